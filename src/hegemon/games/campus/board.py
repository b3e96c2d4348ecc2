"""The board of Campus, drawn as SVG from a seat's view."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.campus.drawing import legend, palette
from hegemon.games.campus.drawing.floorplan import bounds, floorplan, grown
from hegemon.games.campus.drawing.live import live_pieces as pieces
from hegemon.games.campus.drawing.plates import sight
from hegemon.games.campus.drawing.signs import FAR, HALFWAY, SCALE
from hegemon.games.campus.drawing.still import MARGIN, still_layer
from hegemon.games.campus.knowledge import CampusView
from hegemon.kit.drawing.markup import Rectangle, box, live_group
from hegemon.kit.drawing.outlines import number

__all__ = ["draw", "ground", "pieces", "still", "view_box"]

VERGE = 0.9  # cells of lawn round the buildings, for their walls
AIR = 0.3  # and round their signs


def draw(view: CampusView) -> str:
    """The whole board as an SVG document that needs nothing beside it."""
    plan = floorplan(view["map"], view["size"])
    left, top, width, height = page(view)
    inner = plan.grid.width * SCALE
    foot = legend.legend_height(view["players"], inner)
    strip = legend.legend(view, plan.grid.height * SCALE + MARGIN + 4, inner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height + foot}" role="img">'
        f"<title>Campus: {plan.map.name}</title>{still(view)}{live_group(pieces(view))}"
        f"{box(left, top + height, width, foot, palette.FLOOR)}{strip}</svg>"
    )


def page(view: CampusView) -> Rectangle:
    """Left, top, width and height of the map with its margin."""
    grid = floorplan(view["map"], view["size"]).grid
    return -MARGIN, -MARGIN, grid.width * SCALE + 2 * MARGIN, grid.height * SCALE + 2 * MARGIN


def view_box(view: CampusView) -> str:
    """The viewBox of a picture that has only the two layers: no more lawn than what is built and written needs."""
    return frame(view["map"], view["size"])


@lru_cache(maxsize=32)
def frame(map_name: str, size: int) -> str:
    """The same of a map."""
    plan = floorplan(map_name, size)
    built = bounds([place for room in range(len(plan.names)) for place in plan.grid.places(room)])
    plates = plan.plaques + [
        plate for letters in (FAR, HALFWAY) for plate in sight(map_name, size, letters).plates.values()
    ]
    boxes = [grown(built, VERGE)] + [grown(plate.box(), AIR) for plate in plates]
    left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
    right, foot = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
    return " ".join(number(side * SCALE) for side in (left, top, right - left, foot - top))


def still(view: CampusView) -> str:
    """The map alone, as a group with the id `still`: the same for every game on it."""
    return still_layer(view["map"], view["size"])


def ground(view: CampusView) -> tuple[str, str]:
    """The lawn around the map, in the light and in the dark."""
    return palette.AROUND
