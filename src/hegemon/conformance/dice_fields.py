"""The dice among the fields of a state, whatever the game calls them and however many there are."""

from __future__ import annotations

from hegemon.engine.dice import Dice
from hegemon.engine.fields import Fields
from hegemon.engine.state import State


class DiceSeen(Fields):
    """Collects the dice."""

    def __init__(self) -> None:
        self.found: list[Dice] = []

    def dice(self, name: str, dice: Dice) -> Dice:
        self.found.append(dice)
        return dice


class Regraft(Fields):
    """Puts copies of other dice in the place of those that are there, the last of them as often as needed."""

    def __init__(self, others: list[Dice]) -> None:
        self.others = others

    def dice(self, name: str, dice: Dice) -> Dice:
        chosen = self.others[0]
        self.others = self.others[1:] or self.others
        return chosen.copy()


def dice_of(state: State) -> list[Dice]:
    """All dice of a state, in the order of its fields."""
    seen = DiceSeen()
    state.visit(seen)
    return seen.found


def places_of(state: State) -> list[tuple[int, int]]:
    """Where the dice of a state stand: stream and words drawn."""
    return [(int(dice.stream), int(dice.drawn)) for dice in dice_of(state)]
