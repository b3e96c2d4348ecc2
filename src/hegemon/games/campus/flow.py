"""How a game of Campus goes: setup batch by batch, then round by round a turn each, until it is over.

setup     each in turn places a batch, until all have placed all                      next_batch
a turn    income comes in, new troops are placed, then moves until the turn ends      begin_turn, play
a round   everyone still in, in turn order; after the last of the limit it is over    end_turn
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.moves import count, first, second, verb
from hegemon.games.campus import attack, ending, setup, turn
from hegemon.games.campus.moves import ATTACK, PLACE, REINFORCE
from hegemon.games.campus.phases import MOVING, PLACING, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


def play(state: Campus, seat: i64, move: i64) -> None:
    """Carry out a move of the seat whose turn it is, and what follows from it."""
    kind = verb(move)
    if kind == ATTACK:
        attack.attack(state, seat, first(move), second(move), count(move))
    elif kind == REINFORCE:
        turn.reinforce(state, seat, first(move), second(move), count(move))
    elif kind == PLACE:
        place(state, seat, first(move), count(move))
    else:
        end_turn(state, seat)


def place(state: Campus, seat: i64, territory: i64, troops: i64) -> None:
    """CAMPUS-2.3, CAMPUS-3.2 A batch of the setup is followed by the next; all new troops of a turn by its moves."""
    if state.phase == SETUP:
        setup.place(state, seat, territory, troops)
        if state.batch == 0:
            next_batch(state)
        return
    turn.place(state, seat, territory, troops)
    if state.reserve[seat] == 0:
        state.phase = MOVING


def next_batch(state: Campus) -> None:
    """CAMPUS-2.3 Round after round until all have placed all; then the first turn begins."""
    for step in range(i64(1), state.seats + 1):
        seat = (state.turn + step) % state.seats
        if state.reserve[seat] > 0:
            state.turn = seat
            setup.begin_batch(state)
            return
    state.round = 1
    begin_turn(state, state.first)


def begin_turn(state: Campus, seat: i64) -> None:
    """CAMPUS-3.1 First the income is placed."""
    state.turn = seat
    state.phase = PLACING
    turn.refresh(state, seat)
    turn.raise_troops(state, seat)


def end_turn(state: Campus, seat: i64) -> None:
    """CAMPUS-2.4, CAMPUS-5.2 The next player still in the game begins, unless the last round is over."""
    following = next_seat(state, seat)
    if turn.order(state, following) < turn.order(state, seat):
        state.round += 1
        is_over = state.round > state.world.round_limit
    else:
        is_over = ending.die_ends_it(state, seat)
    if is_over:
        turn.forget(state)
        ending.finish(state)
    else:
        begin_turn(state, following)


def next_seat(state: Campus, seat: i64) -> i64:
    """The next player in turn order who has not fallen."""
    seat = (seat + 1) % state.seats
    while state.fell[seat] > 0:
        seat = (seat + 1) % state.seats
    return seat
