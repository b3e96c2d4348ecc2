"""What bots deal about: water now, for peace until the round ends. The rules know only the water (SWARM-3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.deals import NO_ANSWER, Deal
from hegemon.engine.moves import first, pack, second, verb
from hegemon.engine.state import NOBODY
from hegemon.games.swarm import deals
from hegemon.games.swarm.content import CELLS, SANCTUARY
from hegemon.games.swarm.moves import ACCEPT, DECLINE, MOVE, OFFER, PLAY_THIEF, PLAY_UNREST
from hegemon.games.swarm.phases import DROPPING, MOVING

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

DEAREST: Final = 4  # water that peace with one player is worth at most


def proposals(state: Swarm, seat: i64) -> list[Deal]:
    """SWARM-3.1 A little water to whoever may still march against the seat in this round."""
    found: list[Deal] = []
    most = min(deals.spare(state, seat), i64(DEAREST))
    if not deals.can_deal(state) or state.deals[seat] >= state.world.deals or state.offer_to[seat] != NOBODY:
        return found
    for other in range(state.seats):
        if other != seat and can_still_march(state, other):
            for given in range(1, most + 1):
                found.append(deal_of(seat, other, pack(OFFER, other, given, 0), True, other))
    return found


def open_deals(state: Swarm, seat: i64) -> list[Deal]:
    """SWARM-3.1 The offers to a seat: whoever gets the water promises peace for it."""
    found: list[Deal] = []
    if not deals.can_deal(state):
        return found
    for maker in range(state.seats):
        if state.offer_to[maker] == seat:
            can_accept = deals.price(state, maker) <= deals.spare(state, seat)
            bound = maker if state.offer_want[maker] > state.offer_give[maker] else seat
            found.append(deal_of(maker, seat, NO_ANSWER, can_accept, bound))
    return found


def deal_of(maker: i64, partner: i64, proposal: i64, can_accept: bool, bound: i64) -> Deal:
    accept = pack(ACCEPT, maker) if can_accept else i64(NO_ANSWER)
    return Deal(maker, partner, proposal, accept, pack(DECLINE, maker), bound)


def can_still_march(state: Swarm, seat: i64) -> bool:
    """SWARM-5.2 Has the seat its moves of this round before it?"""
    if state.prays >> seat & 1 or state.phase not in (DROPPING, MOVING):
        return False
    return state.phase == DROPPING or place(state, seat) >= place(state, state.turn)


def place(state: Swarm, seat: i64) -> i64:
    """In turn order, from 0."""
    return (seat - state.start + state.seats) % state.seats


def breaks(state: Swarm, seat: i64, other: i64, move: i64) -> bool:
    """Marching onto a tile of theirs, or playing a card against them."""
    if verb(move) == MOVE:
        target = second(move)
        return state.troops[other * CELLS + target] > 0 and state.world.tile_kind[target] != SANCTUARY
    return verb(move) in (PLAY_THIEF, PLAY_UNREST) and first(move) == other
