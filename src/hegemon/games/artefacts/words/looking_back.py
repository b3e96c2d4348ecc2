"""Artefacts looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Battles won", "won"),
    deed("Attacks", "attacked"),
    deed("Armies lost", "fell"),
    deed("Armies raised", "raised"),
    deed("Artefacts taken", "took"),
]


def curves(view: ArtefactsView) -> list[Curve]:
    """Areas, the armies in them, and the artefacts they carry."""
    return [curve("Areas", view["owned"]), curve("Armies", view["armies"]), curve("Artefacts", view["held"])]


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
