"""Chapter 4, the region turn: a disc, the banner, the bubble, a governor, an exchange. Shipping has its own file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack, span
from hegemon.games.tianxia import events, moves, phases, purse, shipping
from hegemon.games.tianxia.benefits import COINS, THING_COUNT, WOOD, amount_of, gained_amount, gained_what, what_of
from hegemon.games.tianxia.board_facts import has, passive
from hegemon.games.tianxia.content import (
    BUILDING_COUNT,
    CHEAP_DISCS,
    CONVERSIONS,
    MORE_EXCHANGE,
    REGION_COUNT,
    SPACES,
    TRACK_STEPS,
)

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def disc_price(state: Tianxia, seat: i64, place: i64) -> i64:
    """TIANXIA-4.1, TIANXIA-4.5 A coin for every disc already there."""
    lying: i64 = 0
    for at in range(place * state.seats, (place + 1) * state.seats):
        lying += state.placed[at]
    price = lying * state.world.disc_surcharge
    return max(i64(0), price - passive(state, seat, CHEAP_DISCS)) if price else 0


def place_disc(state: Tianxia, seat: i64, place: i64) -> None:
    price = disc_price(state, seat, place)
    purse.pay(state, seat, COINS, price)
    state.discs[seat] -= 1
    state.placed[place * state.seats + seat] += 1
    if place < REGION_COUNT:
        state.tell(events.ENTERED, seat, place, price)
    else:
        state.tell(events.DRILLED, seat, place - REGION_COUNT, price)


def begin(state: Tianxia, seat: i64, region: i64) -> None:
    """TIANXIA-4.1 Put a disc on a region."""
    place_disc(state, seat, region)
    state.deed, state.place = phases.REGION, region
    state.done_parts, state.current, state.times = 0, 0, 0


def prospects(state: Tianxia, seat: i64, region: i64, price: i64, parts: i64) -> vec[i64]:
    """TIANXIA-4.1 What one has for an action after a price, the banner's step and the bubble counted in.

    `parts` are those of the region that were taken already.
    """
    have = state.purse[seat * THING_COUNT : (seat + 1) * THING_COUNT]
    have[COINS] -= price
    track = state.world.banner[region]
    if parts & phases.BANNER == 0 and purse.can_step(state, seat, track):
        reached = state.track[seat * 4 + track] + 1
        purse.add_plain(state, have, state.world.step_benefit[track * (TRACK_STEPS + 1) + reached])
    if parts & phases.BUBBLE == 0:
        purse.add_plain(state, have, state.world.bubble[region])
    return have


def can_begin(state: Tianxia, seat: i64, region: i64) -> bool:
    """TIANXIA-4.1 A disc may be placed only where one action can be done."""
    price = disc_price(state, seat, region)
    if state.discs[seat] == 0 or has(state, seat, COINS) < price:
        return False
    return can_act(state, seat, region, prospects(state, seat, region, price, 0))


def can_act(state: Tianxia, seat: i64, region: i64, have: vec[i64]) -> bool:
    """Could any action of a region be done with what is in a purse?"""
    if can_govern(state, seat, region, have[WOOD]) or can_exchange(state, region, have):
        return True
    return state.world.port[region] >= 0 and shipping.can_ship(state, seat, state.world.port[region], have)


def owes_delivery(state: Tianxia) -> bool:
    """TIANXIA-4.4 Shipping was begun, and nothing is delivered yet."""
    return state.current == phases.SHIP and state.times == 0


def can_pay_debt(state: Tianxia, seat: i64) -> bool:
    """Could a delivery that is owed still be made, banner and bubble counted in?"""
    have = prospects(state, seat, state.place, 0, state.done_parts)
    return shipping.can_deliver_at(state, seat, state.world.port[state.place], have)


def may_end(state: Tianxia, seat: i64) -> bool:
    """TIANXIA-4.1 At least one action, unless none can be done any more."""
    if owes_delivery(state):
        if can_pay_debt(state, seat):
            return False
        if state.done_parts & phases.ACTIONS & ~phases.SHIP:
            return True
    elif state.done_parts & phases.ACTIONS:
        return True
    return not can_act(state, seat, state.place, prospects(state, seat, state.place, 0, state.done_parts))


def legal(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.1 What can be done in the region now: banner, bubble, and each kind of action at most once."""
    region, parts = state.place, state.done_parts
    if parts & phases.BANNER == 0 and purse.can_step(state, seat, state.world.banner[region]):
        listed = append(listed, moves.BANNER)
    if parts & phases.BUBBLE == 0 and state.world.bubble[region]:
        listed = append(listed, moves.BUBBLE)
    port = state.world.port[region]
    if state.current == phases.SHIP:
        listed = shipping.legal_deliveries(state, seat, port, state.demand[port], listed)
        if state.times == 0 and can_pay_debt(state, seat):
            return listed
    elif port >= 0 and parts & phases.SHIP == 0 and shipping.can_ship(state, seat, port, own_purse(state, seat)):
        listed = append(listed, pack(moves.SHIP, port))
    if parts & phases.GOVERN == 0:
        listed = legal_governs(state, seat, region, 0, listed)
    if parts & phases.EXCHANGE == 0 or state.current == phases.EXCHANGE:
        listed = legal_exchanges(state, seat, listed)
    return append(listed, moves.DONE) if may_end(state, seat) else listed


def own_purse(state: Tianxia, seat: i64) -> vec[i64]:
    return state.purse[seat * THING_COUNT : (seat + 1) * THING_COUNT]


def begin_action(state: Tianxia, action: i64) -> None:
    """TIANXIA-4.1 An action ends when another begins."""
    if state.current != action:
        state.current, state.times = action, 0
    state.done_parts |= action


def take_banner(state: Tianxia, seat: i64) -> None:
    """TIANXIA-4.1 One step on the track of the banner."""
    state.done_parts |= phases.BANNER
    purse.step(state, seat, state.world.banner[state.place])


def take_bubble(state: Tianxia) -> None:
    state.done_parts |= phases.BUBBLE
    purse.begin_benefit(state, state.world.bubble[state.place])


def close(state: Tianxia, seat: i64) -> None:
    """TIANXIA-4.1 What of banner and bubble is not yet taken at `done` is taken then, the banner first."""
    if state.done_parts & phases.BUBBLE == 0:
        take_bubble(state)
    if state.done_parts & phases.BANNER == 0:
        take_banner(state, seat)


def wood_price(state: Tianxia, at: i64, off: i64) -> i64:
    """TIANXIA-4.2 The building's wood plus the space's, plus 1 per cost token; an effect may take some off."""
    building = at // SPACES
    return max(i64(0), state.world.cost[building] + state.world.extra[at] + state.tokens[building] - off)


def is_free(state: Tianxia, at: i64) -> bool:
    return state.governor_at[at] < 0 and state.world.extra[at] >= 0


def can_govern(state: Tianxia, seat: i64, region: i64, wood: i64) -> bool:
    if state.supply[seat] == 0:
        return False
    for at in range(i64(BUILDING_COUNT * SPACES)):
        if state.world.region_of[at // SPACES] == region and is_free(state, at) and wood_price(state, at, 0) <= wood:
            return True
    return False


def legal_governs(state: Tianxia, seat: i64, region: i64, off: i64, listed: vec[i64]) -> vec[i64]:
    """Every governor space that can be paid, in a region or with -1 anywhere."""
    if state.supply[seat] == 0:
        return listed
    wood = has(state, seat, WOOD)
    for at in range(i64(BUILDING_COUNT * SPACES)):
        is_here = region < 0 or state.world.region_of[at // SPACES] == region
        if is_here and is_free(state, at) and wood_price(state, at, off) <= wood:
            listed = append(listed, pack(moves.GOVERN, at // SPACES, at % SPACES))
    return listed


def install(state: Tianxia, seat: i64, at: i64, off: i64) -> None:
    """TIANXIA-4.2 Pay, put a meeple there, take its bonus tile; an income building pays at once."""
    price = wood_price(state, at, off)
    purse.pay(state, seat, WOOD, price)
    state.supply[seat] -= 1
    state.governor_at[at] = seat
    state.tell(events.GOVERNED, seat, at // SPACES, price)
    kind = state.tile_at[at]
    if kind >= 0 and purse.may_take(state, seat, kind):
        state.tile_at[at] = -1
        purse.take_tile(state, seat, kind)
    purse.gain_plain(state, seat, state.world.income[at // SPACES])


def can_exchange(state: Tianxia, region: i64, have: vec[i64]) -> bool:
    for k in range(state.world.exchange_starts[region], state.world.exchange_starts[region + 1]):
        if have[what_of(state.world.exchange[k])] >= amount_of(state.world.exchange[k]):
            return True
    return False


def exchanges_left(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-4.3 Up to four conversions in the turn, freely spread over the region's list."""
    made: i64 = state.times if state.current == phases.EXCHANGE else 0
    return CONVERSIONS + passive(state, seat, MORE_EXCHANGE) - made


def legal_exchanges(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    left = exchanges_left(state, seat)
    for k in range(state.world.exchange_starts[state.place], state.world.exchange_starts[state.place + 1]):
        conversion = state.world.exchange[k]
        most = min(left, has(state, seat, what_of(conversion)) // amount_of(conversion))
        if most > 0:
            listed = append(listed, span(moves.EXCHANGE, k, 0, 1, most))
    return listed


def exchange(state: Tianxia, seat: i64, which: i64, times: i64) -> None:
    """TIANXIA-4.3 One listed conversion, so many times."""
    begin_action(state, phases.EXCHANGE)
    state.times += times
    conversion = state.world.exchange[which]
    purse.pay(state, seat, what_of(conversion), amount_of(conversion) * times)
    state.tell(events.EXCHANGED, seat, which, times)
    purse.gain(state, seat, gained_what(conversion), gained_amount(conversion) * times)
