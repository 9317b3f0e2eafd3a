"""Bytes that the kernels of PyTorch's Inductor read and write, by its own count.

    python -m models.count_inductor NAME...     in the environment of utils/import_models.py, from utils/

Inductor lowers a network to kernels and library calls and sums what each of them reads and writes
(GraphLowering.count_bytes). That is all that is wanted: nothing is compiled or run. Prints a JSON object by name.
"""

from __future__ import annotations

import json
import sys

import torch
from torch._inductor.graph import GraphLowering

from . import environment, networks


class _CountedError(Exception):
    """Ends a compilation when the count is there."""

    def __init__(self, count: int):
        super().__init__(count)
        self.count = count


def _count(graph: GraphLowering) -> None:
    graph._update_scheduler()
    raise _CountedError(graph.count_bytes()[0])


def count_bytes(name: str) -> int:
    """Bytes of all kernels of the network called `name` on a CPU."""
    network = networks.build(name)
    module = network.module.to_empty(device="cpu")
    inputs = [torch.zeros_like(value, device="cpu") for value in network.inputs.values()]
    torch._dynamo.reset()
    GraphLowering.compile_to_module = _count
    try:
        with torch.no_grad():
            torch.compile(module, fullgraph=True)(*inputs)
    except Exception as error:  # Dynamo wraps what its backend raises.
        cause = error
        while cause is not None and not isinstance(cause, _CountedError):
            cause = cause.__cause__ or cause.__context__ or getattr(cause, "inner_exception", None)
        if cause is None:
            raise
        return cause.count
    raise RuntimeError(f"{name} was compiled in a way that counts nothing")


if __name__ == "__main__":
    environment.silence_libraries()
    print(json.dumps({name: count_bytes(name) for name in sys.argv[1:]}))
