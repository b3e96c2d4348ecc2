"""The tree of a search that plays games to their end: what was won after each move, and what is proven."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import expand
from hegemon.engine.state import State, bit, lowest

EXPLORATION: Final = 0.7  # how much a move that was seldom tried is given the benefit of the doubt
SURE: Final = 0.999999  # from this share on nothing better can be found


class Spot:
    """A position after a move, of which nothing is hidden and in which no dice fall."""

    def __init__(self, move: i64, nothing: vec[float]) -> None:
        self.move = move  # that leads to it
        self.mover: i64 = -1  # who is asked here
        self.visits = 0.0
        self.totals = nothing[:]  # what every seat has won of the games that came through here
        self.next: list[Spot] = []
        self.is_grown = False
        self.is_proven = False
        self.exact = nothing  # what every seat gets if all play their best, once that is proven

    def value(self, seat: i64) -> float:
        """What a seat gets here, by proof or in the mean."""
        return self.exact[seat] if self.is_proven else self.totals[seat] / self.visits

    def note(self, shares: vec[float]) -> None:
        """One more game came through here, and this is what every seat got of it."""
        self.visits += 1.0
        for seat in range(i64(len(shares))):
            self.totals[seat] += shares[seat]

    def grow(self, world: State, nothing: vec[float], dice: Dice) -> bool:
        """Find the moves from here, in a random order; those that end the game are proven at once.

        Whether that could be done: not where dice fall or several seats are asked.
        """
        self.mover = lowest(world.unanswered())
        if world.unanswered() != bit(self.mover):
            return False
        moves = expand(world.legal(self.mover))
        dice.shuffle(moves)
        for move in moves:
            spot = Spot(move, nothing)
            tried = world.copy()
            tried.play(self.mover, move)
            if tried.thrown() != world.thrown():
                return False
            if tried.unanswered() == 0:
                spot.prove(tried.standing().shares())
            self.next.append(spot)
        self.is_grown = True
        self.conclude()
        return True

    def prove(self, exact: vec[float]) -> None:
        """What every seat gets here is known for good."""
        self.is_proven = True
        self.exact = exact

    def conclude(self) -> None:
        """A move that wins for sure is enough; otherwise the best one counts once all are proven."""
        best = self.best_proven()
        if best is not None and (best.exact[self.mover] >= SURE or self.all_proven()):
            self.prove(best.exact)

    def all_proven(self) -> bool:
        """Is it known what comes of every move?"""
        return all(spot.is_proven for spot in self.next)

    def picked(self) -> Spot:
        """The move to try next: one that was never tried, or the one with the highest bound."""
        best = self.next[0]
        highest = -1.0
        doubts = EXPLORATION * sqrt(log(self.visits + 1.0))
        for spot in self.next:
            if spot.is_proven:
                bound = spot.exact[self.mover]
            elif spot.visits == 0.0:
                return spot
            else:
                bound = spot.totals[self.mover] / spot.visits + doubts / sqrt(spot.visits)
            if bound > highest:
                highest = bound
                best = spot
        return best

    def chosen(self) -> Spot:
        """The move to play: the best that is proven, or the one that was tried most, whichever gives more."""
        most = self.most_tried(False)
        best = self.best_proven()
        if best is None or (
            not self.is_proven and most.visits > 0.0 and most.value(self.mover) > best.exact[self.mover]
        ):
            return most
        return best if best.exact[self.mover] > 0.0 else self.most_tried(True)

    def best_proven(self) -> Spot | None:
        """Of the moves whose outcome is known, the best one."""
        best: Spot | None = None
        for spot in self.next:
            if spot.is_proven and (best is None or spot.exact[self.mover] > best.exact[self.mover]):
                best = spot
        return best

    def most_tried(self, is_lost: bool) -> Spot:
        """Of the moves that may still turn out well; where all is lost, what took longest to find that out."""
        most = self.next[0]
        for spot in self.next:
            is_better = spot.visits > most.visits and spot.is_proven == most.is_proven
            if is_better or (most.is_proven and not spot.is_proven and not is_lost):
                most = spot
        return most
