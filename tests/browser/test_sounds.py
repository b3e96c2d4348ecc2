"""What is heard, and notifications from behind other tabs: once for each decision, in a real browser."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import table_where
from tests.browser.test_settings import choose, menu
from tests.browser.visitor import Visitor, awaited
from tests.table.site import Person, Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]

TURN = [587, 880]  # hertz
SOON = 300  # milliseconds after which a turn has been heard of
EARS = """
window.heard = [];
window.called = [];
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (when) { heard.push(this.frequency.value); return start.call(this, when); };
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => Notification.permission;
  constructor(title, { body, tag }) { called.push([title, body, tag]); }
};
Object.defineProperty(document, "visibilityState", { get: () => window.isAway ? "hidden" : "visible" });
"""


def can_end(match: Match) -> bool:
    """Is seat B asked, and may it end its turn?"""
    return match.unanswered == [1] and "end" in match.legal(1)


def waiting(visit: Visit, site: Site) -> tuple[Visitor, Person, str]:
    """Somebody who listens, at a table where the other one can end a turn."""
    listener, other = visit("Ada"), site.person("Bo")
    listener.context.add_init_script(EARS)
    table = table_where(site, "campus", [listener, other], can_end)
    listener.sit(table, 0)
    listener.page.locator("#log").click()  # a page is silent until its reader has done something
    return listener, other, table


def end_turn(other: Person, table: str) -> None:
    question = other.snapshot(table, 1)["line"]["question"]
    assert other.play(table, 1, question, "end").status_code == 200


def heard(page: Page) -> list[int]:
    """The tones so far, in hertz, when no more come."""
    page.wait_for_timeout(SOON)
    return [round(pitch) for pitch in page.evaluate("heard")]


def test_ones_own_turn_is_heard_once(visit: Visit, site: Site) -> None:
    listener, other, table = waiting(visit, site)
    assert heard(listener.page) == []
    end_turn(other, table)
    awaited(listener.page)
    assert heard(listener.page) == TURN


def test_with_all_sounds_a_move_is_heard_too(visit: Visit, site: Site) -> None:
    listener, other, table = waiting(visit, site)
    choose(listener.page, "Play", "All")
    end_turn(other, table)
    awaited(listener.page)
    assert heard(listener.page)[1:] == TURN


def test_without_sounds_nothing_is_heard(visit: Visit, site: Site) -> None:
    listener, other, table = waiting(visit, site)
    menu(listener.page, "Play").get_by_role("radiogroup", name="Sounds").get_by_role("radio", name="Off").check()
    listener.page.keyboard.press("Escape")
    end_turn(other, table)
    awaited(listener.page)
    assert heard(listener.page) == []


def calls(page: Page) -> list[Any]:
    page.wait_for_timeout(SOON)
    return list(page.evaluate("called"))


def allow_calls(page: Page) -> None:
    switch = menu(page, "Play").get_by_role("switch", name="Notify me when it’s my turn")
    switch.click()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")


def test_a_page_out_of_sight_calls_once_in_whichever_tab(visit: Visit, site: Site) -> None:
    listener, other, table = waiting(visit, site)
    allow_calls(listener.page)
    second = listener.tab(f"/t/{table}?seat=0")
    for page in (listener.page, second):
        page.evaluate("window.isAway = true")
    end_turn(other, table)
    awaited(listener.page)
    awaited(second)
    told = calls(listener.page) + calls(second)
    assert [title for title, _, _ in told] == ["Your turn"]
    assert "Place" in told[0][1]


def test_nobody_is_called_to_what_is_in_sight(visit: Visit, site: Site) -> None:
    listener, other, table = waiting(visit, site)
    allow_calls(listener.page)
    end_turn(other, table)
    awaited(listener.page)
    assert calls(listener.page) == []


def test_a_browser_that_blocks_notifications_says_so(visit: Visit, site: Site) -> None:
    listener, _other, _table = waiting(visit, site)
    listener.page.evaluate("Notification.permission = 'denied'")
    box = menu(listener.page, "Play")
    switch = box.get_by_role("switch", name="Notify me when it’s my turn")
    switch.click()
    expect(box.get_by_role("alert").first).to_contain_text("blocks them")
    expect(switch).not_to_be_checked()
