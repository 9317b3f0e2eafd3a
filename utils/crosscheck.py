#!/usr/bin/env python3
"""Compares roofline-opt's counts with those of PyTorch and of XLA.

    utils/crosscheck.py                     all networks, and one layer against XLA
    utils/crosscheck.py --write             the same, into docs/crosscheck.md

Contractions and convolutions are compared with torch.utils.flop_counter on the very modules that the files in
test/Models/Inputs were made of: the two must agree to the last digit. Everything else is compared, operation by
operation, with XLA's cost analysis of one BERT layer and of some single operations: XLA counts by other rules in
places, and each difference must be exactly what the rule makes it. Exits with 1 if anything is left over.

Needs build/bin/roofline-opt, what utils/import_models.py needs, and JAX, for which another virtual environment is made
at the first run, at ~/.cache/roofline-opt/jax-venv, from requirements-crosscheck.txt.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from models import analyser, environment, mlir_tools
from models.catalog import NETWORKS

if TYPE_CHECKING:  # Both need what is installed only in the environment that main enters.
    from models.compare_torch import NetworkComparison
    from models.compare_xla import PrimitiveComparison, ProgramComparison

UTILS = Path(__file__).resolve().parent
ROOT = UTILS.parent
INPUTS = ROOT / "test" / "Models" / "Inputs"
PAGE = ROOT / "docs" / "crosscheck.md"


def main() -> int:
    options = parse_arguments()
    try:
        environment.enter(environment.import_location(), UTILS / "requirements-import.txt")
        environment.silence_libraries()
        networks, programs = compare(options.tool)
    except (analyser.AnalysisError, environment.SetupError, mlir_tools.ToolError, OSError) as error:
        print(f"{Path(__file__).name}: error: {error}", file=sys.stderr)
        return 1
    page = render_page(networks, programs)
    if options.write:
        PAGE.write_text(page)
    else:
        print(page, end="")
    rows = [row for program in programs for row in program.rows]
    return 0 if all(comparison.agrees for comparison in [*networks, *rows]) else 1


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.relative_to(ROOT)} instead of printing")
    parser.add_argument("--tool", type=Path, default=ROOT / "build/bin/roofline-opt", help="the roofline-opt to run")
    return parser.parse_args()


def compare(tool: Path) -> tuple[list[NetworkComparison], list[ProgramComparison]]:
    """Makes both comparisons: by network with PyTorch, by program with XLA."""
    from models import compare_torch, compare_xla

    networks = [compare_torch.compare(tool, name, INPUTS / f"{name}.mlir") for name in NETWORKS]
    jax_python = environment.ensure(environment.jax_location(), UTILS / "requirements-crosscheck.txt")
    return networks, compare_xla.compare(tool, jax_python)


def render_page(networks: list[NetworkComparison], programs: list[ProgramComparison]) -> str:
    """The page as Markdown."""
    sections = [
        "<!-- Made by utils/crosscheck.py --write; do not edit. -->\n\n# Cross-checks\n\n"
        "Two other programs count the work in a network, by other means. Where they mean the same thing as we do, the"
        " numbers are the same; where they do not, the difference is the one that our rules say.\n",
        render_torch(networks),
        *(render_program(program) for program in programs),
    ]
    return "\n".join(sections)


def render_torch(comparisons: list[NetworkComparison]) -> str:
    """The table of networks."""
    rows = [
        [each.name, f"{each.ours:,}", f"{each.torch:,}", "equal" if each.agrees else "**differ**"] for each in comparisons
    ]
    left_over = [f"- {each.name}: {text}" for each in comparisons for text in each.differences]
    return (
        "## Contractions and convolutions, against PyTorch\n\n"
        f"`torch.utils.flop_counter.FlopCounterMode` (torch {pinned('import', 'torch')}) on the modules that the files"
        " in `test/Models/Inputs` were exported from, against the sum of `contraction_ops` in our report on those"
        " files. A multiply-accumulate is two flops.\n\n"
        + render_table(["network", "ours", "PyTorch", ""], rows)
        + "".join(f"{line}\n" for line in ["", *left_over] if left_over)
    )


def render_program(program: ProgramComparison) -> str:
    """The table of one program, by kind of operation; those that neither side counts are left out."""
    titles = {"layer": "One BERT layer, against XLA", "operations": "Single operations, against XLA"}
    header = ["primitive", "number", "XLA flops", "XLA transc.", "our flops", "our transc.", "difference", "why"]
    rows = [render_row(row) for row in program.rows if row.xla != row.ours or row.xla.flops]
    return (
        f"## {titles[program.name]}\n\n"
        f"XLA's cost analysis (JAX {pinned('crosscheck', 'jax')}, before optimisation) of the program in"
        " `utils/models/xla_layer.py`, against our report on the same StableHLO lowered to linalg. A difference is"
        " explained only if the rule gives our number exactly.\n\n" + render_table(header, rows)
    )


def render_row(row: PrimitiveComparison) -> list[str]:
    """The cells for one kind of operation."""
    numbers = [row.occurrences, row.xla.flops, row.xla.transcendentals, row.ours.flops, row.ours.transcendentals]
    why = row.rule.text if row.agrees else f"**not explained** by: {row.rule.text}"
    return [row.primitive, *(f"{number:,}" for number in numbers), f"{row.ours.flops - row.xla.flops:+,}", why]


def render_table(header: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; what looks like a number is set to the right."""
    numeric = [all(re.fullmatch(r"[-+]?[\d,]+", row[column]) for row in rows) for column in range(len(header))]
    rule = ["---:" if right else "---" for right in numeric]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in [header, rule, *rows])


def pinned(requirements: str, package: str) -> str:
    """The version of a package in one of the requirements files."""
    text = (UTILS / f"requirements-{requirements}.txt").read_text()
    return re.search(rf"^{package}==(\S+)$", text, re.MULTILINE)[1]


if __name__ == "__main__":
    sys.exit(main())
