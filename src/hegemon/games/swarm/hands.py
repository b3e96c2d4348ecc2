"""SWARM-8.2 Hand limits: who has too many cards puts some away at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import first, pack, verb
from hegemon.engine.state import bit
from hegemon.games.swarm import cards
from hegemon.games.swarm.content import COVERT_KINDS
from hegemon.games.swarm.events import DISCARDED
from hegemon.games.swarm.moves import DISCARD_COVERT, DISCARD_LEADER, DISCARD_QUEST
from hegemon.games.swarm.phases import COVERT_LOT, DISCARDING, FACE_DOWN, LAID, LEADER_LOT, LOTS, QUEST_LOT

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def surplus_lot(state: Swarm, seat: i64) -> i64:
    """The kind of cards of which a seat has too many, or -1."""
    for lot in range(i64(LOTS)):
        if cards.hand_size(state, lot, seat) > state.world.hand_limit[lot]:
            return lot
    return -1


def ask_discard(state: Swarm, seat: i64, after: i64) -> bool:
    """SWARM-8.2 Ask a seat with too many cards for one, in the middle of a phase; false when nothing has to go."""
    if surplus_lot(state, seat) < 0:
        return False
    state.after_discard = after
    state.ask_one(DISCARDING, seat)
    return True


def legal(state: Swarm, seat: i64) -> vec[i64]:
    lot = surplus_lot(state, seat)
    if lot == COVERT_LOT:
        return legal_coverts(state, seat)
    moves = vec[i64]()
    places = cards.places_of(state, lot)
    for card in range(i64(len(places))):
        if places[card] == seat:
            moves = append(moves, pack(DISCARD_QUEST if lot == QUEST_LOT else DISCARD_LEADER, card))
    return moves


def legal_coverts(state: Swarm, seat: i64) -> vec[i64]:
    """Kinds of covert cards in hand, laid wards among them."""
    moves = vec[i64]()
    for kind in range(i64(COVERT_KINDS)):
        if owned_covert(state, seat, kind) >= 0:
            moves = append(moves, pack(DISCARD_COVERT, kind))
    return moves


def owned_covert(state: Swarm, seat: i64, kind: i64) -> i64:
    """A card of this kind in hand, or else one that is laid."""
    card = cards.held_covert(state, seat, kind)
    if card >= 0:
        return card
    for laid in range(i64(len(state.covert_at))):
        if state.covert_at[laid] == LAID + seat and state.world.covert_kind[laid] == kind:
            return laid
    return -1


def why_not(state: Swarm, seat: i64) -> NotAllowed:
    """The rule against putting another card away."""
    lot = surplus_lot(state, seat)
    return NotAllowed("SWARM-8.2", f"Discard one of your {('quests', 'leaders', 'covert cards')[int(lot)]}.")


def discard(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-8.2 Leaders and quests go face down under their deck, covert cards face down to the discards."""
    if verb(move) == DISCARD_COVERT:
        card = owned_covert(state, seat, first(move))
        cards.forget_hand(state, COVERT_LOT, seat)
        state.covert_at[card] = FACE_DOWN
        state.covert_known[card] = bit(seat)
        state.tell(DISCARDED, seat, COVERT_LOT)
    else:
        lot: i64 = QUEST_LOT if verb(move) == DISCARD_QUEST else LEADER_LOT
        cards.forget_hand(state, lot, seat)
        cards.put_under(state, lot, first(move), bit(seat))
        state.tell(DISCARDED, seat, lot)
    if surplus_lot(state, seat) < 0:
        state.ask_nobody(DISCARDING)
