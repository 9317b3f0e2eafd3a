"""Virtual environments that a script makes for itself, outside of the repository, the first time that it runs."""

import logging
import os
import shutil
import subprocess
import sys
import venv
import warnings
from pathlib import Path

#: Where the environments go, unless a variable of the environment says otherwise.
CACHE = Path.home() / ".cache" / "roofline-opt"


class SetupError(RuntimeError):
    """An environment could not be made."""


def ensure(location: Path, requirements: Path) -> Path:
    """Makes the virtual environment at `location` hold exactly `requirements`; returns its Python.

    The file names every package with its version, so pip resolves nothing. A copy of it, written last, marks a finished
    environment; one without or with an old one is made anew.
    """
    python = location / "bin" / "python"
    marker = location / "requirements.txt"
    if marker.is_file() and marker.read_bytes() == requirements.read_bytes():
        return python
    print(f"making {location} from {requirements.name}", file=sys.stderr)
    if location.exists() and not (location / "pyvenv.cfg").is_file():
        raise SetupError(f"{location} exists and is not a virtual environment")
    shutil.rmtree(location, ignore_errors=True)
    venv.create(location, with_pip=True)
    pip = [python, "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check", "-r", requirements]
    if subprocess.run(pip).returncode != 0:
        raise SetupError(f"pip could not install {requirements} under Python {sys.version.split()[0]}")
    shutil.copyfile(requirements, marker)
    return python


def enter(location: Path, requirements: Path) -> None:
    """Continues the running script under the environment at `location`, made if need be."""
    if location.exists() and location.samefile(sys.prefix):
        return
    python = ensure(location, requirements)
    os.execv(python, [python, *sys.argv])


def silence_libraries() -> None:
    """Hides the warnings of PyTorch and its friends, which speak of GPUs, deprecations and downloads."""
    logging.disable(logging.WARNING)
    warnings.simplefilter("ignore")


def import_location() -> Path:
    """The environment with torch and torch-mlir: $ROOFLINE_VENV, else one in the cache."""
    return Path(os.environ.get("ROOFLINE_VENV") or CACHE / "import-venv").absolute()


def jax_location() -> Path:
    """The environment with JAX, in the cache."""
    return CACHE / "jax-venv"
