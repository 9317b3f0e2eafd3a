"""Runs roofline-opt on a file and reads what it says of each kernel."""

import json
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path


class AnalysisError(RuntimeError):
    """The analyser failed, or left something out."""


@dataclass(frozen=True)
class Kernel:
    """What the report says of one kernel, over all its executions, and where its text begins."""

    op: str
    line: int
    flops: int
    transcendentals: int
    contraction_ops: int


def analyse(tool: Path, source: Path) -> list[Kernel]:
    """The kernels of `source` in program order. Anything that the analyser cannot model is an error."""
    with tempfile.TemporaryDirectory() as directory:
        report = Path(directory) / "report.json"
        command = [tool, "--analyze", f"--report=json:{report}", source, "-o", "/dev/null"]
        try:
            result = subprocess.run(command, capture_output=True, text=True)
        except OSError as error:
            raise AnalysisError(f"cannot run {tool}: {error.strerror}; build it first") from error
        if result.returncode != 0:
            raise AnalysisError(f"{tool.name} failed on {source}:\n{result.stderr[:2000]}")
        contents = json.loads(report.read_text())
    if not contents["complete"]:
        names = ", ".join(entry["op"] for entry in contents["unmodelled"])
        raise AnalysisError(f"{source}: not modelled: {names}")
    return [_kernel(record) for record in contents["kernels"]]


def _kernel(record: dict) -> Kernel:
    """One kernel of a report."""
    found = re.search(r":(\d+):\d+$", record["location"])
    return Kernel(
        op=record["op"],
        line=int(found[1]) if found else 0,
        flops=record["flops"],
        transcendentals=record["transcendentals"],
        contraction_ops=record["contraction_ops"],
    )
