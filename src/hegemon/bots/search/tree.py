"""The tree of a search: what was learnt about a move in the situation that led to it.

The tree holds moves and no states. Every descent starts in another imagined world and plays its moves there, so a node
stands for all states that these moves may lead to, whatever the dice and the secrets were.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.moves import contains

TOGETHER: Final = -1  # in place of a seat: what several seats have answered at once
EXPLORATION: Final = 0.7  # how much a move that was seldom tried is given the benefit of the doubt
WIDENING: Final = 1.2  # how quickly further moves are looked at as visits grow


class Node:
    """A move of a seat, how often it could have been tried and was, and how that went for every seat."""

    def __init__(self, seat: i64, move: i64, seats: i64) -> None:
        self.seat = seat
        self.move = move
        self.offered = 0.0
        self.visits = 0.0
        self.totals = vec[float]([0.0 for _ in range(seats)])
        self.next: list[Node] = []

    def mean(self, seat: i64) -> float:
        """How it went for a seat."""
        return self.totals[seat] / self.visits

    def note(self, worths: vec[float]) -> None:
        """One more descent came through here, and this is how it ended for every seat."""
        self.visits += 1.0
        for seat in range(i64(len(worths))):
            self.totals[seat] += worths[seat]

    def child(self, seat: i64, move: i64) -> Node:
        """What follows by this move; it is new when nobody has tried it yet."""
        for known in self.next:
            if known.move == move and known.seat == seat:
                return known
        added = Node(seat, move, i64(len(self.totals)))
        self.next.append(added)
        return added

    def options(self, seat: i64, legal: vec[i64]) -> list[Node]:
        """The moves of a seat that were tried before and are legal in this world."""
        return [known for known in self.next if known.seat == seat and contains(legal, known.move)]

    def is_narrow(self, options: i64) -> bool:
        """Is another move worth a look, after so many visits?"""
        return float(options) < 1.0 + WIDENING * sqrt(self.visits)


def most_promising(options: list[Node], seat: i64, spread: float) -> Node:
    """The highest upper bound of what a move may be worth; one that was never tried comes first."""
    best = options[0]
    highest = -1.0
    for option in options:
        option.offered += 1.0
        if option.visits == 0.0:
            return option
        doubt = EXPLORATION * sqrt(log(option.offered + 1.0) / option.visits)
        bound = option.mean(seat) / spread + doubt
        if bound > highest:
            highest = bound
            best = option
    return best
