"""Runs the steps of the job in docs/gate.md as a runner would, in a folder of
its own with the program that is given, and prints how each of them ends.

Usage: run_job.py PAGE OLD.mlir NEW.mlir, with our tools in the PATH.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap

VALUES = {"github.event.number": "7", "github.repository": "owner/repo",
          "github.token": "secret"}


def read_steps(page):
    """The commands of the steps, and whether each runs after a failure."""
    job = re.search(r"```yaml\n# \.github.*?\n(.*?)```", page, re.S).group(1)
    for step in re.split(r"^ {6}- ", job.split("steps:\n")[1], flags=re.M)[1:]:
        found = re.search(r"run: (?:\|\n(.*)|(.*)\n)", step, re.S)
        if found:
            text = textwrap.dedent(found.group(1) or found.group(2))
            yield (re.sub(r"\$\{\{ (\S+) \}\}", lambda m: VALUES[m.group(1)], text),
                   "if: ${{ !cancelled() }}" in step)


def run(command, folder, environment):
    return subprocess.run(["bash", "-e", "-c", command], cwd=folder,
                          env=environment, check=False).returncode


def main():
    page, old, new = (pathlib.Path(path).read_text() for path in sys.argv[1:])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "bin").mkdir()
        (folder / "ci").mkdir()
        gh = folder / "bin/gh"
        gh.write_text('#!/bin/sh\necho "gh $*"; head -1 diff.md\n')
        gh.chmod(0o755)
        environment = {**os.environ, "GITHUB_STEP_SUMMARY": str(folder / "summary"),
                       "PATH": f"{folder}/bin:{os.environ['PATH']}"}
        steps = list(read_steps(page))
        assert len(steps) == 3, steps
        # The baseline is what the first step made of the old program.
        (folder / "model.mlir").write_text(old)
        assert run(steps[0][0], folder, environment) == 0
        (folder / "now.json").rename(folder / "ci/roofline.json")
        (folder / "model.mlir").write_text(new)
        has_failed = False
        for number, (command, runs_always) in enumerate(steps):
            if has_failed and not runs_always:
                continue
            sys.stdout.flush()
            status = run(command, folder, environment)
            print(f"step {number}: exit {status}")
            has_failed |= status != 0
        assert (folder / "summary").read_text() == (folder / "diff.md").read_text()


main()
