"""Why a move is not allowed: the rule, and a sentence fit for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def why_not(state: Artefacts, seat: i64, move: i64) -> NotAllowed | None:
    if contains(state.legal(seat), move):
        return None
    return NotAllowed("ARTEFACTS-4.1", "no")
