"""Quick plausible answers in a battle, for whoever has to imagine them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.artefacts import choices

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def reply(state: Artefacts, seat: i64) -> i64:
    moves = choices.legal(state, seat)
    return moves[len(moves) - 1]
