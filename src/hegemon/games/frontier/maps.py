"""FRONTIER-1.5, FRONTIER-1.6, FRONTIER-2.1 Maps by name: layers, places to spawn, and the list of loot."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice, seeded
from hegemon.games.frontier.content import BARE, GRASS, LEAST_LOOT, MOST_LOOT, PLAIN, VILLAGE
from hegemon.games.frontier.dials import RECIPE
from hegemon.games.frontier.generator import Layers, Recipe, drawn_layers, filled
from hegemon.games.frontier.grid import Grid

CORNERS: Final = 4
ATTEMPTS: Final = 200  # drawings of a map before one is taken that is not fair
REACHED_PART: Final = 3  # FRONTIER-1.6 of the land that every spawn reaches at least: a third
LOOT_STREAM: Final = 1 << 40
MARK_BYTES: Final = 6  # of a digest


class Map:
    """A map as it is printed: the same name, the same map."""

    def __init__(self, number: i64, layers: Layers, spawns: vec[i64], loot: vec[i64]) -> None:
        self.number = number
        self.grid = layers.grid
        self.floor = layers.floor
        self.element = layers.element
        self.feature = layers.feature
        self.spawns = spawns  # places for four players or fewer, or exactly as many as play
        self.loot = loot


def drawn_map(grid: Grid, recipe: Recipe, players: i64, number: i64) -> Map:
    """FRONTIER-1.6 The first fair map that the streams of its number give."""
    spawns = spawn_places(grid, players)
    attempt: i64 = 0
    while True:
        stream = stream_of(grid, i64(len(spawns))) + attempt
        layers = drawn_layers(grid, recipe, seeded(int(number), stream))
        clear_spawns(layers, spawns)
        attempt += 1
        if is_fair(layers, spawns) or attempt == ATTEMPTS:
            loot = drawn_loot(layers, seeded(int(number), stream + LOOT_STREAM))
            return Map(number, layers, spawns, loot)


def stream_of(grid: Grid, spawns: i64) -> i64:
    """Where the dice of a map begin: every size, and every number of spawns, draws other maps."""
    return ((spawns * 64 + grid.width) * 64 + grid.height) * 1024


def map_name(grid: Grid, players: i64, number: i64, mark: str) -> str:
    """FRONTIER-1.6 Size and number; for five or more the players, and the mark of weights that are not the usual ones.

    The spawns are part of a map: up to four are always the same corners, more are not.
    """
    name = f"{grid.width}x{grid.height}-{number}"
    if players > CORNERS:
        name += f"-p{players}"
    return f"{name}-w{mark}" if mark else name


def mark_of(options: Options) -> str:
    """FRONTIER-1.6 A digest of the weights that are not the usual ones; empty when all are."""
    turned = [f"{dial.name}={options[dial.name]}" for dial in RECIPE if options[dial.name] != dial.default]
    if not turned:
        return ""
    return blake2b(" ".join(turned).encode(), digest_size=MARK_BYTES).hexdigest()


def spawn_places(grid: Grid, players: i64) -> vec[i64]:
    """FRONTIER-2.1 The corners for up to four, for more equal distances along the rim."""
    if players <= CORNERS:
        return grid.corners()
    around = grid.rim()
    places = vec[i64](capacity=players)
    for place in range(players):
        places = append(places, around[place * len(around) // players])
    return places


def clear_spawns(layers: Layers, spawns: vec[i64]) -> None:
    """FRONTIER-1.6 Spawns and the tiles within 1 of them are plain grass."""
    for spawn in spawns:
        clear(layers, spawn)
        for k in range(layers.grid.starts[spawn], layers.grid.starts[spawn + 1]):
            clear(layers, layers.grid.links[k])


def clear(layers: Layers, tile: i64) -> None:
    layers.floor[tile] = GRASS
    layers.element[tile] = BARE
    layers.feature[tile] = PLAIN


def is_fair(layers: Layers, spawns: vec[i64]) -> bool:
    """FRONTIER-1.6 Can every spawn reach a third of the land?"""
    land: i64 = 0
    for tile in range(layers.grid.tiles):
        land += 0 if layers.is_water(tile) else 1
    return all(reached(layers, spawn) * REACHED_PART >= land for spawn in spawns)


def reached(layers: Layers, spawn: i64) -> i64:
    """How many tiles can be walked to over land that carries no element."""
    is_free = filled(layers.grid.tiles, 0)
    for tile in range(layers.grid.tiles):
        if layers.element[tile] == BARE and not layers.is_water(tile):
            is_free[tile] = 1
    return len(layers.grid.region(spawn, is_free))


def drawn_loot(layers: Layers, dice: Dice) -> vec[i64]:
    """FRONTIER-1.5 One number for each village."""
    loot = vec[i64]()
    for feature in layers.feature:
        if feature == VILLAGE:
            loot = append(loot, LEAST_LOOT + dice.below(MOST_LOOT - LEAST_LOOT + 1))
    return loot
