"""Chapter 1: the list of loot, and maps that are fair."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.games.frontier import generator
from hegemon.games.frontier.content import (
    BARE,
    GOLD,
    GRASS,
    IRON,
    LAKE,
    MOUNTAIN,
    PLAIN,
    SNOW,
    VILLAGE,
    WATER,
)
from hegemon.games.frontier.dials import parse_size
from hegemon.games.frontier.generator import Layers
from hegemon.games.frontier.grid import grid_for
from hegemon.games.frontier.maps import (
    ATTEMPTS,
    clear_spawns,
    drawn_loot,
    is_fair,
    reached,
    spawn_places,
    stream_of,
)
from hegemon.games.frontier.tests.drawn_maps import RICH, drawn, layers_of, picture, recipe

ROUGH: dict[str, Any] = {"size": "9x9", "lake_weight": 30}


@pytest.mark.rule("FRONTIER-1.5")
def test_the_list_of_loot_has_a_1_or_a_2_for_each_village() -> None:
    maps = [drawn(number, **RICH) for number in range(3)]
    for found in maps:
        assert len(found.loot) == sum(1 for feature in found.feature if feature == VILLAGE)
    assert {int(n) for found in maps for n in found.loot} == {1, 2}
    layers = layers_of()
    layers.feature[3] = layers.feature[9] = VILLAGE
    layers.feature[4] = GOLD
    assert len(drawn_loot(layers, seeded(1))) == 2


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize("players", [2, 4, 5, 8])
def test_spawns_and_the_tiles_next_to_them_are_plain_grass(players: int) -> None:
    found = drawn(7, players, **RICH)
    for spawn in found.spawns:
        for near in range(132):
            if found.grid.distance(spawn, near) <= 1:
                layers = (found.floor[near], found.element[near], found.feature[near])
                assert tuple(map(int, layers)) == (GRASS, BARE, PLAIN)


@pytest.mark.rule("FRONTIER-1.6")
def test_nothing_else_than_the_spawns_is_cleared() -> None:
    layers = layers_of(5, 5)
    for number in range(25):
        layers.floor[number], layers.element[number], layers.feature[number] = SNOW, MOUNTAIN, IRON
    clear_spawns(layers, vec[i64]([0]))
    assert [number for number in range(25) if layers.floor[number] == GRASS] == [0, 1, 5, 6]
    assert [number for number in range(25) if layers.element[number] == BARE] == [0, 1, 5, 6]
    assert [number for number in range(25) if layers.feature[number] == PLAIN] == [0, 1, 5, 6]


@pytest.mark.rule("FRONTIER-1.6")
@pytest.mark.parametrize(("free", "is_enough"), [(9, True), (8, False)])
def test_a_spawn_must_reach_a_third_of_the_land_without_climbing(free: int, is_enough: bool) -> None:
    layers = layers_of(6, 5)
    for number in range(27, 30):
        layers.floor[number] = WATER  # 27 tiles of land
    for number in range(30):
        if number >= free and number < 27:
            layers.element[number] = LAKE
    assert (int(reached(layers, 0)), is_fair(layers, vec[i64]([0]))) == (free, is_enough)


@pytest.mark.rule("FRONTIER-1.6")
def test_every_spawn_must_reach_its_third() -> None:
    layers = layers_of(5, 5)
    for number in range(5, 10):
        layers.element[number] = MOUNTAIN
    assert [is_fair(layers, vec[i64](spots)) for spots in ([20], [0], [20, 0])] == [True, False, False]
    for number in range(5, 10):
        layers.element[number], layers.floor[number] = BARE, WATER
    assert [int(reached(layers, spot)) for spot in (0, 20)] == [5, 15]


@pytest.mark.rule("FRONTIER-1.6")
def test_maps_that_are_not_fair_are_drawn_again() -> None:
    is_first_fair = [fair_at_first(number) for number in range(4)]
    assert not all(is_first_fair)
    for number in range(4):
        found = drawn(number, **ROUGH)
        layers = Layers(found.grid)
        layers.floor, layers.element = found.floor, found.element
        assert is_fair(layers, found.spawns)


def fair_at_first(number: int) -> bool:
    """Was the first attempt at a rough map fair?"""
    layers = generator.drawn_layers(grid_for(9, 9), recipe(**ROUGH), seeded(number, stream_of(grid_for(9, 9), 4)))
    spots = spawn_places(layers.grid, 2)
    clear_spawns(layers, spots)
    return is_fair(layers, spots)


@pytest.mark.rule("FRONTIER-1.6")
def test_where_no_map_is_fair_the_last_attempt_is_taken() -> None:
    rough = {"no_element_weight": 0, "woods_weight": 0, "water_weight": 0}  # elements everywhere: mountains and lakes
    found = drawn(1, size="7x5", **rough)
    attempts = [attempt(1, "7x5", number, **rough) for number in (ATTEMPTS - 1, 0, ATTEMPTS)]
    assert [picture(found)[:3] == tried for tried in attempts] == [True, False, False]


def attempt(number: int, size: str, count: int, **dials: object) -> tuple[list[int], ...]:
    """The layers of a later drawing of a map for up to four."""
    grid = grid_for(*parse_size(size))
    layers = generator.drawn_layers(grid, recipe(**dials), seeded(number, stream_of(grid, 4) + count))
    clear_spawns(layers, spawn_places(grid, 2))
    return tuple([int(cell) for cell in cells] for cells in (layers.floor, layers.element, layers.feature))
