"""The tree of a search: what was learnt about a move in the situation that led to it.

The tree holds moves and no states. Every descent starts in another imagined world and plays its moves there, so a node
stands for all states that these moves may lead to, whatever the dice and the secrets were.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import contains

TOGETHER: Final = -1  # in place of a seat: what several seats have answered at once
NO_MOVE: Final = -1


class Node:
    """A move of a seat, how often it could have been tried and was, and how that went for every seat."""

    def __init__(self, seat: i64, move: i64, nothing: vec[float]) -> None:
        self.seat = seat
        self.move = move
        self.offered = 0.0
        self.visits = 0.0
        self.totals = nothing[:]  # by seat
        self.promise = 0.0  # what it seemed to be worth to its seat at a glance
        self.trust = 0.0  # as how many visits that counts
        self.next: list[Node] = []
        self.glanced = vec[i64]()  # moves that somebody looked at, and that are not among the next ones
        self.promises = vec[float]()  # what each of them seemed to be worth

    def mean(self, seat: i64) -> float:
        """How it went for a seat; of a move that was only looked at, what it promised to its own."""
        return self.totals[seat] / self.visits if self.visits > 0.0 else self.promise

    def promised(self, promise: float, trust: float) -> None:
        """What a glance has shown."""
        self.promise = promise
        self.trust = trust

    def note(self, worths: vec[float]) -> None:
        """One more descent came through here, and this is how it ended for every seat."""
        self.visits += 1.0
        for seat in range(i64(len(worths))):
            self.totals[seat] += worths[seat]

    def child(self, seat: i64, move: i64, nothing: vec[float]) -> Node:
        """What follows by this move; it is new when nobody has tried it yet."""
        for known in self.next:
            if known.move == move and known.seat == seat:
                return known
        added = Node(seat, move, nothing)
        self.next.append(added)
        return added

    def options(self, seat: i64, legal: vec[i64]) -> list[Node]:
        """The moves of a seat that were tried before and are legal in this world."""
        return [known for known in self.next if known.seat == seat and contains(legal, known.move)]

    def knows(self, move: i64) -> bool:
        """Was this move tried or looked at?"""
        if move in self.glanced:
            return True
        return any(known.move == move for known in self.next)

    def remember(self, move: i64, promise: float) -> None:
        """A move that somebody looked at."""
        self.glanced = append(self.glanced, move)
        self.promises = append(self.promises, promise)

    def most_glanced(self, legal: vec[i64]) -> i64:
        """Where the legal move stands that promised most of those that were only looked at, or NO_MOVE."""
        best: i64 = NO_MOVE
        for at in range(i64(len(self.glanced))):
            is_better = best == NO_MOVE or self.promises[at] > self.promises[best]
            if is_better and contains(legal, self.glanced[at]):
                best = at
        return best

    def forget(self, at: i64) -> None:
        """Take a move out of those that were only looked at."""
        last = i64(len(self.glanced)) - 1
        self.glanced[at] = self.glanced[last]
        self.promises[at] = self.promises[last]
        self.glanced = self.glanced[:last]
        self.promises = self.promises[:last]


def most_promising(options: list[Node], seat: i64, spread: float, exploration: float) -> Node:
    """The highest upper bound of what a move may be worth; one that was never tried comes first."""
    best = options[0]
    highest = -1.0
    for option in options:
        option.offered += 1.0
        visits = option.visits + option.trust
        if visits == 0.0:
            return option
        doubt = exploration * sqrt(log(option.offered + 1.0) / visits)
        bound = (option.totals[seat] + option.promise * option.trust) / (visits * spread) + doubt
        if bound > highest:
            highest = bound
            best = option
    return best
