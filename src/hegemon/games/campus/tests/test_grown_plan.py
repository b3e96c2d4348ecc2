"""A campus grown from a number."""

from __future__ import annotations

from zlib import crc32

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus.grown_plan import (
    LEAST_ROOMS,
    MOST_ROOMS,
    Plan,
    dealt_portions,
    grown_plan,
    is_sound,
    square_root,
)
from hegemon.games.campus.tests.planarity import is_planar
from hegemon.kit.graph import is_connected, merged, shared_edges, survives_any_loss, zeros

SIZES = (12, 13, 17, 24, 30, 41, 60)
CASES = [(seed, size) for size in SIZES for seed in (0, 1, 2**63 - 1)]


def digest(plan: Plan) -> int:
    return crc32(",".join(str(cell) for cell in plan.cells).encode())


def is_one_piece(plan: Plan, room: int) -> bool:
    cells = {at for at, cell in enumerate(plan.cells) if cell == room}
    queue = [min(cells)]
    for at in queue:
        beside = {at - 1, at + 1, at - plan.width, at + plan.width} & cells - set(queue)
        queue.extend(beside)
    return len(set(queue)) == len(cells)


@pytest.mark.parametrize(("seed", "size"), CASES)
def test_every_room_is_there_in_one_piece(seed: int, size: int) -> None:
    plan = grown_plan(seed, size)
    assert {cell for cell in plan.cells if cell >= 0} == set(range(size))
    assert all(is_one_piece(plan, room) for room in range(size))


@pytest.mark.parametrize(("seed", "size"), CASES)
def test_rooms_that_touch_share_at_least_two_edges(seed: int, size: int) -> None:
    plan = grown_plan(seed, size)
    assert 1 not in list(shared_edges(size, plan.width, plan.cells))


@pytest.mark.parametrize(("seed", "size"), CASES)
def test_a_campus_is_flat_and_hangs_together_even_without_any_one_building(seed: int, size: int) -> None:
    plan = grown_plan(seed, size)
    graph = plan.graph()
    assert is_planar(graph)
    assert is_connected(graph, zeros(size))
    assert survives_any_loss(merged(graph, plan.building_of, plan.buildings))


@pytest.mark.parametrize(("seed", "size"), CASES)
def test_buildings_have_three_to_seven_rooms_and_lawn_round_them(seed: int, size: int) -> None:
    plan = grown_plan(seed, size)
    sizes = [list(plan.building_of).count(building) for building in range(plan.buildings)]
    assert min(sizes) >= LEAST_ROOMS
    assert max(sizes) <= MOST_ROOMS
    assert 0.2 < list(plan.cells).count(-1) / len(plan.cells) < 0.7
    rim = [*plan.cells[: plan.width], *plan.cells[-plan.width :], *list(plan.cells)[:: plan.width]]
    assert set(rim) == {-1}


@pytest.mark.parametrize(("seed", "size"), CASES)
def test_every_room_has_space_for_a_name_and_a_number(seed: int, size: int) -> None:
    plan = grown_plan(seed, size)
    spacious = set()
    for at, room in enumerate(plan.cells):
        corner = [at + row * plan.width + column for row in range(4) for column in range(6)]
        if room >= 0 and all(plan.cells[place] == room for place in corner):
            spacious.add(room)
    assert spacious == set(range(size))


def test_some_corners_are_cut_and_some_are_not() -> None:
    squares = [grown_plan(seed, 30) for seed in range(4)]
    whole = [all(plan.cells[at] == plan.cells[at ^ 1] for at in range(len(plan.cells))) for plan in squares]
    assert not any(whole)


def test_the_same_number_gives_the_same_campus_everywhere() -> None:
    assert [digest(grown_plan(seed, 30)) for seed in (0, 1, 42, 2**63 - 1)] == DIGESTS


def test_another_number_or_size_gives_another_campus() -> None:
    assert len({digest(grown_plan(seed, size)) for seed in range(10) for size in (20, 30)}) == 20


def test_a_building_in_two_pieces_is_not_sound() -> None:
    plan = grown_plan(3, 12)
    assert is_sound(plan)
    first, last = 0, len(plan.building_of) - 1
    plan.building_of[first], plan.building_of[last] = plan.building_of[last], plan.building_of[first]
    assert not is_sound(plan)


@pytest.mark.parametrize("rooms", range(12, 61))
def test_portions_add_up(rooms: int) -> None:
    portions = list(dealt_portions(seeded(rooms), rooms))
    assert sum(portions) == rooms
    assert min(portions) >= LEAST_ROOMS
    assert max(portions) <= MOST_ROOMS
    assert len(portions) >= 3


def test_the_square_root_is_rounded_down() -> None:
    assert [square_root(number) for number in (0, 1, 3, 4, 80, 81)] == [0, 1, 1, 2, 8, 9]


DIGESTS = [3689606336, 2290549271, 1532666934, 2156419970]
