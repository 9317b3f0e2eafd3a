"""The nests: the functions of test/Traffic/Inputs/*.mlir. Each holds one outermost loop over the arrays it is given."""

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "test" / "Traffic" / "Inputs"


@dataclass(frozen=True)
class Nest:
    """One function of one file."""

    file: Path
    function: str
    # Of the text of the function and of all aliases in the file: what was measured of another text is worth nothing.
    digest: str

    @property
    def name(self) -> str:
        return f"{self.file.stem}/{self.function}"


def find_nests(folder: Path = FOLDER) -> list[Nest]:
    """All nests, in the order of the files' names and of their text."""
    return [nest for file in sorted(folder.glob("*.mlir")) for nest in _read(file)]


def _read(file: Path) -> list[Nest]:
    text = re.sub(r"^\s*//.*\n|^\s*\n", "", file.read_text(), flags=re.MULTILINE)
    aliases = "".join(re.findall(r"^[!#].*\n", text, re.MULTILINE))
    functions = re.findall(r"^func\.func @(\w+)(.*?^}\n)", text, re.MULTILINE | re.DOTALL)
    return [Nest(file, name, _digest(aliases + name + body)) for name, body in functions]


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]
