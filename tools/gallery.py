"""Takes a picture of every kind of screen on a desktop and a phone held both ways, for people who judge how it looks.

    make gallery                                all of them, into build/gallery
    make gallery ARGS="--only swarm --dark"     some of them, by a part of their names

The positions come from seeds, so that two galleries differ only where the table does.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser.conftest import QUIETLY, executable
from tests.browser.fights import Wanted, fight, own, rich, treason
from tests.browser.pointing import REACH
from tests.browser.visitor import Visitor, awaited, confirm
from tests.table.planting import NAMES, Plan, moves_of, plant
from tests.table.site import Person, Site

from hegemon.engine import discovery
from hegemon.engine.match import Match
from hegemon.presentation.parts import Showdown
from screenshots import PLAYERS, SEED, asked_to, played_until

FOLDER = Path(__file__).parent.parent / "build" / "gallery"
FINGER: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "upright": {"viewport": {"width": 390, "height": 844}, **FINGER},
    "sideways": {"viewport": {"width": 844, "height": 390}, **FINGER},
}
# Where the first thing that may be picked can be met.
OPEN = f"[...document.querySelectorAll('#board [data-pick=glow]')].map({REACH}).find((point) => point)"


class Scene(NamedTuple):
    """One screen: how somebody comes to see it."""

    name: str
    show: Callable[[Studio], Page]


class Studio:
    """A server, and somebody who looks at it through a window of one size."""

    def __init__(self, browser: Browser, site: Site, look: dict[str, Any]) -> None:
        self.site = site
        self.visitor = Visitor(site, browser.new_context(reduced_motion="reduce", **look), NAMES[0])
        self.others: list[Person] = [site.person(name) for name in NAMES[1:PLAYERS]]

    @property
    def people(self) -> list[Person]:
        return [self.visitor.person, *self.others]

    def table(self, game: str, match: Match | None = None, **plan: Any) -> str:
        """A table of four where everybody is present."""
        moves = moves_of(match) if match else []
        ending = match.standing.ending if match and match.over else ""
        seed = f"{SEED:064x}"
        table = plant(self.site, Plan(game, self.people, self.people[0], seed=seed, moves=moves, ending=ending, **plan))
        for seat, person in enumerate(self.others, 1):
            person.live(table, seat)
        return table


def path(address: str) -> Callable[[Studio], Page]:
    return lambda studio: studio.visitor.go(address)


def moment(game: str, wanted: Callable[[Match], bool], picks: int = 0) -> Callable[[Studio], Page]:
    """A table at the first moment that is as wanted, with so many things picked."""

    def show(studio: Studio) -> Page:
        match = played_until(game, wanted)
        page = studio.visitor.sit(studio.table(game, match), 0)
        if not match.over:
            awaited(page)
        for _ in range(picks):
            page.mouse.click(*page.evaluate(OPEN))
        return page

    return show


def battle(game: str, players: int, wanted: Wanted) -> Callable[[Studio], Page]:
    """A battle that somebody else's move decides, when all of it is told."""

    def show(studio: Studio) -> Page:
        found, people = fight(game, players, wanted), studio.people[:players]
        table = found.planted(studio.site, people)
        page = studio.visitor.sit(table, 0)
        found.decide(table, people)
        expect(page.locator(".showdown .bout")).to_be_visible()
        expect(confirm(page)).to_have_text(re.compile("Continue"))
        return page

    return show


def waiting(studio: Studio) -> Page:
    people: list[Person | str | None] = [studio.people[0], studio.people[1], "easy", None]
    return studio.visitor.go("/t/" + plant(studio.site, Plan("swarm", people, studio.people[0], begun=False)))


def games_of_mine(studio: Studio) -> Page:
    for game in discovery.folders():
        studio.table(game, played_until(game, after(40)))
    return studio.visitor.go("/mine")


def settings(studio: Studio) -> Page:
    page = moment("campus", after(60))(studio)
    page.locator("#menu, [aria-label=Menu], .menu-button").first.click()
    return page


def replay(studio: Studio) -> Page:
    table = studio.table("swarm", played_until("swarm", asked_to("pray", 150)))
    return studio.visitor.go(f"/t/{table}/replay?seat=0&at=44")


def text_view(studio: Studio) -> Page:
    return studio.visitor.go(f"/t/{studio.table('frontier', played_until('frontier', after(100)))}/text?seat=0")


def after(moves: int) -> Callable[[Match], bool]:
    """Is the first seat alone asked, after so many moves?"""
    return lambda match: len(match.moves) >= moves and match.unanswered[:1] == [0]


def over(match: Match) -> bool:
    return match.over


def duel(shown: list[Showdown]) -> bool:
    """Do more than two stand against each other, one of whom wins?"""
    return own(shown) and len(shown[0]["sides"]) > 2 and any(side["won"] for side in shown[0]["sides"])


PAGES = [
    Scene("first-page", path("/")),
    Scene("open-campus", path("/new?game=campus")),
    Scene("open-tianxia", path("/new?game=tianxia")),
    Scene("waiting-room", waiting),
    Scene("my-games", games_of_mine),
    Scene("rules-swarm", path("/rules/swarm")),
    Scene("settings", settings),
    Scene("replay", replay),
    Scene("text-view", text_view),
]
TABLES = [
    Scene("campus-1-begin", moment("campus", after(0))),
    Scene("campus-2-mid", moment("campus", asked_to("attack", 60))),
    Scene("campus-3-picked", moment("campus", asked_to("attack", 60), 2)),
    Scene("campus-4-end", moment("campus", over)),
    Scene("frontier-1-begin", moment("frontier", after(0))),
    Scene("frontier-2-mid", moment("frontier", asked_to("take", 150))),
    Scene("frontier-3-picked", moment("frontier", asked_to("take", 150), 1)),
    Scene("frontier-4-end", moment("frontier", over)),
    Scene("swarm-1-begin", moment("swarm", after(0))),
    Scene("swarm-2-auction", moment("swarm", asked_to("bid", 20))),
    Scene("swarm-3-drop", moment("swarm", asked_to("drop", 30))),
    Scene("swarm-4-move", moment("swarm", asked_to("move", 40))),
    Scene("swarm-5-plan", moment("swarm", asked_to("plan", 30))),
    Scene("swarm-6-battle", battle("swarm", 3, rich)),
    Scene("swarm-6-duel", battle("swarm", 3, duel)),
    Scene("swarm-7-treason", battle("swarm", 3, treason)),
    Scene("swarm-8-end", moment("swarm", over)),
    Scene("artefacts-1-begin", moment("artefacts", after(0))),
    Scene("artefacts-2-march", moment("artefacts", asked_to("march", 40))),
    Scene("artefacts-3-fight", moment("artefacts", asked_to("fight", 60), 2)),
    Scene("artefacts-4-battle", battle("artefacts", 3, own)),
    Scene("artefacts-5-end", moment("artefacts", over)),
    Scene("tianxia-1-begin", moment("tianxia", after(0))),
    Scene("tianxia-2-mid", moment("tianxia", after(150))),
    Scene("tianxia-3-late", moment("tianxia", after(300))),
    Scene("tianxia-4-raid", battle("tianxia", 3, own)),
    Scene("tianxia-5-end", moment("tianxia", over)),
]


def main() -> int:
    """All scenes that were asked for, at every size."""
    asked = arguments()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site:
        found = executable(playwright)
        if not found:
            print("hegemon: there is no browser to take pictures with; install chromium")
            return 1
        with playwright.chromium.launch(executable_path=found, args=QUIETLY) as browser:
            failures = [told for scene in chosen(asked.only) for told in taken(scene, browser, site, asked.dark)]
    print("\n".join(failures))
    return 1 if failures else 0


def chosen(part: str) -> list[Scene]:
    return [scene for scene in [*PAGES, *TABLES] if part in scene.name]


def taken(scene: Scene, browser: Browser, site: Site, dark: bool) -> Iterator[str]:
    """Take a scene at every size; which could not be taken."""
    for size, look in SIZES.items():
        studio = Studio(browser, site, look | {"color_scheme": "dark" if dark else "light"})
        target = FOLDER / f"{scene.name}-{size}.png"
        try:
            page = scene.show(studio)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)
            page.screenshot(path=target, animations="disabled", caret="hide")
            print(target.name, flush=True)
        except Exception as problem:  # the other scenes are still wanted
            yield f"{target.name}: {str(problem).splitlines()[0]}"
        finally:
            studio.visitor.context.close()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="PART", help="scenes with this in their names (all)")
    parser.add_argument("--dark", action="store_true", help="by night")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
