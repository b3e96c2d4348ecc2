"""The still layer of the board: the map as it was drawn, before anyone took a tile.

What stands upon the ground (textures, the grid, mountains, lakes, castles) is kept as the group `scenery`, which the
live layer shows above the colours of the owners.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from hegemon.games.frontier.dials import MOST_POWER
from hegemon.games.frontier.drawing import palette
from hegemon.games.frontier.drawing.glyphs import CHOPPED, ELEMENTS, FEATURES, FORTIFICATION, PORT, SHAPES, Glyph
from hegemon.games.frontier.drawing.glyphs import glyph_markup as inked
from hegemon.games.frontier.drawing.textures import FLOORS, WIDTHS, texture
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.words.reading import column_name
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.markup import LETTERING, Rectangle, box, chance, disc, untouched, use
from hegemon.kit.drawing.outlines import Grid, outline
from hegemon.kit.drawing.paths import moved

CELL = 48
LETTER = 14  # the least size of a coordinate
FAR_LETTER = 1.55  # how many times as large it is where the whole picture is small
LETTERS_ACROSS = 75  # of the largest coordinates, as many as fit into the longer side: they can be read on any map
ROUNDING = 0.36  # of the corners between floorings, in cells
PATCH = 4  # a texture repeats after so many tiles
STANDING = ("mountain", "lake", "castle")  # elements that never change

Layout = tuple[int, int, tuple[str, ...], tuple[str, ...], tuple[str, ...]]  # width, height, floors, elements, features


def layout_of(view: FrontierView) -> Layout:
    """All that the still layer depends on."""
    return (
        view["width"],
        view["height"],
        tuple(view["floor"]),
        tuple(view["element"]),
        tuple(view["feature"]),
    )


def page(width: int, height: int) -> Rectangle:
    """Left, top, width and height of the picture of a map."""
    edge = margin(width, height)
    return -edge, -edge, width * CELL + 2 * edge, height * CELL + 2 * edge


def letter_size(width: int, height: int) -> float:
    """How large coordinates are on a map of so many columns and rows.

    >>> letter_size(15, 15), letter_size(40, 40) > 25
    (14, True)
    """
    return max(LETTER, max(width, height) * CELL / (LETTERS_ACROSS - 4))


def margin(width: int, height: int) -> float:
    """The paper round a map, with room for its coordinates."""
    return 2 * letter_size(width, height)


def middle(width: int, tile: int) -> tuple[float, float]:
    """The middle of a tile."""
    return tile % width * CELL + CELL / 2, tile // width * CELL + CELL / 2


@lru_cache(maxsize=64)
def still_layer(layout: Layout) -> str:
    """All of the still layer, as one group."""
    width, height, *_ = layout
    return (
        f'<g id="still" {LETTERING}>{definitions(layout)}{sheet(width, height)}{grounds(layout)}'
        f"{coordinates(width, height)}</g>"
    )


def definitions(layout: Layout) -> str:
    """Shapes and patterns that both layers use."""
    parts = [owners.washes()]
    parts += [owner_letter(letter) for letter in owners.LETTERS]
    parts += [price(number) for number in range(2, MOST_POWER + 1)]
    parts += [axe(), *(texture_pattern(floor) for floor in FLOORS)]
    parts += [symbol(name, markup) for name, markup in symbols()]
    parts += [
        f'<path id="ground-{floor}" d="{d}" transform="translate(-{CELL} -{CELL})"/>'
        for floor, d in ground_paths(layout).items()
    ]
    parts.append(f'<clipPath id="map-edge">{box(0, 0, layout[0] * CELL, layout[1] * CELL, "none")}</clipPath>')
    parts.append(scenery(layout))
    return f"<defs>{''.join(parts)}</defs>"


def symbols() -> Iterator[tuple[str, str]]:
    """What stands on tiles, by the name under which it is used."""
    yield from ((name, inked(ELEMENTS[name])) for name in (*STANDING, "woods"))
    yield "chopped", inked(CHOPPED)
    for name, glyph in FEATURES.items():
        yield name, casing(glyph) + inked(glyph)
        yield f"taken-{name}", casing(glyph) + taken(inked(glyph))
    yield "fortification", casing(FORTIFICATION) + inked(FORTIFICATION)
    yield "port", inked(PORT)
    yield from ((f"soldier-{name}", soldier(path)) for name, path in SHAPES.items())


def symbol(name: str, markup: str) -> str:
    """A group to be used by name."""
    return f'<g id="{name}" stroke-linecap="round" stroke-linejoin="round">{markup}</g>'


def owner_letter(letter: str) -> str:
    """A letter with a pale edge, for the corner of a territory."""
    pen = f'text-anchor="middle" font-size="16" stroke="{palette.PAPER}" stroke-width="3.2" paint-order="stroke"'
    return f'<text id="letter-{letter}" {LETTERING} {pen} fill="{palette.INK}">{letter}</text>'


def price(actions: int) -> str:
    """What a tile costs, as a coin."""
    coin = disc(0, 0, 9.5, palette.COLOURS["gold"], palette.INK, 1.6)
    return f'<g id="price-{actions}" {LETTERING}>{coin}{palette.PEN.text(0, 5, 15, str(actions), anchor="middle")}</g>'


def casing(glyph: Glyph) -> str:
    """A pale edge round a glyph, where it stands upon something else."""
    return f'<path d="{glyph[0].path}{glyph[1].path}" fill="none" stroke="{palette.PAPER}" stroke-width="4"/>'


def taken(markup: str) -> str:
    """A feature that has given what it had: pale, and struck out."""
    stroke = f'<path d="M-11 9L11 -9" fill="none" stroke="{palette.INK}" stroke-width="2"/>'
    return f'<g opacity="0.45">{markup}</g>{stroke}'


def soldier(path: str) -> str:
    """The shape of a soldier in a pale casing; it is filled where it is used."""
    return (
        f'<path d="{path}" fill="none" stroke="{palette.PAPER}" stroke-width="5"/>'
        f'<path d="{path}" stroke="{palette.INK}" stroke-width="2.2"/>'
    )


def axe() -> str:
    """Woods can be chopped: an axe upon a disc."""
    handle, blade = "M-4.5 7L3 -7", "M1.2 -6.6L5 -8.2C8.6 -6 9 -0.8 6.8 2.2L-1.2 -2.2Z"
    return symbol(
        "axe",
        disc(0, 0, 10.5, palette.PAPER, palette.INK, 1.6)
        + f'<path d="{handle}" fill="none" stroke="{palette.COLOURS["wood-dark"]}" stroke-width="3"/>'
        f'<path d="{blade}" fill="{palette.COLOURS["iron"]}" stroke="{palette.INK}" stroke-width="1.5"/>',
    )


def texture_pattern(floor: str) -> str:
    """A patch of tiles, no two alike, that is repeated over the ground."""
    side = PATCH * CELL
    marks = []
    for k in range(PATCH * PATCH):
        x, y = middle(PATCH, k)
        marks.append(moved(texture(floor, k), x, y))
    return (
        f'<pattern id="texture-{floor}" width="{side}" height="{side}" patternUnits="userSpaceOnUse">'
        f'<path d="{"".join(marks)}" fill="none" stroke="{palette.TEXTURES[floor]}" stroke-width="{WIDTHS[floor]}" '
        f'stroke-linecap="round" stroke-opacity="0.75"/></pattern>'
    )


def ground_paths(layout: Layout) -> dict[str, str]:
    """The outline of each flooring that there is, with round corners, on a map that goes on for a tile beyond its edge.

    So no coast runs along the edge of the map; the paths begin a tile to the left and above. Water that meets at a
    corner is one sea and has a strait there.
    """
    width, height, floors, _, _ = layout
    rows = [[FLOORS.index(floor) for floor in floors[at : at + width]] for at in range(0, len(floors), width)]
    longer = [[row[0], *row, row[-1]] for row in (rows[0], *rows, rows[-1])]
    grid = Grid(width + 2, height + 2, [kind for row in longer for kind in row])
    kinds = [kind for kind, floor in enumerate(FLOORS) if floor in floors]
    return {
        FLOORS[kind]: outline(grid, {kind}, ROUNDING, CELL, slopes=False, joined=FLOORS[kind] == "water")
        for kind in kinds
    }


def sheet(width: int, height: int) -> str:
    """The paper, with a frame as old maps have it."""
    left, top, wide, high = page(width, height)
    edge = f'fill="none" stroke="{palette.FRAME}"'
    return (
        f'<g class="around">{box(left, top, wide, high, palette.PAGE, rounding=10)}</g>'
        f'<g {edge}><rect x="-4" y="-4" width="{width * CELL + 8}" height="{height * CELL + 8}" stroke-width="1"/>'
        f'<rect x="-2" y="-2" width="{width * CELL + 4}" height="{height * CELL + 4}" stroke-width="2.4"/></g>'
    )


def grounds(layout: Layout) -> str:
    """The floorings as flat washes; grass shows wherever nothing else lies."""
    width, height, floors, _, _ = layout
    parts = [box(0, 0, width * CELL, height * CELL, palette.GROUNDS["grass"])]
    parts += [
        f'<use href="#ground-{floor}" fill="{palette.GROUNDS[floor]}"/>' for floor in FLOORS[1:] if floor in floors
    ]
    return f'<g clip-path="url(#map-edge)">{"".join(parts)}</g>'


def scenery(layout: Layout) -> str:
    """What is drawn in ink upon the ground."""
    width, height, floors, elements, _ = layout
    present = [floor for floor in FLOORS if floor in floors]
    parts = [f'<use href="#ground-{floor}" fill="url(#texture-{floor})"/>' for floor in present]
    parts += [
        f'<use href="#ground-{floor}" fill="none" stroke="{palette.FLOOR_EDGE}" stroke-opacity="0.45" '
        f'stroke-dasharray="1 5" stroke-linecap="round" stroke-width="1.6"/>'
        for floor in ("desert", "snow")
        if floor in floors
    ]
    if "water" in floors:
        parts.append(shore())
    ground = f'<g clip-path="url(#map-edge)">{"".join(parts)}</g>'
    return f'<g id="scenery">{ground}{grid_lines(width, height)}{standing(width, elements)}</g>'


def standing(width: int, elements: tuple[str, ...]) -> str:
    """The elements that nobody can take away, each a little off the middle of its tile."""
    parts = []
    for tile, element in enumerate(elements):
        if element in STANDING:
            x, y = middle(width, tile)
            parts.append(use(element, x + 1.5 * chance(tile, 1), y + 1.5 * chance(tile, 2)))
    return "".join(parts)


def shore() -> str:
    """The line between land and sea, with a fainter one on the water."""
    return (
        f'<use href="#ground-water" fill="none" stroke="{palette.SHORE}" stroke-opacity="0.25" stroke-width="7"/>'
        f'<use href="#ground-water" fill="none" stroke="{palette.SHORE}" stroke-width="1.8"/>'
    )


def grid_lines(width: int, height: int) -> str:
    """The lines between the tiles, thin as by a pencil."""
    across = "".join(f"M0 {row * CELL}H{width * CELL}" for row in range(1, height))
    down = "".join(f"M{column * CELL} 0V{height * CELL}" for column in range(1, width))
    return f'<path d="{across}{down}" fill="none" stroke="{palette.INK}" stroke-opacity="0.22" stroke-width="0.8"/>'


def coordinates(width: int, height: int) -> str:
    """The letters of the columns and the numbers of the rows, on all four sides."""
    size = letter_size(width, height)
    large = f'<g class="brief" display="none">{labels(width, height, size, FAR_LETTER * size)}</g>'
    return untouched(f'<g class="full">{labels(width, height, size, size)}</g>{large}')


def labels(width: int, height: int, margin: float, size: float) -> str:
    """The coordinates in letters of a size, in the middle of the paper round the map."""
    away, below = 1.07 * margin, 0.35 * size  # the middle of a letter from the map, its foot from its middle
    columns = [
        (column * CELL + CELL / 2, y + below, column_name(column))
        for column in range(width)
        for y in (-away, height * CELL + away)
    ]
    rows = [
        (x, row * CELL + CELL / 2 + below, str(row + 1)) for row in range(height) for x in (-away, width * CELL + away)
    ]
    written = [
        "".join(palette.PEN.text(x, y, size, name, palette.FADED, "middle") for x, y, name in marks)
        for marks in (columns, rows)
    ]
    return f'<g class="columns">{written[0]}</g><g class="rows">{written[1]}</g>'
