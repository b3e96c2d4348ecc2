"""Two people on one device: a curtain between them, behind which nothing of the other is left in the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import begun, table_where
from tests.browser.robot import Robot
from tests.browser.visitor import Visitor, awaited
from tests.table.site import Parts, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]


def at_one_device(visit: Visit, site: Site) -> tuple[Visitor, str]:
    """A table for two people on one device and somebody elsewhere."""
    visitor = visit("Ada")
    table = table_where(site, "swarm", [visitor, visitor, site.person("Cleo")], begun)
    awaited(visitor.sit(table, 0))
    return visitor, table


def names_in(parts: Parts) -> set[str]:
    """The names of the cards that a seat holds."""
    return {card["name"] for card in parts["cards"]}


def secrets_of(visitor: Visitor, table: str) -> dict[int, set[str]]:
    """The cards that each of the two holds and the other does not."""
    hands = {seat: names_in(visitor.person.snapshot(table, seat)) for seat in (0, 1)}
    public = str(visitor.site.person().snapshot(table))
    own = {seat: {name for name in hands[seat] - hands[1 - seat] if name not in public} for seat in hands}
    assert all(len(names) > 2 for names in own.values()), hands
    return own


def shown(page: Page, names: set[str]) -> set[str]:
    """Those of the names that are anywhere in the page."""
    content = page.content()
    return {name for name in names if re.search(rf"\b{re.escape(name)}\b", content)}


def answer(page: Page) -> None:
    """Answer the open question by whatever is offered, until the page asks no more."""
    robot = Robot(page, 1)
    while page.locator("#curtain").is_hidden() and not robot.done["commit"]:
        robot.act()


def pass_the_device(page: Page) -> None:
    expect(page.locator("#curtain")).to_be_visible()
    page.locator("#curtain button").click()
    expect(page.locator("#curtain")).to_be_hidden()


def test_the_curtain_leaves_nothing_of_either_hand_in_the_page(visit: Visit, site: Site) -> None:
    visitor, table = at_one_device(visit, site)
    page, own = visitor.page, secrets_of(visitor, table)
    assert shown(page, own[0]) == own[0]
    assert shown(page, own[1]) == set()
    answer(page)
    expect(page.locator("#curtain")).to_be_visible()
    assert shown(page, own[0] | own[1]) == set()
    pass_the_device(page)
    awaited(page)
    assert shown(page, own[1]) == own[1]
    assert shown(page, own[0]) == set()


def test_behind_the_curtain_no_key_and_no_click_reaches_the_table(visit: Visit, site: Site) -> None:
    visitor, table = at_one_device(visit, site)
    answer(visitor.page)
    expect(visitor.page.locator("#curtain button")).to_be_focused()
    for key in ["1", "Tab", "/", "Escape"]:
        visitor.page.keyboard.press(key)
    expect(visitor.page.locator("#curtain")).to_be_visible()
    assert visitor.page.evaluate("document.activeElement.closest('#table')") is None
    assert visitor.person.snapshot(table, 1)["awaited"] == [1]


def test_a_reload_does_not_lift_the_curtain(visit: Visit, site: Site) -> None:
    visitor, table = at_one_device(visit, site)
    own = secrets_of(visitor, table)
    answer(visitor.page)
    expect(visitor.page.locator("#curtain")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.locator("#curtain")).to_be_visible()
    assert shown(visitor.page, own[0] | own[1]) == set()


def test_one_can_go_to_the_other_own_seat_and_back(visit: Visit, site: Site) -> None:
    visitor, table = at_one_device(visit, site)
    page, own = visitor.page, secrets_of(visitor, table)
    page.locator("#players button.player").nth(1).click()
    page.get_by_role("button", name="Play this seat").click()
    pass_the_device(page)
    awaited(page)
    assert shown(page, own[0]) == set()
    assert page.url.endswith("?seat=1")


def test_where_nothing_is_secret_there_is_no_curtain(visit: Visit) -> None:
    visitor = visit("Mia")
    table = visitor.person.open("campus", ["you", "device"], {"map": "johanneberg"})
    awaited(visitor.sit(table))
    robot = Robot(visitor.page, 1)
    while "seat=1" not in visitor.page.url:
        robot.act()
    awaited(visitor.page)
    expect(visitor.page.locator("#curtain")).to_be_hidden()
