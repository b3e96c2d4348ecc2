"""The sheet: the world and what is needed beside it on one side, the rules in short on the other."""

from __future__ import annotations

from hegemon.engine.dials import Options
from hegemon.games.artefacts.drawing.cells import CELL
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.sheet.catalogue import artefacts, powers
from hegemon.games.artefacts.sheet.chart import Chart, map_of
from hegemon.games.artefacts.sheet.example import BAND, draw_example
from hegemon.games.artefacts.sheet.stamps import define_stamps
from hegemon.games.artefacts.sheet.summary import chapters
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import Document, Page
from hegemon.kit.sheet.owners import define_hatchings
from hegemon.kit.sheet.parts import CELLS, Group, Item, Legend, Part, Tally, draw_parts, height_of
from hegemon.kit.sheet.plan import HEAD, MARGIN, best_plan, title
from hegemon.kit.sheet.text import write_columns
from hegemon.kit.words.english import counted

GAME = "Artefacts"
INDENT = 112.0  # behind the name
LEAST_CELL = 29.0  # points
SIGNS: list[Group] = [
    ("On the map", [Item("Slot", "for one army", "slot"), Item("Artefact", "for who comes first", "gem")]),
    ("", [Item("Obstacle", "nobody can enter", "obstacle"), Item("Sea lane", "an area at sea", "waves")]),
]


def both_pages(view: ArtefactsView, dials: Options, paper: str, as_played: bool) -> bytes:
    """Both pages; where the slots would else be too small to write in, the lists are on the back."""
    parts, lists = parts_of(view, as_played), lists_of(view, as_played)
    plan = best_plan(map_of(view), [*lists, *parts], paper)
    if plan.cell >= LEAST_CELL:
        parts, lists = [*lists, *parts], []
    else:
        plan = best_plan(map_of(view), parts, paper)
    made = Document(paper, f"{GAME}, world {view['world']}", plan.lying)
    define_stamps(made)
    define_hatchings(made)
    front = made.page()
    title(front, GAME, INDENT, f"world {view['world']}", note(view, as_played))
    Chart(front, view, *plan.chart, plan.cell).draw(as_played)
    draw_parts(front, parts, *plan.rest)
    rules(made.page(), dials, lists)
    return made.file()


def note(view: ArtefactsView, as_played: bool) -> str:
    """How far the game has come, or how long it may last."""
    if as_played and view["round"]:
        return f"round {view['round']} of {view['round_limit']}"
    return f"{view['round_limit']} rounds at most"


def parts_of(view: ArtefactsView, as_played: bool) -> list[Part]:
    """The signs, who plays, and the rounds."""
    over = view["round"] - (not view["over"]) if as_played and view["round"] else 0
    return [
        Legend([*SIGNS, *(players(view) if as_played else [])], CELL),
        Tally("Rounds", 38.0, CELLS, range(1, view["round_limit"] + 1), over),
    ]


def players(view: ArtefactsView) -> list[Group]:
    """Everyone with the letter of their armies, two to a group."""
    items = [
        Item(
            name,
            f"{counted(view['armies'][seat], 'army', 'armies')}, {counted(view['owned'][seat], 'area')}",
            sign=letter,
        )
        for seat, (name, letter) in enumerate(zip(view.get("names", []), LETTERS))
    ]
    return [("" if k else "Players", items[k : k + 2]) for k in range(0, len(items), 2)]


def lists_of(view: ArtefactsView, as_played: bool) -> list[Part]:
    """What there is of artefacts and powers."""
    return [artefacts(view, as_played), powers(view, as_played)]


def rules(page: Page, dials: Options, lists: list[Part]) -> None:
    """Lists, if there are any, the rules in columns, and an example below them."""
    title(page, GAME, INDENT, "the rules in short")
    width, top, foot = page.width - 2 * MARGIN, MARGIN + HEAD + 6, page.height - MARGIN - BAND
    draw_parts(page, lists, MARGIN, top, width, 0)
    draw_example(page, MARGIN, foot, width)
    write_columns(page, chapters(dials), MARGIN, top + height_of(lists, width), width, foot - 10)
