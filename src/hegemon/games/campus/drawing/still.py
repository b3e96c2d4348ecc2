"""The still layer of the board: the campus as it lies there before anyone owns it."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.campus.drawing import palette
from hegemon.games.campus.drawing.arrows import ahead, scaled
from hegemon.games.campus.drawing.floorplan import Door, Floorplan, floorplan
from hegemon.games.campus.drawing.plates import sight
from hegemon.games.campus.drawing.scenery import FLOWERS, Scenery, Spot, curve
from hegemon.games.campus.drawing.signs import FAR, HALFWAY, SCALE, Plaque
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import HEIGHT, Block, text_width
from hegemon.kit.drawing.markup import LETTERING, box, disc
from hegemon.kit.drawing.outlines import number, outline, pair

MARGIN = 10  # of lawn round the map
BEYOND = 600  # of lawn that a larger window shows
ROUNDING = 0.8
DOOR = 5.5  # half of its width
FINE = "full fine lettered"  # what is left out of a picture so small that it cannot be read
NAMED = (
    f'text-anchor="middle" fill="{palette.INK}" stroke="{palette.FLOOR}" stroke-opacity="0.75" '
    f'stroke-linejoin="round" paint-order="stroke"'
)


@lru_cache(maxsize=32)
def still_layer(map_name: str, size: int) -> str:
    """All of the still layer, as one group, made once."""
    plan = floorplan(map_name, size)
    scenery = Scenery(plan)
    parts = [definitions(plan), lawn(plan), ponds(scenery), footpaths(scenery), buildings(plan), trees(scenery)]
    parts += [walls(plan), f'<g class="{FINE}">{names(plan.names)}{plaques(plan, dict(enumerate(plan.plaques)))}</g>']
    for manner, letters in (("middling", HALFWAY), ("brief", FAR)):
        seen = sight(map_name, size, letters)
        written = names(list(seen.names.values()), f"names-{manner}") if seen.names else ""
        plates = plaques(plan, seen.plates, f"plaques-{manner}")
        parts.append(f'<g class="{manner} lettered" display="none">{written}{plates}</g>')
    return f'<g id="still" data-halfway="" {LETTERING}>{"".join(parts)}</g>'


def definitions(plan: Floorplan) -> str:
    """Shapes and patterns that both layers use."""
    parts = [owners.washes()]
    parts += [floor_pattern(k) for k in range(len(palette.FLOOR_PATTERNS))]
    parts.append(
        f'<pattern id="mown" width="60" height="60" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">'
        f'<rect width="30" height="60" fill="{palette.LAWN_STRIPE}"/></pattern>'
    )
    parts += [tree_symbol(k) for k in range(len(palette.CROWNS))]
    parts.append(flower_symbol())
    parts.append(owners.badges())
    for room in range(len(plan.names)):
        path = outline(plan.grid, {room}, ROUNDING, SCALE)
        parts.append(f'<path id="room-{room}" data-doors="{doors_of(plan, room)}" d="{path}"/>')
        parts.append(f'<clipPath id="inside-{room}"><use href="#room-{room}"/></clipPath>')
    for building in range(len(plan.plaques)):
        path = outline(plan.grid, plan.rooms(building), ROUNDING, SCALE)
        parts.append(f'<path id="building-{building}" d="{path}"/>')
    return f"<defs>{''.join(parts)}</defs>"


def doors_of(plan: Floorplan, room: int) -> str:
    """Where one goes from a room to each of its neighbours, and in which direction: `pool 120 85 0 -1;`."""
    parts = []
    for door in plan.doors:
        if room in door.rooms:
            other = door.rooms[door.rooms[0] == room]
            across, down = ahead(plan, other, (door.x, door.y), door.along)
            parts.append(f"{plan.map.names[other]} {pair(*scaled((door.x, door.y)))} {across} {down}")
    return ";".join(parts)


def floor_pattern(kind: int) -> str:
    """Boards, tiles and the like."""
    return (
        f'<pattern id="floor-{kind}" width="24" height="24" patternUnits="userSpaceOnUse">'
        f'<rect width="24" height="24" fill="{palette.FLOOR}"/>'
        f'<g fill="none" stroke="{palette.INNER_WALL}" stroke-opacity="0.22" stroke-width="0.7">'
        f"{palette.FLOOR_PATTERNS[kind]}</g></pattern>"
    )


def tree_symbol(kind: int) -> str:
    """A crown of radius 10 round the origin, with its shadow."""
    dark, light = palette.CROWNS[kind]
    lobes = "M-6 -7A7 7 0 0 1 5 -8A7 7 0 0 1 9 3A7 7 0 0 1 1 10A7 7 0 0 1 -9 4A7 7 0 0 1 -6 -7Z"
    return (
        f'<g id="tree-{kind}"><path d="{lobes}" transform="translate(3 4)" fill="{palette.SHADOW}" '
        f'fill-opacity="0.25"/>'
        f'<path d="{lobes}" fill="{dark}"/><circle cx="-2" cy="-2.5" r="6" fill="{light}"/>'
        f'<circle cx="-3.5" cy="-4.5" r="2.4" fill="#FFFFFF" fill-opacity="0.25"/></g>'
    )


def flower_symbol() -> str:
    """A bed of flowers of radius 10 round the origin."""
    places = ((-5, -3), (0, -6), (5, -3), (-3, 2), (3, 3), (-6, 5), (0, 7), (6, 6))
    blossoms = "".join(
        f'<circle cx="{x}" cy="{y}" r="2.3" fill="{palette.BLOSSOMS[k % len(palette.BLOSSOMS)]}"/>'
        for k, (x, y) in enumerate(places)
    )
    return f'<g id="tree-{FLOWERS}"><ellipse rx="10" ry="9.4" fill="{palette.CROWNS[1][1]}"/>{blossoms}</g>'


def lawn(plan: Floorplan) -> str:
    """The ground, mown in stripes; it goes on beyond the map, for windows of another shape."""
    width, height = plan.grid.width * SCALE + 2 * BEYOND, plan.grid.height * SCALE + 2 * BEYOND
    box = f'x="{-BEYOND}" y="{-BEYOND}" width="{width}" height="{height}"'
    return f'<rect class="around" {box} fill="{palette.LAWN}"/><rect class="by-day" {box} fill="url(#mown)"/>'


def ponds(scenery: Scenery) -> str:
    """A pond on the widest lawn and a fountain in a courtyard, where there are such."""
    water = pond(scenery.pond) if scenery.pond else ""
    return water + (fountain(scenery.fountain) if scenery.fountain else "")


def pond(spot: Spot) -> str:
    """Water with a shore."""
    x, y, r = spot.x * SCALE, spot.y * SCALE, spot.radius * SCALE * 0.92
    shape = (
        f"M{number(x - r)} {number(y)}C{number(x - r)} {number(y - r * 0.7)} {number(x - r * 0.3)} "
        f"{number(y - r * 0.9)} {number(x + r * 0.2)} {number(y - r * 0.7)}S{number(x + r)} {number(y - r * 0.4)} "
        f"{number(x + r)} {number(y + r * 0.1)}S{number(x + r * 0.4)} {number(y + r * 0.9)} "
        f"{number(x - r * 0.1)} {number(y + r * 0.75)}S{number(x - r)} {number(y + r * 0.6)} "
        f"{number(x - r)} {number(y)}Z"
    )
    glints = (
        f"M{number(x - r * 0.5)} {number(y - r * 0.1)}h{number(r * 0.4)}m{number(r * 0.1)} {number(r * 0.3)}"
        f"h{number(r * 0.5)}m{number(-r * 0.9)} {number(r * 0.2)}h{number(r * 0.3)}"
    )
    return (
        f'<path d="{shape}" fill="{palette.WATER}" stroke="{palette.VERGE}" stroke-width="5"/>'
        f'<path d="{shape}" fill="none" stroke="{palette.WATER_EDGE}" stroke-width="1.2"/>'
        f'<path d="{glints}" stroke="#FFFFFF" stroke-width="1.2" stroke-linecap="round" stroke-opacity="0.8"/>'
    )


def fountain(spot: Spot) -> str:
    """A basin on a round of gravel."""
    x, y, r = spot.x * SCALE, spot.y * SCALE, min(spot.radius, 2.2) * SCALE
    return (
        disc(x, y, r, palette.GRAVEL)
        + disc(x, y, r * 0.6, palette.WATER, palette.INNER_WALL, 1.6)
        + f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r * 0.28)}" fill="#FFFFFF" fill-opacity="0.7"/>'
        + disc(x, y, r * 0.12, palette.INNER_WALL)
    )


def footpaths(scenery: Scenery) -> str:
    """Gravel between the buildings."""
    lines = "".join(curve(path, SCALE) for path in scenery.paths)
    soft = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return (
        f'<g class="faint"><path d="{lines}" {soft} stroke="{palette.VERGE}" stroke-width="8"/>'
        f'<path d="{lines}" {soft} stroke="{palette.GRAVEL}" stroke-width="6"/></g>'
    )


def buildings(plan: Floorplan) -> str:
    """The ground round each building, its shadow and its floors."""
    parts = []
    for building in range(len(plan.plaques)):
        parts.append(
            f'<use class="faint" href="#building-{building}" fill="none" stroke="{palette.GRAVEL}" stroke-width="11"/>'
        )
    for building in range(len(plan.plaques)):
        parts.append(
            f'<use href="#building-{building}" transform="translate(4 5)" fill="{palette.SHADOW}" fill-opacity="0.3"/>'
        )
    for building in range(len(plan.plaques)):
        floor = building % len(palette.FLOOR_PATTERNS)
        parts.append(f'<use href="#building-{building}" fill="url(#floor-{floor})"/>')
    return "".join(parts)


def trees(scenery: Scenery) -> str:
    """The crowns over lawn and path."""
    return "".join(
        f'<use href="#tree-{tree.kind}" transform="translate({number(tree.x * SCALE)} {number(tree.y * SCALE)}) '
        f'scale({tree.radius * 0.92:.2f})"/>'
        for tree in scenery.trees
    )


def walls(plan: Floorplan) -> str:
    """Inner walls, outer walls with their coping, and the doors in them."""
    rooms = "".join(f'<use href="#room-{room}"/>' for room in range(len(plan.names)))
    parts = [f'<g stroke="{palette.INNER_WALL}" stroke-width="2.4" fill="none" stroke-linejoin="round">{rooms}</g>']
    for building in range(len(plan.plaques)):
        coping = palette.COPINGS[building % len(palette.COPINGS)]
        for colour, width in ((palette.WALL, "5.6"), (coping, "3.2")):
            parts.append(
                f'<use href="#building-{building}" fill="none" stroke="{colour}" stroke-width="{width}" '
                f'stroke-linejoin="round"/>'
            )
    doors = "".join(door(place) for place in plan.doors)
    return f'<g id="walls" pointer-events="none">{"".join(parts)}<g id="doors">{doors}</g></g>'


def door(place: Door) -> str:
    """A gap in a wall, between two posts."""
    x, y = place.x * SCALE, place.y * SCALE
    across, deep = (DOOR, 4.2) if place.outer else (DOOR * 0.8, 2.4)
    turn = "" if place.along == (1, 0) else f' transform="rotate(90 {number(x)} {number(y)})"'
    left, right = number(x - across), number(x + across)
    posts = f"M{left} {number(y - deep)}v{number(2 * deep)}M{right} {number(y - deep)}v{number(2 * deep)}"
    return (
        f'<g{turn}><path d="M{left} {number(y)}H{right}" stroke="{palette.FLOOR}" stroke-width="{number(2 * deep)}"/>'
        f'<path d="{posts}" stroke="{palette.WALL}" stroke-width="1.6" stroke-linecap="round"/></g>'
    )


def names(blocks: list[Block], name: str = "names") -> str:
    """The names of the rooms."""
    return f'<g id="{name}" pointer-events="none" {NAMED}>{"".join(text_block(block) for block in blocks)}</g>'


def text_block(block: Block) -> str:
    """Lines of text, each with its measured length."""
    size = block.size * SCALE
    lines = [
        f'<text x="{number(block.x * SCALE)}" y="{number(foot * SCALE)}" font-size="{number(size)}" '
        f'stroke-width="{number(size * 0.22)}" textLength="{number(text_width(line) * size)}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(line)}</text>'
        for line, foot in zip(block.lines, block.baselines())
    ]
    return "".join(lines)


def plaques(plan: Floorplan, plates: dict[int, Plaque], name: str = "plaques") -> str:
    """The plates of all buildings."""
    drawn = "".join(plaque(plan, building, plate) for building, plate in plates.items())
    return f'<g id="{name}" pointer-events="none">{drawn}</g>'


def plaque(plan: Floorplan, building: int, plate: Plaque) -> str:
    """A building's name, with its bonus on a golden disc."""
    left, top, width, height = (value * SCALE for value in plate.box())
    size = plate.size * SCALE
    radius = height / 2
    x, y = left + width - radius, top + radius
    foot = y + HEIGHT * size / 2
    coping = palette.COPINGS[building % len(palette.COPINGS)]
    label = escape(plate.label)
    return (
        f'<g data-building="{plan.map.building_names[building]}">'
        f"<title>{label}: +{plate.bonus} troops a turn for whoever owns all of it</title>"
        f'<rect x="{number(left + 1)}" y="{number(top + 1.5)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}" fill="{palette.SHADOW}" fill-opacity="0.35"/>'
        f"{box(left, top, width, height, coping, palette.FLOOR, radius, 1)}"
        f'<text x="{number(left + 0.6 * size)}" y="{number(foot)}" font-size="{number(size)}" fill="#FFFFFF" '
        f'textLength="{number(text_width(plate.label) * size)}" lengthAdjust="spacingAndGlyphs">{label}</text>'
        f"{disc(x, y, radius * 0.86, palette.GOLD)}"
        f"{palette.PEN.text(x, y + HEIGHT * size * 0.46, size * 0.92, f'+{plate.bonus}', anchor='middle')}</g>"
    )
