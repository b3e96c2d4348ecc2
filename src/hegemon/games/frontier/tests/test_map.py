"""Chapter 1: the three layers, and the generator that draws them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.dice import seeded
from hegemon.games.frontier import generator
from hegemon.games.frontier.content import (
    BARE,
    CASTLE,
    CHOPPED,
    DESERT,
    ELEMENTS,
    FEATURES,
    FLOORS,
    GOLD,
    GRASS,
    IRON,
    LAKE,
    MATERIAL,
    MOUNTAIN,
    PLAIN,
    SNOW,
    VILLAGE,
    WATER,
    WOODS,
)
from hegemon.games.frontier.dials import DIALS
from hegemon.games.frontier.generator import Layers, filled
from hegemon.games.frontier.grid import DOWN, RIGHT, grid_for
from hegemon.games.frontier.tests.drawn_maps import RICH, drawn, layers_of, recipe
from hegemon.games.frontier.tests.positions import frontier
from hegemon.games.frontier.tests.positions import reached as takes

DEFAULTS = {dial.name: dial.default for dial in DIALS}
SPARSE = {"no_element_weight": 1000, "mountain_weight": 0, "woods_weight": 0, "lake_weight": 0}
NO_FEATURES = dict.fromkeys(
    "village_weight iron_weight gold_weight material_weight small_castle_weight large_castle_weight".split(), 0
)


@pytest.mark.rule("FRONTIER-1.2")
def test_there_are_three_layers() -> None:
    assert FLOORS == ["grass", "desert", "snow", "water"]
    assert ELEMENTS[:CHOPPED] == ["", "mountain", "lake", "woods", "castle"]
    assert FEATURES == ["", "gold", "village", "iron", "material"]
    view = frontier("desert+mountain+gold snow+woods+material lake water").view(-1)
    layers = [view[layer][:4] for layer in ("floor", "element", "feature")]  # type: ignore[index]
    assert layers[0] == ["desert", "snow", "grass", "water"]
    assert layers[1:] == [["mountain", "woods", "lake", ""], ["gold", "material", "", ""]]


@pytest.mark.rule("FRONTIER-1.3")
def test_the_weights_of_the_generator() -> None:
    usual = recipe()
    assert [int(n) for n in usual.floors] == [50, 50, 50, 5]
    assert [int(n) for n in usual.growth] == [50, 50, 50, 80]
    assert int(usual.growth_distance) == 3
    assert [int(usual.elements[kind]) for kind in (BARE, MOUNTAIN, WOODS, LAKE)] == [100, 5, 7, 5]
    assert [int(usual.lengths[kind]) for kind in (MOUNTAIN, WOODS, LAKE)] == [3, 2, 2]
    assert [int(usual.features[kind]) for kind in (PLAIN, VILLAGE, MATERIAL, IRON, GOLD)] == [200, 5, 6, 1, 1]
    assert [int(usual.features[kind]) for kind in (generator.SMALL_CASTLE, generator.LARGE_CASTLE)] == [1, 1]
    assert int(usual.mountain_bonus) == 1


@pytest.mark.rule("FRONTIER-1.3")
def test_lots_are_drawn_by_weight() -> None:
    dice = seeded(5)
    weights = vec[i64]([30, 0, 10, 60])
    counts = [0, 0, 0, 0]
    for _draw in range(2000):
        counts[generator.drawn_kind(weights, dice)] += 1
    assert counts[1] == 0
    assert [round(count / 200) for count in counts] == [3, 0, 1, 6]


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize("kind", range(4))
def test_what_weighs_alone_is_drawn_always_and_nothing_is_the_first_kind(kind: int) -> None:
    weights = filled(4, 0)
    assert generator.drawn_kind(weights, seeded(1)) == 0
    weights[kind] = 1
    assert {int(generator.drawn_kind(weights, seeded(seed))) for seed in range(5)} == {kind}


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(("kind", "growth"), [(GRASS, 50), (DESERT, 50), (SNOW, 50), (WATER, 80)])
def test_a_flooring_adds_to_its_own_kind_within_distance_3(kind: int, growth: int) -> None:
    grid = grid_for(9, 8)
    added, near = filled(grid.tiles * 4, 0), filled(grid.tiles * 4, 0)
    here = grid.names.index("b4")
    generator.spread_floor(grid, recipe(), here, kind, added, near)
    generator.spread_floor(grid, recipe(), here, kind, added, near)
    for other in range(int(grid.tiles)):
        is_near = grid.distance(here, other) <= 3
        assert [int(n) for n in added[other * 4 : other * 4 + 4]] == [
            2 * growth * (is_near and k == kind) for k in range(4)
        ]
        assert [int(n) for n in near[other * 4 : other * 4 + 4]] == [int(is_near and k == kind) for k in range(4)]


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(
    ("weights", "near_desert", "near_snow", "kinds"),
    [
        ([1, 1, 1, 1], False, False, {GRASS, DESERT, SNOW, WATER}),
        ([1, 1, 1, 1], True, False, {GRASS, DESERT, WATER}),
        ([1, 1, 1, 1], False, True, {GRASS, SNOW, WATER}),
        ([1, 1, 1, 1], True, True, {GRASS, WATER}),
        ([0, 1, 1, 0], True, True, {DESERT, SNOW}),
        ([0, 1, 1, 0], True, False, {DESERT}),
        ([0, 0, 1, 0], True, False, {SNOW}),
    ],
)
def test_desert_and_snow_keep_apart_where_that_is_possible(
    weights: list[int], near_desert: bool, near_snow: bool, kinds: set[int]
) -> None:
    dice = seeded(3)
    given = vec[i64](weights)
    assert {int(generator.drawn_floor(given, near_desert, near_snow, dice)) for _draw in range(60)} == kinds
    assert [int(n) for n in given] == weights


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize("number", range(4))
def test_on_a_map_desert_and_snow_are_more_than_3_apart(number: int) -> None:
    layers = layers_of(14, 9)
    generator.lay_floors(layers, recipe(), seeded(number))
    deserts = [tile for tile in range(126) if layers.floor[tile] == DESERT]
    snow = [tile for tile in range(126) if layers.floor[tile] == SNOW]
    assert all(layers.grid.distance(one, other) > 3 for one in deserts for other in snow)
    assert len(deserts) + len(snow) > 0


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(("growth", "kinds"), [(1000, 1), (0, 2)])  # desert and snow exclude each other
def test_meadows_and_deserts_hold_together_by_their_growth(growth: int, kinds: int) -> None:
    even = {"grass_weight": 1, "desert_weight": 1, "snow_weight": 1, "water_weight": 0}
    layers = layers_of(5, 5)
    options = recipe(**even, land_growth=growth, growth_distance=4)
    found = []
    for seed in range(9):
        generator.lay_floors(layers, options, seeded(seed))
        found.append(len(set(layers.floor)))
    assert sorted(found)[4] == kinds


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize("direction", range(8))
def test_an_element_is_a_straight_line_in_one_of_8_directions(direction: int) -> None:
    layers = layers_of()
    middle = 24
    generator.draw_line(layers, middle, MOUNTAIN, 3, direction)
    step = int(DOWN[direction] * 7 + RIGHT[direction])
    found = [tile for tile in range(49) if layers.element[tile] == MOUNTAIN]
    assert found == sorted([middle, middle + step, middle + 2 * step])
    assert len({(int(RIGHT[k]), int(DOWN[k])) for k in range(8)} - {(0, 0)}) == 8


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(
    ("kind", "floor", "element", "length"),
    [
        (MOUNTAIN, GRASS, BARE, 3),
        (MOUNTAIN, DESERT, BARE, 3),
        (WOODS, DESERT, BARE, 1),
        (WOODS, SNOW, BARE, 3),
        (LAKE, DESERT, BARE, 3),
        (LAKE, WATER, BARE, 1),
        (MOUNTAIN, GRASS, LAKE, 1),
    ],
)
def test_a_line_ends_where_a_tile_cannot_carry_it(kind: int, floor: int, element: int, length: int) -> None:
    layers = layers_of()
    layers.floor[25], layers.element[25] = floor, element
    generator.draw_line(layers, 24, kind, 3, 4)
    assert [tile for tile in (24, 25, 26) if layers.element[tile] == kind] == [24, 25, 26][:length]


@pytest.mark.rule("FRONTIER-1.3")
def test_a_line_ends_at_the_edge() -> None:
    layers = layers_of()
    generator.draw_line(layers, 5, LAKE, 3, 4)
    assert [tile for tile in range(49) if layers.element[tile] == LAKE] == [5, 6]


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(("kind", "length"), [("mountain", 3), ("woods", 2), ("lake", 2)])
def test_elements_are_so_many_tiles_long(kind: str, length: int) -> None:
    layers = layers_of(25, 25)
    generator.place_elements(layers, recipe(**{**SPARSE, f"{kind}_weight": 20}), seeded(2))
    sizes = [len(group) for group in joined(layers, ELEMENTS.index(kind))]
    assert max(set(sizes), key=sizes.count) == length
    assert {int(element) for element in layers.element} == {BARE, ELEMENTS.index(kind)}


def joined(layers: Layers, kind: int) -> list[set[int]]:
    """The groups of tiles of an element that touch."""
    left = {tile for tile in range(int(layers.grid.tiles)) if layers.element[tile] == kind}
    groups = []
    while left:
        group, edge = set(), [left.pop()]
        while edge:
            here = edge.pop()
            group.add(here)
            more = {other for other in left if layers.grid.distance(here, other) == 1}
            left -= more
            edge += more
        groups.append(group)
    return groups


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(
    ("element", "weights"),
    [
        (BARE, {"": 200, "gold": 1, "village": 5, "iron": 1, "material": 6, "small": 1, "large": 1}),
        (MOUNTAIN, {"": 200, "gold": 2, "village": 5, "iron": 2, "material": 6, "small": 2, "large": 2}),
        (WOODS, {"": 200, "gold": 0, "village": 0, "iron": 0, "material": 6, "small": 0, "large": 0}),
    ],
)
def test_what_features_weigh_on_an_element(element: int, weights: dict[str, int]) -> None:
    found = generator.feature_weights(recipe(), element)
    assert dict(zip([*FEATURES, "small", "large"], (int(n) for n in found))) == weights


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize("number", range(3))
def test_nothing_lies_together_that_does_not_go_together(number: int) -> None:
    found = drawn(number, **RICH)
    pairs = {(int(found.element[t]), int(found.feature[t])) for t in range(132)}
    wet = {(int(found.element[t]), int(found.feature[t])) for t in range(132) if found.floor[t] == WATER}
    sand = {int(found.element[t]) for t in range(132) if found.floor[t] == DESERT}
    assert wet <= {(BARE, PLAIN)}
    assert WOODS not in sand
    assert {feature for element, feature in pairs if element == WOODS} <= {PLAIN, MATERIAL}
    assert {feature for element, feature in pairs if element in (LAKE, CASTLE)} == {PLAIN}


@pytest.mark.rule("FRONTIER-1.3", "FRONTIER-1.2")
def test_everything_comes_up_on_rich_maps() -> None:
    maps = [drawn(number, **RICH) for number in range(4)]
    assert {int(n) for found in maps for n in found.floor} == {GRASS, DESERT, SNOW, WATER}
    assert {int(n) for found in maps for n in found.element} == {BARE, MOUNTAIN, LAKE, WOODS, CASTLE}
    assert {int(n) for found in maps for n in found.feature} == {PLAIN, GOLD, VILLAGE, IRON, MATERIAL}


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(
    ("dials", "layer", "kind"),
    [
        ({"grass_weight": 0, "snow_weight": 0, "water_weight": 0}, "floor", DESERT),
        ({"grass_weight": 0, "desert_weight": 0, "water_weight": 0}, "floor", SNOW),
        ({"desert_weight": 0, "snow_weight": 0, "water_weight": 0}, "floor", GRASS),
        ({"desert_weight": 0, "snow_weight": 0, "grass_weight": 0}, "floor", WATER),
        ({**NO_FEATURES, "no_feature_weight": 0, "village_weight": 1}, "feature", VILLAGE),
        ({**NO_FEATURES, "no_feature_weight": 0, "iron_weight": 1}, "feature", IRON),
        ({**NO_FEATURES, "no_feature_weight": 0, "gold_weight": 1}, "feature", GOLD),
        ({**NO_FEATURES, "no_feature_weight": 0, "material_weight": 1}, "feature", MATERIAL),
        ({**NO_FEATURES, "no_feature_weight": 0, "small_castle_weight": 1}, "element", CASTLE),
        ({**NO_FEATURES, "no_feature_weight": 0, "large_castle_weight": 1}, "element", CASTLE),
    ],
)
def test_every_weight_is_a_dial(dials: dict[str, int], layer: str, kind: int) -> None:
    options = {
        **SPARSE,
        **({} if layer == "floor" else {"desert_weight": 0, "snow_weight": 0, "water_weight": 0}),
        **dials,
    }
    layers = generator.drawn_layers(grid_for(6, 5), recipe(**options), seeded(1))
    assert {int(n) for n in getattr(layers, layer)} == {kind}


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize("kind", ["mountain", "woods", "lake"])
def test_every_element_weight_is_a_dial(kind: str) -> None:
    options = {**SPARSE, "no_element_weight": 0, f"{kind}_weight": 1, "desert_weight": 0, "water_weight": 0}
    layers = Layers(grid_for(6, 5))
    generator.place_elements(layers, recipe(**options), seeded(1))
    assert {int(n) for n in layers.element} == {ELEMENTS.index(kind)}


@pytest.mark.rule("FRONTIER-1.3", "FRONTIER-1.4")
@pytest.mark.parametrize(("is_large", "tiles"), [(False, 1), (True, 2)])
def test_a_castle_has_one_tile_or_two_that_touch(is_large: bool, tiles: int) -> None:
    for seed in range(8):
        layers = layers_of()
        generator.build_castle(layers, 24, is_large, seeded(seed))
        found = [tile for tile in range(49) if layers.element[tile] == CASTLE]
        assert len(found) == tiles
        assert all(layers.grid.distance(24, tile) <= 1 for tile in found)


@pytest.mark.rule("FRONTIER-1.3")
@pytest.mark.parametrize(
    ("floor", "element", "feature", "can"),
    [
        (GRASS, BARE, PLAIN, True),
        (DESERT, MOUNTAIN, PLAIN, True),
        (GRASS, WOODS, PLAIN, False),
        (GRASS, LAKE, PLAIN, False),
        (GRASS, CASTLE, PLAIN, False),
        (WATER, BARE, PLAIN, False),
        (GRASS, BARE, IRON, False),
    ],
)
def test_where_the_second_tile_of_a_castle_stands(floor: int, element: int, feature: int, can: bool) -> None:
    layers = layers_of()
    layers.floor[3], layers.element[3], layers.feature[3] = floor, element, feature
    assert generator.can_carry_castle(layers, 3) is can


@pytest.mark.rule("FRONTIER-1.4")
def test_a_castle_counts_as_an_element() -> None:
    state = frontier("A castle .\nlake lake lake")
    assert (takes(state, "b1"), takes(state, "c1")) == ("", "")
    view = state.view(-1)
    assert (view["element"][1], view["feature"][1]) == ("castle", "")  # type: ignore[index]


@pytest.mark.rule("FRONTIER-1.4")
def test_a_castle_on_a_mountain_stands_in_its_place() -> None:
    layers = layers_of()
    layers.element[24] = MOUNTAIN
    generator.build_castle(layers, 24, False, seeded(1))
    assert layers.element[24] == CASTLE
