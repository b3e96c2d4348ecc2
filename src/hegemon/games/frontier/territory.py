"""Chapters 4 and 5: a tile gets an owner, or another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.frontier import ending, power
from hegemon.games.frontier.bitboards import ARMED, change_owner, count_port, is_port, take_away
from hegemon.games.frontier.content import MATERIALS, SOLDIER_MATERIALS, UNARMED
from hegemon.games.frontier.events import CONQUERED

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def occupy(state: Frontier, seat: i64, tile: i64) -> None:
    """FRONTIER-4.6 A tile that nobody owned is the seat's."""
    change_owner(state, seat, tile)
    power.lay(state, tile)


def conquer(state: Frontier, seat: i64, tile: i64, cost: i64) -> None:
    """FRONTIER-5.3, FRONTIER-5.6 The tile loses its soldier, its building stands, and both are the conqueror's."""
    loser = state.owner[tile]
    power.lift(state, tile)
    if state.soldier[tile] != UNARMED:
        state.soldier[tile] = UNARMED
        state.gone[MATERIALS] += SOLDIER_MATERIALS
        take_away(state, ARMED, tile)
    change_owner(state, seat, tile)
    power.lay(state, tile)
    if is_port(state.building[tile]):
        count_port(state, loser, tile, -1)
        count_port(state, seat, tile, 1)
    state.tell(CONQUERED, seat, tile, loser, cost)
    if state.spawn[loser] == tile and state.fell[loser] == 0:
        ending.fall(state, loser, seat)
