"""Artefacts on paper: a world to be played on with a pencil, or a game as it stands, with the rules on the back."""

from hegemon.engine.dials import Options
from hegemon.games.artefacts.knowledge import ArtefactsView

__all__ = ["CALLED", "document"]

CALLED = "world"


def document(view: ArtefactsView, options: Options, paper: str, as_played: bool) -> bytes:
    """The sheet as a PDF; what writes such files is imported only where something is printed."""
    from hegemon.games.artefacts.sheet.pages import both_pages

    return both_pages(view, options, paper, as_played)
