"""The state: its fields, its copies, and the position as text."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.engine.dice import seeded
from hegemon.games.frontier import GAME
from hegemon.games.frontier.state import Frontier, blank
from hegemon.games.frontier.tests.positions import DERIVED, does, frontier, legal

POSITION = """\
hegemon position 1
game frontier
version 2
players 2
option size 5x5
option round_limit 9

seats 2
phase 0
first 1
turn 0
round 4
spent 1
number 77
floor 0 0 0 0 0 0 1 0 2 0 0 1 3 3 0 0 2 3 0 0 0 0 0 0 0
element 0 0 1 0 0 0 0 3 0 0 5 0 0 0 2 0 0 0 4 0 0 0 0 0 0
feature 0 0 0 0 0 0 2 0 1 0 0 4 0 0 0 3 0 0 0 2 0 0 0 0 0
owner 0 0 -1 -1 1 0 0 -1 -1 1 0 0 0 -1 1 -1 -1 -1 -1 1 -1 -1 -1 -1 1
soldier 0 3 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
building 0 0 0 0 1 0 0 0 0 0 0 0 2 0 0 0 0 0 0 0 0 0 0 0 0
spawn 0 24
stored 3 5
resources 1 0 0 0 1 2
loot 2 1
looted 2
gone -4 -2 -2
fell 0 0
dice 0000000700000000000000000000000000000000000000000000000000000000 0 5
"""


def told() -> Frontier:
    """A position in which no two fields are alike."""
    state = hegemon.from_position(POSITION).state
    assert isinstance(state, Frontier)
    return state


def test_a_position_is_read_and_written_line_by_line() -> None:
    assert told().lines() == POSITION.split("\n\n")[1].splitlines()


def test_a_position_goes_on_where_it_stood() -> None:
    match = hegemon.from_position(POSITION)
    assert match.legal(0)[:3] == ["end", "take c2", "take d3"]
    assert hegemon.from_position(match.position()).state.digest() == match.state.digest()


def test_a_copy_is_equal_and_independent() -> None:
    state = told()
    before = state.lines()
    twin = state.copy()
    assert twin.lines() == before
    does(twin, "take d3", "end")
    assert state.lines() == before
    state.derive()
    assert legal(state) == legal(told())


@pytest.mark.parametrize(
    "name", ["element", "owner", "soldier", "building", "stored", "resources", "gone", "fell", *DERIVED]
)
def test_a_copy_shares_nothing_that_changes(name: str) -> None:
    state = told()
    twin = state.copy()
    getattr(twin, name)[0] += 1
    assert getattr(state, name)[0] == getattr(twin, name)[0] - 1


def test_a_copy_shares_the_map_that_does_not_change() -> None:
    state = told()
    assert (state.copy().world, state.copy().ground) == (state.world, state.ground)


def test_a_copy_has_its_own_dice() -> None:
    state = told()
    twin = state.copy()
    assert twin.dice.word() == state.dice.word()
    assert twin.dice.drawn == state.dice.drawn


def test_a_blank_state_is_a_meadow_of_nobody() -> None:
    state = blank(3, GAME.settle(3, {"size": "5x6"}))
    assert [list(cells) for cells in (state.floor, state.element, state.feature)] == [[0] * 30] * 3
    assert [list(cells) for cells in (state.soldier, state.building)] == [[0] * 30] * 2
    assert (list(state.owner), list(state.spawn), list(state.held)) == ([-1] * 30, [-1] * 3, [0] * 3)
    assert (list(state.stored), list(state.resources), list(state.gone)) == ([0] * 3, [0] * 9, [0] * 3)


@pytest.mark.rule("FRONTIER-2.3")
def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = frontier("A* . B*", turn="B")
    assert (state.pending(), state.unanswered(), len(state.legal(0)), len(state.legal(1)) > 0) == (2, 2, 0, True)


def test_states_with_the_same_options_share_their_world() -> None:
    state = blank(2, GAME.settle(2, {}))
    assert blank(2, GAME.settle(2, {})).world is state.world
    assert blank(2, GAME.settle(2, {"actions": 4})).world is not state.world


def test_an_imagined_state_differs_in_nothing_but_the_dice() -> None:
    state = told()
    imagined = state.imagine(0, seeded(5))
    assert imagined.lines()[:-1] == state.lines()[:-1]
    assert imagined.lines()[-1] != state.lines()[-1]


def test_a_game_of_the_same_seed_is_the_same_game() -> None:
    one, same, other = (GAME.start(4, seed).lines() for seed in (8, 8, 9))
    assert one == same != other
