"""What must add up in every state of Artefacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts


def out_of_range(state: Artefacts) -> list[str]:
    return []


def audit(state: Artefacts) -> list[str]:
    return []
