#!/usr/bin/env python3
"""Compares two JSON reports of roofline-opt to the last digit, and shows where they differ.

    utils/models/compare_reports.py REPORT EXPECTED              totals and all kernels, in order
    utils/models/compare_reports.py REPORT EXPECTED --times 32   totals: 32 times the expected ones

Only what says where something stands and how it came about is left out: locations, numbers of kernels, formulas. With
`--times`, the counts alone are compared, and both must be complete. Exit status: 1 if there is a difference.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

#: What may differ between the reports of one program in two spellings.
IGNORED = {"id", "location", "expr"}

#: Totals that are exact counts.
COUNTS = ("flops", "transcendentals", "iops", "contraction_ops")

#: More differences than these are not shown.
MAX_SHOWN = 20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("report", type=Path)
    parser.add_argument("expected", type=Path)
    parser.add_argument("--times", type=int, metavar="N", help="the totals must be N times the expected ones")
    options = parser.parse_args()
    report, expected = (json.loads(path.read_text()) for path in (options.report, options.expected))
    if options.times:
        differences = list(compare_multiple(report, expected, options.times))
    else:
        differences = list(compare_all(report, expected))
    for difference in differences[:MAX_SHOWN]:
        print(difference)
    if len(differences) > MAX_SHOWN:
        print(f"{len(differences) - MAX_SHOWN} more")
    return 1 if differences else 0


def compare_multiple(report: dict, expected: dict, times: int) -> Iterator[str]:
    """What of the totals is not the multiple that it should be."""
    for which, each in (("the report", report), ("the expected one", expected)):
        if not each["complete"]:
            yield f"{which} is not complete"
    got, single = count_totals(report["totals"]), count_totals(expected["totals"])
    for name, count in single.items():
        if count is None or got.get(name) != times * count:
            yield f"totals: {name}: {got.get(name)}, expected {times} * {count}"


def count_totals(totals: dict) -> dict[str, int]:
    """The exact counts among the totals."""
    levels = totals["bytes"].items()
    return {name: totals[name] for name in COUNTS} | {
        f"bytes.{level}.{way}": count for level, ways in levels if ways for way, count in ways.items()
    }


def compare_all(report: dict, expected: dict) -> Iterator[str]:
    """All differences, those of single kernels first."""
    yield from compare_kernels(report["kernels"], expected["kernels"])
    for part in ("totals", "complete"):
        yield from compare_figures(part, report[part], expected[part])


def compare_kernels(kernels: list[dict], expected: list[dict]) -> Iterator[str]:
    """Differences kernel by kernel; where one side has others, these, and the rest in pairs."""
    ops, expected_ops = ([kernel["op"] for kernel in side] for side in (kernels, expected))
    matcher = SequenceMatcher(None, ops, expected_ops, autojunk=False)
    for tag, begin, end, expected_begin, expected_end in matcher.get_opcodes():
        if tag == "equal":
            for kernel, other in zip(kernels[begin:end], expected[expected_begin:expected_end]):
                yield from compare_figures(f"{describe(kernel)}, as {describe(other)}", kernel, other)
            continue
        yield from (f"unexpected: {describe(kernel)}" for kernel in kernels[begin:end])
        yield from (f"missing: {describe(kernel)}" for kernel in expected[expected_begin:expected_end])


def describe(kernel: dict) -> str:
    """A kernel and where it stands."""
    return f"{kernel['op']} at {kernel['location']}"


def compare_figures(what: str, figures: object, expected: object) -> Iterator[str]:
    """Differences between two trees of figures, by the path to them."""
    got, wanted = dict(flatten(figures)), dict(flatten(expected))
    for path in sorted(got.keys() | wanted.keys()):
        if got.get(path, "nothing") != wanted.get(path, "nothing"):
            name = f": {path}" if path else ""
            yield f"{what}{name}: {got.get(path, 'nothing')}, expected {wanted.get(path, 'nothing')}"


def flatten(figures: object, path: str = "") -> Iterator[tuple[str, object]]:
    """The leaves of a tree of objects and arrays, by their paths."""
    if isinstance(figures, dict):
        children = [(key, value) for key, value in figures.items() if key not in IGNORED]
    elif isinstance(figures, list):
        children = list(enumerate(figures))
    else:
        yield path, figures
        return
    for key, value in children:
        yield from flatten(value, f"{path}.{key}" if path else str(key))


if __name__ == "__main__":
    sys.exit(main())
