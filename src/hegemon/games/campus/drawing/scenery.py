"""What grows and runs on the lawns of a campus: footpaths, trees, a pond, fountains. Nothing here means anything.

Footpaths run midway between buildings, so that they part what is not joined; a passage crosses them.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import hypot
from zlib import crc32

from hegemon.engine.dice import seeded
from hegemon.games.campus.drawing.floorplan import Floorplan, distance
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Grid, Point, Vertex, pair

SMOOTHING = 12
PATH_ROOM = 0.7  # from the middle of a footpath to the nearest crown
WALL_ROOM = 0.5
SMALLEST_TREE = 0.5
LARGEST_TREE = 1.5
POND = 3.3  # clear cells that a pond needs round its middle
FOUNTAIN = 1.9
LEAST_WALKED = 24  # cells of a lawn that has a footpath
KINDS = 3
FLOWERS = 3  # the kind after the trees
STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))


class Spot:
    """A round place on the lawn: a crown seen from above, a pond, a fountain."""

    def __init__(self, x: float, y: float, radius: float, kind: int = 0) -> None:
        self.x = x
        self.y = y
        self.radius = radius
        self.kind = kind


class Scenery:
    """The lawns of one map."""

    def __init__(self, plan: Floorplan) -> None:
        self.grid = plan.grid
        self.dice = seeded(crc32(plan.map.name.encode()))
        self.nearest = nearest_built(plan.grid)
        home = {cell: plan.building_of[plan.grid.at(*built)] for cell, built in self.nearest.items()}
        lawns = separate_lawns(plan.grid)
        nooks = {cell for lawn in lawns if len(lawn) < LEAST_WALKED for cell in lawn}
        self.paths = [smoothed(way) for way in chained(midways(home, nooks))]
        self.stones: dict[Vertex, list[Point]] = {}  # points of the footpaths by cell
        for path in self.paths:
            for x, y in path:
                self.stones.setdefault((int(x), int(y)), []).append((x, y))
        self.boxes: list[Rectangle] = [plaque.box() for plaque in plan.plaques]
        self.spots: list[Spot] = []
        courts = [cell for lawn in lawns if len(homes(lawn, home)) == 1 for cell in lawn]
        self.fountain = self.widest(FOUNTAIN, courts)
        self.pond = self.widest(POND, max(lawns, key=len))
        self.trees: list[Spot] = []
        self.plant()

    def clearance(self, x: float, y: float) -> float:
        """How large a crown may be that stands here."""
        cell = (int(x), int(y))
        if cell not in self.nearest:
            return 0.0
        room = min(distance((x, y, 0, 0), (bx, by, 1, 1)) for bx, by in self.built_near(cell)) - WALL_ROOM
        for around in ((cell[0] + dx, cell[1] + dy) for dx in range(-2, 3) for dy in range(-2, 3)):
            for px, py in self.stones.get(around, []):
                room = min(room, hypot(px - x, py - y) - PATH_ROOM)
        for box in self.boxes:
            room = min(room, distance((x, y, 0, 0), box) - 0.2)
        for spot in self.spots:
            room = min(room, hypot(spot.x - x, spot.y - y) - 0.9 * spot.radius)
        edge = min(x, y, self.grid.width - x, self.grid.height - y)
        return min(room, edge + 0.3)

    def built_near(self, cell: Vertex) -> list[Vertex]:
        """The built cells that are nearest to a cell and to those round it."""
        around = [(cell[0] + dx, cell[1] + dy) for dx, dy in (*STEPS, (0, 0))]
        return [self.nearest.get(place, place) for place in around if is_on_map(self.grid, place)]

    def widest(self, least: float, cells: list[Vertex]) -> Spot | None:
        """The place with the most room round it, if that is enough."""
        room, x, y = max(((self.clearance(x + 0.5, y + 0.5), x, y) for x, y in cells), default=(0.0, 0, 0))
        if room < least:
            return None
        self.spots.append(Spot(x + 0.5, y + 0.5, room))
        return self.spots[-1]

    def plant(self) -> None:
        """Plant trees where there is room, the large ones first."""
        sites = [self.jittered(cell) for cell in sorted(self.nearest)]
        for least in (1.2, 0.8, SMALLEST_TREE):
            for x, y in sites:
                room = self.clearance(x, y)
                if room >= least and self.dice.below(10) < 4:
                    self.trees.append(Spot(x, y, min(room, LARGEST_TREE, least * 1.3), self.kind(least)))
                    self.spots.append(self.trees[-1])
        self.trees.sort(key=lambda tree: (tree.y, tree.x))

    def kind(self, least: float) -> int:
        """A tree, or flowers where it would be a small one."""
        flowers = least == SMALLEST_TREE and self.dice.below(3) == 0
        return FLOWERS if flowers else int(self.dice.below(KINDS))

    def jittered(self, cell: Vertex) -> Point:
        return (cell[0] + int(self.dice.below(100)) / 100, cell[1] + int(self.dice.below(100)) / 100)


def nearest_built(grid: Grid) -> dict[Vertex, Vertex]:
    """By cell of lawn: the nearest cell of a room."""
    found: dict[Vertex, Vertex] = {}
    queue: list[tuple[float, Vertex, Vertex]] = []
    for k, room in enumerate(grid.cells):
        if room >= 0:
            cell = (k % grid.width, k // grid.width)
            heappush(queue, (0.0, cell, cell))
    while queue:
        _, (x, y), source = heappop(queue)
        if (x, y) in found:
            continue
        found[(x, y)] = source
        for dx, dy in STEPS:
            there = (x + dx, y + dy)
            if is_on_map(grid, there) and there not in found:
                heappush(queue, (hypot(there[0] - source[0], there[1] - source[1]), there, source))
    return {cell: source for cell, source in found.items() if grid.at(*cell) < 0}


def separate_lawns(grid: Grid) -> list[list[Vertex]]:
    """The cells of lawn, sorted into lawns that hang together; those at the rim of the map count as one."""
    rim = [(x, y) for x in range(-1, grid.width + 1) for y in range(-1, grid.height + 1) if not is_on_map(grid, (x, y))]
    unseen = set(grid.places(-1)) | set(rim)
    lawns = []
    while unseen:
        queue = [min(unseen)]
        unseen.discard(queue[0])
        for x, y in queue:
            for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if there in unseen:
                    unseen.discard(there)
                    queue.append(there)
        lawns.append([cell for cell in queue if is_on_map(grid, cell)])
    return lawns


def midways(home: dict[Vertex, int], nooks: set[Vertex]) -> list[tuple[Vertex, Vertex]]:
    """The edges between cells of lawn that are nearest to different buildings, but for those in nooks."""
    edges = []
    for x, y in home:
        if (x, y) in nooks:
            continue
        if home[(x, y)] != home.get((x + 1, y), home[(x, y)]):
            edges.append(((x + 1, y), (x + 1, y + 1)))
        if home[(x, y)] != home.get((x, y + 1), home[(x, y)]):
            edges.append(((x, y + 1), (x + 1, y + 1)))
    return edges


def homes(lawn: list[Vertex], home: dict[Vertex, int]) -> set[int]:
    """The buildings that a lawn lies between."""
    return {home[cell] for cell in lawn}


def is_on_map(grid: Grid, cell: Vertex) -> bool:
    """Whether a cell is one of the grid's."""
    return 0 <= cell[0] < grid.width and 0 <= cell[1] < grid.height


def chained(edges: list[tuple[Vertex, Vertex]]) -> list[list[Vertex]]:
    """Edges joined end to end into ways between the vertices where they part or end."""
    ends: dict[Vertex, list[Vertex]] = {}
    for one, other in edges:
        ends.setdefault(one, []).append(other)
        ends.setdefault(other, []).append(one)
    forks = [vertex for vertex in ends if len(ends[vertex]) != 2]
    ways = []
    for start in [*forks, *ends]:
        while ends[start]:
            way = [start]
            while ends[way[-1]] and (len(way) == 1 or way[-1] not in forks):
                here = way[-1]
                there = ends[here].pop()
                ends[there].remove(here)
                way.append(there)
            ways.append(way)
    return ways


def smoothed(way: list[Vertex]) -> list[Point]:
    """A way of steps made into a soft line with the same ends."""
    line: list[Point] = [(float(x), float(y)) for x, y in way]
    for _ in range(SMOOTHING):
        inner = [
            ((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(line, line[1:], line[2:])
        ]
        line = [line[0], *inner, line[-1]]
    return line


def curve(line: list[Point], scale: float) -> str:
    """A soft line as the `d` of an SVG path: each second point pulls it."""
    kept = [line[0], *line[2:-1:2], line[-1]]
    parts = [f"M{pair(kept[0][0] * scale, kept[0][1] * scale)}"]
    for here, after in pairwise(kept[1:]):
        x, y = (here[0] + after[0]) / 2, (here[1] + after[1]) / 2
        parts.append(f"Q{pair(here[0] * scale, here[1] * scale)} {pair(x * scale, y * scale)}")
    return "".join(parts) + f"L{pair(kept[-1][0] * scale, kept[-1][1] * scale)}"
