"""One game between bots, from the first decision to the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.engine.errors import NotAllowed
from hegemon.engine.invariants import broken
from hegemon.engine.state import State, lowest, submit

MOVES_AN_ASIDE: Final = 8  # after so many moves one seat, each in its turn, may do something beside


def contest(state: State, bots: list[Bot], limit: i64) -> i64:
    """Let the bots play, one for each seat, until it is over or the limit is reached; how many moves it took."""
    played: i64 = 0
    while played < limit:
        waiting = state.unanswered()
        if waiting == 0:
            break
        seat = lowest(waiting)
        state.play(seat, bots[seat].answer(state, seat))
        played += 1
        if played % MOVES_AN_ASIDE == 0:
            talker = talker_after(state, played)
            move = bots[talker].beside(state, talker)
            if move != NOTHING:
                state.play(talker, move)
    return played


def checked_contest(state: State, bots: list[Bot], limit: i64) -> i64:
    """The same, every move is checked, and every invariant at every state."""
    played: i64 = 0
    check(state, played)
    while played < limit and state.unanswered():
        seat = lowest(state.unanswered())
        played += 1
        submit_of_bot(state, seat, bots[seat].answer(state, seat), played)
        check(state, played)
        if played % MOVES_AN_ASIDE == 0:
            talker = talker_after(state, played)
            move = bots[talker].beside(state, talker)
            if move != NOTHING:
                submit_of_bot(state, talker, move, played)
                check(state, played)
    return played


def submit_of_bot(state: State, seat: i64, move: i64, played: i64) -> None:
    """A bot that does what is not allowed is a mistake of ours."""
    try:
        submit(state, int(seat), int(move))
    except NotAllowed as refusal:
        raise AssertionError(f"after {played} moves: seat {seat} plays what is not allowed: {refusal}") from refusal


def talker_after(state: State, played: i64) -> i64:
    """Whose turn it is to do something beside."""
    return played // MOVES_AN_ASIDE % state.seats


def check(state: State, played: i64) -> None:
    wrong = broken(state)
    if wrong:
        raise AssertionError(f"after {played} moves: {'; '.join(wrong)}")
