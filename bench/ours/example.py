"""Connect Four from examples/: compiled by its own build into a folder of the bench, and found by its entry point."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "connect_four"
TARGET = ROOT / "build" / "bench"
LEFT_OUT = shutil.ignore_patterns(".*", "build", "*.so", "*.egg-info", "__pycache__")
PIP = "-m pip install -qq --no-deps --no-build-isolation --no-index --disable-pip-version-check".split()


class NoExampleError(Exception):
    """Why the example could not be built, as a sentence."""


def blank_board() -> Any:
    """The example's own state before the first move, without the engine's adapter around it."""
    connect_four = game("connect_four")
    state = connect_four.make_blank(2, connect_four.settle(2, {}))
    connect_four.make_setup(state, seeded(0))
    return state


def prepare() -> Path:
    """Build the example if its sources have changed; the folder from which it is imported."""
    folder = TARGET / f"connect_four-{digest()}"
    packages = folder / "packages"
    if not packages.exists():
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(EXAMPLE, folder / "project", ignore=LEFT_OUT)
        install(folder / "project", folder / "made")
        (folder / "made").rename(packages)
    return packages


def install(project: Path, packages: Path) -> None:
    """Have pip build and install it, compiled; whether it came out compiled can be seen by its files."""
    sources = str(ROOT / "src")
    environment = os.environ | {"CONNECT_FOUR_COMPILE": "1", "MYPYPATH": sources, "PYTHONPATH": sources}
    command = [sys.executable, *PIP, "--target", str(packages), str(project)]
    done = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoExampleError(f"The example could not be built: {done.stderr.strip().splitlines()[-1]}")
    if not list(packages.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}")):
        raise NoExampleError("The example could not be compiled: there is no C compiler, or mypy is not installed.")


def digest() -> str:
    files = [path for path in sorted(EXAMPLE.rglob("*")) if path.suffix in {".py", ".toml"} and path.is_file()]
    content = b"\0".join(path.read_bytes() for path in files)
    return hashlib.sha256(content + sys.version.encode()).hexdigest()[:16]
