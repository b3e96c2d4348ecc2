"""Artefacts at the table: whole games by mouse and finger, attacks on the map, and battles that are negotiated."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, offered, table_where
from tests.browser.robot import Finger, Robot, play_to_the_end
from tests.browser.test_talk import say
from tests.browser.visitor import PHONE, WIDE, Visitor, awaited, chip, confirm
from tests.table.planting import true_match, wait_until
from tests.table.site import Parts, Person, Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(120)]
ATTACKED = """(areas) => {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [x, y] = middle(document.querySelector("#board .halo.attacked > .band").getBoundingClientRect());
  const away = (area) => {
    const [left, top] = middle(document.querySelector(`[data-area="${area}"]`).getBoundingClientRect());
    return Math.hypot(left - x, top - y);
  };
  return away(areas[0]) < away(areas[1]) ? areas[0] : areas[1];
}"""  # which of two areas is marked as under attack
# Whose army stands in which area next to the tail of the arrow, and next to its tip.
ENDS = """() => {
  const arrow = document.querySelector("#board .halo.arrow");
  const box = arrow.getBBox();
  const armies = [...document.querySelectorAll("#board :is([data-own], [data-player])")];
  return [box.x, box.x + box.width].map((end) => {
    const at = new DOMPoint(end, 0).matrixTransform(arrow.getScreenCTM());
    const away = (army) => {
      const { x, y, width, height } = army.querySelector("circle").getBoundingClientRect();
      return Math.hypot(x + width / 2 - at.x, y + height / 2 - at.y) - width / 2;
    };
    const army = armies.reduce((best, one) => (away(one) < away(best) ? one : best));
    return away(army) < 16 ? [army.dataset.player ?? "own", army.closest("[data-area]").dataset.area] : [];
  });
}"""
SHORT: dict[str, object] = {"size": "tiny", "map": "2", "round_limit": 3}


@pytest.mark.parametrize(("look", "player"), [({"viewport": WIDE}, Robot), (PHONE, Finger)], ids=["mouse", "finger"])
@pytest.mark.parametrize("size", ["tiny", "regular"])
def test_a_whole_game_against_a_bot(visit: Visit, look: Parts, player: type[Robot], size: str) -> None:
    ada = visit("Ada", **look)
    dials = SHORT | {"size": size, "round_limit": 3 if size == "tiny" else 1}
    page = ada.sit(ada.person.open("artefacts", ["you", "bot:random"], dials), 0)
    robot = player(page, 1)
    play_to_the_end([robot], seconds=100)
    expect(page.locator("#result")).to_contain_text("You")
    assert robot.done["board"] > 0, robot.done
    assert len(robot.done) > 1, robot.done  # not on the map alone
    assert robot.missed == set()


def test_an_attack_is_made_by_clicking_on_the_enemy_until_it_is_whole(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport=WIDE)
    table = table_where(site, "artefacts", [ada, site.person("Bo")], offered("fight b"))
    page = ada.sit(table, 0)
    awaited(page)
    before = len(true_match(site, table).moves)
    enemy = middle(page, '[data-slot][data-player="b"]')
    page.mouse.click(*enemy)  # the player
    expect(page.locator("#prompt")).to_have_text("Choose where to attack Bo")
    page.mouse.click(*enemy)  # the area
    if not confirm(page).is_enabled():  # it can be attacked from several areas
        expect(page.locator("#prompt")).to_have_text("Choose where to attack from")
        page.locator("[data-area][data-pick=glow] [data-slot]").first.click()
    expect(confirm(page)).to_have_text(re.compile("Attack Bo"))
    confirm(page).click()
    wait_until(lambda: len(true_match(site, table).moves) > before)
    assert true_match(site, table).moves[before].text.startswith("fight b")


def test_an_attack_from_next_door_points_at_the_enemy(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport=WIDE)
    table = table_where(site, "artefacts", [ada, site.person("Bo")], lambda match: bool(next_door(match)))
    page = ada.sit(table, 0)
    awaited(page)
    _, _, target, _, source = next_door(true_match(site, table))[0]
    for _ in ("the player", "the area"):
        page.mouse.click(*middle(page, f'[data-area="{target}"] [data-slot][data-player="b"]'))
    if not confirm(page).is_enabled():
        page.locator(f'[data-area="{source}"][data-pick=glow] [data-slot]').first.click()
    expect(page.locator("#board .halo.arrow.attacked")).to_have_count(1)
    assert page.evaluate(ATTACKED, [target, source]) == target
    assert page.evaluate(ENDS) == [["own", source], ["b", target]]
    expect(page.locator("#so-far")).to_have_text(re.compile(rf"^{source.title()} → {target.title()}", re.IGNORECASE))


def next_door(match: Match) -> list[list[str]]:
    """Battles that the first seat can begin, and only from a neighbouring area."""
    fights = [text.split() for text in match.legal(0)] if match.unanswered == [0] else []
    return [words for words in fights if words[:2] == ["fight", "b"] and len(words) > 3 and words[:3] not in fights]


def test_each_new_army_is_one_click_and_the_end_of_the_turn_says_what_is_lost(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport=WIDE)
    table = table_where(site, "artefacts", [ada, site.person("Bo")], has_armies_to_place)
    page = ada.sit(table, 0)
    awaited(page)
    expect(confirm(page)).to_have_text("Pick a free slot")
    left = placed_left(page)
    page.mouse.click(*middle(page, "[data-slot][data-pick=glow]"))
    wait_until(lambda: placed_left(page) == left - 1)
    page.get_by_role("button", name="End turn").click()
    expect(confirm(page)).to_have_text(re.compile(rf"^End turn, lose {left - 1}"))
    assert true_match(site, table).unanswered == [0]


def has_armies_to_place(match: Match) -> bool:
    """May the first seat place several armies, one by one?"""
    return match.unanswered == [0] and match.shown(0)["phase"] == "raising" and int(str(match.shown(0)["reserve"])) > 2


def placed_left(page: Page) -> int:
    """How many armies the prompt says are left."""
    found = re.match(r"Place (\d+) new", page.locator("#prompt").inner_text())
    return int(found[1]) if found else 0


def test_on_a_phone_a_battle_that_is_negotiated_is_seen_from_near(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    people: list[Visitor | Person] = [ada, site.person("Bo"), site.person("Cleo")]
    page = ada.sit(table_where(site, "artefacts", people, asked_to("support"), map="7", starting_armies=4), 0)
    awaited(page)
    expect(page.locator("#board.near")).to_have_count(1)
    box = page.locator("#live .spotlight").bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert max(box["width"] / 360, box["height"] / 740) > 0.3


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.locator("circle").first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_who_is_asked_for_support_sees_both_sides_hears_whispers_and_what_each_answer_comes_to(
    visit: Visit, site: Site
) -> None:
    ada = visit("Ada", viewport=WIDE)
    bo = visit("Bo", viewport=WIDE)
    people: list[Visitor | Person] = [ada, bo, site.person("Cleo")]
    table = table_where(site, "artefacts", people, asked_to("support"), map="7", starting_armies=4)
    page = ada.sit(table, 0)
    awaited(page)
    expect(page.locator("#prompt")).to_have_text(re.compile(r"(Bo|Cleo) attacks, \d+\sto\s\d+\. Pick a side"))
    expect(page.locator("#notice")).to_contain_text(re.compile(r"Battle for \w+.*against.*Yet to answer: Ada"))
    expect(page.locator("#piece-battle text")).to_have_count(2)
    expect(chip(page, "Support")).to_have_text(re.compile(r"Support (Bo|Cleo): \d+ to \d+"))
    say(bo.sit(table, 1), "Stay out of it", to="Ada")
    expect(page.locator("#chat")).to_contain_text("Stay out of it")
    chip(page, "Support").click()
    expect(page.locator("#pick .price")).to_have_text(re.compile(r"\d+ against \d+"))
    expect(page.locator("#pick .about")).to_have_text(re.compile("lose"))
    before = len(true_match(site, table).moves)
    confirm(page).click()
    wait_until(lambda: len(true_match(site, table).moves) > before)
    assert true_match(site, table).moves[before].text == "support"
