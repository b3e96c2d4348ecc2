"""Frontier on paper: a map to be played on with a pencil, or a game as it stands, with the rules on the back.

What writes PDF files is imported only where something is printed.
"""

from hegemon.engine.dials import Options
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet.naming import USUAL_SIZE, options, unplayed

__all__ = ["USUAL_SIZE", "blank", "options", "printed", "unplayed"]


def blank(view: FrontierView, dials: Options, paper: str) -> bytes:
    """The map of a game before it begins, to be played on with a pencil, on `a4` or `letter`."""
    from hegemon.games.frontier.sheet.pages import document

    return document(unplayed(view), dials, paper, False)


def printed(view: FrontierView, dials: Options, paper: str) -> bytes:
    """A game as it stands."""
    from hegemon.games.frontier.sheet.pages import document

    return document(view, dials, paper, True)
