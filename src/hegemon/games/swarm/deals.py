"""Chapter 3, deals: payments and offers of water, beside whatever is asked; and standing orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm.events import OFFER_ACCEPTED, OFFER_ENDED, OFFERED, PAID
from hegemon.games.swarm.moves import ACCEPT, BID, DECLINE, OFFER, ORDER_SHRINE, ORDER_TREASON, PAY
from hegemon.games.swarm.phases import ALWAYS, ASK, CLOSED, NEVER, SEALED_BIDDING
from hegemon.kit.bank import hand_over

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def new_phase(state: Swarm) -> None:
    """SWARM-3.1 Offers lapse with their phase, and everyone may deal anew."""
    for seat in range(state.seats):
        state.deals[seat] = 0
        withdraw(state, seat)


def withdraw(state: Swarm, seat: i64) -> None:
    """An offer is off."""
    target = state.offer_to[seat]
    if target != NOBODY:
        clear_offer(state, seat)
        state.tell(OFFER_ENDED, seat, target, audience=bit(seat) | bit(target))


def clear_offer(state: Swarm, seat: i64) -> None:
    """A seat has no open offer any more."""
    state.offer_to[seat] = NOBODY
    state.offer_give[seat] = 0
    state.offer_want[seat] = 0


def can_deal(state: Swarm) -> bool:
    """SWARM-3.1 Not from the announcement of a battle until its losses are taken, nor in the duel."""
    return CLOSED >> state.phase & 1 == 0


def payable(state: Swarm, seat: i64) -> i64:
    """SWARM-3.1 Water that a seat can give away: what stands as the highest bid is not."""
    if state.bidder == seat:
        return state.water[seat] - state.bid
    return state.water[seat]


def set_aside(state: Swarm, seat: i64) -> i64:
    """SWARM-8.1 The water of a sealed bid, of which only its owner knows."""
    answer = state.answer[seat]
    if state.phase != SEALED_BIDDING or not state.world.sets_bids_aside or answer < 0 or verb(answer) != BID:
        return 0
    return count(answer)


def promised(state: Swarm, seat: i64) -> i64:
    """SWARM-3.1 What a seat would pay if its open offer were accepted."""
    return max(i64(0), state.offer_give[seat] - state.offer_want[seat])


def spare(state: Swarm, seat: i64) -> i64:
    """SWARM-3.1, SWARM-8.1 What a seat may still part with by its own account, which tells of a sealed bid.

    Nothing that others may do or see depends on it: for them it is `payable`.
    """
    bid = set_aside(state, seat)
    return payable(state, seat) - (bid + promised(state, seat) if bid > 0 else 0)


def price(state: Swarm, maker: i64) -> i64:
    """SWARM-3.1 What accepting the offer of a seat would cost."""
    return max(i64(0), state.offer_want[maker] - state.offer_give[maker])


def asides(state: Swarm, seat: i64) -> vec[i64]:
    """Standing orders, answers to offers, payments and offers."""
    moves = with_orders(state, seat, vec[i64]())
    if not can_deal(state):
        return moves
    for other in range(state.seats):
        if state.offer_to[other] == seat:
            if price(state, other) <= spare(state, seat):
                moves = append(moves, pack(ACCEPT, other))
            moves = append(moves, pack(DECLINE, other))
    if state.deals[seat] < state.world.deals:
        moves = with_payments(state, seat, moves)
        if state.offer_to[seat] == NOBODY:
            moves = with_offers(state, seat, moves)
    return moves


def with_orders(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    """SWARM-3.2, SWARM-6.7 Standing orders other than those that stand."""
    for order in (i64(ASK), i64(ALWAYS), i64(NEVER)):
        if state.spent >> seat & 1 == 0 and order != state.order_treason[seat]:
            moves = append(moves, pack(ORDER_TREASON, order))
        if order != state.order_shrine[seat]:
            moves = append(moves, pack(ORDER_SHRINE, order))
    return moves


def with_payments(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    most = spare(state, seat)
    for other in range(state.seats):
        if other != seat and most > 0:
            moves = append(moves, span(PAY, other, 0, 1, most))
    return moves


def with_offers(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    """SWARM-3.1 Water one way or both; what goes out beyond what comes in must be at hand."""
    most = spare(state, seat)
    for other in range(state.seats):
        if other == seat:
            continue
        wanted = payable(state, other)
        for given in range(payable(state, seat) + 1):
            low = max(i64(1) if given == 0 else i64(0), given - most)
            if wanted > low:
                moves = append(moves, span(OFFER, other, given, low, wanted))
            elif wanted == low:
                moves = append(moves, pack(OFFER, other, given, low))
    return moves


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-3.1 A payment is public and final; an offer is seen by its two parties."""
    if verb(move) == ORDER_TREASON:
        state.order_treason[seat] = first(move)
    elif verb(move) == ORDER_SHRINE:
        state.order_shrine[seat] = first(move)
    elif verb(move) == PAY:
        state.deals[seat] += 1
        pay(state, seat, first(move), count(move))
    elif verb(move) == OFFER:
        offer(state, seat, first(move), second(move), count(move))
    elif verb(move) == ACCEPT:
        accept(state, first(move), seat)
    elif verb(move) == DECLINE:
        withdraw(state, first(move))


def pay(state: Swarm, seat: i64, other: i64, number: i64) -> None:
    if number == 0:
        return
    hand_over(state.water, seat, other, number)
    state.tell(PAID, seat, other, number)


def offer(state: Swarm, seat: i64, other: i64, given: i64, wanted: i64) -> None:
    state.deals[seat] += 1
    state.offer_to[seat] = other
    state.offer_give[seat] = given
    state.offer_want[seat] = wanted
    state.tell(OFFERED, seat, other, given, wanted, audience=bit(seat) | bit(other))


def accept(state: Swarm, seat: i64, other: i64) -> None:
    """SWARM-3.1 What is left of give and want changes hands, so that nothing is told that the table does not show."""
    balance = state.offer_give[seat] - state.offer_want[seat]
    clear_offer(state, seat)
    state.tell(OFFER_ACCEPTED, other, seat, audience=bit(seat) | bit(other))
    if balance > 0:
        pay(state, seat, other, balance)
    else:
        pay(state, other, seat, -balance)


def drop_unpayable(state: Swarm) -> None:
    """SWARM-3.1 An offer lapses when a side can no longer pay."""
    for seat in range(state.seats):
        other = state.offer_to[seat]
        if other != NOBODY and not (
            payable(state, seat) >= state.offer_give[seat] and payable(state, other) >= state.offer_want[seat]
        ):
            withdraw(state, seat)


def is_aside(move: i64) -> bool:
    """Is this a move beside the question?"""
    return PAY <= verb(move) <= ORDER_SHRINE


def why_not(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against an aside."""
    spoken = verb(move)
    if spoken in (ORDER_TREASON, ORDER_SHRINE):
        if spoken == ORDER_TREASON and state.spent >> seat & 1:
            return NotAllowed("SWARM-3.2", "Your traitor card is spent.")
        return NotAllowed("SWARM-3.2", "That standing order is already set.")
    if not can_deal(state):
        return NotAllowed("SWARM-3.1", "No deals during a battle or the final duel.")
    if spoken in (ACCEPT, DECLINE):
        return why_not_accept(state, seat, first(move))
    if first(move) == seat:
        return NotAllowed("SWARM-3.1", "You cannot deal with yourself.")
    if state.deals[seat] >= state.world.deals:
        return NotAllowed("SWARM-3.1", f"You have used all {state.world.deals} payments and offers for this phase.")
    if spoken == PAY:
        return NotAllowed("SWARM-3.1", f"You can pay {up_to(spare(state, seat))} now{bound_water(state, seat)}.")
    assert spoken == OFFER, "every aside has its reason"
    return why_not_offer(state, seat, move)


def why_not_accept(state: Swarm, seat: i64, maker: i64) -> NotAllowed:
    if state.offer_to[maker] != seat:
        return NotAllowed("SWARM-3.1", "That player has no open offer to you.")
    cost, most = price(state, maker), spare(state, seat)
    sentence = f"You would pay {cost} water and can pay {most or 'nothing'}{bound_water(state, seat)}."
    return NotAllowed("SWARM-3.1", sentence)


def why_not_offer(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    most = payable(state, seat)
    if most < second(move):
        return NotAllowed("SWARM-3.1", f"You can give {at_most(most)} now{bound_water(state, seat)}.")
    if state.offer_to[seat] >= 0:
        return NotAllowed("SWARM-3.1", "You already have an open offer.")
    if second(move) - count(move) > spare(state, seat):
        more = at_most(spare(state, seat))
        return NotAllowed("SWARM-3.1", f"You can give {more} more than you get{bound_water(state, seat)}.")
    theirs = payable(state, first(move))
    return NotAllowed("SWARM-3.1", f"They can give {at_most(theirs)}, and a deal needs water from one side.")


def up_to(most: i64) -> str:
    """An amount of water to choose, in words."""
    return f"1 to {most} water" if most > 1 else at_most(most)


def at_most(most: i64) -> str:
    """The most water that can go, in words."""
    return f"at most {most} water" if most > 0 else "no water"


def bound_water(state: Swarm, seat: i64) -> str:
    """Why water that a player has cannot be given away; only that player reads it."""
    if state.bidder == seat:
        return f": {state.bid} {'stands' if state.bid == 1 else 'stand'} as the highest bid"
    bound = state.water[seat] - spare(state, seat)
    if bound == 0:
        return ""
    offered = " and your open offer" if promised(state, seat) > 0 else ""
    is_are = "is" if bound == 1 else "are"
    return f": {bound} of your {state.water[seat]} {is_are} set aside for your secret bid{offered}"
