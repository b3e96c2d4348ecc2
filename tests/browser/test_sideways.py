"""A phone held sideways: what stands in its rail is whole or not there at all, and nothing lies under the buttons."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.boxes import PICK, Glass, Size
from tests.browser.conftest import Visit
from tests.browser.positions import over, table_where
from tests.browser.visitor import PHONE, Visitor, awaited
from tests.table.planting import NAMES
from tests.table.site import Parts, Person, Site

from hegemon.engine.match import Match

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]

SIDEWAYS = (Size(844, 390, True), Size(640, 320, True))
WIDE: Parts = PHONE | {"viewport": {"width": 844, "height": 390}}
# What of the rail is in sight; what has no room stands beside it.
IN_SIGHT = """() => Object.fromEntries(["#players", "#notice", "#tokens", "#heading"].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, box.left < innerWidth && box.height > 1];
}))"""

PLACES = """() => ["#heading", "#tokens", "#tokens b", "#menu"].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y];
})"""


def four(visit: Visit, site: Site, game: str, verb: str) -> Page:
    """A table of four at a question among whose answers is this one."""
    ada = visit("Ada", reduced_motion="reduce", **WIDE)
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]

    def wanted(match: Match) -> bool:
        return 0 in match.unanswered and any(text.startswith(verb) for text in match.legal(0))

    page = ada.sit(table_where(site, game, people, wanted), 0)
    awaited(page)
    return page


@pytest.mark.parametrize(
    ("game", "verb"), [("swarm", "plan"), ("swarm", "move"), ("artefacts", "fight"), ("tianxia", "disc")]
)
def test_nothing_in_the_rail_is_cut_before_and_after_a_pick(visit: Visit, site: Site, game: str, verb: str) -> None:
    page = four(visit, site, game, verb)
    glass = Glass(page)
    found = {str(size): glass.measure(size)["findings"] for size in SIDEWAYS}
    assert page.evaluate(PICK, 4)
    found |= {f"{size} picked": glass.measure(size)["findings"] for size in SIDEWAYS}
    assert not any(found.values()), found


def test_a_pick_moves_neither_title_nor_players(visit: Visit, site: Site) -> None:
    page = four(visit, site, "campus", "reinforce")
    expect(page.locator("#players")).to_be_hidden()
    expect(page.locator("#tokens li")).to_have_count(4)
    before = page.evaluate(PLACES)
    assert page.evaluate(PICK, 4)
    expect(page.locator("#pick")).to_be_visible()
    assert page.evaluate(PLACES) == before


def test_each_token_has_a_column_with_name_and_score_beneath_it(visit: Visit, site: Site) -> None:
    page = four(visit, site, "swarm", "move")
    tokens = page.locator("#tokens .player")
    assert min(edges(token)[2] - edges(token)[0] for token in tokens.all()) >= 44
    for token in tokens.all():
        assert edges(token.locator(".seat"))[3] <= edges(token.locator("b"))[1]
    assert page.locator("#tokens .name").all_inner_texts() == list(NAMES[:4])


def test_the_newest_of_the_log_stands_whole_where_the_recap_has_no_room(visit: Visit, site: Site) -> None:
    page = four(visit, site, "tianxia", "disc")
    newest = page.locator("#latest li").first
    expect(newest).to_contain_text("Goal: ")
    assert edges(newest)[2] <= WIDE["viewport"]["width"]
    assert (
        edges(page.locator("#notice"))[3]
        <= edges(newest)[1]
        <= edges(newest)[3]
        <= edges(page.locator("#log-panel"))[1]
    )


def test_who_bids_stands_above_the_tabs(visit: Visit, site: Site) -> None:
    page = four(visit, site, "swarm", "bid")
    shown = page.locator("#notice .each")
    assert edges(shown)[2] <= WIDE["viewport"]["width"]
    assert edges(shown)[3] <= edges(page.locator("#log-panel"))[1]


def test_own_leaders_stand_in_the_rail_while_a_traitor_is_chosen(visit: Visit, site: Site) -> None:
    page = four(visit, site, "swarm", "keep")
    page.locator("#hand .card[data-pick]").first.click()
    left, _, _, foot = edges(page.locator("#hand .group").filter(has_text="Your leaders"))
    assert left > edges(page.locator(".rail"))[0]
    assert foot <= edges(page.locator("#log-panel"))[1]


def edges(one: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and foot of what can be seen."""
    box = one.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def test_what_is_in_force_is_shown_as_a_whole_beside_tokens(visit: Visit, site: Site) -> None:
    page = four(visit, site, "swarm", "move")
    assert page.evaluate(IN_SIGHT) == {"#players": False, "#notice": True, "#tokens": True, "#heading": True}
    page.set_viewport_size({"width": 640, "height": 320})
    assert page.evaluate(IN_SIGHT) == {"#players": False, "#notice": True, "#tokens": True, "#heading": True}


def test_the_end_has_the_winner_on_top_the_board_below_and_the_plots_beside_it(visit: Visit, site: Site) -> None:
    ada = visit("Ada", reduced_motion="reduce", **WIDE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], over, round_limit=3), 0)
    expect(page.locator(".plots figure")).to_have_count(4)
    expect(page.locator("#board")).to_be_in_viewport(ratio=1)
    board, plot = (page.locator(part).bounding_box() for part in ("#board", ".plots figure >> nth=0"))
    assert board
    assert plot
    _, top, _, foot = edges(page.locator("#result .verdict"))
    assert (top, round(board["y"] + board["height"])) == (0, WIDE["viewport"]["height"])
    assert abs(board["y"] - foot) < 1
    assert board["x"] + board["width"] <= plot["x"]
