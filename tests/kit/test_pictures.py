"""What boards share: texts that keep to their place, shapes, panels, and the marks of owners."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from hegemon.kit.drawing.lettering import text_width
from hegemon.kit.drawing.markup import Pen, box, disc, document, placed, untouched
from hegemon.kit.drawing.owners import BADGE_WIDTH, LETTER_PART, badges, figure, washes
from hegemon.kit.drawing.panels import Panel, picture, pictures
from hegemon.theme import SEATS

pytestmark = pytest.mark.once
PEN = Pen("#222222")
PANEL = Panel("loot", "Loot & more", "<path/>", 80, 20.5)


@pytest.mark.parametrize("words", ["x", "a name of some length", "W" * 60])
def test_a_text_that_is_cut_or_fitted_keeps_to_its_width(words: str) -> None:
    cut = ElementTree.fromstring(PEN.cut(0, 0, 10, words, 50))
    fitted = ElementTree.fromstring(PEN.fitted(0, 0, 10, words, 50))
    assert text_width(str(cut.text)) * 10 <= 50
    assert text_width(words) * float(fitted.attrib["font-size"]) <= 50 * 1.1  # the size is written to a tenth
    assert fitted.attrib["text-anchor"] == "middle"


def test_a_text_has_the_ink_of_its_pen_or_another_colour_and_is_bold_unless_it_is_plain() -> None:
    plain, coloured = PEN.text(1, 2, 3, "<b>", plain=True), PEN.text(1, 2, 3, "b", "#FF0000", "end")
    assert plain == '<text x="1" y="2" font-size="3" fill="#222222" font-weight="400">&lt;b&gt;</text>'
    assert coloured == '<text x="1" y="2" font-size="3" fill="#FF0000" text-anchor="end">b</text>'


def test_a_shape_has_an_edge_only_where_one_is_wanted() -> None:
    assert "stroke" not in box(0, 0, 1, 1, "red", line=2) + disc(0, 0, 1, "red", line=2)
    assert box(0, 0, 1, 1, "red", "blue").endswith(' stroke="blue"/>')
    assert disc(0, 0, 1, "red", "blue", 1.25).endswith(' stroke="blue" stroke-width="1.2"/>')
    assert "rx" not in box(0, 0, 1, 1, "red")


def test_nothing_stays_nothing_and_what_is_placed_as_it_is_needs_no_scale() -> None:
    assert untouched("") == ""
    assert "scale" not in placed("<path/>", 1, 2)


def test_a_panel_is_a_picture_with_its_title_and_its_size() -> None:
    drawn = ElementTree.fromstring(picture(PANEL))
    assert (drawn.attrib["viewBox"], drawn.attrib["role"], drawn[0].text) == ("0 0 80 20.5", "group", "Loot & more")
    assert len(drawn) == 2


def test_a_panel_with_a_ground_lies_upon_a_sheet_as_large_as_the_picture() -> None:
    drawn = ElementTree.fromstring(pictures([PANEL], "#FFFFFF")["loot"])
    sheet = drawn[1].attrib
    assert drawn.attrib["viewBox"] == " ".join(sheet[key] for key in ("x", "y", "width", "height")) == "-1 -1 82 22.5"


def test_every_seat_has_a_wash_and_a_badge_in_its_colour() -> None:
    defined = ElementTree.fromstring(document("0 0 1 1", "", f"<defs>{washes()}{badges()}</defs>"))[1]
    assert len(defined) == 2 * len(SEATS)
    for k, part in enumerate(defined):
        assert SEATS[k % len(SEATS)].colour in ElementTree.tostring(part, "unicode")
    assert re.findall(r'id="([a-z]+)-[A-H]"', washes() + badges()) == ["wash"] * 8 + ["badge"] * 8


@pytest.mark.parametrize("count", [1, 38, 100, 4096])
def test_a_number_keeps_to_the_blank_of_its_badge(count: int) -> None:
    middle, foot, size = figure(10, 20, count, 14.5)
    half = text_width(str(count)) * size / 2
    assert middle - half > 10 - BADGE_WIDTH / 2 + LETTER_PART * BADGE_WIDTH
    assert middle + half < 10 + BADGE_WIDTH / 2
    assert 20 < foot <= 20 + size / 2
