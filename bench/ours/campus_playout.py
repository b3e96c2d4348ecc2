"""Campus played at random by the engine's own driver: `python -m bench.ours.campus_playout MAP PLAYERS SECONDS`."""

from __future__ import annotations

import sys
from itertools import count

from bench.ours.meter import report
from bench.peers.meter import Batch
from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.games.campus import GAME

MOVE_LIMIT = 1_000_000


def main(map_name: str, players: int, seconds: float) -> None:
    """Play the games of the seeds 0, 1, 2 and so on, which the C programs play too."""
    options = GAME.settle(players, {"map": map_name})
    seeds = count()

    def play() -> Batch:
        seed = next(seeds)
        state = GAME.begin(players, seeded(seed), options)
        return Batch(int(playout(state, seeded(seed, 1), MOVE_LIMIT)), 1)

    report(play, seconds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
