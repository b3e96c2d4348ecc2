"""The course of a game. Whoever is asked is the seat in turn, until nobody is.

start      everyone has a spawn: round 1, and the first in order begins
begin      actions come in, and the seat is asked; who can do nothing ends the game, or is passed over
play       a move, as many as the seat can and likes, in any order; the last one is `end`
hand_on    to the next in order who is not out, and after the last one to the next round; after the last round, and
           whenever one player alone is left, the game is over
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, first, second, verb
from hegemon.games.frontier import buildings, choices, ending, expansion, features, soldiers, warehouse
from hegemon.games.frontier.content import OVER
from hegemon.games.frontier.events import BEGAN, BLOCKED, PASSED
from hegemon.games.frontier.moves import BUILD, CHOP, DROP, END, REINFORCE, TAKE, TAKE_GOLD, TRAIN

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

NO_GIFT: Final = -1


def start(state: Frontier) -> None:
    """FRONTIER-2.3 Round 1, and the turn of who goes first."""
    state.round = 1
    state.turn = state.first
    if not begin(state):
        hand_on(state)


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


def why_not(state: Frontier, seat: i64, move: i64) -> NotAllowed | None:
    """A rule that the move breaks; nothing when it is legal."""
    if state.phase == OVER:
        return NotAllowed("FRONTIER-9.2", "The game is over.")
    if seat != state.turn:
        return NotAllowed("FRONTIER-2.3", "It's not your turn.")
    if contains(choices.legal(state, seat), move):
        return None
    if not state.notation().knows(move):
        return NotAllowed("", "That isn't a move in this game.")
    return broken_rule(state, seat, move)


def broken_rule(state: Frontier, seat: i64, move: i64) -> NotAllowed:
    """What each kind of move wants, asked in turn until something is missing."""
    kind = verb(move)
    if kind == END:
        return warehouse.why_not_end(state)
    if kind == DROP:
        return warehouse.why_not_drop(state, seat, first(move))
    if kind == CHOP:
        return features.why_not_chop(state, seat, first(move))
    if kind == TRAIN:
        return soldiers.why_not_train(state, seat, first(move) + 1, second(move))
    if kind == BUILD:
        return buildings.why_not_build(state, seat, first(move) + 1, second(move))
    if kind == REINFORCE:
        return buildings.why_not_reinforce(state, seat, first(move))
    return expansion.why_not_take(state, seat, move)
