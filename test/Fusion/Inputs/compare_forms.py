#!/usr/bin/env python3
"""Compares the groups of a program on tensors with those of its bufferized form.

usage: compare_forms.py roofline-opt mlir-opt FILE...

Prints a line per file with the number of groups, and what differs: form, tiles,
flops, bytes or time of one. Fills and copies of buffers cost nothing on
tensors, so that the kernels of a group, and what these cost apart, may be more.
"""

import json
import subprocess
import sys
from pathlib import Path

PIPELINE = (
    "builtin.module(one-shot-bufferize{bufferize-function-boundaries "
    "function-boundary-type-conversion=identity-layout-map},canonicalize,cse)"
)
SAME = ["form", "tile_sizes", "tile_order", "on_chip_bytes", "flops", "transcendentals", "iops",
        "bytes", "intensity", "bound_by", "regime", "time_s"]


def analyse(tool, text):
    """The groups of the program `text`."""
    run = subprocess.run([tool, "--analyze", "--target=h100-sxm", "--levers=none", "-o", "/dev/null",
                          "--report=json:-", "-"], input=text, capture_output=True, text=True, check=True)
    report = json.loads(run.stdout)
    fills = {kernel["id"] for kernel in report["kernels"] if kernel["op"] == "linalg.fill"}
    # A fill and the one op that starts from it are no group on tensors.
    return [group for group in report["groups"] if len(set(group["kernels"]) - fills) > 1]


def compare(tool, optimizer, path):
    """The number of groups on tensors, and lines on what differs."""
    text = path.read_text()
    buffers = subprocess.run([optimizer, f"--pass-pipeline={PIPELINE}"], input=text,
                             capture_output=True, text=True, check=True).stdout
    before, after = analyse(tool, text), analyse(tool, buffers)
    problems = [] if len(before) == len(after) else [f"{len(before)} and {len(after)} groups"]
    for one, other in zip(before, after):
        problems += [f"group {one['id']}: {key} {one[key]} and {other[key]}"
                     for key in SAME if one[key] != other[key]]
    return len(before), problems


def main():
    tool, optimizer, *paths = sys.argv[1:]
    for path in map(Path, paths):
        groups, problems = compare(tool, optimizer, path)
        print(f"{path.name}: {groups} groups, {len(problems)} differences")
        for problem in problems:
            print(f"  {problem}")


if __name__ == "__main__":
    main()
