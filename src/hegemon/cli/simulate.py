"""`hegemon simulate`: many games between bots on all cores, and what came out."""

from __future__ import annotations

import json
import secrets
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices
from hegemon.cli.failures import DONE, NOT_AS_IT_SHOULD_BE, STOPPED, Refusal

if TYPE_CHECKING:
    from hegemon.engine.state import State
    from hegemon.lab.simulate import Plan
    from hegemon.lab.tally import Tally

HELP = """Let bots play many games of a GAME and count who wins. Everything follows from the seed; bots that think by
the clock need --descents for their games to be repeatable.

One name of a bot fills all seats. Fewer names than seats repeat, and move on by one seat from game to game, so that
every bot sits everywhere equally often. Where a game draws who begins, wins are also counted by place in the turn
order. Ctrl-C ends early and prints what is done so far.

\b
Examples:
  hegemon simulate campus --players 2 --games 1000 --bots greedy,random
  hegemon simulate campus --players 4 --games 200 --bots greedy --set map=random:7 --seed 1
  hegemon simulate campus --games 100 --bots hard,greedy --descents 200    a searching bot, the same on any machine
  hegemon simulate campus --games 500 --check          verify the accounts at every state
  hegemon simulate campus --games 500 --measure events  how often each thing happens in a game
  hegemon simulate swarm --bots greedy:trader,greedy    a style against none: aggressive, builder, trader, cautious
  hegemon simulate campus --games 500 --json > result.json
"""


@dataclass
class Run:
    """A series under way or done."""

    plan: Plan
    tally: Tally
    seconds: float = 0.0
    stopped: bool = False


@click.command("simulate", help=HELP, short_help="Let bots play many games and count the wins.")
@choices.game_argument()
@click.option("--players", type=int, metavar="N", help="Seats; as many as bots are named, or the fewest it takes.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="How many games.")
@click.option(
    "--bots",
    default="random",
    show_default=True,
    metavar="A,B",
    shell_complete=choices.complete_bots,
    help="Who plays, by name.",
)
@choices.set_option()
@choices.seed_option("From which everything follows; chosen at random, and said, when not given.")
@click.option("--cores", type=click.IntRange(0, 1024), default=0, metavar="N", help="Cores to use; all by default.")
@click.option("--descents", type=click.IntRange(0), default=0, metavar="N", help="Of a searching bot, for a decision.")
@click.option("--limit", type=click.IntRange(1), metavar="MOVES", help="A longer game is cut and counts as unfinished.")
@click.option("--check", is_flag=True, help="Check accounts and legal moves at every state; exit code 1 if they fail.")
@click.option(
    "--measure", "measures", multiple=True, metavar="NAME", help="Also measure: `events`, `length`, `scores`, `uses`."
)
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(
    game: str,
    players: int | None,
    games: int,
    bots: str,
    dials: tuple[str, ...],
    seed: int | None,
    cores: int,
    descents: int,
    limit: int | None,
    check: bool,
    measures: tuple[str, ...],
    as_json: bool,
) -> int:
    """Run the series and print its result."""
    from hegemon.lab.simulate import MOVE_LIMIT, Plan

    found = choices.find_game(game)
    names = parse_bots(bots)
    seats = players if players is not None else max(found.least, len(names))
    if len(names) > seats:
        raise Refusal(f"{len(names)} bots are named for {seats} seats; name at most one for each seat")
    options = found.settle(seats, choices.parse_dials(dials))
    check_styles(names, found.blank(seats, options))
    chosen = secrets.randbits(32) if seed is None else seed
    plan = Plan(game, seats, games, names, chosen, options, limit or MOVE_LIMIT, check, measures, descents)
    run = carried_out(plan, cores)
    click.echo(json.dumps(run_data(run), indent=2) if as_json else report(run))
    return STOPPED if run.stopped else DONE


def parse_bots(text: str) -> tuple[str, ...]:
    """The names between commas, each of a bot that exists."""
    from hegemon.bots.roster import new_bot
    from hegemon.engine.dice import seeded

    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        new_bot(name, seeded(0))
    return names


def check_styles(names: tuple[str, ...], blank: State) -> None:
    """Refuse a style that the game does not know: it would play like any other."""
    known = [style.name for style in blank.styles()]
    for name in names:
        style = name.partition(":")[2]
        if style and style not in known:
            raise Refusal(f"{name}: this game has no such style; it has {', '.join(known) or 'none'}")


def carried_out(plan: Plan, cores: int) -> Run:
    """Play the series; stopped by Ctrl-C it holds what was done until then."""
    from hegemon.lab.simulate import simulate

    run = Run(plan, plan.empty_tally)
    began = time.perf_counter()
    try:
        with progress(plan.games) as tell:
            simulate(plan, cores, tell, run.tally)
    except KeyboardInterrupt:
        run.stopped = True
    except AssertionError as problem:
        raise Refusal(f"the check failed in {problem}", NOT_AS_IT_SHOULD_BE) from problem
    run.seconds = time.perf_counter() - began
    return run


@contextmanager
def progress(games: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, when that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done, moves: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from hegemon.cli.screen import console

    columns = (MofNCompleteColumn(), TextColumn("games"), BarColumn(), TimeRemainingColumn(), TextColumn("left"))
    with Progress(*columns, console=console(error=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        yield lambda done, moves: bar.update(task, completed=done)


def rules_form(plan: Plan) -> str:
    """The form in which the rules of the game that was simulated run."""
    from hegemon import form
    from hegemon.engine import discovery

    return form.form_of(discovery.game(plan.game).state_class)


def run_data(run: Run) -> dict[str, object]:
    """The result as plain data."""
    plan = run.plan
    return {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.options,
        "form": rules_form(plan),
        "planned": plan.games,
        "stopped": run.stopped,
        "checked": plan.check,
        "limit": plan.limit,
        "descents": plan.descents,
        "seconds": run.seconds,
        "games_per_second": run.tally.games / run.seconds,
        "moves_per_second": run.tally.moves / run.seconds,
        **run.tally.as_data(),
    }


def report(run: Run) -> str:
    """The result for people."""
    from hegemon.cli.screen import aligned

    tally, plan = run.tally, run.plan
    how_many = f"stopped after {tally.games:,} of {plan.games:,} games" if run.stopped else f"{tally.games:,} games"
    lines = [
        f"{plan.game}, {plan.players} players, {' and '.join(plan.bots)}: {how_many}, seed {plan.seed}",
        speed(run),
        "",
        *aligned(share_rows(tally), 3),
        "",
        "endings: " + (", ".join(f"{ending} {games:,}" for ending, games in tally.endings.most_common()) or "none"),
        *[line for measure in tally.measures.values() for line in measure.lines()],
    ]
    if tally.games % plan.cycle and tally.games_by_bot_and_seat and not run.stopped:
        missing = plan.cycle - tally.games % plan.cycle
        lines.append(f"with {missing:,} more games every bot would have sat everywhere equally often")
    if tally.shared:
        lines.append(f"{tally.shared:,} wins were shared and count in parts")
    if tally.unfinished:
        lines.append(f"{tally.unfinished:,} games were cut after {plan.limit:,} moves and have no winner")
    if plan.check:
        lines.append(f"checked at every one of {tally.moves + tally.games:,} states: nothing was wrong")
    return "\n".join(lines)


def speed(run: Run) -> str:
    tally, seconds = run.tally, run.seconds
    a_game = f", {tally.moves / tally.games:,.0f} moves a game" if tally.games else ""
    rates = f"{tally.games / seconds:,.0f} games/s, {tally.moves / seconds:,.0f} moves/s"
    return f"{seconds:.1f} s, rules {rules_form(run.plan)}: {rates}{a_game}"


def share_rows(tally: Tally) -> list[list[str]]:
    """A row for each seat, place in the turn order and bot; of several bots also for each of them everywhere."""
    from hegemon.lab.tally import in_turn, whole

    rows = [["", "games", "wins", "share", "95 % interval"]]
    for seat, wins in enumerate(tally.wins_by_seat):
        rows.append(share_row(f"seat {seat}", whole(wins), tally.games))
    for place, games in in_turn(tally.games_by_place):
        rows.append(share_row(f"{place} in turn", whole(tally.wins_by_place[place]), games))
    for bot, games in sorted(tally.seats_by_bot.items()):
        rows.append(share_row(bot, whole(tally.wins_by_bot[bot]), games))
    if len(tally.seats_by_bot) > 1:
        for chair, games in sorted(tally.games_by_bot_and_seat.items()):
            bot, _, number = chair.rpartition("@")
            rows.append(share_row(f"{bot} in seat {number}", whole(tally.wins_by_bot_and_seat[chair]), games))
        for chair, games in in_turn(tally.games_by_bot_and_place):
            rows.append(
                share_row(chair.replace("@", " ") + " in turn", whole(tally.wins_by_bot_and_place[chair]), games)
            )
    return rows


def share_row(who: str, wins: float, games: int) -> list[str]:
    from hegemon.lab.intervals import interval

    low, high = interval(wins, games)
    share = f"{100 * wins / games:.1f} %" if games else "-"
    return [who, f"{games:,}", f"{wins:,}", share, f"{100 * low:.1f} - {100 * high:.1f} %"]
