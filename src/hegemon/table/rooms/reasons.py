"""Why a move is good: how its seat stands before and after it, and which features of the evaluation changed most."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec

from hegemon.bots.greedy import settle
from hegemon.engine.dice import Dice
from hegemon.engine.state import State

WORLDS = 8  # that the seat takes for possible, over which chance and secrets are averaged
MOST_CHANGES = 2
LEAST_CHANGE = 0.01  # of the chance to win, for a feature to be named


class Reasons(NamedTuple):
    """Chances to win as the evaluation guesses them, and what changed them, with the meaning of each feature."""

    before: float
    after: float
    changes: tuple[tuple[str, float], ...]

    @property
    def sentence(self) -> str:
        """The same in words.

        >>> Reasons(0.312, 0.36, (("a city", 0.04), ("a troop in reserve", -0.012))).sentence
        'Your chance to win: 31% now, 36% after this move. What counts most: a city (+4), a troop in reserve (−1).'
        """
        before, after = percent(self.before), percent(self.after)
        said = f"Your chance to win: {before}% now, {after}% after this move."
        if before == after:
            said = f"Your chance to win stays at {after}%."
        told = [f"{meaning} ({'+' if change > 0 else '−'}{percent(abs(change))})" for meaning, change in self.changes]
        return f"{said} What counts most: {', '.join(told)}." if told else said


def reasons_for(state: State, seat: int, move: int, dice: Dice) -> Reasons:
    """What a move of a seat changes, in worlds that the seat imagines from a state that it imagined."""
    worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
    before, shares = worth_of(worlds, seat), contributions(worlds, seat)
    for world in worlds:
        world.play(seat, move)
        settle(world)
    after = worth_of(worlds, seat)
    changes = [now - then for now, then in zip(contributions(worlds, seat), shares)]
    named = [(feature.meaning, change) for feature, change in zip(state.features(), changes)]
    large = sorted((one for one in named if abs(one[1]) >= LEAST_CHANGE), key=lambda one: -abs(one[1]))
    return Reasons(before, after, tuple(large[:MOST_CHANGES]))


def contributions(worlds: list[State], seat: int) -> list[float]:
    """What each feature adds to the chance of a seat: how much it falls when the feature counts for nothing."""
    whole = worth_of(worlds, seat)
    return [whole - worth_of([without(world, place) for world in worlds], seat) for place in range(features(worlds))]


def features(worlds: list[State]) -> int:
    return min(len(worlds[0].features()), len(worlds[0].weights))


def without(world: State, place: int) -> State:
    """A copy that does not count one feature."""
    lighter = world.copy()
    weights = list(world.weights)
    weights[place] = 0.0
    lighter.weigh(vec[float](weights))
    return lighter


def worth_of(worlds: list[State], seat: int) -> float:
    return sum(float(world.evaluate(seat)) for world in worlds) / len(worlds)


def percent(share: float) -> int:
    return round(100 * share)
