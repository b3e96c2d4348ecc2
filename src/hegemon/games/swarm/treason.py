"""Chapter 3, treason: asked of everyone with an unplayed traitor card, at the same moment, every time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.engine.state import bit
from hegemon.games.swarm import cards
from hegemon.games.swarm.clash import BETRAYED, LEADER, NOTHING, SIDE, WAS_BETRAYED
from hegemon.games.swarm.events import BETRAYED as BETRAYED_EVENT
from hegemon.games.swarm.moves import BETRAY, PASS
from hegemon.games.swarm.phases import ALWAYS, ASK, ASKS_TREASON, GONE, LEADER_LOT, TREASON
from hegemon.kit.seats import all_seats

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def ask(state: Swarm, phase: i64) -> None:
    """SWARM-3.2 Leaders are shown: all who hold an unplayed traitor card; standing orders answer for their seats."""
    if phase == TREASON and state.clash[LEADER] == NOTHING and state.clash[SIDE + LEADER] == NOTHING:
        state.ask_nobody(phase)
        return
    state.ask_all(phase, all_seats(state.seats) & ~state.spent)
    for seat in range(state.seats):
        answer_by_order(state, seat)
    if state.all_answered():
        close(state)


def answer_by_order(state: Swarm, seat: i64) -> None:
    """SWARM-3.2 A standing order answers for its seat, but an order to betray not for a leader of its own."""
    order = state.order_treason[seat]
    if state.asked >> seat & 1 == 0 or order == ASK:
        return
    betrays = order == ALWAYS and is_shown(state, state.traitor[seat])
    if betrays and state.leader_at[state.traitor[seat]] == seat:
        if state.world.own_treason_is_asked:
            return
        betrays = False
    state.seal(seat, pack(BETRAY if betrays else PASS))


def obey(state: Swarm, seat: i64) -> None:
    """SWARM-3.2 An order that is given while the question is open answers it."""
    if ASKS_TREASON >> state.phase & 1:
        answer_by_order(state, seat)
        if state.all_answered():
            close(state)


def is_shown(state: Swarm, leader: i64) -> bool:
    """Is this leader one of those shown now?"""
    if state.phase == TREASON:
        return leader == state.clash[LEADER] or leader == state.clash[SIDE + LEADER]
    return state.leader_at[leader] != GONE and leader in state.shown


def legal(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-3.2 Who does not hold the card of a shown leader has only `pass`."""
    moves = append(vec[i64](), pack(PASS))
    if is_shown(state, state.traitor[seat]):
        moves = append(moves, pack(BETRAY))
    return moves


def close(state: Swarm) -> None:
    """SWARM-3.2 All windows close together: betrayed leaders leave the game, their cards are spent."""
    in_battle = state.phase == TREASON
    for seat in range(state.seats):
        if state.asked >> seat & 1 and state.answer[seat] == pack(BETRAY):
            betray(state, seat, state.traitor[seat], in_battle)
    state.open_answers()


def betray(state: Swarm, seat: i64, leader: i64, in_battle: bool) -> None:
    """SWARM-3.2 The leader leaves the game, and the traitor card is shown and spent."""
    state.tell(BETRAYED_EVENT, seat, leader, state.leader_at[leader])
    state.spent |= bit(seat)
    state.leader_at[leader] = GONE
    cards.show(state, LEADER_LOT, leader)
    if in_battle:
        side = 0 if state.clash[LEADER] == leader else SIDE
        state.clash[side + BETRAYED] = WAS_BETRAYED
