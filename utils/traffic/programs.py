"""Compiles the nests of a file into two programs: one for cachegrind to watch, one that simulates a cache itself.

Stock mlir-opt and mlir-translate lower the nests to LLVM IR; llc compiles that for x86-64-v3. llc is the back end of
clang, and all of clang that must be here: the optimiser in front of it might reorder or drop the accesses whose order
is the question. Of llc's own passes those are off that keep many addresses at hand at once: what does not fit into
the registers goes to the stack, whose lines are no part of the nest, and a nest that just fits would no longer do so.
"""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from models import mlir_tools

SOURCES = Path(__file__).resolve().parent
ARRAY_BYTES = 32 << 20  # More than any array of a nest; what is not touched costs nothing.

LOWERING = """builtin.module(
  func.func(convert-linalg-to-loops, scf-forall-to-for), expand-strided-metadata, lower-affine, convert-scf-to-cf,
  func.func(math-expand-ops{ops=rsqrt}), convert-math-to-libm, convert-vector-to-llvm, finalize-memref-to-llvm,
  convert-arith-to-llvm, convert-index-to-llvm, convert-cf-to-llvm,
  convert-func-to-llvm{use-bare-ptr-memref-call-conv=1}, reconcile-unrealized-casts)"""

CODE = ["-O2", "-mcpu=x86-64-v3", "-disable-lsr", "-disable-machine-licm", "-disable-cgp"]


class MeasurementError(RuntimeError):
    """A tool is missing or has failed, or said something else than expected."""


@dataclass(frozen=True)
class Programs:
    """The two programs of one file; both take the name of a nest as their first argument."""

    measured: Path
    simulated: Path


def build(file: Path, folder: Path) -> Programs:
    """Compiles the nests of `file`; everything that this makes is in `folder`."""
    tools = Path(mlir_tools.find_mlir_opt()).parent
    lowered = run([tools / "mlir-opt", file, f"--pass-pipeline={''.join(LOWERING.split())}"])
    ir = _without_calls(run([tools / "mlir-translate", "--mlir-to-llvmir"], lowered))
    stem = folder / file.stem
    nests = stem.with_suffix(".c")
    nests.write_text(_generate_caller(ir))
    plain = _compile_ir(tools, ir, stem.with_suffix(".o"))
    traced = _compile_ir(tools, _trace(ir), stem.with_suffix(".traced.o"))
    programs = Programs(stem.with_suffix(".measured"), stem.with_suffix(".simulated"))
    _link([SOURCES / "measured.c", nests, plain], programs.measured)
    _link([SOURCES / "simulated.c", nests, traced], programs.simulated)
    return programs


def run(command: list, text: str | None = None) -> str:
    """The standard output of a command that must succeed."""
    command = [str(word) for word in command]
    try:
        result = subprocess.run(command, input=text, capture_output=True, text=True)
    except OSError as error:
        raise MeasurementError(f"cannot run {command[0]}: {error.strerror}") from error
    if result.returncode != 0:
        raise MeasurementError(f"{' '.join(command)} failed:\n{result.stderr[:2000]}")
    return result.stdout


def _generate_caller(ir: str) -> str:
    """C that calls each function of an LLVM module with pointers into the arena."""
    arities = {name: args.count("ptr") for name, args in re.findall(r"^define void @(\w+)\((.*?)\)", ir, re.MULTILINE)}
    declarations = [f"void {name}({', '.join(['char *'] * arity)});" for name, arity in arities.items()]
    calls = [
        f'  if (!strcmp(name, "{name}"))\n'
        f"    {name}({', '.join(f'arena + {number} * array_bytes' for number in range(arity))});"
        for name, arity in arities.items()
    ]
    size = max(arities.values()) * ARRAY_BYTES
    return "\n".join(
        [
            f'#include "{SOURCES}/nests.h"\n#include <string.h>',
            f"char arena[{size}] __attribute__((aligned(4096)));",
            f"const unsigned long array_bytes = {ARRAY_BYTES}, arena_bytes = {size};",
            *declarations,
            "void run_nest(const char *name) {",
            *calls,
            "}\n",
        ]
    )


def _without_calls(ir: str) -> str:
    """LLVM IR with sums in the place of calls of the mathematical library, whose tables are no part of a nest.

    What is summed is of no matter: no address depends on a value.
    """
    return re.sub(r"call (float|double) @(\w+)\(\1 (%\S+)\)", r"fadd \1 \3, \3", ir)


def _trace(ir: str) -> str:
    """LLVM IR in which each load and store comes after a call that tells its address and size."""
    for name in re.findall(r" call [^@\n]*@([^(\n]+)\([^\n]*\bptr\b", ir):
        raise MeasurementError(f"{name} may read or write, which is not traced; write the nest with loads and stores")
    access = re.compile(r"^  (?:%\S+ = load ([^,]+)|store (<[^>]*>|\S+) [^,]+), ptr (%\S+?),.*\n", re.MULTILINE)

    def with_call(found: re.Match) -> str:
        kind, type = ("read", found[1]) if found[1] else ("write", found[2])
        size = f"ptrtoint (ptr getelementptr ({type}, ptr null, i64 1) to i64)"
        return f"  call void @touch_{kind}(ptr {found[3]}, i64 {size})\n{found[0]}"

    traced, count = access.subn(with_call, ir)
    if count != len(re.findall(r"^  (?:%\S+ = load|store) ", ir, re.MULTILINE)):
        raise MeasurementError("some loads or stores are of a form that is not traced")
    return traced + "declare void @touch_read(ptr, i64)\ndeclare void @touch_write(ptr, i64)\n"


def _compile_ir(tools: Path, ir: str, target: Path) -> Path:
    run([tools / "llc", *CODE, "-filetype=obj", "-o", target], ir)
    return target


def _link(inputs: list[Path], target: Path) -> None:
    # Static: the first call of a function in a shared library would search for it, in the middle of a nest.
    run(["gcc", "-O2", "-static", *inputs, "-o", target])
