#!/usr/bin/env python3
"""Compares what roofline-opt says that random loop nests move with what they do when they are run.

    utils/validate_random_nests.py                        300 nests
    utils/validate_random_nests.py --first=1000 --number=500
    utils/validate_random_nests.py --show=17              prints nest 17, and what is said of it

The nests (utils/traffic/random_nests.py) have guards, steps, bounds that depend on loops around, shifted and strided
indices. Small ones are for the compulsory bytes: what is read before it is stored, and what is stored. Larger ones are
for the lines that enter a cache of 1, 4 and 16 KiB, of those that execute 2,000 to 300,000 accesses.

Exits with 1 where compulsory bytes are too few, or more than 2 in 100 nests have too many.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from traffic import model
from traffic.random_nests import RandomNest, TooLongError, make_nest

ROOT = Path(__file__).resolve().parent.parent
CAPACITIES = (1024, 4096, 16384)
LEAST_ACCESSES = 2_000  # Of a nest whose lines are looked at: with few, one line is some percent.
SCALE = 4  # Of the loops of these.
MOST_TOO_HIGH = 0.02


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--first", type=int, default=0, help="number of the first nest")
    parser.add_argument("--number", type=int, default=300, help="how many nests")
    parser.add_argument("--show", type=int, help="print this nest alone")
    parser.add_argument("--tool", type=Path, default=ROOT / "build/bin/roofline-opt", help="roofline-opt")
    args = parser.parse_args()
    seeds = range(args.first, args.first + args.number) if args.show is None else [args.show]
    is_good = compare_compulsory(args.tool, seeds, args.show is not None)
    compare_fills(args.tool, seeds, args.show is not None)
    return 0 if is_good else 1


def make_fitting(seed: int, scale: int) -> tuple[RandomNest, int] | None:
    """The nest and how many accesses it executes; None where these are too many."""
    nest = make_nest(seed, scale)
    try:
        return nest, nest.fit()
    except TooLongError:
        return None


def ask(tool: Path, nests: dict[int, RandomNest], capacity: int, quantity: str) -> dict[int, int | None]:
    """What the report says of each, in bytes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "nests.mlir"
        file.write_text("".join(nest.text(f"nest_{seed}") for seed, nest in nests.items()))
        said = model.modelled_bytes(tool, file, capacity, quantity)
    return {seed: said.get(f"nest_{seed}") for seed in nests}


def compare_compulsory(tool: Path, seeds: list[int] | range, is_shown: bool) -> bool:
    nests = {seed: made[0] for seed in seeds if (made := make_fitting(seed, 1)) and made[1] > 0}
    said = ask(tool, nests, CAPACITIES[-1], "compulsory")
    too_low = too_high = silent = 0
    for seed, nest in nests.items():
        truth, bytes_said = nest.compulsory_bytes(), said[seed]
        if is_shown:
            print(nest.text(f"nest_{seed}"))
        if bytes_said is None:
            silent += 1
        elif bytes_said != truth:
            too_low += bytes_said < truth
            too_high += bytes_said > truth
            print(f"nest {seed}: compulsory bytes {bytes_said:,}, right are {truth:,}")
    print(f"compulsory bytes of {len(nests)} nests: {too_low} too low, {too_high} too high, {silent} not said")
    return too_low == 0 and too_high <= MOST_TOO_HIGH * max(len(nests), 50)


def compare_fills(tool: Path, seeds: list[int] | range, is_shown: bool) -> None:
    nests = {seed: made[0] for seed in seeds if (made := make_fitting(seed, SCALE)) and made[1] >= LEAST_ACCESSES}
    errors: list[float] = []
    silent = 0
    for capacity in CAPACITIES:
        said = ask(tool, nests, capacity, "fills")
        for seed, nest in nests.items():
            truth, bytes_said = nest.fills(capacity), said[seed]
            if is_shown and capacity == CAPACITIES[0]:
                print(nest.text(f"nest_{seed}"))
            if is_shown:
                print(f"nest {seed} at {capacity} bytes: {bytes_said} bytes said, {truth * model.LINE_BYTES} right")
            if bytes_said is None:
                silent += 1
            else:
                errors.append(abs(bytes_said / model.LINE_BYTES - truth) / truth)
    if not errors:
        print("no nest executes enough to compare lines")
        return
    errors.sort()
    above = sum(error > 0.2 for error in errors)
    print(
        f"lines of {len(errors)} nests and caches: median error {statistics.median(errors):.2%},"
        f" 90th percentile {errors[len(errors) * 9 // 10]:.1%}, worst {errors[-1]:.0%},"
        f" {above} above 20 %, {silent} not said"
    )


if __name__ == "__main__":
    sys.exit(main())
