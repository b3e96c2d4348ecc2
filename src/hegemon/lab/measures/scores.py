"""What it takes to win: the scores of winners, and of all, from the least over the median to the most."""

from __future__ import annotations

from collections import Counter

from hegemon.engine.state import State
from hegemon.lab.measures import Measure
from hegemon.lab.spread import spread

PARTS = {"least": 0.0, "quarter": 0.25, "median": 0.5, "three quarters": 0.75, "most": 1.0}


class Measured(Measure):
    """How often each score was reached."""

    def __init__(self) -> None:
        self.winners: Counter[int] = Counter()
        self.all: Counter[int] = Counter()

    def see(self, state: State, moves: int) -> None:
        standing = state.standing()
        self.winners.update(standing.scores[seat] for seat in standing.winners)
        self.all.update(standing.scores)

    def add(self, other: Measure) -> None:
        assert isinstance(other, Measured)
        self.winners.update(other.winners)
        self.all.update(other.all)

    def data(self) -> dict[str, object]:
        return {name: dict(spread(scores, PARTS)) for name, scores in self.groups()}

    def lines(self) -> list[str]:
        told = [f"{name}: {self.told(scores)}" for name, scores in self.groups()]
        return told or ["scores: no games"]

    def groups(self) -> list[tuple[str, Counter[int]]]:
        """Winners and all, where there are any."""
        groups = [("scores of winners", self.winners), ("scores of all", self.all)]
        return [(name, scores) for name, scores in groups if scores]

    def told(self, scores: Counter[int]) -> str:
        return ", ".join(f"{name} {score:,}" for name, score in spread(scores, PARTS))
