"""The panel of the last battle: both sides with leader, commitment, tactics and score."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hegemon.games.swarm import content
from hegemon.games.swarm.content import LEADERS
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import GLYPHS, element_disc
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import BOARD_WIDTH, bar, panel, seat_disc, sheet
from hegemon.games.swarm.view import SideView, View
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import disc, placed
from hegemon.kit.drawing.owners import player_name
from hegemon.kit.drawing.panels import Panel

BATTLE_HEIGHT = 64
HALF = BOARD_WIDTH / 2


class Side(NamedTuple):
    """One side of a battle as everybody sees it; numbers below 0 are not known yet."""

    seat: int
    name: str
    leader: str
    commitment: int
    tactics: str
    score: int
    fate: str


def side_of(view: View, own: SideView) -> Side:
    """One side of the battle in a view."""
    known = own["leader"], own["commitment"], own["tactics"], own["score"], own["fate"]
    return Side(own["seat"], player_name(view, own["seat"]), *known)


def heading_of(view: View) -> str:
    """What is fought for."""
    name = view["battle"]["tile"]
    place = next((f" for {tile['label']}" for tile in view["tiles"] if tile["name"] == name), "")
    return f"Battle{place}" if name else "The last battle"


def battle_of(view: View) -> Panel:
    """The panel of the battle in a view."""
    return battle(heading_of(view), side_of(view, view["battle"]["left"]), side_of(view, view["battle"]["right"]))


@lru_cache(maxsize=4096)
def battle(heading: str, left: Side, right: Side) -> Panel:
    """Both sides beside each other."""
    parts = [
        sheet(BATTLE_HEIGHT),
        PEN.text(HALF, 12, 10, heading, palette.FADED, "middle"),
        side(left, right, False),
        side(right, left, True),
        placed(GLYPHS["sabres"], HALF, 38, 0.56),
    ]
    return panel("battle", heading, "".join(parts), BATTLE_HEIGHT)


def side(own: Side, other: Side, mirrored: bool) -> str:
    """One side of a battle: who, with what, and the score."""
    x = BOARD_WIDTH - 16 if mirrored else 16
    step, anchor = (-1, "end") if mirrored else (1, "start")
    parts = [
        bar(own.seat, BOARD_WIDTH - 6 if mirrored else 6, 6, 58),
        seat_disc(own.seat, x + step * 6, 15),
        PEN.cut(x + step * 19, 19, 11, own.name, 110, anchor),
    ]
    if own.commitment < 0:
        return "".join(parts) + PEN.text(x, 42, 10.5, "plans in secret", palette.FADED, anchor, plain=True)
    parts += [
        leader_line(own, x, step, anchor),
        PEN.text(x - step * 2, 55, 10, effort(own), palette.INK, anchor, plain=True),
        score(own, other, HALF - step * 34),
    ]
    return "".join(parts)


def leader_line(own: Side, x: float, step: int, anchor: str) -> str:
    """The leader with element, skill and fate."""
    leader = next((leader for leader in LEADERS if leader.name == own.leader), None)
    if leader is None:
        return PEN.text(x - step * 2, 39, 10.5, "no leader", palette.FADED, anchor, plain=True)
    words = f"{leader.label} {leader.skill}" if step > 0 else f"{leader.skill} {leader.label}"
    fate = ""
    if own.fate:
        fate = PEN.text(x + step * (20 + text_width(words) * 11), 39, 10.5, own.fate, palette.RED, anchor)
    return (
        placed(element_disc(leader.element, 7.5), x + step * 5, 35.5)
        + PEN.text(x + step * 16, 39, 11, words, anchor=anchor)
        + fate
    )


def effort(own: Side) -> str:
    """The commitment, and the tactics card if there was one."""
    card = next((kind.label for kind in content.COVERTS if kind.name == own.tactics), "")
    return f"commits {own.commitment}" + (f" + {card}" if card else "")


def score(own: Side, other: Side, x: float) -> str:
    """The score, on gold if it is the higher one."""
    if own.score < 0:
        return ""
    fill = palette.GOLD if own.score > other.score else palette.SAND_LIGHT
    return disc(x, 38, 13, fill, palette.INK, 1.2) + PEN.text(x, 43.5, 15, str(own.score), anchor="middle")
