"""Does what a page says, in a folder and an environment of its own, and compares what it shows with what comes out."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
import venv
from collections.abc import Iterator
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path

from tests.docs.pages import ROOT, Block, joined

PROGRAMS = {"pip": "pip", "pytest": "pytest", "hegemon": "hegemon.cli"}
LEFT_OUT = ("PYTEST", "PYTHON", "HEGEMON_RECORDS", "HEGEMON_SCALE", "VIRTUAL_ENV")


class Transcript:
    """A reader at work: where they are, and the environment they type in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "work"
        self.folder.mkdir()
        self.environment = surroundings(folder)

    def follow(self, block: Block) -> None:
        """Write a part of a file, run commands, or run an example of Python."""
        if block.path:
            self.write(block)
        elif block.language == "console":
            for command, shown in commands(block.text):
                self.command(command, shown, block.line)
        elif block.language == "pycon":
            self.example(block)

    def write(self, block: Block) -> None:
        path = self.folder / block.path
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(joined(before, block.text) if before else block.text, encoding="utf-8")

    def command(self, command: str, shown: str, line: int) -> None:
        if command.startswith("cd "):
            self.folder = self.folder / command.removeprefix("cd ")
            return
        printed = self.run("sh", "-c", command)
        same = OutputChecker().check_output(timeless(shown), timeless(printed), ELLIPSIS | NORMALIZE_WHITESPACE)
        assert same, f"line {line}, `{command}` printed:\n{printed}"

    def example(self, block: Block) -> None:
        path = self.folder.parent / f"line-{block.line}.txt"
        path.write_text(block.text, encoding="utf-8")
        self.run("python", "-m", "doctest", "-o", "ELLIPSIS", str(path))

    def run(self, *words: str) -> str:
        done = subprocess.run(words, cwd=self.folder, env=self.environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, f"{words}:\n{done.stdout}{done.stderr}"
        return done.stdout


def can_compile() -> bool:
    """Is there a C compiler, and what it needs of Python?"""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def commands(text: str) -> Iterator[tuple[str, str]]:
    """Each command behind a `$` with the lines that are shown below it."""
    for part in text.removeprefix("$ ").split("\n$ "):
        command, _, shown = part.partition("\n")
        yield command, shown


def timeless(text: str) -> str:
    """The lines that do not tell how fast it went."""
    return "".join(line for line in text.splitlines(keepends=True) if not re.search(r"[a-z]/s\b", line))


def surroundings(folder: Path) -> dict[str, str]:
    """A virtual environment that has all that this one has, and into which more can be installed."""
    venv.create(folder / "environment", symlinks=True)
    programs = folder / "environment" / "bin"
    packages = sysconfig.get_path("purelib", vars={"base": str(folder / "environment")})
    ours = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n{ROOT / 'src'}\n"
    Path(packages, "ours.pth").write_text(ours, encoding="utf-8")
    for name, module in PROGRAMS.items():
        (programs / name).write_text(f'#!/bin/sh\nexec "{programs}/python" -m {module} "$@"\n')
        (programs / name).chmod(0o755)
    return {
        **{name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)},
        "PATH": os.pathsep.join([str(programs), os.environ["PATH"]]),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTEST_ADDOPTS": "-p no:schemathesis -p no:hypothesispytest",  # a reader has not installed them
        "COLUMNS": "120",
        "NO_COLOR": "1",
        "XDG_STATE_HOME": str(folder / "state"),
    }
