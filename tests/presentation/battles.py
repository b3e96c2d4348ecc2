"""Games played at random, and what each reader is shown of their great moments."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game as find_game
from hegemon.engine.match import Match
from hegemon.engine.moves import count, counted
from hegemon.engine.state import SPECTATOR
from hegemon.presentation import Presentation
from hegemon.presentation.parts import Scene, Showdown
from hegemon.presentation.scenes import retold
from hegemon.table.rooms.lines import showdowns_of

NAMES = ["Ada", "Bo", "Cleo", "Dan"]


class Told(NamedTuple):
    """A move, its events as everyone may know them, and what one reader is shown of it."""

    match: Match
    scenes: list[Scene]
    reader: int
    shown: list[Showdown]


def told_of(game: str, players: int, seed: int, most: int, /, **dials: object) -> Iterator[Told]:
    """What a random game shows to everyone, move by move."""
    found = find_game(game)
    match = Match(found, players, found.settle(players, dials), seed, NAMES[:players])
    presentation, dice = Presentation(found, strict=True), seeded(seed)
    match.deal()
    while not match.over and len(match.moves) < most:
        seat = match.unanswered[0]
        move = int(match.state.sample(seat, dice))
        match.play_move(seat, int(counted(move, count(move))))
        events, chronicle = match.steps[-1].events, match.state.chronicle()
        scenes = [retold(chronicle, event, NAMES[:players]) for event in events if event.seen_by(SPECTATOR)]
        for reader in (SPECTATOR, *range(players)):
            yield Told(match, scenes, reader, showdowns_of(match, events, reader, presentation))
