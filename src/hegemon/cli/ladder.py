"""`hegemon ladder`: the levels of bots against each other, rated."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices
from hegemon.cli.failures import DONE, STOPPED, Refusal
from hegemon.cli.simulate import progress

if TYPE_CHECKING:
    from hegemon.lab.ladder.plan import Ladder, Played
    from hegemon.lab.ladder.results import Results

PAGE = "docs/bots.md"  # where a checkout keeps its ladders
NEWS_SECONDS = 60.0  # between two lines where no terminal shows a bar
HELP = """Let the levels of bots play a GAME against each other and rate them.

Neighbours meet at tables for two, each deal from both seats; a few games bring three or four of them together. A bot
that thinks has a fixed processor time for each decision. Results are kept in a file as they come: a ladder that was
stopped goes on from there, and more --games play only what is missing.

\b
Examples:
  hegemon ladder campus --games 100
  hegemon ladder campus --games 400 --several 40 --ceiling 100 --jobs 2
  hegemon ladder campus --games 0 --several 0 --greedy 400 --outnumbered 200
  hegemon ladder campus --set map=johanneberg --results small.jsonl --write small.md
"""


@click.command("ladder", help=HELP, short_help="Rate the levels of bots against each other.")
@choices.game_argument()
@click.option("--games", type=click.IntRange(0), default=100, show_default=True, metavar="N", help="Of each pair.")
@click.option("--several", type=click.IntRange(0), default=20, show_default=True, metavar="N", help="Of each group.")
@click.option(
    "--ceiling", type=click.IntRange(0), default=0, metavar="N", help="The strongest against itself with more thought."
)
@click.option("--greedy", type=click.IntRange(0), default=0, metavar="N", help="The strongest against the greedy bot.")
@click.option("--outnumbered", type=click.IntRange(0), default=0, metavar="N", help="The strongest against three.")
@click.option(
    "--bots", metavar="A,B", shell_complete=choices.complete_bots, help="Weakest first; all levels by default."
)
@choices.set_option()
@choices.seed_option("Fixes all deals; that of the results so far, or chosen at random and said.")
@click.option("--jobs", type=click.IntRange(0, 1024), default=0, metavar="N", help="Processes; one a core by default.")
@click.option("--results", metavar="FILE", help="Where results are kept; ladder-GAME.jsonl by default.")
@click.option("--write", metavar="FILE", help=f"A page to write the tables to, between marks; {PAGE} where it exists.")
def command(
    game: str,
    games: int,
    several: int,
    ceiling: int,
    greedy: int,
    outnumbered: int,
    bots: str | None,
    dials: tuple[str, ...],
    seed: int | None,
    jobs: int,
    results: str | None,
    write: str | None,
) -> int:
    """Play what is missing, print the table, and write it into a page."""
    from hegemon.lab.ladder.plan import Ladder
    from hegemon.lab.ladder.ratings import require_openskill
    from hegemon.lab.ladder.results import Results, seed_in

    require_openskill()
    path = Path(results or f"ladder-{choices.find_game(game).name}.jsonl")
    found = seed if seed is not None else seed_in(path)
    chosen = secrets.randbits(32) if found is None else found
    wanted = parse_ladder(bots)
    played = choices.parse_dials(dials)
    ladder = Ladder(game, wanted, chosen, games, several, ceiling, greedy, outnumbered, played)
    check(ladder)
    kept = Results(path, ladder)
    kept.open()
    stopped = played_on(kept, jobs)
    click.echo(screen(kept))
    keep_page(kept, write)
    return STOPPED if stopped else DONE


def parse_ladder(text: str | None) -> tuple[str, ...]:
    """The bots that are compared, at least two and each once."""
    from hegemon.bots.roster import level_names
    from hegemon.lab.ladder.plan import parse_bot

    if text is None:
        return tuple(level_names())
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        parse_bot(name)
    if len(names) < 2 or len(set(names)) < len(names):
        raise Refusal("a ladder compares at least two bots, each named once")
    return names


def check(ladder: Ladder) -> None:
    """Say before the first game what cannot be played."""
    found = choices.find_game(ladder.game)
    if found.least > 2:
        raise Refusal(f"a ladder needs a game for two, and {found.title} is for {found.seats_text()} players")
    for players in {len(bots) for bots in ladder.meetings()}:
        found.settle(players, ladder.options)


def played_on(results: Results, jobs: int) -> bool:
    """Play what is missing; whether it was stopped."""
    from hegemon.lab.ladder.run import climb

    try:
        with news(len(results.missing())) as tell:
            climb(results, jobs, tell)
    except KeyboardInterrupt:
        return True
    return False


@contextmanager
def news(games: int) -> Iterator[Callable[[Played], None]]:
    """A bar where a terminal shows it, and a line now and then where none does."""
    began, done, told = time.monotonic(), 0, time.monotonic()
    with progress(games) as move_bar:

        def tell(played: Played) -> None:
            nonlocal done, told
            done += 1
            move_bar(done, 0)
            now = time.monotonic()
            if not sys.stderr.isatty() and now - told >= NEWS_SECONDS:
                told = now
                left = (now - began) / done * (games - done)
                click.echo(f"{done:,} of {games:,} games, about {left / 60:.0f} minutes left", err=True)

        yield tell


def screen(results: Results) -> str:
    """The ladder for a terminal."""
    from hegemon.cli.screen import aligned
    from hegemon.lab.ladder.report import heading, level_rows, remarks

    return "\n".join([heading(results), "", *aligned(level_rows(results), 3), "", *remarks(results)]).rstrip()


def keep_page(results: Results, wanted: str | None) -> None:
    """Write the tables into the page that was named, or into the documents of a checkout."""
    from hegemon.lab.ladder.report import write_between_marks

    page = Path(wanted or PAGE)
    if wanted or page.exists():
        write_between_marks(page, results)
        click.echo(f"written to {page}")
