"""Connect Four played at random by the engine's own driver: `python -m bench.ours.connect_four_playout SECONDS`."""

from __future__ import annotations

import sys

from bench.ours.example import blank_board
from bench.ours.meter import report
from bench.peers.meter import Batch
from hegemon.engine.adapter import adapted
from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout

GAMES_A_BATCH = 100
MOVE_LIMIT = 42
START = adapted(blank_board())
DICE = seeded(1)


def play() -> Batch:
    """Play a batch of random games, each from a copy of the empty board."""
    moves = 0
    for _ in range(GAMES_A_BATCH):
        moves += int(playout(START.copy(), DICE, MOVE_LIMIT))
    return Batch(moves, GAMES_A_BATCH)


if __name__ == "__main__":
    report(play, float(sys.argv[1]))
