"""ARTEFACTS-1.2 The cells of a world: points of a jittered grid, and which of their Voronoi cells share an edge.

All is reckoned in whole numbers, so that a world is the same on every machine. Two cells share an edge if some piece of
the line between their points' sides is nearer to both points than to any other. Where on that line one is, is a number
t, and every other point, like every side of the sheet, allows the t for which t * slope <= limit.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.artefacts.content import JITTER, UNIT
from hegemon.kit.graph import Graph, linked_where, zeros

NEAR: Final = 2  # columns and rows within which cells can share an edge
CLOSE: Final = 3  # within which others can keep them from it


class Cells:
    """Points, row by row, and the neighbours of each."""

    def __init__(self, columns: i64, rows: i64, dice: Dice) -> None:
        self.columns = columns
        self.rows = rows
        self.size = columns * rows
        self.x = vec[i64](capacity=self.size)
        self.y = vec[i64](capacity=self.size)
        for row in range(rows):
            for column in range(columns):
                self.x = append(self.x, column * UNIT + UNIT // 2 - JITTER + dice.below(2 * JITTER + 1))
                self.y = append(self.y, row * UNIT + UNIT // 2 - JITTER + dice.below(2 * JITTER + 1))
        self.graph = neighbours(self)

    def is_rim(self, cell: i64) -> bool:
        """Does the cell lie at the edge of the sheet?"""
        column, row = cell % self.columns, cell // self.columns
        return column == 0 or row == 0 or column == self.columns - 1 or row == self.rows - 1

    def distance(self, one: i64, other: i64) -> i64:
        """The square of the distance between the points of two cells."""
        across, down = self.x[one] - self.x[other], self.y[one] - self.y[other]
        return across * across + down * down


class Gap:
    """The numbers t that all limits so far allow, as two fractions; it is shut when no more than one is left."""

    def __init__(self) -> None:
        self.low_over: i64 = -1  # minus infinity is -1 / 0
        self.low_under: i64 = 0
        self.high_over: i64 = 1
        self.high_under: i64 = 0

    def narrow(self, slope: i64, limit: i64) -> bool:
        """Allow only t * slope <= limit; whether anything is left."""
        if slope == 0:
            return limit >= 0
        if slope > 0 and limit * self.high_under < self.high_over * slope:
            self.high_over, self.high_under = limit, slope
        elif slope < 0 and limit * self.low_under < self.low_over * slope:
            self.low_over, self.low_under = -limit, -slope
        return self.low_over * self.high_under < self.high_over * self.low_under


def neighbours(cells: Cells) -> Graph:
    """Which cells share an edge."""
    table = zeros(cells.size * cells.size)
    for one in range(cells.size):
        for other in range(one + 1, min(cells.size, one + NEAR * cells.columns + NEAR + 1)):
            if is_within(cells, one, other, NEAR) and share_edge(cells, one, other):
                table[one * cells.size + other] = 1
                table[other * cells.size + one] = 1
    return linked_where(cells.size, table, 1)


def is_within(cells: Cells, one: i64, other: i64, most: i64) -> bool:
    """Are two cells no more than so many columns and rows apart?"""
    across = one % cells.columns - other % cells.columns
    down = one // cells.columns - other // cells.columns
    return -most <= across <= most and -most <= down <= most


def share_edge(cells: Cells, one: i64, other: i64) -> bool:
    """Is there more than a point on the sheet that is as near to both as to nothing else?"""
    gap = Gap()
    if not stays_on_sheet(cells, gap, one, other):
        return False
    across, down = cells.x[other] - cells.x[one], cells.y[other] - cells.y[one]
    column, row = one % cells.columns, one // cells.columns
    for k in range(max(i64(0), row - CLOSE), min(cells.rows, row + CLOSE + 1)):
        for j in range(max(i64(0), column - CLOSE), min(cells.columns, column + CLOSE + 1)):
            third = k * cells.columns + j
            if third != one and third != other:
                x, y = cells.x[third] - cells.x[one], cells.y[third] - cells.y[one]
                if not gap.narrow(across * y - down * x, x * (x - across) + y * (y - down)):
                    return False
    return True


def stays_on_sheet(cells: Cells, gap: Gap, one: i64, other: i64) -> bool:
    """Leave only what lies between the four sides of the sheet."""
    across, down = cells.x[other] - cells.x[one], cells.y[other] - cells.y[one]
    x, y = cells.x[one] + cells.x[other], cells.y[one] + cells.y[other]
    gap.narrow(down, x)
    gap.narrow(-down, 2 * cells.columns * UNIT - x)
    gap.narrow(-across, y)
    return gap.narrow(across, 2 * cells.rows * UNIT - y)
