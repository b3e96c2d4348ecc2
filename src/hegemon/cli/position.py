"""`hegemon position`: a position as text, checked, and what may be played in it."""

from __future__ import annotations

import click

from hegemon.cli import files

HELP = """Print the position that the record or position in FILE (`-` is standard input) leads to.

A position is one field a line and can be edited; reading it checks that it can be. It holds secrets: the dice to come
and whatever is hidden from a seat.

\b
Examples:
  hegemon position game.record > here.position
  hegemon position here.position --legal      what may be played
  hegemon play --load here.position
"""


@click.command("position", help=HELP, short_help="Print a position as text, or its legal moves.")
@click.argument("file")
@click.option("--until", type=click.IntRange(0), metavar="MOVES", help="Only so many moves.")
@click.option("--legal", is_flag=True, help="Print the legal moves of everyone who is to move instead.")
def command(file: str, until: int | None, legal: bool) -> None:
    """Print the position or its moves."""
    match = files.read_match(file, until)
    if not legal:
        click.echo(match.position(), nl=False)
        return
    for seat in match.pending:
        for text in match.legal(seat):
            click.echo(f"{seat} {text}")
