"""PettingZoo's Connect Four at its fastest: without the wrappers that check, and choosing as our own loop does.

What the wrappers refuse, an illegal or late move, never happens here, and our own loop does not check it either.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import os
from random import random

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import connect_four_v3

from bench.peers.meter import Batch, Peer, report

GAMES_A_BATCH = 10

PEER = Peer(
    name="PettingZoo, bare",
    package="pettingzoo",
    game="Connect Four",
    driver="A Python loop calls last and step on raw_env() and chooses from the action mask with random().",
)

ENVIRONMENT = connect_four_v3.raw_env()


def play() -> Batch:
    """Play a batch of random games, each left as soon as it is over."""
    moves = 0
    for _ in range(GAMES_A_BATCH):
        ENVIRONMENT.reset()
        while True:
            observation, _, is_terminated, _, _ = ENVIRONMENT.last()
            if is_terminated:
                break
            columns = observation["action_mask"].nonzero()[0]
            ENVIRONMENT.step(columns[int(random() * len(columns))])
            moves += 1
    return Batch(moves, GAMES_A_BATCH)


if __name__ == "__main__":
    report(PEER, play)
