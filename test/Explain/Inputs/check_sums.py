"""Adds up the derivations of a JSON report and holds them against its figures.

Where a derivation says that it has no parts of a figure, that figure is left
out. Prints how many kernels were checked; exits with 1 at the first mistake.
"""

import json
import math
import sys


def is_known(*values):
    return all(isinstance(value, int) for value in values)


def check(kernel, what, left, right):
    if is_known(left, right) and left != right:
        sys.exit(f"kernel {kernel['id']}: {what}: {left} is not {right}")


def check_work(kernel, why):
    sums = {"flops": 0, "transcendentals": 0, "iops": 0}
    for work in why["work"]:
        if not is_known(work["sum"]):
            return
        check(kernel, work["ops"], work["each"] * work["points"], work["sum"])
        if work["kind"] == "division":
            continue
        sums["iops" if work["precision"].startswith("i") else "flops"] += work["sum"]
        if work["kind"] == "transcendental":
            sums["transcendentals"] += work["sum"]
    for figure, value in sums.items():
        check(kernel, figure, value, why["once"][figure])


def check_accesses(kernel, why):
    for buffer in why["buffers"]:
        for access in buffer["accesses"]:
            if is_known(access["elements"], *access["extents"]):
                if "why" not in access:
                    check(kernel, access["index"], math.prod(access["extents"]), access["elements"])
                bits = access["elements"] * buffer["bits_per_element"]
                check(kernel, buffer["name"], -(-bits // 8), access["bytes"])


def check_bytes(kernel, why):
    for side in ("read", "written"):
        parts = [buffer[side] for buffer in why["buffers"]]
        if is_known(*parts):
            check(kernel, "hbm " + side, sum(parts), why["once"][side])
        for level in why["levels"]:
            again = [buffer[level["level"] + "_again"][side] for buffer in why["buffers"]]
            if level["adds_up"] and is_known(why["once"][side], *again):
                check(kernel, level["level"] + " " + side, why["once"][side] + sum(again), level[side])


def check_repeats(kernel, why):
    times = kernel["executions"]
    if not is_known(times):
        return
    hbm = next((level for level in why["levels"] if level["level"] == "hbm"), why["once"])
    for figure in ("flops", "transcendentals", "iops"):
        if is_known(why["once"][figure]):
            check(kernel, "all " + figure, why["once"][figure] * times, kernel[figure])
    for side in ("read", "written"):
        if is_known(hbm[side]):
            check(kernel, "all " + side, hbm[side] * times, kernel["bytes"]["hbm"][side])


def check_roofs(kernel, why):
    shown = {roof["roof"]: roof["time_s"] for roof in kernel["roofs"]}
    for roof in why["roofs"]:
        # With an open size somewhere no roof has a time in the report.
        if roof["time_s"] is None or kernel["time_s"] is None:
            continue
        seconds = sum(part["amount"] / part["per_s"] for part in roof["parts"])
        if not math.isclose(seconds, shown[roof["roof"]], rel_tol=1e-12):
            sys.exit(f"kernel {kernel['id']}: {roof['roof']}: {seconds} s")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        report = json.load(file)
    checked = 0
    for kernel in report["kernels"]:
        why = kernel["why"]
        missing = " ".join(why["no_derivation"])
        is_external = any("external_cost" in note for note in why["notes"])
        if not is_external and "flops and iops" not in missing:
            check_work(kernel, why)
        check_accesses(kernel, why)
        if not is_external:
            check_bytes(kernel, why)
        if "totals of all executions" not in missing:
            check_repeats(kernel, why)
        check_roofs(kernel, why)
        checked += 1
    print(f"{checked} kernels add up")


main()
