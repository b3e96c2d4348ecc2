"""Bots of other packages, as pip would leave them, while a test runs."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType

import pytest

from hegemon import form

METADATA = "Metadata-Version: 2.1\nName: foreign-bots\nVersion: 1.0\n"
HEAD = """from hegemon.bots.bot import Bot
from hegemon.bots.kind import Kind
from hegemon.engine.moves import expand

class First:
    def __init__(self, dice, budget):
        self.budget = budget

    def choose(self, imagined, seat):
        return expand(imagined.legal(seat))[0]

class Failing(First):
    def choose(self, imagined, seat):
        raise RuntimeError("no idea")

class Cheating(First):
    def choose(self, imagined, seat):
        return 0

class Late(First):
    def __init__(self, dice, budget):
        raise RuntimeError("not today")

class Heir(Bot):
    def __init__(self, dice, budget):
        super().__init__(dice)

    def choose(self, imagined, seat):
        return imagined.sample(seat, self.dice)

"""
COMPILED = """from __future__ import annotations

from mypy_extensions import i64

from hegemon.bots.bot import Bot
from hegemon.bots.kind import Kind
from hegemon.bots.search.budget import Budget
from hegemon.engine.dice import Dice
from hegemon.engine.state import State

class Heir(Bot):
    def __init__(self, dice: Dice, budget: Budget) -> None:
        super().__init__(dice)

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.sample(seat, self.dice)

class Alone:
    def __init__(self, dice: Dice, budget: Budget) -> None:
        self.dice = dice

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.sample(seat, self.dice)

HEIR = Kind("heir", "Heir", "", Heir, level="easy")
ALONE = Kind("alone", "Alone", "", Alone, level="easy")
"""


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, offer: str) -> None:
    """A package that offers one bot under a name: what its entry point leads to is the given expression."""
    module = f"bots_of_{folder.name}"
    (folder / f"{module}.py").write_text(f"{HEAD}OFFER = {offer}\n", encoding="utf-8")
    metadata = folder / "foreign_bots-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA, encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[hegemon.bots]\n{name} = {module}:OFFER\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    invalidate_caches()


def compiled(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of bots that mypyc compiled by itself."""
    (folder / "compiled_bots.py").write_text(COMPILED, encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(Path(form.PACKAGE).parent), "MYPYC_OPT_LEVEL": "0"}
    command = [sys.executable, "-m", "mypyc", "--follow-imports=silent", "compiled_bots.py"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    invalidate_caches()
    return import_module("compiled_bots")
