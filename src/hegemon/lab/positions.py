"""Positions to learn from: what seats imagine in the course of games between bots, and what they got of the win.

The bots look one move ahead, and now and then the lot moves for them, so that games go ways which nobody would choose.
Everything follows from the seed, whatever the number of cores.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.state import State, lowest
from hegemon.lab.simulate import MOVE_LIMIT, game_seed

PLAYS = "greedy"  # the bot on all seats
MOVES_A_LOT = 12  # of so many moves one is left to the lot
KEPT = 12  # positions of a game at most, each as likely as any other


@dataclass(frozen=True)
class Series:
    """Which games are played."""

    game: str
    players: int
    games: int
    seed: int
    options: Options = field(default_factory=dict)
    moves: int = MOVE_LIMIT  # a longer game is cut, and nobody learns from it


class Position(NamedTuple):
    """What a seat imagined at some point of a game, and how that game ended for it."""

    state: State
    seat: int
    share: float  # of the win
    game: int  # its number


class Written(NamedTuple):
    """A position as plain data, so that it can come from another process."""

    lines: list[str]
    seat: int
    share: float


def positions_of(series: Series, pool: Executor | None = None) -> Iterator[list[Position]]:
    """The positions of one game after the other."""
    found = game(series.game)
    options = found.settle(series.players, series.options)
    plays = [(series, number) for number in range(series.games)]
    for number, written in enumerate((pool.map if pool else map)(played, plays)):
        yield [read(found.blank(series.players, options), position, number) for position in written]


def read(blank: State, written: Written, number: int) -> Position:
    blank.load(written.lines)
    return Position(blank, written.seat, written.share, number)


def played(play: tuple[Series, int]) -> list[Written]:
    """Some positions of one game, drawn by lot; none of a game that nobody has won."""
    series, number = play
    seed = game_seed(series.seed, number)
    found = game(series.game)
    state = found.begin(series.players, seeded(seed), found.settle(series.players, series.options))
    bots = [new_bot(PLAYS, bot_dice(seed, seat)) for seat in range(series.players)]
    drawn = Drawn(Random(seed))
    for _move in range(series.moves):
        if not state.unanswered():
            break
        drawn.consider(state)
        seat = lowest(state.unanswered())
        is_left_to_the_lot = drawn.lot.randrange(MOVES_A_LOT) == 0
        state.play(seat, state.sample(seat, bots[seat].dice) if is_left_to_the_lot else bots[seat].answer(state, seat))
    standing = state.standing()
    return [Written(world.lines(), seat, standing.share(seat)) for world, seat in drawn.kept if standing.over]


class Drawn:
    """The positions of a game that the lot keeps, while nobody knows yet how long it will be."""

    def __init__(self, lot: Random) -> None:
        self.lot = lot
        self.seen = 0
        self.kept: list[tuple[State, int]] = []  # what a seat imagines, and the seat

    def consider(self, state: State) -> None:
        """Keep this state, perhaps in the place of an earlier one; while a choice lies sealed, no guess is made."""
        if not state.settled():
            return
        place = self.lot.randrange(self.seen + 1)
        self.seen += 1
        if len(self.kept) < KEPT:
            self.kept.append(self.imagined(state))
        elif place < KEPT:
            self.kept[place] = self.imagined(state)

    def imagined(self, state: State) -> tuple[State, int]:
        """What some seat takes for possible."""
        seat = self.lot.randrange(int(state.seats))
        return state.imagine(seat, seeded(self.lot.getrandbits(64))), seat
