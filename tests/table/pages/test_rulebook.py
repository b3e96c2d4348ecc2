from __future__ import annotations

import re
from pathlib import Path

import pytest

import hegemon
from hegemon.engine.discovery import folders
from hegemon.engine.errors import NotUnderstood
from hegemon.table.pages import rulebook

pytestmark = pytest.mark.once

BOOK = """# Sea

## 1 Ships

**SEA-1.1** Ships sail, but see SEA-1.2 and `SEA-1.2` and LAND-1.1.

| ship | speed | |
| --- | ---: | --- |
| sloop | 3 | <b>fast</b> |

- **SEA-1.2** Not on land,
  ever.

    **SEA-9** is drawn, not ruled.

## 1 Ships

[a link](javascript:alert(1)) ![a picture](https://example.org/x.png)
"""


@pytest.fixture
def book(tmp_path: Path) -> rulebook.Book:
    (tmp_path / "RULES.md").write_text(BOOK, encoding="utf-8")
    return rulebook.read_book(tmp_path / "RULES.md")


def test_every_rule_has_its_anchor(book: rulebook.Book) -> None:
    assert '<p id="SEA-1.1" class="rule">' in book.html
    assert '<li id="SEA-1.2" class="rule">' in book.html


def test_a_rule_that_is_mentioned_is_a_link_and_one_that_is_not_there_is_none(book: rulebook.Book) -> None:
    assert book.html.count('href="#SEA-1.2"') == 2  # its own number, and one mention; code stays code
    assert "<code>SEA-1.2</code>" in book.html
    assert "LAND-1.1." in book.html


def test_chapters_have_anchors_of_their_own(book: rulebook.Book) -> None:
    assert book.chapters == [("1-ships", "1 Ships"), ("1-ships-2", "1 Ships")]


def test_a_book_is_only_text_and_has_no_style(book: rulebook.Book) -> None:
    assert "&lt;b&gt;fast&lt;/b&gt;" in book.html
    assert not re.search(r"<img|style=|href=.javascript", book.html)
    assert '<td class="right">3</td>' in book.html


def test_a_column_without_a_heading_has_a_plain_cell(book: rulebook.Book) -> None:
    assert "<td></td>" in book.html
    assert "<th></th>" not in book.html


@pytest.mark.parametrize("name", folders())
def test_every_rule_of_a_game_is_found_by_itself_and_in_the_book(name: str) -> None:
    game = hegemon.game(name)
    book = rulebook.book(game)
    assert book.rules
    for number in book.rules:
        known, heading, text = rulebook.around(game, number.lower())
        assert known == number
        assert f'id="{number}"' in text
        assert heading in book.html
        assert f'id="{number}"' in book.html


@pytest.mark.parametrize("name", folders())
def test_a_page_calls_options_by_the_names_of_the_form_and_marks_no_rulings(name: str) -> None:
    game = hegemon.game(name)
    book = rulebook.book(game)
    rules, _, _ = book.html.partition("how-moves-are-written")
    code = set(re.findall(r"<code>([^<]*)</code>", rules))
    assert not [dial.name for dial in game.dials if "_" in dial.name and dial.name in code]
    assert not re.search(r"ruling|\d{10}", book.lead + book.html)
    assert book.chapters[-1] == ("about-these-rules", "About these rules")


def test_a_map_that_is_drawn_in_letters_is_a_picture_on_the_page() -> None:
    book = rulebook.book(hegemon.game("campus"))
    assert re.findall(r'<img src="([^"]*)"', book.html) == [
        "/picture/board/campus.svg?players=2&amp;lettered=1&amp;dial-map=johanneberg",
        "/picture/board/campus.svg?players=3&amp;lettered=1&amp;dial-map=university",
    ]
    assert "<pre" not in book.html


def test_a_board_without_options_is_named_by_its_game_alone() -> None:
    image = rulebook.board_image(hegemon.game("tianxia"), "players=3")
    assert 'src="/picture/board/tianxia.svg?players=3&amp;lettered=1"' in image
    assert 'alt="The board of Tianxia"' in image


def test_a_rule_comes_with_all_of_its_chapter_and_nothing_of_the_next() -> None:
    number, heading, text = rulebook.around(hegemon.game("campus"), "3.3")
    assert (number, heading) == ("CAMPUS-3.3", "3 A turn")
    assert "<blockquote>" in text
    assert [f'id="CAMPUS-{rule}"' in text for rule in ("2.5", "3.1", "3.7", "4.1")] == [False, True, True, False]


def test_a_rule_that_is_not_there_is_a_sentence_with_the_nearest() -> None:
    with pytest.raises(NotUnderstood, match=r"did you mean .*CAMPUS-3\.1"):
        rulebook.around(hegemon.game("campus"), "CAMPUS-3.11")
