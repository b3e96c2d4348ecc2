"""Frontier on paper: a map to be played on with a pencil, or a game as it stands, with the rules on the back.

What writes PDF files is imported only where something is printed.
"""

from hegemon.engine.dials import Options
from hegemon.games.frontier.dials import DEFAULT_SIZE
from hegemon.games.frontier.knowledge import FrontierView

__all__ = ["USUAL_SIZE", "blank", "options", "printed", "unplayed"]

USUAL_SIZE = DEFAULT_SIZE


def options(size: str | None, number: int | None) -> dict[str, object]:
    """FRONTIER-1.6 The dials that name a map; without a number the dice choose one.

    >>> options(None, 7)
    {'size': '15x15', 'map': '7'}
    """
    found: dict[str, object] = {"size": size or USUAL_SIZE}
    return found if number is None else {**found, "map": str(number)}


def unplayed(view: FrontierView) -> FrontierView:
    """FRONTIER-1.6 The map of a game before it begins: spawns are lettered as they lie, whatever lots were drawn."""
    spawns = sorted(view["spawns"])
    owner = [spawns.index(tile) if tile in spawns else -1 for tile in range(len(view["owner"]))]
    return {**view, "spawns": spawns, "owner": owner, "stored": [0] * view["players"]}


def blank(view: FrontierView, dials: Options, paper: str) -> bytes:
    """The map of a game before it begins, to be played on with a pencil, on `a4` or `letter`."""
    from hegemon.games.frontier.sheet.pages import document

    return document(unplayed(view), dials, paper, False)


def printed(view: FrontierView, dials: Options, paper: str) -> bytes:
    """A game as it stands."""
    from hegemon.games.frontier.sheet.pages import document

    return document(view, dials, paper, True)
