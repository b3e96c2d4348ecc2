"""Maps for paper and pencil, over HTTP."""

from __future__ import annotations

from io import BytesIO

import pytest
from pypdf import PdfReader
from tests.table.site import Site

import hegemon
from hegemon.presentation import module_of

ON_PAPER = [game.name for game in hegemon.all_games() if module_of(game, "sheet")]
pytestmark = pytest.mark.once


@pytest.mark.parametrize("game", ON_PAPER)
def test_the_page_shows_a_map_and_leads_to_its_pdf(site: Site, game: str) -> None:
    person = site.person()
    page = person.get(f"/sheet/{game}?size=8x6&number=7&players=3&paper=letter").text
    assert "<title>The map</title>" in page
    assert f'href="/sheet/{game}?size=8x6&amp;players=3&amp;paper=letter">Another map' in page
    address = page.partition(f'href="/sheet/{game}/map.pdf?')[2].partition('"')[0].replace("&amp;", "&")
    answer = person.get(f"/sheet/{game}/map.pdf?{address}")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"] == f'attachment; filename="{game}-8x6-7.pdf"'
    assert "map 8x6-7" in PdfReader(BytesIO(answer.content)).pages[0].extract_text()


@pytest.mark.parametrize("game", ON_PAPER)
def test_without_a_number_one_is_chosen(site: Site, game: str) -> None:
    answer = site.person().get(f"/sheet/{game}")
    assert answer.status_code == 200
    assert "Download PDF" in answer.text


@pytest.mark.parametrize("game", ON_PAPER)
@pytest.mark.parametrize("query", ["size=2x2", "number=-1", "players=40", "paper=silk", "number=%3Cb%3E"])
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
