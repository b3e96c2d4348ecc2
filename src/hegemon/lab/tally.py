"""What many games came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TypeVar

from hegemon.engine.state import Standing
from hegemon.lab.intervals import interval

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
    endings: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins_by_seat = self.wins_by_seat or [Fraction(0)] * self.players

    def count(self, standing: Standing, moves: int, seating: list[str]) -> None:
        """Add one game; `seating` names the bot of each seat."""
        self.games += 1
        self.moves += moves
        self.shared += len(standing.winners) > 1
        self.unfinished += not standing.over
        self.endings[standing.ending or "unfinished"] += 1
        for seat, bot in enumerate(seating):
            share = Fraction(1, len(standing.winners)) if seat in standing.winners else Fraction(0)
            self.wins_by_seat[seat] += share
            raise_by(self.wins_by_bot, {bot: share})
            self.seats_by_bot[bot] += 1
            raise_by(self.wins_by_bot_and_seat, {f"{bot}@{seat}": share})
            self.games_by_bot_and_seat[f"{bot}@{seat}"] += 1

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
        self.endings.update(other.endings)

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
            "shares_by_bot": {
                bot: share_data(self.wins_by_bot[bot], of) for bot, of in sorted(self.seats_by_bot.items())
            },
            "shares_by_bot_and_seat": {
                chair: share_data(self.wins_by_bot_and_seat[chair], of)
                for chair, of in sorted(self.games_by_bot_and_seat.items())
            },
            "endings": dict(sorted(self.endings.items(), key=lambda ending: (-ending[1], ending[0]))),
        }


def raise_by(wins: dict[Name, Fraction], more: dict[Name, Fraction]) -> None:
    for name, share in more.items():
        wins[name] = wins.get(name, Fraction(0)) + share


def whole(wins: Fraction) -> float:
    """A number of wins, without decimals when nothing was shared."""
    return int(wins) if wins.denominator == 1 else round(float(wins), 6)


def share_data(part: Fraction, games: int) -> dict[str, float]:
    wins = float(part)
    low, high = interval(wins, games)
    return {"wins": wins, "of": games, "share": wins / games if games else 0.0, "low": low, "high": high}
