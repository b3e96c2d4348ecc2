"""Building a move: what is highlighted, its odds, why something is not allowed, and undoing it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import COUNT_SIGNS
from tests.browser.pointing import click_on, hover_over
from tests.browser.positions import asked_to, begun, offered, table_where
from tests.browser.visitor import OWN_ATTACK, Visitor, awaited, board, chip, confirm, log_lines
from tests.table.planting import wait_until
from tests.table.site import Parts, Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
SENTENCE = re.compile(r"^[A-Z][^.]{5,}\.")


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody in mid-turn on the small map of Campus, who may attack."""
    ada = visit("Ada")
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"))
    awaited(ada.sit(table, 0))
    return ada


def legal_moves(visitor: Visitor) -> list[Parts]:
    """The legal moves, as the server tells them."""
    table = visitor.page.locator("#table").get_attribute("data-table")
    found: list[Parts] = visitor.person.snapshot(str(table), 0)["picks"]
    return found


def an_attack(visitor: Visitor) -> tuple[str, str]:
    """From where to where."""
    args = next(entry["args"] for entry in legal_moves(visitor) if entry["verb"] == "attack")
    return args[0][1], args[1][1]


def of_the_other(visitor: Visitor) -> str:
    """A territory that no own move begins at."""
    own = {entry["args"][0][1] for entry in legal_moves(visitor) if entry["args"]}
    shown = visitor.page.locator("#board [data-territory]").all()
    return next(name for name in (one.get_attribute("data-territory") for one in shown) if name and name not in own)


def steps(page: Page) -> list[str]:
    return page.locator("#so-far button").all_inner_texts()


def test_only_what_leads_to_a_legal_move_glows(ada: Visitor) -> None:
    glowing = ada.page.locator("#board [data-pick=glow]")
    found = {one.get_attribute("data-territory") for one in glowing.all()}
    assert found == {entry["args"][0][1] for entry in legal_moves(ada) if entry["args"]}


def test_what_a_soldier_does_stands_on_its_button(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    rich = {"size": "12x12", "material_weight": 80}
    page = ada.sit(table_where(site, "frontier", [ada, site.person("Bo")], asked_to("train"), **rich), 0)
    page.locator("#options").get_by_role("button", name="Train").click()
    assert page.locator("#options small").all_inner_texts()[:3] == ["+1 attack", "+1 defence", "+1 two tiles away"]
    page.locator("#options").get_by_role("button", name="Bowman").click()
    assert steps(page) == ["Bowman"]


def test_the_odds_are_shown_before_an_attack(ada: Visitor) -> None:
    source, target = an_attack(ada)
    click_on(ada.page, "territory", source)
    click_on(ada.page, "territory", target)
    expect(ada.page.locator("#pick")).to_have_text(re.compile(r"\d+ ?%"))
    expect(confirm(ada.page)).to_be_enabled()


def test_each_step_can_be_taken_back_before_the_commit(ada: Visitor) -> None:
    source, target = an_attack(ada)
    before = log_lines(ada.page)
    click_on(ada.page, "territory", source)
    click_on(ada.page, "territory", target)
    assert len(steps(ada.page)) == 2
    ada.page.get_by_role("button", name="Back", exact=True).click()
    assert len(steps(ada.page)) == 1
    expect(ada.page.get_by_role("button", name="Cancel")).to_be_enabled()
    ada.page.locator("#so-far button").first.click()
    expect(ada.page.locator("#so-far")).to_be_hidden()
    assert log_lines(ada.page) == before


def test_what_is_not_allowed_says_why_and_its_rule_opens_beside_the_board(ada: Visitor) -> None:
    hover_over(ada.page, "territory", of_the_other(ada))
    note = ada.page.locator("#note")
    expect(note).to_have_attribute("data-tone", "why")
    expect(note).to_have_text(SENTENCE)
    rule = note.locator("button.rule")
    number = rule.get_attribute("data-rule")
    rule.click()
    expect(ada.page.locator("#rules")).to_be_visible()
    expect(ada.page.locator(f'#rules article[data-rule="{number}"]')).to_be_visible()
    expect(ada.page.locator("#board")).to_be_visible()


def test_the_reason_is_told_to_the_keyboard_as_well(ada: Visitor) -> None:
    ada.page.locator("#board [data-pick=glow]").first.focus()
    note = ada.page.locator("#note")
    for key in ["Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowLeft", "Shift+ArrowUp"] * 4:
        ada.page.keyboard.press(key)
        ada.page.wait_for_timeout(300)
        if note.get_attribute("data-tone") == "why":
            break
    expect(note).to_have_text(SENTENCE)


def test_the_rule_that_governs_now_opens_beside_the_question(ada: Visitor) -> None:
    ada.page.locator("#why").click()
    expect(ada.page.locator("#rules article")).to_be_visible()
    expect(ada.page.locator("#rules .here")).to_be_in_viewport()
    assert ada.page.locator("#rules .rule").count() > 3  # the chapter around it


def test_the_newest_line_of_the_log_is_in_sight(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "swarm", [ada, site.person("Bo"), site.person("Cleo")], asked_to("bid")), 0)
    expect(page.locator("#log li").last).to_be_in_viewport()


def test_a_line_of_the_log_lights_up_what_it_speaks_of(ada: Visitor) -> None:
    row = ada.page.locator("#log li", has_text=re.compile("place|attack|reinforce|move")).last
    row.hover()
    expect(row).to_have_class(re.compile("lit"))
    expect(ada.page.locator("#board .halo.lit")).not_to_have_count(0)
    ada.page.mouse.move(5, 5)
    expect(ada.page.locator("#board .halo.lit")).to_have_count(0)


def test_dice_are_read_one_by_one(ada: Visitor) -> None:
    page = ada.page
    for place in an_attack(ada):
        click_on(page, "territory", place)
    confirm(page).click()
    line = page.locator("#log ol > li", has_text=OWN_ATTACK).last
    line.get_by_role("button", name="Rolls").click()
    rolls = line.locator(".details li", has_text="against").first
    expect(rolls).to_have_text(re.compile(r"(^|\D)[1-6]( [1-6]){0,2} against [1-6]( [1-6])?(\D|$)"))


def test_a_bid_with_a_limit_is_asked_for_in_plain_words(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    people: list[Visitor | Person] = [ada, *(site.person(name) for name in ("Bo", "Cleo"))]
    page = ada.sit(table_where(site, "swarm", people, offered("upto")), 0)
    chip(page, "Bid with a limit").click()
    expect(page.locator("#prompt")).to_have_text(re.compile(r"^What do you bid now|^How high will you go"))
    expect(page.locator("#dock")).not_to_contain_text("upto")


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_board_keeps_its_place_whatever_is_picked_and_said(ada: Visitor, width: int) -> None:
    page = ada.page
    page.set_viewport_size({"width": width, "height": 900})
    box = page.locator("#board").bounding_box()
    source, target = an_attack(ada)
    for step in (source, target, "back", "back"):
        take_step(page, step)
        assert page.locator("#board").bounding_box() == box
    for words in ("#prompt", "#pick .about", "#note"):
        page.locator(words).evaluate("(place) => (place.textContent = 'so many words '.repeat(30))")
        assert page.locator("#board").bounding_box() == box


def take_step(page: Page, step: str) -> None:
    """Go back, or pick a territory."""
    if step == "back":
        page.get_by_role("button", name=re.compile("^Back$|^Cancel$")).click()
    else:
        click_on(page, "territory", step)


def test_what_is_decided_can_be_committed_without_scrolling(visit: Visit, site: Site) -> None:
    ada = visit("Ada", viewport={"width": 1024, "height": 768})
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], asked_to("place")), 0)
    page.locator("#board [data-pick=glow]").first.press("Enter")
    for place in ("#count", "#confirm"):
        expect(page.locator(place)).to_be_in_viewport(ratio=1)


def test_an_own_move_is_taken_back_with_a_button(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], begun), 0)
    start = board(page)
    page.locator("#board [data-pick=glow]").first.press("Enter")
    page.locator("#count input[type=range]").press("Enter")
    back = page.get_by_role("button", name="Undo")
    expect(back).to_be_enabled()
    assert board(page) != start
    back.click()
    wait_until(lambda: board(page) == start)
    expect(back).to_be_hidden()
    expect(page.locator("#log li.undone")).to_have_count(1)


def test_what_has_happened_moves_on_the_board_unless_less_motion_is_wanted(visit: Visit, site: Site) -> None:
    seen = {}
    for wish in ("no-preference", "reduce"):
        ada, bo = visit("Ada", reduced_motion=wish), site.person("Bo")
        table = table_where(site, "campus", [ada, bo], asked_to("place", 1))
        page = ada.sit(table, 0)
        page.evaluate(COUNT_SIGNS)
        parts = bo.snapshot(table, 1)
        entry = parts["picks"][0]
        move = entry["text"].format(*(argument[1] for argument in entry["args"]))
        assert bo.play(table, 1, parts["line"]["question"], move).status_code == 200
        expect(page.locator("#log li", has_text="Bo place")).not_to_have_count(0)
        page.wait_for_timeout(100)
        seen[wish] = page.evaluate("window.signs")
    assert seen["no-preference"] > 0
    assert seen["reduce"] == 0
