"""Maps by number, their names, and what is on them as plain numbers; and layers to draw on."""

from __future__ import annotations

from typing import Any

from hegemon.games.frontier import GAME
from hegemon.games.frontier.content import ELEMENTS, FEATURES, FLOORS
from hegemon.games.frontier.generator import Layers, Recipe
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.maps import Map
from hegemon.games.frontier.world import WORLDS

RICH: dict[str, Any] = {
    "size": "12x11",
    "water_weight": 60,
    "mountain_weight": 8,
    "village_weight": 60,
    "iron_weight": 60,
    "gold_weight": 60,
    "material_weight": 60,
    "small_castle_weight": 8,
    "large_castle_weight": 4,
}


# The map 8x6-7, as its name has given it since version 1 of the rules: sheets of it may lie in a drawer.
MAP_7 = """
g-- g-- w-- g-- dm- gw- g-- g--
g-- g-- g-- gmv d-- g-- g-- g--
gm- d-- g-- dl- gl- g-- g-- g--
d-- g-- d-- d-- g-- g-- g-- d--
g-- g-- d-- dl- d-- d-- g-- g--
g-- g-- gw- dl- g-- g-- g-- g--
"""


def drawn(number: int, players: int = 2, **dials: object) -> Map:
    return WORLDS.get(players, GAME.settle(players, {"size": "9x9", **dials})).map_of(number)


def named(number: int, players: int = 2, **dials: object) -> str:
    return WORLDS.get(players, GAME.settle(players, {"size": "9x9", **dials})).map_name(number)


def picture(found: Map) -> tuple[list[int], ...]:
    return tuple([int(cell) for cell in cells] for cells in (found.floor, found.element, found.feature, found.loot))


def rows_of(found: Map) -> list[str]:
    """A map row by row, three letters to a tile: the first ones of floor, element and feature; `-` is none."""
    letters = [
        "".join(name[:1] or "-" for name in (FLOORS[floor], ELEMENTS[element], FEATURES[feature]))
        for floor, element, feature in zip(found.floor, found.element, found.feature)
    ]
    width = int(found.grid.width)
    return [" ".join(letters[at : at + width]) for at in range(0, len(letters), width)]


def layers_of(width: int = 7, height: int = 7) -> Layers:
    return Layers(grid_for(width, height))


def recipe(**dials: object) -> Recipe:
    return Recipe(GAME.settle(2, dials))
