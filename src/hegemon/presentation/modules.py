"""The modules with which a game shows itself, found as the game itself was found."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hegemon.engine.game import Game


def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of this name in the package of a game, if there is one."""
    return found_module(game.name, name, tuple(sys.path))


@lru_cache(maxsize=256)
def found_module(game: str, name: str, path: tuple[str, ...]) -> ModuleType | None:
    """The same on a path of packages; it is looked for once, since every new table asks and packages are many."""
    from hegemon.engine.discovery import folders, outside_games

    package = f"hegemon.games.{game}"
    if game not in folders():
        offer = outside_games().get(game)
        if offer is None:
            return None
        package = offer.module
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
