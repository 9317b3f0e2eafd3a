"""The names of the networks, without anything that has to be installed."""

#: What each network is, by name; in the order in which they are exported and shown.
NETWORKS: dict[str, str] = {
    "resnet50": "torchvision ResNet-50, one 224x224 image, f32",
    "mobilenet-v2": "torchvision MobileNetV2, one 224x224 image, f32",
    "vit-b-16": "torchvision ViT-B/16, one 224x224 image, f32",
    "bert-base": "transformers BERT base with pooler, one sequence of 128 tokens, f32",
    "gpt2-small": "transformers GPT-2 small with output projection, one sequence of 1024 tokens, f32",
    "bert-base-layer": "one encoder layer of BERT base, one sequence of 128 tokens, f32",
    "resnet50-block": "the second bottleneck block of ResNet-50, one image of 56x56 with 256 channels, f32",
    "llama3-8b-layer-decode-b1": "one Llama-3-8B decoder layer, one new token, 2048 positions attended, bf16",
    "llama3-8b-layer-decode-b64": "one Llama-3-8B decoder layer, 64 sequences, a new token each, 2048 positions, bf16",
    "llama3-8b-layer-prefill-2048": "one Llama-3-8B decoder layer, one sequence of 2048 tokens, causal, bf16",
}

#: The same layer again, with sizes left open; what is compared with other counters has none.
DYNAMIC_NETWORKS: dict[str, str] = {
    "llama3-8b-layer-decode-dynamic": "one Llama-3-8B decoder layer, B sequences, a new token each, S positions, bf16",
    "llama3-8b-layer-prefill-dynamic": "one Llama-3-8B decoder layer, one sequence of S tokens, causal, bf16",
}
