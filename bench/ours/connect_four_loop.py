"""Connect Four, every move chosen and played by a Python loop: `python -m bench.ours.connect_four_loop SECONDS`.

It is written as the loop for OpenSpiel is: a game starts as a copy, its methods are looked up once a game, and the
choice is `int(random() * n)`. It asks `pending` besides, as a loop for any game of the engine would.
"""

from __future__ import annotations

import sys
from random import random

from bench.ours.example import blank_board
from bench.ours.meter import report
from bench.peers.meter import Batch

GAMES_A_BATCH = 100
START = blank_board()


def play() -> Batch:
    """Play a batch of random games."""
    moves = 0
    for _ in range(GAMES_A_BATCH):
        state = START.copy()
        pending, legal, drop = state.pending, state.legal, state.play
        while waiting := pending():
            seat = waiting >> 1
            entries = legal(seat)
            drop(seat, entries[int(random() * len(entries))])
            moves += 1
    return Batch(moves, GAMES_A_BATCH)


if __name__ == "__main__":
    report(play, float(sys.argv[1]))
