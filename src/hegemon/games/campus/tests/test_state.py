"""The state: its fields, its copies, and the position as text."""

from __future__ import annotations

import pytest

import hegemon
from hegemon.engine.state import submit
from hegemon.games.campus import GAME
from hegemon.games.campus.phases import SETUP
from hegemon.games.campus.state import Campus, blank
from hegemon.games.campus.tests.positions import campus, dice_showing, play

POSITION = """\
hegemon position 1
game campus
version 1
players 3
option map johanneberg
option round_limit 9

seats 3
phase 2
first 1
turn 0
round 4
batch 0
owner 1 1 1 0 0 1 1 1 1 1 1 1 1
troops 1 1 1 6 2 1 1 1 1 1 1 1 7
fresh 0 0 0 3 2 0 0 0 0 0 0 0 0
vanguard 0 0 0 1 0 0 0 0 0 0 0 0 0
reserve 0 0 0
held 2 11 0
raised 10 20 5
lost 2 3 5
fell 0 0 1
dice 0000000700000000000000000000000000000000000000000000000000000000 0 5
"""


def told() -> Campus:
    """A position in which no two fields are alike."""
    state = hegemon.from_position(POSITION).state
    assert isinstance(state, Campus)
    return state


def test_a_position_is_read_and_written_line_by_line() -> None:
    assert told().lines() == POSITION.split("\n\n")[1].splitlines()


def test_a_position_goes_on_where_it_stood() -> None:
    match = hegemon.from_position(POSITION)
    assert match.legal(0)[:3] == ["end", "attack fysik vasa-sodra 1-4", "reinforce fysik kemi 1-3"]
    assert hegemon.from_position(match.position()).state.digest() == match.state.digest()


def test_a_copy_of_the_setup_is_equal() -> None:
    state = campus({"fysik": "A1"}, phase=SETUP, turn="B", first="B", reserve=(9, 8), batch=2)
    assert state.copy().lines() == state.lines()


def test_a_copy_is_equal_and_independent() -> None:
    state = told()
    before = state.lines()
    twin = state.copy()
    assert twin.lines() == before
    play(twin, "reinforce fysik kemi 3", "attack kemi maskin 1", "end")
    assert state.lines() == before


@pytest.mark.parametrize("name", ["owner", "troops", "fresh", "vanguard", "reserve", "held", "raised", "lost", "fell"])
def test_a_copy_shares_no_cells(name: str) -> None:
    state = told()
    twin = state.copy()
    getattr(twin, name)[0] += 1
    assert getattr(state, name)[0] == getattr(twin, name)[0] - 1


def test_a_copy_rolls_its_own_dice() -> None:
    state = told()
    twin = state.copy()
    assert twin.dice.word() == state.dice.word()
    assert twin.dice.drawn == state.dice.drawn


def test_a_blank_state_belongs_to_nobody() -> None:
    state = blank(2, GAME.settle(2, {}))
    assert (state.seats, state.phase, list(state.owner), list(state.troops)) == (2, SETUP, [-1] * 13, [0] * 13)
    assert [list(cells) for cells in (state.fresh, state.vanguard)] == [[0] * 13] * 2
    seats = (state.reserve, state.held, state.raised, state.lost, state.fell)
    assert [list(cells) for cells in seats] == [[0, 0]] * 5
    assert (state.first, state.turn, state.round, state.batch) == (0, 0, 0, 0)


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    state = campus({"fysik": "A5"}, turn="B")
    assert (state.pending(), len(state.legal(0)), len(state.legal(1)) > 0) == (2, 0, True)


def test_a_refused_move_changes_nothing() -> None:
    state = told()
    before = state.lines()
    with pytest.raises(hegemon.NotAllowed):
        submit(state, 0, int(state.notation().parse("attack fysik kemi 1")))
    assert state.lines() == before


def test_the_same_dice_give_the_same_game() -> None:
    games = [campus({"fysik": "A9", "sspa": "B5"}) for _ in range(2)]
    for state in games:
        state.dice = dice_showing("642:54")
        play(state, "attack fysik sspa 8", "end")
    assert games[0].lines() == games[1].lines()


def test_states_with_the_same_options_share_their_world() -> None:
    state = blank(2, GAME.settle(2, {}))
    assert state.copy().world is state.world
    assert blank(2, GAME.settle(2, {})).world is state.world
    assert blank(2, GAME.settle(2, {"batch": 4})).world is not state.world
