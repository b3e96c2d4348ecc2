"""The board on a phone held upright: wall, map and river keep their places, and what lay beside them stands below.

nomads and the wall
regions
barges  | bonus tiles
fortify | train | order
--------+-------+------ as far as a phone shows it
palace
ships   | ships
ships   | ships
"""

from __future__ import annotations

from hegemon.games.tianxia.drawing.places import HEIGHT, MAP_FOOT, MAP_LEFT, MAP_RIGHT, SHIPS
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import number

MARGIN = 8
GAP = 9
WIDTH = MAP_RIGHT - MAP_LEFT
DRILL_WIDTH = 196
ROW: Rectangle = (MAP_LEFT, HEIGHT, WIDTH, 86)  # places to fortify and train, and the order of turns
ORDER: Rectangle = (MAP_LEFT + 2 * (DRILL_WIDTH + GAP), ROW[1], WIDTH - 2 * (DRILL_WIDTH + GAP), ROW[3])
FOLD = ROW[1] + ROW[3] + GAP  # where the second part begins
PALACE: Rectangle = (MAP_LEFT, FOLD + GAP, WIDTH, 314)
HARBOUR = PALACE[1] + PALACE[3] + GAP  # the first of two rows of ships

BERTHS = 2  # side by side
BERTH = SHIPS[3] / 4
SCALE = 1.7
INDENT = (WIDTH - BERTHS * SHIPS[2] * SCALE - GAP) / 2
HARBOUR_HEIGHT = 2 * BERTH * SCALE + GAP
BOX: Rectangle = (MAP_LEFT - MARGIN, 0, WIDTH + 2 * MARGIN, HARBOUR + HARBOUR_HEIGHT + MARGIN)
LAST: Rectangle = (MAP_LEFT - MARGIN, 0, WIDTH + 2 * MARGIN, MAP_FOOT + MARGIN)  # of the last board: wall and regions


def drill_place(at: int) -> Rectangle:
    """A place for discs of those who fortify or train."""
    return MAP_LEFT + (DRILL_WIDTH + GAP) * at, ROW[1], DRILL_WIDTH, ROW[3]


def ship_moved(at: int) -> str:
    """How a ship comes to its place among the four, two by two, as the table reads it."""
    row, column = divmod(at, BERTHS)
    x = MAP_LEFT + INDENT + (SHIPS[2] * SCALE + GAP) * column - SHIPS[0] * SCALE
    y = HARBOUR + 6 + BERTH * SCALE * row - (SHIPS[1] + BERTH * at) * SCALE
    return f' data-upright="translate({number(x)} {number(y)}) scale({SCALE:.4g})"'


def upright_box(shown: Rectangle = BOX) -> str:
    """What is shown of this arrangement: left, top, width and height."""
    return " ".join(number(side) for side in shown)
