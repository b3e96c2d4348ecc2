"""The icons of Tianxia: each within 11 of the origin, in a thin pen and a few colours."""

from __future__ import annotations

from hegemon.games.tianxia.benefits import TRACKS
from hegemon.games.tianxia.drawing import palette
from hegemon.games.tianxia.drawing.palette import CINNABAR, GOLD, INK, JADE_STONE, PAPER, STONE, TEA, WOOD
from hegemon.kit.drawing.markup import placed

THIN = f'stroke="{INK}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"'


def path(d: str, fill: str = "none", more: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{more}/>'


def drawn(*parts: str) -> str:
    """Paths in the common pen."""
    return f"<g {THIN}>{''.join(parts)}</g>"


def bare(d: str, fill: str) -> str:
    """A path without a line round it."""
    return path(d, fill, ' stroke="none"')


def ball(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>'


# What stands on a banner, in the light pen of its cloth.
EMBLEMS = {
    "chancellor": "M-5 3H5V-1L2 -4H-2L-5 -1ZM-8 0H-5M5 0H8",  # a hat with wings
    "general": "M-4.5 -5L4.5 4M4.5 -5L-4.5 4M-6 2L-3 5M6 2L3 5",  # swords
    "sage": "M5 -6C0 -4 -3 0 -5 5M5 -6C5 -2 1 2 -3 2",  # a brush
    "steward": "M0 -6V4M-3.5 4H3.5M-6 -4H6M-6 -4L-8 1H-4ZM6 -4L4 1H8Z",  # scales
}
CLOTH = "M-9 -10H9V7L0 11L-9 7Z"


def banner(track: str) -> str:
    """A banner of the palace."""
    pen = f'fill="none" stroke="{PAPER}" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'
    cloth = path(CLOTH, palette.BANNERS[TRACKS.index(track)], f' stroke="{INK}" stroke-width="1"')
    return f'{cloth}<path d="{EMBLEMS[track]}" {pen}/>'


def any_banner() -> str:
    """A banner of all four colours, with an arrow up."""
    quarters = ("M-9 -10H0V0H-9Z", "M0 -10H9V0H0Z", "M-9 0H0V11L-9 7Z", "M0 0H9V7L0 11Z")
    cloth = "".join(bare(d, fill) for d, fill in zip(quarters, palette.BANNERS))
    arrow = f'<path d="M0 6V-5M-4.5 -1L0 -5.5L4.5 -1" fill="none" stroke="{PAPER}" stroke-width="2.4"/>'
    return cloth + path(CLOTH, "none", f' stroke="{INK}" stroke-width="1"') + arrow


def several(*colours: str) -> str:
    """Any of three: a small heap of them."""
    balls = [ball(x, y, 5.2, fill) for (x, y), fill in zip(((0, -4.5), (-5.4, 4.5), (5.4, 4.5)), colours)]
    return drawn(*balls)


PETALS = "".join(
    f'<circle cx="0" cy="-6.2" r="5" transform="rotate({72 * k})" fill="{CINNABAR}"/>' for k in range(5)
) + ball(0, 0, 6.4, CINNABAR)
PAWN = "M-7 10C-7 3 -4 1.5 -2.5 0A5 5 0 1 1 2.5 0C4 1.5 7 3 7 10Z"
LEAF = "M-9 7C-10 -2 -3 -9 9 -9C10 2 3 9 -9 7Z"
BLOCKS = "M-10 9V-3H-6V-7H-2V-3H2V-7H6V-3H10V9Z"
HELMET = "M-9 9V1C-9 -5 -5 -8 0 -8S9 -5 9 1V9H4V3H-4V9Z"
SAIL = "M-1 -10V4H-9C-9 -3 -6 -8 -1 -10ZM1.5 -8C6 -6 8.5 -2 8.5 4H1.5Z"
RIDER = "M-10 10C-9 3 -7 -2 -3 -5L-4 -10L1 -7C6 -6 9 -1 10 4L7 7L3 4C1 4 0 5 0 6C2 8 3 9 3 10Z"  # a horse's head

ICONS = {
    "coins": drawn(ball(0, 0, 9.5, GOLD), path("M-3 -3H3V3H-3Z", PAPER)),
    "wood": drawn(
        path("M-4 -7H9V1H-4Z", WOOD), path("M-7 0H6V8H-7Z", WOOD), ball(-4, -3, 4, "#E2B888"), ball(-7, 4, 4, "#E2B888")
    ),
    "stone": drawn(path("M-10 7L-8 -3L-2 -8L7 -6L10 2L8 7Z", STONE), path("M-8 -3L-1 -1L7 -6M-1 -1L0 7")),
    "rice": drawn(
        path("M-8 0C-7 -8 7 -8 8 0Z", "#FFFFFF"),
        path("M-10 0H10C9 6 6 9 3 9H-3C-6 9 -9 6 -10 0Z", "#6F8FA6"),
        path("M-3 -3H-2M1 -4H2M4 -2H5"),
    ),
    "silk": drawn(
        path("M-9 -4L6 -8V5L-9 9Z", palette.SILK_BOLT),
        ball(6, -1.5, 0.1, INK),
        path("M6 -8C10 -8 10 5 6 5C3 5 3 -8 6 -8Z", "#E9B4C4"),
        path("M-5 -5V8M-1 -6V7"),
    ),
    "tea": drawn(path(LEAF, TEA), path("M-9 7C-4 3 1 -2 5 -5")),
    "jade": drawn(
        path("M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10ZM0 -3.6A3.6 3.6 0 1 0 0 3.6A3.6 3.6 0 1 0 0 -3.6Z", JADE_STONE)
    ),
    "points": PETALS,
    "step": any_banner(),
    "card": drawn(path("M-8 -10H8V10H-8Z", PAPER), path("M-5 -6H5M-5 -2.5H5"), bare("M-3 1.5H3V7.5H-3Z", CINNABAR)),
    "wall": drawn(path(BLOCKS, palette.WALL), path("M-10 3H10M-3 3V9M4 -3V3")),
    "tower": drawn(
        path("M-6 10L-4.5 -2H4.5L6 10Z", palette.WALL),
        path("M-10 -3C-6 -4 -3 -7 0 -10C3 -7 6 -4 10 -3Z", CINNABAR),
        path("M-2 10V5H2V10"),
    ),
    "soldier": drawn(path(HELMET, STONE), path("M0 -8V-11M-4 3H4", GOLD)),
    "governor": drawn(
        path("M-7 10C-7 5 -4 4 0 4S7 5 7 10Z", "#7C6AA0"),
        ball(0, 0, 4.6, "#F2D9B8"),
        path("M-5 -2V-6L-2.5 -9H2.5L5 -6V-2Z", INK),
        path("M-10 -4H-5M5 -4H10"),
    ),
    "sea": drawn(path(SAIL, PAPER), path("M-10 5H10L7 9H-7Z", WOOD)),
    "resource": several(WOOD, STONE, "#FFFFFF"),
    "good": several(palette.SILK_BOLT, TEA, JADE_STONE),
    "fire": drawn(
        path(
            "M0 -10C5 -5 8 -2 8 3C8 8 4 10 0 10S-8 8 -8 3C-8 0 -6 -2 -5 -4C-3 -3 -3 -1 -2 0C-1 -4 -1 -7 0 -10Z",
            "#D9622B",
        ),
        bare("M0 2C2 4 4 5 3 7.5C2 9.5 -2 9.5 -3 7.5C-3.5 6 -1 4.5 0 2Z", GOLD),
    ),
    "meeple": drawn(path(PAWN, palette.SILK)),
    "disc": drawn(ball(0, 0, 9, palette.SILK), ball(0, 0, 5.5, palette.PAPER)),
    "chest": drawn(path("M-9 -8H9V8H-9Z", PAPER), path("M-3.5 -3.5H3.5V3.5H-3.5Z", GOLD)),
    "crate": drawn(path("M-8 -8H8V8H-8Z", "#C99A62"), path("M-8 -3H8M-8 3H8M-3 -8V-3M3 3V8")),
    "anchor": f'<g fill="none" stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">'
    '<circle cx="0" cy="-7" r="2.6"/><path d="M0 -4.4V9M-5 -1H5M-9 3C-9 7 -5 9 0 9S9 7 9 3"/></g>',
    "nomad": path(RIDER, CINNABAR, f' stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'),
    "shield": drawn(
        path("M0 -10C3 -8 6 -7.5 9 -7.5C9 2 6 7 0 10.5C-6 7 -9 2 -9 -7.5C-6 -7.5 -3 -8 0 -10Z", JADE_STONE)
    ),
    "swap": f'<path d="M-8 -3H7M3 -7L7 -3M8 4H-7M-3 8L-7 4" fill="none" stroke="{INK}" stroke-width="2" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    **{track: banner(track) for track in TRACKS},
}

# The figurines, as they are cut from jade.
SHAPES = {
    "ox": "M-10 -7C-8 -2 -6 -3 -4 -4C-2 -6 2 -6 4 -4C6 -3 8 -2 10 -7C11 -1 8 1 6 1L4 8C2 10 -2 10 -4 8L-6 1"
    "C-8 1 -11 -1 -10 -7ZM-3 0V1M3 0V1",
    "crane": "M-9 -9L-3 -7C0 -6 0 -3 -2 -1C-4 2 -1 3 3 1L10 -2C9 4 5 6 1 6V10M-2 5V10M1 6C-4 7 -7 3 -5 -1"
    "C-4 -3 -3 -4 -4 -6Z",
    "tiger": "M-9 -8L-5 -7C-2 -8 2 -8 5 -7L9 -8L8 -2C9 5 5 9 0 9S-9 5 -8 -2ZM0 -7V-3M-3 -7L-2 -4M3 -7L2 -4"
    "M-8 2H-4M8 2H4M-2 4H2L0 6Z",
    "tortoise": "M-7 4C-8 -4 -3 -7 1 -7S9 -4 8 4ZM-7 4C-10 4 -11 1 -9 0M-4 4V8M5 4V8M-1 -7L-3 -1L1 4M-3 -1H-7"
    "M1 4L4 -1L3 -6M4 -1H8",
    "carp": "M-10 0C-6 -7 2 -7 6 0L10 -5V5L6 0C2 7 -6 7 -10 0ZM-7 -1H-6M-2 -4C0 -1 0 1 -2 4M2 -2C3 -1 3 1 2 2",
    "phoenix": "M-8 -9C-4 -8 -3 -5 -2 -2C1 -6 5 -7 8 -6C7 -2 5 0 2 1C5 2 8 5 9 9C6 7 4 6 2 6C2 8 1 9 0 10"
    "C-1 6 -3 4 -4 1C-6 -2 -5 -5 -8 -6L-10 -7Z",
}
FIGURINES = {name: drawn(path(d, JADE_STONE)) for name, d in SHAPES.items()}


def icon(name: str, x: float, y: float, size: float = 20) -> str:
    """An icon round a place; its size is from edge to edge."""
    return placed({**ICONS, **FIGURINES}[name], x, y, size / 22)


def definitions() -> str:
    """All icons, to be used by name on the board."""
    return "".join(f'<g id="icon-{name}">{markup}</g>' for name, markup in {**ICONS, **FIGURINES}.items())


def used(name: str, x: float, y: float, size: float = 20) -> str:
    """An icon of the board's own definitions, which keeps the board small."""
    return f'<use href="#icon-{name}" transform="translate({x:.1f} {y:.1f}) scale({size / 22:.3g})"/>'
