"""What is in the way of a take: the kinds of obstacles without which a tile in range would be reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.games.frontier import power
from hegemon.games.frontier.content import SHIP_RANGE, SNOW
from hegemon.games.frontier.generator import filled
from hegemon.games.frontier.marks import is_open
from hegemon.games.frontier.rows import count_bits

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

# Kinds of obstacles, as bits, in the order of the rule book.
ELEMENTS_BAR: Final = 1
ENEMIES_BAR: Final = 2
WATER_BARS: Final = 4
SNOW_BARS: Final = 8
LAND_BARS: Final = 16
OBSTACLES: Final = ["elements", "enemies", "closed water", "snow", "land, which no ship crosses"]
RULES: Final = ["FRONTIER-4.2", "FRONTIER-4.2", "FRONTIER-4.2", "FRONTIER-4.3", "FRONTIER-4.4"]


def in_the_way(state: Frontier, seat: i64, tile: i64) -> list[int]:
    """What bars those ways to a tile in range that the fewest kinds of obstacles bar: the numbers of these kinds."""
    found: i64 = 0
    fewest: i64 = 0
    while found == 0:
        fewest += 1
        assert fewest <= len(OBSTACLES), f"{state.name_of(tile)} is not in range"
        for kinds in range(i64(1) << len(OBSTACLES)):
            if count_bits(kinds) == fewest and is_reached_over(state, seat, tile, kinds):
                found |= kinds
    return [kind for kind in range(len(OBSTACLES)) if int(found) >> kind & 1]


def is_reached_over(state: Frontier, seat: i64, tile: i64, waived: i64) -> bool:
    """Would some own tile reach this one if obstacles of some kinds were none?"""
    tiles = range(state.world.tiles)
    return any(state.owner[own] == seat and leads(state, seat, own, tile, waived) for own in tiles)


def leads(state: Frontier, seat: i64, own: i64, tile: i64, waived: i64) -> bool:
    """FRONTIER-4.1 Is there a way from an own tile to another that is not longer than the range?"""
    grid = state.world.grid
    steps = range_from(state, own)
    ends_in_snow = state.floor[own] == SNOW or state.floor[tile] == SNOW
    if grid.distance(own, tile) > steps or (ends_in_snow and waived & SNOW_BARS == 0):
        return False
    steps_to = filled(grid.tiles, -1)
    steps_to[own] = 0
    queue = append(vec[i64](capacity=grid.tiles), own)
    at: i64 = 0
    while at < len(queue):
        here = queue[at]
        at += 1
        if steps_to[here] < steps and grid.distance(here, tile) <= 1:
            return True
        for k in range(grid.starts[here], grid.starts[here + 1]):
            near = grid.links[k]
            if steps_to[near] < 0 and obstacles_at(state, seat, near, state.ground.is_water(own)) & ~waived == 0:
                steps_to[near] = steps_to[here] + 1
                queue = append(queue, near)
    return False


def range_from(state: Frontier, own: i64) -> i64:
    """FRONTIER-4.1, FRONTIER-4.4 How far a tile reaches; a ship one step further than land does."""
    return state.world.range + (SHIP_RANGE if state.ground.is_water(own) else 0)


def obstacles_at(state: Frontier, seat: i64, tile: i64, by_ship: bool) -> i64:
    """FRONTIER-4.2, FRONTIER-4.3, FRONTIER-4.4 Why one cannot go on over a tile, by land or by ship."""
    is_water = state.ground.is_water(tile)
    found: i64 = 0
    if power.element_power(state, tile) > 0:
        found |= ELEMENTS_BAR
    if state.owner[tile] >= 0 and state.owner[tile] != seat:
        found |= ENEMIES_BAR
    if is_water and not is_open(state, seat, tile):
        found |= WATER_BARS
    if state.floor[tile] == SNOW:
        found |= SNOW_BARS
    if by_ship and not is_water:
        found |= LAND_BARS
    return found
