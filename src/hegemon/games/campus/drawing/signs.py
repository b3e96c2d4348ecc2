"""What stands in a room where the picture is so small that its fine lettering cannot be read: a larger badge, and above
it or beside it the name, where large letters have room; in cells of the map."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import Block, block_height, broken, text_width
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point, Vertex

SCALE = 10  # units of the drawing to a cell
GAP = 0.48  # between a name and its badge
BADGE_WIDTH = owners.BADGE_WIDTH / SCALE
BADGE_HEIGHT = owners.BADGE_HEIGHT / SCALE
PADDING = (0.8, 0.7)  # of both sides together, between the walls and what stands in a room

FAR = 1.95  # size of the letters on a phone held upright
HALFWAY = 1.45  # on one held sideways
# How many times as large a badge is: beside a name in these letters at least and at most, and alone at most.
LEAST_BADGES = {FAR: 1.35, HALFWAY: 1.2}
NAMED_BADGES = {FAR: 1.7, HALFWAY: 1.45}
LARGEST_BADGES = {FAR: 2.2, HALFWAY: 1.75}

# What people say for short, where the whole name has no room.
SHORT = {
    "Boathouse": "Boats",
    "Bookshop": "Books",
    "Chemistry": "Chem.",
    "Gymnasium": "Gym",
    "Mathematics": "Maths",
    "Robotics": "Robots",
}


class Sign(NamedTuple):
    """A badge, so many times as large, and the name if it has room."""

    name: Block | None
    badge: Point
    times: float
    is_whole: bool = False  # the name, and not a short one

    def boxes(self) -> list[Rectangle]:
        """What is written, as rectangles."""
        width, height = BADGE_WIDTH * self.times, BADGE_HEIGHT * self.times
        found = [(self.badge[0] - width / 2, self.badge[1] - height / 2, width, height)]
        if self.name:
            wide, tall = self.name.width(), self.name.height()
            found.append((self.name.x - wide / 2, self.name.y - tall / 2, wide, tall))
        return found


def sign(cells: list[Vertex], label: str, size: float) -> Sign:
    """The name in letters of such a size, or the short one, with the largest badge; or else a badge alone."""
    for word in (label, SHORT.get(label, "")):
        if word and (found := named(cells, word, size)):
            return found._replace(is_whole=word == label)
    return alone(cells, LARGEST_BADGES[size])


def named(cells: list[Vertex], word: str, size: float) -> Sign | None:
    """The best place for a name with its badge, nearest to the middle of the room; None where there is none."""
    best: tuple[float, Sign] | None = None
    for box, away in spaces(cells):
        for lines in broken(word):
            for worth, found in arrangements(lines, size, box):
                if found.times >= LEAST_BADGES[size] and (best is None or worth - away > best[0]):
                    best = (worth - away, found)
    return best[1] if best else None


def arrangements(lines: list[str], size: float, box: Rectangle) -> Iterator[tuple[float, Sign]]:
    """The name above the badge, and beside it, each with its worth."""
    left, top, width, height = box
    x, y = left + width / 2, top + height / 2
    wide, tall = max(text_width(line) for line in lines) * size, block_height(len(lines), size)
    largest = NAMED_BADGES[size]
    times = min(largest, width / BADGE_WIDTH, (height - GAP - tall) / BADGE_HEIGHT)
    if wide <= width:
        foot = (tall + GAP + times * BADGE_HEIGHT) / 2
        name = Block(lines, size, x, y - foot + tall / 2)
        yield times, Sign(name, (x, y + foot - times * BADGE_HEIGHT / 2), times)
    times = min(largest, (width - GAP - wide) / BADGE_WIDTH, height / BADGE_HEIGHT)
    if tall <= height:
        end = (wide + GAP + times * BADGE_WIDTH) / 2
        name = Block(lines, size, x - end + wide / 2, y)
        yield times, Sign(name, (x + end - times * BADGE_WIDTH / 2, y), times)


def alone(cells: list[Vertex], largest: float) -> Sign:
    """The largest badge, nearest to the middle of the room."""
    best: tuple[float, Sign] | None = None
    for (left, top, width, height), away in spaces(cells):
        times = min(largest, width / BADGE_WIDTH, height / BADGE_HEIGHT)
        if best is None or times - away > best[0]:
            best = (times - away, Sign(None, (left + width / 2, top + height / 2), times))
    assert best is not None, "a room has cells"
    return best[1]


def spaces(cells: list[Vertex]) -> Iterator[tuple[Rectangle, float]]:
    """The rectangles in a room without their padding, and how little each is worth for lying aside."""
    x, y = sum(x for x, _ in cells) / len(cells) + 0.5, sum(y for _, y in cells) / len(cells) + 0.5
    for left, top, width, height in rectangles(set(cells)):
        across, down = left + width / 2, top + height / 2
        wide, tall = width - PADDING[0], height - PADDING[1]
        yield (across - wide / 2, down - tall / 2, wide, tall), hypot(across - x, down - y) / 12


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
