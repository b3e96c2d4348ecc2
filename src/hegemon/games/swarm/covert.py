"""Covert cards that are no tactics: played by whoever has the word. Nothing is ever played in answer to a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.engine.state import bit
from hegemon.games.swarm import cards, content, deals, desert, events, phases, troops
from hegemon.games.swarm.board_facts import is_alone, swarm_tile
from hegemon.games.swarm.moves import (
    PLAY_CARAVAN,
    PLAY_LURE,
    PLAY_RECRUITS,
    PLAY_SPY,
    PLAY_THIEF,
    PLAY_UNREST,
    PLAY_WARD,
)
from hegemon.kit.bank import gain, hand_over

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


WORD_IS_GIVEN: Final = 1 << phases.DROPPING | 1 << phases.MOVING | 1 << phases.BIDDING  # phases, as bits


def with_plays(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    """SWARM-1.6 The moves, and every way to play a covert card of the hand."""
    for kind in range(i64(content.TACTICS), i64(content.COVERT_KINDS)):
        if cards.held_covert(state, seat, kind) >= 0:
            moves = with_plays_of(state, seat, kind, moves)
    return moves


def with_plays_of(state: Swarm, seat: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
    if kind in (content.THIEF, content.SPY):
        return with_victims(state, seat, kind, moves)
    if kind == content.UNREST:
        return with_unrest(state, seat, moves)
    if kind == content.RECRUITS:
        return with_recruits(state, seat, moves)
    if kind == content.LURE:
        for direction in range(4):
            moves = append(moves, pack(PLAY_LURE, direction))
        return moves
    return append(moves, pack(PLAY_CARAVAN if kind == content.CARAVAN else PLAY_WARD))


def with_victims(state: Swarm, seat: i64, kind: i64, moves: vec[i64]) -> vec[i64]:
    for other in range(state.seats):
        if other != seat and (kind == content.SPY or deals.payable(state, other) > 0):
            moves = append(moves, pack(PLAY_SPY if kind == content.SPY else PLAY_THIEF, other))
    return moves


def with_unrest(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    for other in range(state.seats):
        for tile in range(i64(content.CELLS)):
            if other != seat and state.troops[other * content.CELLS + tile] > 0:
                moves = append(moves, pack(PLAY_UNREST, other, tile))
    return moves


def with_recruits(state: Swarm, seat: i64, moves: vec[i64]) -> vec[i64]:
    most = min(i64(content.RECRUIT_TROOPS), state.reserve[seat])
    for tile in range(i64(content.CELLS)):
        if most > 0 and tile != swarm_tile(state) and is_alone(state, seat, tile):
            moves = append(moves, span(PLAY_RECRUITS, tile, 0, 1, most))
    return moves


def kind_of(move: i64) -> i64:
    """The kind of card that a move plays: the verbs stand in the order of the kinds."""
    return verb(move) - PLAY_THIEF + content.THIEF


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-1.6 A card is shown and discarded, unless it is a ward, which is laid unseen."""
    card = cards.held_covert(state, seat, kind_of(move))
    if verb(move) == PLAY_WARD:
        state.covert_at[card] = phases.LAID + seat
        state.tell(events.WARD_LAID, seat, audience=bit(seat))
        return
    cards.discard_covert(state, seat, card)
    if verb(move) == PLAY_THIEF or verb(move) == PLAY_SPY or verb(move) == PLAY_UNREST:
        aim(state, seat, move)
    else:
        state.tell(events.PLAYED, seat, kind_of(move))
        carry_out(state, seat, move)


def aim(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-1.6 A ward voids the next card aimed at its owner."""
    victim = first(move)
    state.tell(events.AIMED, seat, kind_of(move), victim)
    for card in range(i64(len(state.covert_at))):
        if state.covert_at[card] == phases.LAID + victim:
            cards.discard_covert(state, victim, card)
            state.tell(events.VOIDED, victim)
            return
    if verb(move) == PLAY_THIEF:
        steal(state, seat, victim)
    elif verb(move) == PLAY_SPY:
        spy(state, seat, victim)
    else:
        troops.send_home(state, victim, second(move), 1)


def carry_out(state: Swarm, seat: i64, move: i64) -> None:
    if verb(move) == PLAY_LURE:
        desert.move_swarm(state, first(move))
    elif verb(move) == PLAY_RECRUITS:
        troops.come(state, seat, first(move), count(move))
        state.tell(events.DROPPED, seat, first(move), count(move), 0)
    elif verb(move) == PLAY_CARAVAN:
        gain(state.water, seat, content.CARAVAN_WATER)
        state.tell(events.REWARDED, seat, content.CARAVAN_WATER)


def steal(state: Swarm, seat: i64, victim: i64) -> None:
    taken = min(i64(content.THIEF_WATER), deals.payable(state, victim))
    hand_over(state.water, victim, seat, taken)
    state.tell(events.TOOK, seat, victim, taken)


def spy(state: Swarm, seat: i64, victim: i64) -> None:
    """The spy knows from now on where these cards are; no ward is laid, or it would have voided the spy."""
    for leader in range(i64(len(state.leader_at))):
        if state.leader_at[leader] == victim:
            state.leader_known[leader] |= bit(seat)
            state.tell(events.SPIED_LEADER, victim, leader, audience=bit(seat))
    for card in range(i64(len(state.covert_at))):
        if state.covert_at[card] == victim:
            state.covert_known[card] |= bit(seat)
            state.tell(events.SPIED_COVERT, victim, state.world.covert_kind[card], audience=bit(seat))


def why_not(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against playing a card."""
    if WORD_IS_GIVEN >> state.phase & 1 == 0:
        return NotAllowed("SWARM-1.6", "Play covert cards when you drop, move or bid.")
    kind = kind_of(move)
    if cards.held_covert(state, seat, kind) < 0:
        return NotAllowed("SWARM-1.6", f"You have no {content.COVERTS[kind].label} in hand.")
    if verb(move) == PLAY_RECRUITS:
        return NotAllowed("SWARM-1.6", "Recruits bring 1 or 2 reserve troops to a tile you control.")
    if first(move) == seat:
        return NotAllowed("SWARM-1.6", "You cannot aim a card at yourself.")
    if verb(move) == PLAY_UNREST:
        return NotAllowed("SWARM-1.6", "That player has no troops there.")
    return NotAllowed("SWARM-1.6", "That player has no water to take.")


assert content.WARD - content.THIEF == PLAY_WARD - PLAY_THIEF, "verbs and kinds of cards stand in the same order"
