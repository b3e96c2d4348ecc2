"""Borders between regions of cells, drawn by an unsteady hand, and the outlines that they make up.

A border runs from one corner where three regions meet to the next, and is bent once: the regions on both sides of it,
and whatever is made up of them, follow the same line and fit together without a gap.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from itertools import pairwise

from hegemon.games.artefacts.drawing.cells import Polygon
from hegemon.games.artefacts.drawing.paths import Path
from hegemon.kit.drawing.markup import chance
from hegemon.kit.drawing.outlines import Point

ROUGHNESS = 0.17  # how far the middle of a line is out of place, in parts of its length
Line = list[Point]


class Border:
    """A line with one region on its right hand and another on its left."""

    def __init__(self, right: int, left: int, points: Line) -> None:
        self.right = right
        self.left = left
        self.points = points

    def parts(self, regions: Container[int]) -> bool:
        """Does it part some regions from all others?"""
        return (self.right in regions) != (self.left in regions)


def borders(cells: list[Polygon], region: Sequence[int], levels: Callable[[int, int], int]) -> list[Border]:
    """All borders; how often each is bent depends on the regions that it parts."""
    sides: dict[tuple[int, int], list[tuple[Point, Point]]] = {}
    for cell, polygon in enumerate(cells):
        for k, (begin, other) in enumerate(polygon):
            beyond = region[other] if other >= 0 else min(region) - 1
            if region[cell] > beyond:
                sides.setdefault((region[cell], beyond), []).append((begin, polygon[(k + 1) % len(polygon)][0]))
    return [
        Border(right, left, bent(line, levels(right, left)))
        for (right, left), pieces in sides.items()
        for line in joined([[begin, end] for begin, end in pieces])
    ]


def joined(lines: list[Line]) -> list[Line]:
    """Lines put together head to tail: first those that begin somewhere, then rings."""
    following: dict[Point, list[Line]] = {}
    for line in lines:
        following.setdefault(line[0], []).append(line)
    heads = {line[-1] for line in lines}
    starts = [line[0] for line in lines if line[0] not in heads] + [line[0] for line in lines]
    found = []
    for start in starts:
        at, whole = start, [start]
        while following.get(at):
            whole += following[at].pop()[1:]
            at = whole[-1]
        if len(whole) > 1:
            found.append(whole)
    return found


def bent(line: Line, levels: int) -> Line:
    """The middle of every stretch a little out of place, again and again."""
    for level in range(levels):
        finer = [line[0]]
        for begin, end in pairwise(line):
            finer += [aside(begin, end, level), end]
        line = finer
    return line


def aside(begin: Point, end: Point, level: int) -> Point:
    """A point beside the middle of a stretch, always the same one."""
    seed = int(begin[0] * 31 + begin[1] * 57 + end[0] * 31 + end[1] * 57)
    shift = ROUGHNESS * chance(seed, level)
    across, down = end[0] - begin[0], end[1] - begin[1]
    return (begin[0] + end[0]) / 2 - shift * down, (begin[1] + end[1]) / 2 + shift * across


def outline(lines: list[Border], regions: Container[int]) -> str:
    """The path round some regions taken as one."""
    found = [line.points if line.right in regions else line.points[::-1] for line in lines if line.parts(regions)]
    knots = {end for line in found for end in (line[0], line[-1])}
    return "".join(curve(ring, knots) + "Z" for ring in joined(found))


def curve(line: Line, knots: Container[Point] = ()) -> str:
    """A smooth path along a line; it passes through its ends and through knots, and near the other points."""
    path = Path(line[0])
    for k in range(1, len(line) - 1):
        here, after = line[k], line[k + 1]
        if here in knots:
            path.draw("l", here)
        else:
            path.draw("q", here, after if after in knots else middle(here, after))
    return path.draw("l", line[-1])


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
