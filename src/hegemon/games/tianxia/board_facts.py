"""What can be read off the board: who has what where. Nothing here changes anything, and nothing of it is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.tianxia.benefits import THING_COUNT
from hegemon.games.tianxia.content import (
    BUILDING_COUNT,
    CRATES,
    PATH,
    SOLDIER_SPACES,
    SPACES,
    TOWER_STRENGTH,
    WALL_SPACES,
)
from hegemon.games.tianxia.wares import FIGURINE_COUNT, TILE_KINDS

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def number_of(cells: vec[i64], value: i64) -> i64:
    """How many cells hold a value: the pieces of a seat, if the cells say whose they are."""
    number: i64 = 0
    for cell in cells:
        if cell == value:
            number += 1
    return number


def number_in(cells: vec[i64], start: i64, end: i64, value: i64) -> i64:
    """The same in a part of the cells."""
    number: i64 = 0
    for at in range(start, end):
        if cells[at] == value:
            number += 1
    return number


def first_in(cells: vec[i64], start: i64, end: i64, value: i64) -> i64:
    """How far from the start of a part a value stands first; the length of the part where it does not."""
    for at in range(start, end):
        if cells[at] == value:
            return at - start
    return end - start


def has(state: Tianxia, seat: i64, thing: i64) -> i64:
    """How much of a thing a seat has."""
    return state.purse[seat * THING_COUNT + thing]


def strength_of(state: Tianxia, lane: i64, seat: i64) -> i64:
    """TIANXIA-5.1 What a seat has in a section: towers 2, walls and soldiers 1 each."""
    towers = number_in(state.tower_at, lane * state.world.tower_spaces, (lane + 1) * state.world.tower_spaces, seat)
    walls = number_in(state.wall_at, lane * WALL_SPACES, (lane + 1) * WALL_SPACES, seat)
    soldiers = number_in(state.soldier_at, lane * SOLDIER_SPACES, (lane + 1) * SOLDIER_SPACES, seat)
    return TOWER_STRENGTH * towers + walls + soldiers


def ramparts(state: Tianxia, lane: i64) -> i64:
    """TIANXIA-5.2 What walls and towers of a section take off the nomads' strength."""
    towers = state.world.tower_spaces - number_in(
        state.tower_at, lane * state.world.tower_spaces, (lane + 1) * state.world.tower_spaces, -1
    )
    walls = WALL_SPACES - number_in(state.wall_at, lane * WALL_SPACES, (lane + 1) * WALL_SPACES, -1)
    return TOWER_STRENGTH * towers + walls


def soldiers(state: Tianxia, lane: i64) -> i64:
    return SOLDIER_SPACES - number_in(state.soldier_at, lane * SOLDIER_SPACES, (lane + 1) * SOLDIER_SPACES, -1)


def defence(state: Tianxia, lane: i64) -> i64:
    """TIANXIA-1.1 Walls, twice the towers, and soldiers."""
    return ramparts(state, lane) + soldiers(state, lane)


def is_attacked(state: Tianxia, lane: i64) -> bool:
    """TIANXIA-3.1 Where a nomad stands on the last step there will be a battle."""
    return state.nomad[lane] == state.world.border[lane]


def governors(state: Tianxia, seat: i64, kind: i64 = 0) -> i64:
    """Governors of a seat on the board: all, or with 1 those in grey buildings, with 2 those in red ones."""
    number: i64 = 0
    for at in range(i64(BUILDING_COUNT * SPACES)):
        if state.governor_at[at] == seat:
            is_income = state.world.income[at // SPACES] != 0
            if kind == 0 or (kind == 1) == is_income:
                number += 1
    return number


def governors_in(state: Tianxia, building: i64, seat: i64) -> i64:
    return number_in(state.governor_at, building * SPACES, (building + 1) * SPACES, seat)


def governed_regions(state: Tianxia, seat: i64) -> i64:
    """The regions with a governor of a seat, as bits."""
    regions: i64 = 0
    for at in range(i64(BUILDING_COUNT * SPACES)):
        if state.governor_at[at] == seat:
            regions |= bit(state.world.region_of[at // SPACES])
    return regions


def governors_on_path(state: Tianxia, lane: i64) -> i64:
    """TIANXIA-5.3 Governors, anyone's, on the path of a lane."""
    number: i64 = 0
    for k in range(lane * PATH, (lane + 1) * PATH):
        building = state.world.path[k]
        for at in range(building * SPACES, (building + 1) * SPACES):
            if state.governor_at[at] >= 0:
                number += 1
    return number


def passive(state: Tianxia, seat: i64, hook: i64) -> i64:
    """TIANXIA-4.2 The number of a passive effect while a seat has a governor in its building, however many; else 0."""
    building = state.world.hook_building[hook]
    for at in range(building * SPACES, (building + 1) * SPACES):
        if state.governor_at[at] == seat:
            return state.world.hook_number[hook]
    return 0


def used_tiles(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-4.8 Tiles that lie face down with their owner."""
    number: i64 = 0
    for at in range(seat * (TILE_KINDS - FIGURINE_COUNT), (seat + 1) * (TILE_KINDS - FIGURINE_COUNT)):
        number += state.used[at]
    return number


def crates_left(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-1.13 Delivery markers that a seat has not on ships."""
    return CRATES - number_of(state.crate_at, seat)


def is_passed(state: Tianxia, seat: i64) -> bool:
    return seat in state.passers
