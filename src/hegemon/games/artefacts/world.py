"""Chapter 1: the world as it is printed. The same size, number and shares always give the same one.

Slots of an area have consecutive numbers, and so have the areas of a continent; the ocean comes last.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.notation import Kind
from hegemon.games.artefacts.content import AREA_NAMES, CONTINENT_NAMES, OCEAN_NAMES
from hegemon.games.artefacts.continents import bonus
from hegemon.games.artefacts.devices import ARTEFACTS, POWERS
from hegemon.games.artefacts.events import chronicle_for
from hegemon.games.artefacts.furniture import NAMES, Furniture, Shares, dealt, layer_dice
from hegemon.games.artefacts.generator import Terrain, drawn_terrain
from hegemon.games.artefacts.moves import notation_for
from hegemon.games.artefacts.terrain import NONE
from hegemon.kit.graph import Graph, merged


class World:
    """Slots, areas and continents, what lies in them at the start, and how all of it is called."""

    def __init__(self, size: str, number: i64, shares: Shares, players: i64) -> None:
        self.size = size
        self.number = number
        self.terrain: Terrain = drawn_terrain(size, number)
        self.slot_of = vec[i64]([NONE for _ in range(self.terrain.cells.size)])  # by cell, as is the next
        self.cell_area = vec[i64]([NONE for _ in range(self.terrain.cells.size)])
        self.cell_of = vec[i64]()  # by slot, as is the next
        self.area_of = vec[i64]()
        self.starts = vec[i64]()  # the first slot of each area, and behind the last one
        self.continent_of = vec[i64]()  # by area; NONE for the ocean
        self.firsts = vec[i64]()  # the first area of each continent, and behind the last one
        self.number_areas()
        self.slots = i64(len(self.cell_of))
        self.areas = i64(len(self.continent_of))
        self.continents = i64(len(self.firsts)) - 1
        self.land_areas = self.firsts[self.continents]
        self.near: Graph = merged(self.terrain.cells.graph, self.slot_of, self.slots)
        self.next: Graph = merged(self.terrain.cells.graph, self.cell_area, self.areas)  # ARTEFACTS-1.4
        self.bonus = vec[i64]([self.bonus_of(k) for k in range(self.continents)])
        self.furniture = Furniture(size, number, shares, self.starts[: self.land_areas + 1], self.areas, self.slots)
        self.artefacts = i64(len(self.furniture.relic_slot))
        self.relics = [ARTEFACTS[kind] for kind in self.furniture.relic_kind]
        self.powered = vec[i64]([area for area in range(self.areas) if self.furniture.power_of[area] >= 0])
        self.area_names: list[str] = []
        self.continent_names: list[str] = []
        self.give_names()
        self.write(players)

    def number_areas(self) -> None:
        """Continent after continent in reading order, each with its areas, and then the ocean."""
        terrain = self.terrain
        order = vec[i64]()
        for cell in range(terrain.cells.size):
            number = terrain.continent[terrain.areas.of[cell]]
            if number != NONE and not any(other == number for other in order):
                order = append(order, number)
        for number in append(order, i64(NONE)):
            self.firsts = append(self.firsts, i64(len(self.continent_of)))
            for cell in range(terrain.cells.size):
                area = terrain.areas.of[cell]
                is_new = self.cell_area[cell] == NONE and terrain.continent[area] == number
                if is_new and (number != NONE or terrain.ocean[area]):
                    self.add_area(area, i64(NONE) if number == NONE else i64(len(self.firsts)) - 1)
        self.starts = append(self.starts, i64(len(self.cell_of)))

    def add_area(self, old: i64, continent: i64) -> None:
        """The next area, with its slots row by row."""
        area = i64(len(self.continent_of))
        self.continent_of = append(self.continent_of, continent)
        self.starts = append(self.starts, i64(len(self.cell_of)))
        for cell in self.terrain.members(old):
            self.cell_area[cell] = area
            if self.terrain.usable[cell]:
                self.slot_of[cell] = i64(len(self.cell_of))
                self.cell_of = append(self.cell_of, cell)
                self.area_of = append(self.area_of, area)

    def bonus_of(self, continent: i64) -> i64:
        """ARTEFACTS-1.3 From how many areas there are, and how many slots."""
        first, behind = self.firsts[continent], self.firsts[continent + 1]
        return bonus(behind - first, self.starts[behind] - self.starts[first])

    def give_names(self) -> None:
        """Names for areas, seas and continents, from lists that are long enough for the largest world."""
        dice = layer_dice(self.size, self.number, NAMES)
        for k in dealt(i64(len(AREA_NAMES)), self.land_areas, dice):
            self.area_names.append(AREA_NAMES[k])
        for k in dealt(i64(len(OCEAN_NAMES)), self.areas - self.land_areas, dice):
            self.area_names.append(OCEAN_NAMES[k])
        for k in dealt(i64(len(CONTINENT_NAMES)), self.continents, dice):
            self.continent_names.append(CONTINENT_NAMES[k])

    def write(self, players: i64) -> None:
        """How moves are written here, and events told."""
        numbers = [str(k + 1) for k in range(int(self.slots))]
        labels = [f"{self.area_names[area].title()} {number}" for area, number in zip(self.area_of, numbers)]
        slot = Kind("slot", numbers, labels)
        area = Kind("area", self.area_names, [name.title() for name in self.area_names])
        relics = [relic.name for relic in self.relics]
        powers = [POWERS[kind].name if kind >= 0 else "" for kind in self.furniture.power_of]
        self.notation = notation_for(slot, area, relics, int(players))
        self.chronicle = chronicle_for(slot, area, relics, powers)

    def is_next(self, one: i64, other: i64) -> bool:
        """ARTEFACTS-1.4 Are two areas adjacent?"""
        return any(self.next.links[k] == other for k in range(self.next.starts[one], self.next.starts[one + 1]))

    @property
    def name(self) -> str:
        """ARTEFACTS-1.2 A world is named by size and number."""
        return f"{self.size}-{self.number}"
