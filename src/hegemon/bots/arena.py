"""One game between bots, from the first decision to the end."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.bots.bot import Bot
from hegemon.engine.invariants import broken
from hegemon.engine.state import State, lowest


def contest(state: State, bots: list[Bot], limit: i64) -> i64:
    """Let the bots play, one for each seat, until it is over or the limit is reached; how many moves it took."""
    played: i64 = 0
    while played < limit:
        waiting = state.pending()
        if waiting == 0:
            break
        seat = lowest(waiting)
        state.play(seat, bots[seat].answer(state, seat))
        played += 1
    return played


def checked_contest(state: State, bots: list[Bot], limit: i64) -> i64:
    """The same, and every invariant is checked at every state."""
    played: i64 = 0
    check(state, played)
    while played < limit and contest(state, bots, 1):
        played += 1
        check(state, played)
    return played


def check(state: State, played: i64) -> None:
    wrong = broken(state)
    if wrong:
        raise AssertionError(f"after {played} moves: {'; '.join(wrong)}")
