"""Chapter 9: who is out, when it ends, who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.state import Standing, places_of
from hegemon.games.frontier import warehouse
from hegemon.games.frontier.content import OVER
from hegemon.games.frontier.events import ENDED, FELL

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

CONQUEST: Final = "conquest"
BLOCKED: Final = "blocked"
ROUND_LIMIT: Final = "round limit"


def fall(state: Frontier, seat: i64, conqueror: i64) -> None:
    """FRONTIER-9.1 Who loses the spawn is out, and the warehouse is lost. The last one left wins."""
    state.fell[seat] = fallen(state) + 1
    warehouse.lose(state, seat)
    state.tell(FELL, seat, conqueror)
    if is_decided(state):
        finish(state)


def is_decided(state: Frontier) -> bool:
    """FRONTIER-9.2 Is only one player left?"""
    return fallen(state) >= state.seats - 1


def fallen(state: Frontier) -> i64:
    """How many are out."""
    number: i64 = 0
    for place in state.fell:
        if place > 0:
            number += 1
    return number


def finish(state: Frontier) -> None:
    """FRONTIER-9.2 Nobody is asked any more."""
    state.phase = OVER
    state.tell(ENDED, min(state.round, state.world.round_limit))


def standing(state: Frontier) -> Standing:
    """FRONTIER-9.2 Most tiles, then what is stored; else shared. The fallen follow, the last to fall first."""
    places = places_of([int(rank(state, seat)) for seat in range(int(state.seats))])
    return Standing(places, [int(held) for held in state.held], reason(state))


def rank(state: Frontier, seat: i64) -> i64:
    """What decides between two players as one number: the higher is better, and the fallen are below 0."""
    if state.fell[seat] > 0:
        return state.fell[seat] - state.seats
    return state.held[seat] << 32 | wealth(state, seat)


def wealth(state: Frontier, seat: i64) -> i64:
    """FRONTIER-9.2 Stored actions + 5 x resources."""
    return warehouse.filled_places(state, seat)


def reason(state: Frontier) -> str:
    if state.phase != OVER:
        return ""
    if is_decided(state):
        return CONQUEST
    return ROUND_LIMIT if state.round > state.world.round_limit else BLOCKED
