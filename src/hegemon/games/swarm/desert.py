"""Chapters 4 and 7, what the desert does: an event is revealed, the swarm comes, and rain and basins bring water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.swarm import content, events, troops
from hegemon.games.swarm.board_facts import controlled, effect, has, is_safe, swarm_tile
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
    state.tell(events.EVENT, state.round, state.event)
    state.start = (state.start + state.world.event_steps[state.event]) % state.seats
    state.tell(events.TOKEN, state.start)
    follow(state, state.world.event_effect[state.event])
    state.swarm_from = state.swarm
    for _step in range(state.world.event_steps[state.event]):
        move_swarm(state, state.world.event_direction[state.event])


def follow(state: Swarm, what: i64) -> None:
    """SWARM-4.1, SWARM-1.4 What a card does at once; the others change a later phase."""
    for seat in range(state.seats):
        if what == content.TRIBUTE:
            tax(state, seat)
        elif what == content.RAIDERS:
            raid_cities(state, seat)
        elif what == content.BOUNTY:
            paid = content.BOUNTY_PAID * controlled(state, seat, content.BASTION)
            gain(state.water, seat, paid)
            if paid:
                state.tell(events.REWARDED, seat, paid)


def tax(state: Swarm, seat: i64) -> None:
    paid = pay_what_there_is(state.water, seat, content.TRIBUTE_PAID)
    if paid > 0:
        state.tell(events.TAXED, seat, paid)


def raid_cities(state: Swarm, seat: i64) -> None:
    for tile in range(i64(content.CELLS)):
        if state.world.tile_kind[tile] == content.CITY and state.troops[seat * content.CELLS + tile] > 0:
            troops.send_home(state, seat, tile, 1)


def move_swarm(state: Swarm, direction: i64) -> None:
    """SWARM-4.2 One step; troops there return to reserve, except in bastions and the sanctuary."""
    state.swarm = wrapped_step(state.swarm, direction)
    tile = swarm_tile(state)
    state.tell(events.SWARM_MOVED, direction, tile)
    if is_safe(state, tile):
        return
    for seat in range(state.seats):
        number = state.troops[seat * content.CELLS + tile]
        if number > 0:
            troops.leave(state, seat, tile, number)
            state.tell(events.DEVOURED, seat, tile, number)


def harvest(state: Swarm) -> None:
    """SWARM-7.1 Everyone who does not pray takes part."""
    for place in range(state.seats):
        seat = in_order(state.start, place, state.seats)
        if state.prays & bit(seat) == 0:
            gained = harvest_of(state, seat)
            gained += max(i64(0), state.world.mercy - state.water[seat] - gained)
            gain(state.water, seat, gained)
            if gained > 0:
                state.tell(events.HARVESTED, seat, gained)


def harvest_of(state: Swarm, seat: i64) -> i64:
    """SWARM-7.1 1 water for each troop on a tile that yields, 2 for each controlled basin; none in a drought."""
    gained: i64 = content.STEWARD_WATER if has(state, seat, content.STEWARD) else 0
    if effect(state) == content.DROUGHT:
        return gained
    raining = state.world.event_cells[state.event]
    for cell in range(i64(content.CELLS)):
        if raining >> cell & 1:
            gained += state.troops[seat * content.CELLS + state.tile_at[cell]]
    return gained + content.BASIN_WATER * controlled(state, seat, content.BASIN)
