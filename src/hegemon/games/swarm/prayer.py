"""Chapter 4, prayer: all decide at once whether to sit the round out and send a troop into a temple."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import first, pack, verb
from hegemon.engine.state import bit
from hegemon.games.swarm.board_facts import effect, has, swarm_tile
from hegemon.games.swarm.content import HERMIT, HERMIT_TROOPS, PILGRIM_TROOPS, PILGRIMAGE
from hegemon.games.swarm.events import PRAYED, STAYED
from hegemon.games.swarm.moves import PRAY, STAY
from hegemon.games.swarm.phases import PRAYING
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def ask(state: Swarm) -> None:
    """SWARM-4.3 Everyone with a troop in reserve decides."""
    able: i64 = 0
    for seat in range(state.seats):
        if state.reserve[seat] > 0:
            able |= bit(seat)
    state.ask_all(PRAYING, able)


def temple_tile(element: i64) -> i64:
    """The tile of an element's temple; the sanctuary is tile 0."""
    return element + 1


def is_open(state: Swarm, element: i64) -> bool:
    """SWARM-4.3 Nobody enters the temple under the swarm."""
    return swarm_tile(state) != temple_tile(element)


def legal(state: Swarm) -> vec[i64]:
    moves = append(vec[i64](), pack(STAY))
    for element in range(4):
        if is_open(state, element):
            moves = append(moves, pack(PRAY, element))
    return moves


def pilgrims(state: Swarm, seat: i64) -> i64:
    """How many troops a prayer takes inside."""
    number = state.world.prayer_troops
    if effect(state) == PILGRIMAGE:
        number += PILGRIM_TROOPS
    if has(state, seat, HERMIT):
        number += HERMIT_TROOPS
    return min(number, state.reserve[seat])


def pray(state: Swarm) -> None:
    """SWARM-4.3, SWARM-4.4 All decisions are shown together."""
    for place in range(state.seats):
        seat = in_order(state.start, place, state.seats)
        move = state.answer[seat]
        if move >= 0 and verb(move) == PRAY:
            number = pilgrims(state, seat)
            state.prays |= bit(seat)
            state.reserve[seat] -= number
            state.inside[seat * 4 + first(move)] += number
            state.tell(PRAYED, seat, first(move), number)
        else:
            state.tell(STAYED, seat)
    state.open_answers()
