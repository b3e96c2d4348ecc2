"""Connect Four, our search against OpenSpiel's: `python -m bench.ours.match GAMES MILLISECONDS`.

OpenSpiel counts simulations and no time, so its MCTS bot begins with as many as its opening takes in the given time of
the processor; after every game it gets more or fewer, so that in all it takes as long as ours. Both times are told. Its
solver is on and its random rollouts are its own, in C++. Both sides alternate, and every game has seeds of its own.
"""

# mypy: disable-error-code="import-not-found, import-untyped"
from __future__ import annotations

import json
import sys
import time
from typing import Any

import pyspiel

from bench.ours.example import blank_board
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.engine.adapter import adapted
from hegemon.engine.dice import seeded
from hegemon.engine.moves import first, pack

EXPLORATION = 2.0  # as in OpenSpiel's own examples
MEMORY_MEGABYTES = 1000
TRIAL_SIMULATIONS = 2000
TRIALS = 10
DROP = 1
GAME = pyspiel.load_game("connect_four")


def peer(simulations: int, seed: int) -> Any:
    """OpenSpiel's bot with its solver."""
    rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
    return pyspiel.MCTSBot(GAME, rollouts, EXPLORATION, simulations, MEMORY_MEGABYTES, True, seed, False)


def simulations_within(seconds: float) -> int:
    """How many simulations from the opening take so long."""
    bot, began = peer(TRIAL_SIMULATIONS, 1), time.process_time()
    for _ in range(TRIALS):
        bot.mcts_search(GAME.new_initial_state())
    return int(seconds * TRIAL_SIMULATIONS * TRIALS / (time.process_time() - began))


class Match:
    """Games one after another, and how long each side thought."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.simulations = simulations_within(seconds)
        self.won = 0.0
        self.spent = [0.0, 0.0]  # ours, theirs
        self.decisions = [0, 0]

    def play(self, number: int) -> None:
        """One game; we begin in those with an even number."""
        ours, board, shown = number % 2, adapted(blank_board()), GAME.new_initial_state()
        bot, other = Search(seeded(number), Budget(self.seconds, 0)), peer(self.simulations, number)
        while not shown.is_terminal():
            seat, began = shown.current_player(), time.process_time()
            column = int(first(bot.answer(board, seat))) if seat == ours else other.step(shown)
            self.spent[seat != ours] += time.process_time() - began
            self.decisions[seat != ours] += 1
            board.play(seat, pack(DROP, column))
            shown.apply_action(column)
        self.won += (shown.returns()[ours] + 1) / 2
        self.simulations = int(self.simulations * self.mean(0) / self.mean(1))

    def mean(self, side: int) -> float:
        """Milliseconds that a side took for a decision."""
        return 1000 * self.spent[side] / self.decisions[side]


def main(games: int, milliseconds: float) -> None:
    match = Match(milliseconds / 1000)
    for number in range(games):
        match.play(number)
        print(f"{number + 1} of {games} games: {match.won / (number + 1):.3f}", file=sys.stderr, flush=True)
    told = {"games": games, "won": match.won, "simulations": match.simulations}
    print(json.dumps(told | {"ours_ms": match.mean(0), "theirs_ms": match.mean(1)}))


if __name__ == "__main__":
    main(int(sys.argv[1]), float(sys.argv[2]))
