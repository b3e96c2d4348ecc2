"""What stands beside the world: every kind of artefact and power that it has, with where it is and what it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.sheet.stamps import slug
from hegemon.kit.drawing.lettering import PAPER, PAPER_HEIGHT, text_width, wrapped
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Page
from hegemon.kit.sheet.greys import BLACK, DARK
from hegemon.kit.sheet.parts import GAP, HEADING, Part, heading, rows_of

SIGN = 17.0
TITLE = 7.2
NOTE = 6.4
LINE = 7.6
HEAD = 13.0
BETWEEN = 2.6  # entries
WIDEST = 262.0  # of an entry where several stand side by side
GUTTER = 12.0


class Entry(NamedTuple):
    """A kind of thing, where it is on this sheet, and what it does."""

    name: str
    places: str
    text: str


class Catalogue(Part):
    """Entries under a heading, in as many columns as there is room for."""

    def __init__(self, words: str, note: str, entries: Sequence[Entry], none: str) -> None:
        self.words = words
        self.note = note
        self.entries = entries
        self.none = none  # what is said when there are no entries

    def across(self, width: float) -> int:
        return max(1, int((width + GUTTER) / WIDEST))

    def column(self, width: float) -> float:
        across = self.across(width)
        return (width - GUTTER * (across - 1)) / across

    def height(self, width: float) -> float:
        return HEAD + max([sum(column) for column in self.heights(width)], default=LINE) + GAP

    def heights(self, width: float) -> list[list[float]]:
        """How high each entry is, by column."""
        high = [entry_height(entry, self.column(width)) for entry in self.entries]
        rows = rows_of(len(high), self.across(width))
        return [high[first : first + rows] for first in range(0, len(high), max(1, rows))]

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        heading(page, left, top, self.words)
        beside = left + text_width(self.words + "  ", PAPER["bold"]) * HEADING
        page.text(beside, top + HEADING * PAPER_HEIGHT, NOTE, self.note if self.entries else self.none, "plain", DARK)
        entries = iter(self.entries)
        for k, column in enumerate(self.heights(width)):
            x, y = left + k * (self.column(width) + GUTTER), top + HEAD
            for high in column:
                draw_entry(page, next(entries), x, y, self.column(width))
                y += high


def entry_height(entry: Entry, width: float) -> float:
    return LINE * (1 + len(note_lines(entry, width))) + BETWEEN


def note_lines(entry: Entry, width: float) -> list[str]:
    return wrapped(entry.text, (width - SIGN - 4) / NOTE, PAPER["plain"])


def draw_entry(page: Page, entry: Entry, x: float, y: float, width: float) -> None:
    """A sign, the name with its places, and the text below."""
    page.stamp(f"sign-{slug(entry.name)}", x + SIGN / 2, y + LINE, SIGN / 44)
    right = x + SIGN + 4
    page.text(right, y + TITLE * PAPER_HEIGHT, TITLE, entry.name, "bold")
    after = right + text_width(entry.name + "  ", PAPER["bold"]) * TITLE
    page.text(after, y + TITLE * PAPER_HEIGHT, NOTE, entry.places, "plain", BLACK)
    for row, line in enumerate(note_lines(entry, width)):
        page.text(right, y + TITLE * PAPER_HEIGHT + (row + 1) * LINE, NOTE, line, "plain", DARK)


def artefacts(view: ArtefactsView, as_played: bool) -> Catalogue:
    """The artefacts of a world by kind, with their numbers; of a game only those that are left."""
    found: dict[str, list[int]] = {}
    for number, artefact in enumerate(view["artefacts"]):
        if not (as_played and artefact["gone"]):
            found.setdefault(artefact["name"], []).append(number)
    entries = []
    for name, numbers in found.items():
        one = view["artefacts"][numbers[0]]
        curse = f" Curse: {one['curse'].partition(': ')[2]}" if one["curse"] else ""
        places = [place(view, number) if as_played else str(number + 1) for number in numbers]
        entries.append(Entry(name, ", ".join(places), one["text"] + curse))
    return Catalogue("Artefacts", "by the number in the gem", entries, "none on this map")


def place(view: ArtefactsView, number: int) -> str:
    """The number of an artefact, and of one that is held by whom, and by which army."""
    artefact = view["artefacts"][number]
    holder = f" (held by {LETTERS[artefact['holder']]} in slot {artefact['slot'] + 1})"
    return str(number + 1) + (holder if artefact["holder"] >= 0 else "")


def powers(view: ArtefactsView, as_played: bool) -> Catalogue:
    """The powers of a world by kind, with their areas; of a game only those that are left."""
    found: dict[str, list[str]] = {}
    texts: dict[str, str] = {}
    for area in view["areas"]:
        if area["power"] and not (as_played and area["spent"]):
            found.setdefault(area["power"], []).append(area["name"].title())
            texts[area["power"]] = area["text"]
    entries = [Entry(name, ", ".join(places), texts[name]) for name, places in found.items()]
    return Catalogue("Powers", "of the area with the sign, for its owner, once", entries, "none on this map")
