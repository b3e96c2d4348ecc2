"""The board and the cards of Swarm, drawn as SVG from a seat's view."""

from __future__ import annotations

from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.cards import CARD_HEIGHT, CARD_WIDTH, card_title, face
from hegemon.games.swarm.drawing.hands import cards
from hegemon.games.swarm.drawing.live import live_pieces as pieces
from hegemon.games.swarm.drawing.panels import all_panels
from hegemon.games.swarm.drawing.shapes import BOARD_HEIGHT, BOARD_WIDTH, MARGIN, RIM, SPACE
from hegemon.games.swarm.drawing.status import STATUS_HEIGHT, status
from hegemon.games.swarm.drawing.still import layout_of, still_layer
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.markup import Rectangle, box, document, live_group, placed

__all__ = ["card", "cards", "draw", "ground", "pieces", "still", "view_box"]

AIR = 2  # of the ground above and below
BELOW = BOARD_HEIGHT + MARGIN + 8  # where the panels begin below the tiles
BESIDE = BOARD_WIDTH + MARGIN + RIM  # and beside them, where the page is wide


def draw(view: View, wide: bool = False) -> str:
    """The whole board as an SVG document that needs nothing beside it; a wide one has the panels at the right."""
    where = page(view, wide)
    size = " ".join(f"{value:g}" for value in where)
    ground = box(*where, palette.PAGE, rounding=8)
    return document(size, "Swarm", ground + still(view) + live_group(pieces(view)) + column(view, wide))


def page(view: View, wide: bool) -> Rectangle:
    """Left, top, width and height of the whole picture."""
    text = STATUS_HEIGHT + SPACE + sum(panel.height + panel.gap for panel in all_panels(view))
    if wide:
        high = max(BOARD_HEIGHT + MARGIN, text) + MARGIN + AIR
        return -MARGIN, -MARGIN - AIR, BESIDE + BOARD_WIDTH + MARGIN + RIM, high
    return -MARGIN, -MARGIN - AIR, BOARD_WIDTH + MARGIN + RIM, BELOW + text + MARGIN + AIR


def column(view: View, wide: bool) -> str:
    """The panels under each other, below the tiles or beside them."""
    left, top = (BESIDE, 0.0) if wide else (0, float(BELOW))
    parts = [placed(status(view), left, top)]
    top += STATUS_HEIGHT + SPACE
    for panel in all_panels(view):
        parts.append(placed(panel.markup, left, top))
        top += panel.height + panel.gap
    return f'<g id="panels">{"".join(parts)}</g>'


def view_box(view: View) -> str:
    """The viewBox of a picture that has only the two layers."""
    return f"{-MARGIN} {-MARGIN - AIR} {BOARD_WIDTH + MARGIN + RIM} {BOARD_HEIGHT + MARGIN + RIM + 2 * AIR}"


def still(view: View) -> str:
    """The tiles alone, as a group with the id `still`: the same as long as they lie as they do."""
    return still_layer(layout_of(view))


def ground(view: View) -> tuple[str, str]:
    """The sand around the board, in the light and in the dark."""
    return palette.GROUND


def card(kind: str, name: str) -> str:
    """The face of a card, or with the name `back` the back of its deck, as an SVG document.

    >>> card("leader", "asha").startswith("<svg")
    True
    """
    return document(f"0 0 {CARD_WIDTH} {CARD_HEIGHT}", card_title(kind, name), face(kind, name))
