"""`hegemon bench`: how fast the rules of a game run here, or the whole benchmark of a checkout."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hegemon.cli import choices
from hegemon.cli.failures import Refusal

if TYPE_CHECKING:
    from hegemon.engine.game import Game

MOVE_LIMIT = 200_000
COPIES = 2_000
HELP = """Measure random play of a GAME on one core, in the form that runs here.

Without a game, run the benchmark of the checkout, which measures beside other systems and beside C.

\b
Examples:
  hegemon bench campus
  hegemon bench campus --players 6 --seconds 10
  HEGEMON_FORM=interpreted hegemon bench campus
  hegemon bench
"""


@click.command("bench", help=HELP, short_help="Measure how fast a game's rules run.")
@choices.game_argument(required=False)
@click.option("--players", type=int, metavar="N", help="Seats of the game; the fewest it takes by default.")
@click.option("--seconds", type=click.FloatRange(0.05, 3600), default=3.0, show_default=True, help="How long.")
@choices.set_option()
@choices.seed_option("Where the series of games begins; 1 by default.")
@click.option("--json", "as_json", is_flag=True, help="Print plain data for programs.")
def command(
    game: str | None, players: int | None, seconds: float, dials: tuple[str, ...], seed: int | None, as_json: bool
) -> int | None:
    """Measure, and print what came out."""
    if game is None:
        return run_checkout()
    found = choices.find_game(game)
    seats = found.least if players is None else players
    data = measure(found, seats, seconds, choices.parse_dials(dials), 1 if seed is None else seed)
    click.echo(json.dumps(data, indent=2) if as_json else sentence(data))
    return None


def run_checkout() -> int:
    """The benchmark that lies beside the sources."""
    import hegemon

    script = Path(hegemon.__file__).resolve().parents[2] / "bench" / "run.py"
    if not script.is_file():
        raise Refusal("the whole benchmark needs the checkout; `hegemon bench GAME` measures a game anywhere")
    return subprocess.run([sys.executable, str(script)], check=False).returncode


def measure(game: Game, players: int, seconds: float, dials: dict[str, object], seed: int) -> dict[str, object]:
    """Games of random moves, one after the other, until the time is up."""
    from hegemon import form
    from hegemon.engine.dice import seeded
    from hegemon.engine.playout import playout

    options = game.settle(players, dials)
    games, moves, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.begin(players, seeded(seed + games), options)
        moves += playout(state, seeded(seed + games, 1), MOVE_LIMIT)
        games += 1
    spent = time.perf_counter() - began
    return {
        "game": game.name,
        "players": players,
        "form": form.form_of(game.state_class),
        "seed": seed,
        "games": games,
        "moves": int(moves),
        "seconds": spent,
        "moves_per_second": moves / spent,
        "games_per_second": games / spent,
        "copy_nanoseconds": copy_time(game, players, dials, seed),
    }


def copy_time(game: Game, players: int, dials: dict[str, object], seed: int) -> float:
    """What an independent copy of a state costs, in nanoseconds; the best of a few tries."""
    state = game.start(players, seed, **dials)
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter_ns()
        for _ in range(COPIES):
            state.copy()
        best = min(best, (time.perf_counter_ns() - began) / COPIES)
    return best


def sentence(data: dict[str, object]) -> str:
    pattern = (
        "{game}, {players} players, random play on one core, rules {form}: {moves_per_second:,.0f} moves/s, "
        "{games_per_second:,.0f} games/s, a copy {copy_nanoseconds:,.0f} ns "
        "({games:,} games, {moves:,} moves in {seconds:.1f} s, seed {seed})."
    )
    return pattern.format_map(data)
