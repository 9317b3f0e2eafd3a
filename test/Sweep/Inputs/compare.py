# Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks that a point of a sweep is what a report on that value alone says.

Usage: compare.py SWEEP.json VALUE REPORT.json. All digits must be equal, but
for the time of a group, which several kernels of the report add up to.
"""

import json
import math
import sys

RATES = ["intensity", "regime", "attainable_flops_per_s"]


def list_kernels(report):
    """Yields each kernel that counts with how often the totals contain it."""
    functions = {f["name"]: f for f in report["functions"]}
    for kernel in report["kernels"]:
        function = functions[kernel["function"]]
        if kernel["taken"] and not function["has_instances"]:
            yield kernel, function["calls"]
    for instance in report["instances"]:
        yield instance["kernel"], instance["times"]


def main():
    sweep = json.load(open(sys.argv[1]))["sweep"]
    value = int(sys.argv[2])
    report = json.load(open(sys.argv[3]))
    at = sweep["values"].index(value)
    total, *groups = sweep["series"]
    for key in RATES + ["time_s"]:
        assert total[key][at] == report["totals"][key], key

    seconds = 0
    for group in groups:
        alike = [
            (kernel, times)
            for kernel, times in list_kernels(report)
            if kernel["op"] == group["op"]
            and all(kernel[key] == group[key][at] for key in RATES + ["bound_by"])
        ]
        places = [kernel["location"] for kernel, _ in alike]
        assert group["location"] in places, (group["location"], places)
        seconds += group["time_s"][at]
    kernels = list(list_kernels(report))
    assert math.isclose(seconds, report["totals"]["time_s"], rel_tol=1e-12)
    count = sum(kernel["executions"] * times for kernel, times in kernels)
    assert total["kernels"] in (count, None), (total["kernels"], count)
    print(f"{len(groups)} groups of {count} kernels agree at {value}")


main()
