"""The networks that utils/import_models.py exports, each with the inputs that fix its shapes.

Everything is built on PyTorch's meta device: shapes and types without data. No weights are drawn or downloaded, and
building Llama-sized layers takes no memory.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import torch
import torchvision
import transformers
from torch import nn
from transformers.models.bert.modeling_bert import BertLayer

from .llama_layer import DecodeAttention, LlamaDecoderLayer, LlamaShape, PrefillAttention

#: Positions in the KV cache that the decode steps attend to, and tokens of the prefill.
CACHED_POSITIONS = 2048


@dataclass(frozen=True)
class Network:
    """A module in eval mode and its example inputs, by name, in the order that `forward` takes them.

    `open_dims` names the dimensions of inputs whose sizes are left open, by input and position; those of one name are
    equal.
    """

    module: nn.Module
    inputs: dict[str, torch.Tensor]
    open_dims: dict[str, dict[int, str]] = field(default_factory=dict)


class TransformersModel(nn.Module):
    """Calls a `transformers` model by keyword, and gives its answer as tensors."""

    def __init__(self, model: nn.Module, argument_names: list[str]):
        super().__init__()
        self.model = model
        self.argument_names = argument_names

    def forward(self, *arguments: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return self.model(**dict(zip(self.argument_names, arguments))).to_tuple()


class FirstResult(nn.Module):
    """Gives the first of the results of a module: those of an encoder layer end in what attention weighed by."""

    def __init__(self, module: nn.Module):
        super().__init__()
        self.module = module

    def forward(self, *arguments: torch.Tensor) -> torch.Tensor:
        return self.module(*arguments)[0]


def _image() -> dict[str, torch.Tensor]:
    return {"image": torch.empty(1, 3, 224, 224)}


def _ids(batch: int, sequence: int) -> torch.Tensor:
    return torch.empty(batch, sequence, dtype=torch.int64)


def _resnet50() -> Network:
    return Network(torchvision.models.resnet50(weights=None), _image())


def _mobilenet_v2() -> Network:
    return Network(torchvision.models.mobilenet_v2(weights=None), _image())


def _vit_b_16() -> Network:
    return Network(torchvision.models.vit_b_16(weights=None), _image())


def _bert_base() -> Network:
    config = transformers.BertConfig(attn_implementation="eager")
    inputs = {name: _ids(1, 128) for name in ("input_ids", "attention_mask", "token_type_ids", "position_ids")}
    return Network(TransformersModel(transformers.BertModel(config), list(inputs)), inputs)


def _bert_base_layer() -> Network:
    config = transformers.BertConfig(attn_implementation="eager")
    inputs = {"hidden": torch.empty(1, 128, config.hidden_size), "mask": torch.empty(1, 1, 1, 128)}
    return Network(FirstResult(BertLayer(config)), inputs)


def _resnet50_block() -> Network:
    # The second of the first stage: one without a convolution in its shortcut.
    return Network(torchvision.models.resnet50(weights=None).layer1[1], {"image": torch.empty(1, 256, 56, 56)})


def _gpt2_small() -> Network:
    # The output projection is a parameter of its own: one that is shared with the token table would have to be
    # transposed, all of it, at each call.
    config = transformers.GPT2Config(attn_implementation="sdpa", tie_word_embeddings=False, use_cache=False)
    inputs = {name: _ids(1, 1024) for name in ("input_ids", "position_ids")}
    inputs["attention_mask"] = torch.empty(1, 1, 1024, 1024)
    return Network(TransformersModel(transformers.GPT2LMHeadModel(config), list(inputs)), inputs)


def _bf16(*shape: int) -> torch.Tensor:
    return torch.empty(*shape, dtype=torch.bfloat16)


def _llama_decode(batch: int) -> Network:
    shape = LlamaShape()
    inputs = {
        "hidden": _bf16(batch, shape.hidden),
        "cos": _bf16(shape.head_dim // 2),
        "sin": _bf16(shape.head_dim // 2),
        "key_cache": _bf16(batch, shape.kv_heads, shape.head_dim, CACHED_POSITIONS),
        "value_cache": _bf16(batch, shape.kv_heads, CACHED_POSITIONS, shape.head_dim),
    }
    return Network(LlamaDecoderLayer(DecodeAttention, shape).bfloat16(), inputs)


def _llama_prefill() -> Network:
    shape = LlamaShape()
    inputs = {
        "hidden": _bf16(CACHED_POSITIONS, shape.hidden),
        "cos": _bf16(CACHED_POSITIONS, shape.head_dim // 2),
        "sin": _bf16(CACHED_POSITIONS, shape.head_dim // 2),
        "causal_mask": _bf16(CACHED_POSITIONS, CACHED_POSITIONS),
    }
    return Network(LlamaDecoderLayer(PrefillAttention, shape).bfloat16(), inputs)


def _llama_decode_dynamic() -> Network:
    network = _llama_decode(64)
    open_dims = {"hidden": {0: "B"}, "key_cache": {0: "B", 3: "S"}, "value_cache": {0: "B", 2: "S"}}
    return Network(network.module, network.inputs, open_dims)


def _llama_prefill_dynamic() -> Network:
    network = _llama_prefill()
    open_dims = {"hidden": {0: "S"}, "cos": {0: "S"}, "sin": {0: "S"}, "causal_mask": {0: "S", 1: "S"}}
    return Network(network.module, network.inputs, open_dims)


_BUILDERS: dict[str, Callable[[], Network]] = {
    "resnet50": _resnet50,
    "mobilenet-v2": _mobilenet_v2,
    "vit-b-16": _vit_b_16,
    "bert-base": _bert_base,
    "gpt2-small": _gpt2_small,
    "bert-base-layer": _bert_base_layer,
    "resnet50-block": _resnet50_block,
    "llama3-8b-layer-decode-b1": lambda: _llama_decode(1),
    "llama3-8b-layer-decode-b64": lambda: _llama_decode(64),
    "llama3-8b-layer-prefill-2048": _llama_prefill,
    "llama3-8b-layer-decode-dynamic": _llama_decode_dynamic,
    "llama3-8b-layer-prefill-dynamic": _llama_prefill_dynamic,
}


def build(name: str) -> Network:
    """Builds the network called `name` on the meta device, in eval mode."""
    with torch.device("meta"):
        network = _BUILDERS[name]()
    network.module.eval()
    return network
