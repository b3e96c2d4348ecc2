"""The end of Artefacts in words: how it was won, and what each player has to show for it."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.words.reading import player_name
from hegemon.kit.verdict import verdict
from hegemon.kit.words.english import counted


def outcome(view: ArtefactsView) -> str:
    """ARTEFACTS-7.1 Who has won, and by what."""
    names = [player_name(view, seat) for seat in range(view["players"])]
    return verdict(names, view["owned"], ("area", "areas"), view["armies"], "armies")


def score(view: ArtefactsView, seat: int) -> str:
    """What a player holds."""
    return counted(view["owned"][seat], "area")
