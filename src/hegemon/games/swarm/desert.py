"""Chapters 4 and 7, what the desert does: an event is revealed, the swarm comes, and rain and basins bring water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.swarm import troops
from hegemon.games.swarm.board_facts import controlled, effect, has, is_safe, swarm_tile
from hegemon.games.swarm.content import (
    BASIN,
    BASIN_WATER,
    BASTION,
    BOUNTY,
    BOUNTY_PAID,
    CELLS,
    CITY,
    DROUGHT,
    RAIDERS,
    STEWARD,
    STEWARD_WATER,
    TRIBUTE,
    TRIBUTE_PAID,
)
from hegemon.games.swarm.events import DEVOURED, EVENT, HARVESTED, REWARDED, SWARM_MOVED, TAXED, TOKEN
from hegemon.games.swarm.world import wrapped_step
from hegemon.kit.bank import gain, pay_what_there_is
from hegemon.kit.cards import top, without_top
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def reveal(state: Swarm) -> None:
    """SWARM-4.1 The top event, the token by its number, what the card says, then the swarm."""
    state.event = top(state.events)
    state.events = without_top(state.events)
    state.tell(EVENT, state.round, state.event)
    state.start = (state.start + state.world.event_steps[state.event]) % state.seats
    state.tell(TOKEN, state.start)
    follow(state, state.world.event_effect[state.event])
    state.swarm_from = state.swarm
    for _step in range(state.world.event_steps[state.event]):
        move_swarm(state, state.world.event_direction[state.event])


def follow(state: Swarm, what: i64) -> None:
    """SWARM-4.1, SWARM-1.4 What a card does at once; the others change a later phase."""
    for seat in range(state.seats):
        if what == TRIBUTE:
            tax(state, seat)
        elif what == RAIDERS:
            raid_cities(state, seat)
        elif what == BOUNTY:
            paid = BOUNTY_PAID * controlled(state, seat, BASTION)
            gain(state.water, seat, paid)
            if paid:
                state.tell(REWARDED, seat, paid)


def tax(state: Swarm, seat: i64) -> None:
    paid = pay_what_there_is(state.water, seat, TRIBUTE_PAID)
    if paid > 0:
        state.tell(TAXED, seat, paid)


def raid_cities(state: Swarm, seat: i64) -> None:
    for tile in range(i64(CELLS)):
        if state.world.tile_kind[tile] == CITY and state.troops[seat * CELLS + tile] > 0:
            troops.send_home(state, seat, tile, 1)


def move_swarm(state: Swarm, direction: i64) -> None:
    """SWARM-4.2 One step; troops there return to reserve, except in bastions and the sanctuary."""
    state.swarm = wrapped_step(state.swarm, direction)
    tile = swarm_tile(state)
    state.tell(SWARM_MOVED, direction, tile)
    if is_safe(state, tile):
        return
    for seat in range(state.seats):
        number = state.troops[seat * CELLS + tile]
        if number > 0:
            troops.leave(state, seat, tile, number)
            state.tell(DEVOURED, seat, tile, number)


def harvest(state: Swarm) -> None:
    """SWARM-7.1 Everyone who does not pray takes part."""
    for place in range(state.seats):
        seat = in_order(state.start, place, state.seats)
        if state.prays & bit(seat) == 0:
            gained = harvest_of(state, seat)
            gained += max(i64(0), state.world.mercy - state.water[seat] - gained)
            gain(state.water, seat, gained)
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
