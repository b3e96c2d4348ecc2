"""Campus looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.words.reading import troops_of
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Territories taken", "conquered"),
    deed("Territories lost", "conquered", seat=2),
    deed("Attacks", "attacked"),
    deed("Attacks held off", "repelled"),
    deed("Troops raised", "raised", sums=1),
]


def curves(view: CampusView) -> list[Curve]:
    """Land, the troops on it, and what it brings in."""
    troops = [troops_of(view, seat) for seat in range(view["players"])]
    return [curve("Territories", view["held"]), curve("Troops", troops), curve("New troops a turn", view["income"])]


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
