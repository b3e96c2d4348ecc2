"""A battle as it is seen: a panel beside its tile, step by step, before the board settles."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.fights import Wanted, fight, of_others, own, rich, several, treason
from tests.browser.looking import OVERFLOW, SMALL_TARGETS, comes_to
from tests.browser.test_accessibility import in_both_lights
from tests.browser.visitor import Visitor, confirm
from tests.table.planting import true_match
from tests.table.site import Person, Site

from hegemon.presentation.parts import Showdown

pytestmark = [pytest.mark.once, pytest.mark.timeout(120)]
PANEL = ".showdown .bout"
SIZES = [(1440, 900), (1024, 768), (768, 1024), (390, 844), (320, 568), (844, 390), (667, 375)]
CALM = {"reduced_motion": "reduce"}
BATTLES = """(value) => localStorage.setItem("hegemon.settings", JSON.stringify({ autoend: false, battles: value }))"""
# What stands within the panel and is cut by it or by another, and text that is too small.
CUT = """() => {
  const panel = document.querySelector(".showdown .bout");
  const box = (one) => one.getBoundingClientRect();
  const [frame, stage] = [box(panel), box(document.querySelector(".stage"))];
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const shown = [...panel.querySelectorAll("*")].filter((one) => isSeen(one) && !one.closest("svg, .rays"));
  const isBlock = (one) => getComputedStyle(one).display !== "inline" && !one.matches(".between, .bout-cry");
  const isWide = (one) => isBlock(one) && one.scrollWidth > one.clientWidth + 1;
  const isOutside = (one) => box(one).width && (box(one).left < frame.left - 1 || box(one).right > frame.right + 1);
  const isSmall = (one) => parseFloat(getComputedStyle(one).fontSize) < 12;
  const isUncontained = (one) => one.matches(".flip p") && box(one).bottom > box(one.closest(".flip")).bottom + 1;
  const told = (what) => (one) => `${what}: ${one.tagName}.${one.className} ${one.textContent.slice(0, 40)}`;
  return [
    ...shown.filter(isWide).map(told("wide")),
    ...shown.filter(isOutside).map(told("outside")),
    ...shown.filter(isSmall).map(told("small")),
    ...shown.filter(isUncontained).map(told("out of its card")),
    ...(frame.left < stage.left - 1 || frame.right > stage.right + 1 ? ["the panel is cut"] : []),
  ];
}"""
# What of the tile can be seen, in parts of it.
IN_SIGHT = """() => {
  const box = (name) => document.querySelector(`.showdown ${name}`).getBoundingClientRect();
  const [hole, panel] = [box(".hole"), box(".bout")];
  const across = Math.max(0, Math.min(hole.right, panel.right) - Math.max(hole.left, panel.left));
  const down = Math.max(0, Math.min(hole.bottom, panel.bottom) - Math.max(hole.top, panel.top));
  return 1 - (across * down) / (hole.width * hole.height);
}"""
# What of the panel has to be scrolled to, and whether what it cost is in sight, above the dock.
TOLD = """() => {
  const told = document.querySelector(".bout .told");
  const dock = document.querySelector("#dock").getBoundingClientRect();
  const costs = [...document.querySelectorAll(".bout .tolls li")].map((one) => one.getBoundingClientRect());
  return { hidden: told.scrollHeight - told.clientHeight, isSeen: costs.every((one) => one.bottom <= dock.top) };
}"""
# Losses that float over one another, under the panel, or out of the stage.
LOSSES = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [stage, panel] = [".stage", ".bout"].map((name) => box(document.querySelector(name)));
  const losses = [...document.querySelectorAll(".lost-there b")].map(box);
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  const isIn = (one) => one.left >= stage.left - 1 && one.right <= stage.right + 1 && one.top >= stage.top;
  const isFree = (one, k) => !meets(one, panel) && !losses.slice(k + 1).some((other) => meets(one, other));
  return losses.map((one, k) => isIn(one) && isFree(one, k));
}"""
# How far each loss is aside from its own stack.
ASIDE = """() => [...document.querySelectorAll(".lost-there b")].map((one) => {
  const middle = (box) => box.left + box.width / 2;
  const stack = document.querySelector(`#board [data-tile=${window.fought}] [href="#badge-${one.dataset.letter}"]`);
  return Math.round(middle(one.getBoundingClientRect()) - middle(stack.getBoundingClientRect()));
})"""
# From now on `window.opened` says whether there has been a panel.
WATCH = """() => {
  const look = () => (window.opened ||= !!document.querySelector(".bout"));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
# From now on `window.scores` are those that a panel has when it opens.
FIRST_SCORES = """() => {
  const look = () => (window.scores ??= texts().length ? texts() : undefined);
  const texts = () => [...document.querySelectorAll(".bout .score")].map((one) => one.textContent);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""
OPACITY = """() => {
  const rows = [...document.querySelectorAll(".showdown .bout .steps li")];
  return rows.map((row) => getComputedStyle(row).opacity);
}"""
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"
# Losses that rise nowhere near a thing at which something was lost.
ASTRAY = """(places) => {
  const box = (one) => one.getBoundingClientRect();
  const things = places.map(([kind, word]) => box(document.querySelector(`#board [data-${kind}="${word}"]`)));
  const isNear = ({ left, right, top }) => (thing) =>
    right > thing.left - 60 && left < thing.right + 60 && top > thing.top - 30 && top < thing.bottom + 30;
  return [...document.querySelectorAll(".lost-there b")].map(box).filter((one) => !things.some(isNear(one))).length;
}"""
SETTLED = "(before) => document.querySelector('#live').textContent !== before"


class Battle:
    """A page on which a battle is about to be seen, by seat A or by whoever looks on."""

    def __init__(self, site: Site, visitor: Visitor, game: str, wanted: Wanted, seat: int | None = 0) -> None:
        self.site, self.fight = site, fight(game, 4, wanted)
        others = [site.person(name) for name in ("Bo", "Cleo", "Dan")]
        self.people: list[Person] = [visitor.person if seat == 0 else site.person("Ada"), *others]
        self.table = self.fight.planted(site, self.people)
        self.page: Page = visitor.sit(self.table, seat)
        self.before = self.board()

    def board(self) -> str:
        return str(self.page.locator("#board #live").text_content())

    def decide(self) -> Page:
        self.fight.decide(self.table, self.people)
        return self.page

    def decided(self) -> Page:
        """The panel is there."""
        self.decide().wait_for_selector(PANEL)
        return self.page

    def is_held(self) -> bool:
        return self.board() == self.before


@pytest.fixture
def battle(visit: Visit, site: Site) -> Battle:
    return Battle(site, visit("Ada"), "swarm", rich)


def test_a_battle_is_seen_before_the_board_settles(battle: Battle) -> None:
    page = battle.decided()
    shown = battle.fight.shown[0]
    expect(page.locator(f"{PANEL} h2")).to_have_text(shown["title"])
    expect(page.locator("#prompt")).to_have_text("Continue when you are ready")
    expect(page.locator("#players .asked")).to_have_count(0)
    expect(page.locator(f"{PANEL} .steps li.done")).to_have_count(len(shown["steps"]) + 1)
    expect(page.locator(f"{PANEL} footer.said h3")).to_have_text(shown["outcome"])
    assert battle.is_held()
    assert page.evaluate(IN_SIGHT) > 0.99
    confirm(page).click()
    expect(page.locator(PANEL)).to_have_count(0)
    assert not battle.is_held()


def raid(shown: list[Showdown]) -> bool:
    """Does seat A see one in which something was lost elsewhere than at the wall?"""
    return own(shown) and any(kind == "building" for _, kind, _ in places_of(shown[0]))


def places_of(shown: Showdown) -> list[tuple[int, str, str]]:
    return [place for side in shown["sides"] for toll in side["losses"] for place in toll["places"]]


def test_losses_rise_where_they_were_suffered_and_an_attack_is_a_phase_of_its_own(visit: Visit, site: Site) -> None:
    battle = Battle(site, visit("Ada", **CALM), "tianxia", raid)
    expect(battle.page.locator("#phases [aria-current]")).to_have_text("Actions")
    page = battle.decided()
    places = sorted({place[1:] for place in places_of(battle.fight.shown[0])})
    expect(page.locator(".lost-there b")).to_have_count(len(places_of(battle.fight.shown[0])))
    assert page.evaluate(ASTRAY, places) == 0
    expect(page.locator("#phases [aria-current]")).to_have_text("Attack")
    confirm(page).click()
    expect(page.locator(PANEL)).to_have_count(0)
    expect(page.locator("#phases [aria-current]", has_text="Attack")).to_have_count(0)


def test_the_scores_and_the_sums_are_those_that_were_told(battle: Battle) -> None:
    page = battle.decided()
    page.keyboard.press(" ")
    left, right = battle.fight.shown[0]["sides"]
    mine, theirs = (left, right) if left["seat"] == 0 else (right, left)
    assert page.locator(f"{PANEL} .score").all_inner_texts() == [str(mine["score"]), str(theirs["score"])]
    rows = page.locator(f"{PANEL} .side").first.locator(".terms li em").all_inner_texts()
    assert rows == [term["value"] for term in mine["terms"]]  # also what is struck keeps its number
    stamps = [card["stamp"] for side in (mine, theirs) for card in side["cards"] if card["stamp"]]
    assert page.locator(f"{PANEL} .stamp.down").all_text_contents() == stamps


def test_every_step_can_be_seen_in_the_end_and_nothing_counts_before_the_cards_are_turned_up(battle: Battle) -> None:
    battle.page.evaluate(FIRST_SCORES)
    page = battle.decided()
    assert page.evaluate("window.scores") == ["", ""]
    page.keyboard.press(" ")
    whole = ["1"] * (len(battle.fight.shown[0]["steps"]) + 1)
    assert comes_to(page, OPACITY, whole) == whole
    expect(page.locator(f"{PANEL} .bout-telling")).to_be_hidden()


def test_space_ends_the_movement_and_leaves_the_panel_and_enter_goes_on(battle: Battle) -> None:
    page = battle.decided()
    page.keyboard.press(" ")
    expect(page.locator(f"{PANEL}.over")).to_be_visible(timeout=300)
    assert battle.is_held()
    page.wait_for_timeout(400)
    page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_have_count(0)
    assert not battle.is_held()


def test_a_click_beside_the_panel_ends_the_movement_too_and_no_more(battle: Battle) -> None:
    page = battle.decided()
    page.locator(".showdown").click(position={"x": 5, "y": 5})
    expect(page.locator(f"{PANEL}.over")).to_be_visible(timeout=300)
    page.locator(".showdown").click(position={"x": 5, "y": 5})
    expect(page.locator(PANEL)).to_be_visible()


def test_it_can_be_watched_again(battle: Battle) -> None:
    page = battle.decided()
    page.get_by_role("button", name="Skip").click()
    expect(page.locator(f"{PANEL} .steps li:not(.done)")).to_have_count(0)
    page.get_by_role("button", name="Watch again").click()
    expect(page.locator(f"{PANEL} .steps li:not(.done)").first).to_be_attached()
    expect(page.locator(f"{PANEL} .steps li:not(.done)")).to_have_count(0)
    assert battle.is_held()


def test_who_wants_less_motion_reads_it_at_once_and_nothing_moves(visit: Visit, site: Site) -> None:
    battle = Battle(site, visit("Ada", **CALM), "swarm", rich)
    page = battle.decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible(timeout=500)
    assert comes_to(page, RUNNING, 0) == 0
    assert battle.is_held()
    page.wait_for_timeout(400)  # who has just pressed the button for a move has not meant the panel
    confirm(page).click()
    expect(page.locator(PANEL)).to_have_count(0)


@pytest.mark.parametrize("seat", [0, None])
def test_who_takes_no_part_sees_it_in_short_and_it_closes_by_itself(visit: Visit, site: Site, seat: int | None) -> None:
    battle = Battle(site, visit("Eva"), "swarm", of_others, seat)
    page = battle.decided()
    expect(page.locator(f"{PANEL}.short")).to_be_visible()
    assert battle.is_held()
    expect(page.locator(f"{PANEL} .terms").first).to_be_hidden()
    expect(page.locator(PANEL)).to_have_count(0, timeout=8000)
    assert not battle.is_held()


def test_battles_can_be_short_for_who_fights_too(battle: Battle) -> None:
    battle.page.evaluate(BATTLES, "short")
    page = battle.decided()
    expect(page.locator(f"{PANEL}.short")).to_be_visible()
    expect(page.locator(PANEL)).to_have_count(0, timeout=8000)
    assert not battle.is_held()


def test_battles_can_be_off(battle: Battle) -> None:
    battle.page.evaluate(BATTLES, "off")
    battle.page.evaluate(WATCH)
    battle.decide().wait_for_function(SETTLED, arg=battle.before)
    assert not battle.page.evaluate("window.opened")


def test_treason_is_called_out_over_everything(visit: Visit, site: Site) -> None:
    battle = Battle(site, visit("Ada"), "swarm", treason)
    page = battle.decided()
    cry = page.locator(f"{PANEL} .bout-cry.out")
    expect(cry).to_be_visible()
    expect(cry).to_contain_text("Treason!")
    expect(page.locator(f"{PANEL} .bout-cry")).to_be_hidden()
    expect(page.locator(f"{PANEL} .stamp.down", has_text="Traitor")).to_be_visible()
    assert battle.is_held()


def test_several_in_one_move_are_seen_one_after_the_other(visit: Visit, site: Site) -> None:
    battle = Battle(site, visit("Ada", **CALM), "tianxia", several)
    page, shown = battle.decided(), battle.fight.shown
    for number, one in enumerate(shown, 1):
        expect(page.locator(f"{PANEL} h2")).to_have_text(one["title"])
        expect(page.locator("#asked")).to_have_text(f"Attack {number} of {len(shown)}", ignore_case=True)
        page.wait_for_timeout(400)
        page.keyboard.press("Enter")
    expect(page.locator(PANEL)).to_have_count(0)
    assert not battle.is_held()


def test_what_others_do_meanwhile_waits_and_is_not_lost(battle: Battle) -> None:
    page = battle.decided()
    match = true_match(battle.site, battle.table)
    seat = next(seat for seat in match.unanswered if seat != 0)
    person = battle.people[seat]
    question = person.snapshot(battle.table, seat)["line"]["question"]
    answer = person.play(battle.table, seat, question, match.legal(seat)[0].split("-")[0])
    assert answer.status_code == 200, answer.text
    page.wait_for_timeout(300)
    assert battle.is_held()
    expect(page.locator(PANEL)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#log li").last).to_contain_text(match.names[seat])


def test_it_outlives_a_lost_connection(battle: Battle, visit: Visit) -> None:
    page = battle.decided()
    page.keyboard.press(" ")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    battle.people[1].post(f"/t/{battle.table}/chat", seat=1, text="well fought", key="x" * 22)
    page.context.set_offline(True)
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    expect(page.locator(PANEL)).to_be_visible()
    confirm(page).click()
    expect(page.locator(PANEL)).to_have_count(0)
    assert not battle.is_held()


def test_looking_back_ends_it(battle: Battle) -> None:
    page = battle.decided()
    page.get_by_role("button", name="Skip").click()
    page.locator("#log-panel .step").first.click()
    expect(page.locator(PANEL)).to_have_count(0)


@pytest.mark.parametrize(("game", "wanted"), [("swarm", rich), ("artefacts", own), ("tianxia", several)])
def test_it_has_room_at_every_size(visit: Visit, site: Site, game: str, wanted: Wanted) -> None:
    battle = Battle(site, visit("Ada", **CALM), game, wanted)
    page = battle.decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible()
    places: list[Any] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert comes_to(page, CUT, []) == [], (width, height)
        assert all(page.evaluate(LOSSES)) or width == 667, (width, height)
        assert page.evaluate(OVERFLOW)["page"] <= 0, (width, height)
        seen = page.evaluate(IN_SIGHT)
        assert seen > 0.9 or width == 667, (width, height, seen)
        assert page.locator("#confirm").is_enabled()
        places.append(page.locator(PANEL).bounding_box())
    assert all(places)


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_a_phone_shows_all_of_a_battle(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    battle = Battle(site, visit("Ada", **CALM), "swarm", rich)
    battle.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = battle.decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible()
    whole = {"hidden": 0, "isSeen": True}
    assert comes_to(page, TOLD, whole) == whole
    for name in ("#notice", "#purse"):
        expect(page.locator(name)).to_be_hidden()


def test_the_smallest_phone_shows_what_came_of_it(visit: Visit, site: Site) -> None:
    battle = Battle(site, visit("Ada", **CALM), "swarm", rich)
    battle.page.set_viewport_size({"width": 320, "height": 568})
    page = battle.decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible()
    assert page.evaluate(TOLD)["isSeen"]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (320, 568), (844, 390)])
def test_each_loss_hangs_below_its_own_stack(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    battle = Battle(site, visit("Ada", **CALM), "swarm", rich)
    battle.page.set_viewport_size({"width": size[0], "height": size[1]})
    page, (_, tile) = battle.decided(), battle.fight.shown[0]["spot"] or ("", "")
    page.evaluate("(tile) => (window.fought = tile)", tile)
    assert comes_to(page, LOSSES, [True, True]) == [True, True]
    assert page.evaluate(ASIDE) == [0, 0]


def test_a_finger_meets_its_buttons(visit: Visit, site: Site) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    page = Battle(site, visit("Ada", **CALM, **phone), "swarm", rich).decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible()
    assert page.evaluate(SMALL_TARGETS, 44) == []


@pytest.mark.parametrize(("game", "wanted"), [("swarm", treason), ("artefacts", own), ("tianxia", several)])
def test_it_is_for_everyone(visit: Visit, site: Site, game: str, wanted: Wanted) -> None:
    page = Battle(site, visit("Ada", **CALM), game, wanted).decided()
    expect(page.locator(f"{PANEL}.over")).to_be_visible()
    in_both_lights(page)
