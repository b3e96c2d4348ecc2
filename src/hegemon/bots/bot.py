"""What a bot is: given a state that its seat imagines, it names a legal move."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dice import Dice
from hegemon.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with dice of its own; it never sees a true state."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, imagined: State, seat: i64) -> i64:
        """A legal move for the seat in a state that it imagines."""
        raise NotImplementedError

    def answer(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls: the bot gets only what its seat can imagine."""
        return self.choose(state.imagine(seat, self.dice), seat)
