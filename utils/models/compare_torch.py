"""Compares the contractions of a network as roofline-opt counts them with PyTorch's own count."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import torch
from torch.utils.flop_counter import FlopCounterMode, flop_registry

from . import analyser, networks

#: An operation and its flops.
Counted = tuple[str, int]


@dataclass(frozen=True)
class NetworkComparison:
    """The contraction flops of a network on both sides, and the operations that only one side has."""

    name: str
    ours: int
    torch: int
    differences: list[str]

    @property
    def agrees(self) -> bool:
        return self.ours == self.torch and not self.differences


def compare(tool: Path, name: str, source: Path) -> NetworkComparison:
    """Compares the network called `name`, which is exported to the file `source`."""
    kernels = analyser.analyse(tool, source)
    ours = [(f"{kernel.op} in line {kernel.line}", kernel.contraction_ops) for kernel in kernels]
    theirs = torch_contractions(networks.build(name))
    return NetworkComparison(
        name=name,
        ours=sum(flops for _, flops in ours),
        torch=sum(flops for _, flops in theirs),
        differences=[f"only ours: {op}, {flops:,} flops" for op, flops in unmatched(ours, theirs)]
        + [f"only PyTorch's: {op}, {flops:,} flops" for op, flops in unmatched(theirs, ours)],
    )


def torch_contractions(network: networks.Network) -> list[Counted]:
    """Runs a network, on its inputs without data, and notes what FlopCounterMode counts, in the order of execution."""
    counted = []

    def noting(op: object, formula: Callable) -> Callable:
        def count(*arguments, **keywords) -> int:
            flops = formula(*arguments, **keywords)
            counted.append((str(op), flops))
            return flops

        # The formulas in the registry take tensors, not shapes; so does this one.
        count._get_raw = True
        return count

    formulas = {op: noting(op, formula) for op, formula in flop_registry.items()}
    with torch.no_grad(), FlopCounterMode(display=False, custom_mapping=formulas) as counter:
        network.module(*network.inputs.values())
    assert counter.get_total_flops() == sum(flops for _, flops in counted)
    return counted


def unmatched(operations: list[Counted], others: list[Counted]) -> list[Counted]:
    """The operations that remain when each is paired with one of the others that has the same flops."""
    available = Counter(flops for _, flops in others)
    left = []
    for op, flops in operations:
        if available[flops] > 0:
            available[flops] -= 1
        elif flops:
            left.append((op, flops))
    return left
