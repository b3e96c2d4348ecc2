"""Every account that can fail to balance, made to fail."""

from __future__ import annotations

import pytest

from hegemon.games.campus.phases import MOVING, OVER, PLACING, SETUP
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, play

FYSIK, KEMI, SSPA = 3, 4, 5


def state_in(phase: int) -> Campus:
    """A state without fault: A has 4 troops on Fysik, B has 2 on Kemi."""
    reserve = {SETUP: (5, 5), PLACING: (5, 0), MOVING: (0, 0), OVER: (0, 0)}[phase]
    board = {"fysik": "A4", "kemi": "B2"}
    if phase == OVER:
        state = campus(board, turn="B", round_limit=1)
        play(state, "end")
        return state
    return campus(board, phase=phase, reserve=reserve, batch=3 if phase == SETUP else 0)


@pytest.mark.parametrize("phase", [SETUP, PLACING, MOVING, OVER])
def test_a_state_that_play_can_reach_has_no_fault(phase: int) -> None:
    assert state_in(phase).audit() == []


@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_as_many_seats_as_players(seats: int) -> None:
    state = state_in(MOVING)
    state.seats = seats
    assert state.audit() == [f"there are 2 seats, not {seats}"]


@pytest.mark.parametrize(("phase", "wrong"), [(-1, True), (4, True), (3, False)])
def test_there_are_four_phases(phase: int, wrong: bool) -> None:
    state = state_in(MOVING)
    state.phase = phase
    assert (f"there is no phase {phase}" in state.audit()) is wrong


@pytest.mark.parametrize("seat", [-1, 2])
def test_the_turn_and_the_first_player_are_somebody(seat: int) -> None:
    for name in ("turn", "first"):
        state = state_in(MOVING)
        setattr(state, name, seat)
        assert state.audit() == ["the turn is nobody's"]


@pytest.mark.parametrize(("round", "wrong"), [(-1, True), (0, False), (21, False), (22, True)])
def test_rounds_go_to_the_limit_and_one_beyond_it_at_the_end(round: int, wrong: bool) -> None:
    state = state_in(MOVING)
    state.round = round
    assert state.audit() == ([f"there is no round {round}"] if wrong else [])


@pytest.mark.parametrize("seat", [-1, 2])
def test_every_territory_belongs_to_a_player(seat: int) -> None:
    state = state_in(MOVING)
    state.owner[SSPA] = seat
    assert state.audit() == [f"a territory belongs to seat {seat}"]


@pytest.mark.parametrize(("place", "wrong"), [(-1, True), (1, False), (2, True)])
def test_of_two_players_only_one_can_fall(place: int, wrong: bool) -> None:
    state = state_in(MOVING)
    state.fell[1] = place
    assert (f"nobody can be number {place} to fall" in state.audit()) is wrong


@pytest.mark.parametrize(("troops", "wrong"), [(65535, False), (65536, True)])
def test_a_territory_holds_no_more_troops_than_a_move_can_count(troops: int, wrong: bool) -> None:
    state = state_in(MOVING)
    state.troops[FYSIK] = state.raised[0] = troops
    assert state.audit() == (["fysik holds more troops than can be counted"] if wrong else [])


def test_no_territory_stands_empty() -> None:
    state = state_in(MOVING)
    state.troops[KEMI] = 0
    state.lost[1] = 2
    assert state.audit() == ["kemi stands empty"]


@pytest.mark.parametrize("kind", ["fresh", "vanguard"])
def test_no_kind_of_troops_is_less_than_none(kind: str) -> None:
    state = state_in(MOVING)
    getattr(state, kind)[FYSIK] = -1
    assert state.audit() == ["fysik has less than no troops of a kind"]


@pytest.mark.parametrize(("fresh", "vanguard", "wrong"), [(4, 0, False), (1, 3, False), (5, 0, True), (4, 1, True)])
def test_fresh_and_vanguard_are_among_the_troops(fresh: int, vanguard: int, wrong: bool) -> None:
    state = state_in(MOVING)
    state.fresh[FYSIK], state.vanguard[FYSIK] = fresh, vanguard
    assert state.audit() == (["fysik has more fresh and vanguard troops than troops"] if wrong else [])


@pytest.mark.parametrize("kind", ["fresh", "vanguard"])
def test_only_the_player_whose_turn_it_is_has_a_history(kind: str) -> None:
    state = state_in(MOVING)
    getattr(state, kind)[KEMI] = 1
    assert state.audit() == ["kemi has a history on another's turn"]


def test_territories_are_counted() -> None:
    state = state_in(MOVING)
    state.held[0] = 2
    assert state.audit() == ["seat 0 owns 1 territories, not 2"]


def test_who_has_land_is_in_and_who_has_none_is_out() -> None:
    state = campus({"fysik": "A4"}, players=3, fallen="C")
    state.fell[2] = 0
    assert state.audit() == ["seat 2 owns 0 territories and is still in"]
    state.fell[1] = 1
    assert "seat 1 owns 12 territories and is out" in state.audit()


@pytest.mark.parametrize(("raised", "lost"), [(5, 0), (3, 0), (4, 1), (4, -1)])
def test_troops_are_those_raised_less_those_lost(raised: int, lost: int) -> None:
    state = state_in(MOVING)
    state.raised[0], state.lost[0] = raised, lost
    assert state.audit() == [f"seat 0 has 4 troops, {raised} raised less {lost} lost"]


def test_losses_are_no_gains() -> None:
    state = state_in(MOVING)
    state.raised[0], state.lost[0] = 3, -1
    assert state.audit() == ["seat 0 has 4 troops, 3 raised less -1 lost"]


def test_a_reserve_is_never_less_than_nothing() -> None:
    state = state_in(SETUP)
    state.reserve[1], state.raised[1] = -1, 12
    assert state.audit() == ["seat 1 has 12 troops, 12 raised less 0 lost"]


@pytest.mark.parametrize(("phase", "seat"), [(PLACING, 1), (MOVING, 1), (MOVING, 0)])
def test_troops_are_placed_in_the_setup_and_on_the_own_turn(phase: int, seat: int) -> None:
    state = state_in(phase)
    state.reserve[seat] += 1
    state.raised[seat] += 1
    assert state.audit()[0] == f"seat {seat} has troops to place at the wrong time"


@pytest.mark.parametrize(("batch", "wrong"), [(0, True), (1, False), (5, False), (6, True)])
def test_in_the_setup_a_batch_is_open(batch: int, wrong: bool) -> None:
    state = state_in(SETUP)
    state.batch = batch
    assert state.audit() == ([f"{batch} of 5 troops are to be placed in this go"] if wrong else [])


@pytest.mark.parametrize("phase", [PLACING, MOVING, OVER])
def test_after_the_setup_no_batch_is_open(phase: int) -> None:
    state = state_in(phase)
    state.batch = 1
    assert state.audit() == ["a batch is open after the setup"]


@pytest.mark.parametrize("left", [1, 5])
def test_who_moves_has_no_troops_to_place(left: int) -> None:
    state = campus({"fysik": "A4"}, phase=PLACING, reserve=(left, 0))
    state.phase = MOVING
    assert state.audit()[-1] == f"{left} troops are to be placed"


def test_who_places_has_troops_to_place() -> None:
    state = state_in(MOVING)
    state.phase = PLACING
    assert state.audit() == ["0 troops are to be placed"]


def test_the_turn_is_never_that_of_who_is_out() -> None:
    state = campus({"fysik": "A4"}, players=3, fallen="C")
    state.turn = 2
    state.fresh[FYSIK] = 0
    assert state.audit() == ["it is the turn of seat 2, who is out"]


def test_the_game_is_over_when_one_is_left() -> None:
    state = campus({"sspa": "B1"}, rest="A9", players=2)
    play(state, "attack fysik sspa 8")
    assert (state.phase, state.audit()) == (OVER, [])
    state.phase = MOVING
    assert state.audit() == ["only one player is left and the game goes on"]
