"""Paths of SVG written in few letters: every point from the one before, in tenths of a unit."""

from __future__ import annotations

from hegemon.kit.drawing.outlines import Point

TENTHS = 10


class Path:
    """A pen that remembers where it is to the tenth that was written, so that no error adds up.

    >>> Path((10, 10)).draw("q", (12, 8.04), (15, 8))
    'M10 10q2-2 5-2'
    """

    def __init__(self, start: Point) -> None:
        self.at = tenths(start)
        self.last = "M"
        self.text = "M" + joined(*self.at)

    def draw(self, kind: str, *points: Point) -> str:
        """A line to a point or a curve by one to another, both from where the pen is; the path so far."""
        steps = [tenths(point) for point in points]
        numbers = [value for x, y in steps for value in (x - self.at[0], y - self.at[1])]
        if any(numbers[-2:]):
            words = joined(*numbers)
            self.text += kind + words if kind != self.last else words if words.startswith("-") else " " + words
            self.at, self.last = steps[-1], kind
        return self.text


def tenths(point: Point) -> tuple[int, int]:
    return round(point[0] * TENTHS), round(point[1] * TENTHS)


def joined(*numbers: int) -> str:
    """Numbers of tenths as text, a blank only where no sign parts them.

    >>> joined(120, -5, 13)
    '12-.5 1.3'
    """
    text = ""
    for number in numbers:
        word = f"{number / TENTHS:g}".replace("0.", ".") if -TENTHS < number < TENTHS else f"{number / TENTHS:g}"
        text += word if not text or word.startswith("-") else " " + word
    return text
