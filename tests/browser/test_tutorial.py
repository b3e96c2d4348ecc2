"""Tutorials in a browser: whoever does what the coach points at comes to the end; and tips in a first game."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.conftest import Visit
from tests.browser.looking import comes_to
from tests.browser.pointing import REACH
from tests.browser.robot import HASTE, Finger, Robot
from tests.browser.test_accessibility import in_both_lights
from tests.browser.visitor import PHONE, Visitor, confirm, ready, thing

from hegemon.engine import discovery

pytestmark = [pytest.mark.once, pytest.mark.timeout(180)]
GAMES = discovery.folders()
SIZES = [(320, 568), (390, 844), (844, 390), (1024, 768), (1920, 1080)]
WITH_TIPS = """try { localStorage["hegemon.settings"] = '{"autoend": false}' } catch {}"""

# What is wrong with where the note lies: it must be in sight, off the dock, and hide nothing that is to be clicked.
IN_THE_WAY = """() => {
  const own = document.getElementById("coach").getBoundingClientRect();
  const isBeside = (box) => box.left >= own.right - 1 || box.right <= own.left + 1;
  const isAbove = (box) => box.top >= own.bottom - 1 || box.bottom <= own.top + 1;
  const isOver = (box) => box.width && !isBeside(box) && !isAbove(box);
  const met = [...document.querySelectorAll("[data-pick=glow], #confirm, #undo")]
    .filter((one) => isOver(one.getBoundingClientRect()) && (one.id || !(REACH)(one)))
    .map((one) => one.id || one.outerHTML);
  const isOut = own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight;
  return isOut ? [...met, "out of sight"] : met;
}""".replace("REACH", REACH)


def learn(visitor: Visitor, game: str) -> Page:
    """Begin the tutorial of a game on the first page."""
    page = visitor.go("/")
    page.locator(f"[form=learn-{game}]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#coach .said")).to_be_visible()
    return ready(page)


def steps(page: Page) -> tuple[int, int]:
    """Which step it is, of how many."""
    at, _, of = page.locator("#coach .step").inner_text().split()
    return int(at), int(of)


def go_on(page: Page) -> bool:
    """With the main button, or of a tip beside it; whether it could be pressed before it was gone."""
    beside = page.locator("#coach .next")
    try:
        (beside if beside.is_visible() else confirm(page)).click(timeout=HASTE)
    except TooLate:
        return False
    return True


def leave_battle(page: Page) -> None:
    """Go on from a battle that is shown, once it has been seen."""
    if page.locator("#table.showing").count() and confirm(page).inner_text().startswith("Continue"):
        confirm(page).click()


def follow(page: Page, robot: Robot, until: int = 1000) -> None:
    """Do what the coach says up to a step, or until it has nothing more to say."""
    end = time.monotonic() + 150
    robot.until = until
    while page.locator("#coach").is_hidden() or steps(page)[0] < until:
        assert time.monotonic() < end, (page.locator("#coach").inner_text(), robot.look())
        if page.locator("#coach").is_hidden():
            leave_battle(page)
            page.wait_for_timeout(30)
            continue
        if confirm(page).inner_text().startswith(("Next", "Play on")):
            is_last = steps(page)[0] == steps(page)[1]
            went_on = go_on(page)
            if is_last and went_on:
                expect(page.locator("#coach")).to_be_hidden()
                return
            page.wait_for_timeout(30)
        elif not robot.act():
            page.wait_for_timeout(30)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_what_glows_comes_to_the_end(visit: Visit, game: str) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), game)
    robot = Robot(page, 1)
    follow(page, robot)
    expect(page.locator("#dock.yours")).to_be_visible()
    assert not robot.missed


def test_a_phone_is_enough_for_a_tutorial(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", **PHONE), "campus")
    follow(page, Finger(page, 1))
    expect(page.locator("#dock.yours")).to_be_visible()


def test_who_points_at_the_target_first_is_told_what_to_pick_before_it(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), "campus")
    follow(page, Robot(page, 1), until=4)
    thing(page, "territory", "grammar").click(force=True)
    expect(page.locator("#note")).to_contain_text("First pick your own territory: Folklore")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_coach_is_in_nobodys_way(visit: Visit, size: tuple[int, int]) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", viewport={"width": size[0], "height": size[1]}), "campus")
    for step in (1, 2, 3, 4, 5):
        follow(page, Robot(page, 1), until=step)
        assert comes_to(page, IN_THE_WAY, []) == [], f"step {step}"


def test_who_picks_something_else_is_told_of_it_and_that_the_coach_goes_first(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", **PHONE), "artefacts")
    follow(page, Finger(page, 1), until=7)
    thing(page, "slot", "46").dispatch_event("click")  # Cleo has armies in other areas, too
    expect(page.locator("#note")).to_have_text("Northolt 46: Cleo's army. For now, pick what is highlighted")


def test_on_a_phone_the_log_of_a_tutorial_waits_until_it_is_opened(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", **PHONE), "artefacts")
    expect(page.locator("#log")).to_be_hidden()
    page.get_by_role("tab", name="Log").tap()
    expect(page.locator("#log")).to_be_visible()


def test_on_a_phone_the_phases_are_framed_where_they_are_told(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", **PHONE), "swarm")
    follow(page, Finger(page, 1), until=5)
    expect(page.locator("#notice.ring-coach")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1440, 900)], ids=str)
def test_what_may_be_spent_is_marked_where_it_is_told(visit: Visit, size: tuple[int, int]) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", viewport={"width": size[0], "height": size[1]}), "frontier")
    follow(page, Robot(page, 1), until=3)
    expect(page.locator("#prompt.ring-coach")).to_contain_text("2 actions")
    lines = "(prompt) => Math.round(prompt.clientHeight / parseFloat(getComputedStyle(prompt).lineHeight))"
    assert page.locator("#prompt").evaluate(lines) == 1


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=str)
def test_one_button_alone_goes_on(visit: Visit, size: tuple[int, int]) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", viewport={"width": size[0], "height": size[1]}), "campus")
    expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(1)


def test_a_board_that_fills_a_phone_stays_so_near_while_a_port_and_its_ship_are_asked_for(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce", **PHONE), "tianxia")
    breadth = "() => document.querySelector('#board [data-region=yan]').getBoundingClientRect().width"
    before = page.evaluate(breadth)
    follow(page, Robot(page, 1), until=8)
    expect(page.locator("#coach .said")).to_contain_text("port of Yan")
    assert page.evaluate(breadth) == pytest.approx(before, rel=0.1)


def test_a_tutorial_goes_on_where_one_was(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), "frontier")
    follow(page, Robot(page, 1), until=5)
    before = page.locator("#coach .said").inner_text()
    page.reload()
    expect(page.locator("#coach .said")).to_have_text(before)
    assert steps(page)[0] == 5


def test_another_move_is_not_offered_and_a_typed_one_is_refused(visit: Visit) -> None:
    visitor = visit("Mia", reduced_motion="reduce")
    visitor.tolerate("409")
    page = learn(visitor, "campus")
    follow(page, Robot(page, 1), until=3)
    expect(page.locator("[data-pick=glow]")).to_have_count(1)
    page.keyboard.press("/")
    page.keyboard.type("place poetry 3")
    page.keyboard.press("Enter")
    expect(page.locator("#note")).to_contain_text("Do what the coach asks")


def test_who_skips_a_tutorial_plays_freely(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), "campus")
    page.get_by_role("button", name="Skip tutorial").click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator("[data-pick=glow]")).not_to_have_count(1)
    expect(page.locator("#prompt")).to_have_text("Place 3 new troops")


def test_the_keyboard_leads_through_a_tutorial(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), "campus")
    page.keyboard.press("Enter")
    expect(page.locator("#coach .step")).to_have_text("2 of 16")
    confirm(page).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#coach .step")).to_have_text("3 of 16")
    page.keyboard.press("Enter")  # the keyboard is on what is asked for
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("#coach .step")).to_have_text("4 of 16")


def test_a_tutorial_is_for_everyone(visit: Visit) -> None:
    page = learn(visit("Mia", reduced_motion="reduce"), "swarm")
    in_both_lights(page)
    follow(page, Robot(page, 1), until=2)
    in_both_lights(page)
    expect(page.locator("p.unseen[aria-live=polite]")).to_have_text(page.locator("#coach .said").inner_text())


def test_a_rule_book_leads_to_the_tutorial(visit: Visit) -> None:
    page = visit("Mia").go("/rules/campus")
    page.get_by_role("button", name="Learn by playing").click()
    expect(page.locator("#coach .step")).to_have_text("1 of 16")


def test_a_first_game_has_tips_until_they_are_read(visit: Visit) -> None:
    visitor = visit("Mia", reduced_motion="reduce")
    visitor.context.add_init_script(WITH_TIPS)
    page = visitor.sit(visitor.person.open("campus", ["you", "random"]))
    for text in ("highlighted", "takes shape", "log shows", "menu"):
        expect(page.locator("#coach .said")).to_contain_text(text)
        assert comes_to(page, IN_THE_WAY, []) == [], text
        go_on(page)
    expect(page.locator("#coach")).to_be_hidden()
    page.reload()
    ready(page)
    expect(page.locator("#dock.yours")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()


def test_a_tip_goes_when_one_has_done_what_it_says(visit: Visit) -> None:
    visitor = visit("Mia", reduced_motion="reduce")
    visitor.context.add_init_script(WITH_TIPS)
    page = visitor.sit(visitor.person.open("campus", ["you", "random"]))
    expect(page.locator("#coach .step")).to_have_text("1 of 4")
    glowing = "[...document.querySelectorAll('#board [data-pick=glow]')]"
    page.mouse.click(*page.evaluate(f"{glowing}.map({REACH}).find(Boolean)"))
    expect(page.locator("#coach .step")).to_have_text("2 of 4")


def test_tips_can_be_hidden_at_once(visit: Visit) -> None:
    visitor = visit("Mia", reduced_motion="reduce")
    visitor.context.add_init_script(WITH_TIPS)
    page = visitor.sit(visitor.person.open("campus", ["you", "random"]))
    page.get_by_role("button", name="Hide tips").click()
    expect(page.locator("#coach")).to_be_hidden()
    visitor.sit(visitor.person.open("campus", ["you", "random"]))
    expect(page.locator("#dock.yours")).to_be_visible()
    expect(page.locator("#coach")).to_be_hidden()


def test_the_goal_stands_in_the_dock_until_the_first_move(visit: Visit) -> None:
    visitor = visit("Mia", reduced_motion="reduce")
    page = visitor.sit(visitor.person.open("campus", ["you", "random"]))
    expect(page.locator("#goal")).to_have_text("Goal: Take every territory, or hold the most at the end.")
    robot = Robot(page, 1)
    while page.locator("#goal").is_visible():
        if not robot.act():
            page.wait_for_timeout(30)
    expect(page.locator("#log li", has_text="You placed")).not_to_have_count(0)
