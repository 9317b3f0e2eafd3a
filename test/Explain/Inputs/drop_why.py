"""Prints a JSON report without its derivations."""

import json
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    report = json.load(file)
for kernel in report["kernels"]:
    kernel.pop("why", None)
print(json.dumps(report, indent=1))
