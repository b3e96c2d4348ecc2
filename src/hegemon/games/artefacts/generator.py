"""ARTEFACTS-1.2 A terrain from a size and a number: the first drawing that can be played."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice, seeded
from hegemon.games.artefacts import content, continents
from hegemon.games.artefacts.cells import Cells
from hegemon.games.artefacts.terrain import NONE, Areas, grown_areas, heights, is_land, reached
from hegemon.kit.graph import Graph, is_connected, merged, zeros


class Terrain:
    """A drawing of cells, areas and continents, whether it can be played or not."""

    def __init__(self, size: str, dice: Dice) -> None:
        columns, rows, wanted = content.SIZES[size][0], content.SIZES[size][1], content.SIZES[size][2]
        self.cells = Cells(i64(columns), i64(rows), dice)
        self.land = is_land(self.cells, heights(self.cells, dice), i64(wanted))
        self.areas: Areas = grown_areas(self.cells.graph, self.land, dice)
        self.graph: Graph = merged(self.cells.graph, self.areas.of, i64(len(self.areas.sizes)))
        self.dry = zeros(self.graph.size)  # 1 for land, by area
        for cell in range(self.cells.size):
            self.dry[self.areas.of[cell]] = self.land[cell]
        for area in range(self.graph.size):
            if self.areas.sizes[area] == 0:
                self.dry[area] = 0
        self.continent = continents.grouped(self.cells, self.areas, self.graph, self.dry)
        self.ocean = continents.highlighted(self.areas, self.graph, self.continent)
        self.usable = zeros(self.cells.size)  # 1 for each cell that is a slot
        self.open_slots(dice)

    def open_slots(self, dice: Dice) -> None:
        """ARTEFACTS-1.4 All land, and two or three cells of each highlighted ocean area."""
        for cell in range(self.cells.size):
            self.usable[cell] = self.land[cell]
        for area in range(self.graph.size):
            if self.ocean[area]:
                members = self.members(area)
                dice.shuffle(members)
                for k in range(content.LEAST_OCEAN + dice.below(content.MOST_OCEAN - content.LEAST_OCEAN + 1)):
                    self.usable[members[k]] = 1

    def members(self, area: i64) -> vec[i64]:
        """The cells of an area, row by row."""
        found = vec[i64]()
        for cell in range(self.cells.size):
            if self.areas.of[cell] == area:
                found = append(found, cell)
        return found


def drawn_terrain(size: str, number: i64) -> Terrain:
    """ARTEFACTS-1.2 The first playable drawing that the streams of a number give; the same one for ever."""
    stream = i64(list(content.SIZES).index(size)) * content.ATTEMPTS
    for attempt in range(i64(content.ATTEMPTS)):
        terrain = Terrain(size, seeded(int(number), stream + attempt))
        if not flaws(size, terrain):
            return terrain
    raise AssertionError(f"no drawing of {size} {number} can be played")


def flaws(size: str, terrain: Terrain) -> list[str]:
    """ARTEFACTS-1.2, ARTEFACTS-1.4 What is promised of every world and does not hold here."""
    wrong: list[str] = []
    lands: i64 = 0
    shut = zeros(terrain.graph.size)
    for area in range(terrain.graph.size):
        lands += terrain.dry[area]
        shut[area] = 0 if terrain.dry[area] or terrain.ocean[area] else 1
        if terrain.dry[area] and not content.LEAST_AREA <= terrain.areas.sizes[area] <= content.MOST_AREA:
            wrong.append(f"an area has {terrain.areas.sizes[area]} slots")
    if not content.SIZES[size][3] <= lands <= content.SIZES[size][4]:
        wrong.append(f"there are {lands} areas")
    for number in terrain.continent:
        areas = continents.count(terrain.continent, number)
        if number != NONE and not content.LEAST_CONTINENT <= areas <= content.MOST_CONTINENT:
            wrong.append("a continent is too small or too large")
    if any(is_torn_off(terrain, area) for area in range(terrain.graph.size)):
        wrong.append("a continent is not connected")
    if not is_connected(terrain.graph, shut):
        wrong.append("some areas cannot be reached")
    return wrong


def is_torn_off(terrain: Terrain, area: i64) -> bool:
    """ARTEFACTS-1.2 Is it a piece too small for a continent that touches other land, and so is no island?"""
    if terrain.continent[area] == NONE:
        return False
    piece = reached(terrain.graph, terrain.continent, area)
    return len(piece) < content.LEAST_CONTINENT and any(touches_other_land(terrain, part) for part in piece)


def touches_other_land(terrain: Terrain, area: i64) -> bool:
    """Is an area next to one of another continent?"""
    graph = terrain.graph
    return any(
        terrain.continent[graph.links[k]] not in (NONE, terrain.continent[area])
        for k in range(graph.starts[area], graph.starts[area + 1])
    )
