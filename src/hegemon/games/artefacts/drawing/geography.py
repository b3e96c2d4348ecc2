"""A world as shapes: slots, areas, continents, coasts and borders as paths of SVG, and where names can stand.

Nothing of a game that is played is in here: a board, a printed sheet and a picture of the rules draw the same world.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, lru_cache

from hegemon.games.artefacts.drawing.borders import Border, borders, curve, outline
from hegemon.games.artefacts.drawing.cells import CELL, Polygon, centre, polygons
from hegemon.games.artefacts.drawing.paths import Path
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point

SEA = -1  # the continent of an ocean area
OPEN_SEA = -1  # the area of ocean that is not highlighted
COAST_BENDS = 2
BORDER_BENDS = 1
MARGIN = 0.42 * CELL  # of sea round what can be used
GRAIN = 6.0  # the side of a square of one area

Layout = tuple[tuple[int, ...], ...]
Wanted = Callable[[int, int], bool]


class Geography:
    """The shapes of one world, in units of the drawing; paths are those of SVG."""

    def __init__(self, columns: int, rows: int, unit: int, layout: Layout) -> None:
        x, y, self.cell_area, self.slot_cell, self.continent_of = layout
        self.columns, self.rows = columns, rows
        self.found: dict[tuple[int, int], int] = {}  # the areas of small squares that were asked for
        self.cells: list[Polygon] = polygons(x, y, columns, rows, unit)
        self.middles: list[Point] = [centre(cell) for cell in self.cells]
        self.slots: list[Point] = [self.middles[cell] for cell in self.slot_cell]  # where an army stands
        self.slot_area = [self.cell_area[cell] for cell in self.slot_cell]
        self.borders: list[Border] = borders(self.cells, self.cell_area, self.bends)
        self.areas = [outline(self.borders, {area}) for area in range(len(self.continent_of))]
        self.land = outline(self.borders, {area for area, place in enumerate(self.continent_of) if place != SEA})
        self.continents = [outline(self.borders, self.members(k)) for k in range(max(self.continent_of) + 1)]

    def bends(self, one: int, other: int) -> int:
        return COAST_BENDS if self.is_land(one) != self.is_land(other) else BORDER_BENDS

    def is_land(self, area: int) -> bool:
        return area >= 0 and self.continent_of[area] != SEA

    def members(self, continent: int) -> set[int]:
        """The areas of a continent."""
        return {area for area, place in enumerate(self.continent_of) if place == continent}

    def cell(self, slot: int) -> str:
        """All of a slot's cell, round its own middle."""
        x, y = self.slots[slot]
        corners = [(round(across - x), round(down - y)) for (across, down), _ in self.cells[self.slot_cell[slot]]]
        path = Path(corners[-1])
        for corner in corners[:-1]:
            path.draw("l", corner)
        return path.text + "z"

    def slot_borders(self) -> str:
        """The lines between slots of one area."""
        found = []
        for cell, polygon in enumerate(self.cells):
            for k, (begin, other) in enumerate(polygon):
                if other > cell and self.cell_area[other] == self.cell_area[cell] >= 0:
                    found.append(Path(begin).draw("l", polygon[(k + 1) % len(polygon)][0]))
        return "".join(found)

    def area_borders(self) -> str:
        """The lines between areas of one continent."""
        return self.between(lambda one, other: self.continent_of[one] == self.continent_of[other])

    def continent_borders(self) -> str:
        """The lines between continents on land."""
        return self.between(lambda one, other: self.continent_of[one] != self.continent_of[other])

    def between(self, is_wanted: Wanted) -> str:
        lines = [line for line in self.borders if self.is_land(line.right) and self.is_land(line.left)]
        return "".join(curve(line.points) for line in lines if is_wanted(line.right, line.left))

    @cached_property
    def frame(self) -> Rectangle:
        """What of the sheet is worth showing: all that can be used, and some sea round it."""
        used = [cell for cell, area in enumerate(self.cell_area) if area != OPEN_SEA]
        across = [corner[0] for cell in used for corner, _ in self.cells[cell]]
        down = [corner[1] for cell in used for corner, _ in self.cells[cell]]
        left, top = min(across) - MARGIN, min(down) - MARGIN
        return left, top, max(across) + MARGIN - left, max(down) + MARGIN - top

    def area_at(self, point: Point) -> int:
        """The area in which a point lies, nearly: that of the cell whose middle is nearest."""
        square = (int(point[0] // GRAIN), int(point[1] // GRAIN))
        if square not in self.found:
            self.found[square] = self.nearest(point)
        return self.found[square]

    def nearest(self, point: Point) -> int:
        column, row = int(point[0] // CELL), int(point[1] // CELL)
        across = range(max(0, column - 1), min(self.columns, column + 2))
        down = range(max(0, row - 1), min(self.rows, row + 2))
        near = [k * self.columns + j for k in down for j in across]
        return self.cell_area[min(near, key=lambda cell: distance(self.middles[cell], point))] if near else OPEN_SEA


def distance(one: Point, other: Point) -> float:
    """The square of it."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def geography(view: ArtefactsView) -> Geography:
    """The shapes of the world that a view shows, made once."""
    slots = tuple(slot["cell"] for slot in view["slots"])
    continents = tuple(area["continent"] for area in view["areas"])
    layout = (tuple(view["x"]), tuple(view["y"]), tuple(view["cell_area"]), slots, continents)
    return shapes(view["columns"], view["rows"], view["unit"], layout)


@lru_cache(maxsize=32)
def shapes(columns: int, rows: int, unit: int, layout: Layout) -> Geography:
    return Geography(columns, rows, unit, layout)
