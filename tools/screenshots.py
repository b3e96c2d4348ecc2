"""Takes the pictures of the table that README shows, in a real browser: `make pictures`.

The positions come from seeds, so that the pictures change only when the table does.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode, b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import QUIETLY, executable
from tests.browser.visitor import PHONE, Visitor, awaited, thing
from tests.table.planting import NAMES, Plan, moves_of, plant
from tests.table.site import Person, Site

from hegemon.bots.roster import bot_dice, new_bot
from hegemon.engine import discovery
from hegemon.engine.match import Match
from pngs import format_png

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SEED = 7
PLAYERS = 4
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
MEDIUM: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LARGEST = 1_500_000  # bytes of all together

# The pixels of a picture, as the browser itself reads them.
PIXELS = """async (picture) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, image.width, image.height);
  let text = "";
  for (let k = 0; k < data.length; k += 8192) text += String.fromCharCode(...data.subarray(k, k + 8192));
  return [image.width, btoa(text)];
}"""


class Studio:
    """A browser and a server, and somebody at a table for each picture."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self.browser = browser
        self.site = site
        self.blank = browser.new_page()

    def visitor(self, **look: Any) -> Visitor:
        return Visitor(self.site, self.browser.new_context(reduced_motion="reduce", **look), NAMES[0])

    def sit(self, visitor: Visitor, game: str, wanted: Callable[[Match], bool]) -> str:
        """A table of four where everybody is present, at the first moment that is as wanted; its id."""
        match = played_until(game, wanted)
        people: list[Person] = [visitor.person, *(self.site.person(name) for name in NAMES[1:PLAYERS])]
        table = plant(self.site, Plan(game, people, people[0], seed=f"{SEED:064x}", moves=moves_of(match)))
        for seat, person in enumerate(people[1:], 1):
            person.live(table, seat)
        visitor.sit(table, 0)
        expect(visitor.page.locator("#players .away")).to_have_count(0)
        return table

    def take(self, name: str, page: Page) -> None:
        """One picture, written down with few colours."""
        page.wait_for_load_state("networkidle")
        page.mouse.move(0, 0)
        taken = b64encode(page.screenshot(animations="disabled", caret="hide")).decode()
        width, pixels = self.blank.evaluate(PIXELS, taken)
        path = FOLDER / f"{name}.png"
        path.write_bytes(format_png(width, b64decode(pixels)))
        print(f"{path.stat().st_size / 1000:6.0f} KB  {path.relative_to(FOLDER.parent.parent)}")


def played_until(game: str, wanted: Callable[[Match], bool]) -> Match:
    """A game of bots, from its seed to a moment."""
    found = discovery.game(game)
    match = Match(found, PLAYERS, found.settle(PLAYERS, {}), SEED, NAMES[:PLAYERS])
    match.deal()
    bots = [new_bot("greedy", bot_dice(SEED, seat)) for seat in range(PLAYERS)]
    while not wanted(match):
        seat = match.unanswered[0]
        match.play_move(seat, int(bots[seat].answer(match.state, seat)))
    return match


def asked_to(verb: str, moves: int) -> Callable[[Match], bool]:
    """Is the first seat asked for this, after so many moves?"""

    def asked(match: Match) -> bool:
        late, first = len(match.moves) >= moves, 0 in match.unanswered
        return late and first and any(text.startswith(verb) for text in match.legal(0))

    return asked


def first_page(studio: Studio) -> None:
    """The page that a stranger sees first."""
    studio.take("first-page", studio.visitor(viewport={"width": 1280, "height": 900}).go("/"))


def campus(studio: Studio) -> None:
    """Campus on a wide screen: an attack is about to be made, and its odds are shown."""
    ada = studio.visitor(**WIDE)
    table = studio.sit(ada, "campus", asked_to("attack", 60))
    awaited(ada.page)
    attacks = [entry for entry in ada.person.snapshot(table, 0)["picks"] if entry["verb"] == "attack"]
    strongest = max(attacks, key=lambda entry: int(entry["args"][2][2]))
    for kind, word, _ in strongest["args"][:2]:
        thing(ada.page, kind, word).press("Enter")
    expect(ada.page.locator("#pick")).to_contain_text("%")
    studio.take("table-campus", ada.page)


def artefacts(studio: Studio) -> None:
    """Artefacts on a wide screen: an attack is about to be made, strength against strength."""
    ada = studio.visitor(**WIDE)
    studio.sit(ada, "artefacts", asked_to("fight", 60))
    awaited(ada.page)
    enemy = ada.page.locator("[data-slot][data-player]").first
    for _ in ("the player", "the area"):
        enemy.locator("circle").first.click(force=True)
    if not ada.page.locator("#confirm").is_enabled():
        ada.page.locator("[data-area][data-pick=glow] [data-slot]").first.click(force=True)
    expect(ada.page.locator("#pick")).to_contain_text("against")
    studio.take("table-artefacts", ada.page)


def frontier(studio: Studio) -> None:
    """Frontier on a wide screen: a tile is about to be conquered, attack against defence."""
    ada = studio.visitor(**WIDE)
    studio.sit(ada, "frontier", asked_to("take", 150))
    awaited(ada.page)
    ada.page.locator("#board [data-pick=glow][aria-label*=defence]").first.press("Enter")
    expect(ada.page.locator("#pick")).to_contain_text("against")
    studio.take("table-frontier", ada.page)


def swarm(studio: Studio) -> None:
    """Swarm on a phone by night."""
    ada = studio.visitor(color_scheme="dark", **PHONE)
    studio.sit(ada, "swarm", asked_to("drop", 30))
    awaited(ada.page)
    studio.take("table-swarm-phone", ada.page)


def replay(studio: Studio) -> None:
    """Looking back at a game of Swarm."""
    ada = studio.visitor(**MEDIUM)
    table = studio.sit(ada, "swarm", asked_to("pray", 150))
    page = ada.go(f"/t/{table}/replay?seat=0&at=44")
    expect(page.locator("#scrubber .moment")).to_contain_text("44 /")
    studio.take("replay", page)


def main() -> int:
    """All pictures, one after the other."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        path = executable(playwright)
        if not path:
            print("hegemon: there is no browser to take pictures with; install chromium")
            return 1
        with playwright.chromium.launch(executable_path=path, args=QUIETLY) as browser:
            studio = Studio(browser, site)
            for take in (first_page, artefacts, campus, frontier, swarm, replay):
                take(studio)
    total = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    assert total < LARGEST, f"{total} bytes of pictures are too many"
    return 0


if __name__ == "__main__":
    sys.exit(main())
