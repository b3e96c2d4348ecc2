"""Chapter 7: when it ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.state import Standing, places_of
from hegemon.games.artefacts import slots
from hegemon.games.artefacts.content import OVER
from hegemon.games.artefacts.events import ENDED

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

FULL: Final = "no free slot"
ROUND_LIMIT: Final = "round limit"
STANDSTILL: Final = "standstill"


def finish(state: Artefacts) -> None:
    """ARTEFACTS-7.1, ARTEFACTS-7.2 Nobody is asked any more, and armies still to be placed are lost."""
    state.phase = OVER
    state.reserve = 0
    state.tell(ENDED, min(state.round, state.house.round_limit))


def standing(state: Artefacts) -> Standing:
    """ARTEFACTS-7.1 Most areas owned wins; then most armies; else it is shared."""
    areas = [slots.owned_areas(state, i64(seat)) for seat in range(int(state.seats))]
    ranks = [int(areas[seat]) << 16 | int(state.hosts[seat]) for seat in range(int(state.seats))]
    return Standing(places_of(ranks), [int(number) for number in areas], reason(state))


def reason(state: Artefacts) -> str:
    if state.phase != OVER:
        return ""
    if state.left == 0:
        return FULL
    return ROUND_LIMIT if state.round > state.house.round_limit else STANDSTILL
