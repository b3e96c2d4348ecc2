"""Measures table pages in a browser, size by size: what is clipped, covered, too small, out of reach, or has moved.

`boxes.js` looks at one page as it is shown. Here a page is opened once for each moment and reader, and gets the shape
of a phone held upright and sideways, of a tablet and of screens, first with nothing picked, then with a whole move.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import tempfile
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.conftest import QUIETLY, executable
from tests.browser.moments import MOST, Moment, moments_of_bots, moments_of_records
from tests.browser.visitor import Visitor
from tests.table.planting import NAMES, Plan, plant
from tests.table.site import Person, Site

from hegemon.engine import discovery

SCRIPT = (Path(__file__).parent / "boxes.js").read_text(encoding="utf-8")
MEASURE = f"""async (asked) => {{
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  await frame();
  if (asked.isWhole) document.querySelector("#board.near #zoom .whole")?.click();
  for (let k = 0; k < 2; k += 1) await frame();
  return ({SCRIPT.partition("*/")[2].strip()})(asked);
}}"""

# Picks what is highlighted or listed until the main button would play a move; whether it would.
PICK = """async (lot) => {
  const pause = () => new Promise((next) => setTimeout(next, 15));
  const isOpen = () => !document.getElementById("confirm").disabled;
  const isSeen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled;
  for (let step = 0; step < 12 && !isOpen(); step += 1, lot = (lot * 31 + 7) % 9973) {
    const glowing = [...document.querySelectorAll("[data-pick=glow]")].filter(isSeen);
    const listed = [...document.querySelectorAll("#options .chip, #other")].filter(isSeen);
    const some = glowing.length && (lot % 3 || !listed.length) ? glowing : listed;
    if (!some.length) return false;
    some[lot % some.length].dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await pause();
  }
  await new Promise((next) => setTimeout(next, 120)); // what the game says of it
  return isOpen();
}"""
# Opens the menu at its next page, or closes it; whether it is open.
NEXT_PAGE = """() => {
  const menu = document.querySelector("dialog.menu");
  if (!menu) return document.getElementById("menu").click(), true;
  const next = menu.querySelector("[role=tab][aria-selected=true]").nextElementSibling;
  if (next) next.click();
  else menu.close();
  return !!next;
}"""
CAREFULLY = """localStorage.setItem("hegemon.settings", '{"confirm": true, "motion": "reduce", "tips": false}')"""


class Size(NamedTuple):
    """Of a window, on glass or on a desk."""

    width: int
    height: int
    is_touch: bool = False

    @property
    def is_wide(self) -> bool:
        """Does the rail stand beside the stage?"""
        return self.width >= 1024 and self.height >= 500

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


PHONES = (Size(390, 844, True), Size(320, 640, True), Size(768, 1024, True), Size(844, 390, True), Size(640, 320, True))
TABLETS = (Size(1024, 1366, True), Size(1024, 768, True))
SCREENS = (Size(1024, 768), Size(1280, 800), Size(1440, 900), Size(1920, 1080))
SIZES = (*PHONES, *TABLETS, *SCREENS)
LEGIBLE = 1280  # pixels of a window from which on the letters of a board count; below it one goes nearer
SHARE_AT = Size(1440, 900)
LEAST_SHARE = 0.5


@dataclass
class Toll:
    """How much was measured, and what was found."""

    pages: int = 0
    measured: int = 0
    whole_moves: int = 0
    texts: int = 0
    findings: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    buttons: dict[Size, dict[str, str]] = field(default_factory=lambda: defaultdict(dict))
    shares: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def add(self, size: Size, where: str, game: str, seen: dict[str, Any]) -> None:
        self.measured += 1
        self.texts += seen["texts"]
        for finding in seen["findings"]:
            self.findings[f"{finding['kind']}: {finding['what']}"].append(
                f"{size} {where} {finding['detail']}".rstrip()
            )
        if seen["button"]:
            self.buttons[size].setdefault(str(seen["button"]), where)
        if size == SHARE_AT and seen["share"]:
            self.shares[game].append(seen["share"])

    def counts(self) -> dict[str, object]:
        """How much was measured, and the least share of the window that a board has."""
        shares = {game: round(min(shares), 3) for game, shares in self.shares.items()}
        counts = {"pages": self.pages, "measured": self.measured, "whole_moves": self.whole_moves}
        return {**counts, "texts": self.texts, "shares": shares}

    def problems(self) -> list[str]:
        """One line for each thing that is wrong, with the places where it was seen."""
        lines = [f"{what} ({len(at)}: {', '.join(dict.fromkeys(at[:3]))})" for what, at in self.findings.items()]
        for size, places in self.buttons.items():
            if len(places) > 1:
                lines.append(f"moved: #confirm at {size}: {'; '.join(f'{box} in {at}' for box, at in places.items())}")
        return lines + [
            f"share: the board of {game} has {min(shares):.0%} of {SHARE_AT}"
            for game, shares in self.shares.items()
            if min(shares) < LEAST_SHARE
        ]


class Glass:
    """A page that can have any size, with a finger or with a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def measure(self, size: Size, is_large: bool = False, is_whole: bool = True) -> dict[str, Any]:
        """Give it a size, and measure what is shown: the whole board, or as near as a phone begins."""
        self.session.send("Emulation.setTouchEmulationEnabled", {"enabled": size.is_touch, "maxTouchPoints": 5})
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        asked = {"isTouch": size.is_touch, "isWide": size.is_wide, "isWhole": is_whole or size.is_wide}
        asked["isLarge"] = is_large or size.width < LEGIBLE
        seen: dict[str, Any] = self.page.evaluate(MEASURE, asked)
        return seen


class Surveyor:
    """Somebody who sits down at planted tables and measures them."""

    def __init__(self, site: Site, browser: Browser, lot: Random, sizes: Sequence[Size] = SIZES) -> None:
        self.site = site
        self.lot = lot
        self.sizes = sizes
        self.toll = Toll()
        self.visitor = Visitor(site, browser.new_context(reduced_motion="reduce", has_touch=True), NAMES[0])
        self.visitor.context.add_init_script(CAREFULLY)
        self.others: list[Person] = [site.person(name) for name in NAMES]
        self.glass = Glass(self.visitor.page)

    def survey(self, moment: Moment) -> None:
        """Look at a moment as who is asked, and as who waits."""
        asked = moment.asked[-1] if moment.asked else 0
        self.open(moment, asked)
        if not moment.asked:
            self.visitor.page.locator(".plots").first.wait_for()  # how it went comes a little later
        self.measure(moment, "asked" if moment.asked else "over")
        if not moment.asked:
            return
        if self.glass.page.evaluate(PICK, self.lot.randrange(9973)):
            self.toll.whole_moves += 1
            self.measure(moment, "picked")
        waiting = [seat for seat in range(moment.players) if seat not in moment.asked]
        self.open(moment, waiting[0] if waiting else None)
        self.measure(moment, "waiting" if waiting else "watching")

    def survey_menu(self, moment: Moment) -> None:
        """Look at every page of the menu."""
        self.open(moment, moment.asked[0] if moment.asked else 0)
        while self.visitor.page.evaluate(NEXT_PAGE):
            self.measure(moment, "menu")

    def survey_room(self, game: str, players: int) -> None:
        """Look at the room where people gather, as its host."""
        people: list[Person | str | None] = [self.visitor.person, None, "greedy", *[None] * players][:players]
        moment = Moment(game, players, {}, 7, [], [], "waiting room", "")
        self.sit(plant(self.site, Plan(game, people, self.visitor.person, begun=False)), 0)
        self.measure(moment, "host")

    def open(self, moment: Moment, seat: int | None) -> None:
        """Sit down at such a table; whoever is not asked may be a bot."""
        people: list[Person | str | None] = []
        for at in range(moment.players):
            is_bot = at not in moment.asked and not moment.ending and at % 2
            people.append(self.visitor.person if at == seat else "greedy" if is_bot else self.others[at])
        dials: dict[str, object] = dict(moment.options)
        seed = f"{moment.seed:064x}"
        plan = Plan(moment.game, people, self.others[0], seed, dials, True, True, moment.moves, moment.ending)
        self.sit(plant(self.site, plan), seat)

    def sit(self, table: str, seat: int | None) -> None:
        size = self.sizes[0]
        self.visitor.page.set_viewport_size({"width": size.width, "height": size.height})
        self.visitor.page.emulate_media(color_scheme=self.lot.choice(("light", "dark")))
        self.visitor.sit(table, seat)
        self.visitor.page.evaluate("document.fonts.ready.then(() => true)")
        self.toll.pages += 1

    def measure(self, moment: Moment, reader: str) -> None:
        is_whole = self.lot.random() < 0.5
        for size in self.sizes:
            seen = self.glass.measure(size, is_large(moment) or not moment.asked, is_whole)
            if not moment.asked:
                seen["share"] = 0.0  # a result takes its part
            self.toll.add(size, f"{moment.name}, {reader}", moment.game, seen)


def is_large(moment: Moment) -> bool:
    """Is this map among the largest, whose letters are read by going nearer?"""
    size = str(moment.options.get("size", ""))
    width, _, height = size.partition("x")
    return size in ("large", "huge") or (bool(height) and int(width) * int(height) > 400)


def moments(game: str, seed: int, bot: str, most: int) -> list[Moment]:
    """Every kind of question for the fewest and the most players."""
    return [moment for players in extremes(game) for moment in moments_of_bots(game, players, seed, bot, most)]


def extremes(game: str) -> list[int]:
    """The fewest and the most players."""
    found = discovery.game(game)
    return list(dict.fromkeys((found.least, found.most)))


def survey_game(surveyor: Surveyor, game: str, seed: int, part: float) -> None:
    """Every kind of question of a game, or a part of them by lot: as bots play, and as golden games tell."""
    found = [*moments(game, seed, "greedy", MOST), *moments_of_records(game)]
    for moment in surveyor.lot.sample(found, math.ceil(len(found) * part)):
        surveyor.survey(moment)
    for players in extremes(game):
        surveyor.survey_room(game, players)
    surveyor.survey_menu(found[0])


def main() -> int:
    """Measure, and print how much was as one line of JSON; each problem is a line on stderr."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=discovery.folders(), help="one game")
    parser.add_argument("--part", type=float, default=1.0, help="of the moments, by lot")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(playwright), args=QUIETLY)
        surveyor = Surveyor(site, browser, Random(asked.seed))
        for game in [asked.game] if asked.game else discovery.folders():
            survey_game(surveyor, game, asked.seed, asked.part)
        browser.close()
    problems = surveyor.toll.problems()
    print(*problems, sep="\n", file=sys.stderr)
    print(json.dumps(surveyor.toll.counts()))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
