"""Chapter 5: power. What every seat's tiles add to attack and defence is kept along, for each seat and tile.

What a seat brings to bear on a tile is one number with four parts, which never run into each other:

    bits 0-15   attack from land        bits 32-47   defence of the neighbours
    bits 16-31  attack from ships       bits 48-62   defence by bowmen in reach

A tile that changes is lifted out of these sums before, and laid into them again after.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.games.frontier.content import (
    ATTACKER,
    BOWMAN,
    CASTLE,
    CATAPULT,
    CATAPULT_ATTACK,
    COAST_LOSS,
    DEFENDER,
    DESERT,
    MOUNTAIN,
    UNBUILT,
    WOODS,
)

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

SHIPS_AT: Final = 16
SUPPORT_AT: Final = 32
SHOTS_AT: Final = 48
PART: Final = 0xFFFF
SHOT_FROM_LAND: Final = (1 << SHOTS_AT) + 1  # a bowman attacks with 1 and defends with 1
SHOT_FROM_SHIP: Final = (1 << SHOTS_AT) + (1 << SHIPS_AT)


def attack_on(state: Frontier, seat: i64, tile: i64) -> i64:
    """FRONTIER-5.2, FRONTIER-5.5 Adjacent tiles, bowmen and catapults; against the coast the ships' share is 1 less."""
    force = state.force[seat * state.world.tiles + tile]
    ships = force >> SHIPS_AT & PART
    if ships > 0 and state.ground.sea_of[tile] < 0:
        ships -= COAST_LOSS
    return (force & PART) + ships


def defence_of(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.2 Of a tile that somebody owns: its own, its neighbours' and the bowmen's in reach."""
    force = state.force[state.owner[tile] * state.world.tiles + tile]
    return own_defence(state, tile) + supported(state, force >> SUPPORT_AT & PART) + (force >> SHOTS_AT)


def supported(state: Frontier, neighbours: i64) -> i64:
    """FRONTIER-5.2 All of the neighbours' defence counts, or half of it, rounded down, or none."""
    return neighbours * state.world.support // 2


def power_of(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.1 What element and building give; where there is neither, that of a bare tile."""
    found = made_power(state, tile)
    return found if found > 0 else state.world.tile_power


def element_power(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.1, FRONTIER-6.1 Of the element that stands on a tile; 0 where there is none, or chopped woods."""
    return state.world.element_power[state.element[tile]]


def made_power(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.1 The higher of element and building, or both together; 0 where there is neither."""
    element = state.world.element_power[state.element[tile]]
    building = state.world.building_power[state.building[tile]]
    if state.world.sums:
        return element + building
    return max(element, building)


def attack_power(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.2, FRONTIER-7.1, FRONTIER-7.2, FRONTIER-7.3 What a tile attacks its neighbours with."""
    soldier = state.soldier[tile]
    if soldier == CATAPULT:
        return 0
    found = power_of(state, tile)
    if soldier == ATTACKER:
        found += 1
    elif soldier == BOWMAN:
        found -= 1
    return found


def defence_power(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.2, FRONTIER-7.1, FRONTIER-7.2, FRONTIER-7.3 What a tile defends its neighbours with."""
    soldier = state.soldier[tile]
    if soldier == CATAPULT:
        return 0
    return power_of(state, tile) + defence_change(soldier)


def own_defence(state: Frontier, tile: i64) -> i64:
    """FRONTIER-5.2, FRONTIER-5.4 What a tile defends itself with; of desert only what stands on it."""
    found = made_power(state, tile)
    if found == 0 and state.floor[tile] != DESERT:
        found = state.world.tile_power
    return max(found + defence_change(state.soldier[tile]), i64(0))


def defence_change(soldier: i64) -> i64:
    """FRONTIER-7.1, FRONTIER-7.2 A defender adds 1, a bowman sends 1 away."""
    if soldier == DEFENDER:
        return 1
    if soldier == BOWMAN:
        return -1
    return 0


def lay(state: Frontier, tile: i64) -> None:
    """Count a tile in for its owner."""
    spread(state, tile, 1)


def lift(state: Frontier, tile: i64) -> None:
    """Count a tile out for its owner."""
    spread(state, tile, -1)


def spread(state: Frontier, tile: i64, sign: i64) -> None:
    """FRONTIER-5.2, FRONTIER-5.5 What a tile does for its owner all around, added or taken away."""
    grid = state.world.grid
    force = state.force
    sea_of = state.ground.sea_of
    at = state.owner[tile] * grid.tiles
    attack = attack_power(state, tile) * sign
    support = (defence_power(state, tile) * sign) << SUPPORT_AT
    is_ship = sea_of[tile] >= 0
    if is_ship:
        attack <<= SHIPS_AT
    for k in range(grid.starts[tile], grid.starts[tile + 1]):
        near = grid.links[k]
        if is_ship or sea_of[near] < 0:
            force[at + near] += attack + support
        else:
            force[at + near] += support
    if state.soldier[tile] >= BOWMAN:
        shoot(state, tile, sign)


def shoot(state: Frontier, tile: i64, sign: i64) -> None:
    """FRONTIER-7.2, FRONTIER-7.3 A bowman's or a catapult's share at distance exactly 2."""
    grid = state.world.grid
    at = state.owner[tile] * grid.tiles
    for k in range(grid.shot_starts[tile], grid.shot_starts[tile + 1]):
        if not is_stopped(state, k):
            target = grid.targets[k]
            if state.soldier[tile] == BOWMAN:
                state.force[at + target] += bowman_share(state, tile) * sign
            elif is_structure(state, target):
                state.force[at + target] += catapult_share(state, tile) * sign


def bowman_share(state: Frontier, tile: i64) -> i64:
    return SHOT_FROM_LAND if state.ground.sea_of[tile] < 0 else SHOT_FROM_SHIP


def catapult_share(state: Frontier, tile: i64) -> i64:
    share: i64 = CATAPULT_ATTACK
    if state.ground.sea_of[tile] >= 0:
        share <<= SHIPS_AT
    return share


def is_stopped(state: Frontier, shot: i64) -> bool:
    """FRONTIER-7.2 Do mountains or woods stop a shot, whoever owns them?"""
    grid = state.world.grid
    return stops(state.element[grid.first_between[shot]]) and stops(state.element[grid.second_between[shot]])


def stops(element: i64) -> bool:
    return element in (MOUNTAIN, WOODS)


def is_structure(state: Frontier, tile: i64) -> bool:
    """FRONTIER-7.3 Castles, fortifications and ports."""
    return state.element[tile] == CASTLE or state.building[tile] != UNBUILT


def aim_catapults(state: Frontier, tile: i64) -> None:
    """FRONTIER-7.3 A building has come up: it is in reach of catapults that had nothing to aim at there."""
    grid = state.world.grid
    for k in range(grid.shot_starts[tile], grid.shot_starts[tile + 1]):
        source = grid.targets[k]
        if state.soldier[source] == CATAPULT and not is_stopped(state, k):
            state.force[state.owner[source] * grid.tiles + tile] += catapult_share(state, source)


def shoot_across(state: Frontier, tile: i64, sign: i64) -> None:
    """FRONTIER-7.2 All shots of neighbours: counted out before the tile between changes, and in again after."""
    grid = state.world.grid
    for k in range(grid.starts[tile], grid.starts[tile + 1]):
        if state.soldier[grid.links[k]] >= BOWMAN:
            shoot(state, grid.links[k], sign)
