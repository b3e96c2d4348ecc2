from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from typing import Any

import pytest
from tests.cli.conftest import Run

from hegemon.cli.failures import Refusal
from hegemon.cli.simulate import parse_bots

SHORT = ("--set", "round_limit=3", "--cores", "1")
NEEDED = {"games", "moves", "seconds", "wins_by_seat", "wins_by_bot", "shared", "unfinished", "endings", "seed"}


def test_json_has_what_a_program_needs(run: Run) -> None:
    data = json.loads(run("simulate", "campus", "--games", "4", "--seed", "5", "--json", *SHORT).output)
    assert NEEDED | {"players", "bots", "form", "options"} <= set(data)
    assert (data["games"], data["seed"], data["players"], data["bots"]) == (4, 5, 2, ["random"])
    assert sum(data["wins_by_seat"]) == sum(data["wins_by_bot"].values()) == 4
    assert data["options"]["round_limit"] == 3


def test_the_same_seed_gives_the_same_games_on_any_number_of_cores(run: Run) -> None:
    def result(cores: str) -> dict[str, object]:
        arguments = ("--games", "6", "--players", "3", "--seed", "9", "--set", "round_limit=2", "--json")
        data = json.loads(run("simulate", "campus", *arguments, "--cores", cores).output)
        return {key: data[key] for key in ("moves", "wins_by_seat", "endings", "shared")}

    assert result("1") == result("2")


def test_a_seed_that_is_not_given_is_chosen_and_said(run: Run) -> None:
    seeds = {json.loads(run("simulate", "campus", "--games", "1", "--json", *SHORT).output)["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_fewer_bots_than_seats_repeat_and_rotate(run: Run) -> None:
    arguments = ("--games", "3", "--players", "3", "--bots", "random,greedy", "--set", "round_limit=1", "--cores", "1")
    data = json.loads(run("simulate", "campus", *arguments, "--json").output)
    assert set(data["shares_by_bot_and_seat"]) == {f"{bot}@{seat}" for bot in ("random", "greedy") for seat in range(3)}


def test_bots_named_set_the_number_of_seats(run: Run) -> None:
    arguments = ("--games", "1", "--bots", "random,random,random", "--set", "round_limit=1", "--cores", "1")
    assert json.loads(run("simulate", "campus", *arguments, "--json").output)["players"] == 3


def test_a_game_that_is_cut_is_unfinished(run: Run) -> None:
    data = json.loads(run("simulate", "campus", "--games", "2", "--limit", "5", "--json", *SHORT).output)
    assert (data["unfinished"], data["moves"], data["endings"]) == (2, 10, {"unfinished": 2})


def test_the_report_shows_shares_with_intervals(run: Run) -> None:
    output = run("simulate", "campus", "--games", "4", "--seed", "5", "--check", *SHORT).output
    assert "4 games, seed 5" in output
    assert "games/s" in output
    assert "moves/s" in output
    assert re.search(r"^seat 0 +4 ", output, re.MULTILINE)
    assert "95 % interval" in output
    assert "endings: " in output
    assert "nothing was wrong" in output


def test_the_report_shows_wins_by_place_in_the_turn_order(run: Run) -> None:
    output = run("simulate", "campus", "--games", "6", "--players", "3", "--seed", "5", *SHORT).output
    rows = re.findall(r"^(\w+) in turn +6 +(\d+) ", output, re.MULTILINE)
    assert [place for place, _ in rows] == ["first", "second", "third"]
    assert sum(int(wins) for _, wins in rows) == 6


def test_a_game_that_draws_no_order_has_no_places(run: Run) -> None:
    arguments = ("--games", "1", "--seed", "5", "--limit", "20", "--cores", "1")
    assert "in turn" not in run("simulate", "swarm", *arguments).output


def test_a_series_that_does_not_come_out_even_says_so(run: Run) -> None:
    arguments = (
        "simulate",
        "campus",
        "--players",
        "3",
        "--bots",
        "random,greedy",
        "--seed",
        "5",
        "--set",
        "round_limit=1",
    )
    said = "with 2 more games every bot would have sat everywhere equally often"
    assert said in run(*arguments, "--games", "4", "--cores", "1").output
    assert "more games" not in run(*arguments, "--games", "6", "--cores", "1").output


def test_a_bot_that_is_not_there_is_refused() -> None:
    assert parse_bots("random, greedy") == ("random", "greedy")
    with pytest.raises(ValueError, match="there is no bot ''"):
        parse_bots("random,")


def test_a_failed_check_is_a_sentence_and_exit_code_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from hegemon.lab import simulate as lab

    def unsound(*_: object) -> int:
        raise AssertionError("after 3 moves: a territory stands empty")

    monkeypatch.setattr(lab, "checked_contest", unsound)
    result = run("simulate", "campus", "--games", "1", "--seed", "2", "--check", *SHORT)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("hegemon: the check failed in game 0 (seed ")
    assert result.stderr.endswith("after 3 moves: a territory stands empty\n")


# Tests that run in the background have Ctrl-C ignored, and a program begun by them inherits that.
HEARING_CTRL_C = (
    "import os, signal, sys; signal.signal(signal.SIGINT, signal.SIG_DFL); os.execv(sys.argv[1], sys.argv[1:])"
)


def interrupted(cores: str, seconds: float) -> tuple[int, dict[str, Any], str]:
    """Exit code, result and complaints of a series that Ctrl-C ends after some seconds."""
    command = [sys.executable, "-m", "hegemon.cli", "simulate", "campus", "--games", "1000000", "--cores", cores]
    process = subprocess.Popen(
        [sys.executable, "-c", HEARING_CTRL_C, *command, "--set", "round_limit=2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    time.sleep(seconds)
    os.killpg(process.pid, signal.SIGINT)
    output, said = process.communicate(timeout=60)
    return process.returncode, json.loads(output or "{}"), said


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_prints_what_is_done_so_far(cores: str) -> None:
    for seconds in (3, 12, 40):
        code, data, said = interrupted(cores, seconds)
        if data.get("games"):
            break
    assert (code, said, data["stopped"]) == (130, "", True)
    assert 0 < data["games"] == sum(data["wins_by_seat"]) < 1000000


def test_a_refusal_keeps_its_code() -> None:
    assert Refusal("no", 1).code == 1


def test_the_command_prints_what_it_was_asked_to_measure(run: Run) -> None:
    arguments = ("simulate", "campus", "--games", "4", "--set", "round_limit=2", "--cores", "1", "--seed", "5")
    shown = run(*arguments, "--measure", "length", "--measure", "events").output
    assert "\nmoves: shortest " in shown
    assert ", ended 1.0" in shown
    data = json.loads(run(*arguments, "--measure", "length", "--json").output)
    assert set(data["measures"]) == {"length"}
    refused = run(*arguments, "--measure", "luck")
    assert (refused.exit_code, refused.stderr.count("\n")) == (2, 1)
    assert "there is no measure 'luck'" in refused.stderr
