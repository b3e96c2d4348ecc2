"""Artefacts on paper: a world to be played on with a pencil, or a game as it stands, with the rules on the back.

What writes PDF files is imported only where something is printed.
"""

from hegemon.engine.dials import Options
from hegemon.games.artefacts.content import REGULAR
from hegemon.games.artefacts.knowledge import ArtefactsView

__all__ = ["USUAL_SIZE", "blank", "options", "printed", "unplayed"]

USUAL_SIZE = REGULAR


def options(size: str | None, number: int | None) -> dict[str, object]:
    """ARTEFACTS-1.2 The dials that name a world; without a number the dice choose one.

    >>> options(None, 7)
    {'size': 'regular', 'map': '7'}
    """
    found: dict[str, object] = {"size": size or USUAL_SIZE}
    return found if number is None else {**found, "map": str(number)}


def unplayed(view: ArtefactsView) -> ArtefactsView:
    """ARTEFACTS-1.5 The world of a game before it begins, which is as the first view shows it."""
    return view


def blank(view: ArtefactsView, dials: Options, paper: str) -> bytes:
    """The world of a game before it begins, to be played on with a pencil, on `a4` or `letter`."""
    from hegemon.games.artefacts.sheet.pages import document

    return document(unplayed(view), dials, paper, False)


def printed(view: ArtefactsView, dials: Options, paper: str) -> bytes:
    """A game as it stands."""
    from hegemon.games.artefacts.sheet.pages import document

    return document(view, dials, paper, True)
