from __future__ import annotations

import json
import re
from pathlib import Path

from tests.cli.conftest import Run

import hegemon


def test_a_replay_ends_where_the_game_ended(run: Run, record: str) -> None:
    output = run("replay", record).output
    assert re.search(r"(territories|campus).* wins\.\n", output)
    assert "place  seat  name" in output


def test_a_replay_can_stop_early(run: Run, record: str) -> None:
    data = json.loads(run("replay", record, "--until", "5", "--json").output)
    assert (len(data["moves"]), data["over"], data["winners"], data["ending"]) == (5, False, [], "")


def test_a_replay_cannot_go_beyond_the_record(run: Run, record: str) -> None:
    moves = len(json.loads(run("replay", record, "--json").output)["moves"])
    result = run("replay", record, "--until", str(moves + 1))
    assert result.exit_code == 2
    assert result.stderr == f"hegemon: {record} has {moves} moves, so --until takes 0 to {moves}\n"


def test_the_log_is_told_in_sentences(run: Run, record: str) -> None:
    dealt, *told = run("replay", record, "--log", "--until", "1").output.splitlines()
    assert dealt.endswith("troops to place.")
    assert any("(random) placed " in line for line in told)


def test_a_review_tells_how_a_game_went_that_is_over(run: Run, record: str) -> None:
    output = run("replay", record, "--review").output
    assert re.search(r"\n(Move \d+: .* chances went from \d+% to \d+%\.|No turning points\.)\n", output)
    assert re.search(r"\nTerritories taken( +\d+)+\n", output)
    early = run("replay", record, "--review", "--until", "3")
    assert (early.exit_code, early.stdout) == (2, "")
    assert "--review looks back at a game that is over" in early.stderr


def test_a_position_is_read_back_equal(run: Run, record: str) -> None:
    text = run("replay", record, "--until", "8", "--position").output
    assert hegemon.from_position(text).position() == text
    assert run("position", record, "--until", "8").output == text


def test_json_has_what_a_program_needs(run: Run, record: str) -> None:
    data = json.loads(run("replay", record, "--json", "--log", "--position").output)
    assert (data["game"], data["players"], data["seed"], data["options"]["round_limit"]) == ("campus", 2, 7, "2")
    assert data["over"]
    assert data["pending"] == []
    assert sorted(data["places"]) == [1, 2]
    assert data["log"][-1].startswith("The game ended")
    assert data["view"]["game"] == "campus"
    assert data["position"].startswith("hegemon position 1")


def test_legal_moves_of_a_position_name_the_seat(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(run("position", record, "--until", "0").output)
    lines = run("position", str(tmp_path / "here"), "--legal").output.splitlines()
    assert lines
    assert all(line.split()[1] == "place" and line.endswith(" 1-3") for line in lines)


def test_a_position_has_no_moves_to_stop_after(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(run("position", record).output)
    result = run("replay", str(tmp_path / "here"), "--until", "3")
    assert result.exit_code == 2
    assert "is a position and has no moves" in result.stderr


def test_a_damaged_position_is_one_sentence(run: Run, record: str, tmp_path: Path) -> None:
    text = run("position", record).output
    (tmp_path / "here").write_text(text.replace("\nround ", "\nruond "))
    result = run("replay", str(tmp_path / "here"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "'round'" in result.stderr
