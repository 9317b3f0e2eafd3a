#!/usr/bin/env python3
"""Makes a model of many equal layers out of the file of one, as utils/import_models.py writes it.

    utils/models/stack_layers.py test/Models/Inputs/llama3-8b-layer-decode-b1.mlir --form loop > model.mlir

The layer's first argument and first result are the hidden state, which goes from layer to layer. The rotary factors and
the mask are the same for all layers; each has caches and weights of its own.

* `loop` is one scf.for with a layer per turn, on slices of weights and caches that are stacked along a new first
  dimension. The new state is carried; the caches that a turn has updated are not put back into the stack: they are
  updated in place, and inserting them would be a copy of all their positions.
* `calls` is one private function and a call for each layer, with arguments of its own.
"""

import argparse
import re
from dataclasses import dataclass
from pathlib import Path

#: The inputs that all layers share.
SHARED = {"cos", "sin", "causal_mask"}


@dataclass(frozen=True)
class Layer:
    """The text of a layer: what stands before the module, the arguments' types by name, the results, the body."""

    preamble: str
    arguments: dict[str, str]
    result_types: list[str]
    body: str
    results: list[str]

    @property
    def state(self) -> str:
        """The argument that is the hidden state."""
        return next(iter(self.arguments))

    @property
    def state_type(self) -> str:
        return self.arguments[self.state]

    @property
    def shared(self) -> dict[str, str]:
        return {name: type for name, type in self.arguments.items() if name in SHARED}

    @property
    def own(self) -> dict[str, str]:
        """What each layer has for itself."""
        return {name: type for name, type in self.arguments.items() if name not in SHARED and name != self.state}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("layer", type=Path, help="the file of one layer")
    parser.add_argument("--form", choices=FORMS, required=True, help="how the layers follow each other")
    parser.add_argument("--layers", type=int, default=32, help="how many there are (default: 32)")
    options = parser.parse_args()
    print(FORMS[options.form](parse(options.layer.read_text()), options.layers), end="")


def parse(text: str) -> Layer:
    """Takes the file of a layer apart."""
    found = re.fullmatch(
        r"(?P<preamble>.*?)module \{\n"
        r"  func\.func @main\((?P<arguments>.*?)\) -> \((?P<types>.*?)\) \{\n"
        r"(?P<body>.*)"
        r"    return (?P<results>.*?) : .*?\n"
        r"  \}\n\}\n*",
        text,
        re.DOTALL,
    )
    if not found:
        raise SystemExit("stack_layers.py: error: not a file of one function @main with several results")
    return Layer(
        preamble=found["preamble"],
        arguments=dict(re.findall(r"%([\w.]+): (tensor<[^>]*>)", found["arguments"])),
        result_types=found["types"].split(", "),
        body=found["body"],
        results=found["results"].split(", "),
    )


def as_loop(layer: Layer, count: int) -> str:
    """The layers as the turns of a loop."""
    stacked = {f"stacked.{name}": stack(type, count) for name, type in layer.own.items()}
    arguments = declare({"first": layer.state_type} | layer.shared | stacked)
    slices = "".join(f"      {take(name, type, count)}\n" for name, type in layer.own.items())
    body = re.sub(r"^", "  ", layer.body.rstrip("\n"), flags=re.MULTILINE)
    return (
        f"{layer.preamble}module {{\n"
        f"  func.func @main({arguments}) -> {layer.state_type} {{\n"
        "    %from = arith.constant 0 : index\n"
        f"    %to = arith.constant {count} : index\n"
        "    %step = arith.constant 1 : index\n"
        f"    %last = scf.for %layer = %from to %to step %step iter_args(%{layer.state} = %first)"
        f" -> ({layer.state_type}) {{\n"
        f"{slices}{body}\n"
        f"      scf.yield {layer.results[0]} : {layer.state_type}\n"
        "    }\n"
        f"    return %last : {layer.state_type}\n"
        "  }\n}\n"
    )


def as_calls(layer: Layer, count: int) -> str:
    """The layers as calls of one function. The model returns the last state and the caches of all layers."""
    types = ", ".join(layer.result_types)
    own = {f"layers.{number}.{name}": type for number in range(count) for name, type in layer.own.items()}
    arguments = declare({"first": layer.state_type} | layer.shared | own)
    operand_types = ", ".join(layer.arguments.values())
    calls, returned = "", []
    state = "%first"
    for number in range(count):
        values = [state, *(f"%{own_name(name, number)}" for name in list(layer.arguments)[1:])]
        result = f"%layer.{number}"
        calls += (
            f"    {result}:{len(layer.results)} = func.call @layer({', '.join(values)})\n"
            f"        : ({operand_types}) -> ({types})\n"
        )
        state = f"{result}#0"
        returned += [f"{result}#{index}" for index in range(1, len(layer.results))]
    returned_types = ", ".join([layer.state_type, *layer.result_types[1:] * count])
    return (
        f"{layer.preamble}module {{\n"
        f"  func.func private @layer({declare(layer.arguments)}) -> ({types}) {{\n"
        f"{layer.body}"
        f"    return {', '.join(layer.results)} : {types}\n"
        "  }\n"
        f"  func.func @main({arguments}) -> ({returned_types}) {{\n"
        f"{calls}"
        f"    return {', '.join([state, *returned])} : {returned_types}\n"
        "  }\n}\n"
    )


def declare(arguments: dict[str, str]) -> str:
    """The arguments of a function, a line each."""
    return ",".join(f"\n      %{name}: {type}" for name, type in arguments.items())


def own_name(name: str, number: int) -> str:
    """What layer `number` has for an argument of the layer function."""
    return name if name in SHARED else f"layers.{number}.{name}"


def stack(type: str, count: int) -> str:
    """The type of `count` tensors of a type, stacked."""
    return type.replace("tensor<", f"tensor<{count}x")


def take(name: str, type: str, count: int) -> str:
    """The op that takes the slice of the turn's layer."""
    sizes = re.findall(r"(\d+)x", type)
    offsets = ", ".join(["%layer", *"0" * len(sizes)])
    strides = ", ".join("1" * (len(sizes) + 1))
    return (
        f"%{name} = tensor.extract_slice %stacked.{name}[{offsets}] [{', '.join(['1', *sizes])}] [{strides}]"
        f" : {stack(type, count)} to {type}"
    )


#: The ways to put layers together.
FORMS = {"loop": as_loop, "calls": as_calls}


if __name__ == "__main__":
    main()
