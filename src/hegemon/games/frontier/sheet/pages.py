"""The sheet: the map and what is needed beside it on one side, the rules in short on the other."""

from __future__ import annotations

from typing import NamedTuple

from hegemon.engine.dials import Options
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet import inks
from hegemon.games.frontier.sheet.chart import LABELS, Chart
from hegemon.games.frontier.sheet.column import GAP, Column, height_of_rest
from hegemon.games.frontier.sheet.examples import BAND, draw_examples
from hegemon.games.frontier.sheet.stamps import define_stamps
from hegemon.games.frontier.sheet.text import Text
from hegemon.games.frontier.words.reading import amount
from hegemon.games.frontier.words.sentences import moment
from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.paper import SIZES, Document, Page

MARGIN = 30.0
HEAD = 30.0  # height of the title
COLUMN = 216.0  # width of what stands beside a map that leaves room there
LARGEST_CELL = 84.0
LARGEST_GAP = 22.0  # between the map and what stands below it
GUTTER = 20.0  # between columns of text


class Plan(NamedTuple):
    """How a page is divided."""

    lying: bool
    cell: float
    chart: tuple[float, float]  # where the map begins
    column: tuple[float, float, float, float]  # left, top and width of the rest, and how much higher it may be


def document(view: FrontierView, dials: Options, paper: str, as_played: bool) -> bytes:
    """Both pages."""
    plan = best_plan(view, paper)
    made = Document(paper, f"Frontier, map {view['map']}", plan.lying)
    define_stamps(made)
    front = made.page()
    title(front, view, as_played)
    Chart(front, view, *plan.chart, plan.cell).draw(as_played)
    column = Column(front, view, *plan.column)
    column.legend(dials)
    column.loot(as_played)
    column.rounds(as_played)
    column.warehouses(as_played)
    rules(made.page(), dials)
    return made.file()


def best_plan(view: FrontierView, paper: str) -> Plan:
    """The page upright or lying, the rest below the map or beside it: whatever makes the tiles largest."""
    short, long = SIZES[paper]
    found = []
    for lying, (width, height) in enumerate([(short, long), (long, short)]):
        found += [below(view, width, height, bool(lying)), beside(view, width, height, bool(lying))]
    return max((plan for plan in found if plan.column[3] >= 0), key=lambda plan: plan.cell)


def below(view: FrontierView, width: float, height: float, lying: bool) -> Plan:
    """The map above, the rest below it."""
    full = width - 2 * MARGIN
    high = height - 2 * MARGIN - HEAD - 2 * LABELS - GAP - height_of_rest(view, full)
    cell = cell_for(view, full - 2 * LABELS, high)
    chart = (MARGIN + (full - cell * view["width"]) / 2, MARGIN + HEAD + LABELS)
    slack = high - cell * view["height"]
    gap = min(slack / 3, LARGEST_GAP)
    low = chart[1] + cell * view["height"] + LABELS + GAP + gap
    return Plan(lying, cell, chart, (MARGIN, low, full, slack - gap))


def beside(view: FrontierView, width: float, height: float, lying: bool) -> Plan:
    """The map at the left, the rest in a column at the right."""
    wide = width - 2 * MARGIN - 2 * LABELS - COLUMN - GAP
    high = height - 2 * MARGIN - HEAD - 2 * LABELS
    cell = cell_for(view, wide, high)
    left = MARGIN + LABELS + (wide - cell * view["width"]) / 2
    slack = height - 2 * MARGIN - HEAD - 4 - height_of_rest(view, COLUMN)
    column = (width - MARGIN - COLUMN, MARGIN + HEAD + 4, COLUMN, slack)
    return Plan(lying, cell, (left, MARGIN + HEAD + LABELS), column)


def cell_for(view: FrontierView, wide: float, high: float) -> float:
    """The largest tiles of which a map fits into a place."""
    return min(wide / view["width"], high / view["height"], LARGEST_CELL)


def title(page: Page, view: FrontierView, as_played: bool) -> None:
    """The name of the game and of the map, and how a game stands."""
    heading(page, f"map {view['map']}")
    note = moment(view) if as_played else f"{amount(view['round_limit'], 'round')} at most"
    page.text(page.width - MARGIN - text_width(note, True) * 9, MARGIN + 19, 9, note, "plain", inks.DARK)


def heading(page: Page, words: str) -> None:
    """The name of the game, and what is on the page."""
    page.text(MARGIN, MARGIN + 19, 25, "Frontier", "title")
    page.text(MARGIN + 96, MARGIN + 19, 13, words, "italic")
    page.path(f"M{MARGIN} {MARGIN + 25}H{page.width - MARGIN:.2f}", line=inks.BLACK, width=0.8)


def rules(page: Page, dials: Options) -> None:
    """The rules in columns, in the largest letters that fit, and three examples below them."""
    heading(page, "the rules in short")
    left, width = MARGIN, page.width - 2 * MARGIN
    foot = page.height - MARGIN - BAND
    draw_examples(page, left, foot, width)
    columns = 2 if page.height > page.width else 3
    text = Text(dials, (width - GUTTER * (columns - 1)) / columns)
    for line, column, y in text.fitted(columns, MARGIN + HEAD + 6, foot - 10):
        line.draw(page, left + column * (text.width + GUTTER), y)
