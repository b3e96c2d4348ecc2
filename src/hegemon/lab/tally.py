"""What many games came to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from hegemon.engine.state import Standing
from hegemon.lab.intervals import interval
from hegemon.lab.measures import Measure

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
Name = TypeVar("Name", bound=str | tuple[str, ...])


@dataclass
class Tally:
    """Counts over games; tallies of parts add up to the tally of the whole. Shared wins count in parts."""

    players: int
    games: int = 0
    moves: int = 0
    shared: int = 0
    unfinished: int = 0
    wins_by_seat: list[Fraction] = field(default_factory=list)
    wins_by_bot: dict[str, Fraction] = field(default_factory=dict)
    seats_by_bot: Counter[str] = field(default_factory=Counter)
    wins_by_bot_and_seat: dict[str, Fraction] = field(default_factory=dict)
    games_by_bot_and_seat: Counter[str] = field(default_factory=Counter)
    wins_by_place: dict[str, Fraction] = field(default_factory=dict)  # in the turn order, where the game draws one
    games_by_place: Counter[str] = field(default_factory=Counter)
    wins_by_bot_and_place: dict[str, Fraction] = field(default_factory=dict)
    games_by_bot_and_place: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    measures: dict[str, Measure] = field(default_factory=dict)  # by name: what was asked for beside

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [Fraction(0)] * self.players

    def count(self, standing: Standing, moves: int, seating: list[str], order: Sequence[int] = ()) -> None:
        """Add one game; `seating` names the bot of each seat, `order` lists the seats as they began."""
        self.games += 1
        self.moves += moves
        self.shared += len(standing.winners) > 1
        self.unfinished += not standing.over
        self.endings[standing.ending or "unfinished"] += 1
        shares = [Fraction(seat in standing.winners, max(1, len(standing.winners))) for seat in range(self.players)]
        self.count_places(shares, seating, order)
        for seat, (bot, share) in enumerate(zip(seating, shares)):
            self.wins_by_seat[seat] += share
            raise_by(self.wins_by_bot, {bot: share})
            self.seats_by_bot[bot] += 1
            raise_by(self.wins_by_bot_and_seat, {f"{bot}@{seat}": share})
            self.games_by_bot_and_seat[f"{bot}@{seat}"] += 1

    def count_places(self, shares: list[Fraction], seating: list[str], order: Sequence[int]) -> None:
        """Add what each place in the turn order has won, and by which bot."""
        for place, seat in enumerate(order):
            raise_by(self.wins_by_place, {ordinal(place): shares[seat]})
            self.games_by_place[ordinal(place)] += 1
            raise_by(self.wins_by_bot_and_place, {f"{seating[seat]}@{ordinal(place)}": shares[seat]})
            self.games_by_bot_and_place[f"{seating[seat]}@{ordinal(place)}"] += 1

    def add(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.moves += other.moves
        self.shared += other.shared
        self.unfinished += other.unfinished
        self.wins_by_seat = [mine + theirs for mine, theirs in zip(self.wins_by_seat, other.wins_by_seat)]
        raise_by(self.wins_by_bot, other.wins_by_bot)
        self.seats_by_bot.update(other.seats_by_bot)
        raise_by(self.wins_by_bot_and_seat, other.wins_by_bot_and_seat)
        self.games_by_bot_and_seat.update(other.games_by_bot_and_seat)
        raise_by(self.wins_by_place, other.wins_by_place)
        self.games_by_place.update(other.games_by_place)
        raise_by(self.wins_by_bot_and_place, other.wins_by_bot_and_place)
        self.games_by_bot_and_place.update(other.games_by_bot_and_place)
        self.endings.update(other.endings)
        for name, measure in self.measures.items():
            measure.add(other.measures[name])

    def as_data(self) -> dict[str, object]:
        """Plain data for JSON, with the 95 % interval beside each share."""
        return {
            "games": self.games,
            "moves": self.moves,
            "shared": self.shared,
            "unfinished": self.unfinished,
            "wins_by_seat": [whole(wins) for wins in self.wins_by_seat],
            "wins_by_bot": {bot: whole(self.wins_by_bot[bot]) for bot in sorted(self.seats_by_bot)},
            "shares_by_seat": [share_data(wins, self.games) for wins in self.wins_by_seat],
            "shares_by_place": shares_data(self.wins_by_place, in_turn(self.games_by_place)),
            "shares_by_bot": shares_data(self.wins_by_bot, sorted(self.seats_by_bot.items())),
            "shares_by_bot_and_seat": shares_data(
                self.wins_by_bot_and_seat, sorted(self.games_by_bot_and_seat.items())
            ),
            "shares_by_bot_and_place": shares_data(self.wins_by_bot_and_place, in_turn(self.games_by_bot_and_place)),
            "endings": dict(sorted(self.endings.items(), key=lambda ending: (-ending[1], ending[0]))),
            "measures": {name: measure.data() for name, measure in self.measures.items()},
        }


def raise_by(wins: dict[Name, Fraction], more: dict[Name, Fraction]) -> None:
    for name, share in more.items():
        wins[name] = wins.get(name, Fraction(0)) + share


def whole(wins: Fraction) -> float:
    """A number of wins, without decimals when nothing was shared."""
    return int(wins) if wins.denominator == 1 else round(float(wins), 6)


def ordinal(place: int) -> str:
    """A place in the turn order, counted from 0, in words.

    >>> ordinal(0), ordinal(11), ordinal(20)
    ('first', '12th', '21st')
    """
    if place < len(ORDINALS):
        return ORDINALS[place]
    number = place + 1
    ending = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{ending}"


def in_turn(games: Counter[str]) -> list[tuple[str, int]]:
    """Counts by place, or by bot and place, sorted by bot and then in turn order."""
    places = [ordinal(place) for place in range(len(games))]

    def key(counted: tuple[str, int]) -> tuple[str, int]:
        bot, _, place = counted[0].rpartition("@")
        return bot, places.index(place)

    return sorted(games.items(), key=key)


def shares_data(wins: dict[str, Fraction], games: list[tuple[str, int]]) -> dict[str, dict[str, float]]:
    """The share of each name, in the order of the list that says out of how many games."""
    return {name: share_data(wins[name], of) for name, of in games}


def share_data(part: Fraction, games: int) -> dict[str, float]:
    wins = float(part)
    low, high = interval(wins, games)
    return {"wins": wins, "of": games, "share": wins / games if games else 0.0, "low": low, "high": high}
