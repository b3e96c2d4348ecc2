"""A game in a process of its own is the same game."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.contract.packages import install

from hegemon.conformance.case import Case
from hegemon.conformance.hashing import can_be_found, hash_seeds_do_not_matter

pytestmark = pytest.mark.once


def test_a_sound_game_is_the_same_everywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(install(tmp_path, monkeypatch), 3, {})
    assert can_be_found(case)
    hash_seeds_do_not_matter([case])


def test_a_game_that_remembers_the_first_one_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    case = Case(install(tmp_path, monkeypatch, "broken_hoards.Remembering"), 3, {})
    with pytest.raises(AssertionError, match="in a process of its own, with hash seed 0, other games were played"):
        hash_seeds_do_not_matter([case])
