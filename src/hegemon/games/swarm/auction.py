"""Chapter 8: a quest, a leader and a covert card are sold, face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import count, first, pack, span, verb
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards, covert, deals
from hegemon.games.swarm.board_facts import holder
from hegemon.games.swarm.content import CLANDESTINE, TACTICIAN
from hegemon.games.swarm.events import BID as BID_EVENT
from hegemon.games.swarm.events import LOT, PASSED, SOLD, UNSOLD
from hegemon.games.swarm.moves import BID, BID_UPTO, PASS
from hegemon.games.swarm.phases import BIDDING, COVERT_LOT, LEADER_LOT, LOTS, SEALED_BIDDING
from hegemon.kit.bank import gain, pay
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def open_lot(state: Swarm, lot: i64) -> bool:
    """SWARM-8.1 One quest, then one leader, then one covert card; SWARM-8.4 an empty deck has none. Is a lot left?"""
    while lot < LOTS and not cards.is_there(state, lot):
        lot += 1
    state.bid = 0
    state.bidder = NOBODY
    state.passed = state.prays
    state.limit = state.world.nothing[:]
    if lot == LOTS:
        state.lot = 0
        return False
    state.lot = lot
    state.tell(LOT, lot)
    if state.world.sealed:
        state.ask_all(SEALED_BIDDING, bidders(state))
    else:
        ask_from(state, state.start)
    return True


def lowest_bid(state: Swarm) -> i64:
    """SWARM-8.1 More than the last bid, at least the minimum."""
    return max(state.world.minimum_bid, state.bid + 1)


def can_top(state: Swarm, seat: i64) -> bool:
    """SWARM-8.1 Is the seat in the auction, and has it enough to bid more?"""
    return state.passed >> seat & 1 == 0 and seat != state.bidder and state.water[seat] >= lowest_bid(state)


def ask_from(state: Swarm, seat: i64) -> None:
    """SWARM-8.1 Round the table from this seat: limits raise by 1, and the first other who can bid is asked."""
    state.ask_nobody(BIDDING)
    idle: i64 = 0
    while idle < state.seats:
        if not can_top(state, seat):
            idle += 1
        elif min(state.limit[seat], state.water[seat]) >= lowest_bid(state):
            bid(state, seat, lowest_bid(state), state.limit[seat])
            idle = 0
        else:
            state.ask_one(BIDDING, seat)
            return
        seat = (seat + 1) % state.seats


def legal(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-8.1 Pass, bid, bid with a secret limit, or play a card."""
    moves = append(vec[i64](), pack(PASS))
    low, most = lowest_bid(state), state.water[seat]
    if low <= most:
        moves = append(moves, span(BID, 0, 0, low, most))
    for amount in range(low, most):
        moves = append(moves, span(BID_UPTO, amount, 0, amount + 1, most))
    return covert.with_plays(state, seat, moves)


def legal_sealed(state: Swarm, seat: i64) -> vec[i64]:
    moves = append(vec[i64](), pack(PASS))
    low, most = state.world.minimum_bid, highest_sealed(state, seat)
    return append(moves, span(BID, 0, 0, low, most)) if low <= most else moves


def highest_sealed(state: Swarm, seat: i64) -> i64:
    """SWARM-8.1 A sealed bid is paid with water that is not offered to anybody."""
    if not state.world.sets_bids_aside:
        return state.water[seat]
    return state.water[seat] - deals.promised(state, seat)


def why_not(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against a bid."""
    if verb(move) == BID_UPTO and count(move) <= first(move):
        return NotAllowed("SWARM-8.1", "The limit must be higher than the bid.")
    offered = state.water[seat] - highest_sealed(state, seat) if state.phase == SEALED_BIDDING else 0
    held = f", of which {offered} {'is' if offered == 1 else 'are'} in your open offer" if offered else ""
    return NotAllowed(
        "SWARM-8.1", f"The lowest bid is {lowest_bid(state)}, and you have {state.water[seat]} water{held}."
    )


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-8.1 A pass is final."""
    if verb(move) == PASS:
        state.passed |= bit(seat)
        state.tell(PASSED, seat)
    elif verb(move) == BID:
        bid(state, seat, count(move), 0)
    elif verb(move) == BID_UPTO:
        bid(state, seat, first(move), count(move))
    else:
        covert.play(state, seat, move)
        return
    ask_from(state, (seat + 1) % state.seats)


def bid(state: Swarm, seat: i64, amount: i64, limit: i64) -> None:
    state.bid = amount
    state.bidder = seat
    state.limit[seat] = limit
    state.tell(BID_EVENT, seat, amount)


def sell(state: Swarm) -> i64:
    """SWARM-8.1 The highest bidder pays and takes the card; nobody bids: it goes under its deck. Who has bought?"""
    lot = state.lot
    if state.bidder == NOBODY:
        state.tell(UNSOLD, lot)
        cards.sink_top(state, lot)
        return NOBODY
    buyer = state.bidder
    receiver = seller(state, lot)
    pay(state.water, buyer, state.bid)
    if receiver != NOBODY and receiver != buyer:
        gain(state.water, receiver, state.bid)
    state.tell(SOLD, buyer, lot, state.bid)
    state.bidder = NOBODY
    cards.draw(state, lot, buyer)
    return buyer


def seller(state: Swarm, lot: i64) -> i64:
    """SWARM-1.7 The holder of a deck receives what others pay for its cards."""
    if lot == LEADER_LOT:
        return holder(state, TACTICIAN)
    return holder(state, CLANDESTINE) if lot == COVERT_LOT else NOBODY


def bidders(state: Swarm) -> i64:
    """Who takes part and has water for the lowest bid, as everyone can see."""
    able: i64 = 0
    for seat in range(state.seats):
        if can_top(state, seat):
            able |= bit(seat)
    return able


def ask_paid(state: Swarm) -> None:
    """SWARM-8.1 Who has been paid enough for a sealed bid is asked with the others."""
    if state.phase == SEALED_BIDDING and state.world.sets_bids_aside:
        state.asked |= bidders(state)


def open_sealed(state: Swarm) -> None:
    """SWARM-8.1 The highest bid that can be paid; ties go to the earlier in turn order.

    Where bids are not set aside, one whose water was paid away is as high as what is left.
    """
    asked = state.asked
    for place in range(state.seats):
        seat = in_order(state.start, place, state.seats)
        if asked >> seat & 1 == 0 or verb(state.answer[seat]) == PASS:
            continue
        amount = min(count(state.answer[seat]), state.water[seat])
        if amount >= state.world.minimum_bid:
            state.tell(BID_EVENT, seat, amount)
            if amount > state.bid:
                state.bid = amount
                state.bidder = seat
    state.open_answers()
