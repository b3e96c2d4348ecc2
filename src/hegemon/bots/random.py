"""The random bot: each legal entry as likely as the other, then each count of its span."""

from __future__ import annotations

from mypy_extensions import i64

from hegemon.bots.bot import Bot
from hegemon.engine.state import State


class Random(Bot):
    """Plays anything that is allowed."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.sample(seat, self.dice)

    def answer(self, state: State, seat: i64) -> i64:
        """Legal moves tell nothing that the seat does not know, so nothing need be imagined."""
        return state.sample(seat, self.dice)
