"""Chapter 7: soldiers, one material each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.frontier import power, warehouse
from hegemon.games.frontier.content import MATERIALS, SOLDIER_MATERIALS
from hegemon.games.frontier.events import TRAINED
from hegemon.games.frontier.marks import ARMED, STANDING, put

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def can_train(state: Frontier, seat: i64) -> bool:
    """FRONTIER-7.1 Is there a material?"""
    return warehouse.amount(state, seat, MATERIALS) >= SOLDIER_MATERIALS


def barracks(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-7.1 Own tiles of a row without a soldier."""
    return state.lands[seat * state.world.height + row] & ~state.marks[ARMED * state.world.height + row]


def open_barracks(state: Frontier, seat: i64, row: i64) -> i64:
    """FRONTIER-7.3 Those without an element, where a catapult can stand."""
    return barracks(state, seat, row) & ~state.marks[STANDING * state.world.height + row]


def train(state: Frontier, seat: i64, soldier: i64, tile: i64) -> None:
    """FRONTIER-7.1, FRONTIER-7.2, FRONTIER-7.3 A soldier changes what its tile does; no action is spent."""
    warehouse.use(state, seat, MATERIALS, SOLDIER_MATERIALS)
    power.lift(state, tile)
    state.soldier[tile] = soldier
    power.lay(state, tile)
    put(state, ARMED, tile)
    state.tell(TRAINED, seat, soldier - 1, tile)
