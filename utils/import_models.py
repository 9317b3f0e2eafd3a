#!/usr/bin/env python3
"""Exports real networks from PyTorch to linalg on tensors, as inputs for roofline-opt.

    utils/import_models.py                      all networks, to test/Models/Inputs
    utils/import_models.py --list               what there is
    utils/import_models.py bert-base --out DIR

Each file holds one function, @main, whose arguments are the network's inputs and then its weights, under their names
in PyTorch. There are no weights in it: a network is built of shapes alone, so nothing is downloaded but Python
packages. Linear layers take their weights transposed, [in, out], marked by `.T`. Attention is written out; nothing is
fused. Sizes that a network leaves open have names by `roofline.dims` at the arguments. The files parse with stock
mlir-opt, and making them again gives the same bytes.

Needs mlir-opt of LLVM 22 ($MLIR_OPT, Debian's place, or the PATH). The rest goes into a virtual environment that is
made at the first run, at $ROOFLINE_VENV or ~/.cache/roofline-opt/import-venv, from requirements-import.txt.
"""

import argparse
import re
import sys
from importlib.metadata import version
from pathlib import Path

from models import catalog, environment, mlir_tools

UTILS = Path(__file__).resolve().parent
DEFAULT_OUT = UTILS.parent / "test" / "Models" / "Inputs"

NETWORKS = catalog.NETWORKS | catalog.DYNAMIC_NETWORKS

#: The dialects that may stay in a file, and those that compute with open sizes.
DIALECTS = {"arith", "func", "linalg", "math", "tensor"}
SIZE_DIALECTS = {"affine"}


class ExportError(RuntimeError):
    """A network cannot be exported."""


def main() -> int:
    options = parse_arguments()
    if options.list:
        for name, description in NETWORKS.items():
            print(f"{name:33}{description}")
        return 0
    try:
        mlir_opt = mlir_tools.find_mlir_opt()
        environment.enter(environment.import_location(), UTILS / "requirements-import.txt")
        environment.silence_libraries()
        for name in options.networks or NETWORKS:
            path = export(name, options.out, mlir_opt)
            print(f"{path} {path.stat().st_size} bytes")
    except (ExportError, environment.SetupError, mlir_tools.ToolError, OSError) as error:
        print(f"{Path(__file__).name}: error: {error}", file=sys.stderr)
        return 1
    return 0


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("networks", nargs="*", metavar="NETWORK", help="what to export; all if none is named")
    parser.add_argument("--list", action="store_true", help="list the networks and exit")
    parser.add_argument("--out", type=Path, default=DEFAULT_OUT, metavar="DIR", help="where the files go")
    options = parser.parse_args()
    unknown = [name for name in options.networks if name not in NETWORKS]
    if unknown:
        parser.error(f"no network is called {', '.join(unknown)}; there are {', '.join(NETWORKS)}")
    return options


def export(name: str, directory: Path, mlir_opt: str) -> Path:
    """Exports the network called `name` to a file in `directory`, written whole or not at all."""
    from models import linalg_export, networks

    network = networks.build(name)
    try:
        function = linalg_export.lower(network.module, network.inputs, network.open_dims)
    except Exception as error:
        raise ExportError(f"{name}: torch-mlir failed: {error}") from error
    text = mlir_tools.run(mlir_opt, function.text, "--canonicalize", "--cse")
    check_is_plain(name, text, is_static=not network.open_dims)
    text = header(name, mlir_opt) + name_arguments(text, function.argument_names, network.open_dims)
    mlir_tools.run(mlir_opt, text, "--verify-roundtrip")

    directory.mkdir(parents=True, exist_ok=True)
    path = directory / f"{name}.mlir"
    unfinished = path.with_suffix(".tmp")
    unfinished.write_text(text)
    unfinished.replace(path)
    return path


def check_is_plain(name: str, text: str, is_static: bool) -> None:
    """Sees that a lowered module is one function of straight-line code, over static shapes unless some are open."""
    dialects = set(re.findall(r"^\s+(?:%[\w:, %]+ = )?(\w+)\.\w", text, re.MULTILINE))
    allowed = DIALECTS if is_static else DIALECTS | SIZE_DIALECTS
    if not dialects <= allowed:
        raise ExportError(f"{name}: ops of {', '.join(sorted(dialects - allowed))} remain")
    if is_static and re.search(r"tensor<[^>]*\?", text):
        raise ExportError(f"{name}: a dynamic shape remains")
    if text.count("func.func ") != 1:
        raise ExportError(f"{name}: more than one function")


def header(name: str, mlir_opt: str) -> str:
    """The comment at the top of a file: what it is and how it was made."""
    packages = ("torch", "torchvision", "transformers", "torch-mlir")
    versions = ", ".join(f"{package} {version(package)}" for package in packages)
    return (
        f"// Made by utils/import_models.py with {versions}, mlir-opt {mlir_tools.version_of(mlir_opt)}; do not edit.\n"
        f"// {NETWORKS[name]}.\n\n"
    )


def name_arguments(text: str, names: list[str], open_dims: dict[str, dict[int, str]]) -> str:
    """Gives the arguments of @main their names in PyTorch, and a line each; and open dimensions theirs."""
    # The numbers go on after those of @main in the regions of ops.
    renamed = {f"%arg{index}": f"%{name}" for index, name in enumerate(names)}
    text = re.sub(r"%arg\d+\b", lambda match: renamed.get(match[0], match[0]), text)
    start = text.index("@main(") + len("@main(")
    end = text.index(")", start)
    arguments = text[start:end].split(", ")
    for index, (name, positions) in enumerate((name, open_dims.get(name, {})) for name in names):
        if positions:
            arguments[index] += name_dims(arguments[index], positions)
    indent = "\n      "
    return text[:start] + indent + ("," + indent).join(arguments) + text[end:]


def name_dims(argument: str, names: dict[int, str]) -> str:
    """The attribute by which roofline-opt calls the open dimensions of an argument by `names`."""
    rank = re.search(r"tensor<([^>]*)>", argument)[1].count("x")
    listed = ", ".join(f'"{names.get(position, "")}"' for position in range(rank))
    return f" {{roofline.dims = [{listed}]}}"


if __name__ == "__main__":
    sys.exit(main())
