"""Replay, during the game and after it: slider, buttons, arrow keys, bookmarks, and links to a moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, over, table_where
from tests.browser.visitor import Visitor, awaited, board, log_lines
from tests.table.planting import wait_until
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody in mid-game."""
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0)
    awaited(ada.page)
    return ada


@pytest.fixture
def past(visit: Visit, site: Site) -> tuple[Visitor, str]:
    """Somebody who was at a table where the game is over."""
    ada = visit("Ada", permissions=["clipboard-read", "clipboard-write"])
    return ada, table_where(site, "campus", [ada, site.person("Bo")], over, round_limit=3)


def at(page: Page) -> tuple[int, int]:
    """Which moment is shown, and how many there are."""
    shown, count = page.locator("#scrubber .moment").inner_text().split("/")
    return int(shown), int(count)


def look_back(page: Page) -> int:
    """Go one move back, as the head of the log offers it; how many moves there are."""
    page.locator("#log-panel").get_by_role("button", name="One move back").click()
    expect(page.locator("#scrubber")).to_be_visible()
    count = at(page)[1]
    expect_at(page, count - 1)
    return count


def expect_at(page: Page, moment: int) -> None:
    """Wait until a moment is shown: its number, and then the board of it."""
    expect(page.locator("#scrubber .moment")).to_have_text(re.compile(rf"^{moment} / \d+$"))
    expect(page.locator("#scrubber")).not_to_have_attribute("aria-busy", "true")


def button(page: Page, name: str) -> None:
    page.locator("#scrubber").get_by_role("button", name=name).click()


def go_to(page: Page, chapter: str) -> None:
    """Choose a chapter from the list that opens above the slider."""
    page.get_by_title("Go to a round").click()
    page.get_by_role("group", name="Go to").get_by_role("button", name=chapter, exact=True).click()
    expect(page.get_by_role("group", name="Go to")).to_be_hidden()


def test_buttons_go_through_the_past_and_back_to_now(ada: Visitor) -> None:
    page, now = ada.page, board(ada.page)
    look_back(page)
    button(page, "First move")
    expect_at(page, 0)
    expect(page.locator("#heading")).to_contain_text("Setup")
    wait_until(lambda: board(page) != now)
    expect(page.locator("[data-pick=glow]")).to_have_count(0)
    button(page, "One move forward")
    expect_at(page, 1)
    page.get_by_role("button", name="Back to the game").click()
    awaited(page)
    assert board(page) == now


def test_the_log_tells_no_more_than_had_happened(ada: Visitor) -> None:
    page, told = ada.page, log_lines(ada.page)
    look_back(page)
    button(page, "First move")
    wait_until(lambda: len(log_lines(page)) < 3)
    first = log_lines(page)
    button(page, "One move forward")
    wait_until(lambda: log_lines(page) == told[: len(first) + 1])
    page.get_by_role("button", name="Back to the game").click()
    wait_until(lambda: log_lines(page) == told)


def test_arrow_keys_go_through_the_past(ada: Visitor) -> None:
    page = ada.page
    count = look_back(page)
    page.keyboard.press("ArrowLeft")
    expect_at(page, count - 2)
    page.keyboard.press("Home")
    expect_at(page, 0)
    page.keyboard.press("ArrowRight")
    expect_at(page, 1)
    page.keyboard.press("Escape")
    expect(page.locator("#scrubber")).to_be_hidden()
    awaited(page)


def test_the_slider_and_the_bookmarks_go_to_a_moment(ada: Visitor) -> None:
    page = ada.page
    look_back(page)
    page.locator("#scrubber input[type=range]").fill("3")
    expect_at(page, 3)
    go_to(page, "Round 1")
    expect(page.get_by_title("Go to a round")).to_have_text("Round 1")
    begun = at(page)[0]
    button(page, "One move back")
    expect(page.get_by_title("Go to a round")).to_have_text("Setup")
    expect_at(page, begun - 1)


def test_a_link_to_a_moment_opens_there_during_the_game(ada: Visitor) -> None:
    page = ada.page
    look_back(page)
    page.locator("#scrubber input[type=range]").fill("3")
    expect_at(page, 3)
    shown = board(page)
    page.reload()
    expect_at(page, 3)
    expect(page.locator("#table")).to_have_class(re.compile("in-past"))
    wait_until(lambda: board(page) == shown)


def test_the_game_goes_on_while_the_past_is_looked_at(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), site.person("Bo")
    table = table_where(site, "campus", [ada, bo], asked_to("place", 1))
    page = ada.sit(table, 0)
    now = board(page)
    look_back(page)
    button(page, "First move")
    expect_at(page, 0)
    assert board(page) != now
    shown = board(page)
    parts = bo.snapshot(table, 1)
    words = [argument[1] for argument in parts["picks"][0]["args"]]
    bo.play(table, 1, parts["line"]["question"], parts["picks"][0]["text"].format(*words))
    expect(page.locator("#scrubber .moment")).to_have_text(f"0 / {parts['moments']['count'] + 1}")
    assert board(page) == shown


def test_a_game_that_is_over_is_replayed_on_a_page_of_its_own(past: tuple[Visitor, str]) -> None:
    ada, table = past
    page = ada.sit(table, 0)
    page.locator("#dock").get_by_role("link", name="Replay").click()
    expect_at(page, at(page)[1])
    button(page, "First move")
    expect_at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect_at(page, 3)
    expect(page).to_have_url(re.compile("at=3"))
    early, count = board(page), at(page)[1]
    button(page, "Last move")
    expect_at(page, count)
    wait_until(lambda: board(page) != early)
    last = board(page)
    go_to(page, "Round 2")
    wait_until(lambda: 0 < at(page)[0] < count)
    wait_until(lambda: board(page) != last)


def test_a_replay_plays_by_itself_and_is_left_where_one_was(past: tuple[Visitor, str]) -> None:
    ada, table = past
    page = ada.go(f"/t/{table}/replay")
    expect_at(page, at(page)[1])
    for faster in ("1×", "2×"):
        button(page, f"Speed {faster}")
    count = at(page)[1]
    button(page, "Play")
    wait_until(lambda: 1 < at(page)[0] < count)
    button(page, "Pause")
    page.wait_for_timeout(700)
    left = at(page)[0]
    page.wait_for_timeout(700)
    assert at(page)[0] == left
    page.goto(f"{ada.site.address}/t/{table}/replay")
    expect_at(page, left)


def test_a_copied_link_to_a_moment_opens_there_for_anybody(past: tuple[Visitor, str], visit: Visit) -> None:
    ada, table = past
    page = ada.go(f"/t/{table}/replay?at=5")
    expect_at(page, 5)
    button(page, "Link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    assert "at=5" in address
    other = visit().page
    other.goto(address)
    expect_at(other, 5)
    wait_until(lambda: board(other) == board(page))


def test_the_record_can_be_downloaded_once_the_game_is_over(past: tuple[Visitor, str]) -> None:
    ada, table = past
    page = ada.sit(table, 0)
    with page.expect_download() as download:
        page.locator("#result").get_by_role("link", name="record").click()
    assert download.value.path().read_text().startswith("hegemon record 1")
