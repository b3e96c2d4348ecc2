"""The log beside the board: its newest lines, whole, and what others did told once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import comes_to
from tests.browser.positions import asked_to, offered, table_where
from tests.browser.visitor import Visitor, awaited
from tests.table.planting import NAMES
from tests.table.site import Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
LEAST = 3

# How many lines and headings of the log can be read, and which of them are cut.
LINES = """() => {
  const { top, bottom } = document.querySelector("#log .lines").getBoundingClientRect();
  const lines = [...document.querySelectorAll("#log h2, #log ol > li")];
  const boxes = lines.map((one) => [one, one.getBoundingClientRect()]);
  const isAcross = (box, edge) => box.top < edge - 1 && box.bottom > edge + 1;
  const isCut = (box) => isAcross(box, top) || isAcross(box, bottom);
  return {
    whole: boxes.filter(([one, box]) => one.matches("li") && box.top >= top - 1 && box.bottom <= bottom + 1).length,
    cut: boxes.filter(([, box]) => isCut(box)).map(([one]) => one.textContent),
  };
}"""


def table(visit: Visit, site: Site, game: str, players: int, words: str) -> Page:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:players])]
    page = ada.sit(table_where(site, game, people, offered(words)), 0)
    awaited(page)
    return page


@pytest.mark.parametrize(("game", "words"), [("campus", "attack"), ("frontier", "take"), ("swarm", "upto")])
def test_three_lines_at_least_can_be_read_and_none_is_cut(visit: Visit, site: Site, game: str, words: str) -> None:
    page = table(visit, site, game, 4, words)
    for _ in ("asked", "picked"):
        assert comes_to(page, f"({LINES})().cut", []) == []
        assert page.evaluate(LINES)["whole"] >= LEAST
        if page.locator("#board [data-pick=glow]").count():
            page.locator("#board [data-pick=glow]").first.press("Enter")


def test_a_phone_shows_whole_lines_too(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo"), site.person("Cleo")], asked_to("drop")), 0)
    expect(page.locator("#log")).to_be_visible()
    assert comes_to(page, f"({LINES})().cut", []) == []


def test_what_the_log_tells_beside_the_board_is_not_told_twice(visit: Visit, site: Site) -> None:
    page = table(visit, site, "frontier", 4, "take")
    expect(page.locator("#board .halo.lost")).to_have_count(0)
    expect(page.locator("#recap")).to_be_hidden()
