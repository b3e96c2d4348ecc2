"""The random bot: each legal entry as likely as the other, then each count of its span; now and then an aside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from hegemon.bots.bot import NOTHING, Bot
from hegemon.engine.moves import sample
from hegemon.engine.state import State

ASIDES_ONE_IN: Final = 8  # of the times that it could do something beside


class Random(Bot):
    """Plays anything that is allowed."""

    def choose(self, imagined: State, seat: i64) -> i64:
        return imagined.sample(seat, self.dice)

    def answer(self, state: State, seat: i64) -> i64:
        """Legal moves tell nothing that the seat does not know, so nothing need be imagined."""
        return state.sample(seat, self.dice)

    def aside(self, imagined: State, seat: i64) -> i64:
        asides = imagined.asides(seat)
        if len(asides) == 0 or self.dice.below(ASIDES_ONE_IN) > 0:
            return NOTHING
        return sample(asides, self.dice)
