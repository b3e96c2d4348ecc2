"""Frontier looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.frontier.knowledge import FrontierView
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Tiles taken", "took"),
    deed("Tiles conquered", "conquered"),
    deed("Tiles lost", "conquered", seat=2),
    deed("Soldiers trained", "trained"),
    deed("Buildings", "built"),
]


def curves(view: FrontierView) -> list[Curve]:
    """Land, and the soldiers and buildings on it."""
    soldiers, buildings = standing_on(view, view["soldier"]), standing_on(view, view["building"])
    return [curve("Tiles", view["tiles"]), curve("Soldiers", soldiers), curve("Buildings", buildings)]


def standing_on(view: FrontierView, things: list[str]) -> list[int]:
    """By seat: on how many tiles something stands, given what stands on each."""
    found = [0] * view["players"]
    for owner, thing in zip(view["owner"], things):
        if owner >= 0 and thing:
            found[owner] += 1
    return found


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
