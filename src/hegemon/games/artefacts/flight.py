"""ARTEFACTS-6.4 The Path to the Underworld: who may flee from a battle, and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.games.artefacts import slots
from hegemon.games.artefacts.content import FREE
from hegemon.games.artefacts.events import FLED
from hegemon.games.artefacts.moves import FLEE

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def legal_flights(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-6.4 A fighting army next to a crossed-out slot, to a free one next to such, in an adjacent area."""
    base = state.base[seat]
    refuges = legal_refuges(state, base)
    moves = vec[i64]()
    for slot in range(state.world.starts[base], state.world.starts[base + 1]):
        if state.ground[slot] == seat and slots.is_beside_burnt(state, slot):
            for refuge in refuges:
                moves = append(moves, pack(FLEE, slot, refuge))
    return moves


def legal_refuges(state: Artefacts, base: i64) -> vec[i64]:
    """Where armies can flee to from an area."""
    found = vec[i64]()
    links = state.world.next
    for k in range(links.starts[base], links.starts[base + 1]):
        for slot in range(state.world.starts[links.links[k]], state.world.starts[links.links[k] + 1]):
            if state.ground[slot] == FREE and slots.is_beside_burnt(state, slot):
                found = append(found, slot)
    return found


def flee(state: Artefacts, seat: i64, source: i64, target: i64) -> None:
    """ARTEFACTS-6.4 The slot burns, and the army no longer fights."""
    slots.shift(state, seat, source, target)
    state.tell(FLED, seat, source, target)
