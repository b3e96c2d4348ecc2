"""The modules with which a game shows itself, found as the game itself was found."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hegemon.engine.game import Game


def module_of(game: Game, name: str) -> ModuleType | None:
    """A module of this name in the package of a game, if there is one."""
    from hegemon.engine.discovery import folders, guests

    if game.name in folders():
        package = f"hegemon.games.{game.name}"
    elif game.name in guests():
        package = guests()[game.name].module
    else:
        return None
    if not hasattr(import_module(package), "__path__") or find_spec(f"{package}.{name}") is None:
        return None
    return import_module(f"{package}.{name}")
