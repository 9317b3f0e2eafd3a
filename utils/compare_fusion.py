#!/usr/bin/env python3
"""Compares what a program moves after our fusion plan and after upstream's.

For every bundled network: bytes of main memory as it is, after upstream's
`linalg-fuse-elementwise-ops` (on the file as it is, and with named ops made
generic first; the better of the two), as our plan promises, after
`roofline-fuse` as analysed again, and of the floor that no fusion beats; with
`--inductor` also what the kernels of PyTorch's Inductor move by its own count,
for which it takes the virtual environment of utils/import_models.py, made at the
first run. The last column is ours, as promised, over the best of the others: not
above 1 is wanted of upstream's, and not above 1.05 of any.

Exit status: 0 if our plan is nowhere above upstream's, 1 if it is.
"""

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from models import environment

ROOT = Path(__file__).resolve().parent.parent
UPSTREAM = [
    "func.func(linalg-fuse-elementwise-ops,canonicalize,cse)",
    "func.func(linalg-generalize-named-ops,linalg-fuse-elementwise-ops,"
    "canonicalize,cse)",
]


def run(command):
    """Runs `command`; its output, or an error that shows what it said."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stderr}")
    return done.stdout


def analyse(tool, path, target):
    """The totals of the report on `path`."""
    text = run([tool, "--analyze", f"--target={target}", "--report=json:-",
                path, "-o", "/dev/null"])
    return json.loads(text)["totals"]


def count_bytes(totals):
    """Bytes read and written, or None where they are no numbers."""
    if totals is None:
        return None
    hbm = totals["bytes"]["hbm"]
    if hbm["read"] is None or hbm["written"] is None:
        return None
    return hbm["read"] + hbm["written"]


def rewrite(tool, pipeline, path, folder):
    """`path` after `pipeline`, as a file."""
    out = Path(folder) / "rewritten.mlir"
    run([tool, f"--pass-pipeline=builtin.module({pipeline})", path, "-o", out])
    return out


def count_inductor(names):
    """Bytes by name of network, as Inductor counts them."""
    python = environment.ensure(environment.import_location(),
                                ROOT / "utils/requirements-import.txt")
    done = subprocess.run([python, "-m", "models.count_inductor", *names],
                          cwd=ROOT / "utils", capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"models.count_inductor:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def compare(tool, path, target):
    """Bytes as it is, after upstream, promised, applied, floor."""
    totals = analyse(tool, path, target)
    with tempfile.TemporaryDirectory() as folder:
        upstream = min(
            count_bytes(analyse(tool, rewrite(tool, pipeline, path, folder),
                                target))
            for pipeline in UPSTREAM
        )
        fused = rewrite(tool, f"roofline-fuse{{target={target}}}", path, folder)
        applied = count_bytes(analyse(tool, fused, target))
    promised = count_bytes(totals["fused"] or totals)
    return (count_bytes(totals), upstream, promised, applied,
            count_bytes(totals["floor"]))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--tool", default=ROOT / "build/bin/roofline-opt")
    parser.add_argument("--target", default="h100-sxm")
    parser.add_argument("--inductor", action="store_true")
    options = parser.parse_args()
    files = options.files or sorted((ROOT / "test/Models/Inputs").glob("*.mlir"))
    # Open sizes are not planned for.
    files = [path for path in files if "dynamic" not in path.name]
    inductor = {}
    if options.inductor:
        inductor = count_inductor([path.stem for path in files])
    print(f"{'MB of main memory':<30} {'as it is':>9} {'upstream':>9} "
          f"{'Inductor':>9} {'promised':>9} {'applied':>9} {'floor':>9} "
          f"{'ratio':>6}")
    is_above = False
    for path in files:
        figures = list(compare(options.tool, path, options.target))
        figures.insert(2, inductor.get(path.stem))
        _, upstream, other, promised, _, _ = figures
        is_above |= promised > upstream
        texts = [f"{figure / 1e6:9.2f}" if figure is not None else f"{'-':>9}"
                 for figure in figures]
        best = min(upstream, other) if other else upstream
        print(f"{path.stem:<30} {' '.join(texts)} {promised / best:6.3f}",
              flush=True)
    return int(is_above)


if __name__ == "__main__":
    sys.exit(main())
