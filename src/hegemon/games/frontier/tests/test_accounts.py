"""What must add up: every account that does not is named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import hegemon
from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import (
    BOWMAN,
    CASTLE,
    CATAPULT,
    CHOPPED,
    FORTIFICATION,
    LAKE,
    OVER,
    PORT,
    WATER,
    WOODS,
)
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import does, frontier

DRAWING = """
    A*      A+mountain  .      village
    A+village A         water  desert
    A+bowman A+fortification  lake castle
"""
Change = Callable[[Frontier], None]


def drawn() -> Frontier:
    return frontier(DRAWING, stored=[4, 2], has="log", round=3)


def put(name: str, at: int, value: int) -> Change:
    """Another value in a field."""

    def change(state: Frontier) -> None:
        getattr(state, name)[at] = value

    return change


def set_to(name: str, value: int) -> Change:
    def change(state: Frontier) -> None:
        setattr(state, name, value)

    return change


def test_a_sound_state_has_nothing_wrong() -> None:
    assert drawn().audit() == []


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (set_to("seats", 3), "there are 2 seats, not 3"),
        (set_to("phase", 2), "there is no phase 2"),
        (set_to("phase", -1), "there is no phase -1"),
        (set_to("turn", 2), "the turn is nobody's"),
        (set_to("turn", -1), "the turn is nobody's"),
        (set_to("first", 2), "the turn is nobody's"),
        (set_to("round", 42), "there is no round 42"),
        (set_to("round", -1), "there is no round -1"),
        (set_to("number", 1_000_000), "no map has the number 1000000"),
        (set_to("number", -1), "no map has the number -1"),
        (put("floor", 4, 4), "there is no flooring 4"),
        (put("element", 4, 6), "there is no element 6"),
        (put("feature", 4, 5), "there is no feature 5"),
        (put("owner", 4, 2), "there is no owner 2"),
        (put("owner", 4, -2), "there is no owner -2"),
        (put("soldier", 4, 5), "there is no soldier 5"),
        (put("building", 4, 5), "there is no building 5"),
        (put("spawn", 1, 81), "there is no spawn 81"),
        (put("stored", 1, -1), "there is no store -1"),
        (put("resources", 1, -1), "there is no resource -1"),
        (put("loot", 1, 0), "there is no loot 0"),
        (put("loot", 1, 3), "there is no loot 3"),
        (put("fell", 1, 2), "there is no fall 2"),
        (put("building", 0, PORT), "the port of a1 is on land"),
    ],
)
def test_numbers_that_mean_nothing_are_named_alone(change: Change, sentence: str) -> None:
    state = drawn()
    change(state)
    assert state.audit() == [sentence]
    state.derive()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (put("soldier", 5, BOWMAN), "f1 is nobody's, and something was made there"),
        (put("building", 5, FORTIFICATION), "f1 is nobody's, and something was made there"),
        (put("element", 5, CHOPPED), "nobody chopped the woods of f1"),
        (put("soldier", 1, CATAPULT), "the catapult of b1 does not stand on open ground"),
        (put("element", 19, LAKE), "the fortification of b3 has no ground"),
        (put("element", 19, CASTLE), "the fortification of b3 has no ground"),
        (put("floor", 19, WATER), "the fortification of b3 has no ground"),
        (put("element", 11, WOODS), "c2 is water and carries something"),
        (put("feature", 11, 1), "c2 is water and carries something"),
        (put("element", 12, WOODS), "there are woods in the desert of d2"),
        (put("feature", 20, 1), "there can be no gold in c3"),
        (put("feature", 21, 4), "there can be no material in d3"),
        (put("element", 3, WOODS), "there can be no village in d1"),
        (put("owner", 0, 1), "seat 0 is in and has not its spawn"),
        (put("fell", 1, 1), "seat 1 is out and has its spawn"),
        (put("spawn", 1, 0), "seats 0 and 1 have one spawn"),
        (put("stored", 1, 21), "seat 1 has 21 in 20 places"),
        (put("resources", 0, 3), "2 log more than were gained"),
        (put("gone", 1, 4), "5 material more than were gained"),
        (put("soldier", 10, BOWMAN), "1 material more than were gained"),
        (put("building", 10, FORTIFICATION), "2 log more than were gained"),
        (put("building", 19, FORTIFICATION + 2), "1 iron more than were gained"),
        (set_to("looted", 2), "2 of 2 loot paid for 1 of 2 villages"),
        (set_to("spent", 11), "11 actions were spent in a turn"),
        (set_to("spent", -1), "-1 actions were spent in a turn"),
        (set_to("round", 0), "the game has begun and there is no round"),
        (set_to("phase", OVER), "the game is over and nothing has ended it"),
        (set_to("round", 41), "the last round is over and the game goes on"),
    ],
)
def test_what_does_not_add_up_is_named(change: Change, sentence: str) -> None:
    state = drawn()
    change(state)
    assert sentence in state.audit()


def test_who_is_out_has_nothing_and_no_turn() -> None:
    state = frontier(DRAWING, seats=3, fallen="B", stored=[4, 0, 2])
    state.stored[1] = 1
    assert state.audit() == ["seat 1 is out and has something stored"]
    state.stored[1], state.turn = 0, 1
    assert state.audit() == ["it is the turn of seat 1, who is out"]


def test_players_fall_one_after_the_other() -> None:
    state = frontier(f"{DRAWING}    D*", seats=4, fallen="BC", stored=[0])
    state.fell[2] = 1
    assert "seats 1 and 2 fell at once" in state.audit()
    state.fell[2] = 3
    assert "seat 2 fell before anybody" in state.audit()


def test_the_game_does_not_go_on_with_one_player() -> None:
    state = drawn()
    state.owner[state.spawn[1]] = 0
    state.fell[1], state.stored[1] = 1, 0
    assert state.audit() == ["only one player is left and the game goes on"]
    state.phase = OVER
    assert state.audit() == []


@pytest.mark.rule("FRONTIER-3.3", "FRONTIER-9.2")
def test_who_wins_by_conquest_need_not_have_room_for_everything() -> None:
    match = GAME.new(2, size="9x9")
    match.state = frontier("A+mountain B* B", stored=(22,))
    does(match.state, "take b1")
    assert hegemon.from_position(match.position()).state.digest() == match.state.digest()


@pytest.mark.rule("FRONTIER-3.3")
def test_when_the_game_ends_after_a_turn_everything_must_fit() -> None:
    state = frontier("A* . .", turn="B", round=9, round_limit=9)
    does(state, "end")
    state.stored[state.turn] = 21
    assert state.audit() == [f"seat {state.turn} has 21 in 20 places"]


@pytest.mark.rule("FRONTIER-9.2")
def test_a_game_that_is_over_because_somebody_was_blocked_is_sound() -> None:
    walls = "B* lake lake lake lake\nlake lake lake lake lake\nlake lake lake lake lake\nlake lake lake lake lake\n"
    state = frontier(f"{walls}lake lake lake lake A*", size="5x5", stored=(1,))
    does(state, "end")
    assert (state.phase, state.standing().ending, state.audit()) == (OVER, "blocked", [])
