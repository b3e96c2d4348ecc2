"""ARTEFACTS-5.1 Which battles a player may begin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.games.artefacts import slots
from hegemon.games.artefacts.moves import fight

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def legal_fights(state: Artefacts, seat: i64) -> vec[i64]:
    """ARTEFACTS-5.1 Another player, where it has armies: in an area you occupy, or in one adjacent to such."""
    moves = vec[i64]()
    for area in range(state.world.areas):
        if slots.occupants(state, area) > slots.armies(state, area, seat):
            for source in sources(state, seat, area):
                for other in range(state.seats):
                    if other != seat and slots.armies(state, area, other) > 0:
                        moves = append(moves, fight(other, area, source))
    return moves


def sources(state: Artefacts, seat: i64, area: i64) -> vec[i64]:
    """ARTEFACTS-5.1 Who is inside fights from inside; who is not, from one chosen adjacent area."""
    if slots.armies(state, area, seat) > 0:
        return vec[i64]([area])
    found = vec[i64]()
    links = state.world.next
    for k in range(links.starts[area], links.starts[area + 1]):
        if slots.armies(state, links.links[k], seat) > 0:
            found = append(found, links.links[k])
    return found


def is_any(state: Artefacts, seat: i64) -> bool:
    """Could the seat begin a battle anywhere?"""
    for area in range(state.world.areas):
        if slots.occupants(state, area) > slots.armies(state, area, seat) and len(sources(state, seat, area)) > 0:
            return True
    return False
