"""The modules of a game are found as the game was, and once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.engine.test_discovery import Listener, install

from hegemon import face
from hegemon.engine.discovery import folders, game
from hegemon.presentation import Presentation, module_of


def test_modules_that_were_looked_for_are_not_looked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    install(tmp_path, "heap", "from tests.engine.outsiders import HEAP as GAME\n")
    heap = game("heap")
    Presentation(heap)
    listener = Listener()
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, listener])
    Presentation(heap)
    assert listener.asked == 0
    assert module_of(heap, "board") is None


def test_a_module_of_a_folder_is_the_same_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    found = game(folders()[0])
    board = module_of(found, "board")
    assert board is not None
    with monkeypatch.context() as patched:
        patched.delattr(Path, "iterdir")
        assert module_of(found, "board") is board


def test_the_old_name_of_the_package_still_stands_for_it() -> None:
    assert (face.Face, face.module_of) == (Presentation, module_of)
