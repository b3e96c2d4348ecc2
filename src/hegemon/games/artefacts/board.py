"""The board of Artefacts, drawn as SVG from a seat's view."""

from __future__ import annotations

from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.geography import geography
from hegemon.games.artefacts.drawing.live import live_pieces as pieces
from hegemon.games.artefacts.drawing.still import sheet
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.kit.drawing.markup import document, live_group
from hegemon.kit.drawing.outlines import number

__all__ = ["draw", "ground", "pieces", "still", "view_box"]


def draw(view: ArtefactsView) -> str:
    """The whole board as an SVG document that needs nothing beside it."""
    return document(view_box(view), f"Artefacts: {view['world']}", still(view) + live_group(pieces(view)))


def view_box(view: ArtefactsView) -> str:
    """What of the sheet is shown: all that can be used, and the sea round it."""
    return " ".join(number(side) for side in geography(view).frame)


def still(view: ArtefactsView) -> str:
    """The world alone, as a group with the id `still`: the same for every game on it."""
    return sheet(view).layer


def ground(view: ArtefactsView) -> tuple[str, str]:
    """The sea around the map, in the light and in the dark."""
    return palette.AROUND
