"""How long games are, in moves: from the shortest over the median to the longest."""

from __future__ import annotations

from collections import Counter

from hegemon.engine.state import State
from hegemon.lab.measures import Measure

PARTS = {"shortest": 0.0, "quarter": 0.25, "median": 0.5, "three quarters": 0.75, "longest": 1.0}


class Measured(Measure):
    """How many games had each length."""

    def __init__(self) -> None:
        self.lengths: Counter[int] = Counter()

    def see(self, state: State, moves: int) -> None:
        self.lengths[moves] += 1

    def add(self, other: Measure) -> None:
        assert isinstance(other, Measured)
        self.lengths.update(other.lengths)

    def data(self) -> dict[str, object]:
        return dict(self.parts())

    def lines(self) -> list[str]:
        told = [f"{name} {length:,}" for name, length in self.parts()]
        return [f"moves: {', '.join(told) or 'no games'}"]

    def parts(self) -> list[tuple[str, int]]:
        """The length that this part of the games does not exceed; none without games."""
        lengths = sorted(self.lengths.elements())
        return [(name, lengths[round(part * (len(lengths) - 1))]) for name, part in PARTS.items() if lengths]
