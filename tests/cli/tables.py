"""Sessions at the terminal with lines that are typed beforehand."""

from __future__ import annotations

import io
from collections.abc import Mapping
from pathlib import Path

import pytest

import hegemon
from hegemon.bots.bot import Bot
from hegemon.cli.playing.keeping import Keeper
from hegemon.cli.playing.seating import parse_seats
from hegemon.cli.playing.session import Session
from hegemon.engine.game import Game
from hegemon.engine.match import Match


class Table:
    """Plays what is typed and gives back what was shown."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.code = -1

    def play(
        self, match: Match, seats: str, *typed: str, in_words: bool = True, bots: Mapping[int, Bot] | None = None
    ) -> str:
        """Type lines, then the end of the input; everything that the screen showed. Bots may be brought along."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        keeper = Keeper(self.folder / "kept.record", "")
        keeper.path.unlink(missing_ok=True)
        session = Session(match, parse_seats(seats, match.players), keeper, in_words)
        session.bots.update(bots or {})
        self.code = session.run()
        return self.capsys.readouterr().out


def campus(seed: int = 11, **dials: object) -> Match:
    """A match of two on the small map; seat 0 holds Kemi and Sspa in the default deal and is second."""
    return hegemon.game("campus").new(2, seed, (), **dials)


def of(game: Game, players: int, seed: int) -> Match:
    return game.new(players, seed)
