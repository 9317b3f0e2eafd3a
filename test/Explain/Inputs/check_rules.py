"""Holds the rules of derivations in source, schema and documentation together.

Every rule of lib/Cost/Derivation.cpp is one of the schema, stands in a row of
docs/explain.md with a link to its section, and the section is there.
"""

import json
import re
import sys
from pathlib import Path

root = Path(sys.argv[1])
source = (root / "lib/Cost/Derivation.cpp").read_text(encoding="utf-8")
rules = dict(re.findall(r'\{"([a-z-]+)", "docs/([^"]+)"\}', source))
schema = json.loads((root / "docs/report-schema.json").read_text(encoding="utf-8"))
page = (root / "docs/explain.md").read_text(encoding="utf-8")
if set(rules) != set(schema["$defs"]["rule"]["enum"]) or not rules:
    sys.exit("the rules of source and schema differ")
for name, section in rules.items():
    row = next((line for line in page.splitlines() if line.startswith(f"| `{name}` |")), "")
    if f"]({section})" not in row:
        sys.exit(f"docs/explain.md does not link {name} to {section}")
    file, anchor = section.split("#")
    text = (root / "docs" / file).read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.M)
    anchors = [re.sub(r"[^a-z0-9 -]", "", h.lower()).replace(" ", "-") for h in headings]
    if anchor not in anchors:
        sys.exit(f"there is no section {section}")
print(f"{len(rules)} rules stand where they should")
