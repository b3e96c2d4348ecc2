"""Why a move is good: how its seat stands before and after it, and which features of the evaluation changed most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from librt.vecs import vec

from hegemon.bots.greedy import settle
from hegemon.engine.dice import Dice
from hegemon.engine.state import State

WORLDS = 8  # that the seat takes for possible, over which chance and secrets are averaged
MOST_CHANGES = 2
LEAST_CHANGE = 0.01  # of the chance to win, for a feature to be named


class Change(NamedTuple):
    """How much one feature of the evaluation adds to a chance, or takes from it."""

    name: str
    meaning: str
    change: float


class Reasons(NamedTuple):
    """Chances to win as the evaluation guesses them, and what changed them."""

    before: float
    after: float
    changes: tuple[Change, ...]

    def sentence(self, words: Mapping[str, tuple[str, str]]) -> str:
        """The same in words; a game has some for what speaks for a move and what against it, by feature.

        >>> changes = (Change("city", "a city", 0.04), Change("reserve", "a troop in reserve", -0.01))
        >>> Reasons(0.312, 0.36, changes).sentence({"city": ("more cities", "fewer cities")})
        'Your chance to win: 31% now, 36% after this move. For it: more cities. Against it: a troop in reserve.'
        """
        before, after = percent(self.before), percent(self.after)
        said = f"Your chance to win: {before}% now, {after}% after this move."
        if before == after:
            said = f"Your chance to win stays at {after}%."
        return " ".join([said, *self.sides(words)])

    def sides(self, words: Mapping[str, tuple[str, str]]) -> list[str]:
        """What speaks for a move, and what against it; nothing of what a game has no words for on purpose.

        >>> Reasons(0.3, 0.4, (Change("guess", "a guess", 0.1),)).sides({"guess": ("", "")})
        []
        """
        told: dict[str, list[str]] = {"For it": [], "Against it": []}
        for name, meaning, change in self.changes:
            good, bad = words.get(name, (meaning, meaning))
            told["For it" if change > 0 else "Against it"].append(good if change > 0 else bad)
        kept = {side: [phrase for phrase in dict.fromkeys(phrases) if phrase] for side, phrases in told.items()}
        return [f"{side}: {', '.join(phrases)}." for side, phrases in kept.items() if phrases]


def reasons_for(state: State, seat: int, move: int, dice: Dice) -> Reasons:
    """What a move of a seat changes, in worlds that the seat imagines from a state that it imagined."""
    worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
    before, shares = worth_of(worlds, seat), contributions(worlds, seat)
    for world in worlds:
        world.play(seat, move)
        settle(world)
    after = worth_of(worlds, seat)
    changes = [now - then for now, then in zip(contributions(worlds, seat), shares)]
    named = [Change(feature.name, feature.meaning, change) for feature, change in zip(state.features(), changes)]
    large = sorted((one for one in named if abs(one.change) >= LEAST_CHANGE), key=lambda one: -abs(one.change))
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
