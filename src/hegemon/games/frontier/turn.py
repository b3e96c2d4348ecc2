"""A turn: actions come in, moves are carried out, and the next player's begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.moves import first, second, verb
from hegemon.games.frontier import buildings, choices, ending, expansion, features, soldiers, warehouse
from hegemon.games.frontier.events import BEGAN, BLOCKED, PASSED
from hegemon.games.frontier.moves import BUILD, CHOP, DROP, REINFORCE, TAKE, TAKE_GOLD, TRAIN
from hegemon.games.frontier.phases import OVER

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

NO_GIFT: Final = -1


def play(state: Frontier, seat: i64, move: i64) -> None:
    """Carry out a move of the seat whose turn it is."""
    kind = verb(move)
    if kind == TAKE:
        expansion.take(state, seat, first(move), NO_GIFT)
    elif kind == TRAIN:
        soldiers.train(state, seat, first(move) + 1, second(move))
    elif kind == CHOP:
        features.chop(state, seat, first(move))
    elif kind == TAKE_GOLD:
        expansion.take(state, seat, first(move), second(move))
    elif kind == BUILD:
        buildings.build(state, seat, first(move) + 1, second(move))
    elif kind == REINFORCE:
        buildings.reinforce(state, seat, first(move))
    elif kind == DROP:
        warehouse.drop(state, seat, first(move))
    else:
        finish(state, seat)


def finish(state: Frontier, seat: i64) -> None:
    """FRONTIER-3.1 What is not spent is stored, and the next player's turn begins."""
    warehouse.store(state, seat)
    hand_on(state)


def hand_on(state: Frontier) -> None:
    """FRONTIER-2.3, FRONTIER-9.2 The next in order who is not out; the game may end on the way."""
    state.spent = 0
    while state.phase != OVER:
        state.turn = (state.turn + 1) % state.seats
        if state.turn == state.first:
            state.round += 1
            if state.round > state.world.round_limit:
                ending.finish(state)
                return
        if state.fell[state.turn] == 0 and begin(state):
            return


def begin(state: Frontier) -> bool:
    """FRONTIER-3.1, FRONTIER-9.2 Actions come in, unless nothing can be done; whether anybody is asked now."""
    seat = state.turn
    if choices.can_act(state, seat):
        state.stored[seat] += state.world.actions
        state.tell(BEGAN, seat, state.stored[seat], state.round)
        return True
    if state.world.blocked_ends:
        state.tell(BLOCKED, seat)
        ending.finish(state)
    else:
        state.tell(PASSED, seat)
    return False
