"""A tile that is taken from somebody, and what happened since one's own turn, as they are watched."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import table_where
from tests.browser.visitor import Visitor, awaited, chip, confirm
from tests.table.planting import wait_until
from tests.table.site import Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
SIDE = 9  # columns of the small map
# Whether the board still was as it had been whenever a conquest was seen.
WATCH = """
window.seen = [];
const now = () => document.querySelector("#live").textContent;
window.before = now();
new MutationObserver(() => {
  if (document.querySelector("#board .taking")) window.seen.push(now() === window.before);
}).observe(document.querySelector("#board > svg"), { childList: true });
"""


def can_conquer(match: Match) -> bool:
    """Is there a tile of somebody else that the first seat, which is asked, may take?"""
    owners: Any = match.state.view(0)["owner"]
    taken = [text.split()[1] for text in match.legal(0) if text.startswith("take ")] if match.unanswered == [0] else []
    return any(owners[number_of(tile)] > 0 for tile in taken)


def number_of(tile: str) -> int:
    """Where a tile of the small map stands in its list, row by row."""
    return (int(tile[1:]) - 1) * SIDE + ord(tile[0]) - ord("a")


def conqueror(visit: Visit, site: Site, **look: object) -> Visitor:
    """Somebody who has picked a tile of somebody else, and may take it."""
    ada = visit("Ada", **look)
    page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], can_conquer, ["take"]), 0)
    awaited(page)
    page.evaluate(WATCH)
    page.locator("#board [data-pick=glow][aria-label*=defence]").first.press("Enter")
    expect(confirm(page)).to_have_text(re.compile("^Conquer "))
    return ada


def test_what_a_tile_costs_stands_on_it_and_in_one_line_of_the_dock(visit: Visit, site: Site) -> None:
    page = conqueror(visit, site).page
    expect(page.locator("#board .price-badge text")).to_have_text(re.compile(r"^\d+$"))
    cost = int(page.locator("#board .price-badge text").text_content() or 0)
    expect(page.locator("#pick .price")).to_have_text(re.compile(rf"^costs {cost} of \d actions?$"))
    expect(page.locator("#pick .crumb")).to_be_hidden()  # the prompt names it


def test_a_conquest_is_shown_before_the_board_changes(visit: Visit, site: Site) -> None:
    page = conqueror(visit, site).page
    confirm(page).click()
    wait_until(lambda: bool(page.evaluate("window.seen.length")))
    assert all(page.evaluate("window.seen"))
    expect(page.locator("#board > .taken")).to_have_text(re.compile("^AYou took .+ from Bo"))
    page.keyboard.press("Shift")
    expect(page.locator("#board .taking")).to_have_count(0)
    assert page.evaluate("document.querySelector('#live').textContent !== window.before")


def test_who_wants_less_motion_sees_no_conquest_but_what_came_of_it(visit: Visit, site: Site) -> None:
    page = conqueror(visit, site, reduced_motion="reduce").page
    confirm(page).click()
    page.wait_for_function("() => document.querySelector('#live').textContent !== window.before")
    assert page.evaluate("window.seen") == []


def since_own_turn(match: Match) -> bool:
    """Is the first seat asked again, after acts of others that are worth telling?"""
    return match.unanswered == [0] and [step.seat for step in match.moves[-3:]] == [1, 1, 1] and len(match.moves) > 12


def test_what_happened_since_ones_turn_is_watched_again_and_then_it_is_now(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    page: Page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], since_own_turn, ["take"]), 0)
    awaited(page)
    page.get_by_role("button", name="Watch it again").click()
    expect(page.locator("#table")).to_have_class(re.compile("in-past"))
    expect(page.locator("#table")).not_to_have_class(re.compile("in-past"))
    expect(chip(page, "End turn")).to_be_visible()
    expect(page.locator("#recap")).to_be_visible()
