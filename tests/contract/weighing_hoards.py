"""Hoard with an evaluation that can be tuned: once as it should be, then with one mistake at a time."""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from tests.contract.hoard import Hoard

from hegemon.engine.dice import Dice
from hegemon.engine.features import Feature, weights_by_hand


class Weighing(Hoard):
    """Without a mistake: what gold counts can be tuned."""

    listed = (Feature("gold", 1.0, "a piece of gold"), Feature("base", 1.0, "what everyone has"))

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.weights = weights_by_hand(list(self.listed))

    def features(self) -> list[Feature]:
        return list(self.listed)

    def weigh(self, weights: vec[float]) -> None:
        self.weights = weights

    def evaluate(self, seat: int) -> float:
        if not self.pending():
            return self.standing().share(seat)
        gold, base = self.weights
        held = [base + gold * float(owned) for owned in self.gold]
        return held[seat] / sum(held)


class Nameless(Weighing):
    listed = (Feature("gold", 1.0, "a piece of gold"), Feature("gold", 1.0, "what everyone has"))


class Presuming(Weighing):
    """Begins with other weights than it lists."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.weights = vec[float]([2.0, 1.0])


class Stubborn(Weighing):
    """Hears of other weights and goes by its own."""

    def weigh(self, weights: vec[float]) -> None:
        pass


class Weightless(Weighing):
    """What it imagines goes by the weights made by hand."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.weights = weights_by_hand(list(self.listed))
        return twin
