"""What a phone shows of a board when something is asked: all that can be picked, and nothing of it under a button."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import comes_to
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import awaited
from tests.table.planting import NAMES
from tests.table.site import Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(240)]
TOUCH: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, "reduced_motion": "reduce"}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **TOUCH}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, **TOUCH}

# Of what can be picked on the board: the words of what is out of sight, and of what lies under something else.
UNSEEN = """() => {
  const boxOf = (one) => one.getBoundingClientRect();
  const frame = boxOf(document.querySelector("#board"));
  const covers = [...document.querySelectorAll("#dock, #tools, #zoom, #minimap, #log-panel, #further")].map(boxOf);
  const isOver = (one, other) => one.right > other.left + 1 && one.left < other.right - 1;
  const isBeside = (one, other) => one.bottom > other.top + 1 && one.top < other.bottom - 1;
  const isUnder = (box, cover) => isOver(box, cover) && isBeside(box, cover);
  const isAcross = (box) => box.left < frame.left - 2 || box.right > frame.right + 2;
  const isOut = (box) => isAcross(box) || box.top < frame.top - 2 || box.bottom > frame.bottom + 2;
  return [...document.querySelectorAll("#board svg [data-pick=glow]")]
    .filter((thing) => isOut(boxOf(thing)) || covers.some((cover) => isUnder(boxOf(thing), cover)))
    .map((thing) => thing.querySelector("title")?.textContent ?? "");
}"""
SHOWN_WIDTH = """() => {
  const { width } = document.querySelector("#still").getBoundingClientRect();
  return width / document.querySelector("#board").getBoundingClientRect().width;
}"""


def sit(visit: Visit, site: Site, wanted: Any, look: dict[str, Any], *prefer: str) -> Page:
    """Ada at a table of four on a phone, at the first moment that is as wanted."""
    ada = visit(NAMES[0], **look)
    others = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "tianxia", [ada, *others], wanted, prefer), 0)
    awaited(page)
    expect(page.locator("#board [data-pick=glow]").first).to_be_attached()
    return page


def in_a_region(match: Match) -> bool:
    """Is the first seat to act in a region with an exchange?"""
    return asked_to("exchange")(match) and asked_to("govern")(match)


@pytest.mark.parametrize("look", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
@pytest.mark.parametrize(
    ("wanted", "prefer"),
    [(in_a_region, ("region",)), (asked_to("wall"), ("military", "wall"))],
    ids=["region", "wall"],
)
def test_what_can_be_picked_is_in_sight(
    visit: Visit, site: Site, look: dict[str, Any], wanted: Any, prefer: tuple[str, ...]
) -> None:
    page = sit(visit, site, wanted, look, *prefer)
    assert comes_to(page, UNSEEN, []) == []


def only_barges(match: Match) -> bool:
    """Has the first seat sold its discs, so that workers are all it can send?"""
    return asked_to("barge")(match) and not asked_to("region")(match) and asked_to("pass")(match)


@pytest.mark.parametrize("size", [(390, 844), (390, 660), (430, 932), (844, 390)])
def test_what_can_be_picked_is_in_sight_after_the_page_was_resized(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    page = sit(visit, site, only_barges, UPRIGHT, "disc")
    page.keyboard.press("+")
    page.set_viewport_size({"width": size[1], "height": size[0]})
    page.wait_for_timeout(300)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("#board [data-barge][data-pick=glow]")).to_have_count(4)
    assert comes_to(page, UNSEEN, []) == []


def test_a_new_question_is_seen_from_as_far_as_all_of_its_answers_need(visit: Visit, site: Site) -> None:
    page = sit(visit, site, only_barges, UPRIGHT, "disc")
    page.keyboard.press("+")
    page.locator("#zoom .in").click()
    assert page.evaluate(UNSEEN) != []
    page.locator("#other").click()
    expect(page.locator("#prompt")).to_have_text("Choose a bonus tile to take")
    assert comes_to(page, UNSEEN, []) == []
    page.locator("#undo").click()
    assert comes_to(page, UNSEEN, []) == []


def test_what_one_has_to_spend_stands_above_the_prompt_of_a_phone(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    expect(page.locator("#purse .fact")).not_to_have_count(0)
    expect(page.locator("#purse")).to_contain_text("coins")
    for width, height in ((844, 390), (320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("#purse")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(page.locator("#purse")).to_be_hidden()


def test_water_stands_above_the_prompt_of_a_phone_where_it_is_spent(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **UPRIGHT)
    table = table_where(site, "swarm", [ada, site.person("Bo")], asked_to("bid"))
    page = ada.sit(table, 0)
    expect(page.locator("#purse")).to_contain_text("water")
    expect(page.locator("#purse")).to_be_visible()
    expect(page.locator("#notice .each")).to_contain_text(re.compile(r"has \d+"))


def test_a_side_act_is_a_small_word_and_what_is_asked_for_is_the_main_button(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    sold = page.locator("#asides .chip", has_text="Sell a disc")
    expect(page.locator("#options .chip")).to_have_count(0)
    expect(page.locator("#other")).to_have_text("Pass")
    sold.click()
    expect(page.locator("#confirm")).to_have_text("Sell a disc: +2 coins")
    page.locator("#undo").click()
    expect(sold).to_be_visible()


def place_of(page: Page, kind: str) -> tuple[float, float]:
    """The corner of the first thing of a kind."""
    box = page.locator(f"#board [data-{kind}]").first.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def test_a_board_with_an_upright_arrangement_fills_the_width_of_a_phone(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    assert 0.95 < page.evaluate(SHOWN_WIDTH) < 1.1
    assert place_of(page, "track")[1] > place_of(page, "barge")[1]  # the palace stands below the river
    page.set_viewport_size({"width": 844, "height": 390})
    expect(page.locator("#board [data-only=upright]:not([display=none])")).to_have_count(0)
    assert place_of(page, "barge")[0] > place_of(page, "section")[0]  # and the river beside the map


def edges(page: Page, what: str) -> tuple[float, float]:
    """Where something begins and ends on the screen, from above."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_a_bar_says_what_lies_further_down_and_leads_there_and_back(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    way, palace = page.locator("#further .way"), "#board [data-track]"
    expect(way).to_have_text("Palace and ships")
    expect(way.get_by_role("img", name=re.compile(r"Your steps: Chancellor \d+, "))).to_be_visible()
    assert edges(page, palace)[1] > edges(page, "#further")[0]
    assert edges(page, "#board [data-drill]")[1] <= edges(page, "#further")[0]  # all of the first part is above it
    assert edges(page, palace)[0] >= edges(page, "#further")[0]  # and nothing of the second
    way.click()
    expect(way).to_have_text("Wall and regions")
    assert edges(page, palace)[1] <= edges(page, "#further")[0]
    way.click()
    expect(way).to_have_text("Palace and ships")
    assert edges(page, "#board [data-section]")[0] >= edges(page, "#board")[0]
    page.locator("#further").get_by_role("button", name="Whole board").click()
    expect(page.locator("#further")).to_be_hidden()
    page.locator("#zoom .in").click()
    expect(way).to_have_text("Palace and ships")


def test_no_button_lies_over_a_board_that_fills_its_frame(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    expect(page.locator("#zoom button")).to_have_count(3)
    assert not any(one.is_visible() for one in page.locator("#zoom button, #beyond button").all())


@pytest.mark.parametrize("size", [(844, 390), (932, 430), (740, 360)])
def test_a_phone_held_sideways_shows_a_page_of_the_board_and_leads_to_the_other_and_back(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    page = sit(visit, site, asked_to("region"), SIDEWAYS)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    there, back = (
        page.get_by_role("button", name="Go to palace and ships"),
        page.get_by_role("button", name="Go to wall"),
    )
    whole = [*page.locator("#board :is([data-section], [data-region], [data-barge], [data-drill], [data-bonus])").all()]
    assert whole
    for thing in [*whole, there]:
        expect(thing).to_be_in_viewport(ratio=1)
    assert not any(one.is_visible() for one in page.locator("#zoom button, #beyond button").all())
    there.tap()
    for thing in [*page.locator("#board :is([data-track], [data-ship])").all(), back]:
        expect(thing).to_be_in_viewport(ratio=1)
    back.focus()
    page.keyboard.press("Enter")
    expect(whole[0]).to_be_in_viewport(ratio=1)


def after_others(match: Match) -> bool:
    """Does the first seat begin a turn after others have acted?"""
    seats = [step.seat for step in match.moves]
    return 0 in seats and 0 not in seats[-4:] and asked_to("region")(match)


def test_what_happened_stands_above_the_board_and_the_tabs_stay(visit: Visit, site: Site) -> None:
    page = sit(visit, site, after_others, UPRIGHT)
    expect(page.locator("#recap")).to_be_visible()
    assert edges(page, "#recap")[1] <= edges(page, "#board")[0] + 1
    assert edges(page, "#board [data-section]")[0] >= edges(page, "#board")[0]  # it opens at its head
    page.locator("#tab-hand").click()
    expect(page.locator("#hand")).to_be_visible()


def test_an_objective_is_discarded_in_the_hand_and_has_no_button(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), UPRIGHT)
    expect(page.locator("#options", has_text="objective")).to_have_count(0)
    page.locator("#tab-hand").click()
    page.locator("#hand .card[data-objective]").first.click()
    expect(page.locator("#confirm")).to_contain_text("Discard")


def test_names_stand_above_the_rings_of_what_can_be_picked(visit: Visit, site: Site) -> None:
    ada, bo = visit(NAMES[0]), site.person(NAMES[1])
    page = ada.sit(table_where(site, "artefacts", [ada, bo], asked_to("settle")), 0)
    awaited(page)
    expect(page.locator("#board svg .halos .halo").first).to_be_attached()
    expect(page.locator("#board svg .halos + #piece-names use")).to_have_attribute("href", "#names")


# The words of the tiles that were picked, or can be instead, and of which a part lies under the dock.
UNDER_DOCK = """() => {
  const top = document.querySelector("#dock").getBoundingClientRect().top;
  return [...document.querySelectorAll("#board svg [data-tile][data-pick]")]
    .filter((thing) => thing.getBoundingClientRect().bottom > top + 2)
    .map((thing) => thing.dataset.tile);
}"""


@pytest.mark.parametrize("others", [1, 2])
def test_one_s_corner_stays_in_sight_when_the_dock_grows_over_it(visit: Visit, site: Site, others: int) -> None:
    ada = visit(NAMES[0], **UPRIGHT)
    people = [site.person(name) for name in NAMES[1 : others + 1]]
    page = ada.sit(table_where(site, "frontier", [ada, *people], asked_to("take")), 0)
    awaited(page)
    page.locator("#board [data-tile][data-pick=glow]").last.tap()
    expect(page.locator("#confirm")).to_contain_text("Take")
    expect(page.locator("#board [data-tile][data-pick]")).not_to_have_count(0)
    assert comes_to(page, UNDER_DOCK, []) == []


# Notes beside the hand of which a part is cut off, or that are wider than their sheet.
CUT_NOTES = """() => [...document.querySelectorAll("#hand .short li")]
  .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_short_notes_beside_few_cards_are_lines_side_by_side(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    look = {"viewport": {"width": size[0], "height": size[1]}, "reduced_motion": "reduce"}
    page = sit(visit, site, asked_to("region"), look)
    notes = page.locator("#hand .short li")
    expect(notes).to_have_count(6)
    tops = {round(box["y"]) for one in notes.all() if (box := one.bounding_box())}
    assert len(tops) <= 3
    assert page.evaluate(CUT_NOTES) == []


def test_a_tap_on_what_is_written_small_goes_nearer_on_a_phone_held_sideways(visit: Visit, site: Site) -> None:
    page = sit(visit, site, asked_to("region"), SIDEWAYS)
    page.keyboard.press("0")
    expect(page.locator("#board.near")).to_have_count(0)
    page.locator("#board [data-ship]").first.tap(position={"x": 30, "y": 10})
    expect(page.locator("#board.near [data-ship]").first).to_be_in_viewport(ratio=1)


# Of the names on a map the size of the smallest, in pixels.
LETTERS = """() => Math.min(...[...document.querySelectorAll("#lettering text")].map((one) =>
  parseFloat(getComputedStyle(one).fontSize) * one.ownerSVGElement.getScreenCTM().a))"""


# How broad the places are that may be picked, in pixels; the smallest.
BROAD = """() => Math.min(...[...document.querySelectorAll("#board [data-slot][data-pick=glow]")]
  .map((one) => one.getBoundingClientRect().width))"""


@pytest.mark.parametrize("look", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_a_phone_begins_where_names_can_be_read_and_a_small_map_shows_the_rest(
    visit: Visit, site: Site, look: dict[str, Any]
) -> None:
    ada = visit(NAMES[0], **look)
    people = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "artefacts", [ada, *people], asked_to("settle"), size="regular"), 0)
    awaited(page)
    expect(page.locator("#board.near")).to_have_count(1)
    expect(page.locator("#minimap")).to_be_visible()
    assert page.evaluate(LETTERS) > 11.8
    assert page.evaluate(BROAD) > 26  # the ground around it takes the finger as well


def test_the_names_of_a_map_can_be_read_on_a_phone_held_sideways(visit: Visit, site: Site) -> None:
    ada = visit(NAMES[0], **SIDEWAYS)
    people = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "artefacts", [ada, *people], asked_to("march"), size="regular"), 0)
    awaited(page)
    expect(page.locator("#board.near [data-pick=glow]").first).to_be_in_viewport()
    assert page.evaluate(LETTERS) > 11.8


# Where the armies of who attacks are in the window.
OWN = "[...document.querySelectorAll('#board [data-own]')].map((one) => one.getBoundingClientRect().x)"


def test_a_map_stays_where_it_is_when_what_is_attacked_is_in_sight(visit: Visit, site: Site) -> None:
    ada = visit(NAMES[0], **SIDEWAYS)
    people = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "artefacts", [ada, *people], asked_to("fight"), size="regular"), 0)
    awaited(page)
    slot = page.locator("#board [data-player][data-pick=glow]").first.get_attribute("data-slot")
    enemy = page.locator(f'#board [data-slot="{slot}"] circle').first
    before = page.evaluate(OWN)
    page.wait_for_timeout(400)  # a click just after a question came is not meant for it
    enemy.dispatch_event("click")
    expect(page.locator("#so-far")).to_be_visible()
    for place in (f'[data-slot="{slot}"]', "[data-area][data-pick=glow]"):
        if page.locator("#confirm").is_disabled():
            page.locator(f"#board {place} circle").first.dispatch_event("click")
    expect(page.locator("#confirm")).to_contain_text("Attack")
    page.wait_for_timeout(300)
    assert page.evaluate(OWN) == pytest.approx(before, abs=1)


# How much of the frame is bare above a board, and how much below.
BARE = """() => {
  const frame = document.querySelector("#board").getBoundingClientRect();
  const rooms = [...document.querySelectorAll("#board [data-territory]")].map((one) => one.getBoundingClientRect());
  const [tops, bottoms] = [rooms.map((room) => room.top), rooms.map((room) => room.bottom)];
  return [Math.min(...tops) - frame.top, frame.bottom - Math.max(...bottoms)];
}"""


def test_a_board_that_is_hardly_larger_from_near_is_seen_whole_and_lies_in_the_middle_from_near(
    visit: Visit, site: Site
) -> None:
    ada = visit(NAMES[0], **UPRIGHT)
    people = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "campus", [ada, *people], asked_to("attack"), map="university"), 0)
    awaited(page)
    expect(page.locator("#board.near")).to_have_count(0)
    page.locator("#zoom .in").click()
    expect(page.locator("#board.near")).to_have_count(1)
    above, below = page.evaluate(BARE)
    assert above == pytest.approx(below, abs=60)
    page.keyboard.press("0")
    assert page.evaluate(BARE)[0] < 60


# How the strip of a phone's tools lies in the frame of the board: what it leaves at its left and above it, in pixels.
LEFT_BY_TOOLS = """() => {
  const [frame, tools] = ["#board", "#tools"].map((name) => document.querySelector(name).getBoundingClientRect());
  return [tools.left - frame.left, tools.top - frame.top, frame.right - tools.right].map(Math.round);
}"""
# Which column and which row of a map of squares begin at its edge, as parts of one that are missing there.
CUT = """() => {
  const [across, down] = ["across", "down"].map((way) => document.querySelector(`#rulers .${way}`));
  const tile = document.querySelector("#board [data-tile] > path").getBoundingClientRect();
  const part = (from, edge, size) => Math.abs((from - edge) / size - Math.round((from - edge) / size));
  return [part(tile.left, down.getBoundingClientRect().right, tile.width),
    part(tile.top, across.getBoundingClientRect().bottom, tile.height)];
}"""


@pytest.mark.parametrize(("look", "left"), [(UPRIGHT, 0), (SIDEWAYS, 540)], ids=["upright", "sideways"])
def test_small_map_and_buttons_stand_beside_whole_tiles_and_stay_while_one_is_picked(
    visit: Visit, site: Site, look: dict[str, Any], left: int
) -> None:
    ada = visit(NAMES[0], **look)
    people = [site.person(name) for name in NAMES[1:4]]
    page = ada.sit(table_where(site, "frontier", [ada, *people], asked_to("take"), size="15x15"), 0)
    awaited(page)
    assert page.evaluate(LEFT_BY_TOOLS)[::2] == [left, 0]
    assert max(page.evaluate(CUT)) < 0.15
    page.wait_for_timeout(400)  # a tap just after a question came is not meant for it
    page.locator("#board [data-tile][data-pick=glow]").first.tap()
    expect(page.locator("#so-far")).to_be_visible()
    expect(page.locator("#minimap")).to_be_visible()
    expect(page.get_by_role("button", name="Whole board")).to_be_visible()
