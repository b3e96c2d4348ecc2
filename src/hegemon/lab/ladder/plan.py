"""What a ladder plays: neighbours against each other, a few games of several players, and the ceiling of luck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hegemon.bots.arena import contest
from hegemon.bots.bot import Bot
from hegemon.bots.roster import bot_dice, kind_of
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.discovery import game
from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.lab.simulate import MOVE_LIMIT, game_seed

MOST_TOGETHER = 4  # players of the larger games
CEILING = 4  # times as long as usual thinks the strongest bot against itself
YARDSTICK = "greedy"  # never changes, so that all strongest bots can be held against it
OUTNUMBERING = 3  # yardsticks at the larger table


class Fixture(NamedTuple):
    """One game that is to be played."""

    bots: tuple[str, ...]  # that meet, the weakest first
    number: int  # of the game between them

    @property
    def seating(self) -> tuple[str, ...]:
        """Who sits where: each deal is played from every seat before the next one is."""
        turn = self.number % len(self.bots)
        return self.bots[turn:] + self.bots[:turn]

    @property
    def deal(self) -> int:
        return self.number // len(self.bots)


class Played(NamedTuple):
    """A game that was played."""

    fixture: Fixture
    places: tuple[int, ...]  # by seat, 1 is best; all 1 where the game was cut before its end
    moves: int
    over: bool = True


@dataclass(frozen=True)
class Ladder:
    """Which bots are compared in which game, and how often."""

    game: str
    bots: tuple[str, ...]  # the weakest first
    seed: int
    games: int = 100  # of each pair of neighbours
    several: int = 0  # games of each group of three or four
    ceiling: int = 0  # games of the strongest against itself with more thought
    alone: int = 0  # games of the strongest against one yardstick
    outnumbered: int = 0  # and against three
    options: Mapping[str, object] = field(default_factory=dict)  # dials, settled for each number of players
    limit: int = MOVE_LIMIT

    def meetings(self) -> dict[tuple[str, ...], int]:
        """Who meets how often."""
        found: dict[tuple[str, ...], int] = dict.fromkeys(self.groups(), self.several)
        found |= dict.fromkeys(zip(self.bots, self.bots[1:]), self.games)
        special = {self.top: self.ceiling, self.duel: self.alone, self.odd_one_out: self.outnumbered}
        return found | {bots: games for bots, games in special.items() if games}

    @property
    def top(self) -> tuple[str, ...]:
        """The strongest and itself with more thought."""
        return self.bots[-1], f"{self.bots[-1]}:{CEILING}"

    @property
    def duel(self) -> tuple[str, ...]:
        """The strongest and the yardstick."""
        return YARDSTICK, self.bots[-1]

    @property
    def odd_one_out(self) -> tuple[str, ...]:
        """The strongest among yardsticks."""
        return (*[YARDSTICK] * OUTNUMBERING, self.bots[-1])

    def groups(self) -> list[tuple[str, ...]]:
        """Neighbours that play three or four at a table, where so many can."""
        size = min(MOST_TOGETHER, game(self.game).most, len(self.bots))
        if size < 3 or not self.several:
            return []
        return [self.bots[first : first + size] for first in range(len(self.bots) - size + 1)]

    def fixtures(self) -> Iterator[Fixture]:
        """All games, of every meeting one after the other, so that a ladder that is stopped is even."""
        meetings = self.meetings()
        for number in range(max(meetings.values(), default=0)):
            yield from (Fixture(bots, number) for bots, games in meetings.items() if number < games)


def play(ladder: Ladder, fixture: Fixture) -> Played:
    """Play one game."""
    found, players = game(ladder.game), len(fixture.bots)
    options = found.settle(players, ladder.options)
    state = found.begin(players, seeded(game_seed(ladder.seed, fixture.deal)), options)
    thrown = game_seed(ladder.seed + 1, fixture.number)
    bots = [thinking(bot, bot_dice(thrown, seat)) for seat, bot in enumerate(fixture.seating)]
    moves = contest(state, bots, ladder.limit)
    standing = state.standing()
    places = tuple(standing.places) if standing.over else (1,) * players
    return Played(fixture, places, int(moves), standing.over)


def thinking(text: str, dice: Dice) -> Bot:
    """The bot that a text names; `master:4` is one that thinks four times as long as master."""
    name, patience = parse_bot(text)
    return kind_of(name).bot(dice, patience)


def parse_bot(text: str) -> tuple[str, float]:
    """The name of a bot and how many times as long as usual it thinks.

    >>> parse_bot("master:4"), parse_bot("easy")
    (('master', 4.0), ('easy', 1.0))
    """
    name, colon, times = text.partition(":")
    if colon and (not times.isdigit() or not 1 <= int(times) <= 1000):
        raise NotUnderstood(f"{quoted(text)} is not understood; NAME:4 thinks four times as long as NAME")
    return kind_of(name).name, float(times) if colon else 1.0
