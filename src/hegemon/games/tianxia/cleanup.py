"""Chapter 6, cleanup: tiles, discs, ships and turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.games.tianxia import events
from hegemon.games.tianxia.benefits import GOOD_COUNT
from hegemon.games.tianxia.content import DISCS, PORTS, SHIP_PLACES
from hegemon.games.tianxia.wares import DELIVERIES, TILE_KINDS
from hegemon.kit.cards import top, without_top

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def clean_up(state: Tianxia) -> None:
    """TIANXIA-6.1 Unclaimed tiles leave, discs and shipping markers return, ships move up; the order of passing."""
    for kind in range(i64(TILE_KINDS)):
        state.box[kind] += state.offered[kind]
        state.offered[kind] = 0
    return_discs(state)
    discard_ships(state)
    move_ships_up(state)
    refill_ships(state)
    state.order = state.passers
    state.passers = vec[i64]()


def return_discs(state: Tianxia) -> None:
    for seat in range(state.seats):
        state.discs[seat] = DISCS
        state.sold[seat] = 0
    for at in range(i64(len(state.placed))):
        state.placed[at] = 0
    for port in range(i64(PORTS)):
        state.ropes[port] = 0


def is_full(state: Tianxia, place: i64) -> bool:
    """Has a ship no free delivery space?"""
    ship = state.ship_at[place]
    for space in range(i64(DELIVERIES)):
        if state.world.delivery[ship * DELIVERIES + space] >= 0 and state.crate_at[place * DELIVERIES + space] < 0:
            return False
    return True


def discard_ships(state: Tianxia) -> None:
    """TIANXIA-1.7, TIANXIA-6.1 Full ships go; a port whose own ship was discarded gets a new demand tile."""
    for place in range(i64(SHIP_PLACES)):
        if state.ship_at[place] >= 0 and is_full(state, place):
            state.ship_at[place] = -1
            for at in range(place * DELIVERIES, (place + 1) * DELIVERIES):
                state.crate_at[at] = -1
            if place < PORTS:
                renew_demand(state, place)


def renew_demand(state: Tianxia, port: i64) -> None:
    """TIANXIA-1.7 Used demand tiles are reshuffled when none are left."""
    state.demand_box[state.demand[port]] += 1
    if len(state.demand_deck) == 0:
        for good in range(i64(GOOD_COUNT)):
            for _tile in range(state.demand_box[good]):
                state.demand_deck = append(state.demand_deck, good)
            state.demand_box[good] = 0
        state.dice.shuffle(state.demand_deck)
    state.demand[port] = top(state.demand_deck)
    state.demand_deck = without_top(state.demand_deck)


def move_ships_up(state: Tianxia) -> None:
    """TIANXIA-6.1 Ships close gaps towards port 1, with what was delivered to them."""
    free: i64 = 0
    for place in range(i64(SHIP_PLACES)):
        if state.ship_at[place] >= 0:
            if place != free:
                move_ship(state, place, free)
            free += 1


def move_ship(state: Tianxia, source: i64, target: i64) -> None:
    state.ship_at[target] = state.ship_at[source]
    state.ship_at[source] = -1
    for space in range(i64(DELIVERIES)):
        state.crate_at[target * DELIVERIES + space] = state.crate_at[source * DELIVERIES + space]
        state.crate_at[source * DELIVERIES + space] = -1


def refill_ships(state: Tianxia) -> None:
    """TIANXIA-6.1 New ships fill from the sea end; an empty stack leaves places empty."""
    for place in range(i64(SHIP_PLACES)):
        if state.ship_at[place] < 0 and len(state.ship_deck) > 0:
            state.ship_at[place] = top(state.ship_deck)
            state.ship_deck = without_top(state.ship_deck)
            state.tell(events.REFILLED, state.ship_at[place], place)
