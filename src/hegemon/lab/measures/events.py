"""How often each thing happens in a game, by the name that its rules tell it under."""

from __future__ import annotations

from collections import Counter

from hegemon.engine.state import State
from hegemon.lab.measures import Measure


class Measured(Measure):
    """A count for each kind of event."""

    def __init__(self) -> None:
        self.games = 0
        self.happened: Counter[str] = Counter()

    def see(self, state: State, moves: int) -> None:
        chronicle = state.chronicle()
        self.games += 1
        self.happened.update(chronicle.name(event) for event in state.heard or [])

    def add(self, other: Measure) -> None:
        assert isinstance(other, Measured)
        self.games += other.games
        self.happened.update(other.happened)

    def data(self) -> dict[str, object]:
        return dict(self.in_a_game())

    def lines(self) -> list[str]:
        told = [f"{name} {number:,.1f}" for name, number in self.in_a_game()]
        return [f"in a game: {', '.join(told) or 'nothing'}"]

    def in_a_game(self) -> list[tuple[str, float]]:
        """How often on average, what happens most often first; names decide between equals."""
        counted = sorted(self.happened.items(), key=lambda counted: (-counted[1], counted[0]))
        return [(name, number / self.games) for name, number in counted]
