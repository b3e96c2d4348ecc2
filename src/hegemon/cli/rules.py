"""`hegemon rules`: the rule book of a game, one rule of it, or which tests prove each rule."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices, screen
from hegemon.cli.failures import DONE, NOT_AS_IT_SHOULD_BE

if TYPE_CHECKING:
    from hegemon.engine.game import Game

HELP = """Show the rule book of a GAME, or only the rule with a NUMBER such as CAMPUS-3.6 or 3.6.

On a terminal it is laid out and paged; into a pipe it goes as the plain Markdown that it is written in.

\b
Examples:
  hegemon rules campus
  hegemon rules campus 3.6
  hegemon rules campus > campus.md
  hegemon rules campus --coverage             every rule with the tests that prove it
"""


@click.command("rules", help=HELP, short_help="Read a game's rule book, or one rule.")
@choices.game_argument()
@click.argument("number", required=False)
@click.option("--coverage", is_flag=True, help="List every rule with its tests; exit code 1 if one has none.")
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(game: str, number: str | None, coverage: bool, as_json: bool) -> int:
    """Print the book, a rule, or the coverage."""
    from hegemon.cli.rulebook import Rulebook

    found = choices.find_game(game)
    if coverage:
        return show_coverage(found, as_json)
    book = Rulebook(found.rules)
    rules = book.rules if number is None else {number: book.rule(number)}
    if as_json:
        click.echo(json.dumps({"game": found.name, "rules": rules}, indent=2, ensure_ascii=False))
    else:
        show_page(book.text if number is None else book.rule(number))
    return DONE


def show_page(markdown: str) -> None:
    """Laid out on a terminal, with a pager when it is long; as it is elsewhere."""
    from hegemon.cli.rulebook import shown

    if not sys.stdout.isatty():
        click.echo(markdown)
        return
    columns, lines = screen.size()
    page = screen.fitting(shown(markdown, min(columns, 100), screen.has_colour()))
    if page.count("\n") < lines:
        click.echo(page, nl=False)
    else:
        click.echo_via_pager(page, color=screen.has_colour())


def show_coverage(game: Game, as_json: bool) -> int:
    """A line for each rule; the exit code says whether each has a test."""
    from hegemon.conformance.coverage import coverage

    proofs = coverage(game)
    bare = [rule for rule, tests in proofs.items() if not tests]
    if as_json:
        click.echo(json.dumps({"game": game.name, "rules": proofs, "without_test": bare}, indent=2))
        return NOT_AS_IT_SHOULD_BE if bare else DONE
    for rule, tests in proofs.items():
        click.echo(f"{rule}  {len(tests)} {'test' if len(tests) == 1 else 'tests'}{'' if tests else '   <- NONE'}")
        for test in tests:
            click.echo(f"    {test}")
    click.echo(f"{len(proofs)} rules, {len(proofs) - len(bare)} with a test.")
    if bare:
        click.echo(f"hegemon: no test proves {', '.join(bare)}", err=True)
    return NOT_AS_IT_SHOULD_BE if bare else DONE
