"""The board of Frontier, drawn as SVG from a seat's view."""

from __future__ import annotations

from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.live import live_pieces as pieces
from hegemon.games.frontier.drawing.panels import WIDTH, all_panels
from hegemon.games.frontier.drawing.still import layout_of, margin, page, still_layer
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.sentences import status
from hegemon.kit.drawing.markup import box, document, live_group
from hegemon.kit.drawing.outlines import number, pair

__all__ = ["draw", "ground", "pieces", "still", "view_box"]

GAP = 8  # between panels
STATUS = 30  # height of the line that says how it stands
STATUS_SIZE = 17


def draw(view: FrontierView) -> str:
    """The whole board as an SVG document that needs nothing beside it: the map, and the panels below it."""
    left, top, width, height = page(view["width"], view["height"])
    strip, foot = column(view, width)
    size = f"{left:g} {top:g} {width:g} {height + foot:g}"
    ground = box(left, top, width, height + foot, palette.PAGE, rounding=10)
    below = f'<g id="panels" transform="translate({pair(left, top + height)})">{strip}</g>'
    return document(size, f"Frontier, map {view['map']}", ground + still(view) + live_group(pieces(view)) + below)


def column(view: FrontierView, width: float) -> tuple[str, float]:
    """What stands below the map, side by side as far as it fits; and how high that is."""
    edge = margin(view["width"], view["height"])
    columns = max(1, int((width - GAP) / (WIDTH + GAP)))
    scale = min(1.4, (width - 2 * edge - GAP * (columns - 1)) / columns / WIDTH)
    line = palette.PEN.cut(edge, STATUS_SIZE, STATUS_SIZE, status(view), width - 2 * edge)
    parts, top = [line], float(STATUS)
    found = all_panels(view)
    for at in range(0, len(found), columns):
        for k, panel in enumerate(found[at : at + columns]):
            place = pair(edge + k * (WIDTH * scale + GAP), top)
            parts.append(f'<g transform="translate({place}) scale({scale:.3f})">{panel.markup}</g>')
        top += max(panel.height for panel in found[at : at + columns]) * scale + GAP
    return "".join(parts), top + GAP


def view_box(view: FrontierView) -> str:
    """The viewBox of a picture that has only the two layers."""
    return " ".join(number(value) for value in page(view["width"], view["height"]))


def still(view: FrontierView) -> str:
    """The map alone, as a group with the id `still`: the same for every game on it."""
    return still_layer(layout_of(view))


def ground(view: FrontierView) -> tuple[str, str]:
    """The land around the map, in the light and in the dark."""
    return palette.AROUND
