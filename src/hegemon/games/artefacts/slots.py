"""What stands in a slot, and who owns an area: every change of a slot is made here, and counted along.

The counts follow from the fields of a state: `armies` by area and seat, `free` and `burnt` slots by area, `hosts` (all
armies of a seat), `held` (its artefacts) and `left` (all free slots).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import NOBODY
from hegemon.games.artefacts.content import BURNT, FREE, RELIC, UNTAKEN
from hegemon.kit.graph import zeros

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def armies(state: Artefacts, area: i64, seat: i64) -> i64:
    """How many armies a seat has in an area."""
    return state.armies[area * state.seats + seat]


def owner_of(state: Artefacts, area: i64) -> i64:
    """ARTEFACTS-2.1 Who has most armies in an area; of those tied, who holds most artefacts; else nobody."""
    best: i64 = 0
    owner: i64 = NOBODY
    at = area * state.seats
    for seat in range(state.seats):
        if state.armies[at + seat] > 0:
            rank = (state.armies[at + seat] << 16) + state.held[seat]
            if rank > best:
                best, owner = rank, seat
            elif rank == best:
                owner = NOBODY
    return owner


def owned_areas(state: Artefacts, seat: i64) -> i64:
    """ARTEFACTS-2.1 How many areas a seat owns."""
    number: i64 = 0
    for area in range(state.world.areas):
        if owner_of(state, area) == seat:
            number += 1
    return number


def occupants(state: Artefacts, area: i64) -> i64:
    """How many armies there are in an area."""
    number: i64 = 0
    for seat in range(state.seats):
        number += state.armies[area * state.seats + seat]
    return number


def is_beside_burnt(state: Artefacts, slot: i64) -> bool:
    """Is a slot next to a crossed-out one?"""
    near = state.world.near
    return any(state.ground[near.links[k]] == BURNT for k in range(near.starts[slot], near.starts[slot + 1]))


def stand(state: Artefacts, seat: i64, slot: i64) -> None:
    """An army stands in a slot from now on."""
    area = state.world.area_of[slot]
    if state.ground[slot] == FREE:
        state.free[area] -= 1
        state.left -= 1
    state.ground[slot] = seat
    state.armies[area * state.seats + seat] += 1
    state.hosts[seat] += 1
    state.stirred = 1


def burn(state: Artefacts, slot: i64) -> None:
    """A slot is crossed out for good, with whatever army stands there."""
    area = state.world.area_of[slot]
    if state.ground[slot] == FREE:
        state.free[area] -= 1
        state.left -= 1
    else:
        state.armies[area * state.seats + state.ground[slot]] -= 1
        state.hosts[state.ground[slot]] -= 1
    state.ground[slot] = BURNT
    state.moved[slot] = 0
    state.burnt[area] += 1
    state.stirred = 1


def clear(state: Artefacts, slot: i64) -> None:
    """A slot that was crossed out is free again."""
    area = state.world.area_of[slot]
    state.ground[slot] = FREE
    state.burnt[area] -= 1
    state.free[area] += 1
    state.left += 1
    state.stirred = 1


def shift(state: Artefacts, seat: i64, source: i64, target: i64) -> None:
    """ARTEFACTS-4.1, ARTEFACTS-6.1 An army goes elsewhere with what it carries; the slot it leaves is crossed out."""
    burn(state, source)
    stand(state, seat, target)
    for relic in range(state.world.artefacts):
        if state.bearer[relic] == source:
            state.bearer[relic] = target


def recount(state: Artefacts) -> None:
    """Count everything anew."""
    world = state.world
    state.armies, state.hosts, state.held = zeros(world.areas * state.seats), zeros(state.seats), zeros(state.seats)
    state.free, state.burnt = zeros(world.areas), zeros(world.areas)
    state.left = 0
    for slot in range(world.slots):
        area = world.area_of[slot]
        if state.ground[slot] >= 0:
            state.armies[area * state.seats + state.ground[slot]] += 1
            state.hosts[state.ground[slot]] += 1
        elif state.ground[slot] == BURNT:
            state.burnt[area] += 1
        elif state.ground[slot] == FREE:
            state.free[area] += 1
            state.left += 1
    for slot in state.bearer:
        if slot >= 0:
            state.held[state.ground[slot]] += 1


def is_enterable(state: Artefacts, slot: i64) -> bool:
    """ARTEFACTS-1.5, ARTEFACTS-4.2 Is a slot free, or does an artefact lie there that nobody has taken?"""
    return state.ground[slot] == FREE or state.ground[slot] == RELIC


def holder_of(state: Artefacts, relic: i64) -> i64:
    """ARTEFACTS-6.1 Who holds an artefact, or nobody."""
    return NOBODY if state.bearer[relic] <= UNTAKEN else state.ground[state.bearer[relic]]
