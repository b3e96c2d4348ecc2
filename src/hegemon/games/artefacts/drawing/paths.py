"""Paths of SVG written in few letters: every point from the one before, in whole units."""

from __future__ import annotations

from collections.abc import Iterable

from hegemon.kit.drawing.outlines import Point


class Path:
    """A pen that remembers the unit that was written, so that no error adds up.

    >>> Path((10, 10)).draw("q", (12, 8.04), (15, 8))
    'M10 10q2-2 5-2'
    """

    def __init__(self, start: Point) -> None:
        self.at = whole(start)
        self.last = "M"
        self.text = "M" + joined(self.at)

    def draw(self, kind: str, *points: Point) -> str:
        """A line to a point or a curve by one to another, both from where the pen is; the path so far."""
        steps = [whole(point) for point in points]
        words = joined([value for x, y in steps for value in (x - self.at[0], y - self.at[1])])
        if steps[-1] != self.at:
            self.text += kind + words if kind != self.last else words if words.startswith("-") else " " + words
            self.at, self.last = steps[-1], kind
        return self.text


def whole(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def joined(numbers: Iterable[int]) -> str:
    """Numbers as text, a blank only where no sign parts them.

    >>> joined([12, -5, 3])
    '12-5 3'
    """
    return " ".join(str(number) for number in numbers).replace(" -", "-")
