"""Records and positions, played: the match that a text tells of, or what is wrong with it, line and column."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hegemon.engine.dials import Options
from hegemon.engine.errors import NotAllowed, NotUnderstood, quoted
from hegemon.engine.match import Match
from hegemon.engine.record import Header, Line, Record, parse_entry

if TYPE_CHECKING:
    from hegemon.engine.game import Game


def settle_header(game: Game, header: Header) -> Options:
    """The options of a header; those of an earlier version get its reading, where the game still knows it."""
    if not game.plays(header.version):
        here = f"version {game.version} is here"
        sentence = f"this was played under version {header.version} of {game.title}'s rules; {here}"
        raise NotUnderstood(sentence, 0, header.line_of.get("version", 0))
    settle_line(game, header, "players", {})
    given = game.reading(header.version, header.options)
    for name, value in given.items():
        settle_line(game, header, name, {name: value})
    return game.settle(header.players, given)


def settle_line(game: Game, header: Header, name: str, given: dict[str, object]) -> None:
    """Check what one line of a header says; an error names the line."""
    try:
        game.settle(header.players, given)
    except NotUnderstood as problem:
        raise NotUnderstood(problem.sentence, 0, header.line_of.get(name, 0)) from problem


def match_from_position(game: Game, header: Header, fields: list[str], first_line: int) -> Match:
    """A match that begins at a position."""
    match = Match(game, header.players, settle_header(game, header), 0)
    match.place(fields, first_line)
    return match


def replay(game: Game, record: Record) -> Match:
    """Play a record again, move by move; an error names the line and column of the move that does not fit."""
    match = Match(game, record.header.players, settle_header(game, record.header), record.seed, record.names)
    if record.position:
        match.place(record.position, record.position_line)
    else:
        match.deal()
    for line in record.moves:
        replay_line(match, line)
    return match


def replay_line(match: Match, line: Line) -> None:
    seat, text, column = parse_entry(line, match.players)
    try:
        match.play(seat, text)
    except NotUnderstood as problem:
        raise NotUnderstood(problem.sentence, column + problem.column - 1, line.number) from problem
    except NotAllowed as refusal:
        raise NotUnderstood(f"{quoted(text)} is not allowed here: {refusal}", column, line.number) from refusal
