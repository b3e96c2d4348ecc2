"""Frontier looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.outcome import wealth_of
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Tiles taken", "took"),
    deed("Tiles conquered", "conquered"),
    deed("Tiles lost", "conquered", seat=2),
    deed("Soldiers trained", "trained"),
    deed("Buildings", "built"),
]


def curves(view: FrontierView) -> list[Curve]:
    """Land, the soldiers on it, and what is stored."""
    stored = [wealth_of(view, seat) for seat in range(view["players"])]
    return [curve("Tiles", view["tiles"]), curve("Soldiers", soldiers(view)), curve("Warehouse", stored)]


def soldiers(view: FrontierView) -> list[int]:
    """By seat: how many tiles have a soldier."""
    found = [0] * view["players"]
    for owner, soldier in zip(view["owner"], view["soldier"]):
        if owner >= 0 and soldier:
            found[owner] += 1
    return found


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
