"""One decoder layer with the shapes of Llama-3-8B, as a decode step and as a prefill.

The layer is written for export rather than for training: attention is spelled out, the rotary tables and the KV cache
are inputs, and nothing moves data that a production decoder would not move.

* Keys are cached with the head dimension before the position, `[batch, kv heads, head dim, positions]`, which is the
  operand that `query x key` multiplies by, so a step transposes nothing. Values are cached as
  `[batch, kv heads, positions, head dim]` for the same reason.
* A decode step writes one position of each cache and returns the caches; it does not concatenate.
* Grouped-query attention folds the query heads of a group into the rows of one matrix product per KV head, so keys and
  values are never repeated.
"""

from dataclasses import dataclass

import torch
from torch import nn


@dataclass(frozen=True)
class LlamaShape:
    """The sizes of a layer. The defaults are those of Llama-3-8B."""

    hidden: int = 4096
    heads: int = 32
    kv_heads: int = 8
    head_dim: int = 128
    intermediate: int = 14336
    rms_epsilon: float = 1e-5

    @property
    def group(self) -> int:
        """How many query heads share one KV head."""
        return self.heads // self.kv_heads


class RMSNorm(nn.Module):
    """Root-mean-square normalisation, computed in f32 as Llama does."""

    def __init__(self, size: int, epsilon: float):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(size))
        self.epsilon = epsilon

    def forward(self, hidden: torch.Tensor) -> torch.Tensor:
        wide = hidden.float()
        mean_square = (wide * wide).mean(-1, keepdim=True)
        normed = wide * torch.rsqrt(mean_square + self.epsilon)
        return self.weight * normed.to(hidden.dtype)


def rotate(heads: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Applies rotary position embedding over the last dimension, in Llama's split-half convention.

    `cos` and `sin` hold one angle per pair, so their last dimension is half the head dimension.
    """
    first, second = heads.chunk(2, dim=-1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1)


class GroupedQueryAttention(nn.Module):
    """The projections of grouped-query attention; the subclasses say where keys and values come from."""

    def __init__(self, shape: LlamaShape):
        super().__init__()
        self.shape = shape
        self.q_proj = nn.Linear(shape.hidden, shape.heads * shape.head_dim, bias=False)
        self.k_proj = nn.Linear(shape.hidden, shape.kv_heads * shape.head_dim, bias=False)
        self.v_proj = nn.Linear(shape.hidden, shape.kv_heads * shape.head_dim, bias=False)
        self.o_proj = nn.Linear(shape.heads * shape.head_dim, shape.hidden, bias=False)

    def scale(self, scores: torch.Tensor) -> torch.Tensor:
        """Divides scores by the square root of the head dimension."""
        return scores * self.shape.head_dim**-0.5


class DecodeAttention(GroupedQueryAttention):
    """Attention of one new token per sequence, the last of the cached positions, to all of them."""

    def forward(self, hidden, cos, sin, key_cache, value_cache):
        shape, batch = self.shape, hidden.shape[0]
        positions = value_cache.shape[2]
        query = rotate(self.q_proj(hidden).view(batch, shape.heads, shape.head_dim), cos, sin)
        key = rotate(self.k_proj(hidden).view(batch, shape.kv_heads, shape.head_dim), cos, sin)
        value = self.v_proj(hidden).view(batch, shape.kv_heads, 1, shape.head_dim)
        key_cache = key_cache.slice_scatter(key.unsqueeze(-1), dim=3, start=positions - 1)
        value_cache = value_cache.slice_scatter(value, dim=2, start=positions - 1)

        rows = query.reshape(batch * shape.kv_heads, shape.group, shape.head_dim)
        scores = torch.bmm(rows, key_cache.flatten(0, 1))
        weights = torch.softmax(self.scale(scores), dim=-1, dtype=torch.float32).to(hidden.dtype)
        context = torch.bmm(weights, value_cache.flatten(0, 1))
        return self.o_proj(context.reshape(batch, shape.hidden)), key_cache, value_cache


class PrefillAttention(GroupedQueryAttention):
    """Causal attention of the tokens of one sequence among themselves; fills the cache."""

    def forward(self, hidden, cos, sin, mask):
        shape, tokens = self.shape, hidden.shape[0]
        cos, sin = cos.unsqueeze(1), sin.unsqueeze(1)
        query = rotate(self.q_proj(hidden).view(tokens, shape.heads, shape.head_dim), cos, sin)
        key = rotate(self.k_proj(hidden).view(tokens, shape.kv_heads, shape.head_dim), cos, sin)
        value = self.v_proj(hidden).view(tokens, shape.kv_heads, shape.head_dim)
        key_cache = key.permute(1, 2, 0)
        value_cache = value.permute(1, 0, 2)

        rows = query.permute(1, 0, 2).reshape(shape.kv_heads, shape.group * tokens, shape.head_dim)
        scores = torch.bmm(rows, key_cache).view(shape.heads, tokens, tokens)
        masked = self.scale(scores) + mask
        weights = torch.softmax(masked, dim=-1, dtype=torch.float32).to(hidden.dtype)
        weights = weights.view(shape.kv_heads, shape.group * tokens, tokens)
        context = torch.bmm(weights, value_cache).view(shape.heads, tokens, shape.head_dim)
        context = context.permute(1, 0, 2).reshape(tokens, shape.hidden)
        return self.o_proj(context), key_cache, value_cache


class SwiGLU(nn.Module):
    """Llama's feed-forward network."""

    def __init__(self, shape: LlamaShape):
        super().__init__()
        self.gate_proj = nn.Linear(shape.hidden, shape.intermediate, bias=False)
        self.up_proj = nn.Linear(shape.hidden, shape.intermediate, bias=False)
        self.down_proj = nn.Linear(shape.intermediate, shape.hidden, bias=False)

    def forward(self, hidden: torch.Tensor) -> torch.Tensor:
        return self.down_proj(nn.functional.silu(self.gate_proj(hidden)) * self.up_proj(hidden))


class LlamaDecoderLayer(nn.Module):
    """Norm, attention, norm, feed-forward, with the two residual additions.

    `hidden` has one row per token; what follows it goes to the attention. Returns the new rows and both caches.
    """

    def __init__(self, attention: type[GroupedQueryAttention], shape: LlamaShape = LlamaShape()):
        super().__init__()
        self.input_layernorm = RMSNorm(shape.hidden, shape.rms_epsilon)
        self.self_attn = attention(shape)
        self.post_attention_layernorm = RMSNorm(shape.hidden, shape.rms_epsilon)
        self.mlp = SwiGLU(shape)

    def forward(self, hidden: torch.Tensor, *attention_inputs: torch.Tensor):
        attended, key_cache, value_cache = self.self_attn(self.input_layernorm(hidden), *attention_inputs)
        hidden = hidden + attended
        return hidden + self.mlp(self.post_attention_layernorm(hidden)), key_cache, value_cache
