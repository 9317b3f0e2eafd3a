"""Times PyTorch's and XLA's counters on BERT base, for comparison with the time that our analysis takes."""

import json
import statistics
import subprocess
import timeit
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils.flop_counter import FlopCounterMode

from . import networks

#: The network that all are timed on.
NETWORK = "bert-base"


@dataclass(frozen=True)
class Timing:
    """How long a counter takes for a network of so many ops, each counter's own, and what was timed."""

    counter: str
    ops: int
    seconds: float
    what: str

    @property
    def microseconds_per_op(self) -> float:
        return self.seconds / self.ops * 1e6


class DispatchCounter(TorchDispatchMode):
    """Counts the aten ops that are dispatched under it."""

    def __init__(self):
        super().__init__()
        self.ops = 0

    def __torch_dispatch__(self, function, types, arguments=(), keywords=None):
        self.ops += 1
        return function(*arguments, **(keywords or {}))


def time_torch(runs: int) -> Timing:
    """What FlopCounterMode adds to a forward pass on meta tensors, which have no data to compute with."""
    network = networks.build(NETWORK)

    def forward() -> None:
        network.module(*network.inputs.values())

    def counted_forward() -> None:
        with FlopCounterMode(display=False):
            forward()

    with torch.no_grad():
        with DispatchCounter() as dispatched:
            forward()
        counted_forward()  # Neither is timed at its first run.
        # In turns, so that both see the same machine.
        pairs = [[timeit.timeit(each, number=1) for each in (forward, counted_forward)] for _ in range(runs)]
    plain = statistics.median(plain for plain, _ in pairs)
    return Timing(
        counter="PyTorch, `FlopCounterMode`",
        ops=dispatched.ops,
        seconds=statistics.median(counted - plain for plain, counted in pairs),
        what=f"what it adds to a forward pass on meta tensors (alone {plain * 1e3:.0f} ms); per aten op dispatched",
    )


def time_xla(python: Path, runs: int) -> list[Timing]:
    """XLA's two ways to a cost analysis; `python` is one that has JAX."""
    command = [python, Path(__file__).with_name("xla_speed.py"), str(runs)]
    timings = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    return [
        Timing(
            counter="XLA, `Lowered.cost_analysis()`",
            what="the call, which turns StableHLO into HLO and analyses that; per StableHLO op",
            **timings["lowered"],
        ),
        Timing(
            counter="XLA, `Compiled.cost_analysis()`",
            what="the call, on optimised HLO that is there already; per HLO instruction",
            **timings["compiled"],
        ),
    ]


def render_table(ours: Timing, peers: list[Timing]) -> str:
    """A Markdown table of all, with the ratio of each time per op to ours."""
    header = "| counter | ops | ms | us per op | over ours | what is timed |\n"
    rule = "| --- | ---: | ---: | ---: | ---: | --- |\n"
    return header + rule + "".join(
        f"| {timing.counter} | {timing.ops:,} | {timing.seconds * 1e3:.2f} | {timing.microseconds_per_op:.2f}"
        f" | {timing.microseconds_per_op / ours.microseconds_per_op:.2f} | {timing.what} |\n"
        for timing in [ours, *peers]
    )
