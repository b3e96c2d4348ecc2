"""The parts of a printed sheet: text in columns, legends, tallies, and how a page is divided."""

from __future__ import annotations

from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.paper import SIZES, Document, Page
from hegemon.kit.sheet.owners import define_hatchings, hatch
from hegemon.kit.sheet.parts import CELLS, GAP, RINGS, Item, Legend, Part, Tally, draw_parts, height_of
from hegemon.kit.sheet.plan import MARGIN, Map, best_plan, title
from hegemon.kit.sheet.text import LINE, Line, chapters_of, fitted, flowed, paragraph, write_columns

pytestmark = pytest.mark.once

WIDE = 500.0
RULES = "# Moving\n\n" + "\n\n".join(f"Step {k}.|" + "Go to the next town by road. " * 6 for k in range(12))


class Block(Part):
    """So high, and no more."""

    def __init__(self, high: float) -> None:
        self.high = high
        self.drawn: list[tuple[float, float]] = []

    def height(self, width: float) -> float:
        return self.high

    def draw(self, page: Page, left: float, top: float, width: float, slack: float) -> None:
        self.drawn.append((top, slack))


def a_page() -> Page:
    return Document("a4", "").page()


def written(page: Page, font: str = "") -> list[str]:
    """The texts on a page, or those in a font."""
    notes = [note.decode().split() for note in page.stream.stream]
    texts = [words for words in notes if words[0] == "BT" and font in words[1]]
    return [bytes.fromhex(words[-3].strip("<>")).decode("cp1252") for words in texts]


def paths(page: Page) -> int:
    return sum(note.decode() in ("S", "B*", "f*") for note in page.stream.stream)


def test_parts_stand_one_below_the_other() -> None:
    parts = [Block(40), Block(25), Block(10)]
    draw_parts(a_page(), parts, 30, 100, WIDE, 6)
    assert [part.drawn for part in parts] == [[(100, 6)], [(140, 6)], [(165, 6)]]
    assert height_of(parts, WIDE) == 75


def test_a_tally_crosses_off_what_is_over() -> None:
    for over in (0, 1, 3):
        page = a_page()
        Tally("Rounds", 38, CELLS, range(1, 4), over).draw(page, 30, 30, WIDE, 0)
        assert written(page) == ["Rounds", "1", "2", "3"]
        assert paths(page) == 3 + over


def test_a_tally_takes_as_many_rows_as_it_needs() -> None:
    tally = Tally("Loot", 30, RINGS, [2, 1, 1, 2, 1], 0)
    assert tally.height(30 + 5 * RINGS.step) == RINGS.line + GAP
    assert tally.height(30 + 4.9 * RINGS.step) == 2 * RINGS.line + GAP
    assert tally.height(1) == 5 * RINGS.line + GAP


def test_a_tally_without_numbers_says_so_and_is_one_row_high() -> None:
    page = a_page()
    tally = Tally("Loot", 30, RINGS, [], 0, "no village on this map")
    tally.draw(page, 30, 30, WIDE, 0)
    assert written(page) == ["Loot", "no village on this map"]
    assert tally.height(WIDE) == RINGS.line + GAP


def test_a_legend_has_its_groups_side_by_side_as_far_as_they_fit() -> None:
    groups = [(f"Group {k}", [Item("Ford", "cross here", sign="F"), Item("Road", "1 step")]) for k in range(3)]
    legend, page = Legend(groups, 48), a_page()
    legend.draw(page, 30, 30, WIDE, 0)
    assert written(page, "plain") == ["cross here", "1 step"] * 3
    assert written(page, "bold")[:4] == ["Group 0", "F", "Ford", "Road"]
    assert [legend.height(wide) / legend.row_height for wide in (WIDE, 220, 100)] == [1, 2, 3]


def test_a_map_is_as_large_as_the_paper_allows_and_nothing_overlaps() -> None:
    for chart in (Map(15, 15, 13), Map(40, 10, 13), Map(10, 40), Map(1000, 700)):
        plan = best_plan(chart, [Block(120)], "a4")
        wide, high = SIZES["a4"][::-1] if plan.lying else SIZES["a4"]
        right, low = plan.chart[0] + plan.cell * chart.width, plan.chart[1] + plan.cell * chart.height
        left, top, width, slack = plan.rest
        assert MARGIN <= plan.chart[0] < right <= wide - MARGIN + 0.01
        assert top >= low or left >= right
        assert top + 120 + slack <= high - MARGIN + 0.01
        assert left + width <= wide - MARGIN + 0.01


def test_a_wide_map_lies_and_a_high_one_stands() -> None:
    assert best_plan(Map(40, 10), [Block(60)], "letter").lying
    assert not best_plan(Map(10, 12), [Block(60)], "letter").lying


def test_a_title_has_a_note_where_one_is_given() -> None:
    for note in ("", "40 rounds at most"):
        page = a_page()
        title(page, "Frontier", 96, "map 7", note)
        assert written(page) == ["Frontier", "map 7", *([note] if note else [])]


def test_text_fills_column_after_column_in_the_largest_letters_that_fit() -> None:
    chapters = chapters_of(RULES)
    large, small = (fitted(chapters, 250, 2, 40, foot) for foot in (800, 300))
    assert large[0][0].size > small[0][0].size
    assert [column for _, column, _ in small] == sorted(column for _, column, _ in small)
    assert max(y for _, _, y in small) <= 300
    with pytest.raises(AssertionError, match="does not fit"):
        fitted(chapters, 250, 1, 40, 80)


def test_no_heading_and_no_first_line_stands_alone_at_the_foot() -> None:
    lines = [
        Line(10, "", "one", 12),
        Line(10, "Heading", "", 12, 2),
        Line(10, "", "two", 12),
        Line(10, "", "three", 12),
    ]
    room = 3 * 10 * LINE  # for three lines: the heading needs two more below it
    assert [column for _, column, _ in flowed(lines, 2, 0, room + 1)] == [0, 1, 1, 1]
    assert [column for _, column, _ in flowed(lines, 2, 0, room + 20)] == [0, 0, 0, 0]


def test_what_goes_before_a_bar_is_bold_and_shortens_the_first_line() -> None:
    plain = paragraph("Go to the next town by road.", 100, 10)
    led = paragraph("Step one.|Go to the next town by road.", 100, 10)
    assert (plain[0].lead, led[0].lead) == ("", "Step one.")
    assert len(led[0].words) < len(plain[0].words)


def test_a_page_that_lies_has_three_columns() -> None:
    def columns(lying: bool) -> int:
        page = Document("a4", "", lying).page()
        write_columns(page, chapters_of(RULES), 30, 60, page.width - 60, 250)
        return len({words.split()[8] for note in page.stream.stream if (words := note.decode()).startswith("BT /bold")})

    assert (columns(False), columns(True)) == (2, 3)


def test_a_sheet_can_be_read_again() -> None:
    made = Document("letter", "A sheet")
    page = made.page()
    write_columns(page, chapters_of("# The end\n\nIt ends when one is left."), 30, 60, 400, 700)
    assert PdfReader(BytesIO(made.file())).pages[0].extract_text().split("\n") == [
        "The end",
        "It ends when one is left.",
    ]


def test_what_a_seat_owns_is_filled_with_its_own_pattern() -> None:
    made = Document("a4", "")
    define_hatchings(made)
    page = made.page()
    hatch(page, "M100 100h50v50h-50z", 1)
    read: Any = PdfReader(BytesIO(made.file())).pages[0]
    patterns, drawn = read["/Resources"]["/Pattern"], read.get_contents().get_data()
    assert sorted(patterns) == [f"/hatch-{letter}" for letter in LETTERS]
    assert len({patterns[name].get_data() for name in patterns}) == len(LETTERS)
    assert b"/hatch-B" in drawn
    assert b"/hatch-A" not in drawn
