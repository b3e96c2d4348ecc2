"""How often each place, card or piece is used, beside its fair share: events counted by the first thing they name."""

from __future__ import annotations

from collections import Counter

from hegemon.engine.events import DICE, SEAT, Event, Telling
from hegemon.engine.notation import Kind
from hegemon.engine.state import State
from hegemon.lab.measures import Measure


class Measured(Measure):
    """A count for each thing that a kind of event can name."""

    def __init__(self) -> None:
        self.games = 0
        self.used: dict[str, Counter[str]] = {}  # by event: also what was named never
        self.games_with: dict[str, Counter[str]] = {}  # in how many games each thing was named at least once

    def see(self, state: State, moves: int) -> None:
        chronicle = state.chronicle()
        self.games += 1
        named = Counter(filter(None, (naming(event, chronicle.telling(event)) for event in state.heard or [])))
        for name, kind in {(name, kind) for name, kind, _ in named}:
            self.used.setdefault(name, Counter()).update(dict.fromkeys(kind.labels, 0))
        for (name, kind, value), times in named.items():
            self.used[name][kind.label(value)] += times
        for name, label in {(name, kind.label(value)) for name, kind, value in named}:
            self.games_with.setdefault(name, Counter())[label] += 1

    def add(self, other: Measure) -> None:
        assert isinstance(other, Measured)
        self.games += other.games
        for name, uses in other.used.items():
            self.used.setdefault(name, Counter()).update(uses)
        for name, games in other.games_with.items():
            self.games_with.setdefault(name, Counter()).update(games)

    def data(self) -> dict[str, object]:
        return {name: {thing: number / self.games for thing, number in listed(uses)} for name, uses in self.all()}

    def lines(self) -> list[str]:
        told = [f"{name} (fair share {1 / len(uses):.1%}): {self.told(uses)}" for name, uses in self.all()]
        return told or ["uses: nothing"]

    def all(self) -> list[tuple[str, Counter[str]]]:
        return sorted(self.used.items())

    def rare(self, share: float) -> list[str]:
        """What happens in less than this part of the games: the event, the thing, and in how many games it does."""
        return [
            f"{name} {thing} {games / self.games:.1%}"
            for name, uses in self.all()
            for thing in sorted(uses)
            if (games := self.games_with.get(name, Counter())[thing]) < share * self.games
        ]

    def told(self, uses: Counter[str]) -> str:
        """Each thing with how often in a game, and its share."""
        return ", ".join(
            f"{thing} {number / self.games:,.2f} ({number / uses.total():.1%})" for thing, number in listed(uses)
        )


def naming(event: Event, telling: Telling) -> tuple[str, Kind, int] | None:
    """What an event is, and the thing that it names, if it names one."""
    for kind, value in zip(telling.kinds, event.values()):
        if is_named(kind) and value >= 0:
            return telling.name, kind, value
    return None


def is_named(kind: Kind) -> bool:
    """Is it one of several things, and no player, number or throw?"""
    return kind is not SEAT and kind is not DICE and len(kind.names) > 1


def listed(uses: Counter[str]) -> list[tuple[str, int]]:
    """What is used most comes first; names decide between equals."""
    return sorted(uses.items(), key=lambda used: (-used[1], used[0]))
