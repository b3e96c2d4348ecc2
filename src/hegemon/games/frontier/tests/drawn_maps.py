"""Maps by number, their names, and what is on them as plain numbers; and layers to draw on."""

from __future__ import annotations

from typing import Any

from hegemon.games.frontier import GAME
from hegemon.games.frontier.generator import Layers, Recipe
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.maps import Map
from hegemon.games.frontier.world import world_for

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


def drawn(number: int, players: int = 2, **dials: object) -> Map:
    return world_for(players, GAME.settle(players, {"size": "9x9", **dials})).map_of(number)


def named(number: int, players: int = 2, **dials: object) -> str:
    return world_for(players, GAME.settle(players, {"size": "9x9", **dials})).map_name(number)


def picture(found: Map) -> tuple[list[int], ...]:
    return tuple([int(cell) for cell in cells] for cells in (found.floor, found.element, found.feature, found.loot))


def layers_of(width: int = 7, height: int = 7) -> Layers:
    return Layers(grid_for(width, height))


def recipe(**dials: object) -> Recipe:
    return Recipe(GAME.settle(2, dials))
