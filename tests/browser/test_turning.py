"""A phone that is turned in the middle of something: what stood beside its thing still does, and the board is free."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.fights import rich
from tests.browser.looking import comes_to
from tests.browser.positions import anyone_asked_to, asked_to, table_where
from tests.browser.test_showdowns import Battle
from tests.browser.visitor import PHONE, Visitor
from tests.table.site import Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(120)]
UPRIGHT, SIDEWAYS = {"width": 390, "height": 844}, {"width": 844, "height": 390}
# How far the hole in the veil lies from the place of the battle, in pixels.
ASIDE = """(spot) => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [hole, tile] = [box(".showdown .hole"), box(`#board [data-tile="${spot}"]`)];
  return Math.hypot(hole.x - tile.x, hole.y - tile.y);
}"""
# How much of a notice is out of sight, in pixels.
CUT = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const [words, notice, board] = [document.querySelector("#notice p"), box("#notice"), box("#board")];
  const isOver = notice.right > board.left && notice.bottom > board.top + 1 && notice.top < board.top;
  return Math.max(words.scrollHeight - words.clientHeight, isOver ? notice.bottom - board.top : 0);
}"""


def turn(page: Page, size: dict[str, int]) -> None:
    page.set_viewport_size({"width": size["width"], "height": size["height"]})


@pytest.mark.parametrize(("first", "then"), [(UPRIGHT, SIDEWAYS), (SIDEWAYS, UPRIGHT)], ids=["aside", "up"])
def test_the_place_of_a_battle_is_framed_again(
    visit: Visit, site: Site, first: dict[str, int], then: dict[str, int]
) -> None:
    battle = Battle(site, visit("Ada", **{**PHONE, "viewport": first}), "swarm", rich)
    page, shown = battle.decided(), battle.fight.shown[0]["spot"]
    assert shown is not None
    turn(page, then)
    assert comes_to(page, f"({ASIDE})({json.dumps(shown[1])}) < 2", wanted=True)


def test_an_open_log_makes_way_for_the_board(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **{**PHONE, "viewport": UPRIGHT})
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0)
    page.locator("#tab-log").tap()
    expect(page.locator("#log-panel")).to_have_attribute("data-height", "half")
    turn(page, SIDEWAYS)
    expect(page.locator("#log-panel > #log")).to_be_hidden()


@pytest.mark.parametrize("size", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_both_leaders_can_be_read_where_treason_is_asked(visit: Visit, site: Site, size: dict[str, int]) -> None:
    ada = visit("Ada", **{**PHONE, "viewport": size})
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in ("Bo", "Cleo", "Dan"))]
    page = ada.sit(table_where(site, "swarm", people, anyone_asked_to("treason")), 0)
    expect(page.locator("#notice .each .one")).to_have_count(2)
    assert comes_to(page, f"({CUT})() < 2", wanted=True)
