"""Several tabs of one browser: two at one seat agree, ten at ten tables all stay live."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import begun, table_where
from tests.browser.visitor import Visitor, awaited, board, confirm, log_lines, ready
from tests.table.planting import wait_until
from tests.table.site import Site, new_key

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]


def two_tabs(visit: Visit, site: Site) -> tuple[Visitor, Page, Page]:
    ada = visit("Ada")
    table = table_where(site, "campus", [ada, site.person("Bo")], begun)
    pages = ada.sit(table, 0), ready(ada.tab(f"/t/{table}?seat=0"))
    for page in pages:
        awaited(page)
    return ada, *pages


def begin_move(page: Page, k: int) -> None:
    """Pick something that glows; a count is then asked for."""
    page.locator("#board [data-pick=glow]").nth(k).press("Enter")
    expect(page.locator("#count input[type=range]")).to_be_visible()


def state_of(page: Page) -> tuple[str, str, list[str], int]:
    glowing = page.locator("#board [data-pick=glow]").count()
    return board(page), page.locator("#prompt").inner_text(), log_lines(page), glowing


def test_two_tabs_of_one_seat_agree(visit: Visit, site: Site) -> None:
    _, one, other = two_tabs(visit, site)
    begin_move(one, 0)
    confirm(one).click()
    expect(other.locator("#log li", has_text="You place")).to_have_count(1)
    expect(one.locator("#log li", has_text="You place")).to_have_count(1)
    wait_until(lambda: state_of(one) == state_of(other))


def test_a_move_built_in_one_tab_does_not_survive_the_other_tabs_move(visit: Visit, site: Site) -> None:
    ada, one, other = two_tabs(visit, site)
    ada.tolerate("409")
    begin_move(one, 0)
    begin_move(other, 1)
    confirm(one).click()
    expect(other.locator("#log li", has_text="You place")).to_have_count(1)
    expect(other.locator("#so-far")).to_be_hidden()
    wait_until(lambda: state_of(one) == state_of(other))


def test_of_two_commits_at_once_one_is_played(visit: Visit, site: Site) -> None:
    ada, one, other = two_tabs(visit, site)
    ada.tolerate("409")
    begin_move(one, 0)
    begin_move(other, 1)
    for page in (one, other):
        page.evaluate("document.querySelector('#confirm').click()")
    for page in (one, other):
        expect(page.locator("#log li", has_text="You place")).to_have_count(1)
    wait_until(lambda: state_of(one) == state_of(other))


def test_ten_tabs_on_ten_tables_all_stay_live(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), site.person("Bo")
    tables = [table_where(site, "campus", [ada, bo], begun) for _ in range(10)]
    pages = [ada.tab(f"/t/{table}?seat=0", wait_until="commit") for table in tables]
    for words in ("good evening", "your move"):
        for table in tables:
            bo.post(f"/t/{table}/chat", seat=1, text=words, key=new_key())
        for page in pages:
            expect(page.locator("#chat")).to_contain_text(words)
