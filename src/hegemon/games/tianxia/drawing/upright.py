"""The board on a phone held upright: wall, map and river keep their places, and what lay beside them stands below.

nomads and the wall
regions
barges | bonus tiles
-------+--------------
palace | camp  | order
       | ships | ships
       | ships | ships
"""

from __future__ import annotations

from hegemon.games.tianxia.drawing.places import (
    CAMP,
    HEIGHT,
    MAP_LEFT,
    MAP_RIGHT,
    ORDER,
    PALACE,
    SHIPS,
)
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import number

MARGIN = 8
TOP = HEIGHT + 4  # of what stands below the river
BOX: Rectangle = (MAP_LEFT - MARGIN, 0, MAP_RIGHT - MAP_LEFT + 2 * MARGIN, TOP + PALACE[3] + MARGIN)

BESIDE = MAP_LEFT + PALACE[2] + 12  # where ships, camp and order begin
GAP = 10
WIDE = (MAP_RIGHT - BESIDE - GAP) / 2
SCALE = WIDE / CAMP[2]
HARBOUR = TOP + CAMP[3] * SCALE + GAP  # the first of two rows of ships
BERTHS = 2  # side by side
BERTH = SHIPS[3] / 4


def moved(rectangle: Rectangle, x: float, y: float, scale: float = 1.0) -> str:
    """How a part comes to a place, as the table reads it."""
    left, top = x - rectangle[0] * scale, y - rectangle[1] * scale
    return f' data-upright="translate({number(left)} {number(top)}) scale({scale:.4g})"'


def ship_moved(at: int) -> str:
    """A ship among the four, two by two."""
    row, column = divmod(at, BERTHS)
    place = (SHIPS[0], SHIPS[1] + BERTH * at, SHIPS[2], BERTH)
    return moved(place, BESIDE + (WIDE + GAP) * column, HARBOUR + (BERTH * SCALE + GAP / 2) * row, SCALE)


PALACE_MOVED = moved(PALACE, MAP_LEFT, TOP)
CAMP_MOVED = moved(CAMP, BESIDE, TOP, SCALE)
ORDER_MOVED = moved(ORDER, BESIDE + WIDE + GAP, TOP, SCALE)


def upright_box() -> str:
    """What is shown of this arrangement: left, top, width and height."""
    return " ".join(number(side) for side in BOX)
