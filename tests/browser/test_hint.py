"""A hint in a real browser: by key, button or menu, shown as a move in the making, and played only by the player."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.positions import begun, table_where
from tests.browser.visitor import Visitor, awaited, confirm, log_lines
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
SAID = "Your chance to win"


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Ada plays with Bo, hosts the table, and it is her turn."""
    ada = visit("Ada")
    ada.sit(table_where(site, "campus", [ada, site.person("Bo")], begun), 0)
    awaited(ada.page)
    return ada


def allow(ada: Visitor) -> None:
    ada.page.get_by_role("button", name="Menu", exact=True).click()
    ada.page.get_by_role("switch", name="Hints").check()
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#hint")).to_be_visible()


def test_among_people_there_is_no_hint_until_the_host_allows_it(ada: Visitor) -> None:
    expect(ada.page.locator("#hint")).to_be_hidden()
    allow(ada)


@pytest.mark.parametrize("way", ["key", "button", "menu"])
def test_a_hint_is_a_move_in_the_making_that_only_the_player_plays(ada: Visitor, way: str) -> None:
    allow(ada)
    page, before = ada.page, log_lines(ada.page)
    if way == "key":
        page.keyboard.press("h")
    elif way == "button":
        page.locator("#hint").click()
    else:
        page.get_by_role("button", name="Menu", exact=True).click()
        page.get_by_role("dialog").get_by_role("button", name="Hint").click()
    expect(page.locator("#note")).to_contain_text(SAID)
    expect(confirm(page)).to_be_enabled()
    assert log_lines(page) == before
    confirm(page).click()
    expect(page.locator("#log li")).not_to_have_count(len(before))


def test_a_hint_is_put_away_like_any_other_pick(ada: Visitor) -> None:
    allow(ada)
    ada.page.keyboard.press("h")
    expect(ada.page.locator("#note")).to_contain_text(SAID)
    while ada.page.locator("#so-far").is_visible():
        ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#note")).not_to_contain_text(SAID)
