"""What chance does in a game, as its players call it: games without dice have a shuffle to check, or a map."""

from __future__ import annotations

from functools import lru_cache

from hegemon.engine.events import DICE
from hegemon.engine.game import Game


@lru_cache(maxsize=64)
def luck_of(game: Game | None) -> str:
    """`dice` where an event of the game tells of dice, else `shuffle`, or `map` where nothing is hidden.

    It is `dice` of a game that is not there any more.
    """
    if game is None:
        return "dice"
    state = game.new(game.least, seed=0).state
    if any(DICE in telling.kinds for telling in state.chronicle().by_code.values()):
        return "dice"
    return "shuffle" if state.conceals() else "map"
