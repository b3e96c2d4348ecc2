"""FRONTIER-1.3 The three layers of a map, one after the other, tile by tile in random order, by weights."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.games.frontier.content import (
    BARE,
    CASTLE,
    DESERT,
    FLOORS,
    GRASS,
    LAKE,
    MATERIAL,
    MOUNTAIN,
    PLAIN,
    SNOW,
    VILLAGE,
    WATER,
    WOODS,
)
from hegemon.games.frontier.grid import DOWN, RIGHT, Grid
from hegemon.kit.cards import shuffled

SMALL_CASTLE: Final = 5  # beside the features proper, as their weights are listed
LARGE_CASTLE: Final = 6


class Recipe:
    """The weights, each list in the order of the codes of its layer."""

    def __init__(self, options: Options) -> None:
        self.floors = listed(options, "grass_weight desert_weight snow_weight water_weight")
        self.growth = listed(options, "land_growth land_growth land_growth water_growth")
        self.growth_distance = i64(int(options["growth_distance"]))
        self.elements = listed(options, "no_element_weight mountain_weight lake_weight woods_weight")
        self.lengths = listed(options, "mountain_length mountain_length lake_length woods_length")
        self.features = listed(
            options,
            "no_feature_weight gold_weight village_weight iron_weight material_weight small_castle_weight "
            "large_castle_weight",
        )
        self.mountain_bonus = i64(int(options["mountain_bonus"]))


class Layers:
    """What lies on each tile: flooring, element and feature."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self.floor = filled(grid.tiles, GRASS)
        self.element = filled(grid.tiles, BARE)
        self.feature = filled(grid.tiles, PLAIN)

    def is_water(self, tile: i64) -> bool:
        return self.floor[tile] == WATER


def drawn_layers(grid: Grid, recipe: Recipe, dice: Dice) -> Layers:
    """FRONTIER-1.3 Flooring, then elements, then features."""
    layers = Layers(grid)
    lay_floors(layers, recipe, dice)
    place_elements(layers, recipe, dice)
    place_features(layers, recipe, dice)
    return layers


def lay_floors(layers: Layers, recipe: Recipe, dice: Dice) -> None:
    """FRONTIER-1.3 Each flooring draws its own kind, and desert and snow keep apart where that is possible."""
    tiles = layers.grid.tiles
    kinds: i64 = len(FLOORS)
    drawn = filled(tiles * kinds, 0)  # by tile and kind: what was added to its weight
    near = filled(tiles * kinds, 0)  # by tile and kind: whether such a flooring lies near
    for tile in shuffled(tiles, dice):
        weights = vec[i64](capacity=kinds)
        for kind in range(kinds):
            weights = append(weights, recipe.floors[kind] + drawn[tile * kinds + kind])
        kind = drawn_floor(weights, near[tile * kinds + DESERT] > 0, near[tile * kinds + SNOW] > 0, dice)
        layers.floor[tile] = kind
        spread_floor(layers.grid, recipe, tile, kind, drawn, near)


def drawn_floor(weights: vec[i64], near_desert: bool, near_snow: bool, dice: Dice) -> i64:
    """A flooring by its weight; no desert near snow nor snow near desert, unless nothing else is left."""
    apart = weights[:]
    if near_snow:
        apart[DESERT] = 0
    if near_desert:
        apart[SNOW] = 0
    return drawn_kind(apart if total(apart) > 0 else weights, dice)


def spread_floor(grid: Grid, recipe: Recipe, tile: i64, kind: i64, drawn: vec[i64], near: vec[i64]) -> None:
    """FRONTIER-1.3 A flooring that was placed adds to its own kind within distance 3."""
    kinds: i64 = len(FLOORS)
    distance = recipe.growth_distance
    column = tile % grid.width
    row = tile // grid.width
    for y in range(max(i64(0), row - distance), min(grid.height, row + distance + 1)):
        for x in range(max(i64(0), column - distance), min(grid.width, column + distance + 1)):
            at = (y * grid.width + x) * kinds + kind
            drawn[at] += recipe.growth[kind]
            near[at] = 1


def place_elements(layers: Layers, recipe: Recipe, dice: Dice) -> None:
    """FRONTIER-1.3 Mountains, woods and lakes, each a straight line in one of eight directions."""
    for tile in shuffled(layers.grid.tiles, dice):
        if can_carry(layers, tile, BARE):
            weights = recipe.elements[:]
            if layers.floor[tile] == DESERT:
                weights[WOODS] = 0
            kind = drawn_kind(weights, dice)
            if kind != BARE:
                draw_line(layers, tile, kind, recipe.lengths[kind], dice.below(8))


def draw_line(layers: Layers, tile: i64, kind: i64, length: i64, direction: i64) -> None:
    """As long as it should be, or until a tile cannot carry it."""
    for _part in range(length):
        if tile < 0 or not can_carry(layers, tile, kind):
            return
        layers.element[tile] = kind
        tile = layers.grid.beside(tile, RIGHT[direction], DOWN[direction])


def can_carry(layers: Layers, tile: i64, kind: i64) -> bool:
    """FRONTIER-1.3 Water carries no element, desert no woods, and no tile two."""
    if layers.is_water(tile) or layers.element[tile] != BARE:
        return False
    return kind != WOODS or layers.floor[tile] != DESERT


def place_features(layers: Layers, recipe: Recipe, dice: Dice) -> None:
    """FRONTIER-1.3, FRONTIER-1.4 Villages, material, iron, gold, and castles, which count as elements."""
    for tile in shuffled(layers.grid.tiles, dice):
        if layers.is_water(tile) or layers.element[tile] == LAKE or layers.element[tile] == CASTLE:
            continue
        kind = drawn_kind(feature_weights(recipe, layers.element[tile]), dice)
        if kind >= SMALL_CASTLE:
            build_castle(layers, tile, kind == LARGE_CASTLE, dice)
        else:
            layers.feature[tile] = kind


def feature_weights(recipe: Recipe, element: i64) -> vec[i64]:
    """FRONTIER-1.3 On woods there is only material; a mountain adds to gold, castles and iron."""
    weights = recipe.features[:]
    for kind in range(i64(len(weights))):
        if element == WOODS and kind != PLAIN and kind != MATERIAL:
            weights[kind] = 0
        if element == MOUNTAIN and kind != PLAIN and kind != MATERIAL and kind != VILLAGE:
            weights[kind] += recipe.mountain_bonus
    return weights


def build_castle(layers: Layers, tile: i64, is_large: bool, dice: Dice) -> None:
    """FRONTIER-1.4 A castle stands in place of any other element; a large one on a second tile where it can."""
    layers.element[tile] = CASTLE
    if not is_large:
        return
    direction = dice.below(8)
    second = layers.grid.beside(tile, RIGHT[direction], DOWN[direction])
    if second >= 0 and can_carry_castle(layers, second):
        layers.element[second] = CASTLE


def can_carry_castle(layers: Layers, tile: i64) -> bool:
    """FRONTIER-1.3 No castle on water, woods, a lake, or where there is a feature."""
    is_free = layers.element[tile] in (BARE, MOUNTAIN) and layers.feature[tile] == PLAIN
    return is_free and not layers.is_water(tile)


def drawn_kind(weights: vec[i64], dice: Dice) -> i64:
    """One kind by its weight; the first one when all weigh nothing."""
    whole = total(weights)
    if whole == 0:
        return 0
    left = dice.below(whole)
    kind: i64 = 0
    while left >= weights[kind]:
        left -= weights[kind]
        kind += 1
    return kind


def total(weights: vec[i64]) -> i64:
    whole: i64 = 0
    for one in weights:
        whole += one
    return whole


def filled(size: i64, value: i64) -> vec[i64]:
    """So many times the same value."""
    cells = vec[i64](capacity=size)
    for _cell in range(size):
        cells = append(cells, value)
    return cells


def listed(options: Options, names: str) -> vec[i64]:
    """The values of some dials in a row."""
    return vec[i64]([i64(int(options[name])) for name in names.split()])
