"""What is done with a state: `python -m bench.ours.states copy|imagine|evaluate GAME PLAYERS [NAME=VALUE ...] SECONDS`.

A "move" is a new state here, a copy of one in the middle of a game or what a seat imagines of it, or a look at how all
its seats stand, by the weights that searching bots use. The loop and the call from Python are counted with it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import repeat

from bench.ours.meter import report
from bench.ours.playout import MOVE_LIMIT, parse_options
from bench.peers.meter import Batch
from hegemon.bots.tuned import tuned_weights
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.playout import playout
from hegemon.engine.state import State, lowest

STATES_A_BATCH = 1_000


def main(way: str, state: State, seconds: float) -> None:
    """Do it with this state again and again."""
    play = {"copy": copies, "imagine": imaginations, "evaluate": evaluations}[way](state)
    report(play, seconds)


def copies(state: State) -> Callable[[], Batch]:
    copy = state.copy

    def play() -> Batch:
        for _ in repeat(None, STATES_A_BATCH):
            copy()
        return Batch(STATES_A_BATCH, 0)

    return play


def imaginations(state: State) -> Callable[[], Batch]:
    """What the first of the seats that are asked takes for possible."""
    imagine, seat, dice = state.imagine, lowest(state.pending()), seeded(2)

    def play() -> Batch:
        for _ in repeat(None, STATES_A_BATCH):
            imagine(seat, dice)
        return Batch(STATES_A_BATCH, 0)

    return play


def evaluations(state: State) -> Callable[[], Batch]:
    """How every seat stands, as a searching bot asks it at the end of each imagined future."""
    weights = tuned_weights(state)
    if len(weights):
        state.weigh(weights)
    worths = state.worths

    def play() -> Batch:
        for _ in repeat(None, STATES_A_BATCH):
            worths()
        return Batch(STATES_A_BATCH, 0)

    return play


def middle_of_a_game(name: str, players: int, options: Options) -> State:
    """The state after half the moves of a random game."""
    found = game(name)
    start = found.begin(players, seeded(1), found.settle(players, options))
    moves = int(playout(start.copy(), seeded(1, 1), MOVE_LIMIT))
    playout(start, seeded(1, 1), moves // 2)
    assert start.pending(), "a game that is over is no example"
    return start


if __name__ == "__main__":
    example = middle_of_a_game(sys.argv[2], int(sys.argv[3]), parse_options(sys.argv[4:-1]))
    main(sys.argv[1], example, float(sys.argv[-1]))
