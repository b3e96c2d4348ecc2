"""The table of players: water, reserve, cards, points, and who has the token or prays; a panel for each row."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from html import escape
from typing import Any, NamedTuple

from hegemon.games.swarm.content import SPECIALTIES
from hegemon.games.swarm.drawing import palette
from hegemon.games.swarm.drawing.glyphs import GLYPHS
from hegemon.games.swarm.drawing.palette import PEN
from hegemon.games.swarm.drawing.shapes import bar, panel, seat_disc, sheet
from hegemon.games.swarm.view import View
from hegemon.kit.drawing.markup import placed
from hegemon.kit.drawing.owners import LETTERS, player_name
from hegemon.kit.drawing.panels import Panel

HEADING = 26
ROW = 26
ROW_GAP = 3
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
LABELS = {card.name: card.label for card in SPECIALTIES}


class Facts(NamedTuple):
    """What a row shows of a player."""

    seat: int
    name: str
    specialty: str
    fulfilled: int
    numbers: tuple[int, ...]  # column by column
    starts: bool
    prays: bool
    asked: bool
    won: bool


def player_panels(view: View) -> list[Panel]:
    """The heading, a row for each player, and what is left of the decks."""
    rows = [player(facts_of(view, seat)) for seat in range(len(view["seats"]))]
    return [heading(), *rows, decks(tuple(view["decks"].items()), len(view["gone"]))]


def facts_of(view: View, seat: int) -> Facts:
    """A player as a view tells of it."""
    own: Mapping[str, Any] = view["seats"][seat]
    numbers = tuple([own[fact] for _, _, fact in COLUMNS])
    asked = seat in view["asked"] and not view["over"]
    starts, won = seat == view["start"], seat in view["winners"]
    name, done = player_name(view, seat), len(own["fulfilled"])
    return Facts(seat, name, own["specialty"], done, numbers, starts, own["prays"], asked, won)


@cache
def heading() -> Panel:
    """The symbols and names of the columns."""
    parts = []
    for k, (word, glyph, _) in enumerate(COLUMNS):
        x = FIRST_COLUMN + COLUMN * (k + 0.5)
        parts.append(placed(GLYPHS[glyph], x, 8, 0.33))
        parts.append(PEN.text(x, 23, 8.5, word, palette.FADED, "middle", plain=True))
    return panel("players", "Players", "".join(parts), HEADING, 0)


@lru_cache(maxsize=8192)
def player(own: Facts) -> Panel:
    """One row: letter, name and specialty, then the numbers."""
    edge, width = (palette.RED, 2.0) if own.asked else (palette.SAND_DARK, 1.0)
    fill = palette.GOLD if own.won else palette.PAPER
    middle, letter = ROW / 2 + 0.5, LETTERS[own.seat].lower()
    numbers = "".join(
        PEN.text(FIRST_COLUMN + COLUMN * (k + 0.5), middle + 5, 14, str(number), anchor="middle")
        for k, number in enumerate(own.numbers)
    )
    markup = (
        f'<g data-player="{letter}" data-seat="{own.seat}"><title>{escape(player_title(own))}</title>'
        f"{sheet(ROW, fill, edge, width)}"
        f"{bar(own.seat, 4, 5, ROW - 5)}{seat_disc(own.seat, 17, middle)}"
        f"{identity(own)}{marks(own, middle)}{numbers}</g>"
    )
    return panel(f"player-{letter}", own.name, markup, ROW, ROW_GAP)


def identity(own: Facts) -> str:
    """The name, and below it the specialty and how many quests are fulfilled."""
    below = LABELS.get(own.specialty, "") + (f" · {own.fulfilled} done" if own.fulfilled else "")
    name = PEN.cut(NAME_LEFT, 12, 11, own.name, 90.2)
    return name + PEN.text(NAME_LEFT, 22.5, 9, below, palette.FADED, plain=True)


def marks(own: Facts, middle: float) -> str:
    """The start token, and a temple for who prays."""
    parts = []
    if own.starts:
        parts.append(f"<g><title>start player</title>{placed(TOKEN, FIRST_COLUMN - 8, middle - 4, 0.38)}</g>")
    if own.prays:
        parts.append(f"<g><title>prays</title>{placed(PRAYER, FIRST_COLUMN - 26, middle - 4, 0.36)}</g>")
    return "".join(parts)


RAYS = "".join(f'<path d="M0 -17V-23" transform="rotate({45 * k})"/>' for k in range(8))
# The start token: a sun.
TOKEN = (
    f'<g stroke="{palette.INK}" stroke-width="3" stroke-linecap="round">'
    f'<circle r="12" fill="{palette.GOLD}"/>{RAYS}</g>'
)
PRAYER = (
    f'<g stroke="{palette.INK}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" fill="{palette.CLAY}">'
    '<path d="M-22 -4L0 -20L22 -4Z"/><path d="M-16 -2V14M0 -2V14M16 -2V14" fill="none" stroke-width="5"/>'
    '<path d="M-22 14H22V20H-22Z"/></g>'
)


def player_title(own: Facts) -> str:
    """A row in words."""
    facts = [f"{number} {word}" for number, (word, _, _) in zip(own.numbers, COLUMNS)]
    facts += [f"{own.fulfilled} quests fulfilled"] if own.fulfilled else []
    facts += ["start player"] if own.starts else []
    facts += ["prays"] if own.prays else []
    return f"{own.name}: {', '.join(facts)}"


@lru_cache(maxsize=1024)
def decks(left: tuple[tuple[str, int], ...], gone: int) -> Panel:
    """What is left of the decks."""
    words = " · ".join(f"{count} {deck}" for deck, count in left)
    lost = f" · {gone} {'leader' if gone == 1 else 'leaders'} gone" if gone else ""
    return panel("decks", "Decks", PEN.text(5, 11, 9.5, f"Decks: {words}{lost}", palette.FADED, plain=True), FOOT, 0)
