"""The symbols of Swarm, each within 22 of the origin, drawn with a pen and a few colours."""

from __future__ import annotations

from hegemon.games.swarm import content
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.palette import (
    CLAY,
    GOLD,
    INK,
    PALM,
    PAPER,
    RED,
    ROOF,
    SAND,
    SAND_DARK,
    SHADE,
    STEEL,
    STONE,
    SWARM,
    WATER,
    WATER_DARK,
)

PEN = f'stroke="{INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'

DROP = "M0 -21C4 -11 14 -3 14 8A14 14 0 0 1 -14 8C-14 -3 -4 -11 0 -21Z"
FLAME = (
    "M1 -22C4 -13 15 -8 15 6C15 16 8 22 0 22C-9 22 -15 16 -15 7C-15 0 -11 -4 -9 -10"
    "C-6 -7 -5 -4 -5 -1C-1 -6 2 -13 1 -22Z"
)
EYE = "M-22 0C-12 -15 12 -15 22 0C12 15 -12 15 -22 0Z"
JAR = (
    "M-8 -19H8L6 -15C6 -9 16 -7 15 6C14 16 7 21 0 21C-7 21 -14 16 -15 6C-16 -7 -6 -9 -6 -15Z"
    "M-14 -1C-6 3 6 3 14 -1M-14 6C-6 10 6 10 14 6"
)
MASK = "M-21 -10C-10 -17 10 -17 21 -10C22 6 13 13 7 8C3 4 -3 4 -7 8C-13 13 -22 6 -21 -10Z"
STAR = "M0 -21L6 -7L21 -6L9 4L13 19L0 11L-13 19L-9 4L-21 -6L-6 -7Z"
PAWN = "M-8 20C-8 8 -5 4 -3 1A7 7 0 1 1 3 1C5 4 8 8 8 20Z"
SABRE = "M-18 17L-14 20L-8 12M-14 8L-5 16M-11 12C2 4 13 -6 19 -20C17 -4 8 8 -6 16Z"
CAMEL = (
    "M-21 3C-19 -3 -15 -3 -13 -3C-11 -13 -5 -13 -3 -5C-1 -13 5 -13 7 -4C10 -3 11 -7 12 -13C13 -18 18 -19 21 -16L21 -12"
    "L16 -11C16 -4 15 4 10 6L12 21H8L6 8H-8L-9 21H-13L-14 6C-17 7 -18 9 -19 13Z"
)
CLOUD = "M-14 6C-23 6 -23 -6 -14 -6C-13 -16 1 -19 6 -10C14 -14 22 -5 17 1C20 5 17 8 14 7Z"
SWIRLS = (
    "M-21 -6H6C14 -6 15 -18 7 -18C2 -18 1 -13 4 -11M-21 2H13C21 2 21 14 13 13C9 13 8 9 11 7"
    "M-15 10H0C7 10 7 20 0 20C-4 20 -4 16 -2 15"
)
SHIELD = "M0 -21C8 -17 14 -16 19 -16C19 4 13 15 0 22C-13 15 -19 4 -19 -16C-14 -16 -8 -17 0 -21Z"
ARROW = "M0 -21L13 -4H6V20H-6V-4H-13Z"


def drawn(markup: str, fill: str = "none") -> str:
    """Markup in the common pen."""
    return f'<g fill="{fill}" {PEN}>{markup}</g>'


def path(d: str, fill: str = "none") -> str:
    return f'<path d="{d}" fill="{fill}"/>'


def small(markup: str, x: float, y: float, scale: float) -> str:
    return f'<g transform="translate({x} {y}) scale({scale})">{markup}</g>'


def figures(fill: str) -> str:
    """Three who stand together."""
    return (
        small(path(PAWN, fill), -12, -2, 0.8)
        + small(path(PAWN, fill), 12, -2, 0.8)
        + small(path(PAWN, PAPER), 0, 4, 0.9)
    )


def palm(x: float, y: float, scale: float) -> str:
    """A palm whose foot is at a place."""
    leaves = (
        "M3 -24C-6 -32 -14 -26 -16 -18C-10 -22 -4 -23 3 -24C0 -34 10 -36 16 -30C20 -26 20 -20 18 -17C14 -22 9 -24 3 -24"
    )
    return small(
        f'<path d="M-2 0C-1 -10 0 -16 3 -24C4 -16 3 -8 3 0Z" fill="{CLAY}"/><path d="{leaves}" fill="{PALM}"/>',
        x,
        y,
        scale,
    )


GLYPHS = {
    "drop": drawn(path(DROP, WATER) + path("M-7 8A7 7 0 0 0 0 15")),
    "flame": drawn(path(FLAME, GOLD) + path("M0 21C-7 19 -8 10 -1 3C6 9 8 17 0 21Z", RED)),
    "mountain": drawn(path("M-22 18L-6 -14L3 2L8 -6L22 18Z", SAND_DARK) + path("M-11 -4L-6 0L-2 -6M4 8L8 4L12 9")),
    "swirls": drawn(path(SWIRLS)),
    "flag": drawn(path("M-13 22V-22") + path("M-13 -20C-4 -25 4 -14 19 -19V0C4 5 -4 -6 -13 -1Z", RED)),
    "ambush": drawn(
        path("M-4 0L4 -22M8 2L19 -17")
        + path("M-22 17C-14 -8 -4 -12 3 -4C9 2 15 4 22 17Z", SAND_DARK)
        + path("M-12 4C-9 0 -5 0 -3 4C-5 7 -9 7 -12 4ZM4 6C7 2 11 2 13 6C11 9 7 9 4 6Z", PAPER)
        + '<circle cx="-7" cy="4" r="1.2"/><circle cx="9" cy="6" r="1.2"/>'
    ),
    "dagger": drawn(
        path("M0 -22L6 -14V5H-6V-14Z", STEEL)
        + path("M0 -18V2M-12 6H12")
        + path("M-3 7H3V17H-3Z", CLAY)
        + f'<circle cx="0" cy="19.5" r="3" fill="{GOLD}"/>'
    ),
    "shield": drawn(path(SHIELD, WATER) + path("M0 -20V21M-18 -3H18")),
    "needle": drawn(
        path("M-21 12C-13 4 -9 19 -1 11S9 2 20 10")
        + path("M-15 4L-11 15M-6 7L-2 19M4 3L7 14M13 1L15 12")
        + path("M20 10C23 -2 13 -8 5 -12")
        + path("M-18 -16C-8 -21 2 -19 8 -12C1 -15 -8 -16 -18 -16Z", STEEL)
    ),
    "mirage": drawn(
        f'<circle cx="11" cy="-13" r="7" fill="{GOLD}"/>{palm(-6, 6, 0.8)}'
        + path("M-20 9C-14 4 -8 14 0 9S14 4 20 9M-16 15C-10 10 -5 20 1 15S12 10 17 15M-9 21C-5 17 0 24 9 20")
    ),
    "mask": drawn(
        path(MASK, SHADE)
        + path("M-14 -4C-10 -9 -6 -8 -4 -3C-8 0 -12 0 -14 -4ZM14 -4C10 -9 6 -8 4 -3C8 0 12 0 14 -4Z", PAPER)
    ),
    "pouch": drawn(
        path("M-8 -9C-21 4 -20 21 0 21C20 21 21 4 8 -9Z", CLAY)
        + path("M-9 -10L-14 -20L-4 -16L0 -22L4 -16L14 -20L9 -10Z", SAND)
        + path("M-10 -9H10")
        + small(path(DROP, WATER), 0, 7, 0.4)
    ),
    "eye": drawn(
        path(EYE, PAPER)
        + f'<circle r="8.5" fill="{WATER}"/><circle r="3.5" fill="{INK}"/>'
        + path("M0 -13V-20M-10 -11L-14 -17M10 -11L14 -17")
    ),
    "lantern": drawn(
        path("M-9 -11C-9 -24 9 -24 9 -11")
        + path("M-13 -11H13L10 -5H-10Z", ROOF)
        + path("M-10 -5H10L13 16H-13Z", PAPER)
        + path("M-15 16H15V21H-15Z", ROOF)
        + small(path(FLAME, GOLD), 0, 6, 0.4)
    ),
    "figures": drawn(figures(SAND_DARK)),
    "pawn": drawn(path(PAWN, SAND_DARK)),
    "torch": drawn(
        path("M-5 4L-1 22H2L6 4Z", CLAY) + path("M-9 0H10L6 6H-5Z", STONE) + small(path(FLAME, GOLD), 0, -11, 0.52)
    ),
    "camel": drawn(path(CAMEL, SAND_DARK)),
    "amulet": drawn(
        path("M-14 -22C-12 -8 12 -8 14 -22")
        + path("M0 -13L15 4L0 22L-15 4Z", GOLD)
        + small(path(EYE, PAPER) + f'<circle r="7" fill="{WATER_DARK}"/>', 0, 4, 0.45)
    ),
    "cloud": drawn(path(CLOUD, PAPER) + path("M-10 12L-13 20M-1 12L-4 20M8 12L5 20")),
    "sun": drawn(
        f'<circle cy="-5" r="9" fill="{GOLD}"/>'
        + path("M0 -18V-22M0 8V11M-13 -5H-18M13 -5H18M-9 -14L-13 -18M9 -14L13 -18M-10 4L-12 6M10 4L12 6")
        + path("M-21 15H-8L-5 21M-8 15L-3 12M4 21L8 15H21M8 15L4 12")
    ),
    "boot": drawn(
        path("M-9 -21H5V3C11 5 19 7 19 16V20H-11V4Z", CLAY)
        + path("M-11 15H19M-9 -15H5M-21 -8H-14M-22 2H-15M-21 12H-15")
    ),
    "branch": drawn(
        path("M-18 20C-10 4 2 -8 18 -18")
        + path("M-11 10C-22 8 -22 -2 -17 -6C-10 -4 -8 4 -11 10ZM-1 -3C-11 -6 -11 -15 -6 -19C1 -16 3 -9 -1 -3Z", PALM)
        + path("M-7 5C1 13 10 11 13 6C8 0 0 -1 -7 5ZM5 -8C13 -2 20 -5 22 -11C17 -16 9 -14 5 -8Z", PALM)
    ),
    "tribute": drawn(small(path(JAR, CLAY), -5, 2, 0.88) + path("M15 15V-13M8 -6L15 -14L22 -6")),
    "staff": drawn(
        path("M4 22V-12C4 -22 -11 -22 -11 -12C-11 -8 -6 -7 -5 -11")
        + path("M4 -6L12 -1")
        + path("M12 -1C16 0 16 4 14 6C20 9 20 20 13 20S6 9 10 6C8 4 8 0 12 -1Z", CLAY)
        + path("M-16 6C-13 4 -11 7 -12 11S-17 13 -17 10ZM-9 15C-6 13 -4 16 -5 20S-10 22 -10 19Z", SHADE)
    ),
    "sabres": drawn(path(SABRE, STEEL) + f'<g transform="scale(-1 1)">{path(SABRE, STEEL)}</g>'),
    "chest": drawn(
        path("M-20 -3C-20 -16 -14 -17 -10 -17H10C14 -17 20 -16 20 -3Z", ROOF)
        + path("M-20 -3H20V18H-20Z", CLAY)
        + path("M-12 -16V18M12 -16V18")
        + path("M-4 -7H4V4H-4Z", GOLD)
    ),
    "moon": drawn(
        path("M6 -21C-12 -20 -22 -2 -14 11C-7 22 9 23 17 12C2 15 -10 0 6 -21Z", GOLD)
        + path("M12 -14L13.5 -9.500L18 -8L13.5 -6.500L12 -2L10.5 -6.500L6 -8L10.5 -9.500Z", PAPER)
        + path("M15 3V6M13.5 4.500H16.5")
    ),
    "jar": drawn(path(JAR, CLAY) + small(path(DROP, WATER), 15, -13, 0.4)),
    "dry": drawn(
        f'<g transform="rotate(72) scale(0.9)">{path(JAR, CLAY)}</g>' + path("M-21 -17L-9 -5M-9 -17L-21 -5", "none")
    ),
    "helmet": drawn(
        path("M1 -13C8 -24 18 -22 20 -10C14 -14 8 -12 1 -9Z", RED)
        + path("M-17 14C-20 -18 20 -20 17 14L9 17V2H3V-3H-3V2H-9V17Z", STEEL)
        + path("M-17 0H-9M9 0H17")
    ),
    "cave": drawn(
        path("M-22 20C-22 -8 -12 -21 0 -21S22 -8 22 20Z", STONE)
        + path("M-11 20C-11 2 -6 -6 0 -6S11 2 11 20Z", SHADE)
        + small(path(FLAME, GOLD), 0, 12, 0.36)
    ),
    "pickaxe": drawn(
        path("M-16 22L10 -8L14 -4L-12 22Z", CLAY) + path("M-8 -18C6 -20 18 -8 20 8C14 -2 4 -12 -8 -12Z", STEEL)
    ),
    "horn": drawn(
        path("M-22 3C-8 8 4 2 12 -19L22 8C8 20 -8 17 -22 9Z", GOLD)
        + path("M12 -19C19 -16 25 2 22 8C16 6 10 -12 12 -19Z", SHADE)
        + path("M-12 6V13M-2 4L1 16M-20 -10L-13 -6M-10 -18L-7 -10M1 -21V-13")
    ),
    "plan": drawn(
        path("M-20 -16L-7 -20L7 -16L20 -20V16L7 20L-7 16L-20 20Z", SAND)
        + path("M-7 -20V16M7 -16V20")
        + path("M-15 10C-8 10 -6 2 0 3M9 -10L17 -2M17 -10L9 -2")
    ),
    "scroll": drawn(
        path("M-14 -17H12C20 -17 20 -8 13 -8V14C13 22 4 22 4 15H-18C-18 22 -12 22 -10 22H6", SAND)
        + path("M-14 -17C-8 -17 -9 -8 -9 15M-3 -8H7M-3 -1H7M-3 6H7")
    ),
    "star": drawn(path(STAR, GOLD)),
    "spread": drawn(
        path("M-20 -20H-2V-2H-20ZM2 -20H20V-2H2ZM-20 2H-2V20H-20ZM2 2H20V20H2Z", SAND)
        + "".join(small(path(PAWN, RED), x, y, 0.36) for x, y in ((-11, -10), (11, -10), (-11, 12), (11, 12)))
    ),
    "locust": drawn(
        path("M-3 -2C-20 -16 -24 -4 -20 4C-14 8 -8 4 -3 2ZM3 -2C20 -16 24 -4 20 4C14 8 8 4 3 2Z", STEEL)
        + path("M0 -16C5 -14 5 -6 4 2C4 10 2 18 0 21C-2 18 -4 10 -4 2C-5 -6 -5 -14 0 -16Z", SWARM)
        + path("M-2 -15C-5 -19 -8 -20 -10 -21M2 -15C5 -19 8 -20 10 -21M-4 6L-12 16M4 6L12 16")
    ),
    "arrow": drawn(path(ARROW, RED)),
}

ELEMENT_PATHS = (
    f'<path d="{FLAME}"/>',
    '<path d="M-22 16L-6 -16L2 -1L8 -10L22 16Z"/>',
    f'<path d="{SWIRLS}" fill="none" stroke-width="4.5" stroke-linecap="round"/>',
    f'<path d="{DROP}"/>',
)

COVERT_GLYPHS = {
    "banner": "flag",
    "ambush": "ambush",
    "dagger": "dagger",
    "shield": "shield",
    "surgeon": "needle",
    "mirage": "mirage",
    "bluff": "mask",
    "thief": "pouch",
    "spy": "eye",
    "lure": "lantern",
    "recruits": "figures",
    "unrest": "torch",
    "caravan": "camel",
    "ward": "amulet",
}
EVENT_GLYPHS = {
    content.RAIN: "cloud",
    content.DROUGHT: "sun",
    content.FORCED_MARCH: "boot",
    content.TRUCE: "branch",
    content.TRIBUTE: "tribute",
    content.SANDSTORM: "swirls",
    content.PILGRIMAGE: "staff",
    content.RAIDERS: "sabres",
    content.LONG_NIGHT: "moon",
    content.BOUNTY: "chest",
}
SPECIALTY_GLYPHS = {
    "seer": "eye",
    "tactician": "plan",
    "clandestine": "mask",
    "nomad": "camel",
    "steward": "jar",
    "warlord": "helmet",
    "hermit": "cave",
    "sapper": "pickaxe",
    "herald": "horn",
}
REWARD_GLYPHS = {
    content.PAYS_WATER: "drop",
    content.PAYS_TROOPS: "pawn",
    content.PAYS_COVERT: "mask",
    content.PAYS_LEADER: "helmet",
    content.PAYS_POINT: "star",
}
# What a quest asks for; what is not here is a kind of tile.
QUEST_GLYPHS = {
    content.SAVE_WATER: "drop",
    content.WIN_BATTLES: "sabres",
    content.SPREAD_OUT: "spread",
    content.FIELD_ALL: "figures",
    content.BE_THIRSTY: "dry",
    content.NEAR_SWARM: "locust",
}
QUEST_TILES = {
    content.HOLD_CITIES: content.CITY,
    content.HOLD_BASTIONS: content.BASTION,
    content.BE_INSIDE: content.TEMPLE,
    content.HOLD_SANCTUARY: content.SANCTUARY,
    content.HOLD_BASINS: content.BASIN,
}
DECK_GLYPHS = {
    "leader": "helmet",
    "traitor": "dagger",
    "event": "locust",
    "covert": "mask",
    "quest": "scroll",
    "specialty": "star",
}


def element_disc(element: int, radius: float) -> str:
    """The sign of an element on its disc, round the origin."""
    disc, mark = palette.ELEMENT_DISCS[element], palette.ELEMENT_MARKS[element]
    return (
        f'<circle r="{radius:g}" fill="{disc}" stroke="{INK}" stroke-width="{radius * 0.12:.2g}"/>'
        f'<g transform="scale({radius / 32:.3g})" fill="{mark}" stroke="{mark}" stroke-width="1" '
        f'stroke-linejoin="round">{ELEMENT_PATHS[element]}</g>'
    )
