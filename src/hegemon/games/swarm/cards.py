"""Cards with hidden places: drawing, putting under, discarding, and who knows where a card is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm.board_facts import holder
from hegemon.games.swarm.content import CLANDESTINE, TACTICIAN
from hegemon.games.swarm.events import COVERT_DRAWN, LEADER_DRAWN, QUEST_DRAWN, RESHUFFLED, SANK
from hegemon.games.swarm.phases import COVERT_LOT, DISCARDED, FACE_DOWN, LAID, LEADER_LOT, QUEST_LOT
from hegemon.kit.cards import IN_DECK, audience, everyone, top, with_below, without_top

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def deck_of(state: Swarm, lot: i64) -> vec[i64]:
    if lot == QUEST_LOT:
        return state.quests
    return state.leaders if lot == LEADER_LOT else state.coverts


def set_deck(state: Swarm, lot: i64, deck: vec[i64]) -> None:
    if lot == QUEST_LOT:
        state.quests = deck
    elif lot == LEADER_LOT:
        state.leaders = deck
    else:
        state.coverts = deck
    peek(state)


def places_of(state: Swarm, lot: i64) -> vec[i64]:
    if lot == QUEST_LOT:
        return state.quest_at
    return state.leader_at if lot == LEADER_LOT else state.covert_at


def known_of(state: Swarm, lot: i64) -> vec[i64]:
    if lot == QUEST_LOT:
        return state.quest_known
    return state.leader_known if lot == LEADER_LOT else state.covert_known


def peek(state: Swarm) -> None:
    """SWARM-1.7 The tactician knows the top leader, the clandestine the top covert card."""
    tactician = holder(state, TACTICIAN)
    if tactician != NOBODY and len(state.leaders) > 0:
        state.leader_known[top(state.leaders)] |= bit(tactician)
    clandestine = holder(state, CLANDESTINE)
    if clandestine != NOBODY and len(state.coverts) > 0:
        state.covert_known[top(state.coverts)] |= bit(clandestine)


def is_there(state: Swarm, lot: i64) -> bool:
    """SWARM-8.4 Is there a card to draw? Covert cards are made anew from their discards."""
    if lot == COVERT_LOT and len(state.coverts) == 0:
        reshuffle(state)
    return len(deck_of(state, lot)) > 0


def draw(state: Swarm, lot: i64, seat: i64) -> None:
    """The top card of a deck goes to a hand; only who may know hears which."""
    if not is_there(state, lot):
        return
    deck = deck_of(state, lot)
    card = top(deck)
    places_of(state, lot)[card] = seat
    known = known_of(state, lot)
    known[card] |= bit(seat)
    set_deck(state, lot, without_top(deck))
    tell_drawn(state, lot, seat, card, audience(known[card], state.seats))


def tell_drawn(state: Swarm, lot: i64, seat: i64, card: i64, listeners: i64) -> None:
    if lot == QUEST_LOT:
        state.tell(QUEST_DRAWN, seat, card, audience=listeners)
    elif lot == LEADER_LOT:
        state.tell(LEADER_DRAWN, seat, card, audience=listeners)
    else:
        state.tell(COVERT_DRAWN, seat, state.world.covert_kind[card], audience=listeners)


def reshuffle(state: Swarm) -> None:
    """SWARM-8.4 The discarded covert cards become the deck, and nobody knows its order."""
    deck = vec[i64]()
    for card in range(i64(len(state.covert_at))):
        if state.covert_at[card] == DISCARDED or state.covert_at[card] == FACE_DOWN:
            deck = append(deck, card)
            state.covert_at[card] = IN_DECK
            state.covert_known[card] = 0
    if len(deck) > 0:
        state.dice.shuffle(deck)
        state.tell(RESHUFFLED)
        set_deck(state, COVERT_LOT, deck)


def put_under(state: Swarm, lot: i64, card: i64, knowers: i64) -> None:
    """A card goes under its deck."""
    places_of(state, lot)[card] = IN_DECK
    known_of(state, lot)[card] = knowers
    set_deck(state, lot, with_below(card, deck_of(state, lot)))


def sink_top(state: Swarm, lot: i64) -> None:
    """SWARM-8.1 A card that nobody wants goes under its deck; who knew it still does."""
    deck = deck_of(state, lot)
    card = top(deck)
    set_deck(state, lot, without_top(deck))
    put_under(state, lot, card, known_of(state, lot)[card])
    state.tell(SANK, lot)


def forget_hand(state: Swarm, lot: i64, seat: i64) -> None:
    """A card left a hand face down: what the others knew of that hand is no longer sure."""
    places, known = places_of(state, lot), known_of(state, lot)
    for card in range(i64(len(places))):
        if places[card] == seat or places[card] == LAID + seat:
            known[card] = bit(seat)


def show(state: Swarm, lot: i64, card: i64) -> None:
    """Everyone knows from now on where this card is."""
    known_of(state, lot)[card] = everyone(state.seats)


def show_covert(state: Swarm, seat: i64, card: i64) -> None:
    """Turn up a covert card of a seat. Whoever knew only its twin cannot tell which of the two this was."""
    for knower in range(state.seats + 1):
        if knower != seat and state.covert_known[card] >> knower & 1 == 0:
            twin = known_twin(state, seat, card, knower)
            if twin >= 0:
                state.covert_known[twin] &= ~bit(knower)
    show(state, COVERT_LOT, card)


def known_twin(state: Swarm, seat: i64, card: i64, knower: i64) -> i64:
    """Another card of the same kind in the seat's hand that this knower can name, or -1."""
    for twin in range(i64(len(state.covert_at))):
        if twin == card or state.world.covert_kind[twin] != state.world.covert_kind[card]:
            continue
        place = state.covert_at[twin]
        if (place == seat or place == LAID + seat) and state.covert_known[twin] >> knower & 1:
            return twin
    return -1


def discard_covert(state: Swarm, seat: i64, card: i64) -> None:
    """Face up."""
    show_covert(state, seat, card)
    state.covert_at[card] = DISCARDED


def held_covert(state: Swarm, seat: i64, kind: i64) -> i64:
    """A card of this kind in the seat's hand, or -1."""
    for card in range(i64(len(state.covert_at))):
        if state.covert_at[card] == seat and state.world.covert_kind[card] == kind:
            return card
    return -1


def hand_size(state: Swarm, lot: i64, seat: i64) -> i64:
    """How many cards of a lot a seat holds, laid wards among them: that number is public."""
    number: i64 = 0
    for place in places_of(state, lot):
        if place == seat or place == LAID + seat:
            number += 1
    return number
