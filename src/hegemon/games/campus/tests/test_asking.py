"""What the table says of a moment of Campus, of its players and of its moves, and one line for each move."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.campus import words
from hegemon.games.campus.knowledge import CampusView, view
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, dice_showing
from hegemon.presentation.scenes import retold

BOARD = {"fysik": "A6", "kemi": "A3", "sspa": "B2"}


def seen(state: Campus, **changes: Any) -> CampusView:
    return {**view(state), "names": ["Ada", "Bo"], **changes}  # type: ignore[typeddict-item]


def line_of(state: Campus, move: str, reader: int) -> tuple[str, list[tuple[int, str, str]]]:
    """The line of the log for a move, as a seat reads it."""
    names = ["you" if seat == reader else name for seat, name in enumerate(["Ada", "Bo"])]
    state.heard = []
    state.play(int(state.turn), state.notation().parse(move))
    scenes: list[Any] = [retold(state.chronicle(), event, names) for event in state.heard]
    line: Any = words.headline(scenes)
    return line["text"], line["lost"]


@pytest.mark.parametrize(
    ("batch", "reserve", "said"),
    [
        (3, 8, "Place 3 of your 8 troops"),
        (1, 4, "Place 1 of your 4 troops"),
        (2, 2, "Place your last 2 troops"),
        (1, 1, "Place your last troop"),
    ],
)
def test_in_the_setup_a_batch_is_asked_for(batch: int, reserve: int, said: str) -> None:
    assert words.prompt(seen(campus(BOARD), phase="setup", batch=batch, reserve=[reserve, 0])) == said


def test_who_has_placed_nothing_yet_is_not_asked_for_the_last_troops() -> None:
    lone = seen(campus({"fysik": "A1"}, rest="B1"), phase="setup", batch=3, reserve=[3, 0])
    assert words.prompt(lone) == "Place 3 troops"


def test_troops_for_going_later_are_told_in_the_first_round() -> None:
    shown = seen(campus(BOARD), phase="place", reserve=[5, 0], income=[4, 3], round=1)
    assert words.prompt(shown) == "Place 5 new troops (1 for going later)"
    assert words.prompt({**shown, "round": 2}) == "Place 5 new troops"
    assert words.prompt({**shown, "reserve": [3, 0]}) == "Place 3 new troops"


def test_what_the_signs_of_buildings_mean_is_told_at_first() -> None:
    shown = seen(campus(BOARD), round=1)
    assert "bonus troops" in (words.notice(shown) or {})["text"]
    assert words.notice({**shown, "round": 2}) is None


def test_new_troops_are_asked_for_by_their_number() -> None:
    shown = seen(campus(BOARD), phase="place", reserve=[1, 0])
    assert words.prompt(shown) == "Place 1 new troop"
    assert words.moment(shown) == "Ada is placing 1 new troop"


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ({"fysik": "A6", "kemi": "A3", "sspa": "B2"}, "Attack, reinforce or end your turn"),
        ({"fysik": "A6 v6", "sspa": "B2"}, "Attack or end your turn"),
        ({"fysik": "A1", "sspa": "B2"}, "No moves left. End your turn"),
    ],
)
def test_only_what_can_be_done_is_asked_for(board: dict[str, str], said: str) -> None:
    assert words.prompt(seen(campus(board, rest="B1"))) == said


def test_a_player_has_buildings_and_income() -> None:
    shown = seen(campus({"sspa": "B2"}, rest="A1"))
    buildings, income = words.facts(shown, 0)
    assert buildings["text"] == f"{len(buildings['title'].split(', '))} buildings"
    assert income["text"] == f"+{shown['income'][0]} troops a turn"
    assert words.progress(shown, 1) == {"text": "1", "title": "territory", "pips": [], "symbol": ""}
    assert words.facts(seen(campus(BOARD), fell=[0, 1]), 1)[0]["text"] == "Out of the game"


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("place fysik {n}", "Place {n} on Fysik"),
        ("attack fysik sspa {n}", "Attack SSPA with {n}"),
        ("reinforce fysik kemi 3", "Move 3 to Kemi"),
        ("end", "End turn"),
        ("fly away", ""),
        ("", ""),
    ],
)
def test_the_button_says_what_a_move_does(move: str, said: str) -> None:
    assert words.button(seen(campus(BOARD)), move.split()) == said


def test_an_attack_is_one_line_for_each_who_reads_it() -> None:
    for reader, said in ((0, "you took SSPA from Bo · you lost 1"), (1, "Ada took SSPA from you · Ada lost 1")):
        state = campus(BOARD, rest="B1")
        state.dice = dice_showing("641:55", "651:1")
        assert line_of(state, "attack fysik sspa 5", reader) == (said, [(1, "territory", "sspa")])


def test_a_failed_attack_says_what_it_cost() -> None:
    state = campus(BOARD, rest="B1")
    state.dice = dice_showing("1:65")
    assert line_of(state, "attack fysik sspa 1", 1) == ("Ada's attack on SSPA failed · Ada lost 1", [])


def test_a_single_roll_says_what_both_lost() -> None:
    state = campus(BOARD, rest="B1", fight="one_roll")
    state.dice = dice_showing("641:55")
    assert line_of(state, "attack fysik sspa 5", 0) == ("you attacked SSPA, losing 1 and killing 1", [])


def test_the_last_conquest_wins_the_game() -> None:
    state = campus({"sspa": "B1"}, rest="A6")
    state.dice = dice_showing("641:5")
    assert line_of(state, "attack fysik sspa 5", 0) == ("you took SSPA and won the game", [(1, "territory", "sspa")])


def test_a_turn_begins_with_what_comes_in() -> None:
    state = campus(BOARD, rest="B1")
    line, lost = line_of(state, "end", 1)
    assert (line, lost) == (f"you's turn: {state.reserve[1]} new troops", [])
