"""ARTEFACTS-4.1, ARTEFACTS-4.2 Moving armies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.games.artefacts import slots
from hegemon.games.artefacts.content import FREE, RELIC
from hegemon.games.artefacts.events import MARCHED, TOOK
from hegemon.games.artefacts.moves import DONE, MARCH

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def legal_marches(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-4.1 Each army that has not moved, to a free slot of its area or an adjacent one; or no more."""
    entries = state.house.scratch
    entries[0] = DONE
    found: i64 = 1
    world = state.world
    for area in range(world.areas):
        if state.armies[area * state.seats + seat] == 0:
            continue
        for slot in range(world.starts[area], world.starts[area + 1]):
            if state.ground[slot] == seat and not state.moved[slot]:
                start = pack(MARCH, slot)
                found = list_targets(state, area, start, found)
                for k in range(world.next.starts[area], world.next.starts[area + 1]):
                    found = list_targets(state, world.next.links[k], start, found)
    return entries[:found]


def list_targets(state: Artefacts, area: i64, start: i64, found: i64) -> i64:
    """Add a march to each slot of an area that can be entered; how many entries there are then."""
    entries = state.house.scratch
    ground = state.ground
    for target in range(state.world.starts[area], state.world.starts[area + 1]):
        if ground[target] == FREE or ground[target] == RELIC:
            entries[found] = start | target << 18
            found += 1
    return found


def can_march(state: Artefacts, seat: i64) -> bool:
    """ARTEFACTS-4.1 Is there an army that has not moved, and a slot for it?"""
    world = state.world
    for area in range(world.areas):
        if state.armies[area * state.seats + seat] > 0 and has_fresh(state, seat, area):
            if is_open(state, area):
                return True
            for k in range(world.next.starts[area], world.next.starts[area + 1]):
                if is_open(state, world.next.links[k]):
                    return True
    return False


def has_fresh(state: Artefacts, seat: i64, area: i64) -> bool:
    """Has the seat an army in the area that has not moved this turn?"""
    for slot in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[slot] == seat and not state.moved[slot]:
            return True
    return False


def is_open(state: Artefacts, area: i64) -> bool:
    """Can any slot of the area be entered?"""
    if state.free[area] > 0:
        return True
    return any(state.ground[slot] == RELIC for slot in range(state.world.starts[area], state.world.starts[area + 1]))


def march(state: Artefacts, seat: i64, source: i64, target: i64) -> None:
    """ARTEFACTS-4.1 The army goes, once a turn, and the slot it leaves is crossed out."""
    is_relic = state.ground[target] == RELIC
    slots.shift(state, seat, source, target)
    state.moved[target] = 1
    state.tell(MARCHED, seat, source, target)
    if is_relic:
        take(state, seat, target)


def take(state: Artefacts, seat: i64, slot: i64) -> None:
    """ARTEFACTS-4.2 Who is the first to enter its slot holds the artefact."""
    for relic in range(state.world.artefacts):
        if state.world.furniture.relic_slot[relic] == slot:
            state.bearer[relic] = slot
            state.held[seat] += 1
            state.tell(TOOK, seat, relic, slot)


def begin(state: Artefacts) -> None:
    """ARTEFACTS-4.1 In a new turn every army may move."""
    for slot in range(state.world.slots):
        state.moved[slot] = 0
