"""What roofline-opt says that nests move."""

import json
import tempfile
from pathlib import Path

from .programs import run
from .truth import LINE_BYTES

QUANTITIES = ("fills", "transferred")  # Keys of a kernel's HBM traffic in the report, in bytes.

TARGET = """name: cache-of-{capacity}
description: A cache of {capacity} bytes before main memory
vendor: validate_traffic.py
kind: cpu
hbm:
  bandwidth: {{gb_per_s: 100, source: made}}
  line: {{bytes: {line}, source: made}}
l2:
  capacity: {{bytes: {capacity}, source: made}}
  line: {{bytes: {line}, source: made}}
sources:
  made: {{grade: direct, text: "made up, for a comparison at this capacity"}}
"""


def modelled_bytes(tool: Path, file: Path, capacity: int, quantity: str) -> dict[str, int | None]:
    """What each function of `file` moves with a cache of that capacity; None where the report has none."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "target.yaml"
        target.write_text(TARGET.format(capacity=capacity, line=LINE_BYTES))
        command = [tool, "--analyze", f"--target={target}", "--report=json:-", file, "-o", "/dev/null"]
        report = json.loads(run(command))
    sums: dict[str, int | None] = {}
    for kernel in report["kernels"]:
        moved = kernel["bytes"]["hbm"].get(quantity)
        function, so_far = kernel["function"], sums.get(kernel["function"], 0)
        sums[function] = None if moved is None or so_far is None else so_far + moved
    return sums


def modelled_lines(tool: Path, file: Path, capacity: int, quantity: str = "fills") -> dict[str, int | None]:
    """The same in lines."""
    sums = modelled_bytes(tool, file, capacity, quantity)
    return {function: None if moved is None else moved // LINE_BYTES for function, moved in sums.items()}
