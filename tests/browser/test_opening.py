"""Opening a table, and waiting at it: seats, maps, rules, a name, and what those who are invited are shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import pick, ready
from tests.table.planting import wait_until
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
LAPTOP = {"width": 1440, "height": 900}
IS_DRAWN = "(one) => one.complete && one.naturalWidth > 0"


def test_a_map_is_chosen_by_its_picture(visit: Visit) -> None:
    page = visit("Mia", viewport=LAPTOP).go("/new?game=campus")
    page.wait_for_load_state("networkidle")
    maps = page.locator(".map-field img")
    expect(maps).to_have_count(3)
    assert maps.evaluate_all(f"(all) => all.every({IS_DRAWN})")
    assert len(set(maps.evaluate_all("(all) => all.map((one) => one.src)"))) == 3
    page.get_by_role("radio", name="Johanneberg").check()
    expect(page.locator("#preview")).to_have_attribute("src", re.compile("johanneberg"))


def test_another_random_map_is_one_click_away_and_has_a_number(visit: Visit) -> None:
    page = visit("Mia").go("/new?game=campus")
    number = page.get_by_label("Number", exact=True)
    page.get_by_role("radio", name="Random").check()
    number.fill("12")
    expect(page.locator("#preview")).to_have_attribute("src", re.compile("other=12"))
    page.evaluate("Math.random = () => 0.5")
    page.get_by_role("button", name="Another number").click()
    expect(number).to_have_value("500")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("#waiting .plan")).to_contain_text("Random 500")


def test_what_is_for_random_maps_is_shown_where_one_is_chosen(visit: Visit) -> None:
    page = visit("Mia").go("/new?game=campus")
    fields = [page.get_by_label("Number", exact=True), page.locator("#dial-size")]
    for field in fields:
        expect(field).to_be_hidden()
    page.get_by_role("radio", name="Random").check()
    for field in fields:
        expect(field).to_be_visible()
    page.goto(page.url.replace("campus", "frontier"))
    expect(page.locator("[data-dial=dial-size]")).to_be_visible()


def test_the_map_follows_the_number_of_players_until_one_is_chosen(visit: Visit) -> None:
    page = visit("Mia").go("/new?game=campus")
    page.locator("label", has=page.locator("input[name=players][value='2']")).click()
    expect(page.get_by_role("radio", name="Johanneberg")).to_be_checked()
    expect(page.locator("[name=dial-round_limit]")).to_have_attribute("placeholder", "20")


def test_advanced_rules_stand_in_groups_and_a_changed_one_is_reset(visit: Visit) -> None:
    page = visit("Mia").go("/new?game=campus")
    page.get_by_text("Advanced rules").click()
    headings = page.locator(".groups h3").all_inner_texts()
    assert headings == ["Setup", "Income", "Battle", "End of the game"]
    expect(page.locator(".changed:visible")).to_have_count(0)
    dice = page.locator("[data-dial=dial-attack_dice]")
    dice.get_by_role("button", name="Fewer").click()
    expect(dice.locator(".changed")).to_be_visible()
    expect(page.locator(".changed-count")).to_have_text("1 changed")
    dice.get_by_role("button", name="Reset").click()
    expect(dice.get_by_role("spinbutton")).to_have_value("3")
    expect(page.locator(".changed:visible")).to_have_count(0)


def test_who_has_no_name_is_asked_for_one_beside_the_own_seat_and_loses_nothing(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerate("status of 422")
    page = visitor.go("/new?game=campus")
    page.get_by_role("radio", name="Johanneberg").check()
    pick(page, "Seat C", "bot:hard")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("#own-name-error")).to_have_text(re.compile(r"^Enter your name"))
    expect(page.locator("#own-name")).to_be_focused()
    expect(page.get_by_role("radio", name="Johanneberg")).to_be_checked()
    expect(page.locator(".seat-row").nth(2).locator("summary")).to_contain_text("Hard bot")
    page.locator("#own-name").fill("Mia")
    page.get_by_role("button", name="Create table").click()
    expect(page.locator("#waiting .places li").first).to_contain_text("Mia")


def test_the_way_on_is_in_sight_on_a_laptop(visit: Visit) -> None:
    page = visit("Mia", viewport=LAPTOP).go("/new?game=frontier")
    box = page.get_by_role("button", name="Create table").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= LAPTOP["height"]


def test_choosing_who_sits_moves_nothing_else(visit: Visit) -> None:
    page = visit("Mia", viewport=LAPTOP).go("/new?game=campus")
    before = page.locator("#game-heading").bounding_box()
    page.locator(".seat-row").nth(1).locator("summary").click()
    expect(page.locator(".pick[open] .option")).to_have_count(7)
    assert page.locator("#game-heading").bounding_box() == before
    page.keyboard.press("Escape")
    expect(page.locator(".pick[open]")).to_have_count(0)
    pick(page, "Seat B", "bot:hard")
    expect(page.locator(".seat-row").nth(1).locator("summary")).to_contain_text("Hard bot")
    wait_until(lambda: page.locator(".seat-row").nth(1).locator("summary img").evaluate(IS_DRAWN))


def test_who_is_invited_sees_what_will_be_played(visit: Visit) -> None:
    mia = visit("Mia")
    table = mia.person.open("campus", ["you", "open", "bot:hard"], dials={"attack_dice": "2"})
    page = mia.sit(table)
    plan = page.locator("#waiting .plan")
    expect(plan).to_contain_text("Maximum attack dice2")
    expect(plan).to_contain_text("University")
    page.wait_for_load_state("networkidle")
    assert plan.locator("img").evaluate(IS_DRAWN)
    expect(page.locator(".places li").nth(2).locator("img.face").first).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_be_hidden()
    expect(page.get_by_role("button", name="One move back")).to_be_hidden()


def test_no_page_has_a_native_select(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    begun = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"))
    waiting = ada.person.open("campus", ["you", "open", "bot:hard"])
    games = ["artefacts", "campus", "frontier", "swarm", "tianxia"]
    paths = ["/", "/mine", "/check", "/sheet/frontier", "/rules/campus", *(f"/new?game={game}" for game in games)]
    for path in [*paths, f"/t/{begun}/text?seat=0", f"/t/{begun}/replay?seat=0"]:
        expect(ada.go(path).locator("select")).to_have_count(0)
    for table in (begun, waiting):
        expect(ready(ada.go(f"/t/{table}")).locator("select")).to_have_count(0)


def test_the_text_view_says_moves_as_players_do(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"))
    page = ada.go(f"/t/{table}/text?seat=0")
    expect(page.locator(".ways label").first).to_have_text(re.compile(r"^\s*\w.* → \w.* with \d+(–\d+)?\s*$"))
    expect(page.locator(".text-view")).to_contain_text("You play as Ada")


def test_a_rule_book_begins_with_the_game_and_a_picture_of_it(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}).go("/rules/campus")
    page.wait_for_load_state("networkidle")
    assert page.locator(".book-picture").evaluate(IS_DRAWN)
    tops = [
        page.locator(one).first.bounding_box()
        for one in ("h1", ".book-picture", ".contents", "h2#the-game-on-one-page")
    ]
    assert all(tops)
    heights = [box["y"] for box in tops if box is not None]
    assert heights == sorted(heights)
    links = page.locator(".contents ol a")
    lefts = links.evaluate_all("(all) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect().left)))]")
    assert len(lefts) == 1
    assert links.count() > 5
    expect(page.locator(".book-lead")).to_contain_text("2–6 players")
    expect(page.locator("[id='CAMPUS-3.3'] .rule-number").first).to_have_text("3.3")
