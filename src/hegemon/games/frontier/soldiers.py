"""Chapter 7: soldiers, one material each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.games.frontier import power, warehouse
from hegemon.games.frontier.bitboards import ARMED, STANDING, put
from hegemon.games.frontier.content import A_SOLDIER, BOWMAN, CATAPULT, MATERIALS, SOLDIER_MATERIALS, UNARMED
from hegemon.games.frontier.events import TRAINED

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def can_train(state: Frontier, seat: i64) -> bool:
    """FRONTIER-7.1 Is there a material?"""
    return warehouse.amount(state, seat, MATERIALS) >= SOLDIER_MATERIALS


def barracks(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-7.1 Own tiles of a row without a soldier."""
    return state.lands[seat * state.world.height + row] & ~state.boards[ARMED * state.world.height + row]


def open_barracks(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-7.3 Those without an element, where a catapult can stand."""
    return barracks(state, seat, row) & ~state.boards[STANDING * state.world.height + row]


def train(state: Frontier, seat: i64, soldier: i64, tile: i64) -> None:
    """FRONTIER-7.1, FRONTIER-7.2, FRONTIER-7.3 A soldier changes what its tile does; no action is spent."""
    warehouse.use(state, seat, MATERIALS, SOLDIER_MATERIALS)
    power.lift(state, tile)
    state.soldier[tile] = soldier
    power.lay(state, tile)
    put(state, ARMED, tile)
    state.tell(TRAINED, seat, soldier - 1, tile)


def why_not_train(state: Frontier, seat: i64, soldier: i64, tile: i64) -> NotAllowed:
    rule = "FRONTIER-7.1"
    if soldier >= BOWMAN:
        rule = "FRONTIER-7.3" if soldier == CATAPULT else "FRONTIER-7.2"
    if not can_train(state, seat):
        return NotAllowed(rule, "A soldier costs 1 material, and you have none.")
    if state.owner[tile] != seat:
        return NotAllowed(rule, f"{state.name_of(tile)} isn't yours.")
    if state.soldier[tile] != UNARMED:
        return NotAllowed(rule, f"There is already {A_SOLDIER[state.soldier[tile] - 1]} on {state.name_of(tile)}.")
    return NotAllowed(rule, f"A catapult needs open ground, and {state.name_of(tile)} isn't.")
