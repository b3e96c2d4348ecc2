"""Who is asked what. An answer to a sealed question stays sealed, and open to change, until all are in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import bit

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def ask_one(state: Swarm, phase: i64, seat: i64) -> None:
    """One seat has the word."""
    state.phase = phase
    state.turn = seat
    state.asked = bit(seat)
    state.answered = 0


def ask_all(state: Swarm, phase: i64, seats: i64) -> None:
    """Several seats choose in secret."""
    state.phase = phase
    state.asked = seats
    state.answered = 0
    state.answer = vec[i64]([i64(-1)] * int(state.seats))


def ask_nobody(state: Swarm, phase: i64) -> None:
    """A phase has nothing to ask, or no more: the next may begin."""
    state.phase = phase
    state.asked = 0
    state.answered = 0


def seal(state: Swarm, seat: i64, move: i64) -> bool:
    """Keep an answer; are all in now?"""
    state.answer[seat] = move
    state.answered |= bit(seat)
    return state.answered == state.asked


def open_answers(state: Swarm) -> None:
    """All are in: nobody is asked any more, and nothing sealed is left."""
    state.asked = 0
    state.answered = 0
    for seat in range(state.seats):
        state.answer[seat] = -1
