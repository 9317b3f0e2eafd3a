"""Compares roofline-opt's counts for single operations with those of XLA's cost analysis, by rules."""

import json
import re
import subprocess
import tempfile
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from torch_mlir import _mlir_libs

from . import analyser, mlir_tools


@dataclass(frozen=True)
class Counts:
    """Operations, as one side counts them. In ours, `flops` includes the transcendentals; in XLA's it does not."""

    flops: int = 0
    transcendentals: int = 0

    def __add__(self, other: "Counts") -> "Counts":
        return Counts(self.flops + other.flops, self.transcendentals + other.transcendentals)


@dataclass(frozen=True)
class Rule:
    """How our flops follow from XLA's counts and the number of results, for the primitives that it is about."""

    text: str
    primitives: set[str]
    flops: Callable[[Counts, int], int]


RULES = [
    Rule(
        "counted alike",
        {"dot_general", "add", "sub", "mul", "div", "gt", "max", "floor"},
        lambda xla, results: xla.flops,
    ),
    Rule(
        "`flops` includes each transcendental once",
        {"exp", "erf", "rsqrt", "log", "sqrt", "tanh", "pow"},
        lambda xla, results: xla.flops + xla.transcendentals,
    ),
    Rule(
        "a reduction over n counts n, as it executes; XLA counts n - 1",
        {"reduce_sum", "reduce_max"},
        lambda xla, results: xla.flops + results,
    ),
    Rule(
        "sign changes, selects and conversions are no flops; XLA counts 1",
        {"abs", "neg", "select_n", "convert_element_type"},
        lambda xla, results: 0,
    ),
    Rule(
        "a clamp is a maximum and a minimum; XLA counts 1",
        {"clamp"},
        lambda xla, results: 2 * xla.flops,
    ),
    Rule(
        "moves data only",
        {"broadcast_in_dim", "reshape", "transpose"},
        lambda xla, results: 0,
    ),
]

#: The JAX primitive that a payload with these operations comes from, for kernels that do not reduce.
ELEMENTWISE = {
    "arith.addf": "add",
    "arith.subf": "sub",
    "arith.mulf": "mul",
    "arith.divf": "div",
    "arith.cmpf": "gt",
    "arith.maximumf": "max",
    "arith.maximumf arith.minimumf": "clamp",
    "arith.negf": "neg",
    "arith.select": "select_n",
    "arith.truncf": "convert_element_type",
    "math.absf": "abs",
    "math.erf": "erf",
    "math.exp": "exp",
    "math.floor": "floor",
    "math.log": "log",
    "math.powf": "pow",
    "math.rsqrt": "rsqrt",
    "math.sqrt": "sqrt",
    "math.tanh": "tanh",
}

#: The same for kernels that reduce.
REDUCTIONS = {"arith.addf": "reduce_sum", "arith.maximumf": "reduce_max"}


@dataclass(frozen=True)
class PrimitiveComparison:
    """All operations of one kind, on both sides, and the rule that relates the two."""

    primitive: str
    occurrences: int
    results: int
    xla: Counts
    ours: Counts
    rule: Rule

    @property
    def agrees(self) -> bool:
        return self.ours == Counts(self.rule.flops(self.xla, self.results), self.xla.transcendentals)


@dataclass(frozen=True)
class ProgramComparison:
    """A program by kind of operation."""

    name: str
    rows: list[PrimitiveComparison]


def compare(tool: Path, python: Path) -> list[ProgramComparison]:
    """Compares the programs of xla_layer.py; `python` is one that has JAX."""
    script = Path(__file__).with_name("xla_layer.py")
    programs = json.loads(subprocess.run([python, script], check=True, stdout=subprocess.PIPE).stdout)
    return [compare_program(tool, name, program) for name, program in programs.items()]


def compare_program(tool: Path, name: str, program: dict) -> ProgramComparison:
    """Compares one program, lowered from the StableHLO that XLA's counts are of."""
    with tempfile.TemporaryDirectory() as directory:
        source = Path(directory) / f"{name}.mlir"
        source.write_text(stablehlo_to_linalg(program["stablehlo"]))
        ours = counts_by_primitive(analyser.analyse(tool, source), source.read_text().splitlines())
    rows = [
        PrimitiveComparison(
            primitive=primitive,
            occurrences=record["count"],
            results=record["results"],
            xla=Counts(record["flops"], record["transcendentals"]),
            ours=ours.pop(primitive, Counts()),
            rule=next(rule for rule in RULES if primitive in rule.primitives),
        )
        for primitive, record in program["by_primitive"].items()
    ]
    if ours:
        raise analyser.AnalysisError(f"{name}: the analyser sees {', '.join(ours)}, which the program does not have")
    xla_total = Counts(program["total"]["flops"], program["total"]["transcendentals"])
    assert sum((row.xla for row in rows), Counts()) == xla_total, "XLA's operations do not add up to XLA's total"
    return ProgramComparison(name, rows)


def stablehlo_to_linalg(text: str) -> str:
    """Lowers StableHLO, as JAX prints it, to linalg: each operation to one."""
    # Attributes that only XLA reads, of dialects that torch-mlir does not know.
    text = re.sub(r"^module @\w+ attributes \{.*?\} \{", "module {", text)
    text = re.sub(r" \{jax\.result_info = \"[^\"]*\"\}", "", text)
    torch_mlir_opt = str(Path(_mlir_libs.__file__).with_name("torch-mlir-opt"))
    text = mlir_tools.run(torch_mlir_opt, text, "--stablehlo-legalize-to-linalg", "--canonicalize")
    # StableHLO has no error function; JAX uses CHLO's, which the lowering leaves and MLIR knows by another name.
    text = re.sub(r"chlo\.erf (%\w+) : (tensor<\w+>) -> tensor<\w+>", r"math.erf \1 : \2", text)
    return mlir_tools.run(mlir_tools.find_mlir_opt(), text, "--convert-elementwise-to-linalg")


def counts_by_primitive(kernels: list[analyser.Kernel], lines: list[str]) -> dict[str, Counts]:
    """Adds up kernels by the JAX primitive that they come from; those without work are left out."""
    totals = defaultdict(Counts)
    for kernel in kernels:
        counts = Counts(kernel.flops, kernel.transcendentals)
        if counts != Counts():
            totals[primitive_of(kernel, lines)] += counts
    return totals


def primitive_of(kernel: analyser.Kernel, lines: list[str]) -> str:
    """The JAX primitive that a kernel comes from, told from its text; the payload itself if it is not known."""
    if kernel.contraction_ops:
        return "dot_general"
    payload = []
    for line in lines[kernel.line :]:
        if "linalg.yield" in line:
            break
        payload += re.findall(r"= ((?:arith|math)\.\w+)", line)
    operations = " ".join(payload)
    kinds = REDUCTIONS if '"reduction"' in lines[kernel.line - 1] else ELEMENTWISE
    return kinds.get(operations, operations)
