"""The drawn world is the world of the rules, and its names stand clear of each other and of its slots."""

from __future__ import annotations

from itertools import combinations

import pytest

from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.content import SIZES
from hegemon.games.artefacts.drawing.cells import SHEET
from hegemon.games.artefacts.drawing.geography import geography
from hegemon.games.artefacts.drawing.labels import meets, overlap
from hegemon.games.artefacts.drawing.still import TOKEN, sheet
from hegemon.games.artefacts.knowledge import ArtefactsView, view
from hegemon.games.artefacts.state import blank

WORLDS = [(size, number) for size in SIZES for number in (2, 11)]
MANY = [("regular", number) for number in range(20, 32)]


def shown(size: str, number: int) -> ArtefactsView:
    """A world before a game begins on it."""
    from hegemon.games.artefacts.setup import lay_out

    state = blank(2, GAME.settle(2, {"size": size, "map": str(number)}))
    lay_out(state, number)
    return view(state, -1)


@pytest.mark.parametrize(("size", "number"), WORLDS)
def test_cells_have_the_neighbours_that_the_rules_give_them(size: str, number: int) -> None:
    state = blank(2, GAME.settle(2, {"size": size, "map": str(number)}))
    graph = state.world.terrain.cells.graph
    for cell, polygon in enumerate(geography(shown(size, number)).cells):
        drawn = {other for _, other in polygon if other != SHEET}
        assert drawn == {int(other) for other in graph.links[graph.starts[cell] : graph.starts[cell + 1]]}


@pytest.mark.parametrize(("size", "number"), WORLDS)
def test_areas_that_are_adjacent_have_a_border_in_common(size: str, number: int) -> None:
    seen = shown(size, number)
    drawn = {(line.right, line.left) for line in geography(seen).borders if line.left >= 0}
    ruled = {(one, other) for one, area in enumerate(seen["areas"]) for other in area["next"] if one > other}
    assert drawn == ruled


def test_the_outline_of_a_continent_runs_along_those_of_its_areas() -> None:
    world = geography(shown("tiny", 2))
    assert len(world.areas) == 10
    assert all(path.startswith("M") and path.endswith("Z") for path in [*world.areas, *world.continents, world.land])
    assert world.continent_borders()
    assert world.area_borders().count("M") > world.continent_borders().count("M")


@pytest.mark.parametrize(("size", "number"), [*WORLDS, *MANY])
def test_names_cover_neither_slots_nor_each_other(size: str, number: int) -> None:
    seen = shown(size, number)
    slots, signs = geography(seen).slots, [*sheet(seen).areas, *sheet(seen).lands]
    assert not [sign for sign in signs for slot in slots if meets(sign.box(), slot, TOKEN + 2)]
    assert not [pair for pair in combinations(signs, 2) if overlap(pair[0].box(), pair[1].box())]


@pytest.mark.parametrize(("size", "number"), WORLDS)
def test_the_name_of_an_area_stands_by_its_own_slots(size: str, number: int) -> None:
    seen = shown(size, number)
    world = geography(seen)
    for area, sign in enumerate(sheet(seen).areas):
        near = min(world.slots, key=lambda slot: (slot[0] - sign.x) ** 2 + (slot[1] - sign.y) ** 2)
        assert area in (world.area_at((sign.x, sign.y)), world.slot_area[world.slots.index(near)])
