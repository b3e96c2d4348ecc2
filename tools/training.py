"""Plays what the compiler is to learn from: `python tools/training.py`, with the library that counts on the path.

Every game in the package is played at random and by the greedy bot, with its default dials and every number of
players. The number of moves is fixed and all seeds are, so the same code always leaves the same counts.
"""

from __future__ import annotations

import time

from hegemon import form
from hegemon.bots.arena import contest
from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.game import Game
from hegemon.engine.playout import playout
from hegemon.engine.state import State

RANDOM_MOVES = 300_000  # of each game, over all numbers of players
GREEDY_MOVES = 300  # of each game; one takes as long as hundreds at random


def main() -> None:
    """Play all games, and say so: whoever builds can tell from it that the code was trained."""
    assert form.FORM == form.COMPILED, form.REASON
    start = time.monotonic()
    games = [discovery.game(name) for name in discovery.folders()]
    for game in games:
        train(game)
    print(f"hegemon: trained on {len(games)} games in {time.monotonic() - start:.1f} s", flush=True)


def train(game: Game) -> None:
    """Share the moves evenly among the numbers of players."""
    numbers = range(game.least, game.most + 1)
    for players in numbers:
        play_at_random(game, players, RANDOM_MOVES // len(numbers))
        play_greedily(game, players, GREEDY_MOVES // len(numbers))


def play_at_random(game: Game, players: int, moves: int) -> None:
    """Play whole games, the last one cut short."""
    seed = 0
    while moves > 0:
        moves -= max(1, playout(begin(game, players, seed), seeded(seed, 1), moves))
        seed += 1


def play_greedily(game: Game, players: int, moves: int) -> None:
    """Play the first half of the moves from the beginning, and the rest from where random play has led."""
    for seed, before in enumerate((0, 50 * players)):
        state = begin(game, players, seed)
        playout(state, seeded(seed, 1), before)
        contest(state, [new_bot("greedy", bot_dice(seed, seat)) for seat in range(players)], moves // 2)


def begin(game: Game, players: int, seed: int) -> State:
    return game.begin(players, seeded(seed), game.settle(players, {}))


if __name__ == "__main__":
    main()
