"""The end of a game in a browser: who won and how it came, turning points as links, downloads, another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import over, table_where
from tests.browser.visitor import PHONE, Visitor
from tests.table.planting import NAMES
from tests.table.site import Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
SMALLEST = 8.5  # pixels of letters on the last board


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody whose game is over."""
    ada = visit("Ada")
    ended(ada, site)
    return ada


def ended(ada: Visitor, site: Site) -> Page:
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], over, round_limit=3), 0)
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()
    return page


def test_the_end_shows_how_it_came(ada: Visitor) -> None:
    page = ada.page
    expect(page.locator("#result h2")).to_have_text(re.compile(r"You win!|Bo wins"))
    expect(page.locator("#result .standings tr")).to_have_count(2)
    expect(page.locator("#result .plot")).to_have_count(4)
    expect(page.get_by_role("img", name=re.compile("^Win chances: You .*in the end"))).to_be_visible()
    expect(page.locator("#result .deeds tbody tr").first).to_contain_text("Territories taken")
    assert page.locator("#board .last-attack").count() == 0
    expect(page.locator("#phases")).to_be_hidden()


def test_a_turning_point_opens_its_moment_and_is_marked_on_the_slider(ada: Visitor) -> None:
    page = ada.page
    links = page.locator(".turns a")
    count = links.count()
    assert count > 0
    moment = links.first.get_attribute("data-moment")
    links.first.click()
    expect(page.locator("#scrubber .moment")).to_have_text(re.compile(rf"^{moment} / \d+$"))
    expect(page.locator("#scrubber .strip path")).to_have_count(2)
    expect(page.locator("#scrubber .ticks .turn")).to_have_count(count)


@pytest.mark.parametrize("name", ["record", "board (SVG)", "board (PNG)", "bug report (ZIP)"])
def test_everything_can_be_kept(ada: Visitor, name: str) -> None:
    with ada.page.expect_download() as download:
        ada.page.locator(".downloads").get_by_text(name).click()
    ending = {"record": "txt", "board (SVG)": "svg", "board (PNG)": "png", "bug report (ZIP)": "zip"}[name]
    assert download.value.suggested_filename.endswith(ending)
    begins = download.value.path().read_bytes()[:4]
    assert begins == {"txt": b"hege", "svg": b"<svg", "png": b"\x89PNG", "zip": b"PK\x03\x04"}[ending]


def test_an_enter_too_many_does_not_leave_the_end(ada: Visitor) -> None:
    again = ada.page.get_by_role("button", name="Play again")
    expect(again).to_be_enabled()
    expect(again.locator("kbd")).to_have_count(0)
    address = ada.page.url
    ada.page.locator("body").press("Enter")
    ada.page.wait_for_timeout(300)
    assert ada.page.url == address
    again.press("Enter")
    expect(ada.page).not_to_have_url(address)


def test_on_a_phone_the_end_is_one_page_above_the_button(visit: Visit, site: Site) -> None:
    page = ended(visit("Ada", **PHONE), site)
    again = page.get_by_role("button", name="Play again")
    page.locator(".downloads").scroll_into_view_if_needed()
    expect(page.locator(".downloads")).to_be_in_viewport()
    foot, head = page.locator(".downloads").bounding_box(), page.locator("#log-panel").bounding_box()
    assert foot is not None
    assert head is not None
    assert foot["y"] + foot["height"] <= head["y"]
    again.click()
    expect(page.locator("#table")).to_have_attribute("data-stage", "playing")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)], ids=str)
def test_the_last_board_is_seen_whole_and_nothing_lies_over_it(visit: Visit, site: Site, size: tuple[int, int]) -> None:
    page = ended(visit("Ada", **{**PHONE, "viewport": {"width": size[0], "height": size[1]}}), site)
    expect(page.locator("#board.near")).to_have_count(0)
    expect(page.locator("#zoom")).to_be_hidden()
    expect(page.locator("#minimap")).to_be_hidden()
    cut = "(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.offsetHeight > 60).length"
    assert page.locator(".standings .score").evaluate_all(cut) == 0


@pytest.mark.parametrize("size", [(320, 640), (390, 844), (640, 320), (844, 390), (1440, 900)], ids=str)
def test_items_of_the_score_stand_in_one_table_and_nothing_of_it_is_cut(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    ada = visit("Ada", **{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "tianxia", people, over), 0)
    table = page.get_by_role("group", name="Final score").locator("table")
    ranked = page.locator(".standings .who").all_inner_texts()
    expect(table.locator("thead th")).to_have_text([re.compile(name.split()[0]) for name in ranked])
    totals = [int(one.replace("\u2212", "-")) for one in table.locator("tfoot td").all_inner_texts()]
    scores = page.locator(".standings .score b").all_inner_texts()
    assert totals == [int(one.replace("\u2212", "-")) for one in scores]
    cut = "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map((part) => part.className)"
    assert page.locator(".deeds, .ranking").evaluate_all(cut) == []


def test_on_a_phone_held_sideways_verdict_board_plot_and_standings_are_seen_at_once(visit: Visit, site: Site) -> None:
    page = ended(visit("Ada", **{**PHONE, "viewport": {"width": 844, "height": 390}}), site)
    for part in ("#result h2", "#board", ".plot >> nth=0", ".standings"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    assert page.locator(".plot").first.evaluate("(plot) => 14 * plot.getScreenCTM().a") >= 12


def test_on_a_small_phone_held_sideways_the_plots_are_scrolled_to(visit: Visit, site: Site) -> None:
    page = ended(visit("Ada", **{**PHONE, "viewport": {"width": 640, "height": 320}}), site)
    for part in ("#result h2", "#board", ".standings"):
        expect(page.locator(part)).to_be_in_viewport(ratio=1)
    page.locator(".plot").nth(1).scroll_into_view_if_needed()
    expect(page.locator(".plot").nth(1)).to_be_in_viewport()


def test_on_a_phone_held_upright_who_won_stands_above_the_board_and_the_standings_below_it(
    visit: Visit, site: Site
) -> None:
    page = ended(visit("Ada", **PHONE), site)
    tops = [page.locator(part).bounding_box() for part in ("#result h2", "#board", ".standings", ".plot >> nth=0")]
    heights = [box["y"] for box in tops if box]
    assert heights == sorted(heights)
    assert len(heights) == 4
    expect(page.locator(".standings")).to_be_in_viewport(ratio=1)
    expect(page.locator("#tokens")).to_be_hidden()


def test_the_standings_call_the_reader_you(ada: Visitor) -> None:
    expect(ada.page.locator(".standings .who").filter(has_text=re.compile("^You"))).to_have_count(1)
    expect(ada.page.locator(".standings")).not_to_contain_text("Ada")


@pytest.mark.parametrize(("width", "is_beside"), [(1440, False), (1920, True)])
def test_on_a_wide_screen_the_board_is_larger_than_the_plots_and_the_replay_is_offered(
    visit: Visit, site: Site, width: int, is_beside: bool
) -> None:
    page = ended(visit("Ada", viewport={"width": width, "height": 900}), site)
    one, other = (page.locator(".plot").nth(k).bounding_box() for k in (0, 1))
    board = page.locator("#board").bounding_box()
    assert one
    assert other
    assert board
    assert (one["y"] == other["y"]) == is_beside
    assert board["width"] > 1.3 * one["width"]
    assert page.locator(".plot").first.evaluate("(plot) => 14 * plot.getScreenCTM().a") >= 12
    page.locator("#dock").get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(r"/replay\?seat=0"))


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1440, 900)], ids=str)
def test_the_last_board_has_no_lettering_too_small_to_be_read_and_can_be_enlarged(
    visit: Visit, site: Site, size: tuple[int, int]
) -> None:
    ada = visit("Ada", **{**PHONE, "viewport": {"width": size[0], "height": size[1]}})
    page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], over), 0)
    expect(page.get_by_role("heading", name="How it went")).to_be_visible()
    sizes = """(texts) => texts
        .filter((one) => getComputedStyle(one).visibility === "visible" && one.getClientRects().length)
        .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
    assert min(page.locator("#board > svg :not(defs *) > text").evaluate_all(sizes)) >= SMALLEST
    page.get_by_role("button", name="Enlarge the board").click()
    shown = page.locator("#board").bounding_box()
    assert shown
    assert [shown["width"], shown["height"]] == [*map(float, size)]
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Enlarge the board")).to_be_focused()


def test_what_is_nothing_without_its_letters_goes_with_them(visit: Visit, site: Site) -> None:
    ada = visit("Ada", **PHONE | {"viewport": {"width": 844, "height": 390}})
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in NAMES[1:4])]
    page = ada.sit(table_where(site, "tianxia", people, over), 0)
    expect(page.locator("#board > svg.unlettered")).to_be_visible()
    seen = "(groups) => groups.filter((one) => one.getClientRects().length).length"
    assert page.locator("#board .lettered").evaluate_all(seen) == 0
    page.get_by_role("button", name="Enlarge the board").click()
    assert page.locator("#board .lettered").evaluate_all(seen) > 0


def test_who_is_out_has_that_in_place_of_a_score(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], over), 0)
    cells = page.locator(".standings .score")
    expect(cells.first).to_have_text(re.compile(r"^\d+ territor"))
    expect(cells.last).to_have_text(re.compile(r"^Out in round \d+$"))
    expect(page.locator(".standings .who small")).to_have_count(0)
