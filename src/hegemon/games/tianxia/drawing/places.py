"""Where everything lies on the board: the wall above, the palace at the left, ships at the right, the river below.

camp    | nomads and the wall          | order
--------+------------------------------+--------
palace  | regions: a column for a lane | ships
        | and a row for a raid         |
        |------------------------------|
        | barges        | bonus tiles  |
"""

from __future__ import annotations

from hegemon.games.tianxia import content
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point

WIDTH = 1056
HEIGHT = 726

COLUMN = 163
ROW = 150
MAP_LEFT = 216
MAP_TOP = 152
MAP_RIGHT = MAP_LEFT + 4 * COLUMN
MAP_FOOT = MAP_TOP + 3 * ROW

CAMP: Rectangle = (8, 8, 200, 136)
PALACE: Rectangle = (8, 152, 200, 566)
ORDER: Rectangle = (876, 8, 172, 136)
SHIPS: Rectangle = (876, 152, 172, 566)
RIVER: Rectangle = (MAP_LEFT, MAP_FOOT + 4, 354, HEIGHT - MAP_FOOT - 12)
BONUS: Rectangle = (MAP_LEFT + 362, MAP_FOOT + 10, 4 * COLUMN - 362, HEIGHT - MAP_FOOT - 18)

# The cells of regions, column and row, the first with the region's name.
CELLS = {
    "qin": [(0, 0), (0, 1)],
    "zhao": [(1, 0), (2, 0)],
    "yan": [(3, 0), (3, 1)],
    "wei": [(1, 1), (2, 2)],
    "han": [(2, 1)],
    "chu": [(0, 2), (1, 2)],
    "qi": [(3, 2)],
}


def corner(column: float, row: float) -> Point:
    """Where cells meet, counted from the north-west."""
    return MAP_LEFT + column * COLUMN, MAP_TOP + row * ROW


# The outlines of regions, as corners of cells; at the two that are no whole ones Wei goes through between Han and Chu.
NORTH, SOUTH = (2.035, 1.965), (2.0, 2.07)
BORDERS: dict[str, list[Point]] = {
    "qin": [(0, 0), (1, 0), (1, 1), (1, 2), (0, 2), (0, 1)],
    "zhao": [(1, 0), (2, 0), (3, 0), (3, 1), (2, 1), (1, 1)],
    "yan": [(3, 0), (4, 0), (4, 1), (4, 2), (3, 2), (3, 1)],
    "wei": [(1, 1), (2, 1), NORTH, (3, 2), (3, 3), (2, 3), SOUTH, (1, 2)],
    "han": [(2, 1), (3, 1), (3, 2), NORTH],
    "chu": [(0, 2), (1, 2), SOUTH, (2, 3), (1, 3), (0, 3)],
    "qi": [(3, 2), (4, 2), (4, 3), (3, 3)],
}


def lane_left(lane: int) -> float:
    return MAP_LEFT + lane * COLUMN


def building_place(name: str) -> Point:
    """The upper left corner of a building: its column is its lane, its row its turn to be raided."""
    lane = next(row.lane for row in content.BUILDINGS if row.name == name)
    path = [row.name for row in content.BUILDINGS if row.lane == lane]
    left, top = corner(content.LANES.index(lane), path.index(name))
    return left + 7, top + 38
