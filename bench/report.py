"""What a run found, as tables for people and as plain data for programs."""

from __future__ import annotations

import os
import platform
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.contenders import DEALINGS, WAYS
from bench.goals import NANOSECONDS, Goal
from bench.rounds import Row, ratio
from bench.versus import MILLISECONDS, Versus
from bench.whole import Cores, Start

BEGIN = "<!-- figures: written by `make bench ARGS=--write-docs` -->"
END = "<!-- end of figures -->"


@dataclass
class Findings:
    """Everything that one run measured."""

    rows: dict[str, Row]
    goals: list[Goal]
    cores: Cores | None
    start: Start | None
    same_games: dict[str, int]  # by map; 0 where there is no C program to compare with
    rounds: int
    seconds: float
    versus: Versus | None = None


def as_text(found: Findings) -> str:
    """The tables, in a form that reads well as it is and as Markdown."""
    parts = [conditions(found), rates_table(found), goals_table(found), *limit_sentences(found), *sentences(found)]
    return "\n\n".join(parts) + "\n"


def conditions(found: Findings) -> str:
    return (
        f"One core of {processor()}, Python {platform.python_version()}, {compiler()}; {found.rounds} rounds of "
        f"{found.seconds:g} s for each row, of which the best counts. A rate is moves for a second of processor time."
    )


def rates_table(found: Findings) -> str:
    heads = ["game", "who", "moves/s", "by the wall", "rounds differ", "driver"]
    return table(heads, [rate_cells(row) for row in found.rows.values()])


def rate_cells(row: Row) -> list[str]:
    game, name = row.contender.game, f"{row.contender.name} {row.version}".strip()
    if row.missing:
        return [game, name, "-", "-", "-", row.missing]
    if row.contender.key.startswith(tuple(DEALINGS)):
        figures = [f"{NANOSECONDS / row.rate:.0f} ns", f"{NANOSECONDS / row.wall_rate:.0f} ns"]
    else:
        figures = [rounded(row.rate), rounded(row.wall_rate)]
    return [game, name, *figures, f"{row.spread:.0%}", row.driver]


def goals_table(found: Findings) -> str:
    heads = ["promise", "wanted", "this run", ""]
    return table(heads, [[goal.what, goal.wanted, figure(goal.value), goal.verdict] for goal in found.goals])


def limit_sentences(found: Findings) -> list[str]:
    """The compiled rules beside every kind of C, and whether both played the same games."""
    told = []
    for map_name, games in found.same_games.items():
        parts = {way: ratio(found.rows, f"campus-{map_name}-compiled", f"campus-{map_name}-{way}") for way in WAYS}
        shown = [f"{part:.2f} of {WAYS[way][0]}" for way, part in parts.items() if part is not None]
        if shown:
            told.append(f"Campus on {map_name}, compiled: {'; '.join(shown)}. All played the same {games} games.")
    return told


def sentences(found: Findings) -> list[str]:
    """What does not fit a table."""
    told = []
    if found.cores:
        one, two = min(found.cores.one), min(found.cores.two)
        told.append(
            f"simulate: {found.cores.games:,} games in {one:.1f} s on one core and {two:.1f} s on two, at best."
        )
    if found.versus:
        told.append(versus_sentence(found.versus))
    if found.start:
        told.append(
            f"hegemon --help: {found.start.seconds:.3f} s, of which processor {found.start.processor_seconds:.3f} s."
        )
    return told


def versus_sentence(versus: Versus) -> str:
    return (
        f"Connect Four: our search took {versus.won:g} of {versus.games} games from OpenSpiel's MCTS bot with its "
        f"solver, at {MILLISECONDS:g} ms of processor time ({versus.simulations} of its simulations) for a decision; "
        f"in the mean ours took {versus.ours_ms:.1f} ms and its {versus.theirs_ms:.1f} ms."
    )


def table(heads: list[str], lines: list[list[str]]) -> str:
    """Columns as wide as their widest cell, but for the last."""
    widths = [max(len(line[k]) for line in [heads, *lines]) for k in range(len(heads) - 1)]
    shown = [heads, ["-" * width for width in widths] + ["---"], *lines]
    return "\n".join("| " + " | ".join([*map(str.ljust, line, widths), line[-1]]) + " |" for line in shown)


def rounded(rate: float) -> str:
    """A rate with three digits that count."""
    return f"{rate / 1e6:.3g} M" if rate >= 1e6 else f"{rate / 1e3:.3g} k"


def figure(value: float | None) -> str:
    return "-" if value is None else f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def as_data(found: Findings) -> dict[str, object]:
    """All figures, as JSON takes them."""
    return {
        "processor": processor(),
        "python": platform.python_version(),
        "compiler": compiler(),
        "rounds": found.rounds,
        "seconds_a_round": found.seconds,
        "rows": [row_data(row) for row in found.rows.values()],
        "promises": [goal._asdict() | {"verdict": goal.verdict} for goal in found.goals],
        "same_games": found.same_games,
        "simulate": found.cores and found.cores._asdict() | {"gain": found.cores.gain},
        "help": found.start and found.start._asdict(),
        "versus": found.versus and found.versus._asdict() | {"share": found.versus.share},
    }


def row_data(row: Row) -> dict[str, object]:
    data: dict[str, object] = {
        "key": row.contender.key,
        "game": row.contender.game,
        "name": row.contender.name,
        "version": row.version,
        "driver": row.driver,
    }
    if row.missing:
        return data | {"missing": row.missing}
    samples = [sample._asdict() | {"rate": sample.rate} for sample in row.samples]
    return data | {"rate": row.rate, "wall_rate": row.wall_rate, "spread": row.spread, "samples": samples}


def write_into(page: Path, text: str) -> None:
    """Put the tables between the two marks of a page."""
    before, mark, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"{page.name} has lost the marks between which the figures stand")
    page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")


def processor() -> str:
    """What the processor calls itself."""
    if os.path.exists("/proc/cpuinfo"):
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return f"{line.partition(':')[2].strip()} ({platform.machine()})"
    return platform.machine()


def compiler() -> str:
    """The C compiler's name and version."""
    try:
        done = subprocess.run([os.environ.get("CC", "cc"), "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "no C compiler"
    return done.stdout.splitlines()[0]
