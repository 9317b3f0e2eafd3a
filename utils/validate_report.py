#!/usr/bin/env python3
# Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Checks JSON reports against docs/report-schema.json.

Reads the files named, or standard input. Needs python3-jsonschema. Beyond the
schema it refuses what Python would let pass: NaN, infinities, repeated keys.
Exit status: 0 if all reports are valid, 1 if one is not, 2 if none could be
checked.
"""

import argparse
import json
import pathlib
import sys

MAX_SHOWN = 20  # mistakes per report, and wrong reports
DEFAULT_SCHEMA = pathlib.Path(__file__).parent.parent / "docs/report-schema.json"


def refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def build_object(pairs):
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        repeated = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"key {repeated!r} appears twice in one object")
    return result


def parse(text):
    return json.loads(
        text, parse_constant=refuse_constant, object_pairs_hook=build_object
    )


def find_errors(validator, text):
    """Yields one line per mistake, with the path to it."""
    try:
        report = parse(text)
    except ValueError as error:
        yield str(error)
        return
    for error in sorted(validator.iter_errors(report), key=lambda e: list(e.path)):
        yield f"{error.json_path}: {error.message[:400]}"


def print_errors(name, errors):
    for error in errors[:MAX_SHOWN]:
        print(f"{name}: error: {error}", file=sys.stderr)
    if len(errors) > MAX_SHOWN:
        print(f"{name}: {len(errors) - MAX_SHOWN} more", file=sys.stderr)


def split_documents(name, text, by_line):
    """Yields each document with the name to report it under."""
    if not by_line:
        yield name, text
        return
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip():
            yield f"{name}:{number}", line


def read_input(path):
    if path == "-":
        return "<stdin>", sys.stdin.read()
    return path, pathlib.Path(path).read_text(encoding="utf-8")


def load_validator(path):
    import jsonschema

    schema = json.loads(path.read_text(encoding="utf-8"))
    validator_class = jsonschema.validators.validator_for(schema)
    validator_class.check_schema(schema)
    return validator_class(schema)


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "files", nargs="*", default=["-"], help="reports; - is standard input"
    )
    parser.add_argument("--schema", type=pathlib.Path, default=DEFAULT_SCHEMA)
    parser.add_argument(
        "--lines", action="store_true", help="one report per line, as split input has"
    )
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    try:
        validator = load_validator(arguments.schema)
        inputs = [read_input(path) for path in arguments.files]
    except ImportError:
        print("error: no jsonschema module; install python3-jsonschema", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2

    checked, failed = 0, 0
    for path, text in inputs:
        for name, document in split_documents(path, text, arguments.lines):
            checked += 1
            errors = list(find_errors(validator, document))
            failed += bool(errors)
            if failed <= MAX_SHOWN:
                print_errors(name, errors)
    if not checked:
        print("error: no report to check", file=sys.stderr)
        return 2
    print(f"{checked - failed} of {checked} reports are valid")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
