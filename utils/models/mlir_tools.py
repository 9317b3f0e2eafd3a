"""The stock mlir-opt: where it is, and how text goes through it."""

import os
import re
import shutil
import subprocess


class ToolError(RuntimeError):
    """mlir-opt is missing or has failed."""


def find_mlir_opt() -> str:
    """Finds the mlir-opt of LLVM 22, whose syntax roofline-opt reads."""
    candidates = [os.environ.get("MLIR_OPT"), "/usr/lib/llvm-22/bin/mlir-opt", "mlir-opt-22", "mlir-opt"]
    for candidate in filter(None, candidates):
        found = shutil.which(candidate)
        if found and version_of(found).startswith("22."):
            return found
    raise ToolError("found no mlir-opt of LLVM 22; install mlir-22-tools or set MLIR_OPT")


def version_of(mlir_opt: str) -> str:
    """The LLVM version of an mlir-opt, such as 22.1.8."""
    text = subprocess.run([mlir_opt, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"LLVM version (\S+)", text)
    return found[1] if found else ""


def run(mlir_opt: str, text: str, *arguments: str) -> str:
    """Sends a module through an mlir-opt."""
    result = subprocess.run([mlir_opt, *arguments], input=text, capture_output=True, text=True)
    if result.returncode != 0:
        raise ToolError(f"{os.path.basename(mlir_opt)} {' '.join(arguments)} failed:\n{result.stderr[:2000]}")
    return result.stdout
