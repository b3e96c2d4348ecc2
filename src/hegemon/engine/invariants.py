"""What holds at every state of every game, so that any loop over states can check it."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.engine.moves import BEFORE_COUNT, count, expand, high
from hegemon.engine.state import State, bit


def broken(state: State) -> list[str]:
    """Every invariant that does not hold, as a sentence."""
    wrong = list(state.audit())
    waiting = state.pending()
    if waiting >> state.seats:
        wrong.append("a seat is asked that does not exist")
    if state.unanswered() & ~waiting or (state.unanswered() == 0) != (waiting == 0):
        wrong.append("the seats whose answer is missing are not among those that are asked")
    for seat in range(state.seats):
        asked = waiting & bit(seat) != 0
        wrong += wrong_moves(state, seat, asked)
        if waiting == 0 and len(state.asides(seat)) > 0:
            wrong.append(f"seat {seat} can do something after the end")
    if (waiting == 0) != state.standing().over:
        wrong.append("the standing and the pending seats disagree on whether the game is over")
    return wrong


def wrong_moves(state: State, seat: i64, asked: bool) -> list[str]:
    """Legal moves exist exactly for the seats that are asked, each once."""
    entries = [int(entry) for entry in state.legal(seat)]
    wrong: list[str] = []
    if asked and not entries:
        wrong.append(f"seat {seat} is asked and has no legal move: the game is stuck")
    if not asked and entries:
        wrong.append(f"seat {seat} has legal moves and is not asked")
    for entry in entries:
        if high(entry) and count(entry) > high(entry):
            wrong.append(f"seat {seat} has a span that runs backwards")
    if len({entry & BEFORE_COUNT for entry in entries}) == len(entries):
        return wrong
    moves = [int(move) for move in expand(state.legal(seat))]
    if len(set(moves)) != len(moves):
        wrong.append(f"seat {seat} has a legal move twice")
    return wrong
