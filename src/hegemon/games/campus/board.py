"""The board of Campus, drawn as SVG from a seat's view."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.campus.drawing import legend, palette
from hegemon.games.campus.drawing.floorplan import floorplan
from hegemon.games.campus.drawing.live import View, live_pieces
from hegemon.games.campus.drawing.still import MARGIN, SCALE, still_layer
from hegemon.kit.drawing.layers import live_group


def draw(view: View) -> str:
    """The whole board as an SVG document that needs nothing beside it."""
    plan = floorplan(str(view["map"]), int(view["size"]))
    width, height = plan.grid.width * SCALE, plan.grid.height * SCALE
    strip = legend.legend_height(int(view["players"]), width)
    box = f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN + strip}"
    page = (
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width + 2 * MARGIN}" height="{height + 2 * MARGIN + strip}" '
        f'fill="{palette.FLOOR}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
        f"<title>Campus: {plan.map.name}</title>{page}"
        f"{still(view)}{live(view)}{legend.legend(view, height + MARGIN + 4, width)}</svg>"
    )


def view_box(view: View) -> str:
    """The viewBox of a picture that has only the two layers."""
    grid = floorplan(str(view["map"]), int(view["size"])).grid
    return f"{-MARGIN} {-MARGIN} {grid.width * SCALE + 2 * MARGIN} {grid.height * SCALE + 2 * MARGIN}"


def still(view: View) -> str:
    """The map alone, as a group with the id `still`: the same for every game on it."""
    return still_map(str(view["map"]), int(view["size"]))


@lru_cache(maxsize=32)
def still_map(map_name: str, size: int) -> str:
    """The still layer of a map, made once."""
    return still_layer(floorplan(map_name, size))


def pieces(view: View) -> dict[str, str]:
    """What changes, part by part from the bottom up; the parts use shapes of the still layer."""
    return live_pieces(view)


def live(view: View) -> str:
    """All of what changes, as a group with the id `live`."""
    return live_group(pieces(view))


def panels(view: View) -> dict[str, str]:
    """Who plays which colour and how they stand, a panel for each player."""
    return legend.panels(view)


def hand(view: View) -> str:
    """Nobody holds anything that others do not see."""
    return ""
