"""The hand and the drawer of a phone held upright: what may be picked is whole, and nothing stands empty."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import comes_to
from tests.browser.positions import asked_to, asked_together, table_where
from tests.browser.visitor import PHONE, Visitor, awaited
from tests.table.planting import NAMES
from tests.table.site import Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
SIZES = [(390, 844), (360, 740)]
# The cards that are not whole in sight: under the dock, out of the drawer, or aside.
CUT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [hand, dock] = ["#hand", "#dock"].map((name) => box(document.querySelector(name)));
  const isCut = (one) =>
    one.top < hand.top || one.bottom > Math.min(hand.bottom, dock.top) || one.left < 0 || one.right > innerWidth;
  const cards = [...document.querySelectorAll("#hand .card")];
  return cards.filter((card) => isCut(box(card))).map((card) => card.textContent);
}"""
# How far a card that is picked is over the name of its group, in pixels.
OVER_NAME = """() => {
  const card = document.querySelector("#hand .ring-chosen");
  const name = card.closest(".group").querySelector(".group-name");
  return Math.max(0, name.getBoundingClientRect().bottom - card.getBoundingClientRect().top + 3);
}"""
# What the drawer has below its tabs that is empty, in pixels; the leaf is part of it.
EMPTY = """() => {
  const [head, dock] = ["#log-panel > .head", "#dock"].map((name) => document.querySelector(name));
  const leaf = document.querySelector("#log-panel > .leaf:not([hidden])");
  const isShown = leaf && leaf.checkVisibility() && leaf.clientHeight > 24;
  const [from, to] = [head.getBoundingClientRect(), dock.getBoundingClientRect()];
  return Math.max(from.height - 50, isShown ? 0 : to.top - from.bottom, 0) | 0;
}"""


def phone(visit: Visit, size: tuple[int, int]) -> Visitor:
    return visit("Ada", **PHONE | {"viewport": {"width": size[0], "height": size[1]}})


def with_tactics(match: Match) -> bool:
    """May the first seat plan a battle with a tactics card?"""
    return 0 in match.unanswered and any(len(text.split()) > 3 for text in match.legal(0) if text.startswith("plan"))


def planning(visit: Visit, site: Site, size: tuple[int, int]) -> Page:
    ada = phone(visit, size)
    page = ada.sit(table_where(site, "swarm", [ada, *map(site.person, NAMES[1:3])], with_tactics), 0)
    awaited(page)
    return page


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_a_plan_is_whole_while_troops_are_counted(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    page = planning(visit, site, size)
    page.locator("#hand .card[data-pick]").first.tap()
    expect(page.locator("#count")).to_be_visible()
    assert comes_to(page, CUT, []) == []


def test_a_card_that_is_picked_leaves_the_name_of_its_group_free(visit: Visit, site: Site) -> None:
    ada = phone(visit, SIZES[0])
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo")], asked_together(0, 1)), 0)
    page.locator("#hand .card[data-pick]").first.tap()
    expect(page.locator("#hand .ring-chosen")).to_be_visible()
    assert comes_to(page, OVER_NAME, 0) == 0


@pytest.mark.parametrize("verb", ["bid", "drop"])
@pytest.mark.parametrize("size", [*SIZES, (390, 780)])
def test_a_drawer_at_rest_is_never_empty(visit: Visit, site: Site, verb: str, size: tuple[int, int]) -> None:
    ada = phone(visit, size)
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo")], asked_to(verb)), 0)
    awaited(page)
    assert comes_to(page, EMPTY, 0) == 0
    if verb == "drop":
        page.locator("#board [data-pick=glow]").first.tap()
        assert comes_to(page, EMPTY, 0) == 0
