#!/usr/bin/env python3
"""Runs a module as it is and after fusion, and compares what comes out.

    run_both.py --fuse "COMMAND FOR THE FUSED MODULE" FILE.mlir

Calls every function of FILE on the same pseudo-random data, in both forms, and
prints for each result how many elements there are and the largest relative
error. Fails where one is over the tolerance.
COMMAND gets the module on stdin and prints the fused one.
"""

import argparse
import re
import shlex
import struct
import subprocess
import sys
from pathlib import Path

LOWERING = [
    "--one-shot-bufferize=bufferize-function-boundaries",
    "--scf-forall-to-for",
    "--convert-linalg-to-loops",
    "--expand-strided-metadata",
    "--lower-affine",
    "--convert-scf-to-cf",
    "--convert-math-to-llvm",
    "--convert-math-to-libm",
    "--finalize-memref-to-llvm",
    "--convert-arith-to-llvm",
    "--convert-index-to-llvm",
    "--convert-func-to-llvm",
    "--convert-cf-to-llvm",
    "--reconcile-unrealized-casts",
]
FUNCTION = re.compile(r"func\.func @(\w+)\(([^{]*?)\)\s*->\s*([^{]*?)\s*\{\n", re.S)
TYPE = re.compile(r"tensor<[^>]*>|[a-z]+[0-9]+")


def split_type(text):
    """Extents and element type of a tensor type."""
    *extents, element = re.fullmatch(r"tensor<(.*)>", text).group(1).split("x")
    return [int(extent) for extent in extents], element


class MainWriter:
    """The text of a function that calls others and prints their results."""

    def __init__(self):
        self.lines = []
        self.results = []
        self.count = 0

    def name(self):
        self.count += 1
        return f"%v{self.count}"

    def emit(self, text):
        name = self.name()
        self.lines.append(f"  {name} = {text}")
        return name

    def scalar(self, element):
        value = "0.75" if element[0] in "fb" else "3"
        return self.emit(f"arith.constant {value} : {element}")

    def tensor(self, text):
        """Data between -1 and 1, or any integers: a hash of the position."""
        extents, element = split_type(text)
        empty = self.emit(f"tensor.empty() : {text}")
        dims = ", ".join(f"d{i}" for i in range(len(extents)))
        kinds = ", ".join('"parallel"' for _ in extents)
        out = self.name()
        body = [f"^bb0(%o: {element}):", f"%h0 = arith.constant {self.count} : i32"]
        for i in range(len(extents)):
            body += [
                f"%i{i} = linalg.index {i} : index",
                f"%c{i} = arith.index_cast %i{i} : index to i32",
                f"%k{i} = arith.constant 1103515245 : i32",
                f"%x{i} = arith.xori %h{i}, %c{i} : i32",
                f"%m{i} = arith.muli %x{i}, %k{i} : i32",
                f"%t{i} = arith.constant 15 : i32",
                f"%s{i} = arith.shrui %m{i}, %t{i} : i32",
                f"%h{i + 1} = arith.xori %m{i}, %s{i} : i32",
            ]
        last = f"%h{len(extents)}"
        if element[0] == "i":
            body.append(f"%r = arith.trunci {last} : i32 to {element}")
        else:
            body += [
                f"%f = arith.sitofp {last} : i32 to f32",
                "%n = arith.constant 4.6566129e-10 : f32",
                f"%{'r' if element == 'f32' else 'w'} = arith.mulf %f, %n : f32",
            ]
            if element != "f32":
                body.append(f"%r = arith.truncf %w : f32 to {element}")
        body.append(f"linalg.yield %r : {element}")
        self.lines.append(
            f"  {out} = linalg.generic {{indexing_maps = [affine_map<({dims}) -> ({dims})>],"
            f" iterator_types = [{kinds}]}} outs({empty} : {text}) {{\n    "
            + "\n    ".join(body)
            + f"\n  }} -> {text}"
        )
        return out

    def print(self, label, value, text):
        """The bits of every element as an i32."""
        if not text.startswith("tensor"):
            value = self.emit(f"tensor.from_elements {value} : tensor<1x{text}>")
            text = f"tensor<1x{text}>"
        extents, element = split_type(text)
        shape = "".join(f"{extent}x" for extent in extents)
        if element not in ("f32", "i32"):
            value = self.emit(f"arith.extf {value} : {text} to tensor<{shape}f32>")
        if element != "i32":
            value = self.emit(
                f"arith.bitcast {value} : tensor<{shape}f32> to tensor<{shape}i32>"
            )
        buffer = self.emit(
            f"bufferization.to_buffer {value} : tensor<{shape}i32> to memref<{shape}i32>"
        )
        cast = self.emit(
            f"memref.cast {buffer} : memref<{shape}i32> to memref<*xi32>"
        )
        self.lines.append(f"  call @printMemrefI32({cast}) : (memref<*xi32>) -> ()")
        self.results.append(label)

    def call(self, function, arguments, results):
        values = [
            self.tensor(text) if text.startswith("tensor") else self.scalar(text)
            for text in arguments
        ]
        name = self.name()
        self.lines.append(
            f"  {name}:{len(results)} = call @{function}({', '.join(values)})"
            f" : ({', '.join(arguments)}) -> ({', '.join(results)})"
        )
        for i, text in enumerate(results):
            self.print(f"{function} result {i}", f"{name}#{i}", text)

    def text(self):
        return (
            "func.func private @printMemrefI32(memref<*xi32>)\n"
            "func.func @main() {\n" + "\n".join(self.lines) + "\n  return\n}\n"
        )


def run(command, text):
    done = subprocess.run(command, input=text, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{shlex.join(command)}\n{done.stderr}")
    return done.stdout


def evaluate(module, libraries):
    """The numbers in each result that `module` prints."""
    if "linalg.softmax" in module:
        # Upstream lowers none that has not been taken apart.
        library = Path(__file__).parent / "take_apart.mlir"
        module = run(
            [
                "mlir-opt",
                f"--transform-preload-library=transform-library-paths={library}",
                "--transform-interpreter",
            ],
            module,
        )
    lowered = run(
        ["mlir-opt", "--convert-elementwise-to-linalg", *LOWERING], module
    )
    output = run(
        ["mlir-runner", "--entry-point-result=void", f"--shared-libs={libraries}"],
        lowered,
    )
    results = []
    for data in re.findall(r"data =\s*(.*?)(?=Unranked|\Z)", output, re.S):
        bits = [int(number) for number in re.findall(r"-?\d+", data)]
        results.append(
            [struct.unpack("f", struct.pack("i", number))[0] for number in bits]
        )
    return results


def find_error(expected, actual):
    """The largest relative error; endless where one of them is no number."""
    worst = 0.0
    for one, other in zip(expected, actual, strict=True):
        error = abs(one - other) / max(abs(one), 1e-30)
        worst = max(worst, error if error == error else float("inf"))
    return worst


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--fuse", required=True, type=shlex.split)
    parser.add_argument("--libraries", required=True)
    parser.add_argument("--tolerance", type=float, default=1e-5)
    args = parser.parse_args()

    module = args.file.read_text()
    writer = MainWriter()
    for name, arguments, results in FUNCTION.findall(module):
        writer.call(
            name,
            TYPE.findall(re.sub(r"%\w+", "", arguments)),
            TYPE.findall(results),
        )
    module += writer.text()
    fused = run(args.fuse, module)
    failed = False
    results = zip(
        writer.results, evaluate(module, args.libraries), evaluate(fused, args.libraries), strict=True
    )
    for label, expected, actual in results:
        error = find_error(expected, actual)
        failed |= error > args.tolerance
        distinct = len(set(expected))
        print(f"{label}: {len(expected)} elements, {distinct} values, error {error:.1e}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
