"""Finds games: every folder under `hegemon.games`, and what other packages offer through the entry point."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.notation import suggestion
from hegemon.engine.record import Header, Record, parse_position, parse_record
from hegemon.engine.replay import match_from_position, replay, settle_line

ENTRY_POINT = "hegemon.games"
FOUND: Final[dict[tuple[str, ...], Game]] = {}  # by name and the path it was found on: going through packages is slow


def names() -> list[str]:
    """The names of all games, without loading any."""
    return sorted({*folders(), *outside_games()})


def all_games() -> list[Game]:
    """All games, in the order of their names; a broken game of another package is warned of and left out."""
    found = [game(name) for name in folders()]
    for name in sorted(set(outside_games()) - set(folders())):
        try:
            found.append(game(name))
        except NotUnderstood as problem:
            warnings.warn(str(problem), stacklevel=2)
    return sorted(found, key=lambda one: one.name)


def game(name: str) -> Game:
    """The game of this name; one that was found stays found as long as the path of packages is the same."""
    key = (name, *sys.path)
    if key not in FOUND:
        FOUND[key] = found_game(name)
    return FOUND[key]


def found_game(name: str) -> Game:
    """The game of this name, looked for among the folders and in the other packages."""
    if name in folders():
        found = import_module(f"hegemon.games.{name}").GAME
        assert isinstance(found, Game), f"{name} offers no Game"
        return found
    offers = outside_games()
    if name in offers:
        return load_outside_game(offers[name])
    raise NotUnderstood(f"there is no game {quoted(name)}; {suggestion(name, names())}")


def load_outside_game(point: EntryPoint) -> Game:
    """What another package offers; a package that fails is named, so that it can be mended or removed."""
    offer = f"the game {point.name!r} of the package {point.dist.name if point.dist else point.value}"
    try:
        found: object = point.load()
    except Exception as problem:
        raise NotUnderstood(f"{offer} cannot be loaded: {problem}") from problem
    if not isinstance(found, Game):
        raise NotUnderstood(f"{offer} is of type {type(found).__name__}, where hegemon.engine.game.Game is expected")
    if found.name != point.name:
        raise NotUnderstood(f"{offer} calls itself {quoted(found.name)}; its entry point must have that name too")
    return found


def folders() -> list[str]:
    """The names of the folders that hold a game."""
    found: list[str] = []
    for place in import_module("hegemon.games").__path__:
        found += [folder.name for folder in Path(place).iterdir() if (folder / "RULES.md").exists()]
    return sorted(found)


def outside_games() -> dict[str, EntryPoint]:
    """The games of other packages, by name."""
    return {point.name: point for point in entry_points(group=ENTRY_POINT)}


def from_position(text: str) -> Match:
    """A match that begins at a position written by `Match.position`."""
    header, fields, first_line = parse_position(text)
    return match_from_position(game(header.game), header, fields, first_line)


def read_record(text: str) -> Record:
    """A record from its text; it is not yet played, and its game need not be here."""
    return parse_record(text, check_players)


def check_players(header: Header) -> None:
    """As many players as the game is for, if it is here; for others no seat could be named."""
    try:
        found = game(header.game)
    except NotUnderstood:
        return
    settle_line(found, header, "players", {})


def replay_record(record: Record) -> Match:
    """The match that a record tells of, at its end."""
    return replay(game(record.header.game), record)
