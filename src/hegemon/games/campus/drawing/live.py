"""The live layer of the board: who owns what, with how many troops, and what just happened."""

from __future__ import annotations

from html import escape
from math import hypot
from typing import Any

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.floorplan import (
    BADGE_HEIGHT,
    BADGE_WIDTH,
    Floorplan,
    Rectangle,
    centred,
    grown,
    overlap,
)
from hegemon.games.campus.drawing.still import SCALE
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import FAMILY, HEIGHT, shortened, text_width
from hegemon.kit.drawing.outlines import Point, number, pair
from hegemon.kit.drawing.owners import LETTER_PART, player_name

View = dict[str, Any]
Curve = tuple[Point, Point, Point]  # beginning, pull, end

FIGURE = 1.45  # size of the number of troops, in cells
CLEAR = 0.4  # between an arrow and what is written at its ends, in cells
SHORTEST_ARROW = 17
STEPS = 60

PHASE_WORDS = {"setup": "sets up", "place": "places troops", "move": "moves"}
LEGEND_LINE = 24
LEGEND_SIZE = 12
LEGEND_COLUMN = 210  # the least width for one player


def live_layer(plan: Floorplan, view: View) -> str:
    """All of the live layer, as one group."""
    rooms = "".join(owned_room(plan, view, room) for room in range(len(plan.names)))
    badges = "".join(badge(plan, view, room) for room in range(len(plan.names)))
    return (
        f'<g id="live" font-family="{FAMILY}" font-weight="700">'
        f'<g pointer-events="all" stroke-width="9" stroke-opacity="0.75">{rooms}</g>'
        f'<g pointer-events="none"><use href="#walls"/><use href="#names"/><use href="#plaques"/>'
        f'{last_attack(plan, view)}<g text-anchor="middle" fill="{palette.INK}">{badges}</g></g></g>'
    )


def owned_room(plan: Floorplan, view: View, room: int) -> str:
    """A room in its owner's colour and pattern, with a title that says it in words."""
    owner = int(view["territories"][room]["owner"])
    fill, edge = "none", palette.NOBODY
    if owner >= 0:
        fill, edge = f"url(#wash-{owners.LETTERS[owner]})", owners.COLOURS[owner]
    return (
        f'<g data-territory="{plan.map.names[room]}"><title>{escape(room_title(plan, view, room))}</title>'
        f'<use href="#room-{room}" fill="{fill}" stroke="{edge}" clip-path="url(#inside-{room})"/></g>'
    )


def room_title(plan: Floorplan, view: View, room: int) -> str:
    """What a room's tooltip says."""
    territory = view["territories"][room]
    label = plan.map.labels[room]
    if territory["owner"] < 0:
        return f"{label} — nobody"
    troops = int(territory["troops"])
    return f"{label} — {player_name(view, territory['owner'])}, {troops} {'troop' if troops == 1 else 'troops'}"


def badge(plan: Floorplan, view: View, room: int) -> str:
    """The owner's letter and the number of troops."""
    territory = view["territories"][room]
    owner, troops = int(territory["owner"]), int(territory["troops"])
    if owner < 0:
        return ""
    x, y = scaled(plan.badges[room])
    blank = BADGE_WIDTH * (1 - LETTER_PART)
    size = min(FIGURE, (blank - 0.5) / text_width(str(troops))) * SCALE
    middle = x + (BADGE_WIDTH - blank) / 2 * SCALE - 0.8
    return (
        f'<use href="#badge-{owners.LETTERS[owner]}" x="{number(x)}" y="{number(y)}"/>'
        f'<text x="{number(middle)}" y="{number(y + HEIGHT * size / 2)}" font-size="{number(size)}">{troops}</text>'
        f"{vanguard_mark(view, room, x + BADGE_WIDTH * SCALE / 2, y - BADGE_HEIGHT * SCALE / 2)}"
    )


def vanguard_mark(view: View, room: int, x: float, y: float) -> str:
    """A chevron on the badge of troops that won an attack this turn and may go on."""
    territory = view["territories"][room]
    if not territory.get("vanguard") or territory["owner"] != view.get("turn"):
        return ""
    return (
        f'<circle cx="{number(x - 3)}" cy="{number(y + 1)}" r="5.2" fill="{palette.GOLD}" stroke="{palette.INK}" '
        f'stroke-width="1"/><path d="M{number(x - 5.4)} {number(y + 2.4)}l2.4 -3l2.4 3" fill="none" '
        f'stroke="{palette.INK}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
    )


def last_attack(plan: Floorplan, view: View) -> str:
    """An arrow along the way of the last attack."""
    last = view.get("last")
    if not last:
        return ""
    source, target = plan.map.names.index(last["from"]), plan.map.names.index(last["to"])
    way = plan.door(source, target)
    if way is None:
        return ""
    begin, end = scaled(plan.badges[source]), scaled(plan.badges[target])
    through = scaled((way.x, way.y))
    pull = (2 * through[0] - (begin[0] + end[0]) / 2, 2 * through[1] - (begin[1] + end[1]) / 2)
    curve = (begin, pull, end)
    first, last = clear_stretch(curve, written_in(plan, (source, target)))
    return (
        f'<g fill="none"><use href="#room-{target}" clip-path="url(#inside-{target})" '
        f'stroke="{palette.HIGHLIGHT}" stroke-width="9" stroke-dasharray="9 6"/>{arrow(curve, first, last)}</g>'
    )


def arrow(curve: Curve, first: float, last: float) -> str:
    """An arrow along a stretch of a curve, red in a white casing."""
    tail, bend, tip = on_curve(curve, first), on_curve(curve, (first + last) / 2), on_curve(curve, last)
    control = (2 * bend[0] - (tail[0] + tip[0]) / 2, 2 * bend[1] - (tail[1] + tip[1]) / 2)
    length = hypot(tip[0] - control[0], tip[1] - control[1]) or 1.0
    ahead = ((tip[0] - control[0]) / length, (tip[1] - control[1]) / length)
    neck = (tip[0] - 9 * ahead[0], tip[1] - 9 * ahead[1])
    head = (
        f"M{pair(*tip)}L{pair(neck[0] - 6 * ahead[1], neck[1] + 6 * ahead[0])}"
        f"L{pair(neck[0] + 6 * ahead[1], neck[1] - 6 * ahead[0])}Z"
    )
    shaft = f"M{pair(*tail)}Q{pair(*control)} {pair(*neck)}"
    return (
        f'<path d="{shaft}" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round"/>'
        f'<path d="{head}" stroke="#FFFFFF" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{shaft}" stroke="{palette.HIGHLIGHT}" stroke-width="4.5" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{palette.HIGHLIGHT}"/>'
    )


def written_in(plan: Floorplan, rooms: tuple[int, int]) -> list[Rectangle]:
    """What an arrow between two rooms keeps clear of, in cells: their badges and names."""
    boxes = [centred(*plan.badges[room], BADGE_WIDTH, BADGE_HEIGHT) for room in rooms]
    names = [plan.names[room] for room in rooms]
    return [grown(box, CLEAR) for box in boxes + [centred(n.x, n.y, n.width(), n.height()) for n in names]]


def clear_stretch(curve: Curve, boxes: list[Rectangle]) -> tuple[float, float]:
    """The longest stretch of a curve that meets none of the boxes, or its middle if that is too short."""
    best, begin = (0.0, 0.0), 0.0
    for step in range(STEPS + 1):
        part = step / STEPS
        x, y = on_curve(curve, part)
        if any(overlap((x / SCALE, y / SCALE, 0, 0), box) for box in boxes):
            begin = (step + 1) / STEPS
        elif part - begin > best[1] - best[0]:
            best = (begin, part)
    tail, tip = on_curve(curve, best[0]), on_curve(curve, best[1])
    return best if hypot(tip[0] - tail[0], tip[1] - tail[1]) >= SHORTEST_ARROW else (0.3, 0.7)


def on_curve(curve: Curve, part: float) -> Point:
    """The point of a quadratic curve after a part of its way."""
    begin, pull, end = curve
    a, b, c = (1 - part) ** 2, 2 * part * (1 - part), part**2
    return (a * begin[0] + b * pull[0] + c * end[0], a * begin[1] + b * pull[1] + c * end[1])


def scaled(point: Point) -> Point:
    """A place of the map in units of the drawing."""
    return (point[0] * SCALE, point[1] * SCALE)


def legend_columns(players: int, width: float) -> int:
    """How many players stand side by side below a map of some width."""
    return max(1, min(players, int(width / LEGEND_COLUMN)))


def legend_height(players: int, width: float) -> int:
    """The height of the strip with the players, below the map."""
    columns = legend_columns(players, width)
    return LEGEND_LINE * (1 + (players + columns - 1) // columns) + 8


def legend(view: View, top: float, width: float) -> str:
    """Who plays which colour, and how they stand."""
    heading = f'<text x="4" y="{number(top + 14)}" font-size="{LEGEND_SIZE + 2}" fill="{palette.INK}">'
    parts = [f"{heading}{escape(status(view))}</text>"]
    columns = legend_columns(int(view["players"]), width)
    for seat in range(int(view["players"])):
        x = seat % columns * width / columns
        y = top + LEGEND_LINE * (1 + seat // columns)
        parts.append(legend_entry(view, seat, x, y, width / columns))
    return f'<g id="players" font-family="{FAMILY}" font-weight="700">{"".join(parts)}</g>'


def status(view: View) -> str:
    """The round, and who does what."""
    when = f"Round {view['round']} of {view['round_limit']}"
    if view.get("over"):
        return f"{when} · the game is over"
    turn = int(view["turn"])
    return f"{when} · {player_name(view, turn)} {PHASE_WORDS.get(view['phase'], view['phase'])}"


def legend_entry(view: View, seat: int, x: float, y: float, width: float) -> str:
    """One player: letter, name, territories, income and troops still to place."""
    facts = f"{view['held'][seat]} held, +{view['income'][seat]}"
    if view["reserve"][seat]:
        facts += f", {view['reserve'][seat]} to place"
    room = (width - 30) / LEGEND_SIZE - text_width(facts) - 0.6
    name = shortened(player_name(view, seat), room)
    mine = f'stroke="{palette.HIGHLIGHT}" stroke-width="2"' if seat == view.get("turn") else 'stroke="none"'
    gap = text_width(name + "  ") * LEGEND_SIZE
    return (
        f'<rect x="{number(x + 4)}" y="{number(y)}" width="19" height="17" rx="5" '
        f'fill="{owners.COLOURS[seat]}" {mine}/>'
        f'<text x="{number(x + 13.5)}" y="{number(y + 13)}" font-size="12" text-anchor="middle" '
        f'fill="{owners.INKS[seat]}">{owners.LETTERS[seat]}</text>'
        f'<text x="{number(x + 28)}" y="{number(y + 13)}" font-size="{LEGEND_SIZE}" fill="{palette.INK}">'
        f'{escape(name)}<tspan x="{number(x + 28 + gap)}" font-weight="400">{escape(facts)}</tspan></text>'
    )
