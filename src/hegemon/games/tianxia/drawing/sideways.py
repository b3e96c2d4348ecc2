"""The board on a phone held sideways: two pages, each as broad and as high as what the rail leaves of the screen.

nomads and the wall | order            palace                  | way back
regions             | fortify | train  ------------------------+---------
                    | barges           ships of all four places, side by side
                    | bonus tiles
                    | standing in the palace and on ships, the way there
"""

from __future__ import annotations

from hegemon.games.tianxia.drawing import upright
from hegemon.games.tianxia.drawing.places import MAP_FOOT, MAP_LEFT, MAP_RIGHT, RIVER, SHIPS
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import number

MARGIN = 8
PAGE = MAP_FOOT + 10.0  # the height of a page
SPAN = 905.0  # and its breadth
BETWEEN = 110.0  # the pages, so that one sees nothing of the other
LEFT = MAP_LEFT - MARGIN
SIDE = MAP_RIGHT + 14.0  # where the column beside the map begins
BREADTH = LEFT + SPAN - 6 - SIDE
ORDER: Rectangle = (SIDE, 8, BREADTH, 60)
DRILLS: Rectangle = (SIDE, 74, BREADTH, 80)
BARGES: Rectangle = (SIDE, 160, BREADTH, 206)
BONUS: Rectangle = (SIDE, 370, BREADTH, 98)
STANDING: Rectangle = (SIDE, 474, BREADTH, 132)
SECOND = PAGE + BETWEEN  # where the second page begins
BOX: Rectangle = (LEFT, 0, SPAN, SECOND + PAGE)

PALACE_SCALE = 1.22
SHIP_SCALE = 1.3
PALACE_TOP = SECOND + 6
PALACE_RIGHT = LEFT + 6 + upright.PALACE[2] * PALACE_SCALE
PALACE_HEIGHT = upright.PALACE[3] * PALACE_SCALE
BACK: Rectangle = (PALACE_RIGHT + 6, PALACE_TOP, LEFT + SPAN - 12 - PALACE_RIGHT, PALACE_HEIGHT)
HARBOUR: Rectangle = (LEFT + 3, PALACE_TOP + PALACE_HEIGHT + 6, SPAN - 6, PAGE - PALACE_HEIGHT - 15)
BERTH = SHIPS[3] / 4
HULL = SHIPS[2] * SHIP_SCALE
BARGE_SCALE = 1.05


def moved(x: float, y: float, scale: float, from_x: float, from_y: float) -> str:
    """How a part comes to its place, as the table reads it."""
    shift = f"{number(x - from_x * scale)} {number(y - from_y * scale)}"
    return f' data-sideways="translate({shift}) scale({scale:.4g})"'


def palace_moved() -> str:
    """The palace lies as it does on a phone held upright, and is larger."""
    return moved(LEFT + 6, PALACE_TOP, PALACE_SCALE, *upright.PALACE[:2])


def ship_moved(at: int) -> str:
    """A ship in a row of four."""
    first = LEFT + (SPAN - 4 * HULL) / 2
    top = HARBOUR[1] + (HARBOUR[3] - BERTH * SHIP_SCALE) / 2
    return moved(first + HULL * at, top, SHIP_SCALE, SHIPS[0], SHIPS[1] + BERTH * at)


def barge_moved(at: int, width: float) -> str:
    """A barge, two by two."""
    row, column = divmod(at, 2)
    x, y = BARGES[0] + BREADTH / 4 * (2 * column + 1), BARGES[1] + BARGES[3] / 2 * row
    return moved(x, y, BARGE_SCALE, RIVER[0] + width * (at + 0.5), RIVER[1] + 4)


def drill_place(at: int) -> Rectangle:
    """A place for discs of those who fortify or train."""
    wide = (BREADTH - 7) / 2
    return DRILLS[0] + (wide + 7) * at, DRILLS[1], wide, DRILLS[3]


def tile_place(at: int, most: int) -> Rectangle:
    """Where a bonus tile lies: they are in two rows below their name."""
    a_row = -(-most // 2)
    row, column = divmod(at, a_row)
    wide, high = (BREADTH - 8) / a_row, (BONUS[3] - 28) / 2
    return BONUS[0] + 4 + wide * column, BONUS[1] + 26 + high * row, wide, high


def sideways_box() -> str:
    """What is shown of this arrangement: left, top, width and height."""
    return " ".join(number(side) for side in BOX)
