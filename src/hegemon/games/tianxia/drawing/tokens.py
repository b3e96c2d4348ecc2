"""What stands on the board: things to point at, and the pieces of players in their colours, with their letters."""

from __future__ import annotations

from html import escape

from hegemon.games.tianxia import wares
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.benefits import parted, spoken
from hegemon.games.tianxia.drawing.icons import PAWN, icon, used
from hegemon.games.tianxia.drawing.palette import INK, PAPER, PEN, SMALL
from hegemon.kit.drawing.markup import box, disc, placed
from hegemon.kit.drawing.outlines import number, pair
from hegemon.kit.drawing.owners import COLOURS, INKS, LETTERS, PATTERNS

NEUTRAL = 8  # a worker of nobody
TILES = {tile.name: tile for tile in wares.TILES}


def thing(kind: str, word: str, title: str, markup: str) -> str:
    """Something that a move may name: its first shape is what is highlighted."""
    return f'<g data-{kind}="{word}" pointer-events="all"><title>{escape(title)}</title>{markup}</g>'


def told(title: str, markup: str) -> str:
    """Something that says what it is when it is pointed at."""
    return f"<g><title>{escape(title)}</title>{markup}</g>"


def near_and_far(near: str, far: str) -> str:
    """What is shown in a picture whose letters can be read, and in its place where it is too small for that."""
    return f'<g class="full">{near}</g><g class="brief" display="none">{far}</g>'


def only(shapes: str, markup: str) -> str:
    """What belongs to some arrangements of the board: `wide`, and `upright` and `sideways` for a phone held so."""
    hidden = "" if "wide" in shapes else ' display="none"'
    return f'<g data-only="{shapes}"{hidden}>{markup}</g>'


def lettered(markup: str) -> str:
    """What is nothing without its letters: it goes where they would be too small to be read."""
    return f'<g class="lettered">{markup}</g>'


def weaves() -> str:
    """The patterns `weave-A` and so on: the colour of a seat with its marks, for those who cannot tell it."""
    return "".join(weave(seat) for seat in range(len(LETTERS)))


def weave(seat: int) -> str:
    size, marks, width = PATTERNS[seat]
    pen = f'fill="none" stroke="{INKS[seat]}" stroke-width="{width:g}"' if width else f'fill="{INKS[seat]}"'
    return (
        f'<pattern id="weave-{LETTERS[seat]}" width="{size}" height="{size}" patternUnits="userSpaceOnUse">'
        f'<rect width="{size}" height="{size}" fill="{COLOURS[seat]}"/>'
        f'<path d="{marks}" {pen} opacity="0.22"/></pattern>'
    )


def letter(seat: int, x: float, y: float, size: float = SMALL) -> str:
    """The letter of a seat round a place."""
    return PEN.text(x, y + size * 0.34, size, LETTERS[seat], INKS[seat], "middle")


def seat_disc(seat: int, x: float, y: float, radius: float = 9) -> str:
    """A disc of a seat."""
    return disc(x, y, radius, COLOURS[seat], INK, 1.1) + letter(seat, x, y, max(SMALL, radius * 1.3))


def fanned(seats: list[int], left: float, y: float, room: float, radius: float = 9) -> str:
    """Discs in a row from the left, over each other where there is not room for all; covered ones have no letter."""
    step = min(radius * 2 + 2, (room - 2 * radius) / max(1, len(seats) - 1))
    parts = []
    for k, seat in enumerate(seats):
        x, is_open = left + radius + step * k, step > radius * 1.3 or k == len(seats) - 1
        parts.append(seat_disc(seat, x, y, radius) if is_open else disc(x, y, radius, COLOURS[seat], INK, 1.1))
    return "".join(parts)


def crowd(seats: list[int], left: float, y: float, room: float, radius: float) -> str:
    """Discs round a height from the left: in one row, or in two where that has not room for all."""
    if 2 * radius * len(seats) <= room + 0.5:
        return fanned(seats, left, y, room, radius)
    half = -(-len(seats) // 2)
    small = min(radius, 8.0, room / (half + 1))
    rows = ((seats[:half], y - small), (seats[half:], y + small))
    return "".join(fanned(row, left, at, room, small) for row, at in rows)


def meeple(seat: int, x: float, y: float, size: float = 26) -> str:
    """A governor, a worker or a merchant of a seat, or of nobody."""
    fill = palette.STONE if seat == NEUTRAL else COLOURS[seat]
    scale = size / 22
    mark = "" if seat == NEUTRAL else letter(seat, 0, 3.3, 12)
    shape = f'<path d="{PAWN}" fill="{fill}" stroke="{INK}" stroke-width="1.1"/>'
    return f'<g{whose(seat)} transform="translate({pair(x, y)}) scale({scale:.3g})">{shape}{mark}</g>'


def fee(coins: int, x: float, y: float) -> str:
    """What it costs to come here, shown to who may."""
    if not coins:
        return ""
    sign = disc(x, y, 8, palette.GOLD, INK, 1.1) + PEN.text(x, y + 4.8, SMALL, str(coins), anchor="middle")
    return f'<g class="price" display="none">{sign}</g>'


def slot(x: float, y: float, radius: float) -> str:
    """An empty round place."""
    return disc(x, y, radius, palette.SLOT, palette.SLOT_EDGE, 1)


def seat_for_meeple(x: float, y: float, size: float) -> str:
    """An empty place for a governor or a worker, in their shape."""
    pen = f'stroke="{palette.SLOT_EDGE}" stroke-width="1" stroke-dasharray="2.4 1.8"'
    return placed(f'<path d="{PAWN}" fill="{palette.SLOT}" {pen}/>', x, y, size / 22)


def hold(x: float, y: float, size: float) -> str:
    """An empty place for a delivery: a square, as crates are."""
    return box(x - size / 2, y - size / 2, size, size, palette.SLOT, palette.SLOT_EDGE, 3, 1)


def aim(x: float, y: float, radius: float) -> str:
    """The ring where a click goes, shown to who may."""
    return ring(disc(x, y, radius, "none", palette.AIM, 3))


def ring(shape: str) -> str:
    """A shape as a ring, and below it the line that sets it off from what it lies on."""
    return f'<g class="aim" display="none"><g class="casing">{shape}</g>{shape}</g>'


def block(seat: int, x: float, y: float, width: float, height: float) -> str:
    """A piece of wall in a space that begins at a place; -1 is an empty space."""
    notch = width / 5
    steps = "".join(f"h{number(notch)}v{number(5 if k % 2 == 0 else -5)}" for k in range(4)) + f"h{number(notch)}"
    shape = f"M{pair(x, y)}{steps}V{number(y + height)}H{number(x)}Z"
    return stonework(shape, seat, x + width / 2, y + height / 2 + 2.5)


def tower(seat: int, x: float, y: float, width: float, height: float) -> str:
    """A tower under a hipped roof with wide eaves, as a piece of wall."""
    right, foot, ridge, eaves = x + width, y + height, y - 8, y + 3
    roof = f"M{pair(x + 6, ridge)}H{number(right - 6)}Q{pair(right - 5, eaves - 4)} {pair(right, eaves)}"
    body = f"H{number(right - 3)}V{number(foot)}H{number(x + 3)}V{number(eaves)}H{number(x)}"
    shape = f"{roof}{body}Q{pair(x + 5, eaves - 4)} {pair(x + 6, ridge)}ZM{pair(x + 3, eaves)}H{number(right - 3)}"
    return stonework(shape, seat, x + width / 2, y + height / 2 + 2)


def stonework(shape: str, seat: int, x: float, y: float, size: float = 20) -> str:
    if seat < 0:
        return (
            f'<path d="{shape}" fill="{palette.SILK}" fill-opacity="0.55" stroke="{palette.WALL_DARK}" '
            f'stroke-dasharray="3 2.4"/>'
        )
    fill = f"url(#weave-{LETTERS[seat]}) {COLOURS[seat]}"
    return f'<path d="{shape}" fill="{fill}" stroke="{INK}" stroke-width="1.1"/>{letter(seat, x, y, size)}'


def soldier(seat: int, x: float, y: float) -> str:
    """A soldier: a shield of a seat; -1 is an empty place."""
    shape = f"M{pair(x - 9, y - 9)}H{number(x + 9)}V{number(y + 1)}Q{pair(x + 8, y + 8)} {pair(x, y + 11)}"
    shape += f"Q{pair(x - 8, y + 8)} {pair(x - 9, y + 1)}Z"
    return f"<g{whose(seat)}>{stonework(shape, seat, x, y)}</g>" if seat >= 0 else stonework(shape, seat, x, y)


def whose(seat: int) -> str:
    """The owner of a piece that may be lost."""
    return f' data-of="{LETTERS[seat]}"' if 0 <= seat < NEUTRAL else ""


def bonus(name: str, x: float, y: float, size: float = 28, alone: bool = False) -> str:
    """A bonus tile round a place: a figurine, or the first of what it gives; alone, without a board round it."""
    half = size / 2
    show = icon if alone else used
    if name not in TILES:
        sheet = box(x - half, y - half, size, size, palette.JADE_TINT, palette.JADE, half, 1.2)
        return told(bonus_title(name), sheet + show(name, x, y, size * 0.72))
    sheet = box(x - half, y - half, size, size, PAPER, palette.GOLD_DARK, 4, 1.2)
    amount, word = parted(TILES[name].benefit)[0].split()
    if ">" in TILES[name].benefit:
        return told(bonus_title(name), sheet + show("swap", x, y, size * 0.62))
    off = 0.0 if amount == "1" else size * 0.07
    figure = max(SMALL, size * 0.42)
    count = PEN.text(x + size * 0.42, y + size * 0.41, figure, amount, anchor="end") if off else ""
    return told(bonus_title(name), sheet + show(word, x - off, y - off, size * 0.66) + count)


def bonus_title(name: str) -> str:
    """A bonus tile in words."""
    if name in TILES:
        return f"{TILES[name].label}, a bonus tile to use once: {spoken(TILES[name].benefit)}"
    return f"{name.capitalize()}, a figurine: worth points at the end, and a step to buy when you pass"
