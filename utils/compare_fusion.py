#!/usr/bin/env python3
"""Compares what a program moves after our fusion plan and after upstream's.

For every bundled network: bytes of main memory as it is, after upstream's
`linalg-fuse-elementwise-ops` (on the file as it is, and with named ops made
generic first; the better of the two), as our plan promises, after
`roofline-fuse` as analysed again, and of the floor that no fusion beats; with
`--inductor` also what the kernels of PyTorch's Inductor move by its own count,
and with `--xla` what XLA's cost analysis says of its optimised CPU program for
twins of some networks (utils/models/xla_twins.py): as it is, and for bf16, which
that compiler computes in f32, half of the same network's in f32. Each takes a
virtual environment, made at the first run: that of utils/import_models.py, and
the second one of utils/crosscheck.py. The last column is ours, as promised, over
the best of the others: not above 1 is wanted of upstream's, and not above 1.05
of any.

A second table shows that file and twin are the same computation, by the flops of
contractions (types are compared too), and our plan counted as XLA counts: each
operand and result of a kernel once, whatever caches hold.

Exit status: 0 if our plan is nowhere above upstream's, 1 if it is or if a twin
is another computation.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from models import environment

ROOT = Path(__file__).resolve().parent.parent
UPSTREAM = [
    "func.func(linalg-fuse-elementwise-ops,canonicalize,cse)",
    "func.func(linalg-generalize-named-ops,linalg-fuse-elementwise-ops,"
    "canonicalize,cse)",
]
TITLES = ["as it is", "upstream", "Inductor", "XLA", "XLA bf16", "promised",
          "applied", "floor"]


def run(command):
    """Runs `command`; its output, or an error that shows what it said."""
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stderr}")
    return done.stdout


def analyse(tool, path, target):
    """The report on `path`."""
    text = run([tool, "--analyze", f"--target={target}", "--report=json:-",
                path, "-o", "/dev/null"])
    return json.loads(text)


def count_bytes(totals):
    """Bytes read and written, or None where they are no numbers."""
    if totals is None:
        return None
    hbm = totals["bytes"]["hbm"]
    if hbm["read"] is None or hbm["written"] is None:
        return None
    return hbm["read"] + hbm["written"]


def count_once(report):
    """Bytes of the plan if each kernel moves what it touches once."""
    grouped = {kernel for group in report["groups"] for kernel in group["kernels"]}
    alone = [kernel for kernel in report["kernels"] if kernel["id"] not in grouped]
    return sum(record["bytes"]["hbm"]["compulsory"]
               for record in report["groups"] + alone)


def rewrite(tool, pipeline, path, folder):
    """`path` after `pipeline`, as a file."""
    out = Path(folder) / "rewritten.mlir"
    run([tool, f"--pass-pipeline=builtin.module({pipeline})", path, "-o", out])
    return out


def ask(python, *command):
    """What a program in utils/ prints as JSON under `python`."""
    done = subprocess.run([python, *command], cwd=ROOT / "utils",
                          capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(command)}:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


def count_inductor(names):
    """Bytes by name of network, as Inductor counts them."""
    python = environment.ensure(environment.import_location(),
                                ROOT / "utils/requirements-import.txt")
    return ask(python, "-m", "models.count_inductor", *names)


def count_xla(names):
    """What models/xla_twins.py says, by name of those networks that have one."""
    python = environment.ensure(environment.jax_location(),
                                ROOT / "utils/requirements-crosscheck.txt")
    return ask(python, "models/xla_twins.py", *names)


@dataclass(frozen=True)
class Ours:
    """Bytes of a program, the last four as our plan has it, and its flops."""

    as_is: int
    upstream: int
    promised: int
    applied: int
    floor: int
    once: int
    contraction_flops: int


def compare(tool, path, target):
    """What we say of `path`, as it is and rewritten."""
    report = analyse(tool, path, target)
    totals = report["totals"]
    with tempfile.TemporaryDirectory() as folder:

        def count_after(pipeline):
            rewritten = rewrite(tool, pipeline, path, folder)
            return count_bytes(analyse(tool, rewritten, target)["totals"])

        return Ours(
            as_is=count_bytes(totals),
            upstream=min(count_after(pipeline) for pipeline in UPSTREAM),
            promised=count_bytes(totals["fused"] or totals),
            applied=count_after(f"roofline-fuse{{target={target}}}"),
            floor=count_bytes(totals["floor"]),
            once=count_once(report),
            contraction_flops=totals["contraction_ops"],
        )


def plain_types(types):
    """Types without dimensions of one and without the order of dimensions.

    Channels may be first or last, and a sequence may be a batch of one.
    """
    split = [text.split("x") for text in types]
    return sorted((sorted(int(size) for size in sizes if size != "1"), element)
                  for *sizes, element in split)


def is_same(path, ours, twin):
    """Whether the twin takes and gives what `path` does, and contracts as much."""
    signature = re.search(r"func\.func @main\((.*?)\{\n", path.read_text(),
                          re.DOTALL)[1]
    types = re.findall(r"tensor<(\w+)>", signature)
    return (plain_types(types) == plain_types(twin["types"])
            and ours.contraction_flops == twin["contraction_flops"])


def show(figure, width, digits=2):
    """A number in millions, or a dash for none."""
    return f"{'-':>{width}}" if figure is None else f"{figure / 1e6:{width}.{digits}f}"


def best_of_others(ours, inductor, twin):
    """The least that another compiler moves."""
    others = [ours.upstream, inductor, twin.get("bytes"), twin.get("bytes_as_bf16")]
    return min(figure for figure in others if figure is not None)


def print_twins(rows):
    """The second table: the flops of both sides, and bytes counted one way."""
    print(f"\n{'against XLA':<30} {'MFLOP':>12} {'of twin':>12} {'MB once':>9} "
          f"{'XLA':>9} {'ratio':>6}")
    for name, ours, twin in rows:
        other = twin["bytes_as_bf16"] or twin["bytes"]
        print(f"{name:<30} {show(ours.contraction_flops, 12, 3)} "
              f"{show(twin['contraction_flops'], 12, 3)} {show(ours.once, 9)} "
              f"{show(other, 9)} {ours.once / other:6.3f}")


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--tool", default=ROOT / "build/bin/roofline-opt")
    parser.add_argument("--target", default="h100-sxm")
    parser.add_argument("--inductor", action="store_true")
    parser.add_argument("--xla", action="store_true")
    return parser.parse_args()


def print_row(name, ours, inductor, twin):
    """A line of the first table."""
    figures = [ours.as_is, ours.upstream, inductor, twin.get("bytes"),
               twin.get("bytes_as_bf16"), ours.promised, ours.applied, ours.floor]
    ratio = ours.promised / best_of_others(ours, inductor, twin)
    print(f"{name:<30}", *(show(figure, 9) for figure in figures), f"{ratio:6.3f}",
          flush=True)


def main():
    options = parse_arguments()
    files = options.files or sorted((ROOT / "test/Models/Inputs").glob("*.mlir"))
    # Open sizes are not planned for.
    files = [path for path in files if "dynamic" not in path.name]
    names = [path.stem for path in files]
    inductor = count_inductor(names) if options.inductor else {}
    twins = count_xla(names) if options.xla else {}
    print(f"{'MB of main memory':<30}", *(f"{title:>9}" for title in TITLES), " ratio")
    compared = {}
    for path in files:
        ours = compared[path.stem] = compare(options.tool, path, options.target)
        twin = twins.get(path.stem, {})
        if twin and not is_same(path, ours, twin):
            sys.exit(f"{path}: its twin in utils/models/xla_twins.py has other types "
                     "or other contractions; make them the same")
        print_row(path.stem, ours, inductor.get(path.stem), twin)
    if twins:
        print_twins([(name, compared[name], twins[name]) for name in names
                     if name in twins])
    return int(any(ours.promised > ours.upstream for ours in compared.values()))


if __name__ == "__main__":
    sys.exit(main())
