#!/usr/bin/env python3
# Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the examples of the documentation and compares what they show.

Without arguments checks README.md, CONTRIBUTING.md and all pages of docs/. In a
page

  * a block of language `mlir`, followed by one of language `text`, is analysed
    (by `roofline-opt --analyze`, or as its comment `// roofline-opt ...` says).
    The text lists all annotated ops in order, a line each: the name of the op,
    `...`, and any number of entries of its annotation with `...` between them;
    indented lines continue it. A line in parentheses is a remark: `(nothing)`
    for an empty list;
  * a first line `// NAME.mlir` names a block, for commands on the same page;
  * a block of language `console` has commands after `$ ` and all that they
    print, but for `...` on a line of its own (any lines) or in a line (any
    text). A command may fail only where the block shows an error;
  * a block of language `cpp` or `cmake` starts with a comment that names a file
    which a test compiles, `// docs/...` or `# docs/...`, and stands in it, line
    by line in any indentation; a line `...` in a comment stands for any;
  * `no-run` after the language exempts a block;
  * links to files and to headings must lead somewhere.

Where README.md of the root is among the pages, each must be reached from it.

Commands run in a folder that looks like the root of the repository after a
build. --update first writes what they print now into the pages, but for what
stands there with `...`; sums in the text around are yours to look at again. Exit
status: 0 if everything is as shown, 1 if not, 2 if nothing was run.
"""

import argparse
import contextlib
import difflib
import functools
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LLVM_TOOLS = "/usr/lib/llvm-22/bin"
TIMEOUT_S = 120  # per command
ANNOTATION = re.compile(r"roofline\.(cost|unmodelled) = ")


class Mismatch(Exception):
    """An example does not do what the page says."""


@dataclass
class Block:
    """A fenced block."""

    language: str
    is_run: bool
    line: int  # of its first fence
    text: str


def read_blocks(page):
    """The fenced blocks of a Markdown text, in order."""
    blocks, opening, content = [], None, []
    for number, line in enumerate(page.splitlines(), 1):
        fence = re.match(r" *```(.*)", line)
        if not fence:
            content.append(line)
        elif opening is None:
            opening, content = (number, fence[1].split()), []
        else:
            start, info = opening
            language = info[0] if info else ""
            text = textwrap.dedent("".join(f"{each}\n" for each in content))
            blocks.append(Block(language, "no-run" not in info, start, text))
            opening = None
    if opening is not None:
        blocks.append(Block("unclosed", True, opening[0], ""))
    return blocks


class Sandbox:
    """A temporary folder with the repository's files and what a build makes."""

    def __init__(self, folder, tool, plugin):
        self.folder = Path(folder)
        for entry in ROOT.iterdir():
            if not entry.name.startswith(("build", ".git")):
                (self.folder / entry.name).symlink_to(entry)
        made = {"build/bin": [tool, tool.with_name("roofline-diff")], "build/lib": [plugin]}
        for place, files in made.items():
            (self.folder / place).mkdir(parents=True)
            for file in files:
                (self.folder / place / file.name).symlink_to(file)
        path = [str(self.folder / "build/bin"), os.environ["PATH"], LLVM_TOOLS]
        self.environment = {**os.environ, "PATH": os.pathsep.join(path)}

    def write(self, name, text):
        (self.folder / name).write_text(text)

    def run(self, command, stderr):
        """Runs an argument list, or a line of shell."""
        return subprocess.run(
            command,
            shell=isinstance(command, str),
            executable="/bin/bash" if isinstance(command, str) else None,
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
            timeout=TIMEOUT_S,
        )


# Annotations of an mlir block.


def read_header(text):
    """The file name of a block and the arguments of the command to run on it."""
    name, arguments = None, ["--analyze"]
    for line in text.splitlines()[:2]:
        if file := re.fullmatch(r"// ([\w-]+\.mlir)", line):
            name = file[1]
        elif command := re.fullmatch(r"// roofline-opt (.*)", line):
            arguments = shlex.split(command[1])
    return name, arguments


def get_indent(line):
    return len(line) - len(line.lstrip())


def find_annotations(output):
    """(head, annotation) of each annotated op; the head has the op's name."""
    lines = output.splitlines()
    for number, line in enumerate(lines):
        found = ANNOTATION.search(line)
        if not found:
            continue
        head = line[: found.start()]
        if head.lstrip().startswith("}"):  # behind regions: where did it begin?
            candidates = (
                earlier
                for earlier in reversed(lines[:number])
                if get_indent(earlier) == get_indent(line)
                and not earlier.lstrip().startswith(("}", "^"))
            )
            head = next(candidates, head)
        yield head, line[found.start() :]


def is_listed(listed, head, annotation):
    """Whether a line of a page describes an annotated op."""
    op, *entries = (part.strip() for part in listed.split("..."))
    patterns = [re.escape(entry) for entry in entries if entry]
    # Whole entries only: 720 is not part of 6720, nor 1.7 of 1.75.
    pattern = "".join(rf".*(?<![\w.]){entry}(?=[,}}])" for entry in patterns)
    return re.search(rf"(?<![\w.]){re.escape(op)}(?![\w.])", head) and re.match(
        pattern, annotation
    )


def check_annotations(sandbox, example, listing):
    """Analyses an mlir block; its annotations must be those of the listing."""
    name, arguments = read_header(example)
    name = name or "example.mlir"
    sandbox.write(name, example)
    result = sandbox.run(["roofline-opt", *arguments, name], subprocess.PIPE)
    if result.returncode != 0:
        raise Mismatch(f"roofline-opt fails:\n{result.stderr}")
    found = list(find_annotations(result.stdout))
    listed = re.sub(r"\s*\n\s+", " ", listing).splitlines()
    listed = [line for line in listed if line and line[0] != "("]
    for line, (head, annotation) in zip(listed, found):
        if not is_listed(line, head, annotation):
            raise Mismatch(f"expected: {line}\n  got: {head.strip()} {annotation}")
    if len(listed) != len(found):
        rest = "".join(f"\n  {head.strip()} {text}" for head, text in found)
        raise Mismatch(f"{len(listed)} ops are listed; annotated are{rest}")


# Commands of a console block.


def split_commands(text):
    """(command, what it prints) for each command of a console block."""
    if not text.startswith("$ "):
        raise Mismatch("the block does not begin with a command after `$ `")
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command = re.match(r"(?:.*\\\n)*.*\n", part)[0]
        yield command, part[len(command) :]


def make_pattern(shown):
    """A regular expression for what a console block shows."""
    lines = [
        r"(?:.*\n)*?" if line == "..." else re.escape(line) + "\n"
        for line in shown.splitlines()
    ]
    return "".join(lines).replace(r"\.\.\.", ".*")


def run_commands(sandbox, text):
    """(command, what the page shows, what it prints) for each of a console block."""
    for command, shown in split_commands(text):
        result = sandbox.run(command, subprocess.STDOUT)
        printed = re.sub(r"[ \t]+$", "", result.stdout, flags=re.MULTILINE)
        if result.returncode != 0 and "error" not in shown:
            raise Mismatch(f"{command}fails:\n{printed}")
        yield command, shown, printed


def check_commands(sandbox, text):
    """Runs the commands of a console block; they must print what it shows."""
    for command, shown, printed in run_commands(sandbox, text):
        if not re.fullmatch(make_pattern(shown), printed):
            lines = (each.splitlines() for each in (shown, printed))
            difference = difflib.unified_diff(*lines, "page", "command", lineterm="")
            raise Mismatch(command + "\n".join(difference))


# Excerpts of files.


def read_excerpt(text):
    """The file that a block names, and the pattern of its lines."""
    named, *lines = (line.strip() for line in text.splitlines())
    file = re.fullmatch(r"(?://|#) (docs/\S+)", named)
    if not file:
        raise Mismatch("the first line names no file that this stands in")
    pattern = "".join(
        r"(?:.*\n)*?" if re.fullmatch(r"(?://|#) \.\.\.", line) else re.escape(line) + r"\n"
        for line in lines
    )
    return ROOT / file[1], pattern


def check_excerpt(file, pattern):
    """The lines must stand in the file."""
    if not file.exists():
        raise Mismatch(f"no file {file.relative_to(ROOT)}")
    lines = (line.strip() for line in file.read_text().splitlines())
    if not re.search(rf"^{pattern}", "".join(f"{line}\n" for line in lines), re.MULTILINE):
        raise Mismatch(f"this does not stand in {file.relative_to(ROOT)}")


# Pages.


def check_block(sandbox, blocks, number):
    """Checks one block; false if it needs no check of its own."""
    block = blocks[number]
    if block.language == "unclosed":
        raise Mismatch("the block has no end")
    if block.is_run and block.language in ("cpp", "cmake"):
        check_excerpt(*read_excerpt(block.text))
        return True
    if not block.is_run or block.language not in ("mlir", "console"):
        return False
    if block.language == "console":
        check_commands(sandbox, block.text)
        return True
    after = blocks[number + 1 :]
    if after and after[0].language == "text":
        check_annotations(sandbox, block.text, after[0].text)
        return True
    name, _ = read_header(block.text)
    if not name or not any(name in each.text for each in after if each.language == "console"):
        raise Mismatch("nothing says what this example prints; mark it `no-run`?")
    sandbox.write(name, block.text)
    return False


def hide_blocks(text):
    """A page with empty lines in the place of its fenced blocks."""
    return re.sub(r"^```.*?^```", lambda m: "\n" * m[0].count("\n"), text,
                  flags=re.MULTILINE | re.DOTALL)


@functools.cache
def read_anchors(page):
    """What links can name in a page, by GitHub's rules: its headings in small
    letters, spaces as hyphens, without punctuation, repeated ones numbered; and
    what `<a name="...">` marks."""
    text = hide_blocks(page.read_text())
    anchors, seen = set(re.findall(r'<a name="([^"]+)">', text)), {}
    for heading in re.findall(r"^#+ (.+)", text, re.MULTILINE):
        shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading)  # of links their text
        slug = re.sub(r"[^\w\- ]", "", shown.strip().lower()).replace(" ", "-")
        repeats = seen[slug] = seen.get(slug, -1) + 1
        anchors.add(f"{slug}-{repeats}" if repeats else slug)
    return anchors


def find_links(page):
    """Yields (line, target, file, heading) of each link of a page to a file."""
    for number, line in enumerate(hide_blocks(page.read_text()).splitlines(), 1):
        for target in re.findall(r"\]\(([^)\s]+)", line):
            if "://" not in target:
                name, _, anchor = target.partition("#")
                yield number, target, (page.parent / name if name else page), anchor


def find_broken_links(page):
    """Yields (line, what is missing) of each link that leads nowhere."""
    for number, target, file, anchor in find_links(page):
        if not file.exists():
            yield number, f"file {target.partition('#')[0]}"
        elif anchor and file.suffix == ".md" and anchor not in read_anchors(file):
            yield number, f"heading {target}"


def find_unreached(start, pages):
    """The pages that links do not lead to, from a first page on."""
    reached, following = {start}, [start]
    while following:
        for _, _, file, _ in find_links(following.pop()):
            file = file.resolve()
            if file.suffix == ".md" and file.exists() and file not in reached:
                reached.add(file)
                following.append(file)
    return [page for page in pages if page not in reached]


def check_page(page, tool, plugin):
    """Prints what is wrong in one page; returns (examples run, mistakes)."""
    examples, mistakes = 0, 0
    for line, missing in find_broken_links(page):
        print(f"{page}:{line}: error: no {missing}")
        mistakes += 1
    blocks = read_blocks(page.read_text())
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(folder, tool, plugin)
        for number, block in enumerate(blocks):
            try:
                examples += check_block(sandbox, blocks, number)
            except (Mismatch, subprocess.TimeoutExpired) as error:
                print(f"{page}:{block.line}: error: {error}")
                examples += 1
                mistakes += 1
    return examples, mistakes


def update_page(page, tool, plugin):
    """Writes what the commands of a page print now into it, but for what it shows
    with `...`. What fails stays as it is: the check that follows names it."""
    text = page.read_text()
    lines, blocks = text.splitlines(), read_blocks(text)
    found = []  # (first line, lines that were there, lines in their place)
    with tempfile.TemporaryDirectory() as folder:
        sandbox = Sandbox(folder, tool, plugin)
        for number, block in enumerate(blocks):
            with contextlib.suppress(Mismatch, subprocess.TimeoutExpired):
                if not block.is_run or block.language != "console":
                    check_block(sandbox, blocks, number)
                    continue
                now = "".join(f"$ {command}" + (shown if "..." in shown else printed)
                              for command, shown, printed in run_commands(sandbox, block.text))
                fence = lines[block.line - 1]
                indented = textwrap.indent(now, " " * get_indent(fence)).splitlines()
                found.append((block.line, len(block.text.splitlines()), indented))
    for first, count, now in reversed(found):
        lines[first : first + count] = now
    page.write_text("".join(f"{line}\n" for line in lines))


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    own = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(ROOT.glob("docs/**/*.md"))]
    parser.add_argument("--update", action="store_true",
                        help="write what commands print now into the pages")
    parser.add_argument("pages", nargs="*", type=Path, default=own)
    parser.add_argument(
        "--tool", default=shutil.which("roofline-opt") or ROOT / "build/bin/roofline-opt",
        type=Path, help="roofline-opt (default: from the PATH, else of build/)",
    )
    parser.add_argument(
        "--plugin", default=ROOT / "build/lib/RooflinePlugin.so", type=Path,
        help="RooflinePlugin.so (default: of build/)",
    )
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    tool, plugin = arguments.tool.resolve(), arguments.plugin.resolve()
    for file in (tool, tool.with_name("roofline-diff"), plugin):
        if not file.exists():
            print(f"error: no {file}; build it first", file=sys.stderr)
            return 2
    if arguments.update:
        for page in arguments.pages:
            update_page(page, tool, plugin)
    pages = [page.resolve() for page in arguments.pages]
    counts = [check_page(page, tool, plugin) for page in pages]
    examples, mistakes = (sum(column) for column in zip(*counts))
    for page in find_unreached(ROOT / "README.md", pages) if ROOT / "README.md" in pages else []:
        print(f"{page}: error: no link leads here from README.md")
        mistakes += 1
    print(f"{examples} examples run, {mistakes} mistakes")
    return 1 if mistakes else 0 if examples else 2


if __name__ == "__main__":
    sys.exit(main())
