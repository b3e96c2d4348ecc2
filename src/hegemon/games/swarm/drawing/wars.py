"""Where a battle is on, and where others are still due."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.shapes import corner, hand_drawn, tile_box
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.markup import disc, placed

FOUGHT = ("foe", "plan", "treason", "shrine")  # the phases of one battle
DUE = ("move", "battle", *FOUGHT)  # those in which a shared tile means a battle to come
SWORDS = "M-6 -6L4.5 4.5M6 -6L-4.5 4.5M2 6L6 2M-2 6L-6 2M4.8 4.8L7 7M-4.8 4.8L-7 7"


def battles(view: View) -> str:
    """SWARM-6.1 A ring round the tile that is fought for, and crossed swords wherever a battle is due."""
    here = view["place"] if view["phase"] in FOUGHT else ""
    marks = []
    for tile in view["tiles"]:
        if tile["name"] == here:
            marks.append(f'<g class="fought">{ring(tile["cell"])}{swords(tile["cell"], 9.0)}</g>')
        elif is_due(view, tile["kind"], tile["troops"]):
            marks.append(swords(tile["cell"], 6.5))
    return "".join(marks)


def is_due(view: View, kind: str, troops: list[int]) -> bool:
    """SWARM-6.1 Do several share a tile, and will they fight for it?"""
    shared = sum(number > 0 for number in troops) > 1
    return shared and kind != "sanctuary" and view["event"] != "truce" and view["phase"] in DUE


@lru_cache(maxsize=64)
def ring(cell: int) -> str:
    """Round the tile, outside of its owner's frame."""
    left, top, width, height = tile_box(cell)
    edge = hand_drawn((left - 1, top - 1, width + 2, height + 2), cell, 0.9, 7)
    return (
        f'<path d="{edge}" fill="none" stroke="{palette.BATTLE}" stroke-width="5"/>'
        f'<path d="{edge}" fill="none" stroke="{palette.PAPER}" stroke-width="1.8"/>'
    )


@lru_cache(maxsize=128)
def swords(cell: int, size: float) -> str:
    """Crossed swords on the upper left corner of a tile."""
    left, top = corner(cell)
    blades = f'<path d="{SWORDS}" fill="none" stroke="{palette.PAPER}" stroke-width="1.9" stroke-linecap="round"/>'
    x, y = left + 2, top + 2
    return disc(x, y, size, palette.BATTLE, palette.PAPER, 1.6) + placed(blades, x, y, size / 12)
