"""Lowers a PyTorch module to one function of linalg-on-tensors, with its weights as arguments.

The steps: export the module as a function of its weights, decompose what torch-mlir would lower badly, tidy the graph,
and let torch-mlir do the rest. Nothing is fused and no named op is replaced. Sizes may be left open.
"""

from collections.abc import Callable
from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.export import Dim, ExportedProgram
from torch_mlir import fx, ir
from torch_mlir.extras.fx_decomp_util import get_decomposition_table

aten = torch.ops.aten


@dataclass(frozen=True)
class LinalgFunction:
    """The text of a module that holds one function, `@main`, and the names of the function's arguments."""

    text: str
    argument_names: list[str]


#: Names for dimensions of inputs, by input and position.
OpenDims = dict[str, dict[int, str]]


class FunctionalModule(nn.Module):
    """A module as a function of its inputs and then its weights.

    The wrapped module is kept out of sight of `nn.Module`, so that an export finds no parameters in it.
    """

    def __init__(self, module: nn.Module, weight_names: list[str]):
        super().__init__()
        self._call = lambda weights, inputs: torch.func.functional_call(module, weights, inputs)
        self._weight_names = weight_names

    def forward(self, *tensors: Tensor):
        first_weight = len(tensors) - len(self._weight_names)
        weights = dict(zip(self._weight_names, tensors[first_weight:]))
        return self._call(weights, tensors[:first_weight])


def lower(module: nn.Module, inputs: dict[str, Tensor], open_dims: OpenDims) -> LinalgFunction:
    """Lowers `module`, called with `inputs`, to linalg on tensors. Weights that it does not use are no arguments.

    The sizes of the dimensions in `open_dims` are left open; those of one name are equal.
    """
    weights = dict(module.named_parameters()) | dict(module.named_buffers())
    program = _export(FunctionalModule(module, list(weights)), inputs, weights, open_dims)
    program = program.run_decompositions(_decompositions())

    _drop_run_time_checks(program)
    names = dict(zip((node.name for node in _placeholders(program)), (*inputs, *weights)))
    _drop_unused_arguments(program)
    _fold_weight_transposes(program, names)
    _reshape_unit_permutes(program)

    lowered = fx.export_and_import(program, output_type="linalg-on-tensors", decomposition_table={})
    _drop_asserts(lowered)
    return LinalgFunction(str(lowered), [names[node.name] for node in _placeholders(program)])


def _export(
    functional: FunctionalModule, inputs: dict[str, Tensor], weights: dict[str, Tensor], open_dims: OpenDims
) -> ExportedProgram:
    """Exports the module; open dimensions of one name become one symbol."""
    tensors = (*inputs.values(), *weights.values())
    if not open_dims:
        return torch.export.export(functional, tensors, strict=False)
    dims = {name: Dim(name) for positions in open_dims.values() for name in positions.values()}
    by_tensor = [{position: dims[name] for position, name in open_dims.get(input, {}).items()} for input in inputs]
    shapes = (*by_tensor, *({} for _ in weights))
    # The views of attention are right for sizes from 1 up, of which the export finds no proof: it is to check them when
    # the program runs, not to refuse them.
    return torch.export.export(
        functional,
        tensors,
        dynamic_shapes=(shapes,),
        strict=False,
        prefer_deferred_runtime_asserts_over_guards=True,
    )


# Decompositions: torch-mlir's own, with the following in place of some.


def _batch_norm_inference(
    values: Tensor,
    weight: Tensor,
    bias: Tensor,
    running_mean: Tensor,
    running_variance: Tensor,
    momentum: float,
    epsilon: float,
) -> tuple[Tensor, Tensor, Tensor]:
    """Batch normalisation with known statistics: one scale and one shift per channel, as PyTorch's CPU kernel does.

    PyTorch's own decomposition makes four passes over the values, and torch-mlir guards its reciprocal by an assert.
    """
    scale = weight * torch.rsqrt(running_variance + epsilon)
    shift = bias - running_mean * scale
    per_channel = (-1,) + (1,) * (values.dim() - 2)
    no_statistics = values.new_empty(0)
    return values * scale.view(per_channel) + shift.view(per_channel), no_statistics, no_statistics


def _native_layer_norm(
    values: Tensor, normalized_shape: list[int], weight: Tensor | None, bias: Tensor | None, epsilon: float
) -> tuple[Tensor, Tensor, Tensor]:
    """Layer normalisation in two passes. PyTorch's own ends in a variance that torch-mlir computes in f64."""
    dims = list(range(values.dim() - len(normalized_shape), values.dim()))
    mean = values.mean(dims, keepdim=True)
    centred = values - mean
    reciprocal_deviation = torch.rsqrt((centred * centred).mean(dims, keepdim=True) + epsilon)
    result = centred * reciprocal_deviation
    if weight is not None:
        result = result * weight
    if bias is not None:
        result = result + bias
    return result, mean, reciprocal_deviation


def _scaled_dot_product_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """Attention by its definition. PyTorch's own scales both operands and guards against rows that are all masked."""
    if dropout_p or is_causal or enable_gqa:
        raise NotImplementedError("attention with dropout, an implied causal mask or grouped queries")
    scores = torch.matmul(query, key.transpose(-2, -1)) * (scale or query.shape[-1] ** -0.5)
    if attn_mask is not None:
        scores = scores + attn_mask
    return torch.matmul(torch.softmax(scores, dim=-1), value)


def _decompositions() -> dict[torch._ops.OpOverload, Callable]:
    """The table for `run_decompositions`."""
    table = dict(get_decomposition_table())
    # PyTorch's own goes through f32; torch-mlir has one in the type of the operand.
    del table[aten.silu.default]
    table[aten._native_batch_norm_legit_no_training.default] = _batch_norm_inference
    table[aten.native_layer_norm.default] = _native_layer_norm
    table[aten.scaled_dot_product_attention.default] = _scaled_dot_product_attention
    return table


# Rewrites of the exported graph.


def _placeholders(program: ExportedProgram) -> list[torch.fx.Node]:
    """The arguments of the program, in order."""
    return [node for node in program.graph.nodes if node.op == "placeholder"]


def _drop_unused_arguments(program: ExportedProgram) -> None:
    """Removes weights that nothing reads, such as the batch counters of batch normalisation."""
    for node, spec in zip(_placeholders(program), list(program.graph_signature.input_specs)):
        if not node.users:
            program.graph_signature.input_specs.remove(spec)
            program.graph.erase_node(node)


def _drop_run_time_checks(program: ExportedProgram) -> None:
    """Removes the checks of sizes and types, which torch-mlir cannot lower all; a release build has none."""
    for node in list(program.graph.nodes):
        if node.target in (aten._assert_scalar.default, aten._assert_tensor_metadata.default):
            program.graph.erase_node(node)
    program.graph.eliminate_dead_code()


def _fold_weight_transposes(program: ExportedProgram, names: dict[str, str]) -> None:
    """Turns arguments that are only ever read transposed into arguments of the transposed shape.

    `nn.Linear` stores its weight as [out, in] and multiplies by the transpose. In linalg that is a copy of the whole
    weight in each call, which nobody pays: a weight is laid out once, when it is loaded. The argument gets `.T` at the
    end of its name.
    """
    for node in _placeholders(program):
        transposes = list(node.users)
        if not all(user.target == aten.permute.default and list(user.args[1]) == [1, 0] for user in transposes):
            continue
        node.meta["val"] = transposes[0].meta["val"]
        node.meta.pop("tensor_meta", None)
        names[node.name] += ".T"
        for transpose in transposes:
            transpose.replace_all_uses_with(node)
            program.graph.erase_node(transpose)


def _reshape_unit_permutes(program: ExportedProgram) -> None:
    """Turns permutations that only move dimensions of size one into reshapes, which is what they are in memory."""
    for node in program.graph.nodes:
        if node.target != aten.permute.default:
            continue
        operand, order = node.args
        shape = operand.meta["val"].shape
        moved = [dim % len(shape) for dim in order]
        if [dim for dim in moved if shape[dim] != 1] == [dim for dim in range(len(shape)) if shape[dim] != 1]:
            node.target = aten.view.default
            node.args = (operand, list(node.meta["val"].shape))


# Rewrites of the lowered module.


def _drop_asserts(module: ir.Module) -> None:
    """Removes the run-time checks that torch-mlir emits, as of table look-ups; a release build has none."""
    asserts = []

    def collect(op: ir.Operation) -> ir.WalkResult:
        if op.name == "cf.assert":
            asserts.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(collect)
    for op in asserts:
        op.erase()
