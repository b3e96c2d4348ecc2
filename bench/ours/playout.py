"""Random play by the engine's own driver: `python -m bench.ours.playout GAME PLAYERS [NAME=VALUE ...] SECONDS`."""

from __future__ import annotations

import sys
from itertools import count

from bench.ours.meter import report
from bench.peers.meter import Batch
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.playout import playout

MOVE_LIMIT = 1_000_000


def main(name: str, players: int, options: Options, seconds: float) -> None:
    """Play the games of the seeds 0, 1, 2 and so on, which the C programs play too where there are any."""
    found = game(name)
    settled = found.settle(players, options)
    seeds = count()

    def play() -> Batch:
        seed = next(seeds)
        state = found.begin(players, seeded(seed), settled)
        return Batch(int(playout(state, seeded(seed, 1), MOVE_LIMIT)), 1)

    report(play, seconds)


def parse_options(words: list[str]) -> Options:
    """Options as they stand on the command line.

    >>> parse_options(["map=university"])
    {'map': 'university'}
    """
    return {name: value for name, _, value in [word.partition("=") for word in words]}


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), parse_options(sys.argv[3:-1]), float(sys.argv[-1]))
