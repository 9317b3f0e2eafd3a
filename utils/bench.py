#!/usr/bin/env python3
"""Measures the annotate pass against parsing and printing, in one run.

Generates modules of linalg ops (a third each of matmul, elementwise generic and
row reduction), in one function or many, with a few dozen distinct shapes, one
per op, or all sizes dynamic, and prints for each

  * the time of the analysis over the time of parse + print of the same run, as
    MLIR's own --mlir-timing has them (median of the runs), without fusion;
  * the peak memory of the run over that of stock mlir-opt on the same file, and
    over that of stock mlir-opt on the annotated file, which is what is left of
    it without the annotations themselves;
  * how the time grows from one size to the next.

Every figure is a ratio taken on this machine in this run, so that it can be
compared between machines. `--fusion` prints what planning fusion adds to the
annotate pass instead, its memory over that of the pass without: for repeated
shapes in one function and in many, for distinct ones, for a chain of elementwise
ops and for one producer with so many users (hub); `--networks` microseconds per
op on the bundled networks; `--searches` what the search for the best tiles adds to
a JSON report, per matmul of a shape of its own; `--reports` what a JSON report, its
levers, derivations of all kernels, and a page take; `--peers` microseconds per op on
BERT base beside those of torch's flop counter and of XLA's cost analysis. For
these, it makes the virtual environments of utils/crosscheck.py at the first run.
"""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from models import environment

UTILS = Path(__file__).resolve().parent
ROOT = UTILS.parent
NETWORKS = ROOT / "test/Models/Inputs"
TOOL = ROOT / "build/bin/roofline-opt"
MLIR_OPT = Path("/usr/lib/llvm-22/bin/mlir-opt")
REPEATED_SHAPES = 24  # "a few dozen distinct ops", with three ops per shape
OPS_PER_FUNCTION = 100  # in the form with many functions


def generate_function(name, first, ops, shapes, out):
    """Writes one function with `ops` linalg ops; shapes are numbered from `first`."""
    sizes = range(REPEATED_SHAPES if shapes == "dynamic" else 0)
    # Named, so that the sizes are the same in all functions, as repeated ones are.
    arguments = ", ".join(f'%{d}{s}: index {{roofline.dims = ["{d}{s}"]}}'
                          for s in sizes for d in "MNK")
    out.write(f"func.func @{name}({arguments}) {{\n  %zero = arith.constant 0.0 : f32\n")
    for i in range((ops + 2) // 3):
        # Distinct shapes vary in both dimensions so that none returns.
        number = first + i if shapes == "distinct" else i % REPEATED_SHAPES
        m, n, k = 16 + number % 1024, 16 + number // 1024, 64
        sizes_of = {"a": "", "b": "", "e": "", "v": ""}
        if shapes == "dynamic":
            m = n = k = "?"
            sizes_of = {"a": f"%M{number}, %K{number}", "b": f"%K{number}, %N{number}",
                        "e": f"%M{number}, %N{number}", "v": f"%M{number}"}
        c, row = f"tensor<{m}x{n}xf32>", f"tensor<{m}xf32>"
        a, b = f"tensor<{m}x{k}xf32>", f"tensor<{k}x{n}xf32>"
        out.write(
            f"""  %a{i} = bufferization.alloc_tensor({sizes_of["a"]}) : {a}
  %b{i} = bufferization.alloc_tensor({sizes_of["b"]}) : {b}
  %e{i} = tensor.empty({sizes_of["e"]}) : {c}
  %f{i} = linalg.fill ins(%zero : f32) outs(%e{i} : {c}) -> {c}
  %m{i} = linalg.matmul ins(%a{i}, %b{i} : {a}, {b}) outs(%f{i} : {c}) -> {c}
  %g{i} = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}} ins(%m{i} : {c}) outs(%e{i} : {c}) {{
  ^bb0(%x: f32, %o: f32):
    %s = arith.mulf %x, %x : f32
    %t = math.tanh %s : f32
    linalg.yield %t : f32
  }} -> {c}
  %v{i} = tensor.empty({sizes_of["v"]}) : {row}
  %z{i} = linalg.fill ins(%zero : f32) outs(%v{i} : {row}) -> {row}
  %r{i} = linalg.reduce {{ arith.addf }} ins(%g{i} : {c}) outs(%z{i} : {row}) dimensions = [1]
"""
        )
    out.write("  return\n}\n")


def generate(path, ops, shapes, functions):
    with open(path, "w") as out:
        per_function = ops // functions
        for f in range(functions):
            generate_function(f"f{f}", f * per_function, per_function, shapes, out)


ELEMENTWISE = """  %{name} = linalg.generic {{indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]}} ins(%{operand} : {type}) outs(%e : {type}) {{
  ^bb0(%x: f32, %o: f32):
    %t = arith.mulf %x, %x : f32
    linalg.yield %t : f32
  }} -> {type}
"""


def generate_elementwise(path, ops, kind):
    """Writes a chain of elementwise ops, or a hub: one op that all others use."""
    tensor = "tensor<1024x1024xf32>"
    results = [ops - 1] if kind == "chain" else range(1, ops)
    with open(path, "w") as out:
        out.write(f"func.func @f(%v: {tensor}) -> ({', '.join(tensor for _ in results)}) {{\n"
                  f"  %e = tensor.empty() : {tensor}\n")
        for i in range(ops):
            operand = "v" if i == 0 else f"v{i - 1}" if kind == "chain" else "v0"
            out.write(ELEMENTWISE.format(name=f"v{i}", operand=operand, type=tensor))
        out.write(f"  return {', '.join(f'%v{i}' for i in results)} : "
                  f"{', '.join(tensor for _ in results)}\n}}\n")


def run(command):
    """Runs `command`; returns what it wrote to stderr and its peak memory in KiB."""
    with tempfile.TemporaryFile("w+") as log:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)
        _, status, usage = os.wait4(process.pid, 0)
        log.seek(0)
        text = log.read()
    if status != 0:
        sys.exit(f"bench: {' '.join(map(str, command))} failed:\n{text}")
    return text, usage.ru_maxrss


def read_timing(text):
    """Seconds by row name of a --mlir-timing list."""
    rows = re.findall(r"^ +([\d.]+) +\( *[\d.]+%\)(?: +[\d.]+ +\( *[\d.]+%\))? +(.+)$", text, re.M)
    return {name.strip(): float(seconds) for seconds, name in rows}


def time_annotate(path, *options):
    """Seconds of the annotate pass, and of parse + print, in one run."""
    text, peak = run([TOOL, "--analyze", "--mlir-disable-threading", "--mlir-timing",
                      "--mlir-timing-display=list", *options, path, "-o", "/dev/null"])
    timing = read_timing(text)
    annotate = next(s for n, s in timing.items() if "AnnotateCost" in n)
    return annotate, timing["Parser"] + timing["Output"], peak


def measure_stock(path):
    """Peak memory of stock mlir-opt, which parses and prints `path`, in KiB."""
    return run([MLIR_OPT, "--mlir-disable-threading", "--allow-unregistered-dialect",
                path, "-o", "/dev/null"])[1]


def measure(path, runs):
    """(annotate seconds, parse + print seconds, peak memory in KiB), medians."""
    timed = [time_annotate(path, "--fusion=none") for _ in range(runs)]
    return map(statistics.median, zip(*timed))


def measure_memory(path, peak):
    """`peak` over that of stock mlir-opt on the module, and on the annotated one."""
    annotated = path.with_suffix(".annotated.mlir")
    run([TOOL, "--analyze", "--fusion=none", path, "-o", annotated])
    return peak / measure_stock(path), peak / measure_stock(annotated)


def bench_generated(sizes, runs, shapes, functions_kinds):
    print(f"{'ops':>8} {'functions':>9} {'shapes':>9} {'annotate us/op':>15} "
          f"{'/ parse+print':>14} {'memory':>7} {'/ annotated':>11} {'growth':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for shape in shapes:
            for kind in functions_kinds:
                many = kind == "many"
                previous = None
                for ops in sizes:
                    functions = max(1, ops // OPS_PER_FUNCTION) if many else 1
                    path = Path(folder) / "module.mlir"
                    generate(path, ops, shape, functions)
                    annotate, parse_print, peak = measure(path, runs)
                    memory, own = measure_memory(path, peak)
                    growth = f"{annotate / previous:7.2f}" if previous else f"{'':7}"
                    print(f"{ops:>8} {functions:>9} {shape:>9} "
                          f"{annotate / ops * 1e6:>15.2f} {annotate / parse_print:>14.3f} "
                          f"{memory:>7.3f} {own:>11.3f} {growth}", flush=True)
                    previous = annotate


def measure_planning(path, runs):
    """What planning adds to the annotate pass: seconds, over parse + print of the same
    run, and in peak memory; medians."""
    seconds, ratios, peaks = ({"none": [], "plan": []} for _ in range(3))
    for _ in range(runs):
        for fusion in seconds:
            annotate, parse_print, peak = time_annotate(path, f"--fusion={fusion}")
            seconds[fusion].append(annotate)
            ratios[fusion].append(annotate / parse_print)
            peaks[fusion].append(peak)
    median = statistics.median
    return (median(seconds["plan"]) - median(seconds["none"]),
            median(ratios["plan"]) - median(ratios["none"]),
            median(peaks["plan"]) / median(peaks["none"]))


def bench_fusion(sizes, runs):
    print(f"{'ops':>8} {'module':>9} {'planning us/op':>15} {'/ parse+print':>14} "
          f"{'memory':>7} {'growth':>7}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "module.mlir"
        for module in ("repeated", "many", "distinct", "chain", "hub"):
            previous = None
            for ops in sizes:
                if module in ("chain", "hub"):
                    generate_elementwise(path, ops, module)
                elif module == "many":
                    generate(path, ops, "repeated", max(1, ops // OPS_PER_FUNCTION))
                else:
                    generate(path, ops, module, 1)
                seconds, ratio, memory = measure_planning(path, runs)
                growth = f"{seconds / previous:7.2f}" if previous else f"{'':7}"
                print(f"{ops:>8} {module:>9} {seconds / ops * 1e6:>15.2f} {ratio:>14.3f} "
                      f"{memory:>7.3f} {growth}", flush=True)
                previous = seconds


def count_linalg_ops(path):
    return len(re.findall(r"= linalg\.", path.read_text()))


def bench_networks(runs):
    print(f"{'network':<32} {'linalg ops':>10} {'annotate us/op':>15} {'/ parse+print':>14}")
    for path in sorted(NETWORKS.glob("*.mlir")):
        ops = count_linalg_ops(path)
        annotate, parse_print, _ = measure(path, runs)
        print(f"{path.stem:<32} {ops:>10} {annotate / ops * 1e6:>15.2f} "
              f"{annotate / parse_print:>14.3f}")


def bench_searches(sizes, runs):
    print(f"{'ops':>8} {'searches':>9} {'us/search':>10}")
    with tempfile.TemporaryDirectory() as folder:
        for ops in sizes:
            path = Path(folder) / "module.mlir"
            generate(path, ops, "distinct", 1)
            without, found = (
                statistics.median(
                    time_annotate(path, "--fusion=none", "--report=json:/dev/null",
                                  f"--tiling={kind}")[0]
                    for _ in range(runs))
                for kind in ("none", "search"))
            searches = (ops + 2) // 3  # a matmul in three ops
            print(f"{ops:>8} {searches:>9} {(found - without) / searches * 1e6:>10.1f}",
                  flush=True)


REPORTS = {
    "json": ["--report=json:/dev/null", "--levers=none"],
    "with levers": ["--report=json:/dev/null"],
    "--explain=all": ["--report=json:/dev/null", "--levers=none", "--explain=all"],
    "html": ["--report=html:/dev/null", "--levers=none"],
}


def bench_reports(sizes, runs):
    print(f"{'ops':>8} {'functions':>9} {'report':>14} {'us/op':>8} {'MiB':>7} {'growth':>7}")
    with tempfile.TemporaryDirectory() as folder:
        last = {}
        for ops in sizes:
            for functions in (1, ops // OPS_PER_FUNCTION):
                path = Path(folder) / "module.mlir"
                generate(path, ops, "repeated", functions)
                for name, options in REPORTS.items():
                    taken = [time_annotate(path, "--fusion=none", *options)
                             for _ in range(runs)]
                    seconds = statistics.median(each[0] for each in taken)
                    key = (functions == 1, name)
                    growth = f"{seconds / last[key]:>7.2f}" if key in last else "      -"
                    last[key] = seconds
                    print(f"{ops:>8} {functions:>9} {name:>14} {seconds / ops * 1e6:>8.2f} "
                          f"{taken[-1][2] / 1024:>7.0f} {growth}", flush=True)


def bench_peers(runs):
    """Prints a Markdown table of our and others' times on BERT base."""
    try:
        environment.enter(environment.import_location(), UTILS / "requirements-import.txt")
        environment.silence_libraries()
        from models import compare_speed  # Only the environment just entered has what it needs.

        jax_python = environment.ensure(environment.jax_location(),
                                        UTILS / "requirements-crosscheck.txt")
        path = NETWORKS / f"{compare_speed.NETWORK}.mlir"
        annotate, _, _ = measure(path, runs)
        ours = compare_speed.Timing("roofline-opt", count_linalg_ops(path), annotate,
                                    "the annotate pass, in a fresh process; per linalg op")
        peers = [compare_speed.time_torch(runs), *compare_speed.time_xla(jax_python, runs)]
    except (environment.SetupError, subprocess.CalledProcessError, OSError) as error:
        sys.exit(f"bench: {error}")
    print(compare_speed.render_table(ours, peers), end="")


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sizes", default="1000,10000,100000,1000000",
                        help="numbers of linalg ops, separated by commas")
    parser.add_argument("--runs", type=int,
                        help="each figure is the median of so many (3, or 5 with --peers)")
    parser.add_argument("--shapes", default="repeated,distinct,dynamic",
                        help="which of repeated, distinct and dynamic shapes to measure")
    parser.add_argument("--functions", default="one,many",
                        help="which of one function and many to measure")
    mode = parser.add_mutually_exclusive_group()
    mode.add_argument("--fusion", action="store_true")
    mode.add_argument("--networks", action="store_true")
    mode.add_argument("--searches", action="store_true")
    mode.add_argument("--reports", action="store_true")
    mode.add_argument("--peers", action="store_true")
    arguments = parser.parse_args()
    runs = arguments.runs or (5 if arguments.peers else 3)
    if arguments.fusion:
        bench_fusion([int(size) for size in arguments.sizes.split(",")], runs)
    elif arguments.networks:
        bench_networks(runs)
    elif arguments.searches:
        bench_searches([int(size) for size in arguments.sizes.split(",")], runs)
    elif arguments.reports:
        bench_reports([int(size) for size in arguments.sizes.split(",")], runs)
    elif arguments.peers:
        bench_peers(runs)
    else:
        bench_generated([int(size) for size in arguments.sizes.split(",")], runs,
                        arguments.shapes.split(","), arguments.functions.split(","))


if __name__ == "__main__":
    main()
