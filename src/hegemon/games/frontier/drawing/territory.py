"""Territories as areas: the wash of an owner upon a tile, and a border where the neighbour is somebody else's.

w n e      A tile draws its own side of a border, a little inside its edge, so that two owners' lines lie beside
+---+      each other. Where the border turns round the corner of a tile that is the same owner's on both sides,
| t |      that tile draws the bend.
+---+
"""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.frontier.drawing.palette import PAPER
from hegemon.games.frontier.drawing.still import CELL
from hegemon.kit.drawing.markup import chance
from hegemon.kit.drawing.outlines import pair
from hegemon.kit.drawing.owners import COLOURS, LETTERS

INSET = 2.6
BEND = 7.0
WOBBLE = 0.8
LINE = 3.6
COVER = 0.85  # of the ground: its marks say what it is


def darker(colour: str) -> str:
    """A colour as a thick stroke of the brush leaves it.

    >>> darker("#D6DB78")
    '#9DA158'
    """
    return "#" + "".join(f"{int(int(colour[k : k + 2], 16) * 0.737):02X}" for k in (1, 3, 5))


EDGES = [darker(colour) for colour in COLOURS]

# The corners of a tile, clockwise from the upper left one, as parts of its side; side k leads from corner k on.
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))
INWARD = ((0, 1), (-1, 0), (0, -1), (1, 0))  # by side: the direction to the middle of the tile
AHEAD = ((1, 0), (0, 1), (-1, 0), (0, -1))  # and the one along it


@lru_cache(maxsize=65536)
def land(width: int, tile: int, owner: int, round_it: tuple[int, ...]) -> str:
    """A tile of a territory, of one colour on every ground; round it lie these owners, clockwise from the north."""
    if owner < 0:
        return ""
    x, y = tile % width * CELL, tile // width * CELL
    same = tuple(other == owner for other in round_it)
    line = border(tile, x, y, same)
    edge = f'<path d="{line}" fill="none" stroke="{EDGES[owner]}" stroke-width="{LINE}"/>' if line else ""
    square = f'<path d="M{x} {y}h{CELL}v{CELL}h-{CELL}z" fill='
    return f'{square}"{PAPER}" fill-opacity="{COVER}"/>{square}"url(#wash-{LETTERS[owner]})"/>{edge}'


def border(tile: int, x: float, y: float, same: tuple[bool, ...]) -> str:
    """The path of a tile's borders; `same` says of each neighbour, clockwise from the north, whether it belongs too."""
    parts = []
    for side in range(4):
        before, here, after = same[2 * side - 2], same[2 * side], same[(2 * side + 2) % 8]
        if not here:
            parts.append(straight(tile, x, y, side, not before, not after))
        if not here and not after:
            parts.append(bend(x, y, side))
        if here and after and not same[2 * side + 1]:
            parts.append(hollow(x, y, side))
    return "".join(parts)


def at(x: float, y: float, side: int, along: float, inside: float) -> str:
    """A point of a tile: so far along a side, and so far inside of it."""
    corner, ahead, inward = CORNERS[side], AHEAD[side], INWARD[side]
    return pair(
        x + corner[0] * CELL + ahead[0] * along + inward[0] * inside,
        y + corner[1] * CELL + ahead[1] * along + inward[1] * inside,
    )


def straight(tile: int, x: float, y: float, side: int, bent_before: bool, bent_after: bool) -> str:
    """The line along one side, nearly straight, as far as the bends at its ends."""
    begin = INSET + BEND if bent_before else 0
    end = CELL - INSET - BEND if bent_after else CELL
    pull = at(x, y, side, CELL / 2 + 6 * chance(tile, side + 20), INSET + 2 * WOBBLE * chance(tile, side + 10))
    return f"M{at(x, y, side, begin, INSET)}Q{pull} {at(x, y, side, end, INSET)}"


def bend(x: float, y: float, side: int) -> str:
    """The corner after a side, seen from inside."""
    begin, pull = at(x, y, side, CELL - INSET - BEND, INSET), at(x, y, side, CELL - INSET, INSET)
    return f"M{begin}Q{pull} {at(x, y, side, CELL - INSET, INSET + BEND)}"


def hollow(x: float, y: float, side: int) -> str:
    """The corner after a side where only the tile beyond the corner is another's."""
    begin, pull = at(x, y, side, CELL - INSET, 0), at(x, y, side, CELL - INSET, INSET)
    return f"M{begin}Q{pull} {at(x, y, side, CELL, INSET)}"
