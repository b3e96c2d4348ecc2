"""Bots of other packages, as pip would leave them, while a test runs."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

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
