"""ARTEFACTS-4.3, ARTEFACTS-4.4 The debrief: how many armies are raised, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.artefacts import slots
from hegemon.games.artefacts.content import HALF
from hegemon.games.artefacts.dials import K_TH
from hegemon.games.artefacts.events import MUSTERED

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def begin(state: Artefacts, seat: i64) -> None:
    """ARTEFACTS-4.3 Armies are counted, and the areas noted in which they may be placed."""
    counted = income(state, seat)
    paid = min(state.debt[seat], allowed(state, seat, counted))
    state.reserve = allowed(state, seat, counted) - paid
    state.debt[seat] = 0
    for area in range(state.world.areas):
        state.muster[area] = 1 if is_muster(state, seat, area) else 0
    state.tell(MUSTERED, seat, counted, state.reserve)


def income(state: Artefacts, seat: i64) -> i64:
    """ARTEFACTS-4.3 Owned areas, and the bonus of each continent whose areas are all owned; half of it by the dial."""
    total = slots.owned_areas(state, seat)
    for continent in range(state.world.continents):
        if owns_continent(state, seat, continent):
            total += state.world.bonus[continent]
    return (total + HALF - 1) // HALF if state.house.halved else total


def owns_continent(state: Artefacts, seat: i64, continent: i64) -> bool:
    """ARTEFACTS-4.3 Does the seat own every area of it?"""
    for area in range(state.world.firsts[continent], state.world.firsts[continent + 1]):
        if slots.owner_of(state, area) != seat:
            return False
    return True


def allowed(state: Artefacts, seat: i64, counted: i64) -> i64:
    """ARTEFACTS-4.4 In round 1 those who go later raise more; or by the dial the k-th at most k."""
    if state.round > 1:
        return counted
    place = (seat - state.first + state.seats) % state.seats
    most = place + 1 if state.house.opening == K_TH else counted
    return min(counted, most) + state.house.extra[place]


def is_muster(state: Artefacts, seat: i64, area: i64) -> bool:
    """ARTEFACTS-4.3 An area that the seat occupies, or next to one of those and occupied by nobody."""
    if slots.armies(state, area, seat) > 0:
        return True
    links = state.world.next
    return slots.occupants(state, area) == 0 and any(
        slots.armies(state, links.links[k], seat) > 0 for k in range(links.starts[area], links.starts[area + 1])
    )


def has_room(state: Artefacts) -> bool:
    """Is there a free slot to raise an army in?"""
    return any(state.muster[area] > 0 and state.free[area] > 0 for area in range(state.world.areas))
