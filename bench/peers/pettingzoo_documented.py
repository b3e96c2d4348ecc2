"""PettingZoo's Connect Four with random agents and action masks, as its documentation shows it."""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from pettingzoo.classic import connect_four_v3

from bench.peers.meter import Batch, Peer, report

GAMES_A_BATCH = 10

PEER = Peer(
    name="PettingZoo, as documented",
    package="pettingzoo",
    game="Connect Four",
    driver="A Python loop over agent_iter calls last, action_space(agent).sample(mask) and step on env().",
)

ENVIRONMENT = connect_four_v3.env()


def play() -> Batch:
    """Play a batch of random games; the steps that only take a finished agent away are not moves."""
    moves = 0
    for _ in range(GAMES_A_BATCH):
        ENVIRONMENT.reset()
        for agent in ENVIRONMENT.agent_iter():
            observation, _, is_terminated, is_truncated, _ = ENVIRONMENT.last()
            if is_terminated or is_truncated:
                ENVIRONMENT.step(None)
                continue
            ENVIRONMENT.step(ENVIRONMENT.action_space(agent).sample(observation["action_mask"]))
            moves += 1
    return Batch(moves, GAMES_A_BATCH)


if __name__ == "__main__":
    report(PEER, play)
