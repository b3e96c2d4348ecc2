"""`hegemon train`: tune the weights of a game's evaluation by matches, and write them with how they were found."""

from __future__ import annotations

import os
import re
import secrets
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices
from hegemon.cli.failures import DONE, STOPPED, Refusal
from hegemon.cli.files import read_text, write_text

if TYPE_CHECKING:
    from hegemon.engine.features import Feature
    from hegemon.lab.training import Course, Result, Weights

HELP = """Tune the weights by which bots evaluate a GAME, by matches between bots that differ only in their weights.

Each step lets two opposite changes of all weights play each other and follows the winner. At the end the tuned weights
meet those made by hand on other deals; the file says how that went. Ctrl-C keeps what is done: the same command goes on
from there.

\b
Examples:
  hegemon train campus                              300 steps of 32 games with greedy bots
  hegemon train campus --bot hard --descents 200    with bots that search, which takes longer
  hegemon train campus --begin shaky=2.5            from another weight than the one made by hand, such as 0
  hegemon train campus --begin campus-fitted.txt    from the weights that `hegemon fit campus` wrote
  hegemon train campus --out mine.txt --steps 1000
"""
NOT_GIVEN = -1  # a seed
PRECISE = 17  # digits, so that a training goes on from exactly where it was
PROGRESS = re.compile(r"^# after (\d+) steps of: (.*)$", re.MULTILINE)


@click.command("train", help=HELP, short_help="Tune a game's evaluation by matches.")
@choices.game_argument()
@click.option("--players", type=int, metavar="N", help="Seats; the fewest it takes.")
@click.option("--bot", default="greedy", show_default=True, metavar="NAME", help="Who plays.")
@click.option("--descents", type=click.IntRange(0), default=0, metavar="N", help="Of a searching bot, for a decision.")
@click.option("--steps", type=click.IntRange(1), default=300, show_default=True, metavar="N", help="How many.")
@click.option("--deals", type=click.IntRange(1), default=16, show_default=True, metavar="N", help="Of a step.")
@click.option("--trial", type=click.IntRange(0), default=500, show_default=True, metavar="N", help="Deals at the end.")
@click.option("--begin", multiple=True, metavar="NAME=WEIGHT", help="A weight to begin with, or a file; repeatable.")
@choices.set_option()
@choices.seed_option("From which everything follows; chosen at random, and said, when not given.")
@click.option("--cores", type=click.IntRange(0, 1024), default=0, metavar="N", help="Cores to use; all by default.")
@click.option("--out", metavar="FILE", help="Where the weights go; GAME-weights.txt by default.")
def command(
    game: str,
    players: int | None,
    bot: str,
    descents: int,
    steps: int,
    deals: int,
    trial: int,
    begin: tuple[str, ...],
    dials: tuple[str, ...],
    seed: int | None,
    cores: int,
    out: str | None,
) -> int:
    """Train, and write the file after every step."""
    from hegemon.cli.simulate import parse_bots
    from hegemon.lab.training import Course

    found = choices.find_game(game)
    seats = players or found.least
    options = found.settle(seats, choices.parse_dials(dials))
    names = parse_bots(bot)
    if len(names) > 1:
        raise Refusal("one kind of bot plays on both sides; name one")
    course = Course(game, seats, names[0], NOT_GIVEN if seed is None else seed, steps, deals, descents, options)
    return Training(course, out or f"{game}-weights.txt", cores, begin).run(trial)


class Training:
    """A course under way, and the file that holds how far it has come."""

    def __init__(self, course: Course, path: str, cores: int, begin: tuple[str, ...] = ()) -> None:
        from hegemon.lab.training import features_of

        self.features = features_of(course)
        self.begin = begin
        self.first = first_weights(begin, self.features)
        self.course = course
        self.path = path
        self.cores = cores

    def run(self, deals: int) -> int:
        """Go on from what the file holds, and let the result meet the weights made by hand."""
        from hegemon.lab.training import train, trial

        weights, done = self.begun()
        click.echo(f"{self.described()}; {done} steps done" if done else self.described())
        try:
            weights = train(self.course, weights, done, self.cores, self.keep)
            result = trial(self.course, weights, deals, self.cores) if deals else None
        except KeyboardInterrupt:
            click.echo(f"stopped; the same command goes on from {self.path}")
            return STOPPED
        self.write(weights, self.course.steps, result)
        click.echo(verdict(result) if result else "no trial was asked for")
        click.echo(f"written to {self.path}")
        return DONE

    def begun(self) -> tuple[Weights, int]:
        """The weights and the number of steps that the file holds, if it is of this course; else the beginning."""
        from hegemon.engine.features import parse_weights

        text = read_text(self.path) if os.path.exists(self.path) else ""
        progress = PROGRESS.search(text)
        if text and progress is None:
            raise Refusal(f"{self.path} is there already and is no training; name another file with --out")
        if progress is not None and self.course.seed == NOT_GIVEN:
            self.course = replace(self.course, seed=seed_in(progress[2]))
        elif self.course.seed == NOT_GIVEN:
            self.course = replace(self.course, seed=secrets.randbits(32))
        if progress is None:
            return self.first, 0
        if progress[2] != self.described():
            raise Refusal(f"{self.path} holds another training ({progress[2]}); name another file with --out")
        return list(parse_weights(text, self.features)), int(progress[1])

    def described(self) -> str:
        """The course in one line, the same for the same arguments."""
        course = self.course
        searching = f" with {course.descents} descents" if course.descents else ""
        begun = begun_with(self.begin, self.first, self.features)
        dials = "".join(f" {name}={value}" for name, value in sorted(course.options.items()))
        return (
            f"{course.game}, {course.players} players, {course.bot}{searching}, {course.steps} steps of {course.deals} "
            f"deals, seed {course.seed},{begun}{dials}"
        ).rstrip(",")

    def keep(self, done: int, weights: Weights) -> None:
        """Write how far it has come, and say so."""
        self.write(weights, done, None)
        if sys.stderr.isatty():
            click.echo(f"\r{done} of {self.course.steps} steps", nl=done == self.course.steps, err=True)

    def write(self, weights: Weights, done: int, result: Result | None) -> None:
        from librt.vecs import vec

        from hegemon.engine.features import format_weights

        head = f"# Weights of {choices.find_game(self.course.game).title}'s evaluation, tuned by matches.\n"
        head += f"# after {done} steps of: {self.described()}\n"
        head += f"# {verdict(result)}\n" if result else ""
        write_text(self.path, head + format_weights(vec[float](weights), self.features, PRECISE))


def first_weights(begin: tuple[str, ...], features: list[Feature]) -> Weights:
    """Those that are named one by one, or in files; the others as they were made by hand."""
    from hegemon.engine.features import parse_weights

    lines = [word.replace("=", " ") if "=" in word else read_text(word) for word in begin]
    return list(parse_weights("\n".join(lines), features))


def begun_with(begin: tuple[str, ...], first: Weights, features: list[Feature]) -> str:
    """The same in words, by the weights themselves, since a file may change."""
    if all("=" in word for word in begin):
        return f" begun with {' '.join(begin)}," if begin else ""
    named = [f"{feature.name}={weight!r}" for feature, weight in zip(features, first) if weight != feature.weight]
    return f" begun with {' '.join(named)}," if named else ""


def seed_in(described: str) -> int:
    """The seed of a training that the file holds."""
    found = re.search(r"seed (\d+)", described)
    return int(found[1]) if found else 0


def verdict(result: Result) -> str:
    """What the tuned weights won from those made by hand."""
    low, high = result.bounds
    said = "better" if result.is_better else "not shown to be better"
    return (
        f"against the weights made by hand: {result.share:.1%} of {result.games:,} games "
        f"({low:.1%} to {high:.1%}), {said}"
    )
