#!/usr/bin/env python3
"""Runs plans as transform-dialect scripts with upstream's tool alone.

    check_script.py ROOFLINE_OPT MLIR_OPT FILE.mlir...

For every group that is in the script of a file there must be a loop over tiles
with the flops and the main-memory bytes that the plan gave the group. Prints
one line per file and one per difference.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from problems import report

LEFT_OUT = re.compile(r"// Group (\d+), which .* is left out")


def run(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def get_cost(kernel):
    hbm = kernel["bytes"]["hbm"]
    return kernel["flops"], hbm["read"], hbm["written"]


def check(tool, upstream, path, folder):
    """How many groups are in the script, how many not, and what went wrong."""
    script, outcome = folder / "script.mlir", folder / "outcome.mlir"
    run(tool, "--analyze", f"--emit-transform={script}", path, "-o", "/dev/null")
    library = f"--transform-preload-library=transform-library-paths={script}"
    run(upstream, library, "--transform-interpreter", path, "-o", str(outcome))
    analyze = (tool, "--analyze", "--report=json:-", "-o", "/dev/null")
    groups = json.loads(run(*analyze, "--fusion=direct", path))["groups"]
    kernels = json.loads(run(*analyze, "--fusion=none", str(outcome)))["kernels"]
    loops = Counter(get_cost(kernel) for kernel in kernels if kernel["op"] == "scf.forall")
    left_out = {int(number) for number in LEFT_OUT.findall(script.read_text())}
    problems = []
    for group in groups:
        if group["id"] in left_out:
            continue
        cost = get_cost(group)
        if loops[cost] == 0:
            problems.append(f"no loop with {cost} for group {group['id']}")
        loops[cost] -= 1
    return len(groups) - len(left_out), len(left_out), problems


def check_all(tool, upstream, paths):
    for path in paths:
        with tempfile.TemporaryDirectory() as folder:
            done, left_out, problems = check(tool, upstream, path, Path(folder))
        yield path, f"{done} groups, {left_out} left out", problems


if __name__ == "__main__":
    tool, upstream, *paths = sys.argv[1:]
    sys.exit(report(check_all(tool, upstream, paths)))
