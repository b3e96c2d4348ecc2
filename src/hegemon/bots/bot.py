"""What a bot is: given a state that its seat imagines, it names a legal move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dice import Dice
from hegemon.engine.features import styled_weights
from hegemon.engine.state import State

NOTHING: Final = -1  # no aside


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player with dice of its own; it never sees a true state."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        self.weights = vec[float]()  # by which it evaluates; none: those that the state brings
        self.style = ""  # a name among the state's `styles`; it changes the weights
        self.notes = vec[i64]()  # what it keeps in mind from one decision to the next; plain, so that it can travel

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

    def plea(self, imagined: State, seat: i64) -> i64:
        """The answer for which it would ask whoever is asked now, or NOTHING; only a table can carry the words."""
        return NOTHING

    def initiative(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls before the seat answers: something to propose first, or NOTHING."""
        return NOTHING

    def respond(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls when somebody has done something beside: an answer, or NOTHING."""
        return NOTHING

    def answer(self, state: State, seat: i64) -> i64:
        """What whoever holds the true state calls: the bot gets only what its seat can imagine."""
        return self.choose(self.imagined(state, seat), seat)

    def imagined(self, state: State, seat: i64) -> State:
        """What the seat may know, to be evaluated by the bot's own weights."""
        imagined = state.imagine(seat, self.dice)
        if self.style:
            self.adopt(imagined)
        return self.weighed(imagined)

    def weighed(self, imagined: State) -> State:
        """A state as this bot evaluates it: by weights of its own, else by those that are usual for its kind."""
        weights = self.weights if len(self.weights) > 0 else self.usual_weights(imagined)
        if len(weights) == 0:
            return imagined
        weighed = imagined.copy()
        weighed.weigh(weights)
        return weighed

    def usual_weights(self, state: State) -> vec[float]:
        """By which bots of this kind evaluate a game; none: those that the state brings."""
        return vec[float]()

    def adopt(self, state: State) -> None:
        """Take on the weights of the own style, once; in a game that does not know it nothing changes."""
        usual = self.usual_weights(state)
        for style in state.styles():
            if style.name == self.style:
                self.weights = styled_weights(usual if len(usual) > 0 else state.weights, state.features(), style)
        self.style = ""
