"""Chapter 5: who is out, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.state import Standing, places_of
from hegemon.games.campus import turn
from hegemon.games.campus.events import ENDED, FELL, STOPPED, WENT_ON
from hegemon.games.campus.phases import OVER
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus

CONQUEST: Final = "conquest"
ROUND_LIMIT: Final = "round limit"


def fall(state: Campus, seat: i64) -> None:
    """CAMPUS-5.1 A player without territories is out. The last one left wins."""
    state.fell[seat] = fallen(state) + 1
    state.tell(FELL, seat)
    if fallen(state) == state.seats - 1:
        finish(state)


def fallen(state: Campus) -> i64:
    """How many are out."""
    number: i64 = 0
    for place in state.fell:
        number += 1 if place > 0 else 0
    return number


def die_ends_it(state: Campus, seat: i64) -> bool:
    """CAMPUS-5.2 A die ends the last round after some turn: everyone still in is as likely to have the last one."""
    if state.round < state.world.round_limit or not state.world.ends_by_die:
        return False
    choices: i64 = 1
    for later in range(turn.order(state, seat) + 1, state.seats):
        choices += 1 if state.fell[in_order(state.first, later, state.seats)] == 0 else 0
    is_over = state.dice.below(choices) == 0
    state.tell(STOPPED if is_over else WENT_ON, seat)
    return is_over


def finish(state: Campus) -> None:
    """CAMPUS-5.1, CAMPUS-5.2 Nobody is asked any more."""
    state.phase = OVER
    state.tell(ENDED, min(state.round, state.world.round_limit))


def standing(state: Campus) -> Standing:
    """CAMPUS-5.2 Most territories, then most troops; else shared. The fallen follow, the last to fall first."""
    places = places_of([int(rank(state, seat)) for seat in range(int(state.seats))])
    return Standing(places, [int(held) for held in state.held], reason(state))


def rank(state: Campus, seat: i64) -> i64:
    """What decides between two players as one number: the higher is better, and the fallen are below 0."""
    if state.fell[seat] > 0:
        return state.fell[seat] - state.seats
    return state.held[seat] << 32 | troops_of(state, seat)


def troops_of(state: Campus, seat: i64) -> i64:
    """All troops that a player has on the map."""
    number: i64 = 0
    for territory in range(state.world.territories):
        if state.owner[territory] == seat:
            number += state.troops[territory]
    return number


def reason(state: Campus) -> str:
    if state.phase != OVER:
        return ""
    return CONQUEST if fallen(state) == state.seats - 1 else ROUND_LIMIT
