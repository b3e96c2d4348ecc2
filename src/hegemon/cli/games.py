"""`hegemon games`: which games there are, and the dials of one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices, screen

if TYPE_CHECKING:
    from hegemon.engine.dials import Dial
    from hegemon.engine.game import Game

HELP = """List the games; with a NAME, show that game's dials: default, range and meaning.

\b
Examples:
  hegemon games
  hegemon games campus
  hegemon games --json
"""


@click.command("games", help=HELP, short_help="List the games, or the dials of one.")
@click.argument("name", required=False, shell_complete=choices.complete_game)
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(name: str | None, as_json: bool) -> None:
    """Print a table or JSON of all games or of one."""
    from hegemon.engine.discovery import all_games

    found = all_games() if name is None else [choices.find_game(name)]
    if as_json:
        data = [game_data(game) for game in found]
        click.echo(json.dumps(data if name is None else data[0], indent=2, ensure_ascii=False))
    elif name is None:
        show_games(found)
    else:
        show_game(found[0])


def game_data(game: Game) -> dict[str, object]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title,
        "players": {"least": game.least, "most": game.most},
        "summary": game.summary,
        "version": game.version,
        "dials": [dial_data(dial, game) for dial in game.dials],
    }


def dial_data(dial: Dial, game: Game) -> dict[str, object]:
    """A dial as plain data; the default may depend on the number of players."""
    return {
        "name": dial.name,
        "kind": dial.kind,
        "default": dial.default_for(game.least),
        "defaults": {str(players): dial.default_for(players) for players in range(game.least, game.most + 1)},
        "range": dial.range_text(),
        "explanation": dial.explanation,
    }


def show_games(games: list[Game]) -> None:
    """A line for each game."""
    from rich.table import Table

    table = Table("name", "title", "players", "summary", box=None, pad_edge=False, header_style="bold")
    for game in games:
        table.add_row(game.name, game.title, players_text(game), game.summary)
    screen.console().print(table)


def show_game(game: Game) -> None:
    """What a game is, and a line for each of its dials."""
    from rich.table import Table

    click.echo(f"{game.title} ({game.name}), {players_text(game)} players. {game.summary}")
    if not game.dials:
        click.echo("It has no dials.")
        return
    click.echo("\nDials, set with --set NAME=VALUE:\n")
    table = Table("dial", "default", "takes", "meaning", box=None, pad_edge=False, header_style="bold")
    for dial in game.dials:
        table.add_row(dial.name, default_text(dial, game), dial.range_text(), dial.explanation)
    screen.console().print(table)


def players_text(game: Game) -> str:
    return str(game.least) if game.least == game.most else f"{game.least}-{game.most}"


def default_text(dial: Dial, game: Game) -> str:
    """The default; each one with the players it is for, when it depends on them."""
    from hegemon.engine.dials import format_value

    counts: dict[str, list[int]] = {}
    for players in range(game.least, game.most + 1):
        counts.setdefault(format_value(dial.default_for(players)), []).append(players)
    if len(counts) == 1:
        return next(iter(counts))
    return ", ".join(f"{value} ({ranged(players)})" for value, players in counts.items())


def ranged(players: list[int]) -> str:
    return str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"
