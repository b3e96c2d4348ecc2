"""`hegemon train`: a file that says how it was made, and that a training goes on from."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from hegemon.cli.program import program

SHORT = "train campus --deals 1 --trial 1 --seed 3 --cores 1 --set map=johanneberg --set round_limit=1"


def run(words: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(folder)
    result = CliRunner().invoke(program, words.split(), standalone_mode=False)
    assert not result.exception or isinstance(result.exception, SystemExit) or raised(result.exception)
    return result.output + str(result.exception or "")


def raised(problem: BaseException) -> bool:
    return type(problem).__name__ in ("Refusal", "NotUnderstood")


def test_the_file_says_how_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "written to campus-weights.txt" in run(f"{SHORT} --steps 2", tmp_path, monkeypatch)
    head, made, against, land, *_ = (tmp_path / "campus-weights.txt").read_text().splitlines()
    assert head == "# Weights of Campus's evaluation, tuned by matches."
    assert made.startswith("# after 2 steps of: campus, 2 players, greedy, 2 steps of 1 deals, seed 3")
    assert against.startswith("# against the weights made by hand: ")
    assert land.startswith("land ")


def test_a_stopped_training_goes_on_to_the_same_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(f"{SHORT} --steps 2", tmp_path, monkeypatch)
    whole = (tmp_path / "campus-weights.txt").read_text()
    stopped = whole.replace("# after 2 steps", "# after 0 steps")
    by_hand = {"land": 1, "bonus": 4, "progress": 2, "rear": 0.15, "step": 0.1, "risk": 2, "chance": 6}
    lines = [line for line in stopped.splitlines() if line.startswith("#")]
    lines += [f"{name} {weight}" for name, weight in by_hand.items()]
    (tmp_path / "campus-weights.txt").write_text("\n".join(lines) + "\n")
    run(f"{SHORT} --steps 2", tmp_path, monkeypatch)
    assert (tmp_path / "campus-weights.txt").read_text() == whole


def test_another_training_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(f"{SHORT} --steps 1", tmp_path, monkeypatch)
    assert "holds another training" in run(f"{SHORT} --steps 2", tmp_path, monkeypatch)
    (tmp_path / "notes.txt").write_text("dear diary")
    assert "is no training" in run(f"{SHORT} --steps 1 --out notes.txt", tmp_path, monkeypatch)
    assert (tmp_path / "notes.txt").read_text() == "dear diary"


def test_a_weight_of_nothing_moves_once_it_begins_with_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run(f"{SHORT} --steps 1 --begin shaky=2.5 --begin largest=1", tmp_path, monkeypatch)
    lines = (tmp_path / "campus-weights.txt").read_text().splitlines()
    assert "seed 3, begun with shaky=2.5 largest=1, " in lines[1]
    weights = {name: float(weight) for name, weight in (line.split() for line in lines if line[0] != "#")}
    assert abs(weights["shaky"] - 2.5) < 1
    assert weights["shaky"] != 2.5 or weights["largest"] == 1.0, "the winner is followed with all weights or with none"


def test_a_weight_to_begin_with_has_to_be_one_of_a_feature(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is not a feature and its weight" in run(f"{SHORT} --begin luck=2", tmp_path, monkeypatch)


def test_one_kind_of_bot_plays_on_both_sides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "name one" in run(f"{SHORT} --bot greedy,random", tmp_path, monkeypatch)
