"""Chapter 4: range and ways. Which tiles a seat reaches from its territory, as sets of tiles by row."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier.content import SHIP_RANGE
from hegemon.games.frontier.marks import HARBOUR, STANDING, TAKEN
from hegemon.games.frontier.rows import widened

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def mark_reach(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.1 Every tile in range that is not the seat's own and not closed to it, into `scratch.reach`."""
    world = state.world
    has_ships = mark_adjacent(state, seat)
    if world.range > 1:
        mark_land_sources(state, seat)
        for _step in range(world.range - 1):
            walk(state, seat)
        add_far(state)
    if has_ships:
        mark_ships(state, seat)
        for _step in range(world.range + SHIP_RANGE - 1):
            sail(state, seat)
        add_far(state)
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


def mark_land_sources(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.3 From where one goes further than 1 by land: own land that is no snow."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        own = state.lands[seat * world.height + row]
        scratch.sources[row + 1] = widened(own & ~state.ground.snow[row] & ~state.ground.water[row])


def mark_ships(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.4 Own water tiles are ships."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        scratch.sources[row + 1] = widened(state.lands[seat * world.height + row] & state.ground.water[row])


def walk(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.2, FRONTIER-4.3 A step over tiles that are no enemy's and carry no element, snow or closed water."""
    world = state.world
    scratch = world.scratch
    height = world.height
    for row in range(height):
        enemies = state.marks[TAKEN * height + row] & ~state.lands[seat * height + row]
        shut = enemies | state.marks[STANDING * height + row] | state.ground.snow[row]
        shut |= state.ground.water[row] & ~state.waters[seat * height + row]
        scratch.ways[row + 1] = widened(around(scratch.sources, row) & ~shut & world.grid.board)
    copy_ways(state)


def sail(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.4 A step over water of an open sea that is nobody's."""
    world = state.world
    scratch = world.scratch
    height = world.height
    for row in range(height):
        free = state.waters[seat * height + row] & ~state.marks[TAKEN * height + row]
        scratch.ways[row + 1] = widened(around(scratch.sources, row) & free)
    copy_ways(state)


def copy_ways(state: Frontier) -> None:
    """The next step begins where this one has led."""
    world = state.world
    scratch = world.scratch
    for row in range(i64(1), world.height + 1):
        scratch.sources[row] = scratch.ways[row]


def add_far(state: Frontier) -> None:
    """FRONTIER-4.3 What is next to the last step is in range, unless it is snow."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        scratch.reach[row] |= around(scratch.sources, row) & ~state.ground.snow[row]


def close(state: Frontier, seat: i64) -> None:
    """FRONTIER-4.4 Water is closed without a port on that sea, but for a port that can be conquered."""
    world = state.world
    scratch = world.scratch
    for row in range(world.height):
        own = seat * world.height + row
        shut = state.ground.water[row] & ~state.waters[own] & ~state.marks[HARBOUR * world.height + row]
        scratch.reach[row] &= world.grid.board & ~state.lands[own] & ~shut


def around(rows: vec[i64], row: i64) -> i64:
    """What lies next to a set that was widened, in the row that is counted without the empty one above."""
    return rows[row] | rows[row + 1] | rows[row + 2]
