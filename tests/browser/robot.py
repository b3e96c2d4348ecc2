"""A robot that plays at a page: it does what is highlighted and what can be pressed, and nothing else."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLate
from tests.browser.pointing import REACH, Point

HASTE = 1500  # milliseconds for one step
SETTLING = 500  # until a board that moves is at rest
CHIPS = "#options .chip, #other"

# What a player sees at a glance. Of everything that glows, a point where a finger would really meet it.
LOOK = """() => {
  const isSeen = (one) => one && one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  const spot = REACH;
  const scrolled = (thing) => (thing.scrollIntoView({ block: "nearest" }), spot(thing)); // a hand may be long
  const things = [...document.querySelectorAll("[data-pick=glow]")].filter(isSeen);
  const further = document.getElementById("further"); // leads to the other part of a board that is moved up and down
  const boxOf = (one) => one.getBoundingClientRect();
  const isFurther = (thing, frame = boxOf(document.getElementById("board"))) =>
    isSeen(further) && (boxOf(thing).bottom > boxOf(further).top || boxOf(thing).top < frame.top);
  const missed = things.filter((thing) => !spot(thing) && !scrolled(thing) && !isFurther(thing));
  return {
    stage: document.getElementById("table").dataset.stage,
    yours: document.getElementById("dock").classList.contains("yours"),
    isOver: isSeen(document.querySelector("#result h2")),
    isShowing: isSeen(document.querySelector(".showdown")),
    isSending: document.querySelector("#confirm").classList.contains("sending"),
    chips: [...document.querySelectorAll("#options .chip, #other")].filter(isSeen).length,
    glow: things.map(spot).filter((point) => point),
    missed: missed.map((thing) => thing.getAttribute("aria-label") ?? thing.outerHTML),
    canConfirm: isSeen(document.getElementById("confirm")), act: document.getElementById("confirm").innerText,
    canCount: isSeen(document.querySelector("#count input[type=range]")),
    note: document.getElementById("note").textContent,
    lesson: parseInt(document.querySelector("#coach .step")?.textContent || 0, 10),
  };
}""".replace("REACH", REACH)


class Robot:
    """One player at one page, whose choices come from a seed."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.dice = Random(seed)
        self.done: Counter[str] = Counter()
        self.missed: set[str] = set()  # what glows, but cannot be met by a finger
        self.until = 1000  # the step of a tutorial before which it stops

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def act(self) -> bool:
        """Take one step, if this seat is awaited; whether one was taken."""
        seen = self.look()
        if seen["lesson"] >= self.until:
            return False
        if seen["isShowing"]:
            return self.go_on()
        if not seen["yours"] or seen["isSending"] or seen["isOver"]:
            return False
        if seen["missed"]:
            self.missed.update(self.still_missed(seen["missed"]))
        return self.attempt(seen)

    def still_missed(self, missed: list[str]) -> set[str]:
        """Of what could not be met, what cannot be met once the board has come to rest."""
        self.page.wait_for_timeout(SETTLING)
        return set(missed).intersection(self.look()["missed"])

    def go_on(self) -> bool:
        """Leave a battle that is shown: the board settles."""
        self.done["battle"] += 1
        self.page.keyboard.press("Enter")
        return True

    def attempt(self, seen: dict[str, Any]) -> bool:
        """A step with what is in sight."""
        try:
            return self.step(seen)
        except TooLate:  # somebody else's move has changed what is offered
            self.done["late"] += 1
            return True

    def step(self, seen: dict[str, Any]) -> bool:
        if seen["canCount"] and self.dice.random() < 0.6:
            self.count()
        if seen["canConfirm"]:
            self.finish()
        elif seen["glow"] and (not seen["chips"] or self.dice.random() < 0.6):
            self.point(self.dice.choice(seen["glow"]))
        elif seen["chips"]:
            self.press(self.dice.randrange(seen["chips"]))
        else:
            return False
        return True

    def count(self) -> None:
        """Choose another number with the keys of the slider."""
        self.done["count"] += 1
        self.page.locator("#count input[type=range]").press(
            self.dice.choice(["ArrowLeft", "Home", "End"]), timeout=HASTE
        )

    def finish(self) -> None:
        """Play the move with the main button, or go on with the number that was chosen."""
        self.done["commit"] += 1
        if self.dice.random() < 0.3:
            self.page.locator("#confirm").press("Enter", timeout=HASTE)
        else:
            self.page.locator("#confirm").click(timeout=HASTE)

    def point(self, point: Point) -> None:
        """Click something that glows."""
        self.done["board"] += 1
        self.page.mouse.click(*point)

    def press(self, k: int) -> None:
        """Press one of the choices, or the key with its number."""
        self.done["chip"] += 1
        if k < 9 and self.dice.random() < 0.5:
            self.page.keyboard.press(str(k + 1))
        else:
            self.page.locator(CHIPS).locator("visible=true").nth(k).click(timeout=HASTE)


class Finger(Robot):
    """A robot that has only the glass of a phone; two quick taps on one place have gone nearer, so it steps back."""

    def act(self) -> bool:
        whole = self.page.locator("#board .whole")
        if whole.is_visible():
            self.done["whole"] += 1
            with suppress(TooLate):  # it has gone with what was shown so near
                whole.tap(timeout=HASTE)
        return super().act()

    def go_on(self) -> bool:
        self.done["battle"] += 1
        with suppress(TooLate):  # it has closed by itself
            self.page.locator("#confirm:enabled, .bout-skip").locator("visible=true").first.tap(timeout=HASTE)
        return True

    def finish(self) -> None:
        self.done["commit"] += 1
        self.page.locator("#confirm").tap(timeout=HASTE)

    def point(self, point: Point) -> None:
        self.done["board"] += 1
        self.page.touchscreen.tap(*point)

    def press(self, k: int) -> None:
        self.done["chip"] += 1
        self.page.locator(CHIPS).locator("visible=true").nth(k).tap(timeout=HASTE)


def play_to_the_end(robots: list[Robot], seconds: float) -> None:
    """Let robots play in turn until every page shows the result."""
    end = time.monotonic() + seconds
    while not all(robot.look()["isOver"] for robot in robots):
        acted = [robot.act() for robot in robots]
        if not any(acted):
            robots[0].page.wait_for_timeout(25)
        assert time.monotonic() < end, [(robot.look(), robot.done) for robot in robots]
