"""What nests really fetch, by two independent means, and the file that remembers it."""

import json
import re
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from models import mlir_tools

from .corpus import FOLDER, Nest
from .programs import MeasurementError, Programs, build, run

CACHE = FOLDER.parent / "truth.json"
LINE_BYTES = 64
CAPACITIES = (16 << 10, 64 << 10, 256 << 10)  # For all nests the same: nobody picks what suits one.
# The first level is as small as cachegrind takes it: two lines. What hits there does not count as a use in the last
# level, so with more of it the order of use would be another. Code gets a first level that holds all of it.
FIRST_LEVELS = ("--I1=1048576,16,64", "--D1=64,1,32")


@dataclass(frozen=True)
class Fills:
    """The traffic of one nest at one capacity, in lines."""

    measured: int  # Fetched, by cachegrind, start-up subtracted.
    simulated: int  # The same by our own simulator.
    contents: int  # Those of the simulated ones whose old contents were of use.
    written_back: int  # By the simulator, with what is dirty at the end.


@dataclass(frozen=True)
class Truth:
    """All that was measured of one nest."""

    digest: str
    tools: str
    # Executed by the IR, and by the machine code that cachegrind saw.
    reads: int
    writes: int
    measured_reads: int
    measured_writes: int
    fills: dict[int, Fills]  # By capacity in bytes.


def load() -> dict[str, Truth]:
    """What is remembered, by name of the nest."""
    if not CACHE.exists():
        return {}
    return {name: _from_json(entry) for name, entry in json.loads(CACHE.read_text()).items()}


def save(truths: dict[str, Truth]) -> None:
    """Writes the file: a line for each nest."""
    lines = [f"{json.dumps(name)}: {json.dumps(_to_json(truths[name]))}" for name in sorted(truths)]
    CACHE.write_text("{\n" + ",\n".join(lines) + "\n}\n")


def measure(nests: Iterable[Nest], jobs: int) -> Iterable[tuple[Nest, Truth]]:
    """Measures nests file by file, each at all capacities."""
    by_file: dict[Path, list[Nest]] = {}
    for nest in nests:
        by_file.setdefault(nest.file, []).append(nest)
    tools = _tools()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        for file, members in by_file.items():
            programs = build(file, Path(folder))
            start_up = dict(zip(CAPACITIES, pool.map(lambda size: _watch(programs, "", size), CAPACITIES)))
            yield from zip(members, pool.map(lambda nest: _measure(programs, nest, start_up, tools), members))


@dataclass(frozen=True)
class _Counts:
    """What cachegrind counted in one run."""

    reads: int
    writes: int
    fetched: int


def _measure(programs: Programs, nest: Nest, start_up: dict[int, _Counts], tools: str) -> Truth:
    accesses, *simulated = [
        [int(word) for word in line.split()]
        for line in run([programs.simulated, nest.function, *CAPACITIES]).splitlines()
    ]
    watched = {size: _watch(programs, nest.function, size) for size in CAPACITIES}
    fills = {
        size: Fills(watched[size].fetched - start_up[size].fetched, *ours) for size, ours in zip(CAPACITIES, simulated)
    }
    size = CAPACITIES[0]
    machine = [watched[size].reads - start_up[size].reads, watched[size].writes - start_up[size].writes]
    return Truth(nest.digest, tools, *accesses, *machine, fills)


def _watch(programs: Programs, function: str, capacity: int) -> _Counts:
    """Runs a nest under cachegrind with a last level of that capacity: one set, so any line goes anywhere."""
    command = ["valgrind", "--tool=cachegrind", "--cache-sim=yes", "--cachegrind-out-file=/dev/null", *FIRST_LEVELS]
    command += [f"--LL={capacity},{capacity // LINE_BYTES},{LINE_BYTES}", "--log-fd=1", programs.measured, function]
    output = run(command)
    references = _row(output, r"D\s+refs")
    return _Counts(references[0], references[1], sum(_row(output, "LLd misses")))


def _row(output: str, title: str) -> list[int]:
    """The reads and the writes in one row of cachegrind's summary."""
    found = re.search(title + r":\s+[\d,]+\s+\(\s*([\d,]+) rd\s+\+\s+([\d,]+) wr\)", output)
    if not found:
        raise MeasurementError(f"cachegrind said nothing of {title}:\n{output[:2000]}")
    return [int(number.replace(",", "")) for number in found.groups()]


def _tools() -> str:
    llvm = mlir_tools.version_of(mlir_tools.find_mlir_opt())
    return f"LLVM {llvm}, {run(['valgrind', '--version']).strip()}"


def _to_json(truth: Truth) -> dict:
    fills = {str(size): vars(each) for size, each in truth.fills.items()}
    return vars(truth) | {"fills": fills}


def _from_json(entry: dict) -> Truth:
    fills = {int(size): Fills(**each) for size, each in entry["fills"].items()}
    return Truth(**entry | {"fills": fills})
