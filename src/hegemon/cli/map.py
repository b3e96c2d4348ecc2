"""`hegemon map`: a map to be printed and played with a pencil, or a game as it stands, on paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from hegemon.cli import choices, files, screen
from hegemon.cli.failures import Refusal
from hegemon.presentation.sheet import PAPERS, USUAL_PLAYERS, sheet_of

if TYPE_CHECKING:
    from hegemon.engine.game import Game
    from hegemon.engine.match import Match
    from hegemon.presentation.sheet import Sheet

HELP = """Print a map of GAME, for games that are also played on paper: as a PDF, or without --pdf here as text.

A map is named by its size and its number, and the same name always gives the same map. Without --seed a number is
chosen and said. With --record the sheet shows where a record, or a position, leads.

\b
Examples:
  hegemon map frontier --pdf map.pdf
  hegemon map frontier --size 12x9 --seed 7 --pdf map.pdf --paper letter
  hegemon map frontier --players 6 --set round_limit=30 --pdf map.pdf
  hegemon map --record game.record --until 40 --pdf board.pdf
"""


@click.command("map", help=HELP, short_help="Print a map, or a game as it stands, for paper and pencil.")
@choices.game_argument(required=False)
@click.option("--size", metavar="SIZE", help="How large; `hegemon games GAME` lists the sizes.")
@choices.seed_option("The number of the map; chosen and said without it.")
@click.option("--players", type=click.IntRange(1), metavar="N", help=f"How many play; {USUAL_PLAYERS} without it.")
@choices.set_option()
@click.option("--record", metavar="FILE", help="Print the game in this record or position instead.")
@click.option("--until", type=click.IntRange(0), metavar="MOVES", help="Only so many moves of the record.")
@click.option("--pdf", metavar="FILE", help="Where the PDF goes; `-` is standard output.")
@click.option("--paper", type=click.Choice(list(PAPERS)), default="a4", show_default=True, help="The size of the page.")
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
        write(match, needed_sheet(match.game), True, pdf, paper)
        return
    if game is None:
        raise Refusal("name a game, or a record with --record")
    if until is not None:
        raise Refusal("--until goes with --record")
    sheet = needed_sheet(choices.find_game(game))
    given = {**sheet.options(size, seed), **choices.parse_dials(dials)}
    match = sheet.game.new(players or sheet.usual_players, seed=seed, **given)
    write(match, sheet, False, pdf, paper)


def refuse_both(*given: object) -> None:
    """A record has its own map."""
    if any(one not in (None, ()) for one in given):
        raise Refusal("a record says which game and map it is; only --until, --pdf and --paper go with it")


def needed_sheet(game: Game) -> Sheet:
    """How the game is printed, where it is."""
    found = sheet_of(game)
    if found is None:
        raise Refusal(f"{game.title} is not played on paper: it has no sheet")
    return found


def write(match: Match, sheet: Sheet, as_played: bool, pdf: str | None, paper: str) -> None:
    """The sheet as a PDF, or without a file the board as text."""
    view = match.view() if as_played else sheet.unplayed(match.view())
    if pdf is None:
        from hegemon.cli.playing.terminal import Terminal

        click.echo(screen.fitting(Terminal(match.game).board(view)))
        return
    make = sheet.printed if as_played else sheet.blank
    files.write_bytes(pdf, make(view, match.options, paper))
    if pdf != files.STANDARD:
        click.echo(f"{match.game.title}, {sheet.called} {sheet.name(view)}: {pdf}")
