"""Chapter 7: water from rain and basins, and mercy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.swarm.board_facts import controlled, effect, has, in_order
from hegemon.games.swarm.content import BASIN, BASIN_WATER, CELLS, DROUGHT, STEWARD, STEWARD_WATER
from hegemon.games.swarm.events import HARVESTED

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def harvest(state: Swarm) -> None:
    """SWARM-7.1 Everyone who does not pray takes part."""
    for place in range(state.seats):
        seat = in_order(state, place)
        if state.prays & bit(seat) == 0:
            gained = harvest_of(state, seat)
            gained += max(i64(0), state.world.mercy - state.water[seat] - gained)
            state.water[seat] += gained
            if gained > 0:
                state.tell(HARVESTED, seat, gained)


def harvest_of(state: Swarm, seat: i64) -> i64:
    """SWARM-7.1 1 water for each troop on a tile that yields, 2 for each controlled basin; none in a drought."""
    gained: i64 = STEWARD_WATER if has(state, seat, STEWARD) else 0
    if effect(state) == DROUGHT:
        return gained
    raining = state.world.event_cells[state.event]
    for cell in range(i64(CELLS)):
        if raining >> cell & 1:
            gained += state.troops[seat * CELLS + state.tile_at[cell]]
    return gained + BASIN_WATER * controlled(state, seat, BASIN)
