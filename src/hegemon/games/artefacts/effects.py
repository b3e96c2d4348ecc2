"""What artefacts and area powers measure and do: the short functions of the tables in `devices`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.artefacts import challenge, flight, slots
from hegemon.games.artefacts.content import ATTACKING, CHARNEL_SLOTS, FLEEING, FREE, GRANARY_ARMIES, SCYTHE
from hegemon.games.artefacts.events import BURNT_DOWN, CALLED_OFF, CLEARED, RAISED

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def fielded(state: Artefacts, seat: i64) -> i64:
    """ARTEFACTS-5.1 The living armies of a seat that fight now: all in the area that it fights from."""
    return slots.armies(state, state.base[seat], seat) if state.base[seat] >= 0 else 0


def living(state: Artefacts, side: i64) -> i64:
    """The living armies that fight on a side."""
    number: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == side:
            number += fielded(state, seat)
    return number


def crossed_out(state: Artefacts, seat: i64, area: i64) -> i64:
    """The crossed-out slots of the area."""
    return state.burnt[area]


def charnel(state: Artefacts, seat: i64, area: i64) -> i64:
    """One for every two crossed-out slots."""
    return state.burnt[area] // CHARNEL_SLOTS


def free_here(state: Artefacts, seat: i64, area: i64) -> i64:
    """The free slots of the area."""
    return state.free[area]


def too_few(state: Artefacts, seat: i64, area: i64) -> i64:
    """Are the attacking side's living armies not more than the crossed-out slots?"""
    return 0 if living(state, ATTACKING) > state.burnt[area] else 1


def too_many(state: Artefacts, seat: i64, area: i64) -> i64:
    """Are they not fewer?"""
    return 0 if living(state, ATTACKING) < state.burnt[area] else 1


def ways_out(state: Artefacts, seat: i64, area: i64) -> i64:
    """Can any fighting army of the seat flee?"""
    return 1 if len(flight.legal_flights(state, seat)) > 0 else 0


def posts_around(state: Artefacts, seat: i64, area: i64) -> i64:
    """The areas next to the contested one in which the seat has armies that do not fight."""
    number: i64 = 0
    links = state.world.next
    for k in range(links.starts[area], links.starts[area + 1]):
        if links.links[k] != state.base[seat] and slots.armies(state, links.links[k], seat) > 0:
            number += 1
    return number


def beside_burnt(state: Artefacts, seat: i64, area: i64) -> i64:
    """The seat's fighting armies that stand next to a crossed-out slot."""
    number: i64 = 0
    base = state.base[seat]
    for slot in range(state.world.starts[base], state.world.starts[base + 1]):
        if state.ground[slot] == seat and slots.is_beside_burnt(state, slot):
            number += 1
    return number


def room_to_levy(state: Artefacts, seat: i64, area: i64) -> i64:
    """The free slots of the area, for who fights inside it."""
    return state.free[area] if state.base[seat] == area else 0


def from_next_door(state: Artefacts, seat: i64, area: i64) -> i64:
    """Does the attacker come from another area?"""
    return 1 if state.source != area else 0


def weary(state: Artefacts, seat: i64, area: i64) -> i64:
    """The seat's armies in the area that have moved this turn."""
    number: i64 = 0
    for slot in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[slot] == seat:
            number += state.moved[slot]
    return number


def enemies_in_reach(state: Artefacts, seat: i64, area: i64) -> i64:
    """Is there a battle that the seat could begin?"""
    return 1 if challenge.is_any(state, seat) else 0


def call_off(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """The battle is called off, and nothing is lost."""
    state.tell(CALLED_OFF, area)
    state.arena = -1


def flee(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """The seat is asked who flees."""
    state.phase = FLEEING


def levy(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """A new army joins."""
    slots.stand(state, seat, slot)
    state.tell(RAISED, seat, slot)


def reclaim(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """A crossed-out slot is free again."""
    slots.clear(state, slot)
    state.tell(CLEARED, seat, slot)


def scorch(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """A free slot is crossed out."""
    slots.burn(state, slot)
    state.tell(BURNT_DOWN, seat, slot)


def scorch_all(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """All free slots of the area are crossed out."""
    for other in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[other] == FREE:
            scorch(state, seat, area, other)


def spare(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """The winners will lose nothing."""
    state.toll = 0


def reap(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """The winners will lose twice as much."""
    state.toll *= SCYTHE


def feed(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """More armies may be raised in this debrief."""
    state.reserve += GRANARY_ARMIES


def refresh(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """The seat's armies in the area may move again."""
    for other in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[other] == seat:
            state.moved[other] = 0


def drill(state: Artefacts, seat: i64, area: i64, slot: i64) -> None:
    """One more battle this turn."""
    state.battles += 1
