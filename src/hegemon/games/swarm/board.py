"""The board and the cards of Swarm, drawn as SVG from a seat's view."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.cards import CARD_HEIGHT, CARD_WIDTH, card_title, face
from hegemon.games.swarm.drawing.hands import hand_document
from hegemon.games.swarm.drawing.live import View, tiles_layer
from hegemon.games.swarm.drawing.panels import SPACE, panels
from hegemon.games.swarm.drawing.players import players, players_height
from hegemon.games.swarm.drawing.shapes import Rectangle, box, document, placed
from hegemon.games.swarm.drawing.still import BOARD_HEIGHT, BOARD_WIDTH, MARGIN, Layout, layout_of, still_layer

BELOW = BOARD_HEIGHT + MARGIN + 8  # where the panels begin below the tiles
BESIDE = BOARD_WIDTH + 2 * MARGIN  # and beside them, where the page is wide


def draw(view: View, wide: bool = False) -> str:
    """The whole board as an SVG document that needs nothing beside it; a wide one has the panels at the right."""
    ground = box(page(view, wide), palette.PAGE, rounding=8)
    return document(view_box(view, wide), "Swarm", ground + still(layout_of(view)) + live(view, wide))


@lru_cache(maxsize=32)
def still(layout: Layout) -> str:
    """The tiles alone, as a group with the id `still`: the same as long as they lie as they do."""
    return still_layer(layout)


def live(view: View, wide: bool = False) -> str:
    """What changes, as a group with the id `live`; it uses shapes of the still layer."""
    left, top = (BESIDE, 0.0) if wide else (0, float(BELOW))
    parts = [tiles_layer(view)]
    for markup, height in panels(view):
        parts.append(placed(markup, left, top))
        top += height + SPACE
    parts.append(placed(players(view), left, top))
    return f'<g id="live">{"".join(parts)}</g>'


def view_box(view: View, wide: bool = False) -> str:
    """The viewBox of a picture that has the two layers."""
    return " ".join(f"{value:g}" for value in page(view, wide))


def page(view: View, wide: bool) -> Rectangle:
    """Left, top, width and height of the whole picture."""
    text = sum(height + SPACE for _, height in panels(view)) + players_height(view)
    if wide:
        return -MARGIN, -MARGIN, BESIDE + BOARD_WIDTH + 2 * MARGIN, max(BOARD_HEIGHT + MARGIN, text) + MARGIN
    return -MARGIN, -MARGIN, BOARD_WIDTH + 2 * MARGIN, BELOW + text + MARGIN


def card(kind: str, name: str) -> str:
    """The face of a card, or with the name `back` the back of its deck, as an SVG document.

    >>> card("leader", "asha").startswith("<svg")
    True
    """
    return document(f"0 0 {CARD_WIDTH} {CARD_HEIGHT}", card_title(kind, name), face(kind, name))


def hand(view: View) -> str:
    """The cards that only the viewer holds, side by side, as an SVG document."""
    return hand_document(view)
