"""Tianxia looked back at: what is drawn over time, and what is counted of each player, once a game is over."""

from __future__ import annotations

from hegemon.games.tianxia.view import TianxiaView
from hegemon.games.tianxia.words.players import governors_of, total
from hegemon.kit.words.parts import Curve, Deed, curve, deed

DEEDS = [
    deed("Governors installed", "governed"),
    deed("Goods delivered", "delivered"),
    deed("Walls built", "walled"),
    deed("Soldiers on the wall", "trained"),
    deed("Points lost to raiders", "lost", sums=2),
]


def curves(view: TianxiaView) -> list[Curve]:
    """Points, governors and coins."""
    seats = range(view["players"])
    return [
        curve("Points", [total(view, seat) for seat in seats]),
        curve("Governors", [governors_of(view, seat) for seat in seats]),
        curve("Coins", [view["seats"][seat]["things"]["coins"] for seat in seats]),
    ]


def deeds() -> list[Deed]:
    """What is counted of each player."""
    return DEEDS
