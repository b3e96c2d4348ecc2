"""A game on paper: plain answers to what is asked of its module `sheet`, each replaced by the game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hegemon.presentation.modules import module_of

if TYPE_CHECKING:
    from types import ModuleType

    from hegemon.engine.dials import Dial, Options
    from hegemon.engine.game import Game

View = dict[str, Any]
PAPERS = {"a4": "A4", "letter": "Letter"}  # with what people call them
OWN = ("options", "unplayed", "blank", "printed")  # what a game's `sheet` may do in its own way
USUAL_PLAYERS = 4


def sheet_of(game: Game) -> Sheet | None:
    """How a game is printed; none where it is not played on paper."""
    module = module_of(game, "sheet")
    return None if module is None else Sheet(game, module)


class Sheet:
    """What one game prints: a map to play on with a pencil, or a game as it stands."""

    def __init__(self, game: Game, module: ModuleType) -> None:
        self.game = game
        self.module = module
        self.called: str = getattr(module, "CALLED", "map")
        for name in OWN:
            if hasattr(module, name):
                setattr(self, name, getattr(module, name))

    @property
    def size(self) -> Dial:
        """The dial that says how large a map is."""
        return next(dial for dial in self.game.dials if dial.name == "size")

    @property
    def usual_players(self) -> int:
        """For how many a map is, where nobody says it."""
        return max(self.game.least, min(self.game.most, USUAL_PLAYERS))

    def options(self, size: str | None, number: int | None) -> dict[str, Any]:
        """The dials that name a map; without a size it has the usual one, without a number it may be any."""
        given = {"size": size, "map": None if number is None else str(number)}
        return {dial: value for dial, value in given.items() if value is not None}

    def name(self, view: View) -> str:
        """What tells the map of a view from others."""
        return str(view[self.called])

    def unplayed(self, view: View) -> View:
        """The map of a view before a game begins on it."""
        return view

    def blank(self, view: View, options: Options, paper: str) -> bytes:
        """The PDF of that map, on a paper of this name."""
        return self.module.document(self.unplayed(view), options, paper, False)  # type: ignore[no-any-return]

    def printed(self, view: View, options: Options, paper: str) -> bytes:
        """The PDF of a game as it stands."""
        return self.module.document(view, options, paper, True)  # type: ignore[no-any-return]
