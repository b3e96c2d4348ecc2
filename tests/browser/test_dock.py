"""The dock: few clicks for a move, a main button that never moves; and the board has the space."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pointing import click_on, point_of
from tests.browser.positions import asked_to, offered, table_where
from tests.browser.visitor import PHONE, Visitor, awaited, chip, confirm
from tests.table.site import Parts, Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
CONFIRM_ALL = """localStorage.setItem("hegemon.settings", JSON.stringify({ confirm: true, tips: false }))"""

# The part of the window that the board's own picture takes, without the ground around it.
SHARE = """() => {
  const picture = document.querySelector("#board > svg");
  const { width, height } = document.getElementById("still").getBBox();
  const { a, d } = picture.getScreenCTM();
  return (width * a * height * d) / (innerWidth * innerHeight);
}"""


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody in mid-turn on the small map of Campus, who may attack."""
    ada = visit("Ada")
    awaited(ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0))
    return ada


def legal(visitor: Visitor, verb: str) -> list[str]:
    """What a legal move of this verb names."""
    table = visitor.page.locator("#table").get_attribute("data-table")
    picks: list[Parts] = visitor.person.snapshot(str(table), 0)["picks"]
    entry = next(entry for entry in picks if entry["verb"] == verb)
    return [str(argument[1]) for argument in entry["args"]]


def test_what_the_board_tells_needs_no_button(ada: Visitor) -> None:
    page = ada.page
    expect(page.locator("#options .chip")).to_have_count(0)
    expect(chip(page, "End turn")).to_be_visible()
    source, target, _ = legal(ada, "attack")
    click_on(page, "territory", source)
    expect(page.locator("#options .chip")).to_have_count(0)
    expect(page.locator("#prompt")).to_have_text(re.compile("ttack"))
    click_on(page, "territory", target)
    expect(confirm(page)).to_have_text(re.compile("^Attack "))


def test_until_something_is_picked_the_main_place_says_what_to_do(ada: Visitor) -> None:
    expect(confirm(ada.page)).to_be_disabled()
    expect(confirm(ada.page)).to_have_text("Pick a territory")
    source, *_ = legal(ada, "attack")
    click_on(ada.page, "territory", source)
    expect(confirm(ada.page)).to_have_text("Pick a target")


def test_what_needs_nothing_more_is_the_main_button_when_it_is_all_that_is_left(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], only("end")), 0)
    expect(page.locator("#other")).to_be_hidden()
    expect(confirm(page)).to_be_enabled()
    expect(confirm(page)).to_have_text(re.compile("^End turn"))


def only(verb: str) -> Callable[[Match], bool]:
    """Is this all that the first seat may do?"""
    return lambda match: match.unanswered == [0] and match.legal(0) == [verb]


def test_where_a_number_is_asked_for_it_stands_there_at_once(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo"), site.person("Cleo")], offered("upto")), 0)
    expect(page.locator("#count input[type=range]")).to_be_visible()
    expect(confirm(page)).to_have_text(re.compile(r"^Bid \d"))
    expect(page.locator("#other")).to_have_text("Pass")
    chip(page, "Bid with a limit").click()
    expect(page.locator("#other")).to_be_hidden()


def test_a_few_numbers_have_no_slider_and_a_chance_has_a_bar(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    table = table_where(site, "campus", [ada, site.person("Bo")], lambda match: bool(small_attacks(match)))
    page = ada.sit(table, 0)
    awaited(page)
    found = [entry["args"] for entry in ada.person.snapshot(table, 0)["picks"] if entry["verb"] == "attack"]
    for _, place, *_ in next(args for args in found if args[2][2] in range(2, 7))[:2]:
        click_on(page, "territory", place)
    expect(page.locator("#pick .price")).to_have_text(re.compile(r"\d% to win"))
    share = page.locator("#pick .price").inner_text().partition("%")[0].split()[-1]
    assert (
        abs(
            page.locator("#pick .chance").evaluate("one => parseInt(one.style.getPropertyValue('--part'))") - int(share)
        )
        < 2
    )
    expect(page.locator("#count .track")).to_have_css("opacity", "0")
    number = page.locator("#count input[type=number]")
    most = int(number.input_value())
    page.locator("#count input[type=range]").press("ArrowLeft")
    expect(number).to_have_value(str(most - 1))


def small_attacks(match: Match) -> list[str]:
    """What the first seat, which is asked, may attack with two to six troops."""
    return (
        [text for text in match.legal(0) if re.search(r"^attack .*1-[2-6]$", text)] if match.unanswered == [0] else []
    )


def test_who_wants_to_confirm_every_move_is_asked_to(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(CONFIRM_ALL)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0)
    chip(page, "End").click()
    expect(page.locator("#dock")).to_have_class(re.compile("yours"))
    confirm(page).click()
    expect(page.locator("#dock")).not_to_have_class(re.compile("yours"))


@pytest.mark.parametrize("look", [{"viewport": {"width": width, "height": 800}} for width in (1024, 1440)] + [PHONE])
def test_the_main_button_never_moves_and_says_what_it_does(visit: Visit, site: Site, look: Parts) -> None:
    ada = visit("Ada", **look)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack")), 0)
    box = confirm(page).bounding_box()
    expect(confirm(page)).to_be_disabled()
    source, target, _ = legal(ada, "attack")
    for place in (source, target):
        page.mouse.click(*point_of(page, "territory", place))
        assert confirm(page).bounding_box() == box
    expect(confirm(page)).to_have_text(re.compile("^Attack "))
    page.get_by_role("button", name="Back", exact=True).click()
    assert confirm(page).bounding_box() == box


def test_a_main_button_that_stands_alone_has_the_whole_width(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("place")), 0)
    expect(confirm(page)).to_be_disabled()
    row = page.locator("#dock .acts").bounding_box()
    box = confirm(page).bounding_box()
    assert row
    assert box
    assert box["width"] == pytest.approx(row["width"])


@pytest.mark.parametrize(
    ("game", "verb"),
    [("artefacts", "march"), ("campus", "attack"), ("frontier", "take"), ("swarm", "drop"), ("tianxia", "region")],
)
def test_the_board_has_half_of_the_window(visit: Visit, site: Site, game: str, verb: str) -> None:
    ada = visit("Ada", viewport={"width": 1440, "height": 900})
    dials: Parts = {
        "artefacts": {"size": "regular"},
        "campus": {"map": "university"},
        "frontier": {"size": "15x15"},
    }.get(game, {})
    page: Page = ada.sit(
        table_where(site, game, [ada, site.person("Bo"), site.person("Cleo")], asked_to(verb), **dials), 0
    )
    assert page.evaluate(SHARE) >= 0.5


def test_a_phone_says_whose_turn_it_is_and_in_which_round_above_what_one_has_to_spend(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE)
    page = ada.sit(table_where(site, "tianxia", [ada, site.person("Bo")], asked_to("region")), 0)
    awaited(page)
    expect(page.locator("#asked")).to_contain_text(re.compile("Your turn.*Round 1 of 2.*Actions"))
    for part in ("#asked .round", "#purse"):
        expect(page.locator(part)).to_be_visible()
