"""The table under load: many tables of people in mid-game, moves at a rate that does not wait for the server.

A database is filled with tables in the middle of games that bots played; a server is started on it; every seat opens
its live connection; then people make moves at random moments, and the time from sending a move until the last of the
other seats has it is taken. After the promised rate comes a ramp, until one move in a hundred takes too long.

    make load                                  200 tables of four, 150 moves a second, then the ramp
    make load ARGS="--tables 20 --no-ramp"     a smaller look
    make load ARGS=--write-docs                and put the figures into docs/performance.md
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from hegemon import form
from loading.offering import Measured, Offering, percentile
from loading.people import Company
from loading.preparing import PLAYERS, prepare
from loading.served import Served, setting

DOCS = Path(__file__).parent.parent / "docs" / "performance.md"
BEGIN = "<!-- load: written by `make load ARGS=--write-docs` -->"
END = "<!-- end of load -->"
WARM_UP = 5.0  # seconds
TOO_LATE = 0.150  # seconds for one move in a hundred: where the ramp ends
STEP = 50  # moves a second between the rates of the ramp
LEAST_ACCEPTED = 0.95  # of what is offered, for the ramp to go on
COLUMNS = "offered/s | accepted/s | p50 ms | p95 ms | p99 ms | server, of a core | generator | its lag p99 ms | KB/move"


def main() -> int:
    """Prepare, measure, report."""
    asked = arguments()
    if form.FORM != form.COMPILED:
        print(f"load: the rules run {form.FORM}, which is not what is promised. {form.REASON}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'tables.sqlite3')}"
        print(f"load: {asked.tables} tables of {PLAYERS} people are brought to mid-game", flush=True)
        companies = [Company(prepared) for prepared in prepare(database, asked.tables)]
        with Served(database) as served:
            print(f"load: the server is process {served.process.pid} at port {served.port}", flush=True)
            results = run(Offering(companies, served, asked.seed), asked)
            memory = served.megabytes()
    text = report(results, asked, memory)
    print(text)
    if asked.write_docs:
        write_docs(text)
    return 0 if not any(result.lost or result.refused for result in results[:1]) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help="tables of four people (200)")
    parser.add_argument("--rate", type=float, default=150, help="moves a second that are promised (150)")
    parser.add_argument("--seconds", type=float, default=60, help="at that rate (60)")
    parser.add_argument("--ramp-seconds", type=float, default=15, help="at each rate of the ramp (15)")
    parser.add_argument("--no-ramp", action="store_true", help="the promised rate alone")
    parser.add_argument("--seed", type=int, default=1, help="of the moves and their moments (1)")
    parser.add_argument("--write-docs", action="store_true", help=f"put the figures into {DOCS.name}")
    return parser.parse_args()


def run(offering: Offering, asked: argparse.Namespace) -> list[Measured]:
    """All rates, one after another; uvloop drives the generator where it is installed."""
    with asyncio.Runner(loop_factory=new_loop()) as runner:
        return runner.run(all_rates(offering, asked))


def new_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop


async def all_rates(offering: Offering, asked: argparse.Namespace) -> list[Measured]:
    await offering.arrive()
    print("load: everybody is here", flush=True)
    await offering.run(asked.rate, WARM_UP)
    results: list[Measured] = []
    for rate, seconds in plan(asked):
        results.append(await offering.run(rate, seconds))
        print(f"| {row(results[-1])} |", flush=True)
        if is_too_much(results[-1]):
            break
    return results


def plan(asked: argparse.Namespace) -> Iterator[tuple[float, float]]:
    """The promised rate, then ever higher ones."""
    yield asked.rate, asked.seconds
    rate = asked.rate
    while not asked.no_ramp:
        rate += STEP
        yield rate, asked.ramp_seconds


def is_too_much(result: Measured) -> bool:
    return percentile(result.arrivals, 0.99) > TOO_LATE or result.rate < LEAST_ACCEPTED * result.offered


def row(result: Measured) -> str:
    times = [f"{1000 * percentile(result.arrivals, share):.1f}" for share in (0.5, 0.95, 0.99)]
    processor = [f"{result.processor:.0%}", f"{result.own_processor:.0%}"]
    lag = f"{1000 * percentile(result.lags, 0.99):.1f}"
    size = f"{result.bytes / 1000 / max(1, result.accepted):.1f}"
    return " | ".join([f"{result.offered:.0f}", f"{result.rate:.1f}", *times, *processor, lag, size])


def report(results: list[Measured], asked: argparse.Namespace, memory: float) -> str:
    """The figures as a table, and what they come to."""
    first = results[0]
    lines = [
        f"{asked.tables} tables of {PLAYERS} people, {asked.tables * PLAYERS} live connections; {setting()}.",
        "",
        f"| {COLUMNS} |",
        "|" + " ---: |" * len(COLUMNS.split("|")),
        *[f"| {row(result)} |" for result in results],
        "",
        in_words(first),
        f"The server holds {memory:.0f} MB in the end; {results[-1].over} of the games are over by then.",
    ]
    if not asked.no_ramp:
        lines += ["", limit_found(results)]
    return "\n".join(lines)


def in_words(result: Measured) -> str:
    """How many moves there were, and what became of them."""
    return (
        f"At {result.offered:.0f} a second for {result.seconds:.0f} s: {result.sent} moves sent, "
        f"{result.accepted} accepted, {result.refused} refused; {len(result.arrivals)} were seen by all others, "
        f"{result.lost} not in time, the rest were secret answers; {result.left_out} could not be offered because "
        f"nobody was awaited; {result.messages} live messages."
    )


def limit_found(results: list[Measured]) -> str:
    """At which rate the ramp ended, and why."""
    last = results[-1]
    if percentile(last.arrivals, 0.99) <= TOO_LATE:
        return f"At {last.offered:.0f} a second fewer are accepted than offered, though those are quick."
    below = f"between {results[-2].offered:.0f} and" if len(results) > 1 else "at or below"
    return f"p99 passes {1000 * TOO_LATE:.0f} ms {below} {last.offered:.0f} a second."


def write_docs(text: str) -> None:
    """Put the figures between their marks."""
    page = DOCS.read_text(encoding="utf-8")
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert begin, f"{DOCS} has no place for the figures"
    assert end, f"{DOCS} does not say where the figures end"
    DOCS.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
