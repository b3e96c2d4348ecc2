"""Measure every peer, each in a process of its own on one core, and gather what they report.

    python -m bench.peers.run_all --prepare --seconds 3

A peer that cannot be had keeps its row, with a sentence in `missing` in the place of its figures.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, NamedTuple

PEERS = Path(__file__).resolve().parent
BENCH = PEERS.parent
REPOSITORY = BENCH.parent
REQUIREMENTS = BENCH / "requirements.txt"
PYTHON_FOLDER = BENCH / ".venv"
NODE_FOLDER = BENCH / ".node"

DEFAULT_SECONDS = 3.0
PATIENCE_SECONDS = 120.0

Row = dict[str, Any]


class Program(NamedTuple):
    """A peer at a game, and the file beside this one that plays it."""

    file: str
    peer: str
    game: str


class PeerMissingError(Exception):
    """The sentence that stands in the row of a peer that could not be measured."""


PROGRAMS = (
    Program("open_spiel_loop.py", "OpenSpiel", "Connect Four"),
    Program("open_spiel_rollouts.py", "OpenSpiel", "Connect Four"),
    Program("pettingzoo_documented.py", "PettingZoo, as documented", "Connect Four"),
    Program("pettingzoo_bare.py", "PettingZoo, bare", "Connect Four"),
    Program("boardgame_io.cjs", "boardgame.io", "Connect Four"),
    Program("catanatron_random.py", "Catanatron", "Catan, four players"),
)


def run_all(python: str | Path, seconds: float = DEFAULT_SECONDS) -> list[Row]:
    """Measure every peer for so many seconds; `python` is the interpreter that has the Python ones."""
    return [run(program, python, seconds) for program in PROGRAMS]


def run(program: Program, python: str | Path, seconds: float) -> Row:
    """Measure one peer; its row names the program, so that a row can be found by it."""
    row: Row = {"program": Path(program.file).stem, "peer": program.peer, "game": program.game}
    try:
        return row | output_of([*on_one_core(), *command(program, python), str(seconds)], seconds)
    except PeerMissingError as reason:
        return row | {"missing": str(reason)}


def prepare() -> Path:
    """Install the peers in folders that git ignores and return the interpreter that has the Python ones."""
    prepare_node()
    return prepare_python()


def prepare_python() -> Path:
    """Make the peers' virtual environment; where not all of them can be installed, those that can are."""
    python = PYTHON_FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if is_installed(PYTHON_FOLDER, REQUIREMENTS):
        return python
    venv.create(PYTHON_FOLDER, clear=True, with_pip=True)
    if install(python, "-r", str(REQUIREMENTS)):
        mark_installed(PYTHON_FOLDER, REQUIREMENTS)
        return python
    for requirement in requirements():
        install(python, "-c", str(REQUIREMENTS), requirement)
    return python


def prepare_node() -> None:
    """Install the peers that run on Node, if npm is here; if not, their rows will say what is missing."""
    npm, manifest = shutil.which("npm"), PEERS / "package.json"
    if npm is None or is_installed(NODE_FOLDER, manifest):
        return
    NODE_FOLDER.mkdir(exist_ok=True)
    shutil.copy(manifest, NODE_FOLDER)
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts", "--loglevel=error"]
    if subprocess.run([npm, "install", *options], cwd=NODE_FOLDER, stdout=sys.stderr, check=False).returncode == 0:
        mark_installed(NODE_FOLDER, manifest)


def command(program: Program, python: str | Path) -> list[str]:
    """How a program is started, but for the seconds."""
    if program.file.endswith(".py"):
        return [str(python), "-m", f"bench.peers.{Path(program.file).stem}"]
    node = shutil.which("node")
    if node is None:
        raise PeerMissingError("Node is not here.")
    return [node, str(PEERS / program.file)]


def output_of(arguments: list[str], seconds: float) -> Row:
    """Run a program and read the line that it printed."""
    environment = os.environ | {"NODE_PATH": str(NODE_FOLDER / "node_modules")}
    try:
        done = subprocess.run(
            arguments,
            cwd=REPOSITORY,
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE_SECONDS + 10 * seconds,
            check=True,
        )
    except subprocess.CalledProcessError as failure:
        raise PeerMissingError(sentence(complaint(failure.stderr))) from failure
    except (OSError, subprocess.TimeoutExpired) as failure:
        raise PeerMissingError(sentence(str(failure))) from failure
    row: Row = json.loads(done.stdout)
    return row


def complaint(text: str) -> str:
    """The line of an error report, of Python or of Node, that says what is wrong."""
    lines = [line for line in text.splitlines() if line.strip()]
    named = [line for line in lines if line.split(":")[0].endswith("Error")]
    return (named or lines or ["it said nothing"])[-1].strip()


def sentence(reason: str) -> str:
    """What the row says to the reader: that the peer has yet to be installed, or how it failed."""
    is_absent = "No module named" in reason or "Cannot find module" in reason
    return f"It is not installed here ({reason})." if is_absent else f"It could not be measured ({reason})."


def on_one_core() -> list[str]:
    """The words before a command that keep it on one core, the last we may use, where the system can do that."""
    taskset = shutil.which("taskset")
    if taskset is None or not hasattr(os, "sched_getaffinity"):
        return []
    return [taskset, "-c", str(max(os.sched_getaffinity(0)))]


def install(python: Path, *what: str) -> bool:
    """Have pip install ready-made packages; building one of the peers from source would take longer than the bench."""
    options = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
    pip = [str(python), "-m", "pip", "install", *options, *what]
    return subprocess.run(pip, stdout=sys.stderr, check=False).returncode == 0


def requirements() -> list[str]:
    """The packages that the requirements file names."""
    lines = (line.strip() for line in REQUIREMENTS.read_text().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def is_installed(folder: Path, manifest: Path) -> bool:
    """Whether all that this manifest names, as it reads now, was installed in the folder."""
    copy = folder / f"installed-{manifest.name}"
    return copy.exists() and copy.read_text() == manifest.read_text()


def mark_installed(folder: Path, manifest: Path) -> None:
    """Remember with which manifest the folder was filled."""
    shutil.copy(manifest, folder / f"installed-{manifest.name}")


def main() -> None:
    """Measure and print the rows as JSON."""
    parser = argparse.ArgumentParser(description="Measure the peers, each on one core.")
    parser.add_argument("--seconds", type=float, default=DEFAULT_SECONDS, help="how long each of them plays")
    parser.add_argument("--prepare", action="store_true", help="install the peers first, under bench/")
    parser.add_argument("--python", default=sys.executable, help="the interpreter that has the Python peers")
    options = parser.parse_args()
    python = prepare() if options.prepare else options.python
    print(json.dumps(run_all(python, options.seconds), indent=2))


if __name__ == "__main__":
    main()
