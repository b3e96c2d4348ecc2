"""The searching bot at work: `python -m bench.ours.search GAME PLAYERS [NAME=VALUE ...] SECONDS`.

A "move" is a descent here: one imagined future, from the copy of the world to the evaluation of all seats. The first
look at every move and all that a decision costs besides is counted with it. The states are those of games between
greedy bots, spread over their course.
"""

from __future__ import annotations

import sys
from itertools import count, cycle

from bench.ours.meter import report
from bench.ours.playout import parse_options
from bench.peers.meter import Batch
from hegemon.bots.arena import contest
from hegemon.bots.greedy import Greedy
from hegemon.bots.search.budget import Budget
from hegemon.bots.search.search import Search
from hegemon.engine.dials import Options
from hegemon.engine.dice import seeded
from hegemon.engine.discovery import game
from hegemon.engine.state import State, lowest

DESCENTS_A_DECISION = 500
STATES = 12
MOVES_BETWEEN = 20  # from one of the states to the next


def main(states: list[State], seconds: float) -> None:
    """Think about each of the states in turn, again and again."""
    turns = zip(cycle(states), count())

    def play() -> Batch:
        state, seed = next(turns)
        seat = lowest(state.unanswered())
        bot = Search(seeded(seed), Budget(0.0, DESCENTS_A_DECISION))
        bot.answer(state, seat)
        return Batch(int(bot.budget.done), 1)

    report(play, seconds)


def states_of(name: str, players: int, options: Options) -> list[State]:
    """States of games between greedy bots, where there is something to choose."""
    found = game(name)
    settled = found.settle(players, options)
    states: list[State] = []
    for number in range(1, STATES + 1):
        state = found.begin(players, seeded(number), settled)
        contest(state, [Greedy(seeded(number, 1 + seat)) for seat in range(players)], number * MOVES_BETWEEN)
        if state.pending() and len(state.legal(lowest(state.unanswered()))) > 1:
            states.append(state)
    return states


if __name__ == "__main__":
    main(states_of(sys.argv[1], int(sys.argv[2]), parse_options(sys.argv[3:-1])), float(sys.argv[-1]))
