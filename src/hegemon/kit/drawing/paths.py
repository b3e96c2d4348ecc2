"""Paths as SVG writes them, taken apart, so that the same drawing can be moved, scaled, and printed on paper.

Known are the commands M L H V C S Q Z and their small letters; what comes out has only M, L, C and Z, absolute. A round
thing is four curves.
"""

from __future__ import annotations

import re
from functools import lru_cache

from hegemon.kit.drawing.outlines import number

Step = tuple[str, tuple[float, ...]]  # M or L with a point, C with three, Z with none

WORDS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
LENGTHS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}
ROUND = 0.5523  # how far the pulls of a curve stand off that draws a quarter of a circle of radius 1


@lru_cache(maxsize=4096)
def steps(path: str) -> tuple[Step, ...]:
    """The steps of a path, absolute.

    >>> steps("M1 2h3v-1z")
    (('M', (1.0, 2.0)), ('L', (4.0, 2.0)), ('L', (4.0, 1.0)), ('Z', ()))
    """
    pen = Pen()
    for command, values in commands(path):
        pen.draw(command, values)
    return tuple(pen.steps)


def commands(path: str) -> list[tuple[str, list[float]]]:
    """The commands with their numbers, one for each repetition; what follows an M without a letter are lines."""
    words: list[str] = WORDS.findall(path)
    found: list[tuple[str, list[float]]] = []
    at, command = 0, ""
    while at < len(words):
        if words[at].isalpha():
            command = words[at]
            at += 1
        length = LENGTHS[command.upper()]
        found.append((command, [float(word) for word in words[at : at + length]]))
        at += length
        command = {"M": "L", "m": "l"}.get(command, command)
    return found


class Pen:
    """Follows a path and notes absolute steps."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.x = self.y = 0.0
        self.begin = (0.0, 0.0)
        self.pull = (0.0, 0.0)  # the last pull of the last curve

    def draw(self, command: str, values: list[float]) -> None:
        """One command."""
        kind = command.upper()
        if kind == "Z":
            self.x, self.y = self.begin
            self.steps.append(("Z", ()))
            return
        points = self.points(kind, command.islower(), values)
        if kind == "M":
            self.begin = points[0]
        if kind in "CSQ":
            points = self.curve(kind, points)
        self.x, self.y = points[-1]
        if len(points) == 1:
            self.pull = points[0]
        name = "C" if len(points) == 3 else "M" if kind == "M" else "L"
        self.steps.append((name, tuple(value for point in points for value in point)))

    def points(self, kind: str, relative: bool, values: list[float]) -> list[tuple[float, float]]:
        """The points of a command, absolute."""
        x, y = (self.x, self.y) if relative else (0.0, 0.0)
        if kind == "H":
            return [(values[0] + x, self.y)]
        if kind == "V":
            return [(self.x, values[0] + y)]
        return [(values[k] + x, values[k + 1] + y) for k in range(0, len(values), 2)]

    def curve(self, kind: str, points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        """The three points of a cubic curve."""
        if kind == "S":
            points = [(2 * self.x - self.pull[0], 2 * self.y - self.pull[1]), *points]
        if kind == "Q":
            (px, py), (ex, ey) = points
            points = [
                (self.x + (px - self.x) * 2 / 3, self.y + (py - self.y) * 2 / 3),
                (ex + (px - ex) * 2 / 3, ey + (py - ey) * 2 / 3),
                (ex, ey),
            ]
        self.pull = points[1]
        return points


def written(found: tuple[Step, ...]) -> str:
    """Steps as a path.

    >>> written(steps("m0 0 10 0zM2 3c1 0 2 1 2 2"))
    'M0 0L10 0ZM2 3C3 3 4 4 4 5'
    """
    return "".join(name + " ".join(number(value) for value in values) for name, values in found)


def moved(path: str, x: float, y: float, scale: float = 1.0) -> str:
    """A path scaled round the origin and moved to a place.

    >>> moved("M1 1V3", 10, 0, 2)
    'M12 2L12 6'
    """
    offsets = (x, y)
    return written(
        tuple(
            (name, tuple(value * scale + offsets[k % 2] for k, value in enumerate(values)))
            for name, values in steps(path)
        )
    )


def circle(x: float, y: float, radius: float) -> str:
    """A circle as a path.

    >>> circle(0, 0, 10)
    'M-10 0C-10 -5.5 -5.5 -10 0 -10S10 -5.5 10 0S5.5 10 0 10S-10 5.5 -10 0Z'
    """
    left, top, right, low = number(x - radius), number(y - radius), number(x + radius), number(y + radius)
    near, far = number(x - radius * ROUND), number(x + radius * ROUND)
    up, down = number(y - radius * ROUND), number(y + radius * ROUND)
    middle, half = number(x), number(y)
    return (
        f"M{left} {half}C{left} {up} {near} {top} {middle} {top}S{right} {up} {right} {half}"
        f"S{far} {low} {middle} {low}S{left} {down} {left} {half}Z"
    )
