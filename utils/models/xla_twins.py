"""What XLA's CPU compiler makes of networks, by its own count. Run by utils/compare_fusion.py under a Python with JAX.

    python xla_twins.py NAME...

The twins do in JAX what the files of those names in test/Models/Inputs do, on arguments of the same types; names that
have none are left out. Prints a JSON object by name: `bytes`, which all instructions of the optimised program read and
write; `bytes_as_bf16`, for networks in bf16, half of that for the same network in f32; `contraction_flops`, of products
and convolutions before any optimisation; `types`, those of arguments and results. Nothing is run.
"""

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass

import jax
import numpy
import xla_layer
from jax import lax

# A decoder layer with the shapes of Llama-3-8B; what it computes and why is in llama_layer.py.

HIDDEN = 4096
HEADS = 32
KV_HEADS = 8
GROUP = HEADS // KV_HEADS
HEAD_DIM = 128
INTERMEDIATE = 14336
RMS_EPSILON = 1e-5

#: Positions in the KV cache, and tokens of the prefill.
POSITIONS = 2048


def rms_norm(values, weight):
    """Root-mean-square normalisation, in f32."""
    wide = values.astype(numpy.float32)
    mean_square = lax.reduce(wide * wide, 0.0, lax.add, (1,)) / HIDDEN
    return weight * (wide * lax.rsqrt(mean_square + RMS_EPSILON)[:, None]).astype(values.dtype)


def rotate(heads, cos, sin):
    """Rotary position embedding over the last dimension."""
    first, second = heads[..., : HEAD_DIM // 2], heads[..., HEAD_DIM // 2 :]
    return lax.concatenate([first * cos - second * sin, second * cos + first * sin], 2)


def softmax(scores):
    """Softmax over the last dimension, in f32."""
    return xla_layer.softmax(scores.astype(numpy.float32)).astype(scores.dtype)


def decode_attention(hidden, projections, cos, sin, key_cache, value_cache):
    """Attention of one new token per sequence to all cached positions, of which it is the last."""
    query_weight, key_weight, value_weight = projections
    batch = hidden.shape[0]
    query = rotate((hidden @ query_weight).reshape(batch, HEADS, HEAD_DIM), cos, sin)
    key = rotate((hidden @ key_weight).reshape(batch, KV_HEADS, HEAD_DIM), cos, sin)
    value = (hidden @ value_weight).reshape(batch, KV_HEADS, 1, HEAD_DIM)
    key_cache = lax.dynamic_update_slice(key_cache, key[..., None], (0, 0, 0, POSITIONS - 1))
    value_cache = lax.dynamic_update_slice(value_cache, value, (0, 0, POSITIONS - 1, 0))
    scores = lax.batch_matmul(query.reshape(batch, KV_HEADS, GROUP, HEAD_DIM), key_cache) * HEAD_DIM**-0.5
    context = lax.batch_matmul(softmax(scores), value_cache)
    return context.reshape(batch, HIDDEN), key_cache, value_cache


def prefill_attention(hidden, projections, cos, sin, mask):
    """Causal attention of the tokens of one sequence among themselves; fills the cache."""
    query_weight, key_weight, value_weight = projections
    cos, sin = cos[:, None, :], sin[:, None, :]
    query = rotate((hidden @ query_weight).reshape(POSITIONS, HEADS, HEAD_DIM), cos, sin)
    key = rotate((hidden @ key_weight).reshape(POSITIONS, KV_HEADS, HEAD_DIM), cos, sin)
    value = (hidden @ value_weight).reshape(POSITIONS, KV_HEADS, HEAD_DIM)
    key_cache, value_cache = key.transpose(1, 2, 0), value.transpose(1, 0, 2)
    rows = query.transpose(1, 0, 2).reshape(KV_HEADS, GROUP * POSITIONS, HEAD_DIM)
    scores = lax.batch_matmul(rows, key_cache).reshape(HEADS, POSITIONS, POSITIONS)
    weights = softmax(scores * HEAD_DIM**-0.5 + mask).reshape(KV_HEADS, GROUP * POSITIONS, POSITIONS)
    context = lax.batch_matmul(weights, value_cache).reshape(HEADS, POSITIONS, HEAD_DIM)
    return context.transpose(1, 0, 2).reshape(POSITIONS, HIDDEN), key_cache, value_cache


def llama_layer(attention: Callable) -> Callable:
    """The layer around one of the attentions: what goes to that comes after `hidden`, the weights last."""

    def layer(hidden, *others):
        *inputs, norm, query, key, value, output, second_norm, gate, up, down = others
        projections = query, key, value
        context, *caches = attention(rms_norm(hidden, norm), projections, *inputs)
        hidden = hidden + context @ output
        normed = rms_norm(hidden, second_norm)
        gated = normed @ gate
        return hidden + (gated * lax.logistic(gated) * (normed @ up)) @ down, *caches

    return layer


def llama_weights() -> list[tuple[int, ...]]:
    """The shapes of the weights of the layer."""
    norm, projection, feed_forward = (HIDDEN,), (HIDDEN, KV_HEADS * HEAD_DIM), (HIDDEN, INTERMEDIATE)
    square = (HIDDEN, HIDDEN)
    return [norm, square, projection, projection, square, norm, feed_forward, feed_forward, feed_forward[::-1]]


def decode_inputs(batch: int) -> list[tuple[int, ...]]:
    """The shapes that a decode step takes."""
    angles = (HEAD_DIM // 2,)
    caches = (batch, KV_HEADS, HEAD_DIM, POSITIONS), (batch, KV_HEADS, POSITIONS, HEAD_DIM)
    return [(batch, HIDDEN), angles, angles, *caches, *llama_weights()]


def prefill_inputs() -> list[tuple[int, ...]]:
    """The shapes that a prefill takes."""
    angles = (POSITIONS, HEAD_DIM // 2)
    return [(POSITIONS, HIDDEN), angles, angles, (POSITIONS, POSITIONS), *llama_weights()]


# A bottleneck block of ResNet-50, without a shortcut of its own: the second of the first stage.

CHANNELS = 256
NARROW = 64
SIDE = 56
BATCH_NORM_EPSILON = 1e-5


def batch_norm(values, weight, bias, mean, variance):
    """Batch normalisation with known statistics, of channels in the last dimension."""
    scale = weight * lax.rsqrt(variance + BATCH_NORM_EPSILON)
    return values * scale + (bias - mean * scale)


def convolution(values, weight, padding: int):
    """A convolution. The padding is an op of its own, as in the file; XLA puts it into the convolution."""
    around = (padding, padding, 0)
    padded = lax.pad(values, 0.0, [(0, 0, 0), around, around, (0, 0, 0)])
    return lax.conv_general_dilated(padded, weight, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC"))


def bottleneck(image, *weights):
    """The block, channels last: otherwise XLA's CPU compiler transposes. `weights`: three times a kernel and a norm."""
    first, *norm = weights[:5]
    narrow = lax.max(batch_norm(convolution(image, first, 0), *norm), 0.0)
    second, *norm = weights[5:10]
    narrow = lax.max(batch_norm(convolution(narrow, second, 1), *norm), 0.0)
    third, *norm = weights[10:]
    return lax.max(batch_norm(convolution(narrow, third, 0), *norm) + image, 0.0)


def bottleneck_inputs() -> list[tuple[int, ...]]:
    """The shapes that the block takes."""
    narrow, wide = [(NARROW,)] * 4, [(CHANNELS,)] * 4
    first, second, third = (1, 1, CHANNELS, NARROW), (3, 3, NARROW, NARROW), (1, 1, NARROW, CHANNELS)
    return [(1, SIDE, SIDE, CHANNELS), first, *narrow, second, *narrow, third, *wide]


@dataclass(frozen=True)
class Twin:
    """A function, the types that it takes, and which of its arguments it may write over."""

    function: Callable
    inputs: list
    donated: tuple[int, ...] = ()

    @property
    def is_bf16(self) -> bool:
        """Whether its arguments are in bf16."""
        return any(value.dtype == "bfloat16" for value in jax.tree.leaves(self.inputs))


def typed(shapes: list[tuple[int, ...]], dtype: str) -> list[jax.ShapeDtypeStruct]:
    """Arguments of one type of element."""
    return [jax.ShapeDtypeStruct(shape, dtype) for shape in shapes]


def _llama_decode(batch: int) -> Twin:
    # The caches are the fourth and the fifth argument: a step writes one position into them, in place.
    return Twin(llama_layer(decode_attention), typed(decode_inputs(batch), "bfloat16"), (3, 4))


def _llama_prefill() -> Twin:
    return Twin(llama_layer(prefill_attention), typed(prefill_inputs(), "bfloat16"))


TWINS: dict[str, Callable[[], Twin]] = {
    "bert-base-layer": lambda: Twin(xla_layer.layer, xla_layer.layer_inputs()),
    "resnet50-block": lambda: Twin(bottleneck, typed(bottleneck_inputs(), "float32")),
    "llama3-8b-layer-decode-b1": lambda: _llama_decode(1),
    "llama3-8b-layer-decode-b64": lambda: _llama_decode(64),
    "llama3-8b-layer-prefill-2048": _llama_prefill,
}


def count_bytes(twin: Twin, inputs: list) -> int:
    """Bytes that the instructions of the optimised program access."""
    program = jax.jit(twin.function, donate_argnums=twin.donated).lower(*inputs).compile()
    if "custom-call" in program.as_text():
        raise RuntimeError("the program calls a library, whose bytes XLA does not count")
    return int(program.cost_analysis()["bytes accessed"])


def count_as_bf16(twin: Twin) -> int:
    """Half of the bytes of the same program in f32."""
    return count_bytes(twin, typed([value.shape for value in twin.inputs], "float32")) // 2


def count_contractions(twin: Twin) -> int:
    """Flops of products and convolutions, as the program is written."""
    figures = xla_layer.cost_by_primitive(twin.function, *twin.inputs)
    return sum(figures[name]["flops"] for name in ("dot_general", "conv_general_dilated") if name in figures)


def list_types(twin: Twin) -> list[str]:
    """The types of arguments and results, as MLIR writes them, without `tensor`."""
    values = jax.tree.leaves([twin.inputs, jax.eval_shape(twin.function, *twin.inputs)])
    names = {"float32": "f32", "bfloat16": "bf16"}
    return ["x".join([*map(str, value.shape), names[value.dtype.name]]) for value in values]


def describe(twin: Twin) -> dict:
    """What is printed of a twin."""
    return {
        "bytes": count_bytes(twin, twin.inputs),
        "bytes_as_bf16": count_as_bf16(twin) if twin.is_bf16 else None,
        "contraction_flops": count_contractions(twin),
        "types": list_types(twin),
    }


if __name__ == "__main__":
    print(json.dumps({name: describe(TWINS[name]()) for name in sys.argv[1:] if name in TWINS}))
