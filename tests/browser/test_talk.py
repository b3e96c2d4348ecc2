"""Talk at the table: to everyone, in a whisper, and deals by buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, table_where
from tests.browser.robot import Robot
from tests.browser.visitor import Visitor, confirm
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]


def three_people(visit: Visit, site: Site, game: str, verb: str) -> tuple[list[Visitor], str]:
    people = [visit(name) for name in ("Ada", "Bo", "Cleo")]
    table = table_where(site, game, people, asked_to(verb))
    for seat, one in enumerate(people):
        one.sit(table, seat)
    return people, table


def say(page: Page, words: str, to: str = "") -> None:
    page.get_by_role("tab", name="Chat").click()
    if to:
        page.get_by_role("radiogroup", name="To whom").get_by_role("radio", name=to).check()
        expect(page.get_by_placeholder(f"Whisper to {to}")).to_be_visible()
    page.get_by_label("Message").fill(words)
    page.get_by_role("button", name="Send").click()


def test_everyone_hears_talk_and_only_two_a_whisper(visit: Visit, site: Site) -> None:
    (ada, bo, cleo), table = three_people(visit, site, "campus", "place")
    watcher = visit()
    watcher.sit(table)
    say(ada.page, "<b>good</b> evening")
    say(ada.page, "an alliance?", to="Bo")
    expect(bo.page.locator("#chat")).to_contain_text("an alliance?")
    expect(bo.page.locator("#chat .whisper")).to_have_count(1)
    for other in (cleo, watcher):
        expect(other.page.locator("#chat")).to_contain_text("<b>good</b> evening")
        assert "an alliance?" not in other.page.content()
    expect(bo.page.get_by_role("tab", name="Chat")).to_contain_text("2")


def test_what_is_said_is_still_there_after_a_reload(visit: Visit, site: Site) -> None:
    (ada, bo, _), _ = three_people(visit, site, "campus", "place")
    say(ada.page, "hello")
    expect(bo.page.locator("#chat li")).to_have_count(1)
    bo.page.reload()
    expect(bo.page.locator("#chat li")).to_have_count(1)


def test_a_deal_is_offered_and_accepted_by_buttons(visit: Visit, site: Site) -> None:
    (ada, bo, cleo), _ = three_people(visit, site, "swarm", "drop")
    offer(ada.page)
    expect(ada.page.locator("#deals")).to_contain_text("Your offer to Bo")
    deal = bo.page.locator("#deals li")
    expect(deal).to_contain_text("Ada offers you a deal")
    expect(cleo.page.locator("#deals")).to_be_hidden()
    deal.get_by_role("button", name="Accept").click()
    expect(bo.page.locator("#deals")).to_be_hidden()
    expect(ada.page.locator("#deals")).to_be_hidden()


def offer(page: Page) -> None:
    """Offer Bo some water."""
    page.locator("#asides").get_by_role("button", name="offer").click()
    page.locator("#terms .chip", has_text="Bo").click()
    confirm(page).click()


def test_others_are_told_that_a_move_was_taken_back(visit: Visit, site: Site) -> None:
    (ada, bo, _), _ = three_people(visit, site, "campus", "place")
    placed = bo.page.locator("#log li", has_text="Ada placed")
    while not placed.count():
        Robot(ada.page, 1).act()
    ada.page.get_by_role("button", name="Undo").click()
    expect(bo.page.locator("#sign")).to_have_text("Ada took back a move")
    expect(ada.page.locator("#sign")).to_be_hidden()


def test_what_is_said_is_shown_to_who_does_not_look_at_the_chat(visit: Visit, site: Site) -> None:
    (ada, bo, _), _ = three_people(visit, site, "campus", "place")
    say(ada.page, "good evening")
    expect(bo.page.locator("#sign")).to_have_text("Ada: good evening")


def test_water_is_paid_beside_the_open_question(visit: Visit, site: Site) -> None:
    (ada, bo, _), _ = three_people(visit, site, "swarm", "drop")
    prompt = ada.page.locator("#prompt")
    asked, water = re.fullmatch(r"(Drop troops: .*)\(you have (\d+)\)", prompt.inner_text()).groups()  # type: ignore[union-attr]
    ada.page.locator("#asides").get_by_role("button", name="pay").click()
    ada.page.locator("#terms .chip", has_text="Bo").click()
    confirm(ada.page).click()
    expect(bo.page.locator("#log li", has_text=re.compile("Ada pa(ys|id)"))).to_have_count(1)
    expect(prompt).to_have_text(f"{asked}(you have {int(water) - 1})")
    assert Robot(ada.page, 1).act()
