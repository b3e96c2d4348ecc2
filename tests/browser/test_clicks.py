"""How many clicks a move takes, and how soon it shows: each game's own moves, counted in a browser."""

from __future__ import annotations

from statistics import median

import pytest
from playwright.sync_api import Page, expect
from tests.browser.boxes import CAREFULLY
from tests.browser.conftest import Visit
from tests.browser.pointing import point_of
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import Visitor, awaited, confirm
from tests.table.planting import true_match, wait_until
from tests.table.site import Site

from hegemon.presentation.parts import Spot

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
SOON = 50  # milliseconds from the click to the first visible change, at the median
FRAME = 1000 / 60  # milliseconds until the next picture at the latest
MOVES = 9

WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")

# Presses the main button, and resolves when a change is there to be painted: styled and laid out.
PRESS = """() => new Promise((done) => {
  const table = document.getElementById("table");
  const ready = () => (table.getBoundingClientRect(), done());
  const watch = new MutationObserver(() => (watch.disconnect(), ready()));
  watch.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  document.getElementById("confirm").click();
})"""


class Watch:
    """Milliseconds that a page has worked: of its own thread, so that other programs on the machine do not count."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> float:
        found = {one["name"]: one["value"] for one in self.session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(sum(found[name] for name in WORK))


class Clicker:
    """A player who counts clicks."""

    def __init__(self, site: Site, visitor: Visitor, table: str) -> None:
        self.site, self.visitor, self.table = site, visitor, table
        self.page: Page = visitor.sit(table, 0)
        awaited(self.page)
        self.before = len(true_match(site, table).moves)
        self.clicks = 0

    def on(self, kind: str, word: str) -> None:
        self.page.mouse.click(*point_of(self.page, kind, word))
        self.clicks += 1

    def main(self) -> None:
        confirm(self.page).click()
        self.clicks += 1

    def option(self, verb: str) -> None:
        """Press what stands for a verb: a button among others, or the main one where there is nothing else."""
        label = self.visitor.person.snapshot(self.table, 0)["verbs"][verb]["label"]
        self.page.locator("#options .chip, #other, #confirm:enabled").filter(has_text=label).first.click()
        self.clicks += 1

    def spots(self, verb: str) -> list[Spot]:
        """The things of a legal move of this kind, or nothing where there is none."""
        picks = self.visitor.person.snapshot(self.table, 0)["picks"]
        args: list[list[str | int]] = next((entry["args"] for entry in picks if entry["verb"] == verb), [])
        return [(str(kind), word) for kind, word, *_ in args if isinstance(word, str)]

    def played(self, verb: str) -> int:
        """Wait until a move of this kind was played; how many clicks it took."""
        wait_until(lambda: len(true_match(self.site, self.table).moves) > self.before)
        assert true_match(self.site, self.table).moves[self.before].text.startswith(verb)
        return self.clicks


@pytest.mark.parametrize(
    ("game", "verb"),
    [("artefacts", "settle"), ("campus", "place"), ("frontier", "take"), ("swarm", "drop")],
)
def test_a_placement_or_claim_takes_two_clicks(visit: Visit, site: Site, game: str, verb: str) -> None:
    ada = visit("Ada")
    player = Clicker(site, ada, table_where(site, game, [ada, site.person("Bo")], asked_to(verb)))
    for _ in ("picked", "played"):
        player.on(*player.spots(verb)[0])
    assert player.played(verb) == 2


def test_a_new_army_takes_one_click_and_can_be_undone(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    player = Clicker(site, ada, table_where(site, "artefacts", [ada, site.person("Bo")], asked_to("raise")))
    player.on(*player.spots("raise")[0])
    assert player.played("raise") == 1
    player.page.get_by_role("button", name="Undo").click()
    wait_until(lambda: len(true_match(site, player.table).moves) == player.before)


def test_a_march_takes_two_clicks_and_can_be_undone(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    player = Clicker(site, ada, table_where(site, "artefacts", [ada, site.person("Bo")], asked_to("march")))
    for spot in player.spots("march"):
        player.on(*spot)
    assert player.played("march") == 2
    player.page.get_by_role("button", name="Undo").click()
    wait_until(lambda: len(true_match(site, player.table).moves) == player.before)


def test_a_march_is_confirmed_where_that_is_wanted(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(CAREFULLY)
    player = Clicker(site, ada, table_where(site, "artefacts", [ada, site.person("Bo")], asked_to("march")))
    for spot in player.spots("march"):
        player.on(*spot)
    expect(confirm(player.page)).to_be_enabled()
    assert len(true_match(site, player.table).moves) == player.before
    player.main()
    assert player.played("march") == 3


@pytest.mark.parametrize(("game", "verb"), [("campus", "attack"), ("swarm", "move")])
def test_an_attack_with_a_count_takes_three_clicks(visit: Visit, site: Site, game: str, verb: str) -> None:
    ada = visit("Ada")
    player = Clicker(site, ada, table_where(site, game, [ada, site.person("Bo")], asked_to(verb)))
    for spot in player.spots(verb):
        player.on(*spot)
    player.main()
    assert player.played(verb) == 3


@pytest.mark.parametrize(
    ("game", "verb"),
    [("artefacts", "done"), ("campus", "end"), ("frontier", "end"), ("swarm", "pass"), ("swarm", "done")],
)
def test_ending_and_passing_take_one_click(visit: Visit, site: Site, game: str, verb: str) -> None:
    ada = visit("Ada")
    player = Clicker(site, ada, table_where(site, game, [ada, site.person("Bo")], asked_to(verb)))
    player.option(verb)
    assert player.played(verb) == 1


def test_a_move_shows_at_once(visit: Visit, site: Site) -> None:
    ada = visit("Ada", reduced_motion="reduce")
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"), starting_troops=40)
    player = Clicker(site, ada, table)
    watch, times = Watch(player.page), list[float]()
    while len(times) < MOVES:
        for spot in player.spots("attack"):
            player.on(*spot)
        moves = len(true_match(site, table).moves)
        before = watch.read()
        player.page.evaluate(PRESS)
        times.append(watch.read() - before)
        wait_until(lambda moves=moves: len(true_match(site, table).moves) > moves)  # type: ignore[misc]
        awaited(player.page)
        player.page.wait_for_function("() => document.querySelector('#so-far').hidden")
    print("milliseconds of work until a change could be painted:", [round(one, 1) for one in times])
    assert median(times) + FRAME < SOON
