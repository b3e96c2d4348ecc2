"""What chance does in a game, as its players call it: games without dice have a shuffle to check."""

from __future__ import annotations

from functools import lru_cache

from hegemon.engine.events import DICE
from hegemon.engine.game import Game


@lru_cache(maxsize=64)
def luck_of(game: Game | None) -> str:
    """`dice` where an event of the game tells of dice, else `shuffle`; `dice` of a game that is not there any more."""
    if game is None:
        return "dice"
    tellings = game.new(game.least, seed=0).state.chronicle().by_code.values()
    return "dice" if any(DICE in telling.kinds for telling in tellings) else "shuffle"
