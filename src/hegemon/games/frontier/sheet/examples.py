"""Three small boards for the back of the sheet: how far one reaches, what a conquest takes, where a bowman shoots.

A row of tiles is written with a word for each: the letter of an owner, then what stands there (^ mountain, > attacker,
D bowman); a dot is plain grass. Tests hold the marks to what the rules say.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from hegemon.games.frontier.knowledge import FrontierView
from hegemon.games.frontier.sheet.chart import Chart
from hegemon.games.frontier.words.reading import tile_names
from hegemon.kit.drawing.lettering import PAPER, PAPER_HEIGHT, wrapped
from hegemon.kit.drawing.paper import Page
from hegemon.kit.drawing.paths import circle, moved
from hegemon.kit.sheet.greys import BLACK, GREY, WHITE

SIDE = 5
CELL = 20.0
ELEMENTS = {"^": "mountain"}
SOLDIERS = {">": "attacker", "D": "bowman"}
REACHED = "o"
BLOCKED = "x"
CAPTION = 7.4
BAND = SIDE * CELL + 26  # height of the examples with what is written above them


class Example(NamedTuple):
    """A small board with marks on its tiles."""

    heading: str
    caption: str
    rows: tuple[str, ...]
    marks: dict[str, str]  # by tile: o reached, x not, or a number


REACH = Example(
    "Reach",
    "From c3 A reaches every tile with a ring. e1 and e2 lie behind the mountains, and the mountains are too strong "
    "for one tile. Through d4 there is a way round to e3.",
    (". . . . .", ". . . ^ .", ". . A ^ .", ". . . . .", ". . . . ."),
    {
        **dict.fromkeys("a1 b1 c1 d1 a2 b2 c2 a3 b3 a4 b4 c4 d4 a5 b5 c5 d5 e3 e4 e5".split(), REACHED),
        **dict.fromkeys("e1 e2 d2 d3".split(), BLOCKED),
    },
)
CONQUEST = Example(
    "Conquest",
    "A attacks c3 with 1 + 2 + 1 = 4: three tiles, and an attacker on one of them. B defends it with 1 + 1 + 1 = 3. "
    "More is enough: A takes it for 1 action.",
    (". . . . .", ". A . . .", ". A> B B .", ". A . B .", ". . . . ."),
    {"b2": "1", "b3": "2", "b4": "1", "c3": "1", "d3": "1", "d4": "1"},
)
BOWMAN = Example(
    "Bowman",
    "The bowman on c3 gives 1 to attack and defence at exactly 2 steps, nothing nearer. The mountain on d3 stops the "
    "shot at e3; those at e2 and e4 pass beside it.",
    (". . . . .", ". . . . .", ". . AD ^ .", ". . . . .", ". . . . ."),
    {
        **dict.fromkeys("a1 b1 c1 d1 e1 a2 e2 a3 a4 e4 a5 b5 c5 d5 e5".split(), "1"),
        "e3": BLOCKED,
    },
)
EXAMPLES = (REACH, CONQUEST, BOWMAN)


def view_of(example: Example) -> FrontierView:
    """The board of an example as far as it is drawn."""
    words = [word for row in example.rows for word in row.split()]
    blank, nothing = [""] * len(words), [0] * len(words)
    shown = {
        "width": SIDE,
        "height": SIDE,
        "players": 2,
        "floor": ["grass"] * len(words),
        "element": [ELEMENTS.get(word[-1], "") for word in words],
        "feature": blank,
        "owner": ["AB".find(word[0]) for word in words],
        "soldier": [SOLDIERS.get(word[-1], "") for word in words],
        "building": blank,
        "chopped": nothing,
        "opened": nothing,
        "reinforced": nothing,
        "spawns": [],
        "fallen": [0, 0],
    }
    return cast(FrontierView, shown)


def draw_examples(page: Page, left: float, top: float, width: float) -> None:
    """The boards side by side, each with its caption at its right."""
    step = width / len(EXAMPLES)
    for k, example in enumerate(EXAMPLES):
        draw_example(page, example, left + k * step, top, step - 12)


def draw_example(page: Page, example: Example, left: float, top: float, width: float) -> None:
    """One board, its heading above and its caption beside it."""
    page.text(left, top + 8, 9.4, example.heading, "bold")
    chart = Chart(page, view_of(example), left + 12, top + 24, CELL, bare=True)
    chart.draw(True)
    for tile, name in enumerate(tile_names(SIDE, SIDE)):
        if name in example.marks:
            mark_tile(page, *chart.middle(tile), example.marks[name], example.rows[tile // SIDE].split()[tile % SIDE])
    x = left + SIDE * CELL + 18
    for row, line in enumerate(wrapped(example.caption, (left + width - x) / CAPTION, PAPER["plain"])):
        page.text(x, top + 30 + row * CAPTION * 1.22, CAPTION, line)


def mark_tile(page: Page, x: float, y: float, mark: str, word: str) -> None:
    """A ring, a cross, or a number; a number stands aside where a tile is owned."""
    if mark == REACHED:
        page.path(circle(x, y, 3.2), WHITE, BLACK, 1)
    elif mark == BLOCKED:
        page.path(moved("M-3 -3L3 3M3 -3L-3 3", x, y), line=WHITE, width=3)
        page.path(moved("M-3 -3L3 3M3 -3L-3 3", x, y), line=BLACK, width=1.4)
    else:
        if word != ".":
            x, y = x - 4, y + 4
        page.path(circle(x, y, 4.6), WHITE, GREY if word != "." else "", 0.5)
        page.centred(x, y + 8 * PAPER_HEIGHT / 2, 8, mark)
