"""Frontier at the table: whole games by mouse and finger, what a tile says of itself, moves that name two things."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pointing import click_on, hover_over, tap_on
from tests.browser.positions import asked_to, begun, offered, table_where
from tests.browser.robot import Finger, Robot, play_to_the_end
from tests.browser.visitor import PHONE, WIDE, Visitor, awaited, chip, confirm, step_back
from tests.table.site import Parts, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
SHORT: dict[str, object] = {"size": "8x8", "round_limit": 6, "material_weight": 60}
STRENGTH = re.compile(r"^\w+: \w+'s .*, defence \d+; could be attacked by \w+ with \d+")


@pytest.mark.parametrize(("look", "player"), [({"viewport": WIDE}, Robot), (PHONE, Finger)], ids=["mouse", "finger"])
def test_a_whole_game_against_a_bot(visit: Visit, look: Parts, player: type[Robot]) -> None:
    ada = visit("Ada", **look)
    page = ada.sit(ada.person.open("frontier", ["you", "bot:random"], SHORT), 0)
    robot = player(page, 1)
    play_to_the_end([robot], seconds=60)
    expect(page.locator("#result")).to_contain_text("You")
    expect(page.locator("#dock").get_by_role("link", name="Replay")).to_be_visible()
    assert min(robot.done[way] for way in ("board", "chip", "commit")) > 0, robot.done
    assert robot.missed == set()


def seated(visit: Visit, site: Site, words: str, look: Parts, **dials: int) -> Visitor:
    """Ada, to whom a move with these words is offered."""
    ada = visit("Ada", **look)
    ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], offered(words), **dials), 0)
    awaited(ada.page)
    return ada


def entries(visitor: Visitor, verb: str) -> list[Parts]:
    table = visitor.page.locator("#table").get_attribute("data-table")
    return [entry for entry in visitor.person.snapshot(str(table), 0)["picks"] if entry["verb"] == verb]


def words_of(entry: Parts) -> list[str]:
    return [argument[1] for argument in entry["args"]]


def log_says(page: Page, sentence: str) -> None:
    expect(page.locator("#log li", has_text=re.compile(sentence))).not_to_have_count(0)


def test_gold_is_taken_with_a_tile_next_to_it(visit: Visit, site: Site) -> None:
    ada = seated(visit, site, " gold ", {}, gold_weight=20)
    page = ada.page
    gold, gift = next(words_of(entry) for entry in entries(ada, "take") if len(entry["args"]) == 2)
    click_on(page, "tile", gold)
    expect(page.locator("#prompt")).to_have_text(re.compile("[Tt]ile"))
    click_on(page, "tile", gift)
    expect(page.locator("#pick .about")).to_have_text(re.compile("gold gives you the second tile"))
    confirm(page).click()
    log_says(page, rf"^You took {gold}\b")
    expect(page.locator(f'#board [data-tile="{gift}"] title')).to_contain_text(": Ada's ")


def test_a_soldier_is_trained_by_its_kind_and_a_tile(visit: Visit, site: Site) -> None:
    ada = seated(visit, site, "train bowman", {}, material_weight=60)
    page = ada.page
    tile = next(words_of(entry)[1] for entry in entries(ada, "train"))
    chip(page, "train").click()
    chip(page, "bowman").click()
    expect(page.locator("#pick .about")).to_contain_text("two tiles away")
    click_on(page, "tile", tile)
    confirm(page).click()
    log_says(page, rf"^You trained a bowman .*{tile}")
    expect(page.locator(f'#board [data-tile="{tile}"] use[href="#soldier-bowman"]')).to_have_count(1)


def contested(page: Page, manner: str = "") -> str:
    """A tile of somebody's that somebody else attacks."""
    titles = page.locator(f"#board [data-tile]{manner} > title").all_text_contents()
    return next(title for title in titles if STRENGTH.match(title)).partition(":")[0]


def meeting(visit: Visit, site: Site, **look: object) -> Page:
    """A table on a small map, where territories have met."""
    ada = visit("Ada", **look)
    dials = {"size": "5x5", "round_limit": 9}
    table = table_where(site, "frontier", [ada, site.person("Bo")], lambda match: is_met(match.view()), **dials)
    awaited(ada.sit(table, 0))
    return ada.page


def is_met(view: Parts) -> bool:
    attacks = zip(view["owner"], *view["attack"])
    return view["turn"] == 0 and any(owner >= 0 and attack[1 - owner] for owner, *attack in attacks)


def test_what_may_be_taken_instead_stays_marked_and_one_click_changes_it(visit: Visit, site: Site) -> None:
    page = seated(visit, site, "take", {"viewport": WIDE}).page
    tiles = page.locator("#board [data-pick=glow]")
    count, first, last = tiles.count(), tiles.first.get_attribute("data-tile"), tiles.last.get_attribute("data-tile")
    assert count > 2
    click_on(page, "tile", str(first))
    expect(confirm(page)).to_contain_text(str(first))
    expect(page.locator("#board [data-pick=other]")).to_have_count(count - 1)
    expect(page.locator("#board .halo.other")).to_have_count(count - 1)
    click_on(page, "tile", str(last))
    expect(confirm(page)).to_contain_text(str(last))


def test_the_sea_says_that_it_needs_a_port(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport=WIDE)
    page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], asked_to("take"), size="15x15"), 0)
    awaited(page)
    sea = page.evaluate(
        """() => [...document.querySelectorAll("#board [data-tile]:not([data-pick])")]
          .find((tile) => /water/.test(tile.querySelector("title").textContent))?.dataset.tile"""
    )
    click_on(page, "tile", sea)
    expect(page.locator("#note")).to_have_text(re.compile("port|sea|water", re.IGNORECASE))
    expect(page.locator("#note")).not_to_contain_text("isn't yours")


def test_a_mouse_reads_attack_and_defence_where_it_points(visit: Visit, site: Site) -> None:
    page = meeting(visit, site)
    hover_over(page, "tile", contested(page))
    expect(page.locator("#board .caption")).to_have_text(STRENGTH)
    page.mouse.move(2, 2)
    expect(page.locator("#board .caption")).to_be_hidden()


def test_a_finger_reads_attack_and_defence_where_it_taps(visit: Visit, site: Site) -> None:
    page = meeting(visit, site, **PHONE)
    step_back(page)
    tap_on(page, "tile", contested(page, ":not([data-pick])"))
    expect(page.locator("#note")).to_have_text(STRENGTH)


def test_the_keys_read_attack_and_defence_where_they_are(visit: Visit, site: Site) -> None:
    page = meeting(visit, site)
    page.locator("#board [data-pick=glow]").first.focus()
    read = set()
    for key in ["ArrowLeft"] * 4 + ["ArrowUp"] * 4 + (["ArrowRight"] * 4 + ["ArrowDown", *["ArrowLeft"] * 4]) * 4:
        page.keyboard.press(f"Shift+{key}")
        read.add(page.locator("#board .caption").inner_text())
    assert any(STRENGTH.match(words) for words in read), read


def test_a_finger_that_cannot_meet_a_tile_goes_nearer_first(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], asked_to("take"), size="40x40"), 0)
    picture = page.locator("#board > svg")
    step_back(page)
    whole = str(picture.get_attribute("viewBox"))
    tile = next(words_of(entry)[0] for entry in entries(ada, "take"))
    tap_on(page, "tile", tile)
    expect(picture).not_to_have_attribute("viewBox", whole)
    expect(page.locator("#so-far")).to_be_hidden()
    page.wait_for_timeout(400)  # two quick taps would be a double tap
    tap_on(page, "tile", tile)
    expect(page.locator("#so-far button")).to_have_count(1)


def test_no_button_lies_on_the_corner_of_a_map(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), site.person("Bo")
    table = table_where(site, "frontier", [ada, bo], begun, size="20x14")
    for width, height in ((768, 1024), (1280, 800), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        page = ada.sit(table, 0)
        for tile in ("a1", "t1", "a14", "t14"):
            hover_over(page, "tile", tile)
            expect(page.locator("#board .caption")).to_contain_text(f"{tile}: ")
