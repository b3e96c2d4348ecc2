"""How every Python peer is timed: warm up, play batches until the time is over, print one line of JSON."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import NamedTuple

WARM_UP_SECONDS = 1.0
DEFAULT_SECONDS = 3.0


class Peer(NamedTuple):
    """Who is measured, at which game, and who drives it."""

    name: str
    package: str
    game: str
    driver: str


class Batch(NamedTuple):
    """What was played between two looks at the clock."""

    moves: float
    games: int


class Measure(NamedTuple):
    """What was played in all, and how long it took by the wall clock and by the processor's."""

    moves: float
    games: int
    seconds: float
    processor_seconds: float


def report(peer: Peer, play: Callable[[], Batch]) -> None:
    """Measure a peer for as many seconds as the command line says and print the one line."""
    random.seed(1)
    measure(play, WARM_UP_SECONDS)
    print(json.dumps(as_row(peer, measure(play, seconds_asked_for()))))


def measure(play: Callable[[], Batch], seconds: float) -> Measure:
    """Play whole batches until the seconds are over."""
    moves, games = 0.0, 0
    processor_start, start = time.process_time(), time.perf_counter()
    while time.perf_counter() - start < seconds:
        batch = play()
        moves += batch.moves
        games += batch.games
    return Measure(moves, games, time.perf_counter() - start, time.process_time() - processor_start)


def seconds_asked_for() -> float:
    """The first argument of the command line, or the default."""
    return float(sys.argv[1]) if len(sys.argv) > 1 else DEFAULT_SECONDS


def as_row(peer: Peer, result: Measure) -> dict[str, str | int | float]:
    """A measurement in the shape that the benchmark gathers."""
    return {
        "peer": peer.name,
        "version": version(peer.package),
        "game": peer.game,
        "driver": peer.driver,
        "moves": round(result.moves),
        "games": result.games,
        "seconds": round(result.seconds, 4),
        "processor_seconds": round(result.processor_seconds, 4),
        "moves_per_second": round(result.moves / result.seconds),
    }
