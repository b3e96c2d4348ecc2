"""`hegemon draw`: the board of a record or a position as an SVG picture."""

from __future__ import annotations

import click

from hegemon.cli import files
from hegemon.cli.failures import Refusal

HELP = """Draw the board that the record or position in FILE (`-` is standard input) leads to, as SVG.

Without --seat the picture shows what a spectator may see.

\b
Examples:
  hegemon draw game.record > board.svg
  hegemon draw game.record --until 40 --output board.svg
  hegemon replay game.record --position | hegemon draw - --seat 0 > board.svg
"""


@click.command("draw", help=HELP, short_help="Draw a board as SVG.")
@click.argument("file")
@click.option("--until", type=click.IntRange(0), metavar="MOVES", help="Only so many moves.")
@click.option("--seat", type=click.IntRange(0), metavar="SEAT", help="As this seat sees it.")
@click.option("--output", "-o", default=files.STANDARD, metavar="FILE", help="Where the picture goes.")
def command(file: str, until: int | None, seat: int | None, output: str) -> None:
    """Write the picture."""
    match = files.read_match(file, until)
    if match.game.draw is None:
        raise Refusal(f"{match.game.title} has no drawing; `hegemon replay {file}` shows it as text")
    picture = match.game.draw(match.view(seat))
    files.write_text(output, picture if picture.endswith("\n") else picture + "\n")
