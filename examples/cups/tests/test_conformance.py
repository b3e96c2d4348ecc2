"""What every game must do, with every dial at its ends, and what no rule of this one may give away."""

from __future__ import annotations

from hegemon.conformance import Conformance
from hegemon.engine.adapter import Adapter
from hegemon.engine.dice import Dice
from hegemon.engine.state import State

from cups.content import AGAIN, FACES, KEEP, MOST_DICE
from cups.rules import Cups


class TestCups(Conformance):
    game = "cups"
    variants = ({}, {"dice": 5, "stake": "difference", "wild": False}, {"dice": 1, "second_throw": False})
    constants = frozenset({"seats", "house"})

    @staticmethod
    def swap(state: State, seat: int, dice: Dice) -> State:
        """Under all cups but the seat's own lie other dice, and whoever has sealed an answer gave the other one."""
        twin = state.copy()
        assert isinstance(twin, Adapter)
        cups: Cups = twin.inner
        for cell, pips in enumerate(cups.pips):
            if pips and cell // MOST_DICE != seat:
                cups.pips[cell] = dice.below(len(FACES)) + 1
        for other in range(cups.seats):
            if other != seat and cups.answer[other]:
                cups.answer[other] = KEEP + AGAIN - cups.answer[other]
        return twin
