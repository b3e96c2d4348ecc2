"""OpenSpiel's Connect Four, whole random games played inside its C++.

Of what OpenSpiel offers to Python, its RandomRolloutEvaluator plays random games fastest, and a search of a single
simulation calls it exactly once, on the opening. It does not tell how many moves it made, so the games it played are
multiplied by the mean length of random games, which is measured beforehand, outside the timed part.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import pyspiel

from bench.peers.meter import Batch, Peer, report

ROLLOUTS_A_BATCH = 1000
GAMES_FOR_MEAN_LENGTH = 100_000

PEER = Peer(
    name="OpenSpiel",
    package="open_spiel",
    game="Connect Four",
    driver=(
        "OpenSpiel's C++ RandomRolloutEvaluator plays 1,000 whole games a call without coming back to Python; "
        f"moves are its games times the mean length of {GAMES_FOR_MEAN_LENGTH:,} random games counted beforehand."
    ),
)

GAME = pyspiel.load_game("connect_four")
START = GAME.new_initial_state()
SEARCH = pyspiel.MCTSBot(
    game=GAME,
    evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_A_BATCH, seed=1),
    uct_c=1.0,
    max_simulations=1,
    max_memory_mb=10,
    solve=False,
    seed=1,
    verbose=False,
)


def mean_length() -> float:
    """The mean number of moves of random games, counted exactly over many of them."""
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(2)]
    moves = 0
    for seed in range(GAMES_FOR_MEAN_LENGTH):
        state = START.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        moves += state.move_number()
    return moves / GAMES_FOR_MEAN_LENGTH


MOVES_A_BATCH = ROLLOUTS_A_BATCH * mean_length()


def play() -> Batch:
    """Have one batch of rollouts played from the opening."""
    root = SEARCH.mcts_search(START)
    assert root.explore_count == 1, "the search made more or fewer simulations than the one that is counted"
    return Batch(MOVES_A_BATCH, ROLLOUTS_A_BATCH)


if __name__ == "__main__":
    report(PEER, play)
