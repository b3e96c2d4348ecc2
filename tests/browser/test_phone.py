"""A phone: touch, a drawer above the dock, pinch zoom, and never any sideways scrolling."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import OVERFLOW, PLAYERS_IN_SIGHT, SMALL_TARGETS
from tests.browser.pointing import REACH, point_of, tap_on
from tests.browser.positions import anyone_asked_to, asked_to, asked_together, begun, over, table_where
from tests.browser.visitor import OWN_ATTACK, PHONE, Visitor, awaited, confirm, step_back
from tests.table.planting import NAMES
from tests.table.site import Parts, Person, Site

from hegemon.theme import LETTERS

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
GAMES = ("artefacts", "campus", "frontier", "swarm", "tianxia")
PAGES = ["/", "/mine", "/sheet/frontier?size=8x8&number=7"]
PAGES += [f"/{path}{game}" for game in GAMES for path in ("new?game=", "rules/")]
TARGET = 24  # pixels: what a finger needs at the very least (WCAG 2.5.8)


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody with a phone in mid-turn."""
    ada = visit("Ada", **PHONE)
    ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0)
    awaited(ada.page)
    step_back(ada.page)
    return ada


def check_width(page: Page) -> None:
    assert page.evaluate(OVERFLOW) == {"page": 0, "things": []}


def an_attack(visitor: Visitor) -> tuple[str, str]:
    table = visitor.page.locator("#table").get_attribute("data-table")
    picks = visitor.person.snapshot(str(table), 0)["picks"]
    args = next(entry["args"] for entry in picks if entry["verb"] == "attack")
    return args[0][1], args[1][1]


def test_a_move_by_taps(ada: Visitor) -> None:
    page = ada.page
    for place in an_attack(ada):
        tap_on(page, "territory", place)
    expect(page.locator("#pick")).to_have_text(re.compile(r"\d ?%"))
    page.get_by_role("button", name="One less").tap()
    check_width(page)
    confirm(page).tap()
    expect(page.locator("#log li", has_text=OWN_ATTACK)).not_to_have_count(0)


def test_the_map_keeps_its_place_while_a_move_is_picked(ada: Visitor) -> None:
    page = ada.page
    page.set_viewport_size({"width": 390, "height": 844})
    step_back(page)
    source, target = an_attack(ada)
    place = point_of(page, "territory", source)
    for step in (source, target):
        tap_on(page, "territory", step)
        assert point_of(page, "territory", source) == pytest.approx(place, abs=0.5)


def test_a_tap_on_what_does_not_glow_says_why(ada: Visitor) -> None:
    page = ada.page
    _, target = an_attack(ada)
    tap_on(page, "territory", target)
    expect(page.locator("#note")).to_have_attribute("data-tone", "why")
    check_width(page)


def test_the_drawer_opens_and_closes(ada: Visitor) -> None:
    page = ada.page
    for name in ("Chat", "Log", "Rules", "Text"):
        page.get_by_role("tab", name=name).tap()
        expect(page.locator(f"#{name.lower()}")).to_be_visible()
        expect(page.locator("#board svg").first).to_be_visible()
        check_width(page)
    page.get_by_role("button", name="Open or close the drawer").tap()
    expect(page.locator("#text")).to_be_hidden()


def test_a_phone_held_sideways_opens_its_leaves_over_the_board(visit: Visit, site: Site) -> None:
    page = frontier(visit, site, WIDE)
    for name in ("Log", "Chat", "Rules", "Text"):
        page.get_by_role("tab", name=name).tap()
        expect(page.locator(f"#{name.lower()}")).to_be_in_viewport(ratio=1)
        box = page.locator(f"#{name.lower()}").bounding_box()
        assert box is not None
        assert box["height"] > 250
        assert box["x"] + box["width"] < page.locator("#dock").evaluate("(dock) => dock.getBoundingClientRect().left")


def test_two_fingers_zoom_the_board_and_not_the_page(ada: Visitor) -> None:
    page = ada.page
    board = page.locator("#board > svg").first
    whole = board.get_attribute("viewBox")
    box = board.bounding_box()
    assert box is not None
    pinch(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    near = [float(part) for part in str(board.get_attribute("viewBox")).split()]
    assert near[2] < float(str(whole).split()[2]) * 0.8
    assert page.evaluate("visualViewport.scale") == 1
    page.get_by_role("button", name=re.compile("hole board")).tap()
    expect(board).to_have_attribute("viewBox", str(whole))


TALL: Parts = PHONE | {"viewport": {"width": 390, "height": 844}}
WIDE: Parts = PHONE | {"viewport": {"width": 844, "height": 390}}

# The column and the row of the first highlighted tile, and whether any is in sight.
CORNER = """() => {
  const { tile } = document.querySelector("#board [data-pick=glow]").dataset;
  return ["abcdefghijklmno".indexOf(tile[0]), Number(tile.slice(1))];
}"""
IN_SIGHT = """() => {
  const frame = document.querySelector("#board").getBoundingClientRect();
  const boxes = [...document.querySelectorAll("#board [data-pick=glow]")].map((one) => one.getBoundingClientRect());
  const meets = (box) =>
    box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom;
  return boxes.some(meets);
}"""
# The smaller side of what is highlighted on the board, from the least to the greatest.
SIDES = """() => [...document.querySelectorAll("#board [data-pick=glow]")].map((one) => one.getBoundingClientRect())
  .map((box) => Math.min(box.width, box.height)).sort((one, other) => one - other)"""


def frontier(visit: Visit, site: Site, look: Parts) -> Page:
    """Somebody who may take a tile of a whole map of Frontier, with a phone."""
    ada = visit("Ada", **look)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "frontier", people, asked_to("take"), size="15x15"), 0)
    awaited(page)
    return page


def tap_what_is_asked_for(page: Page) -> None:
    """Tap the first highlighted thing that a finger meets."""
    points = page.evaluate(f"[...document.querySelectorAll('#board [data-pick=glow]')].map({REACH})")
    page.touchscreen.tap(*next(point for point in points if point))


@pytest.mark.parametrize("look", [TALL, WIDE], ids=["upright", "sideways"])
def test_a_phone_begins_so_near_that_a_finger_meets_what_is_asked_for(visit: Visit, site: Site, look: Parts) -> None:
    page = frontier(visit, site, look)
    expect(page.locator("#minimap")).to_be_visible()
    sides = page.evaluate(SIDES)
    assert sides[len(sides) // 2] >= 43.5
    tap_what_is_asked_for(page)
    expect(page.locator("#so-far button")).to_have_count(1)
    step_back(page)
    expect(page.locator("#minimap")).to_be_hidden()


@pytest.mark.parametrize("look", [TALL, WIDE], ids=["upright", "sideways"])
def test_no_corner_of_a_map_stays_under_the_buttons(visit: Visit, site: Site, look: Parts) -> None:
    page = frontier(visit, site, look)
    for tile, (x, y) in {"a1": (1, 1), "o1": (-1, 1), "a15": (1, -1), "o15": (-1, -1)}.items():
        for _ in range(9):
            drag(page, x * 140, y * 140)
        assert point_of(page, "tile", tile)


def test_a_phone_shows_the_players_until_there_is_something_to_read_unless_one_chooses(
    visit: Visit, site: Site
) -> None:
    ada, bo = visit("Ada", **TALL), site.person("Bo")
    table = table_where(site, "campus", [ada, bo], lambda match: match.unanswered[:1] == [0], map="university")
    page = ada.sit(table, 0)
    awaited(page)
    players, log = page.get_by_role("tab", name="Players"), page.get_by_role("tab", name="Log")
    expect(players).to_have_attribute("aria-selected", "true")
    expect(page.locator("#players .player")).to_have_count(2)
    log.tap()
    page.locator("#log-panel .handle").tap()
    expect(players).to_have_attribute("aria-selected", "false")


def test_an_arrow_leads_to_what_is_asked_for_and_out_of_sight(visit: Visit, site: Site) -> None:
    page = frontier(visit, site, TALL)
    asked = page.locator("#board [data-pick=glow]").first
    expect(page.locator("#beyond button")).to_have_count(0)
    x, y = (-1 if side < 5 else 1 for side in page.evaluate(CORNER))
    for _ in range(9):
        drag(page, x * 140, y * 140)
    expect(asked).not_to_be_in_viewport()
    expect(page.locator("#beyond button").first).to_have_attribute("aria-label", re.compile(r"^\d+ more "))
    while not page.evaluate(IN_SIGHT):
        page.locator("#beyond button").first.tap()
    expect(asked).to_be_in_viewport()


# Which letter and which number of the edges stand over and beside a tile.
MARKS_OF = """(tile) => {
  const box = document.querySelector(`#board [data-tile="${tile}"]`).getBoundingClientRect();
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const words = (way) =>
    [...document.querySelectorAll(`#rulers .${way} span`)].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return [
    words("across").find(([, mark]) => Math.abs((mark.left + mark.right) / 2 - x) < 3)?.[0],
    words("down").find(([, mark]) => Math.abs((mark.top + mark.bottom) / 2 - y) < 3)?.[0],
  ];
}"""


@pytest.mark.parametrize("look", [TALL, WIDE], ids=["upright", "sideways"])
def test_the_coordinates_of_a_tile_stay_at_the_edges_of_the_board(visit: Visit, site: Site, look: Parts) -> None:
    page = frontier(visit, site, look)
    drag(page, -60, -60)
    tile = str(page.locator("#board [data-pick=glow]").first.get_attribute("data-tile"))
    assert page.evaluate(MARKS_OF, tile) == [tile[0], tile[1:]]
    step_back(page)
    expect(page.locator("#rulers span")).to_have_count(0)


def drag(page: Page, dx: float, dy: float) -> None:
    """Move the board with one finger."""
    session = page.context.new_cdp_session(page)
    for kind, part in [("touchStart", 0.0), *(("touchMove", part / 4) for part in range(1, 5))]:
        finger = {"x": 190 + dx * (part - 0.5), "y": 200 + dy * (part - 0.5), "id": 0}
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["campus", "frontier", "swarm"])
def test_the_board_of_a_phone_has_one_size_whatever_opens(visit: Visit, site: Site, game: str) -> None:
    ada = visit("Ada", **TALL)
    verb = {"campus": "attack", "frontier": "take", "swarm": "drop"}[game]
    page = ada.sit(table_where(site, game, [ada, site.person("Bo"), site.person("Cleo")], asked_to(verb)), 0)
    awaited(page)
    box = page.locator("#board").bounding_box()
    tap_what_is_asked_for(page)
    expect(page.locator("#so-far")).to_be_visible()
    assert page.locator("#board").bounding_box() == box
    page.get_by_role("button", name="Cancel").tap()
    for name in ("Players", "Log", "Rules"):
        page.get_by_role("tab", name=name).tap()
        assert page.locator("#board").bounding_box() == box
    page.get_by_role("tab", name="Rules").tap()
    step_back(page)
    assert page.locator("#board").bounding_box() == box


def test_a_phone_begins_with_all_own_territories_in_sight(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **TALL)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "campus", people, asked_to("place"), map="university"), 0)
    awaited(page)
    points = page.evaluate(f"[...document.querySelectorAll('#board [data-pick=glow]')].map({REACH})")
    assert len(points) > 5
    assert all(points)


# How large the letters of the board are shown, from the smallest on.
LETTER_SIZES = """() => [...document.querySelectorAll("#board > svg text")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.getScreenCTM()])
  .map(([size, { a, d }]) => size * Math.sqrt(Math.abs(a * d))).sort((one, other) => one - other)"""


LEAST_LETTERS = {"campus": (7.5, 10)}  # all own territories are in sight at first, with counts instead of names


@pytest.mark.parametrize(("game", "verb"), [("campus", "attack"), ("frontier", "take"), ("swarm", "drop")])
def test_the_letters_of_a_board_can_be_read_on_a_phone(visit: Visit, site: Site, game: str, verb: str) -> None:
    ada = visit("Ada", **TALL)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    dials: Parts = {"campus": {"map": "university"}, "frontier": {"size": "15x15"}}.get(game, {})
    page = ada.sit(table_where(site, game, people, asked_to(verb), **dials), 0)
    awaited(page)
    expect(page.locator("#zoom button").first).to_be_visible()
    for least in LEAST_LETTERS.get(game, (10, 12)):  # as it opens, and one step nearer
        sizes = page.evaluate(LETTER_SIZES)
        assert sizes[len(sizes) // 2] >= least
        page.get_by_role("button", name="Zoom in").tap()


def test_a_finger_is_told_what_it_met_in_the_dock_and_the_board_stays_free(visit: Visit, site: Site) -> None:
    page = frontier(visit, site, TALL)
    step_back(page)
    tile = page.locator("#board [data-tile]:not([data-pick])").first.get_attribute("data-tile")
    tap_on(page, "tile", str(tile))
    expect(page.locator("#note")).to_have_text(re.compile(rf"^{tile}: "))
    expect(page.locator("#board .caption")).to_be_hidden()


def test_tokens_carry_the_number_that_decides(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **TALL)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "frontier", people, asked_to("take")), 0)
    page.get_by_role("tab", name="Players").tap()
    assert page.locator("#tokens b").all_inner_texts() == page.locator("#players .standing b").all_inner_texts()


def pinch(page: Page, x: float, y: float) -> None:
    """Spread two fingers."""
    session = page.context.new_cdp_session(page)
    for kind, apart in [("touchStart", 20), *(("touchMove", apart) for apart in range(25, 90, 8))]:
        fingers = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_what_was_zoomed_is_still_met_by_a_finger(ada: Visitor) -> None:
    page = ada.page
    source, _ = an_attack(ada)
    pinch(page, *point_of(page, "territory", source))
    tap_on(page, "territory", source)
    expect(page.locator("#so-far button")).to_have_count(1)
    expect(page.locator("#board [aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_a_phone(visit: Visit, path: str) -> None:
    page = visit("Ada", **PHONE).go(path)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    check_width(page)
    assert page.evaluate(SMALL_TARGETS, TARGET) == []


def test_neither_text_nor_replay_is_wider_than_a_phone(ada: Visitor) -> None:
    table = ada.page.locator("#table").get_attribute("data-table")
    for path in (f"/t/{table}/text?seat=0", f"/t/{table}/replay?seat=0&at=3"):
        check_width(ada.go(path))


def test_no_moment_of_a_table_is_wider_than_a_phone(visit: Visit, site: Site) -> None:
    ada, bo, cleo = visit("Ada", **PHONE), site.person("Bo"), site.person("Cleo")
    moments = [begun, asked_to("bid"), asked_to("drop"), anyone_asked_to("battle"), asked_together(0, 1), over]
    for moment in moments:
        page = ada.sit(table_where(site, "swarm", [ada, bo, cleo], moment), 0)
        check_width(page)
        assert page.evaluate(SMALL_TARGETS, TARGET) == []


@pytest.mark.parametrize("width", [320, 360, 390])
@pytest.mark.parametrize(
    ("game", "players"), [("artefacts", 4), ("campus", 4), ("swarm", 6), ("frontier", 8), ("tianxia", 4)]
)
def test_all_players_are_in_sight_and_so_is_who_is_asked(
    visit: Visit, site: Site, game: str, players: int, width: int
) -> None:
    ada = visit("Ada", **PHONE | {"viewport": {"width": width, "height": 740}})
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:players])]
    page = ada.sit(table_where(site, game, people, lambda match: match.pending == [players - 1]), 0)
    letters = LETTERS[:players]
    assert page.evaluate(PLAYERS_IN_SIGHT) == {"all": letters, "asked": letters[-1]}
    check_width(page)


def test_all_players_are_in_sight_when_all_are_asked(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "swarm", [ada, *(site.person(name) for name in NAMES[1:6])], begun), 0)
    assert page.evaluate(PLAYERS_IN_SIGHT) == {"all": "ABCDEF", "asked": "ABCDEF"}


def test_a_player_without_a_name_on_the_strip_is_named_to_who_asks(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "campus", people, asked_to("place")), 0)
    page.locator("#tokens").get_by_role("button", name="Cleo").tap()
    expect(page.get_by_role("dialog")).to_contain_text("Cleo")
