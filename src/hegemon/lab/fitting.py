"""Weights of an evaluation fitted to results: those whose guesses fit best to who won.

The loss is the log loss of the guess that `evaluate` itself makes, and a penalty on the logarithm of each change: every
weight keeps its sign, one of 0 stays 0, and one that hardly matters stays where it was. How sure the guesses are as a
whole is fitted beside them and kept out of the weights, because bots compare guesses with each other: the odds are
raised to a power, the *sureness*. What a weight changes shows when it is changed a little (damped Gauss-Newton).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, log1p
from operator import mul

from librt.vecs import vec

from hegemon.lab.positions import Position

PENALTY = 0.0003  # of the square of a change, as a logarithm
LITTLE = 0.001  # of a change that shows what a weight does, as a logarithm
FARTHEST = 1.0  # that one step changes anything, as a logarithm
FIRST_DAMPING, MOST_DAMPING = 0.001, 1000.0
LEAST_GAIN = 1e-6  # of a step, below which there is no other
MOST_STEPS = 50
LEFT_OUT = 4  # of so many games one is left out to test on

Tell = Callable[[int, float], None]


@dataclass(frozen=True)
class Fit:
    """Weights, and how sure their guesses should be."""

    weights: list[float]
    sureness: float = 1.0


def is_left_out(position: Position) -> bool:
    """Is its game one to test on?"""
    return position.game % LEFT_OUT == 0


def open_positions(positions: Sequence[Position]) -> list[Position]:
    """Those in which the evaluation guesses; of a seat that is out there is nothing to guess."""
    return [position for position in positions if 0.0 < position.state.evaluate(position.seat) < 1.0]


def loss(positions: Sequence[Position], fit: Fit) -> float:
    """The mean log loss of guesses."""
    return mean([log_loss(odds, position.share) for odds, position in zip(sure_odds(positions, fit), positions)])


def fitted(positions: Sequence[Position], begin: list[float], tell: Tell | None = None) -> Fit:
    """The weights and the sureness with the least loss and penalty, from weights to begin with."""
    return Descent(positions, begin, [place for place, weight in enumerate(begin) if weight]).run(tell)


def fitted_sureness(positions: Sequence[Position], weights: list[float]) -> Fit:
    """The same weights, with the sureness that fits them."""
    return Descent(positions, weights, []).run(None)


class Descent:
    """The way down to the least loss: the logarithms of all changes, that of the sureness at the end."""

    def __init__(self, positions: Sequence[Position], begin: list[float], free: list[int]) -> None:
        self.positions = positions
        self.begin = begin
        self.free = free  # the places of weights that may change
        self.changes = [0.0 for _ in range(len(free) + 1)]

    def run(self, tell: Tell | None) -> Fit:
        """Go on while a step gains something; where it does not, a more careful one is tried."""
        damping, least = FIRST_DAMPING, self.cost(self.changes)
        for step in range(MOST_STEPS):
            gradient, curvature = self.slopes()
            gain = 0.0
            while gain <= 0.0 and damping < MOST_DAMPING:
                tried = stepped(self.changes, gradient, curvature, damping)
                gain = least - self.cost(tried)
                damping = damping / 5 if gain > 0.0 else damping * 5
            if gain > 0.0:
                self.changes, least = tried, least - gain
            if tell is not None:
                tell(step + 1, least)
            if gain < LEAST_GAIN:
                break
        return self.fit(self.changes)

    def fit(self, changes: list[float]) -> Fit:
        """What the changes make of the weights."""
        weights = self.begin[:]
        for place, change in zip(self.free, changes):
            weights[place] *= exp(change)
        return Fit(weights, exp(changes[-1]))

    def cost(self, changes: list[float]) -> float:
        """What is to be least."""
        return loss(self.positions, self.fit(changes)) + PENALTY * sum(change * change for change in changes[:-1])

    def slopes(self) -> tuple[list[float], list[list[float]]]:
        """How the cost falls with each change, and how these slopes bend."""
        fit = self.fit(self.changes)
        columns, sure = self.effects(fit), sure_odds(self.positions, fit)
        chances = [chance_of(odds) for odds in sure]
        errors = [chance - position.share for chance, position in zip(chances, self.positions)]
        gradient = [mean(list(map(mul, errors, column))) for column in columns]
        doubts = [chance * (1.0 - chance) for chance in chances]
        doubtful = [list(map(mul, doubts, column)) for column in columns]
        curvature = [[mean(list(map(mul, one, other))) for other in columns] for one in doubtful]
        for place, change in enumerate(self.changes[:-1]):
            gradient[place] += 2 * PENALTY * change
            curvature[place][place] += 2 * PENALTY
        return gradient, curvature

    def effects(self, fit: Fit) -> list[list[float]]:
        """For every change, by how much it moves the odds of each position."""
        here = sure_odds(self.positions, fit)
        columns: list[list[float]] = []
        for place in range(len(self.changes)):
            changes = self.changes[:]
            changes[place] += LITTLE
            there = sure_odds(self.positions, self.fit(changes))
            columns.append([(moved - odds) / LITTLE for moved, odds in zip(there, here)])
        return columns


def sure_odds(positions: Sequence[Position], fit: Fit) -> list[float]:
    """The logarithms of the odds that guesses give, raised to the sureness; equal chances stay equal."""
    weights = vec[float](fit.weights)
    found: list[float] = []
    for position in positions:
        position.state.weigh(weights)
        even = -log(float(position.state.seats) - 1.0)
        found.append(even + fit.sureness * (odds_of(position.state.evaluate(position.seat)) - even))
    return found


def odds_of(chance: float) -> float:
    """The logarithm of the odds.

    >>> odds_of(0.5)
    0.0
    """
    chance = min(max(chance, 1e-9), 1.0 - 1e-9)
    return log(chance / (1.0 - chance))


def chance_of(odds: float) -> float:
    """The chance that has these odds.

    >>> round(chance_of(odds_of(0.25)), 6)
    0.25
    """
    return 1.0 / (1.0 + exp(-odds)) if odds >= 0.0 else exp(odds) / (1.0 + exp(odds))


def log_loss(odds: float, share: float) -> float:
    """How much such odds cost whoever got this share of the win.

    >>> round(log_loss(0.0, 1.0), 3)
    0.693
    """
    return max(odds, 0.0) + log1p(exp(-abs(odds))) - share * odds


def stepped(changes: list[float], gradient: list[float], curvature: list[list[float]], damping: float) -> list[float]:
    """Changes after one step to where the slopes would be level; the more damped, the shorter it is."""
    damped = [[*row] for row in curvature]
    for place, row in enumerate(damped):
        row[place] += damping * (row[place] + PENALTY)
    return [change - min(max(way, -FARTHEST), FARTHEST) for change, way in zip(changes, solved(damped, gradient))]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of linear equations whose matrix is symmetric and positive.

    >>> solved([[2.0, 1.0], [1.0, 3.0]], [4.0, 7.0])
    [1.0, 2.0]
    """
    rows = [[*row, value] for row, value in zip(matrix, right)]
    for place, pivot in enumerate(rows):
        for row in rows[place + 1 :]:
            factor = row[place] / pivot[place]
            for at in range(place, len(row)):
                row[at] -= factor * pivot[at]
    solution: list[float] = []
    for place in reversed(range(len(rows))):
        known = sum(map(mul, rows[place][place + 1 : -1], solution))
        solution.insert(0, (rows[place][-1] - known) / rows[place][place])
    return solution


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
