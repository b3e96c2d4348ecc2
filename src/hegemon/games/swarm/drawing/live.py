"""The live layer upon the tiles: who stands where, who controls what, where it rains, where the swarm is."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import CLOUD
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import CELL_HEIGHT, CELL_WIDTH, GAP, corner, hand_drawn, middle, tile_box
from hegemon.games.swarm.drawing.tiles import element_of
from hegemon.games.swarm.drawing.trail import swarm, trail
from hegemon.games.swarm.drawing.wars import battles
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.markup import LETTERING, placed, untouched, use
from hegemon.kit.drawing.outlines import Point, pair
from hegemon.kit.drawing.owners import BADGE_HEIGHT, BADGE_WIDTH, COLOURS, INKS, LETTERS, figure, player_name

Counts = tuple[int, ...]  # by seat
Place = tuple[str, str, str, int]  # name, label, kind and cell of a tile

FIGURE = 14  # size of the number of troops
CHIP_WIDTH = 23  # of those inside a temple
CHIP_HEIGHT = 13
CHIPS_IN_ROW = 3
BADGES_IN_ROW = 2
ASIDE = 28  # from the middle of a tile, between its badge and its edge
BETWEEN = 2  # before the middle, between the number of one badge and the letter of the next
CROWD_HEIGHT = CELL_HEIGHT - 2 * GAP - 16  # below the name
FRAME = 4.4
LATEST = ("keep", "deploy", "pray", "drop")  # the phases in which the way of the swarm is news


def live_pieces(view: View) -> dict[str, str]:
    """The parts from the bottom up: frames and rain, the swarm and its way, names, troops, and where they fight."""
    swarm_at, wet = view["swarm"], frozenset(view["rain"])
    names = tuple(player_name(view, seat) for seat in range(view["players"]))
    parts: dict[str, str] = {}
    tiles: dict[str, str] = {}
    for tile in view["tiles"]:
        name, cell = tile["name"], tile["cell"]
        rains, troops = cell in wet, tuple(tile["troops"])
        parts[f"ground-{name}"] = ground(cell, rains, controller(troops))
        place = (name, tile["label"], tile["kind"], cell)
        tiles[f"tile-{name}"] = tile_group(place, troops, tuple(tile["inside"]), names, cell == swarm_at, rains)
    parts["trail"] = untouched(trail(tuple(view["swarm_path"]), swarm_at)) if view["phase"] in LATEST else ""
    parts["swarm"] = untouched(swarm(swarm_at))
    return {**parts, "names": NAMES, **tiles, "battles": f"{OVER_RINGS}{battles(view)}</g>"}


NAMES = untouched('<use href="#names"/>')
# What no ring may cut: the names once more, and where troops fight.
OVER_RINGS = '<g class="over-rings" pointer-events="none"><use href="#names"/>'


@lru_cache(maxsize=1024)
def ground(cell: int, rains: bool, owner: int) -> str:
    """Rain upon a tile, and the frame of whoever controls it."""
    edge = hand_drawn(tile_box(cell), cell)
    parts = []
    if rains:
        parts.append(f'<path d="{edge}" fill="url(#rain)"/>')
    if owner >= 0:
        left, top, width, height = tile_box(cell)
        inner = hand_drawn((left + FRAME / 2, top + FRAME / 2, width - FRAME, height - FRAME), cell, 0.6, 4)
        parts.append(f'<path d="{inner}" fill="none" stroke="{palette.PAPER}" stroke-width="{FRAME}"/>')
        parts.append(f'<path d="{inner}" fill="none" stroke="url(#wash-{LETTERS[owner]})" stroke-width="{FRAME}"/>')
        parts.append(f'<path d="{edge}" fill="none" stroke="{COLOURS[owner]}" stroke-width="1.8"/>')
    if rains:
        parts.append(cloud(cell))
    return untouched("".join(parts))


def cloud(cell: int) -> str:
    """A cloud at the corner of a tile on which it rains."""
    left, top = corner(cell)
    shape = (
        f'<path d="{CLOUD}" fill="{palette.PAPER}" stroke="{palette.RAIN}" stroke-width="4" stroke-linejoin="round"/>'
    )
    return placed(shape, left + 15, top + 25, 0.5)


def controller(troops: Counts) -> int:
    """The only seat with troops on a tile, or -1."""
    present = [seat for seat, number in enumerate(troops) if number]
    return present[0] if len(present) == 1 else -1


@lru_cache(maxsize=16384)
def tile_group(place: Place, troops: Counts, inside: Counts, names: tuple[str, ...], swarmed: bool, rains: bool) -> str:
    """A tile to point at: its title in words, those inside its temple, and the troops upon it."""
    name, _, kind, cell = place
    temple = f' data-temple="{content.ELEMENTS[element_of(name)]}"' if kind == "temple" else ""
    weather = (["the swarm is here"] if swarmed else []) + (["raining"] if rains else [])
    title = " — ".join([tile_title(place), *company(troops, inside, names), *weather])
    return (
        f'<g data-tile="{name}" data-cell="{content.CELL_NAMES[cell]}" data-gate="{pair(*gate(cell, troops))}"{temple} '
        f'pointer-events="all" {LETTERING}>'
        f"<title>{escape(title)}</title>"
        f'<path d="{hand_drawn(tile_box(cell), cell)}" fill="none"/>{crowd(cell, troops, inside)}</g>'
    )


def tile_title(place: Place) -> str:
    """A tile with its kind and where it lies."""
    name, label, kind, cell = place
    what = f"temple of {content.ELEMENTS[element_of(name)]}" if kind == "temple" else kind
    return f"{label}, {what}, {content.CELL_NAMES[cell]}"


def company(troops: Counts, inside: Counts, names: tuple[str, ...]) -> list[str]:
    """Who is on a tile and who is inside its temple, in words."""
    on = [f"{names[k]} {n} {'troop' if n == 1 else 'troops'}" for k, n in enumerate(troops) if n]
    return on + [f"{names[k]} {n} inside" for k, n in enumerate(inside) if n]


def gate(cell: int, troops: Counts) -> Point:
    """Where an arrow comes out of a tile and goes into it: beside its only badge, or else between two."""
    x, y = middle(cell)
    return (x + ASIDE if sum(number > 0 for number in troops) < BADGES_IN_ROW else x - BETWEEN), y


def crowd(cell: int, troops: Counts, inside: Counts) -> str:
    """Troops along the lower edge of a tile, row upon row; those inside a temple above them."""
    badges = [(seat, number) for seat, number in enumerate(troops) if number]
    chips = [(seat, number) for seat, number in enumerate(inside) if number]
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
    left, top = corner(cell)
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
    middle, foot, size = figure(x, y, troops, FIGURE)
    count = PEN.text(middle, foot, size, str(troops), anchor="middle")
    return f'<g class="lettered">{use(f"badge-{LETTERS[seat]}", x, y)}{count}</g>'


def chip(x: float, y: float, seat: int, troops: int) -> str:
    """Troops inside a temple: a small arch in the seat's colour."""
    wide, high, bend = CHIP_WIDTH / 2 - 0.4, CHIP_HEIGHT / 2, 5
    shape = (
        f"M{-wide} {high}V{bend - high}Q{-wide} {-high} {bend - wide} {-high}"
        f"H{wide - bend}Q{wide} {-high} {wide} {bend - high}V{high}Z"
    )
    letters = PEN.text(0, 4, 10.5, f"{LETTERS[seat]}{troops}", INKS[seat], "middle")
    edge = f'stroke="{palette.PAPER}" stroke-width="1.4"'
    return placed(f'<path d="{shape}" fill="{COLOURS[seat]}" {edge}/>{letters}', x, y)
