"""Why a move is good: how its seat stands after it and after other moves, and which features make the difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean
from typing import NamedTuple

from librt.vecs import vec

from hegemon.bots.greedy import settle
from hegemon.engine.dice import Dice
from hegemon.engine.moves import sample
from hegemon.engine.state import State

WORLDS = 8  # that the seat takes for possible, over which chance and secrets are averaged
MOST_OTHERS = 8  # moves that the one is held against
MOST_CHANGES = 2
LEAST_CHANGE = 0.01  # of the chance to win, for a feature to be named


class Change(NamedTuple):
    """How much one feature of the evaluation adds to a chance, or takes from it."""

    name: str
    meaning: str
    change: float


class Reasons(NamedTuple):
    """Chances to win as the evaluation guesses them, and what makes the difference."""

    others: float | None  # after other moves, in the mean; none where there are no others
    after: float
    changes: tuple[Change, ...]

    def sentence(self, words: Mapping[str, tuple[str, str]]) -> str:
        """The same in words; a game has some for what speaks for a move and what against it, by feature.

        >>> changes = (Change("city", "a city", 0.04), Change("water", "prices", -0.01))
        >>> Reasons(0.312, 0.36, changes).sentence({"city": ("more cities", "fewer cities")})
        'Your chance to win the game: 36%, with other moves 31% on average. For it: more cities. Against it: prices.'
        >>> Reasons(None, 0.36, ()).sentence({})
        'Your chance to win the game: 36%. This is your only move.'
        """
        return " ".join([f"Your chance to win the game: {self.compared()}.", *self.sides(words)])

    def compared(self) -> str:
        """The chance after the move, and after others."""
        after = f"{percent(self.after)}%"
        if self.others is None:
            return f"{after}. This is your only move"
        if percent(self.others) == percent(self.after):
            return f"{after}, much the same as with other moves"
        later = "; this one pays off later" if self.others > self.after else ""
        return f"{after}, with other moves {percent(self.others)}% on average{later}"

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
    """What a move of a seat brings beside others, in worlds that the seat imagines from a state that it imagined."""
    worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
    after = after_move(worlds, seat, move)
    others = [after_move(worlds, seat, other) for other in other_moves(state, seat, move, dice)]
    if not others:
        return Reasons(None, worth_of(after, seat), ())
    usual = [mean(shares) for shares in zip(*(contributions(other, seat) for other in others))]
    changes = [share - other for share, other in zip(contributions(after, seat), usual)]
    named = [Change(feature.name, feature.meaning, change) for feature, change in zip(state.features(), changes)]
    large = sorted((one for one in named if abs(one.change) >= LEAST_CHANGE), key=lambda one: -abs(one.change))
    return Reasons(mean(worth_of(other, seat) for other in others), worth_of(after, seat), tuple(large[:MOST_CHANGES]))


def as_good(state: State, seat: int, moves: Sequence[int], dice: Dice) -> int | None:
    """The best of some moves, if it is as good as a move that was just found; none where each is worse.

    The move is the first; all are held against each other in the same worlds.
    """
    worlds = [state.imagine(seat, dice) for _ in range(WORLDS)]
    first, *others = ((worth_of(after_move(worlds, seat, move), seat), move) for move in moves)
    best = max(others, default=None)
    return best[1] if best is not None and percent(best[0]) >= percent(first[0]) else None


def other_moves(state: State, seat: int, move: int, dice: Dice) -> list[int]:
    """Some of what could be played instead, drawn by lot."""
    legal = state.legal(seat)
    drawn = dict.fromkeys(int(sample(legal, dice)) for _ in range(2 * MOST_OTHERS))
    return [other for other in drawn if other != move][:MOST_OTHERS]


def after_move(worlds: list[State], seat: int, move: int) -> list[State]:
    """Copies of the worlds in which a move was made."""
    played = [world.copy() for world in worlds]
    for world in played:
        world.play(seat, move)
        settle(world)
    return played


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
