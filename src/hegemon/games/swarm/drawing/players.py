"""The table of players below the board: water, reserve, cards, points, and who has the token or prays."""

from __future__ import annotations

from html import escape
from typing import Any

from hegemon.games.swarm.content import SPECIALTIES
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import GLYPHS
from hegemon.games.swarm.drawing.panels import bar, seat_disc
from hegemon.games.swarm.drawing.shapes import box, placed, text
from hegemon.games.swarm.drawing.still import BOARD_WIDTH
from hegemon.kit.drawing.lettering import shortened
from hegemon.kit.drawing.owners import player_name

View = dict[str, Any]

HEADING = 26
ROW = 29
FOOT = 16
NAME_LEFT = 30
FIRST_COLUMN = 162
COLUMN = 38

# The columns: what it is called, its symbol, and the fact of a seat that stands in it.
COLUMNS = (
    ("water", "drop", "water"),
    ("reserve", "pawn", "reserve"),
    ("leaders", "helmet", "leaders"),
    ("coverts", "mask", "coverts"),
    ("quests", "scroll", "quests"),
    ("points", "star", "points"),
)


def players_height(view: View) -> float:
    """The height of the table."""
    return HEADING + ROW * len(view["seats"]) + FOOT


def players(view: View) -> str:
    """All players, below the origin."""
    rows = "".join(player(view, seat, HEADING + ROW * seat) for seat in range(len(view["seats"])))
    return f'<g id="players">{heading()}{rows}{footer(view)}</g>'


def heading() -> str:
    """The symbols and names of the columns."""
    parts = []
    for k, (word, glyph, _) in enumerate(COLUMNS):
        x = FIRST_COLUMN + COLUMN * (k + 0.5)
        parts.append(placed(GLYPHS[glyph], x, 8, 0.33))
        parts.append(text(x, 23, 8.5, word, palette.FADED, "middle", plain=True))
    return "".join(parts)


def player(view: View, seat: int, top: float) -> str:
    """One row: letter, name and specialty, then the numbers."""
    own = view["seats"][seat]
    asked = seat in view["asked"] and not view["over"]
    won = seat in view["winners"]
    edge, width = (palette.RED, 2.0) if asked else (palette.SAND_DARK, 1.0)
    fill = palette.GOLD if won else palette.PAPER
    middle = top + ROW / 2 - 1
    numbers = "".join(
        text(FIRST_COLUMN + COLUMN * (k + 0.5), middle + 5, 14, str(own[fact]), anchor="middle")
        for k, (_, _, fact) in enumerate(COLUMNS)
    )
    return (
        f'<g data-player="{"abcdef"[seat]}"><title>{escape(player_title(view, seat))}</title>'
        f"{box((0, top, BOARD_WIDTH, ROW - 3), fill, edge, 6, width)}"
        f"{bar(seat, 4, top + 5, top + ROW - 8)}{seat_disc(seat, 17, middle)}"
        f"{identity(view, seat, top)}{marks(view, seat, middle)}{numbers}</g>"
    )


def identity(view: View, seat: int, top: float) -> str:
    """The name, and below it the specialty and how many quests are fulfilled."""
    own = view["seats"][seat]
    specialty = next((card.label for card in SPECIALTIES if card.name == own["specialty"]), "")
    fulfilled = len(own["fulfilled"])
    below = specialty + (f" · {fulfilled} done" if fulfilled else "")
    return text(NAME_LEFT, top + 12, 11, shortened(player_name(view, seat), 8.2)) + text(
        NAME_LEFT, top + 22.5, 9, below, palette.FADED, plain=True
    )


def marks(view: View, seat: int, middle: float) -> str:
    """The start token, and a temple for who prays."""
    parts = []
    if seat == view["start"]:
        parts.append(f"<g><title>start player</title>{token(FIRST_COLUMN - 8, middle - 4)}</g>")
    if view["seats"][seat]["prays"]:
        parts.append(f"<g><title>prays</title>{placed(PRAYER, FIRST_COLUMN - 26, middle - 4, 0.36)}</g>")
    return "".join(parts)


def token(x: float, y: float) -> str:
    """The start token: a sun."""
    return placed(TOKEN, x, y, 0.38)


RAYS = "".join(f'<path d="M0 -17V-23" transform="rotate({45 * k})"/>' for k in range(8))
TOKEN = (
    f'<g stroke="{palette.INK}" stroke-width="3" stroke-linecap="round">'
    f'<circle r="12" fill="{palette.GOLD}"/>{RAYS}</g>'
)
PRAYER = (
    f'<g stroke="{palette.INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" fill="{palette.CLAY}">'
    '<path d="M-22 -4L0 -20L22 -4Z"/><path d="M-16 -2V14M0 -2V14M16 -2V14" fill="none" stroke-width="5"/>'
    '<path d="M-22 14H22V20H-22Z"/></g>'
)


def player_title(view: View, seat: int) -> str:
    """A row in words."""
    own = view["seats"][seat]
    facts = [f"{own[fact]} {word}" for word, _, fact in COLUMNS]
    facts += [f"{len(own['fulfilled'])} quests fulfilled"] if own["fulfilled"] else []
    facts += ["start player"] if seat == view["start"] else []
    facts += ["prays"] if own["prays"] else []
    return f"{player_name(view, seat)}: {', '.join(facts)}"


def footer(view: View) -> str:
    """What is left of the decks."""
    decks = " · ".join(f"{count} {deck}" for deck, count in view["decks"].items())
    number = len(view["gone"])
    gone = f" · {number} {'leader' if number == 1 else 'leaders'} gone" if number else ""
    top = HEADING + ROW * len(view["seats"])
    return text(0, top + 10, 9.5, f"Decks: {decks}{gone}", palette.FADED, plain=True)
