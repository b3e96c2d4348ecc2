"""The battery on a game with secrets that comes from outside as an outsider."""

from __future__ import annotations

from tests.contract import hoard, secret_hoards

from hegemon.conformance import Conformance
from hegemon.engine.dice import Dice
from hegemon.engine.state import State


class TestHoard(Conformance):
    game = hoard.game_of(hoard.Hoard)

    @staticmethod
    def swap(state: State, seat: int, dice: Dice) -> State:
        return hoard.swap(state, seat, dice)


class TestStacked(Conformance):
    """The same with a pile and prizes to come, whose secrets the battery has to find by itself."""

    game = hoard.game_of(secret_hoards.Stacked)


class TestNative(Conformance):
    """The same as a state of the engine, without an outsider around it."""

    game = hoard.game_of(secret_hoards.Native)
