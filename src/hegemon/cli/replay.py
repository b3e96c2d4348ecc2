"""`hegemon replay`: play a record again and show where it leads."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hegemon.cli import files, screen

if TYPE_CHECKING:
    from hegemon.engine.match import Match

HELP = """Replay the record in FILE (`-` is standard input) and show the board and the standing it leads to.

\b
Examples:
  hegemon replay game.record
  hegemon replay game.record --until 40       after the first 40 moves
  hegemon replay game.record --log            everything that happened, in sentences
  hegemon replay game.record --review         how it went: turning points, deeds, luck
  hegemon replay game.record --until 40 --position > puzzle.position
"""


@click.command("replay", help=HELP, short_help="Replay a record and show where it leads.")
@click.argument("file")
@click.option("--until", type=click.IntRange(0), metavar="MOVES", help="Only so many moves.")
@click.option("--log", is_flag=True, help="Tell what happened, sentence by sentence.")
@click.option("--review", is_flag=True, help="Tell how a game that is over went: turning points, deeds, luck.")
@click.option("--position", is_flag=True, help="Print the position as text instead of the board.")
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(file: str, until: int | None, log: bool, review: bool, position: bool, as_json: bool) -> None:
    """Print what a record comes to."""
    match = files.read_match(file, until)
    if review and not match.over:
        raise click.UsageError("--review looks back at a game that is over; this one goes on")
    if as_json:
        click.echo(json.dumps(match_data(match, log, position), indent=2, ensure_ascii=False))
        return
    if log:
        for sentence in match.log():
            click.echo(sentence)
    if position:
        click.echo(match.position(), nl=False)
    else:
        show(match)
    if review:
        show_review(match)


def show_review(match: Match) -> None:
    """How it went, below where it led."""
    from hegemon.cli.playing.looking_back import review_lines

    for line in ["", *review_lines(match)]:
        click.echo(line)


def match_data(match: Match, log: bool, position: bool) -> dict[str, object]:
    """A match as plain data, as a spectator sees it; log and position when they are asked for."""
    from hegemon.engine.dials import format_value

    standing = match.standing
    data: dict[str, object] = {
        "game": match.game.name,
        "version": match.game.version,
        "players": match.players,
        "names": match.names,
        "options": {name: format_value(value) for name, value in match.options.items()},
        "seed": None if match.origin else match.seed,
        "moves": [f"{entry.seat} {entry.text}" for entry in match.moves],
        "over": match.over,
        "pending": match.pending,
        "places": standing.places,
        "scores": standing.scores,
        "winners": standing.winners,
        "ending": standing.ending,
        "view": match.view(),
    }
    if log:
        data["log"] = match.log()
    if position:
        data["position"] = match.position()
    return data


def show(match: Match) -> None:
    """The board, how many moves led to it, and the standing."""
    from hegemon.cli.playing.results import result_lines
    from hegemon.cli.playing.terminal import Terminal

    terminal = Terminal(match.game)
    click.echo(screen.fitting(terminal.board(match.view())))
    click.echo(f"{match.game.title} after {len(match.moves)} moves.")
    for line in result_lines(match, terminal):
        click.echo(line)
