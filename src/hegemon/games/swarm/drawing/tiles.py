"""The art of the tiles, round the middle of a tile: within 37 to the sides, 24 up and 22 down."""

from __future__ import annotations

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing.glyphs import element_disc, palm, path, small
from hegemon.games.swarm.drawing.palette import (
    CLAY,
    GOLD,
    LINE,
    ROOF,
    SAND_DARK,
    SAND_DEEP,
    SAND_LIGHT,
    SHADE,
    STONE,
    STONE_DARK,
    WALL,
    WATER,
    WATER_DARK,
)

PEN = f'stroke="{LINE}" stroke-width="1.4" stroke-linecap="round" stroke-linejoin="round" fill="none"'
DOME = "M-17 12V2C-17 -12 -8 -16 0 -22C8 -16 17 -12 17 2V12Z"
RAYS = "M-24 -2L-32 -4M-21 -11L-28 -16M-14 -18L-18 -24M14 -18L18 -24M21 -11L28 -16M24 -2L32 -4"
TOWER = "M-7 22V-13H-8V-21H-4V-18H-2V-21H2V-18H4V-21H8V-13H7V22Z"
BATTLEMENT = "M-13 22V-6H-10V-2H-6V-6H-3V-2H3V-6H6V-2H10V-6H13V22Z"
MASONRY = "M-9 6H-4M4 4H9M-10 14H-6M6 13H11"

LOWER = "translate(0 2.2) scale(0.9)"  # towers, domes and palms stay below the name

DUNES = (
    ("M-37 2C-24 -12 -14 -14 -4 -4C6 4 20 -12 37 -10V38Q37 43 32 43H-32Q-37 43 -37 38Z", SAND_LIGHT),
    ("M-37 10C-20 2 -8 16 6 6C16 -1 26 0 37 4V38Q37 43 32 43H-32Q-37 43 -37 38Z", SAND_DARK),
    ("M-37 20C-22 10 -10 12 2 17C14 22 24 12 37 14V38Q37 43 32 43H-32Q-37 43 -37 38Z", SAND_DEEP),
)
RIPPLES = (
    "M-28 -2C-24 -6 -20 -7 -16 -5M14 -4C20 -8 26 -8 30 -7M-12 11C-6 12 -2 10 2 8"
    "M16 5C20 3 24 3 28 5M-26 18C-22 16 -16 15 -12 16M-22 30C-14 26 -6 32 4 28M12 33C18 30 24 30 30 32"
)
WAVES = "M-14 3C-10 1 -8 5 -4 3M2 8C6 6 8 10 12 8M-16 11C-12 9 -10 13 -6 11M8 1C11 -1 13 2 16 1"

STONES = "M-22 4L-18 -4L-11 -6L-7 3L-13 6ZM6 12L10 3L18 1L23 9L17 14ZM-4 16L0 11L6 15L3 19Z"
BONES = "M-14 8C-16 -6 -8 -10 -6 -8M-6 9C-8 -6 0 -10 2 -8M2 10C0 -5 8 -8 10 -6M-18 8C-8 12 6 12 16 8"
THORNS = (
    "M0 12V-12M0 4L-10 -6M0 0L10 -10M-10 -6L-15 -4M-10 -6L-11 -13M10 -10L16 -8M10 -10L10 -17M0 -12L-5 -17M0 -12L5 -18"
)
CRACKS = "M-28 0L-16 4L-12 14L-22 20M-16 4L-4 -2L10 4L14 16M10 4L24 -3M-4 -2L-2 -10"
BOLT = "M4 -18L-6 -2H2L-6 14L14 -8H4L12 -18Z"
HILLS = "M-30 8C-26 -8 -20 -12 -14 -10C-8 -8 -4 2 0 8ZM-2 8C4 -10 12 -14 18 -10C24 -6 28 4 30 8Z"
TRACKS = "M-20 12L-18 10M-13 7L-11 5M-6 2L-4 0M1 -3L3 -5M8 -8L10 -10M15 -13L17 -15"
SINK = "M-24 2C-24 -10 24 -10 24 2S-24 14 -24 2ZM-15 2C-15 -5 15 -5 15 2S-15 9 -15 2ZM-7 2C-7 -1 7 -1 7 2S-7 5 -7 2Z"

# What lies on a desert beside dunes: the path and its fill.
FINDS = {
    "flint-waste": (STONES, STONE),
    "bone-field": (BONES, "none"),
    "still-pan": (CRACKS, "none"),
    "thorn-rise": (THORNS, "none"),
    "glass-flat": (BOLT, SAND_LIGHT),
    "sink-sand": (SINK, "none"),
    "rust-hills": (HILLS, ROOF),
    "far-nothing": (TRACKS, "none"),
}


def tile_art(kind: int, name: str) -> str:
    """The picture of a tile; temples differ by element, deserts by what lies there."""
    if kind == content.TEMPLE:
        return temple(element_of(name))
    if kind == content.DESERT:
        return desert(name)
    return f'<g transform="{LOWER}">{ART[kind]}</g>'


def element_of(name: str) -> int:
    """The element of a temple's tile."""
    return [tile.name for tile in content.TEMPLE_TILES].index(name)


def inked(markup: str) -> str:
    return f"<g {PEN}>{markup}</g>"


def shadow(width: float, y: float) -> str:
    return f'<ellipse cy="{y:g}" rx="{width:g}" ry="3.4" fill="{SHADE}" fill-opacity="0.22" stroke="none"/>'


def sanctuary() -> str:
    """A white dome between palms, and light round it."""
    return inked(
        shadow(32, 21)
        + f'<path d="{RAYS}" stroke="{GOLD}" stroke-width="3"/>'
        + palm(-26, 18, 0.72)
        + palm(24, 18, 0.72)
        + path(DOME, WALL)
        + path("M-11 4C-11 -6 -7 -10 -3 -13")
        + path("M-21 12H21V17H-21ZM-26 17H26V22H-26Z", SAND_LIGHT)
        + path("M-5 12V5C-5 0 0 -3 0 -5C0 -3 5 0 5 5V12Z", GOLD)
        + f'<circle cy="-23.5" r="2.2" fill="{GOLD}"/>'
    )


def temple(element: int) -> str:
    """Columns on steps under a gable, with the sign of the element large before it."""
    columns = "".join(path(f"M{x} -4H{x + 6}V12H{x}Z", WALL) for x in (-25, -16, 10, 19))
    house = (
        shadow(36, 21)
        + path("M-26 -4H26V12H-26Z", SHADE)
        + columns
        + path("M-31 -4L0 -20L31 -4Z", CLAY)
        + path("M-30 12H30V17H-30ZM-35 17H35V22H-35Z", SAND_LIGHT)
    )
    return inked(house) + f'<g transform="translate(0 -5)">{element_disc(element, 14)}</g>'


def bastion() -> str:
    """Two towers and a gate of stone."""
    return inked(
        shadow(34, 21)
        + path(BATTLEMENT, STONE)
        + path(MASONRY)
        + path("M-6 22V12C-6 3 6 3 6 12V22Z", SHADE)
        + "".join(
            small(path(TOWER, STONE) + path("M-4 -6H0M1 0H5M-5 8H-1M0 15H4") + slit(), x, 0, 1.1) for x in (-22, 22)
        )
    )


def slit() -> str:
    return f'<path d="M0 -11V-7" stroke="{SHADE}" stroke-width="2.6"/>'


def city() -> str:
    """Flat roofs, lit windows, a tower and an awning."""
    windows = "M-27 7V10M-21 7V10M-27 14V17M-11 -3V0M-5 -3V0M-11 5V8M21 5V8M27 5V8M10 12V15"
    return inked(
        shadow(34, 21)
        + path("M-16 22V-9H0V22Z", WALL)
        + path("M4 22V-14H13V22Z", SAND_LIGHT)
        + path("M2 -14C2 -20 8 -20 8.5 -25C9 -20 15 -20 15 -14Z", WATER_DARK)
        + path("M-32 22V2H-15V22Z", SAND_LIGHT)
        + path("M14 22V-1H32V22Z", WALL)
        + path("M-6 22V8H18V22Z", CLAY)
        + path("M-34 2H-13M-18 -9H2M12 -1H34M-8 8H20")
        + f'<path d="{windows}" stroke="{SHADE}" stroke-width="2.8" stroke-linecap="butt"/>'
        + path("M-4 14H6L8 18H-6Z", ROOF)
        + path("M8.5 -9V-5")
        + path("M20 22V15H26V22Z", SHADE)
    )


def basin() -> str:
    """Water in a ring of stones, and what grows beside it."""
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="4.2" ry="3" fill="{STONE}"/>'
        for x, y in ((-25, 0), (-27, 8), (-20, 15), (-10, 19), (2, 20), (14, 18), (23, 13), (27, 6), (25, -1), (18, -6))
    )
    return inked(
        f'<ellipse cy="6" rx="27" ry="14" fill="{STONE_DARK}"/><ellipse cy="6.5" rx="24" ry="11" fill="{WATER}"/>'
        f'<path d="{WAVES}" stroke="{WATER_DARK}"/>'
        + stones
        + palm(-16, -2, 0.66)
        + palm(-6, -4, 0.5)
        + path("M17 -8V-18M21 -8C21 -12 22 -15 24 -17M13 -8C13 -12 12 -14 10 -16")
    )


def desert(name: str) -> str:
    """Dunes, and upon them what the place is named after."""
    dunes = "".join(f'<path d="{d}" fill="{fill}" fill-opacity="0.75" stroke="none"/>' for d, fill in DUNES)
    lines = f'<path d="{RIPPLES}" stroke="{SAND_DEEP}" stroke-opacity="0.8"/>'
    find, fill = FINDS.get(name, ("", "none"))
    return inked(dunes + lines + (path(find, fill) if find else ""))


ART = {
    content.SANCTUARY: sanctuary(),
    content.BASTION: bastion(),
    content.CITY: city(),
    content.BASIN: basin(),
}
