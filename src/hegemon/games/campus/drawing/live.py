"""The live layer of the board: who owns what, with how many troops, and what just happened."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.arrows import last_attack, scaled
from hegemon.games.campus.drawing.floorplan import BADGE_HEIGHT, BADGE_WIDTH, floorplan
from hegemon.games.campus.drawing.still import SCALE
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import FAMILY, HEIGHT, text_width
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import LETTER_PART, player_name

View = dict[str, Any]

FIGURE = 1.45  # size of the number of troops, in cells
LETTERING = f'font-family="{FAMILY}" font-weight="700" pointer-events="none"'
# What stands over the colours of the owners, as it does on the map.
OVERLAY = f'<g {LETTERING}><use href="#walls"/><use href="#names"/><use href="#plaques"/></g>'


class Frame:
    """What of a room's parts does not depend on the game, but for its owner."""

    def __init__(self, room: int, name: str, label: str) -> None:
        self.room = f"room-{name}"
        self.badge = f"badge-{name}"
        self.opening = (
            f'<g data-territory="{name}" pointer-events="all" stroke-width="9" stroke-opacity="0.75">'
            f"<title>{escape(label)} — "
        )
        washes = [(f"url(#wash-{letter})", colour) for letter, colour in zip(owners.LETTERS, owners.COLOURS)]
        self.closings = [closing(room, *colours) for colours in [*washes, ("none", palette.NOBODY)]]


def closing(room: int, fill: str, edge: str) -> str:
    """The end of a room's title, and its outline in colour and pattern."""
    outline = f'<use href="#room-{room}" fill="{fill}" stroke="{edge}" clip-path="url(#inside-{room})"/>'
    return f"</title>{outline}</g>"


@lru_cache(maxsize=32)
def frames(map_name: str, size: int) -> list[Frame]:
    """The rooms of a map, made once."""
    campus = floorplan(map_name, size).map
    return [Frame(room, name, campus.labels[room]) for room, name in enumerate(campus.names)]


def live_pieces(view: View) -> dict[str, str]:
    """The parts from the bottom up: rooms, what the map shows over them, the last attack, badges."""
    map_name, size, turn = str(view["map"]), int(view["size"]), view.get("turn")
    rooms = frames(map_name, size)
    holders = [escape(player_name(view, seat)) for seat in range(int(view["players"]))]
    parts: dict[str, str] = {}
    badges: dict[str, str] = {}
    for room, territory in enumerate(view["territories"]):
        frame, owner, troops = rooms[room], territory["owner"], territory["troops"]
        whose = f"{holders[owner]}, {troops} {'troop' if troops == 1 else 'troops'}" if owner >= 0 else "nobody"
        parts[frame.room] = frame.opening + whose + frame.closings[owner]
        goes_on = owner == turn and territory.get("vanguard", 0) > 0
        badges[frame.badge] = badge(map_name, size, room, owner, troops, goes_on) if owner >= 0 else ""
    return {**parts, "overlay": OVERLAY, "arrow": last_attack(view), **badges}


@lru_cache(maxsize=16384)
def badge(map_name: str, size: int, room: int, owner: int, troops: int, goes_on: bool) -> str:
    """The owner's letter and the number of troops."""
    x, y = scaled(floorplan(map_name, size).badges[room])
    blank = BADGE_WIDTH * (1 - LETTER_PART)
    figure = min(FIGURE, (blank - 0.5) / text_width(str(troops))) * SCALE
    middle = x + (BADGE_WIDTH - blank) / 2 * SCALE - 0.8
    mark = vanguard_mark(x + BADGE_WIDTH * SCALE / 2, y - BADGE_HEIGHT * SCALE / 2) if goes_on else ""
    return (
        f'<g {LETTERING} text-anchor="middle" fill="{palette.INK}">'
        f'<use href="#badge-{owners.LETTERS[owner]}" x="{number(x)}" y="{number(y)}"/>'
        f'<text x="{number(middle)}" y="{number(y + HEIGHT * figure / 2)}" font-size="{number(figure)}">{troops}</text>'
        f"{mark}</g>"
    )


def vanguard_mark(x: float, y: float) -> str:
    """A chevron on the badge of troops that won an attack this turn and may go on."""
    return (
        f'<circle cx="{number(x - 3)}" cy="{number(y + 1)}" r="5.2" fill="{palette.GOLD}" stroke="{palette.INK}" '
        f'stroke-width="1"/><path d="M{number(x - 5.4)} {number(y + 2.4)}l2.4 -3l2.4 3" fill="none" '
        f'stroke="{palette.INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
