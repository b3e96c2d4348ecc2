"""`hegemon fit`: a file that says how it was made, and that a training begins with."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.test_train import SHORT as TRAINING
from tests.cli.test_train import run

SHORT = "fit campus --games 8 --seed 3 --cores 1 --set map=johanneberg --set round_limit=1"


def test_the_file_says_how_it_was_made_and_the_same_words_make_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "written to campus-fitted.txt" in run(f"{SHORT} --trial 1", tmp_path, monkeypatch)
    text = (tmp_path / "campus-fitted.txt").read_text()
    head, made, gained, against, land, *_ = text.splitlines()
    assert head == "# Weights of Campus's evaluation, fitted to who won."
    assert made.startswith("# fitted to: campus, 2 players, 8 games, seed 3, ")
    assert "positions of games left out: 0." in gained
    assert against.startswith("# greedy against the weights made by hand: ")
    assert land.startswith("land ")
    run(f"{SHORT} --trial 1 --out again.txt", tmp_path, monkeypatch)
    assert (tmp_path / "again.txt").read_text() == text


def test_nothing_that_is_there_is_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "campus-fitted.txt").write_text("dear diary")
    assert "is there already" in run(SHORT, tmp_path, monkeypatch)
    assert (tmp_path / "campus-fitted.txt").read_text() == "dear diary"


def test_a_training_begins_with_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.txt").write_text("# mine\nshaky 2.5\nland 1.25\n")
    run(f"{TRAINING} --steps 1 --begin mine.txt", tmp_path, monkeypatch)
    lines = (tmp_path / "campus-weights.txt").read_text().splitlines()
    assert "seed 3, begun with land=1.25 shaky=2.5, " in lines[1]


def test_a_file_to_begin_with_has_to_be_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "cannot read other.txt" in run(f"{SHORT} --begin other.txt", tmp_path, monkeypatch)
