"""Chapter 9, the duel: tied players show leaders until one is ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import first, pack
from hegemon.engine.state import bit
from hegemon.games.swarm import cards, clash
from hegemon.games.swarm.content import LEADERS
from hegemon.games.swarm.events import DUEL as DUEL_EVENT
from hegemon.games.swarm.events import DUEL_SHOWN
from hegemon.games.swarm.moves import SHOW
from hegemon.games.swarm.phases import DUEL, LEADER_LOT
from hegemon.kit.seats import count_bits, leading

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def begin(state: Swarm, tied: i64) -> None:
    """SWARM-9.3 Tied players show one leader each at the same time."""
    state.duelists = tied
    state.dueled = 0
    state.tell(DUEL_EVENT, count_bits(tied))


def can_show(state: Swarm, seat: i64, leader: i64) -> bool:
    """SWARM-9.3 A leader of the hand not yet used in the duel, also one that fought this round."""
    return state.leader_at[leader] == seat and state.dueled >> leader & 1 == 0


def ask(state: Swarm) -> bool:
    """SWARM-9.3 All who still have a leader show one; has anybody?"""
    able: i64 = 0
    for seat in range(state.seats):
        state.shown[seat] = -1
        if state.duelists >> seat & 1 and len(legal(state, seat)) > 0:
            able |= bit(seat)
    state.ask_all(DUEL, able)
    return able != 0


def legal(state: Swarm, seat: i64) -> vec[i64]:
    moves = vec[i64]()
    for leader in range(i64(len(LEADERS))):
        if can_show(state, seat, leader):
            moves = append(moves, pack(SHOW, leader))
    return moves


def turn_up(state: Swarm) -> None:
    """SWARM-9.3 All are shown together."""
    for seat in range(state.seats):
        if state.asked >> seat & 1:
            leader = first(state.answer[seat])
            state.shown[seat] = leader
            state.dueled |= bit(leader)
            cards.show(state, LEADER_LOT, leader)
            state.tell(DUEL_SHOWN, seat, leader)
    state.open_answers()


def score(state: Swarm, seat: i64) -> i64:
    """SWARM-9.3 The skill, unless any shown leader counters it; a betrayed leader, or none, scores 0."""
    leader = state.shown[seat]
    if leader < 0 or state.leader_at[leader] != seat:
        return 0
    own = state.world.leader_element[leader]
    for other in range(state.seats):
        against = state.shown[other]
        if (
            against >= 0
            and state.leader_at[against] == other
            and clash.counters(state.world.leader_element[against], own)
        ):
            return 0
    return state.world.leader_skill[leader]


def drop_out(state: Swarm) -> None:
    """SWARM-9.3 The highest score stays in, the others drop out."""
    state.duelists = leading(state.duelists, vec[i64]([score(state, seat) for seat in range(state.seats)]))
