"""The outlines of the regions: straight borders as a brush draws them, the same from both sides."""

from __future__ import annotations

from functools import cache
from math import hypot

from hegemon.games.tianxia.drawing.places import BORDERS, corner
from hegemon.kit.drawing.markup import chance
from hegemon.kit.drawing.outlines import Point, pair

STRIDE = 15.0  # from one bend to the next
SWAY = 2.4


@cache
def outline(region: str) -> str:
    """The border of a region as a path."""
    stops = [corner(*stop) for stop in BORDERS[region]]
    points: list[Point] = []
    for begin, end in zip(stops, [*stops[1:], stops[0]]):
        points += brushed(begin, end)[:-1]
    return smooth(points)


def brushed(begin: Point, end: Point) -> list[Point]:
    """A line with the unsteadiness of a hand, whichever way it is drawn."""
    if end < begin:
        return brushed(end, begin)[::-1]
    length = hypot(end[0] - begin[0], end[1] - begin[1])
    pieces = max(1, round(length / STRIDE))
    across = ((begin[1] - end[1]) / length, (end[0] - begin[0]) / length)
    seed = int(begin[0] * 7 + begin[1] * 13 + end[0] * 3 + end[1])
    points = []
    for k in range(pieces + 1):
        off = 0.0 if k in (0, pieces) else SWAY * chance(seed, k)
        part = k / pieces
        points.append(
            (
                begin[0] + (end[0] - begin[0]) * part + across[0] * off,
                begin[1] + (end[1] - begin[1]) * part + across[1] * off,
            )
        )
    return points


def smooth(points: list[Point]) -> str:
    """A closed curve along points, through the middles between them."""
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(points, [*points[1:], points[0]])]
    curves = "".join(f"Q{pair(*points[k])} {pair(*middles[k])}" for k in range(len(points)))
    return f"M{pair(*middles[-1])}{curves}Z"
