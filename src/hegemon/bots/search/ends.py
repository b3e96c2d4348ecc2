"""Search to the end, for games with few moves: games played at random from there on, and a proof where there is one.

It needs no evaluation. It is for positions in which nothing is hidden, no dice fall, one seat is asked at a time, and
the end is near; whether a position is of that kind shows in a random game from there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.bots.search.budget import Budget
from hegemon.bots.search.spots import Spot
from hegemon.bots.search.tree import NO_MOVE
from hegemon.engine.dice import Dice
from hegemon.engine.moves import high, sample
from hegemon.engine.playout import playout
from hegemon.engine.state import State, bit, lowest

FEW_MOVES: Final = 16
NEAR_END: Final = 64  # moves at most in a random game
DESCENTS_A_GLANCE: Final = 8  # at the clock
MOST_SPOTS: Final = 1_000_000  # that are kept in memory
EARLIER: Final = 2  # moves since the last decision after which its tree is looked through for the new position


class Ends:
    """Plays to the end again and again, and keeps what it has learnt for the next decision."""

    def __init__(self, dice: Dice, budget: Budget) -> None:
        self.dice = dice
        self.budget = budget
        self.nothing = vec[float]()
        self.root = Spot(0, self.nothing)
        self.state: State | None = None  # at the root
        self.spots: i64 = 0
        self.failed = False  # by dice that fell, or questions to several at once

    def suits(self, state: State) -> bool:
        """Is a position of the kind that this search is for?"""
        if self.failed or state.conceals():
            return False
        world = state.copy()
        thrown = world.thrown()
        for _move in range(i64(NEAR_END)):
            waiting = world.unanswered()
            if waiting == 0:
                return True
            if not self.step(world, waiting) or world.thrown() != thrown or world.conceals():
                return False
        return False

    def step(self, world: State, waiting: i64) -> bool:
        """Play a random move of the one who is asked, if there are but few."""
        seat = lowest(waiting)
        legal = world.legal(seat)
        if waiting != bit(seat) or len(legal) > FEW_MOVES:
            return False
        for entry in legal:
            if high(entry) != 0:
                return False
        world.play(seat, sample(legal, self.dice))
        return True

    def choose(self, state: State) -> i64:
        """The move that is proven best, or that was tried most; NO_MOVE when this search is not for the game."""
        self.nothing = vec[float]([0.0 for _ in range(state.seats)])
        root = self.recalled(state)
        while not root.is_proven and self.spots < MOST_SPOTS:
            for _descent in range(DESCENTS_A_GLANCE):
                if not self.failed and not root.is_proven:
                    self.descend(state.copy(), root)
            if self.failed or self.budget.spent() >= 1.0:
                break
        if self.failed:
            return NO_MOVE
        self.root = root
        self.state = state.copy()
        return root.chosen().move

    def recalled(self, state: State) -> Spot:
        """What is known already about this position, if the last decision has led here."""
        before = self.state
        self.spots = 0
        if before is not None and before.seats == state.seats and self.root.is_grown:
            found = descendant(before, self.root, state.view(0), EARLIER)
            if found is not None and (found.is_grown or not found.is_proven):
                return found
        return Spot(0, self.nothing)

    def descend(self, world: State, root: Spot) -> None:
        """Play one game: by what the tree knows, then one new move, then at random; note what came out."""
        path = [root]
        spot = root
        while spot.is_grown and not spot.is_proven:
            spot = self.follow(world, spot, path)
        if not spot.is_proven and (spot.visits > 0.0 or spot is root):
            if not spot.grow(world, self.nothing, self.dice):
                self.failed = True
                return
            self.spots += i64(len(spot.next))
            if not spot.is_proven:
                spot = self.follow(world, spot, path)
        if spot.is_proven:
            conclude_all(path)
            shares = spot.exact
        else:
            shares = self.played_out(world)
        for step in path:
            step.note(shares)
        self.budget.count()

    def played_out(self, world: State) -> vec[float]:
        """What every seat gets of a game that goes on at random."""
        thrown = world.thrown()
        playout(world, self.dice, NEAR_END)
        if world.thrown() != thrown:
            self.failed = True
        return world.worths() if world.unanswered() else world.standing().shares()

    def follow(self, world: State, spot: Spot, path: list[Spot]) -> Spot:
        """Play the move that is to be tried next."""
        picked = spot.picked()
        path.append(picked)
        world.play(spot.mover, picked.move)
        return picked


def conclude_all(path: list[Spot]) -> None:
    """What follows from a proof at the end of a path for what came before."""
    at = i64(len(path)) - 2
    while at >= 0 and not path[at].is_proven:
        path[at].conclude()
        if not path[at].is_proven:
            return
        at -= 1


def descendant(state: State, spot: Spot, view: dict[str, object], moves: i64) -> Spot | None:
    """What is known about the position of a view that lies so few moves after this one."""
    for step in spot.next:
        world = state.copy()
        world.play(spot.mover, step.move)
        if world.view(0) == view:
            return step
        if moves > 1 and step.is_grown:
            found = descendant(world, step, view, moves - 1)
            if found is not None:
                return found
    return None
