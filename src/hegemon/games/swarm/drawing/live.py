"""The live layer upon the tiles: who stands where, who controls what, where it rains, where the swarm is."""

from __future__ import annotations

from html import escape
from typing import Any

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import CLOUD
from hegemon.games.swarm.drawing.shapes import hand_drawn, placed, text
from hegemon.games.swarm.drawing.still import (
    BADGE_HEIGHT,
    BADGE_WIDTH,
    CELL_HEIGHT,
    CELL_WIDTH,
    GAP,
    corner,
    tile_box,
)
from hegemon.games.swarm.drawing.tiles import element_of
from hegemon.games.swarm.drawing.trail import swarm, trail
from hegemon.kit.drawing.lettering import HEIGHT, text_width
from hegemon.kit.drawing.outlines import number
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTER_PART, LETTERS, player_name

View = dict[str, Any]

FIGURE = 14  # size of the number of troops
CHIP_WIDTH = 23  # of those inside a temple
CHIP_HEIGHT = 13
CHIPS_IN_ROW = 3
BADGES_IN_ROW = 2
CROWD_HEIGHT = CELL_HEIGHT - 2 * GAP - 16  # below the name
FRAME = 4.4


def tiles_layer(view: View) -> str:
    """Frames, rain and the swarm, and over them each tile's group with its troops."""
    grounds = "".join(ground(view, tile) for tile in view["tiles"])
    swarm_at, path = int(view["swarm"]), [int(cell) for cell in view["swarm_path"]]
    groups = "".join(tile_group(view, tile) for tile in view["tiles"])
    return (
        f'<g pointer-events="none">{grounds}{trail(path, swarm_at)}{swarm(swarm_at)}<use href="#names"/></g>'
        f'<g pointer-events="all">{groups}</g>'
    )


def ground(view: View, tile: View) -> str:
    """Rain upon a tile, and the frame of whoever controls it."""
    cell = int(tile["cell"])
    edge = hand_drawn(tile_box(cell), cell)
    parts = []
    if cell in view["rain"]:
        parts.append(f'<path d="{edge}" fill="url(#rain)"/>')
    owner = controller(tile)
    if owner >= 0:
        left, top, width, height = tile_box(cell)
        inner = hand_drawn((left + FRAME / 2, top + FRAME / 2, width - FRAME, height - FRAME), cell, 0.6, 4)
        parts.append(f'<path d="{inner}" fill="none" stroke="{palette.PAPER}" stroke-width="{FRAME}"/>')
        parts.append(f'<path d="{inner}" fill="none" stroke="url(#wash-{LETTERS[owner]})" stroke-width="{FRAME}"/>')
        parts.append(f'<path d="{edge}" fill="none" stroke="{COLOURS[owner]}" stroke-width="1.8"/>')
    if cell in view["rain"]:
        parts.append(cloud(cell))
    return "".join(parts)


def cloud(cell: int) -> str:
    """A cloud at the corner of a tile on which it rains."""
    left, top = corner(cell)
    shape = (
        f'<path d="{CLOUD}" fill="{palette.PAPER}" stroke="{palette.RAIN}" stroke-width="4" stroke-linejoin="round"/>'
    )
    return placed(shape, left + 15, top + 25, 0.5)


def controller(tile: View) -> int:
    """The only seat with troops on a tile, or -1."""
    present = [seat for seat, troops in enumerate(tile["troops"]) if troops]
    return present[0] if len(present) == 1 else -1


def tile_group(view: View, tile: View) -> str:
    """A tile to point at: its title in words, those inside its temple, and the troops upon it."""
    cell = int(tile["cell"])
    temple = f' data-temple="{content.ELEMENTS[element_of(tile["name"])]}"' if tile["kind"] == "temple" else ""
    return (
        f'<g data-tile="{tile["name"]}" data-cell="{content.CELL_NAMES[cell]}"{temple}>'
        f"<title>{escape(tile_title(view, tile))}</title>"
        f'<path d="{hand_drawn(tile_box(cell), cell)}" fill="none"/>{crowd(tile)}</g>'
    )


def tile_title(view: View, tile: View) -> str:
    """All that can be said of a tile, in words."""
    cell = int(tile["cell"])
    kind = str(tile["kind"])
    if kind == "temple":
        kind = f"temple of {content.ELEMENTS[element_of(tile['name'])]}"
    parts = [f"{tile['label']}, {kind}, {content.CELL_NAMES[cell]}"]
    parts += [
        f"{player_name(view, seat)} {troops} {'troop' if troops == 1 else 'troops'}"
        for seat, troops in enumerate(tile["troops"])
        if troops
    ]
    parts += [f"inside {player_name(view, seat)} {troops}" for seat, troops in enumerate(tile["inside"]) if troops]
    if cell == view["swarm"]:
        parts.append("the swarm is here")
    if cell in view["rain"]:
        parts.append("it rains")
    return " — ".join(parts)


def crowd(tile: View) -> str:
    """Troops along the lower edge of a tile, row upon row; those inside a temple above them."""
    badges = [(seat, int(troops)) for seat, troops in enumerate(tile["troops"]) if troops]
    chips = [(seat, int(troops)) for seat, troops in enumerate(tile["inside"]) if troops]
    if not badges and not chips:
        return ""
    parts, height = [], 0.0
    for row in rows(badges, BADGES_IN_ROW):
        parts += [badge(x, -height - BADGE_HEIGHT / 2, *one) for x, one in spaced(row, BADGE_WIDTH + 1)]
        height += BADGE_HEIGHT + 1
    height = max(height, BADGE_HEIGHT + 1) + 1
    for row in rows(chips, CHIPS_IN_ROW):
        parts += [chip(x, -height - CHIP_HEIGHT / 2, *one) for x, one in spaced(row, CHIP_WIDTH + 0.6)]
        height += CHIP_HEIGHT + 1
    left, top = corner(int(tile["cell"]))
    scale = min(1.0, CROWD_HEIGHT / height)
    return placed("".join(parts), left + CELL_WIDTH / 2, top + CELL_HEIGHT - GAP - 2.4, scale)


def rows(things: list[tuple[int, int]], longest: int) -> list[list[tuple[int, int]]]:
    """Things in rows from the lowest up, to be read from the top; a row that is not full is the highest."""
    return [things[max(0, k - longest) : k] for k in range(len(things), 0, -longest)]


def spaced(row: list[tuple[int, int]], step: float) -> list[tuple[float, tuple[int, int]]]:
    """The things of a row, side by side round the middle."""
    return [((k - (len(row) - 1) / 2) * step, one) for k, one in enumerate(row)]


def badge(x: float, y: float, seat: int, troops: int) -> str:
    """A seat's letter and the number of its troops."""
    blank = BADGE_WIDTH * (1 - LETTER_PART)
    size = min(FIGURE, (blank - 5) / text_width(str(troops)))
    middle = x + (BADGE_WIDTH - blank) / 2 - 0.8
    return (
        f'<use href="#badge-{LETTERS[seat]}" x="{number(x)}" y="{number(y)}"/>'
        f"{text(middle, y + HEIGHT * size / 2, size, str(troops), anchor='middle')}"
    )


def chip(x: float, y: float, seat: int, troops: int) -> str:
    """Troops inside a temple: a small arch in the seat's colour."""
    wide, high, bend = CHIP_WIDTH / 2 - 0.4, CHIP_HEIGHT / 2, 5
    shape = (
        f"M{-wide} {high}V{bend - high}Q{-wide} {-high} {bend - wide} {-high}"
        f"H{wide - bend}Q{wide} {-high} {wide} {bend - high}V{high}Z"
    )
    letters = text(0, 4, 10.5, f"{LETTERS[seat]}{troops}", INKS[seat], "middle")
    edge = f'stroke="{palette.PAPER}" stroke-width="1.4"'
    return placed(f'<path d="{shape}" fill="{COLOURS[seat]}" {edge}/>{letters}', x, y)
