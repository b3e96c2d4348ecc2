"""What a seat imagines: everything it knows stays, everything else is dealt anew.

Only what the seat knows is read. Cards whose place it does not know change places among each other, so every hand
and deck keeps its size; sealed answers, limits, orders and offers of others are taken as not given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards
from hegemon.games.swarm.board_facts import has
from hegemon.games.swarm.content import RAIN, SEER, WARD
from hegemon.games.swarm.phases import ASK, LAID, LOTS
from hegemon.games.swarm.setup import piled
from hegemon.games.swarm.world import TRAITORS_DRAWN
from hegemon.kit.cards import exchange_unknown, sort, with_below

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

COIN: Final = 2  # a ward in another's hand lies in wait or does not


def imagine(state: Swarm, seat: i64, dice: Dice) -> None:
    """Turn a copy of the true state into one that the seat cannot tell from it."""
    state.dice = dice.fork()
    forget_answers(state, seat)
    forget_deals(state, seat)
    take_up_wards(state, seat)
    for lot in range(i64(LOTS)):
        exchange_unknown(
            cards.deck_of(state, lot),
            cards.places_of(state, lot),
            cards.known_of(state, lot),
            seat,
            state.seats,
            state.dice,
        )
    lay_wards(state, seat)
    deal_traitors(state, seat)
    stack_events(state, seat)


def forget_answers(state: Swarm, seat: i64) -> None:
    """Whether the others have answered, and what, is sealed."""
    for other in range(state.seats):
        if other != seat:
            state.answer[other] = -1
            state.answered &= ~bit(other)
            state.limit[other] = 0
            state.order_treason[other] = ASK
            state.order_shrine[other] = ASK


def forget_deals(state: Swarm, seat: i64) -> None:
    """Offers between others are theirs, and so is how many they have made."""
    for other in range(state.seats):
        if other != seat:
            state.deals[other] = 0
            if state.offer_to[other] != seat:
                state.offer_to[other] = NOBODY
                state.offer_give[other] = 0
                state.offer_want[other] = 0


def take_up_wards(state: Swarm, seat: i64) -> None:
    """Wards of others are cards in their hands as far as the seat can see."""
    for card in range(i64(len(state.covert_at))):
        owner = state.covert_at[card] - LAID
        if 0 <= owner < state.seats and owner != seat:
            state.covert_at[card] = owner


def lay_wards(state: Swarm, seat: i64) -> None:
    for card in range(i64(len(state.covert_at))):
        owner = state.covert_at[card]
        is_ward = 0 <= owner < state.seats and owner != seat and state.world.covert_kind[card] == WARD
        if is_ward and state.dice.below(COIN) == 0:
            state.covert_at[card] = LAID + owner


def deal_traitors(state: Swarm, seat: i64) -> None:
    """The four that the seat drew, and those that were shown, are known; any other may be anyone's."""
    taken: i64 = 0
    for other in range(state.seats):
        if state.spent >> other & 1:
            taken |= bit(state.traitor[other])
    for k in range(TRAITORS_DRAWN):
        if seat >= 0:
            taken |= bit(state.drawn[seat * TRAITORS_DRAWN + k])
    pool = vec[i64]()
    for leader in range(i64(len(state.leader_at))):
        if taken >> leader & 1 == 0:
            pool = append(pool, leader)
    state.dice.shuffle(pool)
    for other in range(state.seats):
        if other != seat:
            pool = deal_traitors_to(state, other, pool)


def deal_traitors_to(state: Swarm, other: i64, pool: vec[i64]) -> vec[i64]:
    """Four cards for another seat; the one it has shown is among them."""
    left = i64(len(pool))
    for k in range(TRAITORS_DRAWN):
        if k == 0 and state.spent >> other & 1:
            state.drawn[other * TRAITORS_DRAWN] = state.traitor[other]
            continue
        left -= 1
        state.drawn[other * TRAITORS_DRAWN + k] = pool[left]
    if state.traitor[other] >= 0:
        state.traitor[other] = state.drawn[other * TRAITORS_DRAWN]
    return pool[:left]


def stack_events(state: Swarm, seat: i64) -> None:
    """SWARM-1.5 The rest of the pile as it could lie: rain on top, the ending card among the last."""
    left = i64(len(state.events))
    sees_top = seat >= 0 and left > 0 and has(state, seat, SEER)
    top = state.events[left - 1] if sees_top else i64(-1)
    drawn = i64(len(state.world.event_effect)) - left
    on_top = max(i64(0), state.world.rain_on_top - drawn)
    shuffled = state.events[:]
    sort(shuffled)
    state.dice.shuffle(shuffled)
    ending_at = where_ending_lies(state, shuffled, left, on_top, top)
    rains, rest = vec[i64](), vec[i64]()
    if sees_top and on_top > 0:
        rains = append(rains, top)
    for card in shuffled:
        if card == top or card == state.world.ending_event:
            continue
        if state.world.event_effect[card] == RAIN and len(rains) < on_top:
            rains = with_below(card, rains)
        else:
            rest = append(rest, card)
    if sees_top and on_top == 0 and top != state.world.ending_event:
        rest = append(rest, top)
    state.events = piled(rest, ending_at, state.world.ending_event, rains)


def where_ending_lies(state: Swarm, deck: vec[i64], left: i64, on_top: i64, top: i64) -> i64:
    """How far from the bottom the ending card is; -1 when it has come up already."""
    if state.world.ending_event not in deck:
        return -1
    if top == state.world.ending_event:
        return left - 1
    slots = left - on_top if top < 0 or on_top > 0 else left - 1
    return state.dice.below(min(state.world.ending_among_last, slots))
