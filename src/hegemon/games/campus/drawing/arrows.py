"""The arrow of the last attack, through the wall between two rooms and never over anything that is written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import hypot
from typing import Any

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.floorplan import Floorplan, centred, floorplan, overlap
from hegemon.games.campus.drawing.signs import BADGE_HEIGHT, BADGE_WIDTH, SCALE
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point, Vertex, pair

Stretch = tuple[Point, Point]  # from the tail of an arrow to its tip, in cells

REACHES = (3.0, 2.6, 2.2, 1.9, 1.6, 1.3, 1.0, 0.65)  # of an arrow on a side of a wall, in cells, the best first
SHORTEST = 1.6  # that can be seen
FAR = 0.15  # how much a cell's distance from the door is worth, in cells of the arrow
HEAD = 12.0  # of an arrow, in units of the drawing
THICKNESS = 1.7  # of an arrow with its casing, in cells
ATTACK = "attacked"  # the event


def last_attack(view: Mapping[str, Any]) -> str:
    """The arrow of the attack that a view tells of, if any: in `last`, or among the events of the last move."""
    last = view.get("last") or told(view.get("events") or [])
    return attack_arrow(view["map"], view["size"], last["from"], last["to"]) if last else ""


def told(events: list[dict[str, Any]]) -> dict[str, str]:
    """The attack among some events, each with its name and the spots that it speaks of."""
    for event in reversed(events):
        places = [word for kind, word in event["spots"] if kind == "territory"]
        if event["name"] == ATTACK and len(places) == 2:
            return {"from": places[0], "to": places[1]}
    return {}


@lru_cache(maxsize=4096)
def attack_arrow(map_name: str, size: int, begin_name: str, end_name: str) -> str:
    """The target marked, and an arrow to it where there is room for one."""
    plan = floorplan(map_name, size)
    source, target = plan.map.names.index(begin_name), plan.map.names.index(end_name)
    way = crossing(plan, source, target)
    return (
        f'<g class="last-attack" fill="none" pointer-events="none"><use href="#room-{target}" '
        f'clip-path="url(#inside-{target})" stroke="{palette.HIGHLIGHT}" stroke-width="9" stroke-dasharray="9 6"/>'
        f"{arrow(*way) if way else ''}</g>"
    )


def arrow(begin: Point, end: Point) -> str:
    """A straight arrow, red in a white casing."""
    tail, tip = scaled(begin), scaled(end)
    length = hypot(tip[0] - tail[0], tip[1] - tail[1])
    ahead = ((tip[0] - tail[0]) / length, (tip[1] - tail[1]) / length)
    neck = (tip[0] - HEAD * ahead[0], tip[1] - HEAD * ahead[1])
    head = (
        f"M{pair(*tip)}L{pair(neck[0] - 7.5 * ahead[1], neck[1] + 7.5 * ahead[0])}"
        f"L{pair(neck[0] + 7.5 * ahead[1], neck[1] - 7.5 * ahead[0])}Z"
    )
    shaft = f"M{pair(*tail)}L{pair(*neck)}"
    return (
        f'<path d="{shaft}" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round"/>'
        f'<path d="{head}" stroke="#FFFFFF" stroke-width="4" stroke-linejoin="round"/>'
        f'<path d="{shaft}" stroke="{palette.HIGHLIGHT}" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="{head}" fill="{palette.HIGHLIGHT}"/>'
    )


def crossing(plan: Floorplan, source: int, target: int) -> Stretch | None:
    """The longest straight way through a wall between two rooms that is clear of all writing, nearest to their door."""
    door = plan.door(source, target)
    if door is None:
        return None
    written = writing(plan)
    best: tuple[float, Stretch] | None = None
    for x, y, forth in passages(plan, source, target):
        back = (-forth[0], -forth[1])
        out, into = clear_reach(plan, source, (x, y), back, written), clear_reach(plan, target, (x, y), forth, written)
        worth = out + into - FAR * hypot(x - door.x, y - door.y)
        if out and into and out + into >= SHORTEST and (best is None or worth > best[0]):
            best = (worth, ((x - out * forth[0], y - out * forth[1]), (x + into * forth[0], y + into * forth[1])))
    return best[1] if best else None


def passages(plan: Floorplan, source: int, target: int) -> Iterator[tuple[float, float, Vertex]]:
    """The places on the walls between two rooms, half a cell apart, and the direction from the one to the other."""
    for begin, along, length in plan.walls[min(source, target), max(source, target)]:
        for half in range(1, 2 * length):
            x, y = begin[0] + along[0] * half / 2, begin[1] + along[1] * half / 2
            yield x, y, ahead(plan, target, (x, y), along)


def ahead(plan: Floorplan, target: int, at: Point, along: Vertex) -> Vertex:
    """The direction across a wall into a room."""
    across, down = along[1], along[0]
    is_forth = plan.grid.at(int(at[0] - 0.25 + across * 0.5), int(at[1] - 0.25 + down * 0.5)) == target
    return (across, down) if is_forth else (-across, -down)


def clear_reach(plan: Floorplan, room: int, at: Point, ahead: Point, written: list[Rectangle]) -> float:
    """How far an arrow goes from a wall into a room without covering what is written; 0 where that is nowhere."""
    for reach in REACHES:
        x, y = at[0] + reach * ahead[0], at[1] + reach * ahead[1]
        sides = (reach, THICKNESS) if ahead[0] else (THICKNESS, reach)
        box = centred((at[0] + x) / 2, (at[1] + y) / 2, *sides)
        if plan.grid.at(int(x), int(y)) == room and not any(overlap(box, other) for other in written):
            return reach
    return 0.0


def writing(plan: Floorplan) -> list[Rectangle]:
    """What is written on a map, in cells: names, badges and plaques."""
    boxes = [centred(*badge, BADGE_WIDTH, BADGE_HEIGHT) for badge in plan.badges]
    boxes += [centred(name.x, name.y, name.width(), name.height()) for name in plan.names]
    return boxes + [plaque.box() for plaque in plan.plaques]


def scaled(point: Point) -> Point:
    """A place of the map in units of the drawing."""
    return (point[0] * SCALE, point[1] * SCALE)
