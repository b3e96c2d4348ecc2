"""Chapter 4: range and ways. Which tiles a seat reaches from its territory, and what bars the way to the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.games.frontier import power
from hegemon.games.frontier.bitboards import HARBOUR, STANDING, TAKEN, around, count_bits, is_open, is_port, widened
from hegemon.games.frontier.content import SHIP_RANGE, SNOW
from hegemon.games.frontier.generator import filled

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

# Kinds of obstacles, as bits, in the order of the rule book.
ELEMENTS_BAR: Final = 1
ENEMIES_BAR: Final = 2
WATER_BARS: Final = 4
SNOW_BARS: Final = 8
LAND_BARS: Final = 16
OBSTACLES: Final = ["elements", "enemies", "sea where you have no port", "snow", "land, which ships can't cross"]
RULES: Final = ["FRONTIER-4.2", "FRONTIER-4.2", "FRONTIER-4.2", "FRONTIER-4.3", "FRONTIER-4.4"]


def mark_reach(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.1 Every tile in range that is not the seat's own and not closed to it, into `scratch.reach`."""
    world = state.world
    has_ships = mark_adjacent(state, seat)
    if world.range > 1:
        add_far(state, seat, world.range, False)
    if has_ships:
        add_far(state, seat, world.range + SHIP_RANGE, True)
    close(state, seat)


def mark_adjacent(state: Frontier, seat: i64) -> bool:
    """FRONTIER-4.1 What is next to own territory; whether the seat has ships."""
    world = state.world
    scratch = world.scratch
    near = scratch.near
    ships: i64 = 0
    for row in range(world.height):
        own = state.lands[seat * world.height + row]
        ships |= own & state.ground.water[row]
        near[row + 1] = widened(own)
    for row in range(world.height):
        scratch.reach[row] = near[row] | near[row + 1] | near[row + 2]
    return ships != 0


def add_far(state: Frontier, seat: i64, steps: i64, by_ship: bool) -> None:
    """FRONTIER-4.3, FRONTIER-4.4 What so many steps lead to, from own land that is no snow, or from own water, which is
    a ship: it is in range, unless it is snow."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        own = state.lands[seat * world.height + row]
        water = state.ground.water[row]
        scratch.sources[row + 1] = widened(own & water if by_ship else own & ~state.ground.snow[row] & ~water)
    for _step in range(steps - 1):
        go_on(state, seat, by_ship)
    for row in range(world.height):
        scratch.reach[row] |= around(scratch.sources, row) & ~state.ground.snow[row]


def go_on(state: Frontier, seat: i64, by_ship: bool) -> None:
    """FRONTIER-4.2, FRONTIER-4.3, FRONTIER-4.4 A step by ship over water of an open sea that is nobody's, or by land
    over tiles that are no enemy's and carry no element, snow or closed water; the next one begins where it has led."""
    world = state.world
    scratch = world.scratch
    height = world.height
    for row in range(height):
        taken = state.boards[TAKEN * height + row]
        waters = state.waters[seat * height + row]
        free = waters & ~taken
        if not by_ship:
            shut = (taken & ~state.lands[seat * height + row]) | state.boards[STANDING * height + row]
            shut |= state.ground.snow[row] | (state.ground.water[row] & ~waters)
            free = world.grid.board & ~shut
        scratch.steps[row + 1] = widened(around(scratch.sources, row) & free)
    for row in range(i64(1), height + 1):
        scratch.sources[row] = scratch.steps[row]


def close(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.4 Water is closed without a port on that sea, but for a port that can be conquered."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        own = seat * world.height + row
        shut = state.ground.water[row] & ~state.waters[own] & ~state.boards[HARBOUR * world.height + row]
        scratch.reach[row] &= world.grid.board & ~state.lands[own] & ~shut


def is_reached(state: Frontier, seat: i64, tile: i64) -> bool:
    """Is the tile in range, by a way that is open?"""
    mark_reach(state, seat)
    return state.world.scratch.reach[state.world.grid.row_of[tile]] & state.world.grid.bit_of[tile] != 0


def why_not_reached(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    """FRONTIER-4.1, FRONTIER-4.2, FRONTIER-4.3, FRONTIER-4.4 A closed sea, the distance, or what bars the way."""
    here = state.name_of(tile)
    if state.ground.is_water(tile) and not is_open(state, seat, tile) and not is_port(state.building[tile]):
        return NotAllowed("FRONTIER-4.4", f"You need a port on this sea to take {here}.")
    if not is_near(state, seat, tile):
        reach = state.world.range
        sentence = f"{here} is too far away. Your range is {reach}, or {reach + SHIP_RANGE} from a ship."
        return NotAllowed("FRONTIER-4.1", sentence)
    kinds = in_the_way(state, seat, tile)
    rule = RULES[kinds[0]]
    if len(kinds) == 1 and rule == "FRONTIER-4.3":
        return NotAllowed(rule, f"Snow on the way to {here}: you can only take tiles next to yours.")
    return NotAllowed(rule, f"The way to {here} is blocked by {' and '.join([OBSTACLES[kind] for kind in kinds])}.")


def is_near(state: Frontier, seat: i64, tile: i64) -> bool:
    """Is the tile in range of something, whatever lies between?"""
    for own in range(state.world.tiles):
        if state.owner[own] == seat and state.world.grid.distance(own, tile) <= range_from(state, own):
            return True
    return False


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
