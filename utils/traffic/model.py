"""What roofline-opt says that nests fetch."""

import json
import tempfile
from pathlib import Path

from .programs import run
from .truth import LINE_BYTES

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


def modelled_fills(tool: Path, file: Path, capacity: int) -> dict[str, int | None]:
    """The lines that each function of `file` fetches into a cache of that capacity; None where the report has none."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "target.yaml"
        target.write_text(TARGET.format(capacity=capacity, line=LINE_BYTES))
        command = [tool, "--analyze", f"--target={target}", "--report=json:-", file, "-o", "/dev/null"]
        report = json.loads(run(command))
    fills: dict[str, int | None] = {}
    for kernel in report["kernels"]:
        fetched = kernel["bytes"]["hbm"].get("fills")
        function, so_far = kernel["function"], fills.get(kernel["function"], 0)
        fills[function] = None if fetched is None or so_far is None else so_far + fetched // LINE_BYTES
    return fills
