"""Chapter 8: fortifications, ports, and iron that makes them stronger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.games.frontier import power, territory, warehouse
from hegemon.games.frontier.bitboards import BUILT, HARBOUR, TAKEN, WITH_IRON, around, count_port, is_open, put, widened
from hegemon.games.frontier.content import BUILDING_LOGS, FORTIFICATION, IRONS, LAKE, LOGS, PORT, REINFORCED, UNBUILT
from hegemon.games.frontier.events import BUILT as WAS_BUILT
from hegemon.games.frontier.events import REINFORCED as WAS_REINFORCED

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def can_build(state: Frontier, seat: i64) -> bool:
    """FRONTIER-8.1, FRONTIER-8.2 Are there two logs?"""
    return warehouse.amount(state, seat, LOGS) >= BUILDING_LOGS


def can_reinforce(state: Frontier, seat: i64) -> bool:
    """FRONTIER-8.3 Is there iron?"""
    return warehouse.amount(state, seat, IRONS) > 0


def fortification_sites(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-8.1 Own tiles of a row without a building, but no lake, castle or water."""
    own = state.lands[seat * state.world.height + row]
    return own & ~state.boards[BUILT * state.world.height + row] & ~state.ground.solid[row]


def mark_port_sites(state: Frontier, seat: i64) -> None:
    """FRONTIER-8.2 Water that nobody owns next to own land, of seas without an own port, into `scratch.sites`."""
    height = state.world.height
    scratch = state.world.scratch
    for row in range(height):
        scratch.near[row + 1] = widened(state.lands[seat * height + row] & ~state.ground.water[row])
    for row in range(height):
        free = state.ground.water[row] & ~state.boards[TAKEN * height + row]
        scratch.sites[row] = around(scratch.near, row) & free & ~state.waters[seat * height + row]


def buildings_to_reinforce(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-8.3 Own buildings of a row that have no iron yet."""
    own = state.lands[seat * state.world.height + row]
    return own & state.boards[BUILT * state.world.height + row] & ~state.boards[WITH_IRON * state.world.height + row]


def build(state: Frontier, seat: i64, building: i64, tile: i64) -> None:
    """FRONTIER-8.1, FRONTIER-8.2 Two logs, free of actions."""
    warehouse.use(state, seat, LOGS, BUILDING_LOGS)
    if building == PORT:
        territory.occupy(state, seat, tile)
        put(state, HARBOUR, tile)
        count_port(state, seat, tile, 1)
    raise_power(state, tile, building)
    put(state, BUILT, tile)
    power.aim_catapults(state, tile)
    state.tell(WAS_BUILT, seat, building - FORTIFICATION, tile)


def reinforce(state: Frontier, seat: i64, tile: i64) -> None:
    """FRONTIER-8.3 Iron adds 1 power to a building, once."""
    warehouse.use(state, seat, IRONS, 1)
    raise_power(state, tile, state.building[tile] + REINFORCED)
    put(state, WITH_IRON, tile)
    state.tell(WAS_REINFORCED, seat, tile)


def raise_power(state: Frontier, tile: i64, building: i64) -> None:
    """A tile gets another building, and its power follows."""
    power.lift(state, tile)
    state.building[tile] = building
    power.lay(state, tile)


def why_not_build(state: Frontier, seat: i64, building: i64, tile: i64) -> NotAllowed:
    rule = "FRONTIER-8.2" if building == PORT else "FRONTIER-8.1"
    if not can_build(state, seat):
        has = warehouse.amount(state, seat, LOGS)
        return NotAllowed(rule, f"A building costs {BUILDING_LOGS} logs, and you have {has if has > 0 else 'none'}.")
    if building == PORT:
        return why_not_port(state, seat, tile)
    if state.owner[tile] != seat:
        return NotAllowed(rule, f"{state.name_of(tile)} isn't yours.")
    if state.building[tile] != UNBUILT:
        return NotAllowed(rule, f"There is already a building on {state.name_of(tile)}.")
    if state.ground.is_water(tile):
        return NotAllowed(rule, f"A fortification needs land, and {state.name_of(tile)} is water.")
    ground = "lake" if state.element[tile] == LAKE else "castle"
    return NotAllowed(rule, f"A fortification can't stand on the {ground} on {state.name_of(tile)}.")


def why_not_port(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if not state.ground.is_water(tile):
        return NotAllowed("FRONTIER-8.2", f"A port needs water, and {state.name_of(tile)} is land.")
    if state.owner[tile] >= 0:
        return NotAllowed("FRONTIER-8.2", f"A port needs a free tile, and {state.name_of(tile)} is taken.")
    if is_open(state, seat, tile):
        return NotAllowed("FRONTIER-8.2", "You already have a port on that sea.")
    return NotAllowed("FRONTIER-8.2", f"A port has to be next to your land, and {state.name_of(tile)} isn't.")


def why_not_reinforce(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if not can_reinforce(state, seat):
        return NotAllowed("FRONTIER-8.3", "Reinforcing costs 1 iron, and you have none.")
    if state.owner[tile] != seat:
        return NotAllowed("FRONTIER-8.3", f"{state.name_of(tile)} isn't yours.")
    if state.building[tile] > REINFORCED:
        return NotAllowed("FRONTIER-8.3", f"The building on {state.name_of(tile)} is already reinforced.")
    return NotAllowed("FRONTIER-8.3", f"There is no building on {state.name_of(tile)}.")
