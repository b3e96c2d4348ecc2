"""How long games are: in moves, from the shortest over the median to the longest, and for each who plays in minutes."""

from __future__ import annotations

from collections import Counter

from hegemon.engine.state import State
from hegemon.lab.measures import Measure
from hegemon.lab.spread import spread

PARTS = {"shortest": 0.0, "quarter": 0.25, "median": 0.5, "three quarters": 0.75, "longest": 1.0}
SECONDS = 15  # that somebody thinks about a move


class Measured(Measure):
    """How many games had each length."""

    def __init__(self) -> None:
        self.lengths: Counter[int] = Counter()
        self.players = 0

    def see(self, state: State, moves: int) -> None:
        self.lengths[moves] += 1
        self.players += int(state.seats)

    def add(self, other: Measure) -> None:
        assert isinstance(other, Measured)
        self.lengths.update(other.lengths)
        self.players += other.players

    def data(self) -> dict[str, object]:
        if not self.players:
            return {}
        return {**dict(spread(self.lengths, PARTS)), "a player": self.of_a_player(), "minutes": self.minutes()}

    def lines(self) -> list[str]:
        if not self.players:
            return ["moves: no games"]
        told = [f"{name} {length:,}" for name, length in spread(self.lengths, PARTS)]
        return [
            f"moves: {', '.join(told)}",
            f"moves of a player: {self.of_a_player():,.1f}; at {SECONDS} s each {self.minutes():,.1f} minutes",
        ]

    def of_a_player(self) -> float:
        """Moves that one player makes in a game, on average."""
        return sum(self.lengths.elements()) / self.players

    def minutes(self) -> float:
        """How long one player thinks in a game."""
        return self.of_a_player() * SECONDS / 60
