"""`hegemon fit`: weights of a game's evaluation from who won many games, written with how they were found."""

from __future__ import annotations

import os
import secrets
import sys
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices
from hegemon.cli.failures import DONE, STOPPED, Refusal
from hegemon.cli.files import write_text
from hegemon.cli.train import begun_with, first_weights, verdict

if TYPE_CHECKING:
    from hegemon.lab.fitting import Fit
    from hegemon.lab.positions import Position, Series
    from hegemon.lab.training import Course

HELP = """Fit the weights by which bots evaluate a GAME to who won.

Greedy bots play games in which the lot makes one move in twelve; the weights are those whose guesses, at positions of
these games, come nearest to how the games ended. A quarter of the games is left out to test on. With --trial the fitted
weights meet those made by hand in matches. `hegemon train GAME --begin FILE` goes on from the file by matches.

\b
Examples:
  hegemon fit campus                                1000 games, the positions of 750 of them fitted
  hegemon fit campus --begin shaky=2.5              with a weight that is 0 by hand; such a one stays 0 otherwise
  hegemon fit campus --seed 16 --trial 50 --bot hard --descents 200
"""
LEAST_GAMES = 8  # so that some are left out and some are not


@click.command("fit", help=HELP, short_help="Fit a game's evaluation to who won.")
@choices.game_argument()
@click.option("--players", type=int, metavar="N", help="Seats; the fewest it takes.")
@click.option("--games", type=click.IntRange(LEAST_GAMES), default=1000, show_default=True, metavar="N")
@click.option("--trial", type=click.IntRange(0), default=0, metavar="N", help="Deals of a match at the end.")
@click.option("--bot", default="greedy", show_default=True, metavar="NAME", help="Who plays that match.")
@click.option("--descents", type=click.IntRange(0), default=0, metavar="N", help="Of a searching bot, for a decision.")
@click.option("--begin", multiple=True, metavar="NAME=WEIGHT", help="A weight to begin with, or a file; repeatable.")
@choices.set_option()
@choices.seed_option("From which everything follows; chosen at random, and said, when not given.")
@click.option("--cores", type=click.IntRange(0, 1024), default=0, metavar="N", help="Cores to use; all by default.")
@click.option("--out", metavar="FILE", help="Where the weights go; GAME-fitted.txt by default.")
def command(
    game: str,
    players: int | None,
    games: int,
    trial: int,
    bot: str,
    descents: int,
    begin: tuple[str, ...],
    dials: tuple[str, ...],
    seed: int | None,
    cores: int,
    out: str | None,
) -> int:
    """Fit, and write the file."""
    from hegemon.bots.roster import kind_of
    from hegemon.lab.positions import Series
    from hegemon.lab.training import Course

    found, path = choices.find_game(game), out or f"{game}-fitted.txt"
    if os.path.exists(path):
        raise Refusal(f"{path} is there already; name another file with --out")
    seats = players or found.least
    options = found.settle(seats, choices.parse_dials(dials))
    series = Series(game, seats, games, secrets.randbits(32) if seed is None else seed, options)
    course = Course(game, seats, kind_of(bot).name, series.seed, 0, 0, descents, options)
    fitting = Fitting(series, course, begin, cores)
    try:
        text = fitting.run(trial)
    except KeyboardInterrupt:
        click.echo("stopped; nothing is written")
        return STOPPED
    write_text(path, text)
    click.echo(f"written to {path}")
    return DONE


class Fitting:
    """A fit under way: games, then weights, then perhaps a match."""

    def __init__(self, series: Series, course: Course, begin: tuple[str, ...], cores: int) -> None:
        from hegemon.lab.training import features_of

        self.series = series
        self.course = course  # of the match
        self.cores = cores
        self.features = features_of(course)
        self.begin = begin
        self.first = first_weights(begin, self.features)

    def run(self, deals: int) -> str:
        """What the file is to say."""
        from librt.vecs import vec

        from hegemon.engine.features import format_weights, parse_weights
        from hegemon.lab.fitting import fitted, is_left_out, open_positions
        from hegemon.lab.training import trial

        click.echo(self.described())
        positions = open_positions(self.positions())
        learned = [position for position in positions if not is_left_out(position)]
        tested = [position for position in positions if is_left_out(position)]
        if not learned or not tested:
            raise Refusal("too few of these games came to an end; play more of them")
        fit = fitted(learned, self.first, self.tell_step)
        said = [gained(learned, tested, self.first, fit)]
        written = format_weights(vec[float](fit.weights), self.features)
        if deals:
            weights = list(parse_weights(written, self.features))
            said.append(f"{self.course.bot}{self.thought()} {verdict(trial(self.course, weights, deals, self.cores))}")
        click.echo("\n".join(said))
        title = choices.find_game(self.series.game).title
        head = [f"Weights of {title}'s evaluation, fitted to who won.", f"fitted to: {self.described()}", *said]
        return "".join(f"# {line}\n" for line in head) + written

    def positions(self) -> list[Position]:
        """Of all games, in order."""
        from hegemon.lab.positions import positions_of
        from hegemon.lab.training import players_on

        found: list[Position] = []
        with players_on(self.cores) as pool:
            for number, positions in enumerate(positions_of(self.series, pool), start=1):
                found += positions
                tell(f"{number} of {self.series.games} games", number == self.series.games)
        return found

    def tell_step(self, step: int, least: float) -> None:
        tell(f"step {step}: loss and penalty {least:.4f}", False)

    def thought(self) -> str:
        return f" with {self.course.descents} descents" if self.course.descents else ""

    def described(self) -> str:
        """What is fitted, in one line; the same line is the same fit."""
        series = self.series
        dials = "".join(f" {name}={value}" for name, value in sorted(series.options.items()))
        begun = begun_with(self.begin, self.first, self.features)
        return f"{series.game}, {series.players} players, {series.games} games, seed {series.seed},{begun}{dials}"


def gained(learned: list[Position], tested: list[Position], first: list[float], fit: Fit) -> str:
    """What the fit has brought for the games that were left out; both sets of weights as sure as fits them best."""
    from hegemon.lab.fitting import fitted_sureness, loss

    before = loss(tested, fitted_sureness(learned, first))
    return (
        f"log loss at {len(tested):,} positions of games left out: {loss(tested, fit):.4f}, before {before:.4f}; "
        f"{len(learned):,} positions were fitted"
    )


def tell(text: str, is_last: bool) -> None:
    """How far it has come, for whoever looks on."""
    if sys.stderr.isatty():
        click.echo(f"\r{text}", nl=is_last, err=True)
