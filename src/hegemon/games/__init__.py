"""One folder is one game; folders are found, nothing names them.

The package itself can be called: `hegemon.games()` lists the games.
"""

import sys
from types import ModuleType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hegemon.engine.game import Game


class _Games(ModuleType):
    """A package that is also the function `hegemon.games`; both have that name."""

    def __call__(self) -> "list[Game]":
        from hegemon.engine.discovery import games

        return games()


sys.modules[__name__].__class__ = _Games
