"""Chapter 4, shipping: deliveries at a port, and at sea."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.engine.state import bit
from hegemon.games.tianxia import events, items, moves, purse
from hegemon.games.tianxia.benefits import FIRST_GOOD, GOOD_COUNT, THING_COUNT
from hegemon.games.tianxia.board_facts import crates_left, passive
from hegemon.games.tianxia.content import POINTS_A_DELIVERY, SEA_PLACE
from hegemon.games.tianxia.wares import DELIVERIES

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def is_open(state: Tianxia, place: i64, space: i64) -> bool:
    """Has the ship at a place such a space, and is it free?"""
    ship = state.ship_at[place]
    if ship < 0 or state.world.delivery[ship * DELIVERIES + space] < 0:
        return False
    return state.crate_at[place * DELIVERIES + space] < 0


def can_pay(state: Tianxia, place: i64, space: i64, good: i64, have: vec[i64]) -> bool:
    """TIANXIA-4.4 The demanded good plus what the space asks."""
    freight = (state.ship_at[place] * DELIVERIES + space) * GOOD_COUNT
    for k in range(i64(GOOD_COUNT)):
        if have[FIRST_GOOD + k] < state.world.freight[freight + k] + (1 if k == good else 0):
            return False
    return True


def can_ship(state: Tianxia, seat: i64, port: i64, have: vec[i64]) -> bool:
    """TIANXIA-4.4 No own marker lies there yet, and at least one delivery can be made."""
    return state.ropes[port] >> seat & 1 == 0 and can_deliver_at(state, seat, port, have)


def can_deliver_at(state: Tianxia, seat: i64, place: i64, have: vec[i64]) -> bool:
    if crates_left(state, seat) == 0:
        return False
    for space in range(i64(DELIVERIES)):
        if is_open(state, place, space) and can_pay(state, place, space, state.demand[place], have):
            return True
    return False


def legal_deliveries(state: Tianxia, seat: i64, place: i64, good: i64, listed: vec[i64]) -> vec[i64]:
    if crates_left(state, seat) == 0:
        return listed
    have = state.purse[seat * THING_COUNT : (seat + 1) * THING_COUNT]
    for space in range(i64(DELIVERIES)):
        if is_open(state, place, space) and can_pay(state, place, space, good, have):
            listed = append(listed, pack(moves.DELIVER, space, good))
    return listed


def legal_at_sea(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.4 One delivery on the ship at sea: any one good plus what the space asks."""
    for good in range(i64(GOOD_COUNT)):
        listed = legal_deliveries(state, seat, SEA_PLACE, good, listed)
    return listed


def begin(state: Tianxia, seat: i64, port: i64) -> None:
    """TIANXIA-4.4 Place a shipping marker at the port."""
    state.ropes[port] |= bit(seat)
    state.tell(events.SHIPPED, seat, port)


def deliver(state: Tianxia, seat: i64, place: i64, space: i64, good: i64) -> None:
    """TIANXIA-4.4 Pay the goods, put a marker on the space, gain its benefit."""
    at = state.ship_at[place] * DELIVERIES + space
    for k in range(i64(GOOD_COUNT)):
        needed = state.world.freight[at * GOOD_COUNT + k] + (1 if k == good else 0)
        purse.pay(state, seat, FIRST_GOOD + k, needed)
    state.crate_at[place * DELIVERIES + space] = seat
    state.shipped[seat] += 1
    state.tell(events.DELIVERED, seat, state.ship_at[place], space + 1, FIRST_GOOD + good)
    purse.score(state, seat, items.PASSIVES, passive(state, seat, POINTS_A_DELIVERY))
    purse.begin_benefit(state, state.world.delivery[at])
