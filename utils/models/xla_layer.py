"""What XLA's cost analysis says of one layer of BERT base. Run by utils/crosscheck.py under a Python that has JAX.

Prints a JSON object with two programs: `layer`, and `operations`, which holds one each of some operations that the
layer has not. Of each it gives `stablehlo`, its text; `total`, XLA's figures for it; `by_primitive`, XLA's figures for
its operations, each costed by itself and added up by the name of the JAX primitive.
"""

import json
from collections import defaultdict

import jax
import jax.extend
import numpy
from jax import lax

TOKENS = 128
HIDDEN = 768
HEADS = 12
HEAD_DIM = HIDDEN // HEADS
INTERMEDIATE = 3072
EPSILON = 1e-12

Figures = dict[str, int]


def linear(values, weight, bias):
    """A linear layer."""
    return values @ weight + bias


def layer_norm(values, weight, bias):
    """Layer normalisation over the last dimension, in two passes."""
    mean = lax.reduce(values, 0.0, lax.add, (1,)) / HIDDEN
    centred = values - mean[:, None]
    variance = lax.reduce(centred * centred, 0.0, lax.add, (1,)) / HIDDEN
    return centred * lax.rsqrt(variance + EPSILON)[:, None] * weight + bias


def split_heads(values):
    """[tokens, hidden] to [heads, tokens, head dimension]."""
    return values.reshape(TOKENS, HEADS, HEAD_DIM).transpose(1, 0, 2)


def softmax(scores):
    """Softmax over the last dimension, in five passes."""
    last = (scores.ndim - 1,)
    exponentials = lax.exp(scores - lax.reduce(scores, -numpy.inf, lax.max, last)[..., None])
    return exponentials / lax.reduce(exponentials, 0.0, lax.add, last)[..., None]


def attention(hidden, mask, query, key, value, output):
    """Multi-head self-attention, written out."""
    queries, keys, values = (split_heads(linear(hidden, *weights)) for weights in (query, key, value))
    scores = lax.batch_matmul(queries, keys.transpose(0, 2, 1)) / HEAD_DIM**0.5 + mask
    context = lax.batch_matmul(softmax(scores), values)
    return linear(context.transpose(1, 0, 2).reshape(TOKENS, HIDDEN), *output)


def gelu(values):
    """The exact GELU."""
    return 0.5 * values * (lax.erf(values / 2**0.5) + 1.0)


def layer(hidden, mask, query, key, value, output, attention_norm, up, down, output_norm):
    """One encoder layer of BERT, normalisation after the residual addition."""
    attended = layer_norm(attention(hidden, mask, query, key, value, output) + hidden, *attention_norm)
    return layer_norm(linear(gelu(linear(attended, *up)), *down) + attended, *output_norm)


def layer_inputs():
    """The shapes that `layer` takes."""

    def shape(*sizes):
        return jax.ShapeDtypeStruct(sizes, numpy.float32)

    def weights(inputs, outputs):
        return shape(inputs, outputs), shape(outputs)

    norm = shape(HIDDEN), shape(HIDDEN)
    projections = [weights(HIDDEN, HIDDEN)] * 4
    up, down = weights(HIDDEN, INTERMEDIATE), weights(INTERMEDIATE, HIDDEN)
    return shape(TOKENS, HIDDEN), shape(TOKENS), *projections, norm, up, down, norm


def operations(values, others):
    """One each of some operations that the layer does not have."""
    return (
        lax.abs(values),
        lax.neg(values),
        lax.convert_element_type(values, "bfloat16"),
        lax.select(values > others, values, others),
        lax.floor(values),
        lax.max(values, others),
        lax.clamp(0.0, values, 6.0),
        lax.log(values),
        lax.sqrt(values),
        lax.tanh(values),
        lax.pow(values, others),
    )


def cost(function, *shapes) -> Figures:
    """What XLA's cost analysis says of a function, before any optimisation."""
    analysis = jax.jit(function).lower(*shapes).cost_analysis() or {}
    return {key: int(analysis.get(key, 0)) for key in ("flops", "transcendentals")}


def cost_of_equation(equation) -> Figures:
    """XLA's figures for one operation, and how many elements it produces. Literal operands stay literals."""
    literal = [isinstance(operand, jax.extend.core.Literal) for operand in equation.invars]
    shapes = [operand.aval for operand, fixed in zip(equation.invars, literal) if not fixed]

    def apply(*variables):
        remaining = iter(variables)
        operands = [o.val if fixed else next(remaining) for o, fixed in zip(equation.invars, literal)]
        return equation.primitive.bind(*operands, **equation.params)

    return cost(apply, *shapes) | {"results": sum(result.aval.size for result in equation.outvars)}


def cost_by_primitive(function, *shapes) -> dict[str, Figures]:
    """XLA's figures by primitive; `count` says how often the primitive occurs."""
    totals = defaultdict(lambda: defaultdict(int))
    for equation in jax.make_jaxpr(function)(*shapes).eqns:
        total = totals[equation.primitive.name]
        total["count"] += 1
        for key, value in cost_of_equation(equation).items():
            total[key] += value
    return totals


def describe(function, *shapes) -> dict:
    """The text of a function and XLA's figures for it."""
    return {
        "stablehlo": jax.jit(function).lower(*shapes).as_text(),
        "total": cost(function, *shapes),
        "by_primitive": cost_by_primitive(function, *shapes),
    }


def main() -> None:
    programs = {
        "layer": describe(layer, *layer_inputs()),
        "operations": describe(operations, *[jax.ShapeDtypeStruct((TOKENS, HIDDEN), numpy.float32)] * 2),
    }
    print(json.dumps(programs))


if __name__ == "__main__":
    main()
