"""Is a game fair? Many games between equals: what each seat and each trait wins, and how long the games last.

A trait is what a player is dealt at the start and keeps, such as a faction, a corner of the map or a place in the order
of turns; these are kinds of traits. Between equals every seat of a game for four should win a quarter of the games, and
so should every trait of the games that it is dealt in.
"""

from __future__ import annotations

import os
import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import repeat
from multiprocessing import get_context
from typing import NamedTuple

from hegemon.engine.dials import Options
from hegemon.engine.discovery import game
from hegemon.engine.state import Standing, State
from hegemon.lab.intervals import interval
from hegemon.lab.simulate import Plan, Progress, interrupts_held_back, play_one
from hegemon.lab.tally import Tally, raise_by

PART = 20  # games that a core plays before it reports


class Trait(NamedTuple):
    """What a player was dealt."""

    kind: str
    name: str


class Facts(NamedTuple):
    """What is to be known of a game that is over, beside who won."""

    traits: dict[str, list[str]]  # by kind and seat; empty where players are not told apart
    length: int  # in rounds, or whatever the game is told in


Look = Callable[[State], Facts]  # other processes must be able to find it: a function at the top of a module


class Remedy(NamedTuple):
    """What a game does so that some trait makes less of a difference. It helps if each of the others leaves more."""

    trait: str  # the kind
    others: tuple[Options, ...]  # dials that leave it out, or do something else instead
    games: int  # for each of them, and for the game as it is
    players: tuple[int, ...] = ()  # for which numbers of players; for all, where none is named

    def is_for(self, players: int) -> bool:
        return not self.players or players in self.players


@dataclass(frozen=True)
class Bounds:
    """What is held to be fair."""

    players: tuple[int, ...]
    games: int  # for each number of players
    seed: int  # one that nothing was tuned with
    seat: float  # how far a seat's share of the wins may be from its part
    traits: dict[str, float]  # the same of a trait, by kind; a kind that is not named may be as far as it is
    length: tuple[int, int]  # between which the median lies
    options: tuple[Options, ...] = ({},)  # the games are played with one after the other, over and over
    remedy: Remedy | None = None


class Share(NamedTuple):
    """A part of the wins with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float
    fair: float

    @property
    def distance(self) -> float:
        return abs(self.share - self.fair)

    def __str__(self) -> str:
        return f"{self.name} {self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


@dataclass
class Series:
    """Counts over the games; series of parts add up to the series of the whole."""

    tally: Tally
    wins_by_trait: dict[Trait, Fraction] = field(default_factory=dict)
    seats_by_trait: Counter[Trait] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)

    def count(self, standing: Standing, facts: Facts) -> None:
        """Add what is to be known of a game that the tally has counted."""
        winners = standing.winners
        for kind, names in facts.traits.items():
            for seat, name in enumerate(names):
                raise_by(self.wins_by_trait, {Trait(kind, name): Fraction(seat in winners, max(1, len(winners)))})
                self.seats_by_trait[Trait(kind, name)] += 1
        self.lengths[facts.length] += 1

    def add(self, other: Series) -> None:
        self.tally.add(other.tally)
        raise_by(self.wins_by_trait, other.wins_by_trait)
        self.seats_by_trait.update(other.seats_by_trait)
        self.lengths.update(other.lengths)

    @property
    def seats(self) -> list[Share]:
        """What each seat won of all games."""
        wins = self.tally.wins_by_seat
        return [self.share(f"seat {seat}", won, self.tally.games) for seat, won in enumerate(wins)]

    @property
    def traits(self) -> list[Share]:
        """What each trait won of the games that it was dealt in."""
        return [share for kind in dict.fromkeys(trait.kind for trait in self.seats_by_trait) for share in self.of(kind)]

    def of(self, kind: str) -> list[Share]:
        """What each trait of a kind won of the games that it was dealt in."""
        games = {trait.name: of for trait, of in self.seats_by_trait.items() if trait.kind == kind}
        return [self.share(name, self.wins_by_trait[Trait(kind, name)], games[name]) for name in sorted(games)]

    def distance(self, kind: str) -> float:
        """How far the traits of a kind are from their part at most."""
        return max(share.distance for share in self.of(kind))

    @property
    def median_length(self) -> float:
        return statistics.median(self.lengths.elements())

    def share(self, name: str, won: Fraction, games: int) -> Share:
        return Share(name, float(won / games), *interval(float(won), games), 1 / self.tally.players)

    def unfair(self, bounds: Bounds) -> list[str]:
        """What lies outside the bounds, in words; nothing when the game is fair."""
        least, most = bounds.length
        wrong = far_off(self.seats, bounds.seat)
        for kind, most_off in bounds.traits.items():
            wrong += far_off(self.of(kind), most_off)
        if not least <= self.median_length <= most:
            wrong.append(f"the median is {self.median_length:g} long")
        if self.tally.unfinished:
            wrong.append(f"{self.tally.unfinished} unfinished")
        return wrong


def far_off(shares: list[Share], most: float) -> list[str]:
    """Those that are further from their part, in words."""
    return [f"{share.name} is {share.distance:.1%} off" for share in shares if share.distance > most]


def play_series(
    plan: Plan, look: Look, options: Sequence[Options] = ({},), cores: int = 0, progress: Progress | None = None
) -> Series:
    """Play all games of a plan on all cores, with its own options and in turn with others besides.

    The result does not depend on how many cores there are.
    """
    firsts = range(0, plan.games, PART)
    sizes = [min(PART, plan.games - first) for first in firsts]
    total = Series(plan.empty_tally)
    with ProcessPoolExecutor(cores or os.cpu_count() or 1, mp_context=get_context("spawn")) as pool:
        with interrupts_held_back():
            parts = pool.map(series_part, repeat(plan), repeat(look), repeat(options), firsts, sizes)
        for part in parts:
            total.add(part)
            if progress:
                progress(total.tally.games, total.tally.moves)
    return total


def series_part(plan: Plan, look: Look, options: Sequence[Options], first: int, games: int) -> Series:
    """Play some games in a row."""
    series = Series(plan.empty_tally)
    for number in range(first, first + games):
        wanted = {**plan.options, **options[number % len(options)]}
        settled = game(plan.game).settle(plan.players, wanted)
        state = play_one(replace(plan, options=settled), number, series.tally)
        series.count(state.standing(), look(state))
    return series
