"""ARTEFACTS-1.2 Land and sea, and the areas of both: heights from octave noise, areas grown cell by cell."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.artefacts.cells import Cells
from hegemon.games.artefacts.content import DAMPING, LEAST_AREA, MOST_AREA, NOISE, OCTAVES, UNIT
from hegemon.kit.graph import Graph, zeros

LOWEST: Final = -1_000_000
NONE: Final = -1
SNUG: Final = 3  # what a cell gains for each edge to the area that grows
LOTS: Final = 3  # what it may gain by chance


def heights(cells: Cells, dice: Dice) -> vec[i64]:
    """Octave noise, lower towards the edges; the rim is always sea."""
    found = zeros(cells.size)
    for length, weight in OCTAVES:
        add_noise(cells, dice, i64(length), i64(weight), found)
    for cell in range(cells.size):
        across = (2 * cells.x[cell] - cells.columns * UNIT) * UNIT // (cells.columns * UNIT)
        down = (2 * cells.y[cell] - cells.rows * UNIT) * UNIT // (cells.rows * UNIT)
        found[cell] -= DAMPING * (across * across + down * down) // (UNIT * UNIT)
        if cells.is_rim(cell):
            found[cell] = LOWEST
    return found


def add_noise(cells: Cells, dice: Dice, length: i64, weight: i64, found: vec[i64]) -> None:
    """One octave: random values at the knots of a coarse grid, and between them what lies between."""
    knots = cells.columns * UNIT // length + 2
    values = zeros(knots * (cells.rows * UNIT // length + 2))
    for at in range(len(values)):
        values[at] = dice.below(NOISE)
    for cell in range(cells.size):
        right, below = cells.x[cell] % length, cells.y[cell] % length
        at = cells.y[cell] // length * knots + cells.x[cell] // length
        upper = values[at] * (length - right) + values[at + 1] * right
        lower = values[at + knots] * (length - right) + values[at + knots + 1] * right
        found[cell] += weight * (upper * (length - below) + lower * below) // (length * length)


def is_land(cells: Cells, height: vec[i64], wanted: i64) -> vec[i64]:
    """1 for land: the sea stands so high that so many cells are above it; islands too small for an area sink."""
    land = zeros(cells.size)
    for _cell in range(wanted):
        highest: i64 = NONE
        for cell in range(cells.size):
            if not land[cell] and (highest < 0 or height[cell] > height[highest]):
                highest = cell
        land[highest] = 1
    for cell in range(cells.size):
        if land[cell]:
            island = reached(cells.graph, land, cell)
            if len(island) < LEAST_AREA:
                for sunk in island:
                    land[sunk] = 0
    return land


def reached(graph: Graph, kind: vec[i64], start: i64) -> vec[i64]:
    """All that hangs together with a vertex and is of its kind, beginning with itself."""
    seen = zeros(graph.size)
    seen[start] = 1
    found = append(vec[i64](capacity=graph.size), start)
    at: i64 = 0
    while at < len(found):
        for k in range(graph.starts[found[at]], graph.starts[found[at] + 1]):
            other = graph.links[k]
            if not seen[other] and kind[other] == kind[start]:
                seen[other] = 1
                found = append(found, other)
        at += 1
    return found


class Areas:
    """The area of each cell, and how many cells each area has. Those that were given up have none."""

    def __init__(self, graph: Graph, land: vec[i64]) -> None:
        self.graph = graph
        self.land = land
        self.of = vec[i64]([NONE for _ in range(graph.size)])
        self.sizes = vec[i64]()

    def take(self, cell: i64, area: i64) -> None:
        """A cell joins an area, and leaves its own if it has one."""
        if self.of[cell] >= 0:
            self.sizes[self.of[cell]] -= 1
        self.of[cell] = area
        self.sizes[area] += 1

    def edges(self, cell: i64, area: i64) -> i64:
        """How many neighbours of a cell, of its kind, are in an area."""
        number: i64 = 0
        for k in range(self.graph.starts[cell], self.graph.starts[cell + 1]):
            other = self.graph.links[k]
            if self.of[other] == area and self.land[other] == self.land[cell]:
                number += 1
        return number


def grown_areas(graph: Graph, land: vec[i64], dice: Dice) -> Areas:
    """Area after area is grown from the tightest corner that is left; what stays too small joins its neighbours."""
    areas = Areas(graph, land)
    start = tightest(areas)
    while start >= 0:
        area = i64(len(areas.sizes))
        areas.sizes = append(areas.sizes, i64(0))
        target = LEAST_AREA + dice.below(MOST_AREA - LEAST_AREA + 1)
        while start >= 0 and areas.sizes[area] < target:
            areas.take(start, area)
            start = best_addition(areas, area, dice)
        start = tightest(areas)
    for cell in range(graph.size):
        if areas.sizes[areas.of[cell]] < LEAST_AREA:
            join_neighbour(areas, cell)
    return areas


def tightest(areas: Areas) -> i64:
    """The cell without an area that has the fewest such neighbours, or none."""
    best: i64 = NONE
    fewest: i64 = 0
    for cell in range(areas.graph.size):
        if areas.of[cell] == NONE:
            number = areas.edges(cell, NONE)
            if best < 0 or number < fewest:
                best, fewest = cell, number
    return best


def best_addition(areas: Areas, area: i64, dice: Dice) -> i64:
    """A neighbour of the area that lies snugly against it and would else be left over; chance has a say."""
    best: i64 = NONE
    highest: i64 = 0
    for cell in range(areas.graph.size):
        if areas.of[cell] == NONE:
            edges = areas.edges(cell, area)
            if edges > 0:
                worth = SNUG * edges - areas.edges(cell, NONE) + dice.below(LOTS)
                if best < 0 or worth > highest:
                    best, highest = cell, worth
    return best


def join_neighbour(areas: Areas, cell: i64) -> None:
    """A cell that is left over joins the smallest area next to it that is none of those given up."""
    best: i64 = NONE
    for k in range(areas.graph.starts[cell], areas.graph.starts[cell + 1]):
        other = areas.of[areas.graph.links[k]]
        is_fit = areas.land[areas.graph.links[k]] == areas.land[cell] and areas.sizes[other] >= LEAST_AREA
        if is_fit and (best < 0 or areas.sizes[other] < areas.sizes[best]):
            best = other
    if best >= 0:
        areas.take(cell, best)
