"""Everything by keys: a whole turn without a mouse, visible focus, and moves that are typed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import FOCUS
from tests.browser.positions import asked_to, begun, table_where
from tests.browser.visitor import OWN_ATTACK, Visitor, awaited, confirm, log_lines
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    ada = visit("Ada")
    ada.sit(table_where(site, "campus", [ada, site.person("Bo")], begun), 0)
    awaited(ada.page)
    return ada


def type_move(page: Page, text: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def legal(visitor: Visitor, which: int = 0) -> list[str]:
    """The words of a legal move: its verb and what it names."""
    table = visitor.page.locator("#table").get_attribute("data-table")
    entry = visitor.person.snapshot(str(table), 0)["picks"][which]
    return str(entry["text"].format(*(argument[1] for argument in entry["args"]))).split()


def own_places(page: Page) -> int:
    return len([line for line in log_lines(page) if line.startswith("You place")])


def test_a_whole_turn_without_the_mouse(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"), starting_troops=20), 0)
    awaited(page)
    page.keyboard.press("Tab")
    for place in an_attack(ada):
        page.locator(f'#board [data-territory="{place}"]').focus()
        page.keyboard.press("Enter")
    expect(confirm(page)).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("#log li", has_text=OWN_ATTACK)).not_to_have_count(0)
    awaited(page)
    assert not page.evaluate(FOCUS)["isBody"]
    page.keyboard.press("1")  # no other button is beside the main one
    expect(page.locator("#dock")).not_to_have_class(re.compile("yours"))


def an_attack(visitor: Visitor) -> tuple[str, str]:
    """From where to where."""
    table = visitor.page.locator("#table").get_attribute("data-table")
    picks = visitor.person.snapshot(str(table), 0)["picks"]
    args = next(entry["args"] for entry in picks if entry["verb"] == "attack")
    return args[0][1], args[1][1]


def test_the_board_is_walked_with_arrow_keys_and_picked_with_enter(ada: Visitor) -> None:
    page = ada.page
    page.locator("#board [data-pick=glow]").first.focus()
    first = page.evaluate(FOCUS)
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUS)["what"] != first["what"]
    assert page.evaluate(FOCUS)["isVisible"]
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page.locator("#log li", has_text="You place")).to_have_count(1)


def test_escape_goes_one_step_back(ada: Visitor) -> None:
    page = ada.page
    page.locator("#board [data-pick=glow]").first.press("Enter")
    expect(page.locator("#so-far button")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#so-far")).to_be_hidden()
    assert own_places(page) == 0


@pytest.mark.parametrize("path", ["/", "/new?game=campus", "table"])
def test_focus_is_visible_wherever_tab_goes(ada: Visitor, path: str) -> None:
    page = ada.page if path == "table" else ada.go(path)
    page.locator("body").press("Tab")
    unseen = []
    for _ in range(25):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUS)
        if not found["isVisible"] and not found["isBody"]:
            unseen.append(found["what"])
    assert unseen == []


def test_a_typed_move_is_played(ada: Visitor) -> None:
    type_move(ada.page, " ".join(legal(ada)))
    expect(ada.page.locator("#log li", has_text="You place")).to_have_count(1)


def test_what_is_typed_shows_on_the_board_before_it_is_played(ada: Visitor) -> None:
    verb, place, _ = legal(ada)
    ada.page.keyboard.press("/")
    ada.page.keyboard.type(f"{verb} {place} ")
    expect(ada.page.locator("#board .halo.chosen")).not_to_have_count(0)
    assert own_places(ada.page) == 0
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator("#board .halo.chosen")).to_have_count(0)


@pytest.mark.parametrize(
    "text", ["place nowhere 3", "fly away", "place {theirs} 1", "place {mine} 99", "attack {mine} {theirs} 1"]
)
def test_a_typed_move_that_cannot_be_is_answered_with_a_sentence(ada: Visitor, text: str) -> None:
    ada.tolerate("status of 4")
    mine = legal(ada)[1]
    places = ada.page.locator("#board [data-territory]")
    names = [one.get_attribute("data-territory") for one in places.all()]
    own = {legal(ada, k)[1] for k in range(ada.page.locator("#board [data-pick=glow]").count())}
    theirs = next(name for name in names if name not in own)
    type_move(ada.page, text.format(mine=mine, theirs=theirs))
    note = ada.page.locator("#note")
    expect(note).to_have_attribute("data-tone", "wrong")
    expect(note).to_have_text(re.compile(r"^['A-Z].{6,}[.?]"))
    assert own_places(ada.page) == 0


def test_a_typed_move_that_is_not_finished_is_asked_on(ada: Visitor) -> None:
    type_move(ada.page, "place")
    expect(ada.page.locator("#prompt")).to_have_text(re.compile("^Choose .*territory"))
    assert own_places(ada.page) == 0


def test_keys_zoom_the_board(ada: Visitor) -> None:
    board = ada.page.locator("#board > svg").first
    whole = str(board.get_attribute("viewBox"))
    ada.page.keyboard.press("+")
    expect(board).not_to_have_attribute("viewBox", whole)
    ada.page.keyboard.press("0")
    expect(board).to_have_attribute("viewBox", whole)
