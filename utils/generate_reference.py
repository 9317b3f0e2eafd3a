#!/usr/bin/env python3
# Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the pages of docs/reference/: passes, dialect and interfaces, targets.

Passes and dialect are what mlir-tblgen says of our .td files, targets what
`roofline-opt --list-targets` prints and lib/Target/data names as sources. With
--check nothing is written: pages that are not what would be written are named.
Exit status: 0 if all is well, 1 if a page is stale, 2 if a tool fails or a file
cannot be read as expected.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LLVM_TOOLS = "/usr/lib/llvm-22/bin"
NOTE = "<!-- Written by utils/generate_reference.py; do not edit. -->\n\n"


class Failure(Exception):
    """A tool fails, or an input is not as expected."""


def find_tool(name, *folders):
    """The path of a program, from the PATH or one of the folders."""
    path = os.pathsep.join([os.environ.get("PATH", ""), *map(str, folders)])
    found = shutil.which(name, path=path)
    if not found:
        raise Failure(f"no {name} in the PATH or {', '.join(map(str, folders))}")
    return Path(found).resolve()


def run(*command):
    result = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if result.returncode != 0:
        raise Failure(f"{command[0]} fails:\n{result.stderr}")
    return result.stdout


def make_table(rows):
    """A Markdown table; the first row has the titles."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(rows[0]), *lines[1:]]) + "\n"


# Passes, dialect, interfaces.


def describe(generator, file, *arguments):
    """What a generator of mlir-tblgen makes of one of our files."""
    tblgen = find_tool("mlir-tblgen", LLVM_TOOLS)
    upstream = tblgen.parent.parent / "include"
    text = run(tblgen, generator, *arguments, f"-I{ROOT / 'include'}", f"-I{upstream}",
               ROOT / "include/roofline" / file)
    text = re.sub(r"<!--.*?-->\n|\[TOC\]\n", "", text)
    # Examples in descriptions show a form, not a program.
    return text.replace("```mlir\n", "```mlir no-run\n").strip() + "\n"


def shift_headings(text, by):
    """The text with its headings `by` levels deeper."""
    return re.sub(r"^#+(?= )", lambda m: "#" * (len(m[0]) + by), text, flags=re.MULTILINE)


def tabulate(listing):
    """A block of lines `name : meaning` as a table."""
    rows = [line.split(" : ", 1) for line in listing.strip().splitlines()]
    if any(len(row) != 2 for row in rows):
        raise Failure(f"mlir-tblgen lists options in another form:\n{listing}")
    return make_table([("name", "meaning")] + [
        (f"`{name.strip().lstrip('-')}`", meaning.replace("|", r"\|")) for name, meaning in rows])


def write_passes():
    text = describe("-gen-pass-doc", "Transforms/Passes.td")
    text = re.sub(r"^(#+ (?:Options|Statistics)\n\n)```\n(.*?)^```\n",
                  lambda m: m[1] + tabulate(m[2]), text, flags=re.MULTILINE | re.DOTALL)
    return (f"{NOTE}# Passes\n\nOptions go in braces: "
            "`--pass-pipeline='builtin.module(roofline-annotate{target=h200 dims=B=64})'`. Of "
            "`roofline-opt --analyze` those of `roofline-annotate` are options of the command line "
            "(`--target=h200 --dims=B=64`). In stock `mlir-opt` the passes come with the "
            "[plugin](../../README.md#use).\n\n" + shift_headings(text, -1))


def write_dialect():
    dialect = describe("-gen-dialect-doc", "Dialect/RooflineDialect.td", "-dialect=roofline")
    interfaces = describe("-gen-op-interface-docs", "Interfaces/CostInterfaces.td")
    return (f"{NOTE}{dialect}\nThe keys of `roofline.cost` are in "
            "[model.md](../model.md#annotations), those of `roofline.external_cost` in "
            "[symbols.md](../symbols.md#calls).\n\n" + shift_headings(interfaces, 1) +
            "\nHow to write a model: [CONTRIBUTING.md]"
            "(../../CONTRIBUTING.md#a-cost-model-for-your-own-op).\n")


# Targets.


def read_tables(tool):
    """The tables of --list-targets, each a list of rows of cells. The peaks end
    in the aliases, of which there may be any number."""
    tables = []
    for part in run(tool, "--list-targets").split("\n\n"):
        lines = part.strip().splitlines()
        if not re.match(r"(target|ridge of) ", lines[0]):
            continue
        titles = re.split(r" {2,}", lines[0])
        columns = len(titles) - (titles[-1] == "aliases")
        cells = [line.split() for line in lines[1:]]
        rows = [(*row[:columns], " ".join(row[columns:])) for row in cells]
        tables.append([(*titles[:columns], "also"), *rows])
    if len(tables) != 2:
        raise Failure("--list-targets does not print two tables")
    return tables


def read_entry(text, key):
    """The value of a top-level entry of a target file, on one line."""
    found = re.search(rf"^{key}: *(.*(?:\n +.*)*)", text, re.MULTILINE)
    return " ".join(found[1].split()).strip("\"'") if found else ""


def read_sources(file):
    """(name, grade, text) of each source that a target file lists."""
    _, _, listing = file.read_text().partition("\nsources:\n")
    found = re.findall(r'^  (\w+):\n    grade: (\w+)\n    text: "(.*?)"\n', listing,
                       re.MULTILINE | re.DOTALL)
    if not found or len(found) != len(re.findall(r"^  \w", listing, re.MULTILINE)):
        raise Failure(f"{file}: the sources are written in another form")
    return [(name, grade, " ".join(text.split())) for name, grade, text in found]


def write_targets():
    peaks, ridges = read_tables(find_tool("roofline-opt", ROOT / "build/bin"))
    names = [("target", "device", "chip", "other names", "sources")]
    cited = {}  # source -> targets
    for target, *_, aliases in peaks[1:]:
        file = ROOT / f"lib/Target/data/{target}.yaml"
        text, sources = file.read_text(), read_sources(file)
        for source in sources:
            cited.setdefault(source, []).append(target)
        chip = read_entry(text, "chip")
        names.append((f"[{target}](../../lib/Target/data/{file.name})",
                      read_entry(text, "description"), f"`{chip}`" if chip else "", aliases,
                      " ".join(name for name, _, _ in sources)))
    rows = [("source", "grade", "what it is", "targets")]
    rows += [(*source, " ".join(users)) for source, users in sorted(cited.items())]
    sections = {
        "# Targets": "What `roofline-opt --list-targets` prints, and what the figures rest on. Which "
                     "figure cites which source, with caches, clocks and limits, is in the file of "
                     "each target; [targets.md](../targets.md) explains its format, what a chip's "
                     "name stands for, and what is in doubt.\n",
        "## Peaks": "Dense, in TFLOP/s (TOP/s for i8); memory in GB/s; ridge in FLOP/B of bf16, else "
                    "f16, else vector f32; `-` where no figure is known.\n\n"
                    + make_table([row[:-1] for row in peaks]),
        "## Ridge points": "In FLOP/B: from there on the unit binds.\n\n"
                           + make_table([row[:-1] for row in ridges]),
        "## Names": make_table(names),
        "## Sources": "Grades: direct (the vendor's own text), mirror (a copy of it), quoted (a third "
                      "party that names table or page), secondary, measured.\n\n" + make_table(rows),
    }
    return NOTE + "\n".join(f"{title}\n\n{text}" for title, text in sections.items())


PAGES = {"passes.md": write_passes, "dialect.md": write_dialect, "targets.md": write_targets}


def is_stale(page, text, is_checked):
    """Compares a page with its text, and writes it unless that is all to do."""
    shown = page.read_text() if page.exists() else None
    if shown == text:
        return False
    if is_checked:
        print(f"{page}: error: stale; run utils/generate_reference.py")
        return True
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text)
    return False


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing, name stale pages")
    parser.add_argument("--folder", type=Path, default=ROOT / "docs/reference",
                        help="where the pages are (default: docs/reference)")
    arguments = parser.parse_args()
    try:
        texts = [(arguments.folder / name, write()) for name, write in PAGES.items()]
        stale = [is_stale(page, text, arguments.check) for page, text in texts]
    except (Failure, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    return 1 if any(stale) else 0


if __name__ == "__main__":
    sys.exit(main())
