"""The forces of a battle while it is negotiated: who comes from where, on which side, and how strong the sides are."""

from __future__ import annotations

from math import hypot

from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.geography import Geography, distance
from hegemon.games.artefacts.drawing.still import TOKEN, Sheet
from hegemon.games.artefacts.drawing.symbols import SHIELD, SWORDS
from hegemon.games.artefacts.knowledge import ArtefactsView, BattleView
from hegemon.games.artefacts.words.reading import open_battle
from hegemon.kit.drawing.lettering import HEIGHT
from hegemon.kit.drawing.markup import LETTERING, box, disc
from hegemon.kit.drawing.outlines import Point, number, pair
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS

PLATE_WIDTH, PLATE_HEIGHT = 84.0, 18.0
FIGURE = 15.0
BESIDE = 4.0  # between the plate and the name
FLAT = 1.5  # times as far aside as up or down may the plate stand
STRIDE = 8.0  # from one place that is tried to the next
STRIDES = range(-22, 23)
MIDDLE = 10.0  # half of what stands between the two strengths
BADGE = 8.0
SIGNS = {"attacking": (SWORDS, palette.HIGHLIGHT), "defending": (SHIELD, palette.POWER)}


def side_marks(view: ArtefactsView) -> dict[int, str]:
    """By slot of an army that fights: the sign of its side."""
    fight = open_battle(view)
    if fight is None:
        return {}
    found = {}
    for seat, base in enumerate(fight["bases"]):
        side = fight["sides"][seat]
        for slot in view["areas"][base]["slots"] if base >= 0 and side in SIGNS else []:
            if view["slots"][slot]["seat"] == seat:
                found[slot] = side
    return found


def front(view: ArtefactsView) -> str:
    """A line round the contested area."""
    fight = open_battle(view)
    if fight is None:
        return ""
    shape = f'<use href="#area-{fight["area"]}" fill="none"'
    return (
        f'<g pointer-events="none">{shape} stroke="{palette.PAPER}" stroke-width="7"/>'
        f'{shape} stroke="{palette.HIGHLIGHT}" stroke-width="4" stroke-dasharray="12 7"/></g>'
    )


def battle(view: ArtefactsView, world: Geography, printed: Sheet) -> str:
    """The contested area, arrows from next door, the sides of all who fight, and the strengths so far."""
    fight = open_battle(view)
    if fight is None:
        return ""
    parts = [f'<use href="#area-{fight["area"]}" fill="none"/>']  # all of this is looked at, the area with it
    targets = armies(view, fight["area"], fight["defender"]) or view["areas"][fight["area"]]["slots"]
    for seat, base in enumerate(fight["bases"]):
        if base >= 0 and base != fight["area"] and armies(view, base, seat):
            parts.append(arrow(*nearest(world, armies(view, base, seat), targets), COLOURS[seat], 8))
    parts += [side_badge(world.slots[slot], side) for slot, side in side_marks(view).items()]
    parts.append(strengths(fight, plate_middle(view, fight, world, printed)))
    return f'<g class="spotlight" pointer-events="none" {LETTERING}>{"".join(parts)}</g>'


def armies(view: ArtefactsView, area: int, seat: int) -> list[int]:
    """The slots of an area in which a player has armies."""
    return [slot for slot in view["areas"][area]["slots"] if view["slots"][slot]["seat"] == seat]


def nearest(world: Geography, sources: list[int], targets: list[int]) -> tuple[Point, Point]:
    """The two slots, one of each, that lie nearest to each other."""
    pairs = [(world.slots[source], world.slots[target]) for source in sources for target in targets]
    return min(pairs, key=lambda ends: distance(*ends))


def side_badge(at: Point, side: str) -> str:
    """Swords or a shield at the lower left of an army."""
    path, colour = SIGNS[side]
    x, y = at[0] - 10, at[1] + 10
    return (
        f'{disc(x, y, BADGE, palette.PAPER, colour, 1.6)}<path d="{path}" fill="none" stroke="{colour}" '
        f'stroke-width="2.4" transform="translate({pair(x - 6, y - 6)}) scale(0.5)"/>'
    )


def plate_middle(view: ArtefactsView, fight: BattleView, world: Geography, printed: Sheet) -> Point:
    """The free ground nearest to the name of the contested area: no name, no army and no artefact lies under it."""
    sign = printed.areas[fight["area"]]
    signs = [one.box(BESIDE) for one in (*printed.areas, *printed.lands)]
    stands = [world.slots[k] for k, slot in enumerate(view["slots"]) if slot["ground"] in ("army", "relic")]
    left, top, width, height = world.frame
    tries = sorted(
        ((sign.x + STRIDE * across, sign.y + STRIDE * down) for across in STRIDES for down in STRIDES),
        key=lambda place: hypot((place[0] - sign.x) / FLAT, place[1] - sign.y),
    )
    for x, y in tries:
        half, high = PLATE_WIDTH / 2 + 2, PLATE_HEIGHT / 2 + 2
        inside = left + half < x < left + width - half and top + high < y < top + height - high
        clear = all(x + half < box[0] or x - half > box[2] or y + high < box[1] or y - high > box[3] for box in signs)
        if inside and clear and all(gap(x, y, half, high, at) > TOKEN + 3 for at in stands):
            return x, y
    return sign.x, sign.y - (sign.height + PLATE_HEIGHT) / 2 - BESIDE


def gap(x: float, y: float, half: float, high: float, at: Point) -> float:
    """How far a point is from a box round a middle."""
    return hypot(max(0.0, abs(at[0] - x) - half), max(0.0, abs(at[1] - y) - high))


def strengths(fight: BattleView, place: Point) -> str:
    """Attack against defence, beside the name of the contested area."""
    across, down = place
    left, top = across - PLATE_WIDTH / 2, down - PLATE_HEIGHT / 2
    half = PLATE_WIDTH / 2
    foot = down + FIGURE * HEIGHT / 2
    parts = [box(left - 2, top - 2, PLATE_WIDTH + 4, PLATE_HEIGHT + 4, palette.PAPER, palette.INK, 9, 1.6)]
    for k, seat in enumerate((fight["attacker"], fight["defender"])):
        x = left + k * half
        said = f"{LETTERS[seat]} {fight['strength'][k]}"
        parts.append(box(x + (0 if k == 0 else MIDDLE), top, half - MIDDLE, PLATE_HEIGHT, COLOURS[seat], rounding=7))
        middle = x + (half - MIDDLE) / 2 + (0 if k == 0 else MIDDLE)
        parts.append(palette.PEN.text(middle, foot, FIGURE, said, INKS[seat], "middle"))
    parts.append(
        f'<path d="{SWORDS}" fill="none" stroke="{palette.INK}" stroke-width="2" stroke-linecap="round" '
        f'transform="translate({pair(across - 7.2, down - 7.2)}) scale(0.6)"/>'
    )
    return f'<g class="strength">{"".join(parts)}</g>'


def last_march(view: ArtefactsView, world: Geography) -> str:
    """An arrow along each march or flight that the last move was about."""
    found = []
    for event in view.get("events") or []:
        slots = [int(word) - 1 for kind, word in event["spots"] if kind == "slot"]
        seats = [int(word) for kind, word in event["spots"] if kind == "seat"]
        if event["name"] in ("marched", "fled") and len(slots) == 2 and seats:
            found.append(arrow(world.slots[slots[0]], world.slots[slots[1]], COLOURS[seats[0]], 5))
    return f'<g pointer-events="none">{"".join(found)}</g>' if found else ""


def arrow(begin: Point, end: Point, colour: str, width: float) -> str:
    """A bent arrow in a light casing, from the edge of one army to that of another."""
    across, down = end[0] - begin[0], end[1] - begin[1]
    far = hypot(across, down) or 1.0
    ahead = (across / far, down / far)
    gap = min(TOKEN + 3, far / 4)
    tail = (begin[0] + ahead[0] * gap, begin[1] + ahead[1] * gap)
    tip = (end[0] - ahead[0] * gap, end[1] - ahead[1] * gap)
    bend = ((tail[0] + tip[0]) / 2 - ahead[1] * far * 0.14, (tail[1] + tip[1]) / 2 + ahead[0] * far * 0.14)
    reach = hypot(tip[0] - bend[0], tip[1] - bend[1]) or 1.0
    to = ((tip[0] - bend[0]) / reach, (tip[1] - bend[1]) / reach)
    neck = (tip[0] - to[0] * width * 1.6, tip[1] - to[1] * width * 1.6)
    wing = (to[1] * width * 1.25, -to[0] * width * 1.25)
    head = f"M{pair(*tip)}L{pair(neck[0] + wing[0], neck[1] + wing[1])}L{pair(neck[0] - wing[0], neck[1] - wing[1])}Z"
    shaft = f"M{pair(*tail)}Q{pair(*bend)} {pair(*neck)}"
    casing = number(width + 4)
    return (
        f'<g class="way" fill="none" stroke-linecap="round" stroke-linejoin="round">'
        f'<path d="{shaft}" stroke="{palette.PAPER}" '
        f'stroke-width="{casing}"/><path d="{head}" stroke="{palette.PAPER}" stroke-width="4.5"/><path d="{shaft}" '
        f'stroke="{colour}" stroke-width="{number(width)}"/><path d="{head}" fill="{colour}"/></g>'
    )
