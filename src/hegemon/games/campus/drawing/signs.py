"""What stands on a picture so small that the full one cannot be read: badges, all of one size, and the plates of the
buildings in large letters; in cells of the map."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point, Vertex

SCALE = 10  # units of the drawing to a cell
BADGE_WIDTH = owners.BADGE_WIDTH / SCALE
BADGE_HEIGHT = owners.BADGE_HEIGHT / SCALE
PADDING = 0.4  # of both sides together, between the walls and a badge

FAR = 2.25  # size of the letters on a phone held upright
HALFWAY = 1.7  # on one held sideways
LARGEST_BADGES = {FAR: 1.75, HALFWAY: 1.35}  # how many times as large a badge is, at most

PLATE_HEIGHT = 1.4  # in parts of the size of the letters


class Plaque:
    """A building's name and bonus on a plate."""

    def __init__(self, label: str, bonus: int, size: float, x: float, y: float) -> None:
        self.label = label
        self.bonus = bonus
        self.size = size
        self.x = x
        self.y = y

    def box(self) -> Rectangle:
        return (self.x, self.y, *plaque_size(self.label, self.size))


def plaque_size(label: str, size: float) -> Point:
    """Width and height: the name, and the disc with the bonus at its end."""
    return ((text_width(label) + PLATE_HEIGHT + 0.7) * size, PLATE_HEIGHT * size)


def badge_places(rooms: list[list[Vertex]], largest: float) -> tuple[float, list[Point]]:
    """How many times as large all badges can be, and where each stands: nearest to the middle of its room."""
    times = min([largest, *(max(fitting(box) for box, _ in spaces(cells)) for cells in rooms)])
    return times, [badge_place(cells, times) for cells in rooms]


def badge_place(cells: list[Vertex], times: float) -> Point:
    """The place nearest to the middle of a room where a badge of such a size has room."""
    roomy = [(away, box) for box, away in spaces(cells) if fitting(box) >= times]
    _, (left, top, width, height) = min(roomy)
    return (left + width / 2, top + height / 2)


def fitting(box: Rectangle) -> float:
    """How many times as large a badge fits between the walls of a rectangle."""
    return min((box[2] - PADDING) / BADGE_WIDTH, (box[3] - PADDING) / BADGE_HEIGHT)


def spaces(cells: list[Vertex]) -> Iterator[tuple[Rectangle, float]]:
    """The rectangles in a room, and how far the middle of each is from that of the room."""
    x, y = sum(x for x, _ in cells) / len(cells) + 0.5, sum(y for _, y in cells) / len(cells) + 0.5
    for left, top, width, height in rectangles(set(cells)):
        yield (left, top, width, height), hypot(left + width / 2 - x, top + height / 2 - y)


def rectangles(cells: set[Vertex]) -> Iterator[tuple[int, int, int, int]]:
    """The rectangles of cells in a room: for each first cell and height the widest."""
    for x, y in sorted(cells):
        width, height = 1 << 20, 0
        while (x, y + height) in cells:
            reach = 0
            while reach < width and (x + reach, y + height) in cells:
                reach += 1
            width, height = reach, height + 1
            yield x, y, width, height
