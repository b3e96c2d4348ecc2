"""How the pages of a sheet are divided: the title, the map as large as it can be, and the parts below or beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hegemon.kit.drawing.lettering import PAPER, text_width
from hegemon.kit.drawing.paper import SIZES, Page
from hegemon.kit.sheet.greys import BLACK, DARK
from hegemon.kit.sheet.parts import GAP, Part, height_of

MARGIN = 30.0
HEAD = 30.0  # height of the title
COLUMN = 216.0  # width of what stands beside a map that leaves room there
LARGEST_CELL = 84.0
LARGEST_GAP = 22.0  # between the map and what stands below it


class Map(NamedTuple):
    """The size of a map in its own units, such as tiles, and how many points round it are kept for names."""

    width: float
    height: float
    labels: float = 0.0


class Plan(NamedTuple):
    """How a page is divided."""

    lying: bool
    cell: float  # points to a unit of the map
    chart: tuple[float, float]  # where the map begins
    rest: tuple[float, float, float, float]  # left, top and width of the parts, and how much higher they may be


def best_plan(chart: Map, parts: Sequence[Part], paper: str) -> Plan:
    """The page upright or lying, the parts below the map or beside it: whatever makes the map largest."""
    short, long = SIZES[paper]
    found = []
    for lying, (width, height) in enumerate([(short, long), (long, short)]):
        found += [below(chart, parts, width, height, bool(lying)), beside(chart, parts, width, height, bool(lying))]
    return max((plan for plan in found if plan.rest[3] >= 0), key=lambda plan: plan.cell)


def below(chart: Map, parts: Sequence[Part], width: float, height: float, lying: bool) -> Plan:
    """The map above, the parts below it."""
    full = width - 2 * MARGIN
    high = height - 2 * MARGIN - HEAD - 2 * chart.labels - GAP - height_of(parts, full)
    cell = cell_for(chart, full - 2 * chart.labels, high)
    at = (MARGIN + (full - cell * chart.width) / 2, MARGIN + HEAD + chart.labels)
    slack = high - cell * chart.height
    gap = min(slack / 3, LARGEST_GAP)
    low = at[1] + cell * chart.height + chart.labels + GAP + gap
    return Plan(lying, cell, at, (MARGIN, low, full, slack - gap))


def beside(chart: Map, parts: Sequence[Part], width: float, height: float, lying: bool) -> Plan:
    """The map at the left, the parts in a column at the right."""
    wide = width - 2 * MARGIN - 2 * chart.labels - COLUMN - GAP
    high = height - 2 * MARGIN - HEAD - 2 * chart.labels
    cell = cell_for(chart, wide, high)
    left = MARGIN + chart.labels + (wide - cell * chart.width) / 2
    slack = height - 2 * MARGIN - HEAD - 4 - height_of(parts, COLUMN)
    rest = (width - MARGIN - COLUMN, MARGIN + HEAD + 4, COLUMN, slack)
    return Plan(lying, cell, (left, MARGIN + HEAD + chart.labels), rest)


def cell_for(chart: Map, wide: float, high: float) -> float:
    """The largest units of which a map fits into a place."""
    return min(wide / chart.width, high / chart.height, LARGEST_CELL)


def title(page: Page, game: str, indent: float, words: str, note: str = "") -> None:
    """The name of a game, so wide that what is on the page follows after an indent; at the right a note."""
    page.text(MARGIN, MARGIN + 19, 25, game, "title")
    page.text(MARGIN + indent, MARGIN + 19, 13, words, "italic")
    page.path(f"M{MARGIN} {MARGIN + 25}H{page.width - MARGIN:.2f}", line=BLACK, width=0.8)
    if note:
        page.text(page.width - MARGIN - text_width(note, PAPER["plain"]) * 9, MARGIN + 19, 9, note, "plain", DARK)
