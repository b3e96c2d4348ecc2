"""Marks on a board: what can be picked, and what was lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pointing import click_on
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import PHONE, awaited
from tests.table.site import Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
# By minus sign: does it lie in one of the rooms that are marked as lost?
WITHIN = """() => {
  const bands = [...document.querySelectorAll("#board .halo.lost > .band")];
  const rooms = bands.map((band) => document.querySelector(band.getAttribute("href")));
  return [...document.querySelectorAll("#board .halo.minus")].map((minus) => {
    const [x, y] = minus.getAttribute("transform").match(/-?[0-9.]+/g).map(Number);
    return rooms.some((room) => room.isPointInFill(new DOMPoint(x, y)));
  });
}"""

# Where a room is written upon, in the window.
BADGE = """(room) => {
  const [x, y] = room.dataset.at.split(" ").map(Number);
  const at = new DOMPoint(x, y).matrixTransform(room.ownerSVGElement.getScreenCTM());
  return [at.x, at.y];
}"""
# Does the tip of the arrow lie in the target, and its tail not?
POINTS = """(target) => {
  const arrow = document.querySelector("#board .halo.arrow");
  const room = document.querySelector(document.querySelector(`[data-territory="${target}"] use`).getAttribute("href"));
  const { matrix } = arrow.transform.baseVal.consolidate();
  const isInside = (x) => room.isPointInFill(new DOMPoint(x, 0).matrixTransform(matrix));
  return [isInside(14), isInside(-22)];
}"""

# How faint a ring that may be picked becomes while it breathes.
FAINTEST = """() => Math.min(...document.getAnimations().filter(({ effect }) => effect.target.matches("#board .halo"))
  .flatMap(({ effect }) => effect.getKeyframes().map(({ opacity }) => Number(opacity ?? 1))))"""

# Go nearer to the corner of the board that lies furthest from what was lost.
GO_AWAY = """() => {
  const frame = document.getElementById("board").getBoundingClientRect();
  const lost = document.querySelector("#board .halo.lost > .casing").getBoundingClientRect();
  const clientX = lost.x > frame.x + frame.width / 2 ? frame.x + 5 : frame.right - 5;
  const near = { clientX, clientY: frame.y + 60, deltaY: -400, bubbles: true, cancelable: true };
  for (let k = 0; k < 8; k += 1) document.querySelector("#board > svg").dispatchEvent(new WheelEvent("wheel", near));
}"""


def has_lost(match: Match) -> bool:
    """Is the first seat asked, and was a territory of it taken since its last move?"""
    if not asked_to("place")(match) or not match.moves:
        return False
    last = max((k for k, step in enumerate(match.steps) if step.is_move and step.seat == 0), default=-1)
    chronicle = match.state.chronicle()
    events = [event for step in match.steps[last + 1 :] for event in step.events]
    return last >= 0 and any(chronicle.name(event) == "conquered" and event.third == 0 for event in events)


def test_what_cannot_be_picked_keeps_its_colours(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = table_where(site, "campus", [ada, bo], asked_to("attack"))
    page, other = ada.sit(table, 0), bo.sit(table, 1)
    awaited(page)
    expect(page.locator("#board .halo.glow")).to_have_count(page.locator("#board [data-pick=glow]").count())
    expect(other.locator("#board .halo")).to_have_count(0)
    still = str(page.locator("#board [data-territory]:not([data-pick])").first.get_attribute("data-territory"))
    assert middle_of(page, still) == middle_of(other, still)


def middle_of(page: Page, room: str) -> bytes:
    """A few pixels of a room, where its letter and its number stand."""
    x, y = page.locator(f"[data-territory={room}]").evaluate(BADGE)
    return page.screenshot(clip={"x": x - 20, "y": y - 10, "width": 40, "height": 20})


def test_an_attack_points_from_its_source_at_its_target(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    people = [ada.person, site.person("Bo")]
    table = table_where(site, "campus", people, asked_to("attack"), map="university")
    page = ada.sit(table, 0)
    awaited(page)
    attacks = [entry["args"] for entry in ada.person.snapshot(table, 0)["picks"] if entry["verb"] == "attack"]
    source, target = (word for _, word, *_ in attacks[0][:2])
    click_on(page, "territory", source)
    expect(page.locator("#board .halo.arrow")).to_have_count(0)
    click_on(page, "territory", target)
    expect(page.locator("#board .halo.arrow.attacked")).to_have_count(1)
    expect(page.locator("#board .halo.attacked > .band")).to_have_css("stroke", "rgb(163, 36, 42)")
    expect(page.locator("#board .halo.chosen > .band")).to_have_css("stroke", "rgb(255, 255, 255)")
    assert page.evaluate(POINTS, target) == [True, False]
    page.keyboard.press("Escape")
    expect(page.locator("#board .halo.arrow")).to_have_count(0)


def test_what_can_be_attacked_and_what_can_be_reinforced_have_rings_of_two_colours(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900}, color_scheme="light")
    table = table_where(site, "campus", [ada.person, site.person("Bo")], asked_to("attack"), map="university")
    page = ada.sit(table, 0)
    awaited(page)
    moves = [entry for entry in ada.person.snapshot(table, 0)["picks"] if len(entry["args"]) > 1]
    ways = {verb: {entry["args"][0][1] for entry in moves if entry["verb"] == verb} for verb in ("attack", "reinforce")}
    source = sorted(ways["attack"] & ways["reinforce"])[0]
    click_on(page, "territory", source)
    teal, red = page.locator("#board .halo.glow > .band").first, page.locator("#board .halo.foe > .band").first
    expect(teal).to_have_css("stroke", "rgb(14, 90, 90)")
    expect(red).to_have_css("stroke", "rgb(163, 36, 42)")
    assert page.evaluate(FAINTEST) >= 0.8
    own = next(one["args"][1][1] for one in moves if one["verb"] == "reinforce" and one["args"][0][1] == source)
    click_on(page, "territory", own)
    expect(page.locator("#board .halo.rival > .band").first).to_have_css("stroke", "rgb(163, 36, 42)")
    expect(page.locator("#board .halo.target > .band")).to_have_count(1)


def test_the_sign_of_a_loss_lies_in_what_was_lost(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], has_lost, map="university"), 0)
    page.wait_for_selector("#board .halo.minus", state="attached")
    found = page.evaluate(WITHIN)
    assert found
    assert all(found)


def test_leaders_that_may_be_chosen_instead_are_not_grey(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    people = [ada.person, *(site.person(name) for name in ("Bo", "Cleo", "Dan"))]
    page = ada.sit(table_where(site, "swarm", people, plans_with_a_choice), 0)
    leaders = page.locator("#hand [data-leader][data-pick=glow]")
    other = str(leaders.nth(1).get_attribute("data-leader"))
    leaders.first.click()
    expect(page.locator("#hand [data-pick=chosen]")).to_have_count(1)
    expect(page.locator(f"#hand [data-leader={other}]")).to_have_css("filter", "none")


def plans_with_a_choice(match: Match) -> bool:
    """Is the first seat asked for a plan, with two leaders to choose from?"""
    if 0 not in match.unanswered:
        return False
    leaders = {text.split()[1] for text in match.legal(0) if text.startswith("plan ")}
    return len(leaders - {"none"}) > 1


def test_many_cards_are_all_in_sight(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo")], lambda match: "keep" in match.legal(0)[0]), 0)
    row = page.locator("#hand .cards")
    expect(page.locator("#hand .card")).not_to_have_count(0)
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth")


def test_where_a_board_is_too_small_for_names_what_was_lost_has_its_own(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], has_lost, map="university"), 0)
    page.locator("#board .thing-name.lost").first.wait_for(state="attached")
    if page.locator("#zoom .whole").is_visible():
        page.locator("#zoom .whole").click()
    names = page.locator("#board .thing-name.lost:visible")
    expect(names).not_to_have_count(0)
    assert all(name in page.locator("#recap").inner_text() for name in names.all_text_contents())


def test_where_a_board_is_too_small_for_names_what_is_picked_has_its_own(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"), map="university"), 0)
    awaited(page)
    source = page.locator("#board [data-territory][data-pick=glow]").first
    label = str(source.get_attribute("data-label"))
    click_on(page, "territory", str(source.get_attribute("data-territory")))
    if page.locator("#zoom .whole").is_visible():
        page.locator("#zoom .whole").click()
    expect(page.locator("#board .thing-name.chosen:visible")).to_have_text(label)


def test_a_tap_on_what_happened_brings_it_into_sight(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], has_lost, map="university"), 0)
    lost = page.locator("#board .halo.lost > .casing").first
    lost.wait_for(state="attached")
    page.evaluate(GO_AWAY)
    expect(lost).not_to_be_in_viewport()
    page.locator("#recap .brief").tap()
    expect(lost).to_be_in_viewport()
    expect(page.locator("#board .halo.lit")).not_to_have_count(0)
