"""The menu with its settings, "since your turn", and what the table answers by itself, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import begun, table_where
from tests.browser.test_accessibility import in_both_lights, wrong_with
from tests.browser.visitor import PHONE, Visitor, confirm
from tests.table.site import Site
from tests.table.test_automatic import before_it, table_before

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
PANES = ["Play", "Display", "Keyboard", "Table and seats", "Dice", "Resign"]
AT_ONCE = """localStorage["hegemon.settings"] = '{"autoend": true, "tips": false}'"""


def table_of(visitor: Visitor, game: str, wanted: Callable[[Match], bool], seats: int = 2) -> Page:
    others = [visitor.site.person(f"Person {seat}") for seat in range(1, seats)]
    return visitor.sit(table_where(visitor.site, game, [visitor, *others], wanted), 0)


def has_lost(match: Match) -> bool:
    """Is seat A asked, after somebody took something of it since its last move?"""
    own = [k for k, step in enumerate(match.steps) if step.is_move and step.seat == 0]
    if match.unanswered != [0] or not own:
        return False
    told = match.state.chronicle()
    later = [event for step in match.steps[own[-1] :] for event in step.events]
    return any(told.name(event) == "conquered" and event.third == 0 for event in later)


def nothing_is_left(match: Match) -> bool:
    """Has seat A moved, and can it do nothing but end its turn?"""
    return match.unanswered == [0] and match.legal(0) == ["end"] and match.steps[-1].seat == 0


def has_one_secret_answer(match: Match) -> bool:
    """Has seat A one answer in a question to several, which only it knows of?"""
    return 0 in match.unanswered and len(match.unanswered) > 1 and match.legal(0) == ["pass"]


def menu(page: Page, pane: str = "Play") -> Locator:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("tab", name=pane, exact=True).click()
    return page.get_by_role("dialog")


def choose(page: Page, pane: str, name: str) -> None:
    menu(page, pane).get_by_role("radio", name=name).check()
    page.keyboard.press("Escape")


@pytest.mark.timeout(240)
@pytest.mark.parametrize("width", ["desktop", "phone"])
def test_the_menu_is_for_everyone(visit: Visit, width: str) -> None:
    page = table_of(visit("Ada", **(PHONE if width == "phone" else {})), "campus", begun)
    page.get_by_role("button", name="Menu", exact=True).click()
    box = page.get_by_role("dialog")
    in_both_lights(page)
    for pane in [pane for pane in PANES if width != "phone" or pane != "Keyboard"]:
        box.get_by_role("tab", name=pane, exact=True).click()
        expect(box.get_by_role("heading", name=pane, exact=True)).to_be_visible()
        assert wrong_with(page) == [], pane
        if width == "phone":
            box.get_by_role("button", name="Back to the menu").click()
    box.get_by_role("tab", name="Play", exact=True).click()
    in_both_lights(page)


def test_a_phone_speaks_of_taps_and_of_no_keys(visit: Visit) -> None:
    box = menu(table_of(visit("Ada", **PHONE), "campus", begun))
    expect(box).to_contain_text("Second tap on a target confirms")
    assert not re.search(r"\b(key|Enter|click)", box.inner_text())


def test_what_is_set_holds_on_every_page_and_after_a_reload(visit: Visit) -> None:
    visitor = visit("Ada")
    page = table_of(visitor, "campus", begun)
    root = page.locator("html")
    choose(page, "Display", "Dark")
    choose(page, "Display", "Larger")
    expect(root).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    visitor.go("/")
    expect(root).to_have_attribute("data-size", "larger")


def test_the_menu_is_walked_with_keys(visit: Visit) -> None:
    page = table_of(visit("Ada"), "campus", begun)
    page.get_by_role("button", name="Menu", exact=True).press("Enter")
    expect(page.get_by_role("tab", name="Play", exact=True)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("tab", name="Display")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_focused()


def test_the_host_sets_how_fast_bots_are_in_mid_game(visit: Visit) -> None:
    mia, noa = visit("Mia"), visit("Noa")
    table = mia.person.open("campus", ["you", "open", "bot:random"], public=True)
    assert noa.person.post(f"/t/{table}/sit", seat=1).status_code == 200
    choose(mia.sit(table), "Play", "Slow")
    box = menu(noa.sit(table))
    expect(box.locator(".setting", has_text="Bot speed")).to_contain_text("Slow")
    expect(box.get_by_role("radio", name="Fast")).to_have_count(0)
    expect(box.get_by_text("Only the host, Mia, can change these.")).to_have_count(1)
    expect(menu(mia.page).get_by_text("Only the host")).to_have_count(0)
    assert mia.person.snapshot(table)["pace"] == 2


def test_losses_are_told_and_marked_until_one_acts(visit: Visit) -> None:
    page = table_of(visit("Ada"), "frontier", has_lost, 3)
    recap, marks = page.locator("#recap"), page.locator("#board .halo.lost.minus")
    expect(recap.locator(".loss").first).to_contain_text("from you")
    assert marks.count() >= 1
    in_both_lights(page)
    recap.locator(".loss").first.hover()
    expect(page.locator("#board .halo.lit").first).to_be_attached()
    recap.get_by_role("button", name="Close").click()
    expect(recap).to_be_hidden()
    page.reload()
    expect(marks.first).to_be_attached()
    expect(recap).to_be_hidden()
    page.keyboard.press("/")
    page.keyboard.type("end")
    page.keyboard.press("Enter")
    expect(marks).to_have_count(0)


def test_the_recap_can_be_turned_off(visit: Visit) -> None:
    page = table_of(visit("Ada"), "frontier", has_lost, 3)
    expect(page.locator("#recap")).to_be_visible()
    menu(page).get_by_role("switch", name="recap").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("#recap")).to_be_hidden()
    expect(page.locator("#board .halo.lost")).to_have_count(0)


def test_the_only_answer_stands_in_the_log_as_automatic(visit: Visit, site: Site) -> None:
    people = [visit("Mia"), visit("Noa")]
    table, seat, move = table_before(site, *(one.person for one in people))
    page = people[seat].sit(table, seat)
    question = people[seat].person.snapshot(table, seat)["line"]["question"]
    assert people[seat].person.play(table, seat, question, move).status_code == 200
    expect(page.locator("#log li", has_text="automatic")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#log s")).to_have_count(2)
    assert len(before_it()[0].moves) == people[seat].person.snapshot(table, seat)["moments"]["count"]


def test_a_turn_with_nothing_left_ends_by_itself_unless_every_move_is_confirmed(visit: Visit) -> None:
    page = table_of(visit("Ada"), "frontier", nothing_is_left)
    box = menu(page)
    box.get_by_role("switch", name="Ask before every move").check()
    box.get_by_role("switch", name="End my turn").check()
    page.keyboard.press("Escape")
    page.wait_for_timeout(2500)
    expect(page.locator("#dock.yours")).to_have_count(1)
    menu(page).get_by_role("switch", name="Ask before every move").uncheck()
    page.keyboard.press("Escape")  # and a touch stops it
    expect(confirm(page)).to_contain_text("End turn")
    page.reload()
    expect(confirm(page)).to_contain_text("Ending turn…")
    expect(page.locator("#dock.yours")).to_have_count(0)


def test_a_countdown_to_the_end_of_a_turn_is_stopped_by_a_touch_and_leaves_undo(visit: Visit) -> None:
    page = table_of(visit("Ada"), "frontier", nothing_is_left)
    page.evaluate(AT_ONCE)
    page.reload()
    expect(confirm(page)).to_contain_text("Ending turn…")
    before = confirm(page).bounding_box()
    page.mouse.click(3, 3)
    expect(confirm(page)).to_contain_text("End turn")
    assert confirm(page).bounding_box() == before
    page.wait_for_timeout(5500)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#prompt")).to_contain_text("1 action")


def test_a_standing_order_is_offered_beside_a_secret_question_with_one_answer(visit: Visit) -> None:
    page = table_of(visit("Ada"), "swarm", has_one_secret_answer, 3)
    page.get_by_role("button", name="Call treason when I can").click()
    expect(page.get_by_role("button", name="Call treason when I can")).to_have_count(0)
    expect(page.locator(".notes").first).to_contain_text("call treason when you can (change it in Settings)")
    expect(menu(page).get_by_role("radiogroup", name="Treason").get_by_role("radio", name="Always")).to_be_checked()


def test_a_line_of_the_log_opens_for_its_rolls(visit: Visit) -> None:
    page = table_of(visit("Ada"), "campus", has_lost, 3)
    opener = page.locator("#log").get_by_role("button", name="Rolls").last
    opener.click()
    expect(page.locator("#log .details li").first).to_be_visible()
    assert opener.get_attribute("aria-expanded") == "true"
    opener.click()
    expect(page.locator("#log .details")).to_have_count(0)
