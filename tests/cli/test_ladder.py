"""`hegemon ladder`: it plays, goes on where it was, says what is wrong, and writes its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.conftest import Run

SHORT = ("--set", "round_limit=1", "--set", "map=johanneberg", "--several", "0", "--jobs", "1")


def test_a_ladder_is_played_once_and_goes_on_with_more_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ("ladder", "campus", "--bots", "random,beginner", *SHORT, "--write", "bots.md")
    first = run(*arguments, "--games", "2", "--seed", "5")
    assert first.exit_code == 0, first.output
    assert "2 games, seed 5" in first.output
    lines = Path("ladder-campus.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    assert "4 games, seed 5" in run(*arguments, "--games", "4").output
    assert Path("ladder-campus.jsonl").read_text(encoding="utf-8").splitlines()[:3] == lines
    assert "<!-- ladder campus -->" in Path("bots.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "medium"), "a ladder compares at least two bots, each named once"),
        (("--bots", "easy,easy"), "a ladder compares at least two bots, each named once"),
        (("--bots", "easy,grady"), "there is no bot 'grady'; did you mean greedy"),
        (("--set", "round_limit=0"), "round_limit takes 1 to 200"),
    ],
)
def test_what_cannot_be_played_is_said_before_the_first_game(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    found = run("ladder", "campus", *arguments)
    assert found.exit_code == 2
    assert sentence in found.output
    assert not list(tmp_path.iterdir())
