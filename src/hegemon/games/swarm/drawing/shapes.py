"""Small words of the drawing: where cells lie, lines that look drawn by hand, panels and the marks of seats on them."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing.palette import INK, PAPER, PEN, SAND_DARK
from hegemon.kit.drawing.markup import Rectangle, box, chance, disc
from hegemon.kit.drawing.outlines import Point, number, pair
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS
from hegemon.kit.drawing.panels import Panel

CELL_WIDTH = 79
CELL_HEIGHT = 84
GAP = 1.5  # from a cell's edge to its tile
BOARD_WIDTH = content.WIDTH * CELL_WIDTH
BOARD_HEIGHT = content.HEIGHT * CELL_HEIGHT
MARGIN = 14  # above and to the left of the board, where squares are named
RIM = 10  # below and to the right
ART_MIDDLE = 39  # from the top of a cell
SPACE = 6  # between panels


def corner(cell: int) -> Point:
    """The upper left corner of a cell."""
    return cell % content.WIDTH * CELL_WIDTH, cell // content.WIDTH * CELL_HEIGHT


def middle(cell: int) -> Point:
    """The middle of a tile's art."""
    left, top = corner(cell)
    return left + CELL_WIDTH / 2, top + ART_MIDDLE


def tile_box(cell: int) -> Rectangle:
    """Where the tile of a cell lies."""
    left, top = corner(cell)
    return left + GAP, top + GAP, CELL_WIDTH - 2 * GAP, CELL_HEIGHT - 2 * GAP


def panel(key: str, title: str, markup: str, height: float, gap: float = SPACE) -> Panel:
    """A panel as wide as the board."""
    return Panel(key, title, markup, BOARD_WIDTH, height, gap)


def sheet(height: float, fill: str = PAPER, edge: str = SAND_DARK, line: float = 1) -> str:
    """What a panel is written on."""
    return box(0, 0, BOARD_WIDTH, height, fill, edge, 6, line)


def seat_disc(seat: int, x: float, y: float) -> str:
    """A seat's letter on its colour."""
    return disc(x, y, 8, COLOURS[seat], INK, 1) + PEN.text(x, y + 4, 11.2, LETTERS[seat], INKS[seat], "middle")


def bar(seat: int, x: float, top: float, foot: float) -> str:
    """A stroke in a seat's colour at the end of a panel."""
    return (
        f'<path d="M{number(x)} {number(top)}V{number(foot)}" stroke="{COLOURS[seat]}" stroke-width="5" '
        f'stroke-linecap="round"/>'
    )


@lru_cache(maxsize=512)
def hand_drawn(where: Rectangle, seed: int, wobble: float = 0.9, corner: float = 6) -> str:
    """The path of a rectangle as a hand draws it: round corners, and sides that are nearly straight."""
    left, top, wide, high = where
    right, low = left + wide, top + high
    off = [wobble * chance(seed, step) for step in range(8)]
    return (
        f"M{pair(left + corner, top)}C{pair(left + wide / 3, top + off[0])} {pair(right - wide / 3, top + off[1])} "
        f"{pair(right - corner, top)}Q{pair(right, top)} {pair(right, top + corner)}"
        f"C{pair(right + off[2], top + high / 3)} {pair(right + off[3], low - high / 3)} {pair(right, low - corner)}"
        f"Q{pair(right, low)} {pair(right - corner, low)}C{pair(right - wide / 3, low + off[4])} "
        f"{pair(left + wide / 3, low + off[5])} {pair(left + corner, low)}Q{pair(left, low)} {pair(left, low - corner)}"
        f"C{pair(left + off[6], low - high / 3)} {pair(left + off[7], top + high / 3)} {pair(left, top + corner)}"
        f"Q{pair(left, top)} {pair(left + corner, top)}Z"
    )
