"""How much memory a fused attention of XLA's CPU compiler takes while it runs. To be run under a Python with JAX.

    python xla_attention_memory.py [KV_HEADS...]

For the attention of the Llama prefill, from its first product to its second, with so many KV heads (2, 4 and 8): what
the process grows by beyond the result, and the size of the scores of all heads in f32. XLA makes one fusion of it and
counts what that reads and writes; if the process grows with the scores, they are in memory all the same. Linux only:
peaks are in KiB.
"""

import multiprocessing
import resource
import sys

import jax
import xla_twins
from jax import lax
from xla_twins import GROUP, HEAD_DIM, POSITIONS

ROWS = GROUP * POSITIONS


def attention(query, key, value, mask):
    """Attention without projections, in f32."""
    scores = lax.batch_matmul(query, key).reshape(-1, POSITIONS, POSITIONS)
    weights = xla_twins.softmax(scores * HEAD_DIM**-0.5 + mask)
    return lax.batch_matmul(weights.reshape(-1, ROWS, POSITIONS), value)


def peak() -> int:
    """The most bytes that the process has held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def measure(heads: int) -> tuple[int, int]:
    """By how many bytes one run makes the process grow beyond its result, and those of the scores."""
    shapes = (heads, ROWS, HEAD_DIM), (heads, HEAD_DIM, POSITIONS), (heads, POSITIONS, HEAD_DIM), (POSITIONS, POSITIONS)
    values = [jax.numpy.ones(shape, "float32").block_until_ready() for shape in shapes]
    program = jax.jit(attention).lower(*values).compile()
    if program.as_text().split("ENTRY")[1].count(" fusion(") != 1:
        sys.exit("the attention is not one fusion")
    before = peak()
    result = program(*values).block_until_ready()
    return peak() - before - result.nbytes, heads * ROWS * POSITIONS * 4


def main() -> None:
    # A process for each, since a peak never falls.
    with multiprocessing.get_context("spawn").Pool(1, maxtasksperchild=1) as pool:
        print("KV heads  grows by MB  scores MB")
        for heads in map(int, sys.argv[1:] or (2, 4, 8)):
            grown, scores = pool.apply(measure, (heads,))
            print(f"{heads:8} {grown / 1e6:12.1f} {scores / 1e6:10.1f}")


if __name__ == "__main__":
    main()
