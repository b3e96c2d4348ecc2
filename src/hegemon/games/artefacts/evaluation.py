"""A guess at who will win Artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.games.artefacts import ending, slots
from hegemon.games.artefacts.content import OVER

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

UNDECIDED: Final = 0.99


def evaluate(state: Artefacts, seat: i64) -> float:
    """The seat's worth as a part of everyone's; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return ending.standing(state).share(int(seat))
    total = 0.0
    mine = 0.0
    for other in range(state.seats):
        worth = (
            float(slots.owned_areas(state, other)) + 0.3 * float(state.hosts[other]) + 0.5 * float(state.held[other])
        )
        total += worth
        if other == seat:
            mine = worth
    return UNDECIDED * mine / max(total, 0.01)
