"""Toys as packages of their own, so that they are found by name and may have a board and words."""

from __future__ import annotations

import sys
from importlib import invalidate_caches
from pathlib import Path

import pytest

from hegemon.engine import discovery
from hegemon.engine.game import Game

ROOT = Path(__file__).parent.parent.parent
METADATA = "Metadata-Version: 2.1\nName: hoard-games\nVersion: 1.0\n"
ENTRY_POINTS = "[hegemon.games]\nhoard = {0}:GAME\n"
RULES = "from tests.contract import broken_hoards, hoard\n\nGAME = hoard.game_of({0})\n"


def install(folder: Path, monkeypatch: pytest.MonkeyPatch, rules: str = "hoard.Hoard", **modules: str) -> Game:
    """Hoard as pip would leave it, while a test runs: these rules, and beside them modules such as `board`."""
    package = folder / f"hoard_of_{folder.name}"
    package.mkdir()
    for name, code in {"__init__": RULES.format(rules), **modules}.items():
        (package / f"{name}.py").write_text(code, encoding="utf-8")
    metadata = folder / "hoard_games-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA, encoding="utf-8")
    (metadata / "entry_points.txt").write_text(ENTRY_POINTS.format(package.name), encoding="utf-8")
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder), str(ROOT)])
    invalidate_caches()
    return discovery.game("hoard")
