"""The sheet: the map and what is needed beside it on one side, the rules in short on the other."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.games.frontier.drawing.still import CELL
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet.chart import LABELS, Chart
from hegemon.games.frontier.sheet.examples import BAND, draw_examples
from hegemon.games.frontier.sheet.legend import legend
from hegemon.games.frontier.sheet.stamps import define_stamps
from hegemon.games.frontier.sheet.summary import chapters
from hegemon.games.frontier.sheet.warehouses import Warehouses
from hegemon.games.frontier.words.reading import amount
from hegemon.games.frontier.words.sentences import status
from hegemon.kit.drawing.paper import Document, Page
from hegemon.kit.sheet.parts import CELLS, RINGS, Legend, Part, Tally, draw_parts
from hegemon.kit.sheet.plan import HEAD, MARGIN, Map, best_plan, title
from hegemon.kit.sheet.text import write_columns

GAME = "Frontier"
INDENT = 96.0  # behind the name


def both_pages(view: FrontierView, dials: Options, paper: str, as_played: bool) -> bytes:
    """The sheet as a PDF."""
    parts = parts_of(view, dials, as_played)
    plan = best_plan(Map(view["width"], view["height"], LABELS), parts, paper)
    made = Document(paper, f"{GAME}, map {view['map']}", plan.lying)
    define_stamps(made)
    front = made.page()
    note = status(view) if as_played else f"{amount(view['round_limit'], 'round')} at most"
    title(front, GAME, INDENT, f"map {view['map']}", note)
    Chart(front, view, *plan.chart, plan.cell).draw(as_played)
    draw_parts(front, parts, *plan.rest)
    rules(made.page(), dials)
    return made.file()


def parts_of(view: FrontierView, dials: Options, as_played: bool) -> list[Part]:
    """The legend, the loot list, the rounds, and a warehouse for each player."""
    paid = view["looted"] if as_played else 0
    return [
        Legend(legend(dials), CELL),
        Tally("Loot", 30.0, RINGS, view["loot"], paid, "no village on this map"),
        rounds(view, as_played),
        Warehouses(view, as_played),
    ]


def rounds(view: FrontierView, as_played: bool) -> Tally:
    """A place for each round, to be crossed off when it is over."""
    over = view["round"] - (view["phase"] != "over") if as_played else 0
    return Tally("Rounds", 38.0, CELLS, range(1, view["round_limit"] + 1), over)


def rules(page: Page, dials: Options) -> None:
    """The rules in columns, and three examples below them."""
    title(page, GAME, INDENT, "the rules in short")
    width, foot = page.width - 2 * MARGIN, page.height - MARGIN - BAND
    draw_examples(page, MARGIN, foot, width)
    write_columns(page, chapters(dials), MARGIN, MARGIN + HEAD + 6, width, foot - 10)
