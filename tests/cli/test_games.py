from __future__ import annotations

import json

from tests.cli.conftest import Run


def test_games_are_listed_with_title_players_and_summary(run: Run) -> None:
    lines = run("games").output.splitlines()
    assert lines[0].split() == ["name", "title", "players", "summary"]
    assert ["campus", "Campus", "2-6"] in [line.split()[:3] for line in lines[1:]]


def test_one_game_is_shown_with_its_dials(run: Run) -> None:
    output = run("games", "campus").output
    assert "johanneberg (2), university (3-6)" in output
    assert "20 (2), 40 (3), 35 (4), 30 (5), 25 (6)" in output
    assert "1 to 200" in output


def test_json_has_every_dial_with_default_and_range(run: Run) -> None:
    campus = {game["name"]: game for game in json.loads(run("games", "--json").output)}["campus"]
    dials = {dial["name"]: dial for dial in campus["dials"]}
    assert campus["players"] == {"least": 2, "most": 6}
    assert dials["batch"]["default"] == 3
    assert dials["batch"]["range"] == "1 to 10"
    assert dials["map"]["defaults"]["3"] == "university"


def test_json_of_one_game_is_that_game(run: Run) -> None:
    assert json.loads(run("games", "campus", "--json").output)["name"] == "campus"
