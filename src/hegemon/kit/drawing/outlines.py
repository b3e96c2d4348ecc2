"""Outlines of regions on a grid of cells, with round corners.

Vertices are the corners of cells. Where only two regions meet, a corner is rounded, and a stair of single steps becomes
a slope, for both in the same way, so that neighbours fit together without a gap; where three or four meet it stays
sharp. Cells that touch at a corner alone lie apart, or are joined by a strait, as is wanted.
"""

from __future__ import annotations

from collections.abc import Iterable

Vertex = tuple[int, int]
Point = tuple[float, float]

RIGHT_TURNS = {(1, 0): (0, 1), (0, 1): (-1, 0), (-1, 0): (0, -1), (0, -1): (1, 0)}
LEFT_TURNS = {after: before for before, after in RIGHT_TURNS.items()}


class Grid:
    """Cells row by row, each with the number of its region; -1, and all beyond the grid, is no region."""

    def __init__(self, width: int, height: int, cells: Iterable[int]) -> None:
        self.width = width
        self.height = height
        self.cells = [int(cell) for cell in cells]

    def at(self, x: int, y: int) -> int:
        """The region of a cell."""
        return self.cells[y * self.width + x] if 0 <= x < self.width and 0 <= y < self.height else -1

    def meeting(self, vertex: Vertex) -> set[int]:
        """The regions round a vertex."""
        x, y = vertex
        return {self.at(x - 1, y - 1), self.at(x, y - 1), self.at(x - 1, y), self.at(x, y)}

    def places(self, region: int) -> list[Vertex]:
        """The cells of a region."""
        return [(k % self.width, k // self.width) for k, cell in enumerate(self.cells) if cell == region]


def traced(grid: Grid, regions: set[int], joined: bool = False) -> list[list[Vertex]]:
    """The rings round some regions taken as one, step by step, with the regions on the right hand.

    Where cells touch at a corner alone, a ring keeps to its own cell, or goes on to the other if corners join them.

    >>> traced(Grid(1, 1, [0]), {0})
    [[(0, 0), (1, 0), (1, 1), (0, 1)]]
    """
    ways = border_steps(grid, regions)
    turns = LEFT_TURNS if joined else RIGHT_TURNS
    rings: list[list[Vertex]] = []
    while ways:
        start = min(ways, key=lambda vertex: (vertex[1], vertex[0]))
        here, heading = start, ways[start][0]
        ring: list[Vertex] = []
        while here in ways:
            turn = turns[heading]
            heading = turn if turn in ways[here] else ways[here][0]
            ways[here].remove(heading)
            if not ways[here]:
                del ways[here]
            ring.append(here)
            here = (here[0] + heading[0], here[1] + heading[1])
            if here == start:
                break
        rings.append(ring)
    return rings


def border_steps(grid: Grid, regions: set[int]) -> dict[Vertex, list[Vertex]]:
    """By vertex: the steps along the border that begin there."""
    ways: dict[Vertex, list[Vertex]] = {}
    for k, cell in enumerate(grid.cells):
        if cell not in regions:
            continue
        x, y = k % grid.width, k // grid.width
        sides = [((x, y), (1, 0)), ((x + 1, y), (0, 1)), ((x + 1, y + 1), (-1, 0)), ((x, y + 1), (0, -1))]
        beyond = [grid.at(x, y - 1), grid.at(x + 1, y), grid.at(x, y + 1), grid.at(x - 1, y)]
        for (vertex, step), other in zip(sides, beyond):
            if other not in regions:
                ways.setdefault(vertex, []).append(step)
    return ways


def outline(
    grid: Grid, regions: set[int], radius: float, scale: float, slopes: bool = True, joined: bool = False
) -> str:
    """The path of some regions taken as one, as the `d` of an SVG path; without slopes stairs are only rounded."""
    straits = joining_corners(grid, regions) if joined else set[Vertex]()
    rings = traced(grid, regions, joined)
    return "".join(ring_path(grid, ring, radius, scale, slopes, straits) for ring in rings)


def joining_corners(grid: Grid, regions: set[int]) -> set[Vertex]:
    """The vertices at which two cells of the regions meet that have no side in common."""
    return {vertex for vertex, steps in border_steps(grid, regions).items() if len(steps) == 2}


def ring_path(grid: Grid, ring: list[Vertex], radius: float, scale: float, slopes: bool, straits: set[Vertex]) -> str:
    """One ring as a closed path; a corner is rounded as far as the way to the next stop allows."""
    stops = [k for k in range(len(ring)) if is_corner(ring, k) or len(grid.meeting(ring[k])) > 2]
    parts: list[str] = []
    for place, k in enumerate(stops):
        if not is_corner(ring, k):
            continue
        before = (k - stops[place - 1]) % len(ring)
        after = (stops[(place + 1) % len(stops)] - k) % len(ring)
        is_round = len(grid.meeting(ring[k])) == 2 or ring[k] in straits
        turn = min(radius, before / 2, after / 2) if is_round else 0.0
        is_slope = slopes and min(before, after) == 1
        parts.append(corner(ring[k - 1], ring[k], ring[(k + 1) % len(ring)], turn * scale, is_slope, scale))
    return "M" + "L".join(parts) + "Z"


def is_corner(ring: list[Vertex], k: int) -> bool:
    """Whether a ring turns at a step."""
    before, here, after = ring[k - 1], ring[k], ring[(k + 1) % len(ring)]
    return (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1])


def corner(before: Vertex, here: Vertex, after: Vertex, turn: float, is_slope: bool, scale: float) -> str:
    """The piece of a path that goes round one corner, leaving it out on a slope."""
    x, y = here[0] * scale, here[1] * scale
    if turn == 0:
        return pair(x, y)
    begin = pair(x + (before[0] - here[0]) * turn, y + (before[1] - here[1]) * turn)
    end = pair(x + (after[0] - here[0]) * turn, y + (after[1] - here[1]) * turn)
    return f"{begin}L{end}" if is_slope else f"{begin}Q{pair(x, y)} {end}"


def pair(x: float, y: float) -> str:
    """A point of a path."""
    return f"{number(x)} {number(y)}"


def number(value: float) -> str:
    """A number as short as it can be written to a tenth.

    >>> number(2.04), number(-0.31)
    ('2', '-0.3')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def shared_walls(grid: Grid) -> dict[tuple[int, int], list[tuple[Vertex, Vertex, int]]]:
    """By pair of regions, the lower first: the straight walls between them as (begin, direction, length)."""
    walls: dict[tuple[int, int], list[tuple[Vertex, Vertex, int]]] = {}
    for y in range(grid.height + 1):
        scan_walls(walls, [(x, y) for x in range(grid.width)], (1, 0), grid, (0, -1))
    for x in range(grid.width + 1):
        scan_walls(walls, [(x, y) for y in range(grid.height)], (0, 1), grid, (-1, 0))
    return walls


def scan_walls(
    walls: dict[tuple[int, int], list[tuple[Vertex, Vertex, int]]],
    line: list[Vertex],
    direction: Vertex,
    grid: Grid,
    across: Vertex,
) -> None:
    """Note the walls along one line of the grid."""
    last = (-1, -1)
    for x, y in line:
        sides = sorted((grid.at(x, y), grid.at(x + across[0], y + across[1])))
        here = (sides[0], sides[1])
        if here[0] >= 0 and here[0] != here[1]:
            found = walls.setdefault(here, [])
            if here == last:
                begin, _, length = found[-1]
                found[-1] = (begin, direction, length + 1)
            else:
                found.append(((x, y), direction, 1))
        last = here
