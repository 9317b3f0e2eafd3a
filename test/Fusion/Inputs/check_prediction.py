#!/usr/bin/env python3
"""Compares what roofline-fuse promises with what the analysis of its result says.

    check_prediction.py ROOFLINE_OPT FILE.mlir...

For every group that is applied there must be a kernel with the flops and the
main-memory bytes that the plan gave the group; the totals must fall by what all
of them save. Prints one line per file and one per difference.
"""

import json
import re
import subprocess
import sys
from collections import Counter

from problems import report

REMARK = re.compile(r"\[(Passed|Missed)\] roofline-fuse .*?Remark=(.*)")
ANNOTATE = "roofline-annotate{fusion=none report=json:-}"


def run(tool, passes, path):
    """The report after `passes`, and the remarks of roofline-fuse."""
    done = subprocess.run(
        [
            tool,
            f"--pass-pipeline=builtin.module({passes})",
            "--remarks-filter=roofline",
            "--remark-policy=all",
            "-o",
            "/dev/null",
            path,
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout), REMARK.findall(done.stderr)


def get_cost(kernel):
    hbm = kernel["bytes"]["hbm"]
    return kernel["flops"], hbm["read"], hbm["written"]


def check(tool, path):
    """The number of groups applied, and what is not as it was promised."""
    before, _ = run(tool, ANNOTATE, path)
    after, remarks = run(tool, f"roofline-fuse,{ANNOTATE}", path)
    kernels = Counter(get_cost(kernel) for kernel in after["kernels"])
    problems = []
    saved = applied = 0
    for outcome, text in remarks:
        if outcome == "Missed":
            # Groups that keep whole rows are applied in place of such a one.
            if "rescales sums" not in text:
                problems.append(text)
            continue
        applied += 1
        metrics = dict(re.findall(r"(\w+)=([-\w]+)", text))
        saved += int(metrics["saved_hbm_bytes"])
        cost = tuple(
            int(metrics[name]) for name in ("flops", "hbm_bytes_read", "hbm_bytes_written")
        )
        if kernels[cost] == 0:
            problems.append(f"no kernel with {cost}: {text}")
        kernels[cost] -= 1
    sums = [
        sum(report["totals"]["bytes"]["hbm"][way] or 0 for way in ("read", "written"))
        for report in (before, after)
    ]
    if sums[0] - sums[1] != saved:
        problems.append(f"{sums[0]} - {saved} bytes promised, {sums[1]} found")
    return applied, problems


def check_all(tool, paths):
    for path in paths:
        applied, problems = check(tool, path)
        yield path, f"{applied} groups applied", problems


if __name__ == "__main__":
    tool, *paths = sys.argv[1:]
    sys.exit(report(check_all(tool, paths)))
