"""Many tables of the strongest bots, all thinking, and how long small requests wait meanwhile.

    python tools/masters.py                          50 tables of four masters (fewer where a game takes fewer), 30 s
    python tools/masters.py --tables 5 --seconds 5   a smaller look

Each request begins when the one before it has been answered and a little time has passed, so a server that is late is
not asked more often than one that is not. More than one request in a hundred over the limit is a failure.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx

from hegemon.bots.roster import STRONGEST
from hegemon.engine import discovery
from hegemon.table.pages.render import static_digest
from loading.offering import percentile
from loading.served import Served, setting

MOST_SEATS = 4
LIMIT = 0.050  # seconds for 99 of 100 small requests
PAUSE = 0.020  # seconds on average between two requests
SMALL = {
    "a file": f"/static/{static_digest()}/icon.svg",
    "a position in words": "/t/{table}/words",
}  # what is asked for
LARGE = {"a whole table": "/t/{table}/snapshot"}


def main() -> int:
    """Open the tables, ask, report."""
    asked = arguments()
    with tempfile.TemporaryDirectory() as folder, Served(f"sqlite:///{Path(folder, 'tables.sqlite3')}") as served:
        address = f"http://127.0.0.1:{served.port}"
        with httpx.Client(base_url=address, headers={"origin": address}, timeout=60.0) as client:
            tables = [opened(client, number) for number in range(asked.tables)]
            print(f"masters: {len(tables)} tables are playing", flush=True)
            times = waits(client, tables, asked.seconds, random.Random(asked.seed))
            moves = [len(client.get(f"/t/{table}/snapshot").json()["log"]["lines"]) for table in tables]
    print(report(times, asked, sum(number > 0 for number in moves)))
    small = [wait for name in SMALL for wait in times[name]]
    return 0 if percentile(small, 0.99) <= LIMIT else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50, help="of the strongest bots (50)")
    parser.add_argument("--seconds", type=float, default=30, help="for which requests are timed (30)")
    parser.add_argument("--seed", type=int, default=1, help="of what is asked when (1)")
    return parser.parse_args()


def opened(client: httpx.Client, number: int) -> str:
    """A table of nothing but masters, which begins at once; games take turns."""
    games = discovery.folders()
    game = discovery.game(games[number % len(games)])
    seats = min(MOST_SEATS, game.most)
    fields = {"game": game.name, "players": str(seats), "pace": "0", "public": "off"}
    fields |= {f"seat-{seat}": f"bot:{STRONGEST}" for seat in range(seats)}
    answer = client.post("/tables", data=fields, headers={"accept": "text/html"})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def waits(client: httpx.Client, tables: list[str], seconds: float, chance: random.Random) -> dict[str, list[float]]:
    """How long each kind of request took."""
    found: dict[str, list[float]] = {name: [] for name in SMALL | LARGE}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for name, path in (SMALL | LARGE).items():
            time.sleep(chance.expovariate(1 / PAUSE))
            begun = time.perf_counter()
            answer = client.get(path.format(table=chance.choice(tables)))
            found[name].append(time.perf_counter() - begun)
            assert answer.status_code == 200, answer.text
    return found


def report(times: dict[str, list[float]], asked: argparse.Namespace, busy: int) -> str:
    """The figures as a table."""
    lines = [
        f"{asked.tables} tables of {STRONGEST} bots, {busy} of which have moved; {setting()}.",
        "",
        "| request | number | p50 ms | p95 ms | p99 ms |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for name, values in times.items():
        parts = [f"{1000 * percentile(values, share):.1f}" for share in (0.5, 0.95, 0.99)]
        lines.append(f"| {name} | {len(values)} | {' | '.join(parts)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
