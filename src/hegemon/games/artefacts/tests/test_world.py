"""Chapter 1: what is promised of every world, and worlds that stay as they are."""

from __future__ import annotations

from fractions import Fraction
from hashlib import blake2b

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.errors import NotUnderstood
from hegemon.games.artefacts import GAME
from hegemon.games.artefacts.cells import Cells
from hegemon.games.artefacts.content import AREA_NAMES, CONTINENT_NAMES, OCEAN_NAMES, SIZES
from hegemon.games.artefacts.continents import bonus
from hegemon.games.artefacts.furniture import Shares
from hegemon.games.artefacts.tests.promises import broken_promises, links
from hegemon.games.artefacts.world import World

GOLDEN = {  # for ever
    ("tiny", 2): "5496ff5833892a8d",
    ("small", 5): "5e9b83b6a630ad67",
    ("regular", 7): "fe454f8a32e8f909",
    ("large", 11): "a00541fdc08d9ddb",
    ("huge", 13): "45d2b568211c8714",
    ("regular", 882): "3005fe77f3f3e8ea",  # where two continents are as small, and one joins first
}


def world(size: str, number: int, **shares: object) -> World:
    return World(size, number, Shares(GAME.settle(2, shares)), 2)


def written(made: World) -> str:
    """All of a world as text."""
    furniture = made.furniture
    parts = [made.terrain.cells.x, made.terrain.cells.y, made.cell_of, made.area_of, made.continent_of, made.bonus]
    parts += [made.near.links, made.next.links, furniture.ground, furniture.relic_slot, furniture.relic_kind]
    parts += [furniture.power_of]
    return f"{[list(part) for part in parts]} {made.area_names} {made.continent_names}"


@pytest.mark.forms
@pytest.mark.rule("ARTEFACTS-1.2")
@pytest.mark.parametrize(("size", "number"), GOLDEN)
def test_a_world_is_the_same_for_ever(size: str, number: int) -> None:
    digest = blake2b(written(world(size, number)).encode(), digest_size=8).hexdigest()
    assert digest == GOLDEN[size, number]


@pytest.mark.rule("ARTEFACTS-1.1", "ARTEFACTS-1.2", "ARTEFACTS-1.4", "ARTEFACTS-1.5")
@pytest.mark.parametrize("size", SIZES)
def test_every_world_keeps_what_is_promised(size: str) -> None:
    for number in range(100, 104):
        assert broken_promises(world(size, number)) == []


@pytest.mark.rule("ARTEFACTS-1.5")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("share", [0, 30])
def test_the_shares_at_their_ends_leave_the_terrain_as_it_is_and_enough_free_slots(size: str, share: int) -> None:
    usual, turned = world(size, 7), world(size, 7, obstacles=share, artefacts=share, powers=share * 100 // 30)
    assert list(turned.cell_of) == list(usual.cell_of)
    assert list(turned.next.links) == list(usual.next.links)
    assert broken_promises(turned) == []
    assert (turned.artefacts == 0) == (share == 0)


@pytest.mark.rule("ARTEFACTS-1.5")
def test_too_many_players_for_a_size_are_refused() -> None:
    with pytest.raises(NotUnderstood, match="a tiny world has too few slots for 5: it is for 2 to 4 players"):
        GAME.start(5, 1, size="tiny")


@pytest.mark.rule("ARTEFACTS-1.3")
def test_a_bonus_is_higher_where_areas_are_small() -> None:
    assert [int(bonus(4, slots)) for slots in (16, 19, 22, 25, 28)] == [7, 6, 6, 5, 5]
    assert [int(bonus(3, 12)), int(bonus(8, 56))] == [6, 9]


@pytest.mark.rule("ARTEFACTS-1.2")
@pytest.mark.parametrize("seed", range(3))
def test_cells_share_an_edge_where_all_points_of_the_sheet_together_say_so(seed: int) -> None:
    """With fractions, and with every point looked at: those that are far away change nothing."""
    cells = Cells(7, 5, seeded(seed))
    for one in range(35):
        wanted = [other for other in range(35) if other != one and share_edge(cells, one, other)]
        assert links(cells.graph, one) == wanted


def share_edge(cells: Cells, one: int, other: int) -> bool:
    """Is a piece of the line of points that are as far from both nearer to them than to any third?"""
    x, y = [int(at) for at in cells.x], [int(at) for at in cells.y]
    across, down = x[other] - x[one], y[other] - y[one]
    limits = [(down, x[one] + x[other]), (-down, 1400 - x[one] - x[other])]
    limits += [(-across, y[one] + y[other]), (across, 1000 - y[one] - y[other])]
    for k in {*range(35)} - {one, other}:
        i, j = x[k] - x[one], y[k] - y[one]
        limits.append((across * j - down * i, i * (i - across) + j * (j - down)))
    low = max(Fraction(limit, slope) for slope, limit in limits if slope < 0)
    high = min(Fraction(limit, slope) for slope, limit in limits if slope > 0)
    return low < high and all(limit >= 0 for slope, limit in limits if slope == 0)


@pytest.mark.rule("ARTEFACTS-1.2")
def test_the_name_of_a_world_is_its_size_and_number() -> None:
    assert world("tiny", 2).name == "tiny-2"
    with pytest.raises(NotUnderstood, match="a map is random or a number from 0 to 999999"):
        GAME.settle(2, {"map": "1000000"})


def test_no_two_areas_of_a_world_have_one_name() -> None:
    assert len({*AREA_NAMES, *OCEAN_NAMES}) == len(AREA_NAMES) + len(OCEAN_NAMES)
    assert len(set(CONTINENT_NAMES)) == len(CONTINENT_NAMES)
    for number in range(3):
        made = world("huge", number)
        assert len(set(made.area_names)) == made.areas
        assert len(set(made.continent_names)) == made.continents
