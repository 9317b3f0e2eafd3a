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


def modelled_lines(tool: Path, file: Path, capacity: int, quantity: str = "fills") -> dict[str, int | None]:
    """The lines that each function of `file` moves with a cache of that capacity; None where the report has none."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "target.yaml"
        target.write_text(TARGET.format(capacity=capacity, line=LINE_BYTES))
        command = [tool, "--analyze", f"--target={target}", "--report=json:-", file, "-o", "/dev/null"]
        report = json.loads(run(command))
    lines: dict[str, int | None] = {}
    for kernel in report["kernels"]:
        moved = kernel["bytes"]["hbm"].get(quantity)
        function, so_far = kernel["function"], lines.get(kernel["function"], 0)
        lines[function] = None if moved is None or so_far is None else so_far + moved // LINE_BYTES
    return lines
