"""The live layer of the board: who owns what, with how many troops, and what just happened."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.arrows import last_attack, scaled
from hegemon.games.campus.drawing.floorplan import floorplan
from hegemon.games.campus.drawing.plates import sight
from hegemon.games.campus.drawing.signs import FAR, HALFWAY
from hegemon.games.campus.drawing.still import FINE
from hegemon.games.campus.knowledge import CampusView
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.markup import LETTERING, disc, use
from hegemon.kit.drawing.outlines import Point, number, pair
from hegemon.kit.drawing.owners import player_name

FIGURE = 14.5  # size of the number of troops
UNTOUCHED = f'{LETTERING} pointer-events="none"'
# What stands over the colours of the owners, as it does on the map; the table draws no ring over doors and letters.
WALLS = f'<g {UNTOUCHED}><use href="#walls"/></g>'
OVERLAY = (
    f'<g class="over-rings" {UNTOUCHED}><use href="#doors"/>'
    f'<g class="{FINE}"><use href="#names"/><use href="#plaques"/></g>'
    f'<g class="middling" display="none"><use class="lettered" href="#names-middling"/>'
    f'<use class="lettered" href="#plaques-middling"/></g>'
    f'<g class="brief" display="none"><use class="lettered" href="#plaques-brief"/></g></g>'
)


class Frame:
    """What of a room's parts does not depend on the game, but for its owner."""

    def __init__(self, room: int, name: str, label: str, at: tuple[Point, Point], unnamed: str) -> None:
        self.room = f"room-{name}"
        self.badge = f"badge-{name}"
        self.opening = (
            f'<g data-territory="{name}" data-at="{pair(*at[0])}" data-mark="{pair(*at[1])}" '
            f'data-label="{escape(label)}" data-unnamed="{unnamed}" '
            f'pointer-events="all" stroke-width="9" stroke-opacity="0.75">'
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
    plan = floorplan(map_name, size)
    campus = plan.map
    middles, marks = [scaled(badge) for badge in plan.badges], [scaled(mark) for mark in plan.marks]
    named = sight(map_name, size, HALFWAY).names
    return [
        Frame(room, name, campus.labels[room], at, "far" if room in named else "far halfway")
        for room, (name, at) in enumerate(zip(campus.names, zip(middles, marks)))
    ]


def live_pieces(view: CampusView) -> dict[str, str]:
    """The parts from the bottom up: rooms, their walls, the last attack, what is written over them, badges."""
    map_name, size, turn = view["map"], view["size"], view["turn"]
    rooms = frames(map_name, size)
    holders = [escape(player_name(view, seat)) for seat in range(view["players"])]
    parts: dict[str, str] = {}
    badges: dict[str, str] = {}
    for room, territory in enumerate(view["territories"]):
        frame, owner, troops = rooms[room], territory["owner"], territory["troops"]
        whose = f"{holders[owner]}, {troops} {'troop' if troops == 1 else 'troops'}" if owner >= 0 else "unowned"
        parts[frame.room] = frame.opening + whose + frame.closings[owner]
        goes_on = owner == turn and territory.get("vanguard", 0) > 0 and not view["over"]
        badges[frame.badge] = badge(map_name, size, room, owner, troops, goes_on) if owner >= 0 else ""
    return {**parts, "walls": WALLS, "arrow": last_attack(view), "overlay": OVERLAY, **badges}


@lru_cache(maxsize=16384)
def badge(map_name: str, size: int, room: int, owner: int, troops: int, goes_on: bool) -> str:
    """The owner's letter and the number of troops; once below the name, and twice larger, for smaller pictures."""
    plan = floorplan(map_name, size)
    larger = "".join(
        f'<use class="{manner} lettered" display="none" href="#troops-{room}" '
        f'transform="translate({pair(*scaled(one.badges[room]))}) scale({one.times:.2f})"/>'
        for manner, one in (("middling", sight(map_name, size, HALFWAY)), ("brief", sight(map_name, size, FAR)))
    )
    middle, foot, figure = owners.figure(0, 0, troops, FIGURE)
    mark = vanguard_mark(owners.BADGE_WIDTH / 2 + 3) if goes_on else ""
    return (
        f'<defs><g id="troops-{room}" {LETTERING} text-anchor="middle" fill="{palette.INK}">'
        f'<use href="#badge-{owners.LETTERS[owner]}"/><text x="{number(middle)}" y="{number(foot)}" '
        f'font-size="{number(figure)}">{troops}</text>{mark}</g></defs><g pointer-events="none">'
        f'<g class="{FINE}">{use(f"troops-{room}", *scaled(plan.badges[room]))}</g>{larger}</g>'
    )


def vanguard_mark(x: float) -> str:
    """A chevron at the end of the badge of troops that won an attack this turn and may go on; its name is above."""
    return disc(x, 0, 5.2, palette.GOLD, palette.INK, 1) + (
        f'<path d="M{number(x - 2.4)} 1.4l2.4 -3l2.4 3" fill="none" '
        f'stroke="{palette.INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )
