"""What a bot is: given a state that its seat imagines, it names a legal move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dice import Dice
from hegemon.engine.state import State

NOTHING: Final = -1  # no aside


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with dice of its own; it never sees a true state."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.weights = vec[float]()  # by which it evaluates; none: those that the state brings

    def choose(self, imagined: State, seat: i64) -> i64:
        """A legal move for the seat in a state that it imagines."""
        raise NotImplementedError

    def aside(self, imagined: State, seat: i64) -> i64:
        """Something to do beside the question in a state that the seat imagines, or NOTHING."""
        return NOTHING

    def beside(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls now and then; the bot gets only what its seat can imagine."""
        if len(state.asides(seat)) == 0:
            return NOTHING
        return self.aside(self.imagined(state, seat), seat)

    def answer(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls: the bot gets only what its seat can imagine."""
        return self.choose(self.imagined(state, seat), seat)

    def imagined(self, state: State, seat: i64) -> State:
        """What the seat may know, to be evaluated by the bot's own weights."""
        imagined = state.imagine(seat, self.dice)
        if len(self.weights) > 0:
            imagined.weigh(self.weights)
        return imagined
