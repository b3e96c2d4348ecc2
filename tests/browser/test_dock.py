"""The dock: few clicks for a move, a main button that never moves; and the board has the space."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.pointing import click_on, point_of
from tests.browser.positions import asked_to, begun, table_where
from tests.browser.visitor import OWN_ATTACK, PHONE, Visitor, awaited, chip, confirm
from tests.table.site import Parts, Site

pytestmark = [pytest.mark.once, pytest.mark.xdist_group("browser"), pytest.mark.timeout(60)]
CONFIRM_ALL = """localStorage.setItem("hegemon.settings", JSON.stringify({ confirm: true }))"""

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


def test_a_placement_takes_two_clicks(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    awaited(ada.sit(table_where(site, "campus", [ada, site.person("Bo")], begun), 0))
    place = legal(ada, "place")[0]
    for _ in range(2):
        click_on(ada.page, "territory", place)
    expect(ada.page.locator("#log li", has_text="You place")).to_have_count(1)


def test_an_attack_with_a_count_takes_three_clicks(ada: Visitor) -> None:
    source, target, _ = legal(ada, "attack")
    for place in (source, target, target):
        click_on(ada.page, "territory", place)
    expect(ada.page.locator("#log li", has_text=OWN_ATTACK)).not_to_have_count(0)


def test_the_end_of_a_turn_is_one_click(ada: Visitor) -> None:
    chip(ada.page, "End").click()
    expect(ada.page.locator("#dock")).not_to_have_class(re.compile("yours"))


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
    page.get_by_role("button", name="Undo").click()
    assert confirm(page).bounding_box() == box


@pytest.mark.parametrize(
    ("game", "verb"), [("artefacts", "march"), ("campus", "attack"), ("frontier", "take"), ("swarm", "drop")]
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
