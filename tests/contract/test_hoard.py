"""The battery on a game with secrets that comes from outside as a guest."""

from __future__ import annotations

from tests.contract import hoard

from hegemon.conformance import Conformance
from hegemon.engine.dice import Dice
from hegemon.engine.state import State


class TestHoard(Conformance):
    game = hoard.game_of(hoard.Hoard)

    @staticmethod
    def swap(state: State, seat: int, dice: Dice) -> State:
        return hoard.swap(state, seat, dice)
