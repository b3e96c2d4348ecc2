"""The still layer of the board: the world as it is printed, before anyone has set foot on it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.cells import CELL
from hegemon.games.artefacts.drawing.geography import Geography, geography
from hegemon.games.artefacts.drawing.labels import Sign, signs
from hegemon.games.artefacts.drawing.symbols import PATHS
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import HEIGHT, text_width
from hegemon.kit.drawing.markup import LETTERING, box, chance, disc, placed, untouched, use
from hegemon.kit.drawing.outlines import number, pair

BEYOND = 900  # of sea that a larger window shows
LETTERS = 14.6  # the size of an area's name
PLATE_LETTERS = 14.6
LEGIBLE = 0.82  # pixels to a unit at which they have the 12 pixels that they need
PLATE = 20.0  # the height of a continent's plate
PLACE = 12.0  # the radius of an empty slot
TOKEN = 14.0  # and of an army
ROOM = 3.5  # round an army, for the line of what is highlighted
SIGN = 17.0  # the width of a power's sign before a name
STANDS = "[data-slot] > circle"  # what a name must not cover
WAVES = 34  # in the open sea


class Printed(NamedTuple):
    """What of a world is drawn beside its shapes."""

    names: tuple[str, ...]  # of areas
    powers: tuple[str, ...]
    lands: tuple[tuple[str, int], ...]  # names of continents and their bonuses
    rocks: tuple[int, ...]  # slots with an obstacle


class Sheet(NamedTuple):
    """A printed world: where its names stand, and its layers."""

    areas: list[Sign]
    lands: list[Sign]
    layer: str


def printed(view: ArtefactsView) -> Printed:
    return Printed(
        tuple(area["name"].title() for area in view["areas"]),
        tuple(area["power"] for area in view["areas"]),
        tuple((land["name"], land["bonus"]) for land in view["continents"]),
        tuple(slot for slot, seen in enumerate(view["slots"]) if seen["ground"] == "obstacle"),
    )


def sheet(view: ArtefactsView) -> Sheet:
    """The world of a view as it is printed, made once."""
    return made(geography(view), printed(view))


@lru_cache(maxsize=32)
def made(world: Geography, shown: Printed) -> Sheet:
    widths = tuple(text_width(name) * LETTERS + SIGN * bool(power) for name, power in zip(shown.names, shown.powers))
    plates = tuple(text_width(name) * PLATE_LETTERS + bonus_width(bonus) + 14 for name, bonus in shown.lands)
    areas, lands = signs(world, widths, plates, LETTERS, TOKEN + ROOM, PLATE)
    parts = [definitions(world), sea(world), ground(world), overlay(world, shown, areas, lands)]
    return Sheet(areas, lands, f'<g id="still" data-legible="{LEGIBLE}" {LETTERING}>{"".join(parts)}</g>')


def definitions(world: Geography) -> str:
    """Shapes and patterns that both layers use."""
    parts = [owners.washes(), scorch(), tokens(), glyphs(), MOUNTAIN]
    parts += [empty("place", palette.BORDER), empty("berth", palette.WATER)]
    for area, path in enumerate(world.areas):
        parts.append(f'<path id="area-{area}" d="{path}"/>')
        parts.append(f'<clipPath id="inside-{area}"><use href="#area-{area}"/></clipPath>')
    parts += [f'<path id="cell-{slot}" d="{world.cell(slot)}"/>' for slot in range(len(world.slots))]
    return f'<defs>{"".join(parts)}<path id="land" d="{world.land}"/></defs>'


def scorch() -> str:
    """Burnt ground: ash, and cracks in it."""
    return (
        f'<pattern id="scorch" width="22" height="22" patternUnits="userSpaceOnUse">'
        f'<rect width="22" height="22" fill="{palette.SCORCHED}"/>'
        f'<path d="M2 5l3 2l1 4M13 3l-2 3l3 3M17 12l3 1M6 15l-3 3M12 18l2 2M18 5h.1M9 12h.1" fill="none" '
        f'stroke="{palette.SOOT}" stroke-opacity="0.55" stroke-width="1.6" stroke-linecap="round"/>'
        f"</pattern>"
    )


def tokens() -> str:
    """`token-A` and so on: an army, round the origin, with colour, pattern and letter."""
    return "".join(token(owner) for owner in range(len(owners.LETTERS)))


def token(owner: int) -> str:
    colour, ink, letter = owners.COLOURS[owner], owners.INKS[owner], owners.LETTERS[owner]
    foot = number(15 * HEIGHT / 2)
    return (
        f'<g id="token-{letter}"><ellipse cx="1" cy="4" rx="{TOKEN}" ry="{TOKEN - 1}" fill="{palette.SOOT}" '
        f'fill-opacity="0.35"/>{disc(0, 0, TOKEN, colour, palette.INK, 1.6)}'
        f'<circle r="{TOKEN - 2.6}" fill="none" stroke="#FFFFFF" stroke-opacity="0.55" stroke-width="1.2"/>'
        f'<text y="{foot}" font-size="15" text-anchor="middle" fill="{ink}">{letter}</text></g>'
    )


def glyphs() -> str:
    """Artefacts and powers round the origin, under names without blanks."""
    return "".join(
        f'<path id="{key(name)}" d="{path}" transform="translate(-12 -12)" fill="none" stroke-width="1.9" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
        for name, path in PATHS.items()
    )


def key(name: str) -> str:
    """A name as an id.

    >>> key("Gravedigger's Spade")
    'gravediggers-spade'
    """
    return name.lower().replace("'", "").replace(" ", "-")


def sea(world: Geography) -> str:
    """The ocean, lighter towards the coast, and highlighted where it can be used."""
    width, height = world.columns * CELL + 2 * BEYOND, world.rows * CELL + 2 * BEYOND
    shallows = "".join(
        f'<use href="#land" fill="none" stroke="{colour}" stroke-width="{breadth}" stroke-linejoin="round"/>'
        for colour, breadth in palette.SHALLOWS
    )
    water = box(-BEYOND, -BEYOND, width, height, palette.SEA)
    parts = [f'<g class="around">{water}</g><g class="faint">{waves(world)}{shallows}</g>']
    lanes = [area for area in range(len(world.areas)) if not world.is_land(area)]
    shapes = "".join(f'<use href="#area-{area}"/>' for area in lanes)
    parts.append(
        f'<g fill="{palette.LANE}" fill-opacity="0.8" stroke="{palette.WATER}" stroke-width="1.8" '
        f'stroke-dasharray="7 5" stroke-linejoin="round">{shapes}</g>'
    )
    return untouched("".join(parts))


def waves(world: Geography) -> str:
    """Small waves in the open sea."""
    left, top, width, height = world.frame
    found = []
    for k in range(WAVES):
        x, y = left + width * (chance(k, 3) + 1) / 2, top + height * (chance(k, 4) + 1) / 2
        if all(world.area_at((x + aside, y)) < 0 for aside in (-30, 0, 30)):
            found.append(f"M{pair(x - 9, y)}q4.5 -5 9 0t9 0")
    return f'<path d="{"".join(found)}" fill="none" stroke="{palette.WATER}" stroke-opacity="0.5" stroke-width="1.5"/>'


def ground(world: Geography) -> str:
    """The continents, each in its tint."""
    tints = [palette.LANDS[k % len(palette.LANDS)] for k in range(len(world.continents))]
    lands = "".join(
        f'<use href="#area-{area}" fill="{tints[place]}" stroke="{tints[place]}"/>'
        for area, place in enumerate(world.continent_of)
        if place >= 0
    )
    return untouched(lands)


def overlay(world: Geography, shown: Printed, areas: list[Sign], lands: list[Sign]) -> str:
    """What stands over the colours of the owners, on the map and again over them: lines, places, names."""
    rocks = set(shown.rocks)
    rims = "".join(f'<use href="#area-{area}"/>' for area in range(len(world.areas)) if world.is_land(area))
    places = [place(world, slot) for slot in range(len(world.slots)) if slot not in rocks]
    mountains = [use("mountain", *world.slots[slot]) for slot in shown.rocks]
    names = [together(k, name(shown.names[k], shown.powers[k], sign, world.is_land(k))) for k, sign in enumerate(areas)]
    marks = [together(k, power_mark(power, sign)) for k, (power, sign) in enumerate(zip(shown.powers, areas)) if power]
    plates = [plate(k, *land, sign) for k, (land, sign) in enumerate(zip(shown.lands, lands))]
    return (
        f'<g pointer-events="none"><g id="lines" fill="none" stroke-linejoin="round" stroke-linecap="round">'
        f'<path d="{world.slot_borders()}" stroke="{palette.BORDER}" stroke-opacity="0.3" stroke-dasharray="1.5 5"/>'
        f'<g stroke="{palette.BORDER}" stroke-width="1.8">{rims}</g>'
        f'<path d="{world.continent_borders()}" stroke="{palette.DIVIDE}" stroke-width="4"/>'
        f'<use href="#land" stroke="{palette.COAST}" stroke-width="2.6"/></g>'
        f'<g id="places">{"".join(places)}{"".join(mountains)}</g>'
        f'<g id="names">{"".join(marks)}<g id="lettering" {LETTERING}><g data-yields="{STANDS}" paint-order="stroke" '
        f'stroke="{palette.PAPER}" stroke-opacity="0.85" stroke-width="3.4" stroke-linejoin="round">'
        f"{''.join(names)}</g>{''.join(plates)}</g></g></g>"
    )


def place(world: Geography, slot: int) -> str:
    """An empty slot, for an army to stand in."""
    return use("place" if world.is_land(world.slot_area[slot]) else "berth", *world.slots[slot])


def empty(name: str, edge: str) -> str:
    """A place at the origin, on land or at sea."""
    return (
        f'<circle id="{name}" r="{PLACE:g}" fill="{palette.PLACE}" fill-opacity="0.5" stroke="{edge}" '
        f'stroke-opacity="0.75" stroke-width="1.3"/>'
    )


MOUNTAIN = (
    '<g id="mountain">'
    f'<path d="M-19 14L-8 -9L-1 4L6 -15L20 14C8 17 -8 17 -19 14Z" fill="{palette.ROCK[0]}" stroke="{palette.INK}" '
    f'stroke-width="1.5" stroke-linejoin="round"/>'
    f'<path d="M6 -15L20 14C15 15.4 10 16 5 16.2L8 6L4 0ZM-8 -9L-1 4L-4 15.8L-7 8L-5 1Z" fill="{palette.ROCK[1]}"/>'
    f'<path d="M6 -15L11 -4.6L7.6 -6.6L5 -2.6L2.4 -5.4ZM-8 -9L-4.8 -3L-7.6 -4.4L-10.2 -2.4Z" fill="{palette.ROCK[2]}"/>'
    "</g>"
)


def together(area: int, markup: str) -> str:
    """The name of an area and its signs: where one of them stands aside, all do."""
    return f'<g data-named="{area}">{markup}</g>'


def name(words: str, power: str, sign: Sign, is_land: bool) -> str:
    """The name of an area, with room for the sign of its power before it."""
    left = sign.x - sign.width / 2 + SIGN * bool(power)
    return palette.PEN.text(left, sign.y + LETTERS * HEIGHT / 2, LETTERS, words, "" if is_land else palette.POWER)


def power_mark(power: str, sign: Sign) -> str:
    """The sign of a power before the name of its area."""
    x = sign.x - sign.width / 2 + 6.5
    return medallion(power, x, sign.y, 8.6, palette.POWER, "#FFFFFF", "#FFFFFF")


def medallion(glyph: str, x: float, y: float, radius: float, fill: str, edge: str, ink: str) -> str:
    """A round sign with the symbol of an artefact or a power."""
    scale = radius / 13.5
    line = f'<g stroke="{ink}"><use href="#{key(glyph)}"/></g>'
    return disc(x, y, radius, fill, edge, 1.3) + placed(line, x, y, scale)


def bonus_width(bonus: int) -> float:
    """How wide the bonus of a continent is on its plate."""
    return text_width(f"+{bonus}") * PLATE_LETTERS + 11


def plate(continent: int, words: str, bonus: int, sign: Sign) -> str:
    """The name of a continent and its bonus, on a plate in its tint, which is seen whole or not at all."""
    left, top = sign.x - sign.width / 2, sign.y - PLATE / 2
    tint = palette.LANDS[continent % len(palette.LANDS)]
    foot = sign.y + PLATE_LETTERS * HEIGHT / 2
    right, wide = left + sign.width, bonus_width(bonus)
    parts = (
        box(left, top, sign.width, PLATE, palette.DIVIDE, rounding=PLATE / 2)
        + palette.PEN.text(left + 9, foot, PLATE_LETTERS, words, palette.PAPER)
        + box(right - wide, top + 2, wide - 2, PLATE - 4, tint, rounding=PLATE / 2 - 2)
        + palette.PEN.text(right - 1 - wide / 2, foot, PLATE_LETTERS, f"+{bonus}", palette.INK, "middle")
    )
    return f'<g class="lettered uncut">{parts}</g>'
