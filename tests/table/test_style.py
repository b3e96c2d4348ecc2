"""The style sheets of the pages: short, each loaded somewhere, and sent with all that they import."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.table.test_script import STATIC, TEMPLATES

from hegemon.table.pages.styles import IMPORT, NO_FILES, whole_style

pytestmark = pytest.mark.once
LONGEST_SHEET = 410


def sheets() -> list[Path]:
    return sorted(STATIC.glob("*.css"))


@pytest.mark.parametrize("sheet", sheets(), ids=lambda path: path.name)
def test_a_style_sheet_is_short_and_says_what_it_dresses(sheet: Path) -> None:
    text = sheet.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= LONGEST_SHEET
    assert text.startswith("/* ")


def test_a_style_sheet_is_sent_with_the_text_of_all_that_it_imports() -> None:
    sent = whole_style(STATIC / "play.css").decode()
    names = IMPORT.findall((STATIC / "play.css").read_text(encoding="utf-8"))
    places = [sent.index((STATIC / name).read_text(encoding="utf-8")) for name in names]
    assert places == sorted(places)


@pytest.mark.parametrize("sheet", sheets(), ids=lambda path: path.name)
def test_no_import_is_left_to_the_browser(sheet: Path) -> None:
    assert "@import" not in whole_style(sheet).decode()


def test_every_style_sheet_is_loaded_by_a_page() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in TEMPLATES.glob("*.html"))
    loaded = set(re.findall(r"static\('([a-z]+\.css)'\)", pages))
    imported = {name for sheet in sheets() for name in IMPORT.findall(sheet.read_text(encoding="utf-8"))}
    assert {sheet.name for sheet in sheets()} | set(NO_FILES) == loaded | imported
