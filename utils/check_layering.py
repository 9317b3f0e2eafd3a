#!/usr/bin/env python3
"""Checks that layers include only what is below them, and name constants once.

The order is that of lib/CMakeLists.txt. A header of a layer may be included by
the layer itself and by those above it; the IR-free layers include no MLIR but
its Presburger library, which knows no IR.

Files of one layer are compiled together by some, and there a constant of one
file may hide that of another, so that each has a name of its own in its layer.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IR_FREE = {"Support", "Target", "Cost", "Access", "Tiling", "Report", "Diff"}


def read_layers():
    """The layers, lowest first."""
    text = (ROOT / "lib/CMakeLists.txt").read_text()
    return re.findall(r"add_subdirectory\((\w+)\)", text)


def find_problems(layers):
    """Yields a line for every include that points upwards."""
    rank = {layer: number for number, layer in enumerate(layers)}
    for layer in layers:
        files = sorted(
            path
            for folder in (ROOT / "include/roofline" / layer, ROOT / "lib" / layer)
            for path in folder.rglob("*")
            if path.suffix in (".h", ".cpp")
        )
        for path in files:
            for number, line in enumerate(path.read_text().splitlines(), 1):
                include = re.match(r'#include "(roofline/(\w+)|mlir(?!/Analysis/Presburger/))/', line)
                if not include:
                    continue
                where = f"{path.relative_to(ROOT)}:{number}"
                other = include.group(2)
                if other is None:
                    if layer in IR_FREE:
                        yield f"{where}: error: layer {layer} must not include MLIR"
                elif other not in rank:
                    yield f"{where}: error: unknown layer {other}"
                elif rank[other] > rank[layer]:
                    yield f"{where}: error: {layer} is below {other} and must not include it"


def find_hidden(layers):
    """Yields a line for every constant that a layer has twice."""
    for layer in layers:
        first = {}
        for path in sorted((ROOT / "lib" / layer).rglob("*.cpp")):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                constant = re.match(r"(?:static |inline )*(?:constexpr|const) .*?\b(k[A-Z]\w*)", line)
                if not constant:
                    continue
                where = f"{path.relative_to(ROOT)}:{number}"
                other = first.setdefault(constant.group(1), where)
                if other != where:
                    yield f"{where}: error: {constant.group(1)} is also at {other}; name one of them otherwise"


def main():
    layers = read_layers()
    problems = [*find_problems(layers), *find_hidden(layers)]
    print("\n".join(problems) or "layering: every include points downwards")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
