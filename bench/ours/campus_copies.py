"""Copies of a state of Campus in mid-game: `python -m bench.ours.campus_copies MAP PLAYERS SECONDS`.

A "move" is a copy here. The loop and the call from Python are counted with it.
"""

from __future__ import annotations

import sys
from itertools import repeat

from bench.ours.meter import report
from bench.peers.meter import Batch
from hegemon.engine.dice import seeded
from hegemon.engine.playout import playout
from hegemon.games.campus import GAME

COPIES_A_BATCH = 10_000
MOVES_BEFORE = 400


def main(map_name: str, players: int, seconds: float) -> None:
    """Copy one state again and again."""
    state = GAME.begin(players, seeded(1), GAME.settle(players, {"map": map_name}))
    playout(state, seeded(1, 1), MOVES_BEFORE)
    assert state.pending(), "a game that is over is no example"
    copy = state.copy

    def play() -> Batch:
        for _ in repeat(None, COPIES_A_BATCH):
            copy()
        return Batch(COPIES_A_BATCH, 0)

    report(play, seconds)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
