"""The still layer of the board: the tiles as they were laid, their names, and the coordinates at the edge."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from math import cos, sin

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import GLYPHS
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import (
    BOARD_HEIGHT,
    BOARD_WIDTH,
    CELL_HEIGHT,
    CELL_WIDTH,
    MARGIN,
    RIM,
    corner,
    hand_drawn,
    middle,
    tile_box,
)
from hegemon.games.swarm.drawing.tiles import element_of, tile_art
from hegemon.games.swarm.view import View
from hegemon.kit.drawing import owners
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import LETTERING, box, chance, placed, untouched
from hegemon.kit.drawing.outlines import number

NAME_SIZE = 11
NAME_FOOT = 14
NAME_WIDTH = CELL_WIDTH - 15  # within the frame of an owner and the ring round what can be picked
SPECKS = 14

LOCUSTS = 28
GOLDEN_TURN = 2.39996  # radians from one locust to the next, so that they fill the cloud evenly

Layout = tuple[tuple[str, str, str], ...]  # name, label and kind of each tile, cell by cell


def layout_of(view: View) -> Layout:
    """All that the still layer depends on."""
    return tuple((tile["name"], tile["label"], tile["kind"]) for tile in view["tiles"])


@lru_cache(maxsize=256)
def still_layer(layout: Layout) -> str:
    """All of the still layer, as one group, made once."""
    tiles = "".join(tile(cell, name, kind) for cell, (name, _, kind) in enumerate(layout))
    return f'<g id="still" {LETTERING}>{definitions()}{bed()}{coordinates()}{tiles}{names(layout)}</g>'


def definitions() -> str:
    """Shapes and patterns that both layers use."""
    return (
        f'<defs>{owners.washes()}{owners.badges()}<g id="locust">{GLYPHS["locust"]}</g>'
        f'<g id="swarm">{swarm_symbol()}</g>'
        f'<pattern id="rain" width="13" height="13" patternUnits="userSpaceOnUse">{RAINFALL}</pattern></defs>'
    )


RAINFALL = (
    f'<rect width="13" height="13" fill="{palette.WATER}" fill-opacity="0.2"/>'
    f'<path d="M4 1L2 6M10 7L8 12" stroke="{palette.RAIN}" stroke-width="1.3" stroke-linecap="round"/>'
)


def swarm_symbol() -> str:
    """A dark cloud of locusts round the origin."""
    cloud = (
        f'<ellipse rx="33" ry="25" fill="{palette.SWARM}" fill-opacity="0.18"/>'
        f'<ellipse rx="24" ry="18" fill="{palette.SWARM}" fill-opacity="0.25"/>'
    )
    return cloud + "".join(locust(k) for k in range(LOCUSTS))


def locust(k: int) -> str:
    """One of a swarm: the first ones in the middle, the last ones at its rim."""
    away, turn = ((k + 0.5) / LOCUSTS) ** 0.5, k * GOLDEN_TURN
    x, y = 29 * away * cos(turn) + chance(7, k), 21 * away * sin(turn) + chance(8, k)
    size = 0.18 + 0.035 * chance(10, k)
    return (
        f'<use href="#locust" transform="translate({number(x)} {number(y)}) rotate({round(75 * chance(9, k))}) '
        f'scale({size:.2f})"/>'
    )


def bed() -> str:
    """What the tiles lie on; in the dark it is as the ground around it."""
    wide, high = BOARD_WIDTH + MARGIN + RIM, BOARD_HEIGHT + MARGIN + RIM
    return f'<g class="around">{box(-MARGIN, -MARGIN, wide, high, palette.BED, rounding=8)}</g>'


def coordinates() -> str:
    """The letters of the columns and the numbers of the rows, beside the ways of the swarm."""
    columns = [(column * CELL_WIDTH + 12, -3.5, "abcde"[column]) for column in range(content.WIDTH)]
    rows = [(-7, row * CELL_HEIGHT + 14, str(row + 1)) for row in range(content.HEIGHT)]
    written = ["".join(PEN.text(x, y, 10, name, anchor="middle") for x, y, name in marks) for marks in (columns, rows)]
    return untouched(f'<g class="columns">{written[0]}</g><g class="rows">{written[1]}</g>')


def ground_of(name: str, kind: str) -> str:
    """The colour of a tile's ground."""
    if kind == "temple":
        return palette.ELEMENT_GROUNDS[element_of(name)]
    return palette.GROUNDS[content.TILE_KINDS.index(kind)]


def tile(cell: int, name: str, kind: str) -> str:
    """One tile with its ground and its art."""
    edge = hand_drawn(tile_box(cell), cell)
    art = tile_art(content.TILE_KINDS.index(kind), name)
    return (
        f'<path d="{edge}" transform="translate(1 1.8)" fill="{palette.BED_EDGE}"/>'
        f'<path d="{edge}" fill="{ground_of(name, kind)}" stroke="{palette.LINE}" stroke-width="1.2"/>'
        f"{specks(cell)}{placed(art, *middle(cell))}"
    )


def names(layout: Layout) -> str:
    """The names of the tiles; the live layer shows them once more above what it draws, as do rings."""
    parts = []
    for cell, (name, label, kind) in enumerate(layout):
        left, top = corner(cell)
        parts.append(f'<g stroke="{ground_of(name, kind)}">{label_text(left + CELL_WIDTH / 2, top, label)}</g>')
    pen = 'stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
    return f'<g id="names" class="above" pointer-events="none" {LETTERING} {pen}>{"".join(parts)}</g>'


def label_text(x: float, top: float, label: str) -> str:
    """The name of a tile, as wide as it was measured whatever letters a browser has."""
    size = min(NAME_SIZE, NAME_WIDTH / text_width(label))
    return (
        f'<text x="{number(x)}" y="{number(top + NAME_FOOT)}" font-size="{number(size)}" fill="{palette.INK}" '
        f'text-anchor="middle" textLength="{number(text_width(label) * size)}" '
        f'lengthAdjust="spacingAndGlyphs">{escape(label)}</text>'
    )


def specks(cell: int) -> str:
    """Grains of sand below the name."""
    left, top, width, height = tile_box(cell)
    dots = "".join(
        f"M{number(left + width * (0.5 + 0.45 * chance(cell + 40, k)))} "
        f"{number(top + height * (0.58 + 0.38 * chance(cell + 80, k)))}h0.1"
        for k in range(SPECKS)
    )
    return f'<path d="{dots}" stroke="{palette.SAND_DEEP}" stroke-width="1.3" stroke-linecap="round"/>'
