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
    return played_on(state, bots, limit, False)


def checked_contest(state: State, bots: list[Bot], limit: i64) -> i64:
    """The same, every move is checked, and every invariant at every state."""
    check(state, 0)
    return played_on(state, bots, limit, True)


def played_on(state: State, bots: list[Bot], limit: i64, checked: bool) -> i64:
    played: i64 = 0
    while played < limit:
        waiting = state.unanswered()
        if waiting == 0:
            break
        if approach(state, bots, lowest(waiting), played, checked):
            waiting = state.unanswered()
        seat = lowest(waiting)
        played += 1
        carry_out(state, seat, bots[seat].answer(state, seat), played, checked)
        if played % MOVES_AN_ASIDE == 0:
            talk(state, bots, played, checked)
    return played


def approach(state: State, bots: list[Bot], seat: i64, played: i64, checked: bool) -> bool:
    """Before its own move a seat may turn to others; did it?"""
    move = bots[seat].initiative(state, seat)
    if move != NOTHING:
        speak(state, bots, seat, move, played, checked)
    return move != NOTHING


def talk(state: State, bots: list[Bot], played: i64, checked: bool) -> None:
    """One seat, each in its turn, may do something beside."""
    talker = talker_after(state, played)
    move = bots[talker].beside(state, talker)
    if move != NOTHING:
        speak(state, bots, talker, move, played, checked)


def speak(state: State, bots: list[Bot], talker: i64, move: i64, played: i64, checked: bool) -> None:
    """Something is done beside; then each of the others may answer it once."""
    carry_out(state, talker, move, played, checked)
    for other in range(state.seats):
        answer = bots[other].respond(state, other) if other != talker else NOTHING
        if answer != NOTHING:
            carry_out(state, other, answer, played, checked)


def carry_out(state: State, seat: i64, move: i64, played: i64, checked: bool) -> None:
    """What a bot wants; where it is checked, one that does what is not allowed is a mistake of ours."""
    if not checked:
        state.play(seat, move)
        return
    try:
        submit(state, int(seat), int(move))
    except NotAllowed as refusal:
        raise AssertionError(f"after {played} moves: seat {seat} plays what is not allowed: {refusal}") from refusal
    check(state, played)


def talker_after(state: State, played: i64) -> i64:
    """Whose turn it is to do something beside."""
    return played // MOVES_AN_ASIDE % state.seats


def check(state: State, played: i64) -> None:
    wrong = broken(state)
    if wrong:
        raise AssertionError(f"after {played} moves: {'; '.join(wrong)}")
