"""Checks that every option of groups of --help is in a manual and in completions.

Usage: check_options.py HELP GROUPS LEAST MANUAL BASH ZSH FISH
with GROUPS separated by |, and LEAST the number of options that there are at
least.
"""

import re
import sys


def main():
    path, groups, least, *texts = sys.argv[1:]
    with open(path) as file:
        sections = re.split(r"^(\S.*):$", file.read(), flags=re.M)
    options = []
    for title, body in zip(sections[1::2], sections[2::2]):
        if title in groups.split("|"):
            options += re.findall(r"^  --([\w-]+)", body, re.M)
    assert len(options) >= int(least), f"{len(options)} options only: {options}"
    forms = [r"\\-\\-{}\\fR", r"^    --{}=?\"?$", r"'\*--{}(=|\[)", r" -l {} "]
    failures = 0
    for text, form in zip(texts, forms):
        with open(text) as file:
            content = file.read()
        for option in options:
            name = option.replace("-", r"\-") if text.endswith(".1") else option
            if not re.search(form.format(re.escape(name)), content, re.M):
                print(f"{text} lacks --{option}")
                failures += 1
    return failures > 0


sys.exit(main())
