"""Pages to be printed."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader

from hegemon.kit.drawing.lettering import PAPER, text_width, wrapped
from hegemon.kit.drawing.paper import SIZES, Document, Drawing

pytestmark = pytest.mark.once


def document() -> bytes:
    made = Document("a4", "A map – of the world")
    stamp, hatching = Drawing(), Drawing()
    stamp.path("M-5 -5h10v10h-10z", "#EEEEEE", "#000000", 1, (2, 1))
    hatching.path("M0 0L4 4", line="#999999")
    made.define_stamp("box", stamp)
    made.define_hatching("lines", 4, hatching, 0.5)
    page = made.page()
    page.text(20, 30, 12, "Zoë & (Bo) \\ 漢", "bold")
    page.stamp("box", 50, 50, 2)
    page.hatch("M100 100h50v50h-50z", "lines")
    page.begin_clip("M0 0h20v20h-20z")
    page.path("M0 0L100 100", line="#000000")
    page.end_clip()
    return made.file()


def test_text_can_be_read_again_and_what_no_font_has_is_a_question_mark() -> None:
    reader = PdfReader(BytesIO(document()))
    assert reader.pages[0].extract_text().strip() == "Zoë & (Bo) \\ ?"
    assert reader.metadata is not None
    assert reader.metadata.title == "A map – of the world"


def test_the_same_drawing_gives_the_same_bytes() -> None:
    assert document() == document()


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("lying", [False, True])
def test_a_page_has_the_size_of_its_paper(paper: str, lying: bool) -> None:
    made = Document(paper, "Empty", lying)
    made.page()
    box = PdfReader(BytesIO(made.file())).pages[0].mediabox
    wanted = SIZES[paper][::-1] if lying else SIZES[paper]
    assert (float(box.width), float(box.height)) == pytest.approx(wanted, abs=0.01)


def test_plain_letters_are_narrower_than_bold_ones() -> None:
    assert text_width("frontier", PAPER["plain"]) == (278 + 333 + 556 + 556 + 278 + 222 + 556 + 333) / 1000
    assert text_width("frontier", PAPER["plain"]) < text_width("frontier", PAPER["bold"])


def test_lines_are_broken_where_they_fit() -> None:
    lines = wrapped("one two three four five six", 5, PAPER["plain"], indent=3)
    assert " ".join(lines) == "one two three four five six"
    assert text_width(lines[0], PAPER["plain"]) <= 2
    assert all(text_width(line, PAPER["plain"]) <= 5 for line in lines)


@pytest.mark.parametrize("font", ["bold", "plain"])
def test_a_centred_text_has_its_middle_where_it_is_said(font: str) -> None:
    page = Document("a4", "").page()
    page.centred(100, 50, 10, "width", font)
    x = float(page.stream.stream[-1].split()[8])
    assert x == pytest.approx(100 - text_width("width", PAPER[font]) * 5, abs=0.01)
