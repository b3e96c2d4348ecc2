"""`hegemon map`: a map to be printed and played with a pencil, or a game as it stands, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from hegemon.cli import choices, files, screen
from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from types import ModuleType

    from hegemon.engine.game import Game
    from hegemon.engine.match import Match

PAPERS = ("a4", "letter")
PLAYERS = 4

HELP = """Print a map of GAME, for games that are also played on paper: as a PDF, or without --pdf here as text.

A map is named by its size and its number, and the same name always gives the same map. Without --seed a number is
chosen and said. With --record the sheet shows where a record, or a position, leads.

\b
Examples:
  hegemon map frontier --pdf map.pdf
  hegemon map frontier --size 15x15 --seed 7 --pdf map.pdf --paper letter
  hegemon map frontier --players 6 --set round_limit=30 --pdf map.pdf
  hegemon map --record game.record --until 40 --pdf board.pdf
"""


@click.command("map", help=HELP, short_help="Print a map, or a game as it stands, for paper and pencil.")
@choices.game_argument(required=False)
@click.option("--size", metavar="SIZE", help="Columns and rows, such as 15x15.")
@choices.seed_option("The number of the map; chosen and said without it.")
@click.option("--players", type=click.IntRange(1), metavar="N", help=f"How many play; {PLAYERS} without it.")
@choices.set_option()
@click.option("--record", metavar="FILE", help="Print the game in this record or position instead.")
@click.option("--until", type=click.IntRange(0), metavar="MOVES", help="Only so many moves of the record.")
@click.option("--pdf", metavar="FILE", help="Where the PDF goes; `-` is standard output.")
@click.option("--paper", type=click.Choice(PAPERS), default=PAPERS[0], show_default=True, help="The size of the page.")
def command(
    game: str | None,
    size: str | None,
    seed: int | None,
    players: int | None,
    dials: tuple[str, ...],
    record: str | None,
    until: int | None,
    pdf: str | None,
    paper: str,
) -> None:
    """Write a sheet, or show the map."""
    if record is not None:
        refuse_both(game, size, seed, players, dials)
        match = files.read_match(record, until)
        sheet = sheet_of(match.game)
        write(match, sheet.printed, match.view(), pdf, paper)
        return
    if game is None:
        raise Refusal("name a game, or a record with --record")
    if until is not None:
        raise Refusal("--until goes with --record")
    found = choices.find_game(game)
    sheet = sheet_of(found)
    count = players or max(found.least, min(found.most, PLAYERS))
    given = {**sheet.options(size, seed), **choices.parse_dials(dials)}
    match = found.new(count, seed=seed, **given)
    write(match, sheet.blank, sheet.unplayed(match.view()), pdf, paper)


def refuse_both(*given: object) -> None:
    """A record has its own map."""
    if any(one not in (None, ()) for one in given):
        raise Refusal("a record says which game and map it is; only --until, --pdf and --paper go with it")


def sheet_of(game: Game) -> ModuleType:
    """The module with which a game is printed."""
    from hegemon.presentation import module_of

    found = module_of(game, "sheet")
    if found is None:
        raise Refusal(f"{game.title} is not played on paper: it has no sheet")
    return found


def write(match: Match, printed: Any, view: dict[str, object], pdf: str | None, paper: str) -> None:
    """The sheet of a view as a PDF, or its board as text."""
    if pdf is None:
        from hegemon.cli.playing.terminal import Terminal

        click.echo(screen.fitting(Terminal(match.game).board(view)))
        return
    files.write_bytes(pdf, printed(view, match.options, paper))
    if pdf != files.STANDARD:
        click.echo(f"{match.game.title}, map {view['map']}: {pdf}")
