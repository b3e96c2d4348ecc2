"""Maps for paper and pencil, over HTTP."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from pypdf import PdfReader
from tests.table.site import Site

import hegemon
from hegemon.presentation.sheet import Sheet, sheet_of
from hegemon.table.routes.sheet import file_name

ON_PAPER = [game.name for game in hegemon.all_games() if sheet_of(game)]
pytestmark = pytest.mark.once


def sheet_named(game: str) -> Sheet:
    found = sheet_of(hegemon.game(game))
    assert found is not None
    return found


@pytest.mark.parametrize("game", ON_PAPER)
def test_the_page_shows_a_map_and_leads_to_its_pdf(site: Site, game: str) -> None:
    person, sheet = site.person(), sheet_named(game)
    page = person.get(f"/sheet/{game}?number=7&players=3&paper=letter").text
    assert f"<title>The {sheet.called}</title>" in page
    size = sheet.size.default_for(3)
    assert f'href="/sheet/{game}?size={size}&amp;players=3&amp;paper=letter">Another {sheet.called}' in page
    address = page.partition(f'href="/sheet/{game}/map.pdf?')[2].partition('"')[0].replace("&amp;", "&")
    answer = person.get(f"/sheet/{game}/map.pdf?{address}")
    name = sheet.name(sheet.game.new(3, seed=7, **sheet.options(None, 7)).view())
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{game}-')
    assert f"{sheet.called} {name}" in PdfReader(BytesIO(answer.content)).pages[0].extract_text()


@pytest.mark.parametrize("game", ON_PAPER)
def test_every_size_can_be_chosen(site: Site, game: str) -> None:
    sheet = sheet_named(game)
    for size in sheet.size.choices or ["12x9"]:
        page = site.person().get(f"/sheet/{game}?size={size}&number=7").text
        assert re.search(rf'<input[^>]* name="size" value="{size}"[^>]*(checked|required)>', page), size


def test_a_file_is_named_in_letters_that_every_system_takes() -> None:
    sheet = sheet_named("frontier")
    assert file_name(sheet, {"map": "8x6-7"}) == "frontier-8x6-7.pdf"
    assert file_name(sheet, {"map": 'random:7/\u00e9 "'}) == "frontier-random-7-.pdf"


@pytest.mark.parametrize("game", ON_PAPER)
def test_without_a_number_one_is_chosen(site: Site, game: str) -> None:
    answer = site.person().get(f"/sheet/{game}")
    assert answer.status_code == 200
    assert "Download PDF" in answer.text


@pytest.mark.parametrize("game", ON_PAPER)
@pytest.mark.parametrize("query", ["size=endless", "number=-1", "players=40", "paper=silk", "number=%3Cb%3E"])
def test_a_map_that_cannot_be_is_explained(site: Site, game: str, query: str) -> None:
    person = site.person()
    answer = person.get(f"/sheet/{game}?{query}")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<b>" not in answer.text
    assert person.get(f"/sheet/{game}/map.pdf?{query}").status_code == 400


@pytest.mark.parametrize("game", ON_PAPER)
def test_the_first_page_leads_there(site: Site, game: str) -> None:
    assert f'href="/sheet/{game}"' in site.person().get("/").text


def test_a_game_without_a_sheet_has_no_such_page(site: Site) -> None:
    assert site.person().get("/sheet/campus").status_code == 404
    assert site.person().get("/sheet/chess").status_code == 404
