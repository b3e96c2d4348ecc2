"""The Voronoi cells of a world as polygons, in units of the drawing; floats, for only pictures are made of them.

A cell is its square of the sheet cut by the line half-way to each cell near it. Corners are snapped to a fine grid, so
that cells which meet in a corner agree about it to the last digit.
"""

from __future__ import annotations

from collections.abc import Sequence

from hegemon.kit.drawing.outlines import Point

CELL = 60.0  # the side of a cell's square
NEAR = 2  # columns and rows within which cells can meet
SHEET = -1  # beyond the edge of the sheet
FINE = 100_000  # steps of a unit to which corners are snapped: finer than any side, coarser than any error
ASIDE = 0.137  # so that no corner lies between two steps: they are fractions, and small ones often

Side = tuple[Point, int]  # where it begins, and the cell beyond it
Polygon = list[Side]


def polygons(x: Sequence[int], y: Sequence[int], columns: int, rows: int, unit: int) -> list[Polygon]:
    """The cells row by row, the corners of each clockwise."""
    points = [(across * CELL / unit, down * CELL / unit) for across, down in zip(x, y)]
    found = []
    for cell in range(len(points)):
        sides: Polygon = [((0.0, 0.0), SHEET), ((columns * CELL, 0.0), SHEET)]
        sides += [((columns * CELL, rows * CELL), SHEET), ((0.0, rows * CELL), SHEET)]
        for other in around(cell, columns, rows):
            sides = cut(sides, points[cell], points[other], other)
        found.append(snapped(sides))
    return found


def around(cell: int, columns: int, rows: int) -> list[int]:
    """The cells within reach of one."""
    row, column = divmod(cell, columns)
    down = range(max(0, row - NEAR), min(rows, row + NEAR + 1))
    across = range(max(0, column - NEAR), min(columns, column + NEAR + 1))
    return [k * columns + j for k in down for j in across if k * columns + j != cell]


def cut(sides: Polygon, here: Point, there: Point, other: int) -> Polygon:
    """What of a polygon is nearer to one point than to another."""
    a, b = there[0] - here[0], there[1] - here[1]
    limit = (a * (there[0] + here[0]) + b * (there[1] + here[1])) / 2
    beyond = [a * x + b * y - limit for (x, y), _ in sides]
    if max(beyond) <= 0:
        return sides
    kept: Polygon = []
    for k, (point, neighbour) in enumerate(sides):
        after = (k + 1) % len(sides)
        if beyond[k] <= 0:
            kept.append((point, neighbour))
        if (beyond[k] <= 0) != (beyond[after] <= 0):
            part = beyond[k] / (beyond[k] - beyond[after])
            end = sides[after][0]
            crossing = (point[0] + part * (end[0] - point[0]), point[1] + part * (end[1] - point[1]))
            kept.append((crossing, other if beyond[k] <= 0 else neighbour))
    return kept


def snapped(sides: Polygon) -> Polygon:
    """Corners on the fine grid; what was shorter than a step of it is gone."""
    fine = [((snap(x), snap(y)), other) for (x, y), other in sides]
    return [side for k, side in enumerate(fine) if side[0] != fine[(k + 1) % len(fine)][0]]


def snap(value: float) -> float:
    return round(value * FINE + ASIDE) / FINE


def centre(sides: Polygon) -> Point:
    """The middle of a polygon by its surface.

    >>> centre([((0.0, 0.0), -1), ((4.0, 0.0), -1), ((4.0, 2.0), -1), ((0.0, 2.0), -1)])
    (2.0, 1.0)
    """
    surface = across = down = 0.0
    for k, ((x, y), _) in enumerate(sides):
        right, low = sides[(k + 1) % len(sides)][0]
        piece = x * low - right * y
        surface += piece
        across += piece * (x + right)
        down += piece * (y + low)
    return across / (3 * surface), down / (3 * surface)
