"""The board of Campus, drawn as SVG from a seat's view."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.floorplan import floorplan
from hegemon.games.campus.drawing.live import View, legend, legend_height, live_layer
from hegemon.games.campus.drawing.still import MARGIN, SCALE, still_layer


def draw(view: View) -> str:
    """The whole board as an SVG document that needs nothing beside it."""
    plan = floorplan(str(view["map"]), int(view["size"]))
    width, height = plan.grid.width * SCALE, plan.grid.height * SCALE
    strip = legend_height(int(view["players"]), width)
    box = f"{-MARGIN} {-MARGIN} {width + 2 * MARGIN} {height + 2 * MARGIN + strip}"
    page = (
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width + 2 * MARGIN}" height="{height + 2 * MARGIN + strip}" '
        f'fill="{palette.FLOOR}"/>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">'
        f"<title>Campus: {plan.map.name}</title>{page}"
        f"{still(str(view['map']), int(view['size']))}{live(view)}{legend(view, height + MARGIN + 4, width)}</svg>"
    )


@lru_cache(maxsize=32)
def still(map_name: str, size: int) -> str:
    """The map alone, as a group with the id `still`: the same for every game on it."""
    return still_layer(floorplan(map_name, size))


def live(view: View) -> str:
    """What changes, as a group with the id `live`; it uses shapes of the still layer."""
    return live_layer(floorplan(str(view["map"]), int(view["size"])), view)


def view_box(map_name: str, size: int) -> str:
    """The viewBox of a picture that has only the two layers."""
    grid = floorplan(map_name, size).grid
    return f"{-MARGIN} {-MARGIN} {grid.width * SCALE + 2 * MARGIN} {grid.height * SCALE + 2 * MARGIN}"
