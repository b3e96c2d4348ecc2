"""Chapter 4: the event is revealed, the token moves, and the swarm comes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.swarm import troops
from hegemon.games.swarm.board_facts import controlled, is_safe, swarm_tile
from hegemon.games.swarm.content import (
    BASTION,
    BOUNTY,
    BOUNTY_PAID,
    CELLS,
    CITY,
    RAIDERS,
    TRIBUTE,
    TRIBUTE_PAID,
)
from hegemon.games.swarm.events import DEVOURED, EVENT, REWARDED, SWARM_MOVED, TAXED, TOKEN
from hegemon.games.swarm.world import wrapped_step

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def reveal(state: Swarm) -> None:
    """SWARM-4.1 The top event, the token by its number, what the card says, then the swarm."""
    top = len(state.events) - 1
    state.event = state.events[top]
    state.events = state.events[:top]
    state.tell(EVENT, state.round, state.event)
    state.start = (state.start + state.world.event_steps[state.event]) % state.seats
    state.tell(TOKEN, state.start)
    follow(state, state.world.event_effect[state.event])
    state.swarm_from = state.swarm
    for _step in range(state.world.event_steps[state.event]):
        move_swarm(state, state.world.event_direction[state.event])


def follow(state: Swarm, effect: i64) -> None:
    """SWARM-4.1, SWARM-1.4 What a card does at once; the others change a later phase."""
    for seat in range(state.seats):
        if effect == TRIBUTE:
            tax(state, seat)
        elif effect == RAIDERS:
            raid_cities(state, seat)
        elif effect == BOUNTY:
            paid = BOUNTY_PAID * controlled(state, seat, BASTION)
            state.water[seat] += paid
            if paid:
                state.tell(REWARDED, seat, paid)


def tax(state: Swarm, seat: i64) -> None:
    paid = min(state.water[seat], i64(TRIBUTE_PAID))
    if paid > 0:
        state.water[seat] -= paid
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
