"""An attack as it is seen: dice beside what is fought for, then the board as it has become."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import PHONE, Visitor, awaited, chip, confirm, step_back
from tests.table.planting import wait_until
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
FIGHT = "#board > .fight"
# What is seen of a fight at every change of the page: the box of the dice, and whether the board still is as it was.
WATCH = """
window.seen = [];
window.before = document.querySelector("#live").textContent;
new MutationObserver(() => {
  const fight = document.querySelector("#board > .fight:not([hidden])");
  if (!fight) return;
  const dice = [...fight.querySelectorAll(":scope > div")].map((row) => row.querySelectorAll(".die").length);
  const box = ({ x, y, width, height }) => ({ x, y, width, height });
  window.seen.push({ dice, held: document.querySelector("#live").textContent === window.before,
    fight: box(fight.getBoundingClientRect()), pairs: fight.querySelectorAll(".won").length });
}).observe(document.querySelector("#board"), { subtree: true, childList: true, attributes: true });
"""
# A panel with the longest chance that there can be.
LONGEST = """
<div><span class="die"></span></div>
<footer><p class="odds">
<small>Your chance</small><span class="gauge"></span><b>99%<small> from 100</small></b></p></footer>
"""


class Attack:
    """Somebody who may attack, and does."""

    def __init__(self, site: Site, visitor: Visitor) -> None:
        self.person = visitor.person
        self.table = table_where(site, "campus", [visitor, site.person("Bo")], asked_to("attack"))
        self.page: Page = visitor.sit(self.table, 0)
        awaited(self.page)
        self.page.evaluate(WATCH)
        self.parts = self.person.snapshot(self.table, 0)
        args = next(entry["args"] for entry in self.parts["picks"] if entry["verb"] == "attack")
        self.source, self.target = args[0][1], args[1][1]

    def make(self) -> None:
        question = self.parts["line"]["question"]
        assert self.person.play(self.table, 0, question, f"attack {self.source} {self.target} 1").status_code == 200

    def seen(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.seen")
        return found


def test_dice_fall_beside_the_place_that_is_fought_for_before_the_board_changes(visit: Visit, site: Site) -> None:
    attack = Attack(site, visit("Ada"))
    attack.make()
    expect(attack.page.locator("#log li", has_text="You ").last).to_be_visible()
    wait_until(lambda: any(one["pairs"] for one in attack.seen()))
    expect(attack.page.locator(FIGHT)).to_be_hidden()
    rolling = [one for one in attack.seen() if one["pairs"]]
    assert rolling
    assert all(one["held"] for one in rolling)
    assert all(1 <= row <= 3 for one in rolling for row in one["dice"])
    near = attack.page.locator(f"#board [data-territory={attack.target}]").bounding_box()
    assert near is not None
    assert apart(rolling[0]["fight"], near) < 60


def test_a_key_ends_the_dice_at_once_and_shows_what_came_of_them(visit: Visit, site: Site) -> None:
    attack = Attack(site, visit("Ada"))
    attack.make()
    attack.page.wait_for_selector(FIGHT)
    attack.page.keyboard.press("Shift")
    assert attack.page.locator(FIGHT).is_hidden()
    assert attack.page.evaluate("document.querySelector('#live').textContent !== window.before")


def test_while_dice_fall_the_dock_tells_of_them_and_its_one_button_skips_them(visit: Visit, site: Site) -> None:
    attack = Attack(site, visit("Ada"))
    page, box = attack.page, confirm(attack.page).bounding_box()
    attack.make()
    page.wait_for_selector(FIGHT)
    expect(page.locator("#prompt")).to_have_text(re.compile("^You attack .+ with 1$"))
    expect(page.locator("#battle .sides b")).to_have_count(2)
    expect(page.locator(f"{FIGHT} header")).to_have_text(re.compile("^Roll 1.+ attacks "))
    expect(page.locator(f"{FIGHT} .odds b")).to_have_text(re.compile(r"^\d+%"))
    expect(page.locator("#other, #undo:enabled").locator("visible=true")).to_have_count(0)
    assert confirm(page).bounding_box() == box
    confirm(page).get_by_text("Skip to the result").click()
    expect(page.locator(FIGHT)).to_be_hidden()
    expect(page.locator("#battle")).to_be_hidden()
    expect(chip(page, "End turn")).to_be_visible()


def test_on_a_phone_the_longest_chance_lies_in_the_panel_of_the_dice(visit: Visit, site: Site) -> None:
    page = Attack(site, visit("Ada", **PHONE)).page
    panel = page.locator(FIGHT)
    panel.evaluate("(panel, told) => { panel.innerHTML = told; panel.hidden = false; }", LONGEST)
    expect(page.locator(".odds b")).to_be_visible()
    assert panel.evaluate("(panel) => panel.scrollWidth <= panel.clientWidth")


def test_who_wants_less_motion_sees_the_result_alone(visit: Visit, site: Site) -> None:
    attack = Attack(site, visit("Ada", reduced_motion="reduce"))
    attack.make()
    attack.page.wait_for_function("() => document.querySelector('#live').textContent !== window.before")
    assert attack.seen() == []


def test_the_last_attack_is_not_drawn_over_the_question_that_follows(visit: Visit, site: Site) -> None:
    attack = Attack(site, visit("Ada", reduced_motion="reduce"))
    attack.make()
    attack.page.wait_for_selector(".last-attack", state="attached")
    attack.page.wait_for_function("() => getComputedStyle(document.querySelector('.last-attack')).opacity === '0'")


def test_a_map_too_small_for_names_shows_large_counts_until_one_goes_nearer(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"), map="university")
    page = ada.sit(table, 0)
    step_back(page)
    names, counts = page.locator("#board #live .full").first, page.locator("#board #live .brief").first
    expect(counts).to_be_visible()
    expect(names).to_be_hidden()
    for _ in range(5):
        page.keyboard.press("+")
    expect(names).to_be_visible()
    expect(counts).to_be_hidden()


def apart(one: Mapping[str, Any], other: Mapping[str, Any]) -> float:
    """How many pixels lie between two boxes, across or down, whichever is more."""
    across = max(other["x"] - one["x"] - one["width"], one["x"] - other["x"] - other["width"])
    down = max(other["y"] - one["y"] - one["height"], one["y"] - other["y"] - other["height"])
    return float(max(across, down))
