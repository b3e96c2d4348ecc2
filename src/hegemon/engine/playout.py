"""Random play at full speed: what search, benchmark and simulations stand on."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.state import State, lowest


def playout(state: State, dice: Dice, limit: i64) -> i64:
    """Play random moves until the game is over or the limit is reached; how many were played."""
    played: i64 = 0
    while played < limit:
        waiting = state.unanswered()
        if waiting == 0:
            break
        seat = lowest(waiting)
        state.play(seat, state.sample(seat, dice))
        played += 1
    return played
