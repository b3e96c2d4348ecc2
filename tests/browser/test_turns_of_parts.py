"""Tianxia at the table: turns of many small moves by mouse and finger, clicks that they take, and a secret toll."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, asked_together, offered, table_where
from tests.browser.robot import Finger, Robot, play_to_the_end
from tests.browser.test_clicks import Clicker
from tests.browser.visitor import PHONE, WIDE, Visitor, awaited, chip, confirm
from tests.table.planting import arrives, true_match, wait_until
from tests.table.site import Parts, Person, Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(150)]
SHORT: dict[str, object] = {"rounds": 1, "starting_goods": 2}


class CloseFinger(Finger):
    """A finger that stays near as long as something highlighted is in sight there: spaces of a building are small."""

    def act(self) -> bool:
        seen = self.look()
        is_near = self.page.locator("#board.near").count() > 0
        if not (is_near and seen["yours"] and seen["glow"] and not seen["isSending"] and self.dice.random() < 0.8):
            return super().act()
        return self.attempt(seen)


@pytest.mark.parametrize(
    ("look", "player"), [({"viewport": WIDE}, Robot), (PHONE, CloseFinger)], ids=["mouse", "finger"]
)
def test_a_whole_game_against_a_bot(visit: Visit, look: Parts, player: type[Robot]) -> None:
    ada = visit("Ada", **look)
    page = ada.sit(ada.person.open("tianxia", ["you", "bot:random"], SHORT), 0)
    robot = player(page, 2)
    play_to_the_end([robot], seconds=120)
    expect(page.locator("#result")).to_contain_text("points")
    assert robot.done["board"] > 0, robot.done
    assert len(robot.done) > 1, robot.done  # not on the map alone
    assert robot.missed == set()


class Taker(Clicker):
    """A player who takes a turn, and counts the clicks of each small move."""

    def moves(self) -> list[str]:
        """The moves since the page was opened, as they are written."""
        return [step.text for step in true_match(self.site, self.table).moves[self.before :]]

    def played_next(self, verb: str) -> int:
        """Wait for one more move; how many clicks it took."""
        made = self.made
        wait_until(lambda: len(self.moves()) > made)
        assert self.moves()[made].startswith(verb)
        self.made, clicks, self.clicks = made + 1, self.clicks, 0
        awaited(self.page)
        return clicks

    made = 0


def taker(visit: Visit, site: Site, words: str, *prefer: str, **dials: object) -> Taker:
    """Ada, who is asked for something with these words, in a long game in which all did what they preferred."""
    ada = visit("Ada", viewport=WIDE)
    people: list[Visitor | Person] = [ada, site.person("Bo")]
    return Taker(site, ada, table_where(site, "tianxia", people, offered(words), prefer, rounds=8, **dials))


def test_a_region_is_entered_and_governed_with_two_clicks_each_and_undone_with_one(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "region zhao")
    for _ in ("picked", "played"):
        player.on("region", "zhao")
    assert player.played_next("region zhao") == 2
    building, space = player.spots("govern")
    house = player.page.locator(f'[data-building="{building[1]}"]').first
    for _ in ("the building", "the space in it"):
        house.locator(f'[data-space="{space[1]}"]').click()
        player.clicks += 1
    assert player.played_next(f"govern {building[1]} {space[1]}") == 2
    player.page.get_by_role("button", name="Undo").click()
    wait_until(lambda: len(player.moves()) == 1)


def test_what_a_region_still_gives_has_buttons(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "region zhao")
    for _ in ("picked", "played"):
        player.on("region", "zhao")
    player.played_next("region zhao")
    options = player.page.locator("#options .chip")
    expect(options).to_have_text([re.compile("^Steward step"), re.compile("^Take 1 coin, 1 rice")])
    chip(player.page, "Take 1 coin, 1 rice").click()
    player.clicks += 1
    assert player.played_next("bubble") == 1
    expect(options).to_have_text([re.compile("^Steward step")])


def test_cards_and_bonus_tiles_are_lit_only_for_who_discards_or_passes(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "region zhao")
    page = player.page
    lit = page.locator(':is([data-objective], [data-bonus])[data-pick="glow"]')
    expect(page.locator('[data-region][data-pick="glow"]')).not_to_have_count(0)
    expect(lit).to_have_count(0)
    page.get_by_role("button", name="Pass").click()
    expect(page.locator('[data-bonus][data-pick="glow"]')).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discard a card").click()
    expect(page.locator('[data-objective][data-pick="glow"]')).to_have_count(3)
    page.locator("[data-objective]").first.click()
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^Discard .+\?$"))


def test_an_exchange_begins_with_one(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "exchange rice-jade", "region", starting_goods=6)
    player.page.locator('[data-conversion="rice-jade"]').first.click()
    expect(confirm(player.page)).to_have_text(re.compile("^Exchange 1 rice for jade"))


def test_a_space_of_another_building_is_that_building(visit: Visit, site: Site) -> None:
    """Spaces have the same names in every building: only those of the one that was picked are highlighted."""
    player = taker(visit, site, "region zhao", starting_goods=6)
    for _ in ("picked", "played"):
        player.on("region", "zhao")
    player.played_next("region zhao")
    page = player.page
    page.locator('[data-building="horse_fair"] [data-space="1"]').first.click()
    expect(page.locator('[data-space][data-pick="glow"]')).not_to_have_count(0)
    assert page.locator('[data-space][data-pick="glow"]').count() == len(
        page.locator('[data-building="horse_fair"] [data-space][data-pick="glow"]').all()
    )
    page.locator('[data-building="quarry"] [data-space="1"]').first.click()
    expect(page.locator("#so-far")).to_contain_text("Quarry")
    assert len(player.moves()) == 1


def test_a_worker_is_sent_with_two_clicks_and_the_turn_ended_with_one(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "barge wood")
    for _ in ("picked", "played"):
        player.on("barge", "wood")
    assert player.played_next("barge wood") == 2
    expect(confirm(player.page)).to_have_text(re.compile("^End turn"))
    player.page.wait_for_timeout(400)  # a click that came with the question was not meant for it
    confirm(player.page).click()
    expect(player.page.locator("#dock")).not_to_have_class(re.compile(r"\byours\b"))
    assert player.moves()[1] == "done"


def test_goods_are_shipped_with_one_click_and_delivered_with_two(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "ship ", "exchange", "region", "done")
    player.on(*player.spots("ship")[0])
    assert player.played_next("ship") == 1
    expect(player.page.locator("#prompt")).to_have_text(re.compile(r"^Deliver goods to the "))
    for _ in ("picked", "played"):
        player.on(*player.spots("deliver")[0])
    assert player.played_next("deliver") == 2


def test_one_of_several_benefits_is_taken_with_one_click(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "choose rice", "bubble", "region")
    expect(player.page.locator("#prompt")).to_have_text(re.compile(r"^Choose a resource to gain"))
    expect(player.page.locator("#options .chip")).to_have_text(
        [re.compile("Take 1 wood"), re.compile("Take 1 stone"), re.compile("Take 1 rice")]
    )
    chip(player.page, "Take 1 rice").click()
    player.clicks += 1
    assert player.played_next("choose rice") == 1


def test_a_benefit_that_may_be_declined_is_declined_with_one_click(visit: Visit, site: Site) -> None:
    player = taker(visit, site, "choose none", "tile", "region")
    chip(player.page, "Decline").click()
    player.clicks += 1
    assert player.played_next("choose none") == 1


def raiders_ask(match: Match) -> bool:
    """Are Ada and Bo asked at the same time how many coins raiders get?"""
    return asked_together(0, 1)(match) and match.legal(0)[0].startswith("lose")


def test_what_raiders_get_is_a_secret_until_all_have_answered(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada", viewport=WIDE), visit("Bo", viewport=WIDE)
    table = table_where(site, "tianxia", [ada, bo], raiders_ask, ["barge", "pass"], loss_order="ask")
    page, other = ada.sit(table, 0), bo.sit(table, 1)
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^Raiders want \d+ coins?\. Pay how many\? \(secret\)$"))
    expect(page.locator("#notice")).to_contain_text(
        re.compile(r"Raiders at \w+.*Everyone loses \d+ coins?, or 3 points for each")
    )
    page.locator("#count input[type=range]").press("End")
    expect(page.locator("#pick .about")).to_have_text(re.compile(r"^You lose \d+ coins?"))
    before, seen = len(true_match(site, table).moves), other.locator("#log").inner_text()
    confirm(page).click()
    wait_until(lambda: len(true_match(site, table).moves) > before)
    expect(page.locator("#prompt")).to_have_text("Your choice is in. You can still change it.")
    assert other.locator("#log").inner_text() == seen
    confirm(other).click()
    expect(page.locator("#log")).to_contain_text("Raiders took: you ")
    expect(other.locator("#log")).to_contain_text("Raiders took: you ")


def test_raiders_can_be_answered_once_and_for_all(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport=WIDE)
    table = table_where(site, "tianxia", [ada, site.person("Bo")], asked_to("region"))
    page: Page = ada.sit(table, 0)
    page.locator("#menu").click()
    order = page.get_by_role("radiogroup", name="Pay raiders in coins")
    expect(order.get_by_role("radio", name="Always")).to_be_checked()
    order.get_by_role("radio", name="Ask me").check()
    arrives(site, table, "order coins ask")
