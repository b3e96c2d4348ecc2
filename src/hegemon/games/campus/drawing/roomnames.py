"""The names of rooms on a smaller picture: each over or beside its badge, in every room that has space for both."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from hegemon.games.campus.drawing.signs import BADGE_HEIGHT, BADGE_WIDTH, rectangles
from hegemon.kit.drawing.lettering import Block, block_height, broken, text_width
from hegemon.kit.drawing.outlines import Point, Vertex

ASIDE, ABOVE = 0.7, 0.9  # left free on both sides together, between walls and what is written
GAP = 0.4  # between a name and its badge
SECOND_LINE = 1.0  # how far from the middle of the room is as bad as a second line, in cells

Written = tuple[Block, Point]  # a name, and the middle of its badge


def written(cells: list[Vertex], label: str, letters: float, times: float) -> Written | None:
    """A name in such letters and a badge so many times as large, nearest to the middle of a room that has space."""
    best = min(ways(cells, label, letters, times), key=lambda way: way[0], default=None)
    return (best[1], best[2]) if best else None


def ways(cells: list[Vertex], label: str, letters: float, times: float) -> Iterator[tuple[float, Block, Point]]:
    """The ways to write a name and a badge into a room, each with what speaks against it."""
    x, y = sum(x for x, _ in cells) / len(cells) + 0.5, sum(y for _, y in cells) / len(cells) + 0.5
    for left, top, width, height in rectangles(set(cells)):
        middle = (left + width / 2, top + height / 2)
        for lines in broken(label):
            against = hypot(middle[0] - x, middle[1] - y) + SECOND_LINE * len(lines)
            for found in (above(lines, middle, letters, times), beside(lines, middle, letters, times)):
                name, badge, needed = found
                if needed[0] + ASIDE <= width and needed[1] + ABOVE <= height:
                    yield against, name, badge


def above(lines: list[str], middle: Point, letters: float, times: float) -> tuple[Block, Point, Point]:
    """A name above its badge, and the width and height of both."""
    tall, badge = block_height(len(lines), letters), (BADGE_WIDTH * times, BADGE_HEIGHT * times)
    whole = tall + GAP + badge[1]
    name = Block(lines, letters, middle[0], middle[1] - whole / 2 + tall / 2)
    return name, (middle[0], middle[1] + whole / 2 - badge[1] / 2), (max(name.width(), badge[0]), whole)


def beside(lines: list[str], middle: Point, letters: float, times: float) -> tuple[Block, Point, Point]:
    """A name at the left of its badge, and the width and height of both."""
    wide, badge = max(text_width(line) for line in lines) * letters, (BADGE_WIDTH * times, BADGE_HEIGHT * times)
    whole = wide + GAP + badge[0]
    name = Block(lines, letters, middle[0] - whole / 2 + wide / 2, middle[1])
    return name, (middle[0] + whole / 2 - badge[0] / 2, middle[1]), (whole, max(name.height(), badge[1]))
