"""Swarm looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.swarm.view import View
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Battles won", "won"),
    deed("Troops lost", "lost", sums=2),
    deed("Treasons called", "betrayed"),
    deed("Water harvested", "harvested", sums=1),
    deed("Water paid at auction", "sold", sums=2, plotted=True),
    deed("Quests fulfilled", "fulfilled"),
]


def curves(view: View) -> list[Curve]:
    """What the game is won by, and who is there to win it."""
    troops = [sum(tile["troops"][seat] for tile in view["tiles"]) for seat in range(view["players"])]
    return [
        curve("Bastions", [seat["bastions"] for seat in view["seats"]]),
        curve("Points", [seat["points"] for seat in view["seats"]]),
        curve("Troops on the board", troops),
    ]


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
