"""The arrow along the way of the last attack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import hypot
from typing import Any

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.floorplan import (
    BADGE_HEIGHT,
    BADGE_WIDTH,
    SCALE,
    Floorplan,
    centred,
    floorplan,
    grown,
    overlap,
)
from hegemon.kit.drawing.markup import Rectangle
from hegemon.kit.drawing.outlines import Point, pair

Curve = tuple[Point, Point, Point]  # beginning, pull, end

CLEAR = 0.4  # between an arrow and what is written at its ends, in cells
SHORTEST_ARROW = 17
STEPS = 60
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
    """The target marked, and an arrow to it through the door."""
    plan = floorplan(map_name, size)
    source, target = plan.map.names.index(begin_name), plan.map.names.index(end_name)
    way = plan.door(source, target)
    if way is None:
        return ""
    begin, end = scaled(plan.badges[source]), scaled(plan.badges[target])
    through = scaled((way.x, way.y))
    pull = (2 * through[0] - (begin[0] + end[0]) / 2, 2 * through[1] - (begin[1] + end[1]) / 2)
    curve = (begin, pull, end)
    first, last = clear_stretch(curve, written_in(plan, (source, target)))
    return (
        f'<g fill="none" pointer-events="none"><use href="#room-{target}" clip-path="url(#inside-{target})" '
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
