"""ARTEFACTS-5.7, ARTEFACTS-6.1 How armies die, what is destroyed with them, and the curses of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.artefacts import slots
from hegemon.games.artefacts.content import BLIGHTED, FREE, GONE, TITHE
from hegemon.games.artefacts.events import BLIGHTED_SLOT, CALLED, DESTROYED, FELL, TITHED

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def lose(state: Artefacts, seat: i64, area: i64, number: i64) -> None:
    """ARTEFACTS-5.7, ARTEFACTS-7.1 So many armies of a seat in an area die, if there are any; the end stops it."""
    slot = first_to_die(state, seat, area)
    while number > 0 and slot >= 0 and state.left > 0:
        kill(state, seat, slot)
        number -= 1
        slot = first_to_die(state, seat, area)


def first_to_die(state: Artefacts, seat: i64, area: i64) -> i64:
    """ARTEFACTS-5.7 Those without an artefact first, then carriers, each by lowest slot; -1 when none is left."""
    carrier: i64 = -1
    for slot in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[slot] == seat:
            if not is_carrier(state, slot):
                return slot
            if carrier < 0:
                carrier = slot
    return carrier


def is_carrier(state: Artefacts, slot: i64) -> bool:
    """Does the army in a slot carry an artefact?"""
    return any(place == slot for place in state.bearer)


def kill(state: Artefacts, seat: i64, slot: i64) -> None:
    """ARTEFACTS-5.7, ARTEFACTS-6.1 Its slot is crossed out, and what it carried is destroyed; a curse acts at once."""
    slots.burn(state, slot)
    state.tell(FELL, seat, slot)
    for relic in range(state.world.artefacts):
        if state.bearer[relic] == slot:
            state.bearer[relic] = GONE
            state.held[seat] -= 1
            state.tell(DESTROYED, seat, relic)
            curse = state.world.relics[relic].curse
            if curse is not None and state.left > 0:
                curse.strike(state, seat, state.world.area_of[slot])


def grave_call(state: Artefacts, seat: i64, area: i64) -> None:
    """Another army of the owner dies in the same area."""
    slot = first_to_die(state, seat, area)
    if slot >= 0:
        state.tell(CALLED, seat, slot)
        kill(state, seat, slot)


def tithe(state: Artefacts, seat: i64, area: i64) -> None:
    """The owner's next debrief is short of some armies."""
    state.debt[seat] += TITHE
    state.tell(TITHED, seat, TITHE)


def blight(state: Artefacts, seat: i64, area: i64) -> None:
    """The first free slots of the area are crossed out."""
    number: i64 = 0
    for slot in range(state.world.starts[area], state.world.starts[area + 1]):
        if state.ground[slot] == FREE and number < BLIGHTED:
            slots.burn(state, slot)
            state.tell(BLIGHTED_SLOT, seat, slot)
            number += 1
