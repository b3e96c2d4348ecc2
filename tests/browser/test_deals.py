"""Deals at a real table: the sheet on which one is made, by mouse, keys and finger, and the card that answers it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.conftest import Visit
from tests.browser.looking import FOCUS, OVERFLOW, SMALL_TARGETS
from tests.browser.positions import asked_to, table_where
from tests.browser.visitor import WIDE, Visitor, awaited, confirm
from tests.table.planting import arrives, true_match
from tests.table.site import Person, Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]

GLASS: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, **GLASS}
SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, **GLASS}


def at_the_table(visit: Visit, site: Site, others: int = 2, **look: Any) -> tuple[Visitor, list[Person], str]:
    """Ada, who may drop troops, the others, and their table."""
    ada = visit("Ada", **(look or {"viewport": WIDE}))
    people = [site.person(name) for name in ("Bo", "Cleo")[:others]]
    table = table_where(site, "swarm", [ada, *people], asked_to("drop"))
    ada.sit(table, 0)
    awaited(ada.page)
    return ada, people, table


def sheet(page: Page) -> Locator:
    """The sheet of an offer, which is opened."""
    page.locator("#asides").get_by_role("button", name="Offer a deal").click()
    expect(page.locator("#terms")).to_be_visible()
    return page.locator("#terms")


def term(terms: Locator, label: str) -> Locator:
    return terms.locator(".term", has_text=label)


def offered_by(person: Person, table: str, seat: int, text: str) -> None:
    question = person.snapshot(table, seat)["line"]["question"]
    assert person.play(table, seat, question, text).status_code == 200


def test_a_deal_is_made_on_one_sheet_by_mouse(visit: Visit, site: Site) -> None:
    ada, _, table = at_the_table(visit, site)
    terms = sheet(ada.page)
    expect(ada.page.locator("#prompt")).to_have_text("Offer a deal")
    expect(confirm(ada.page)).to_be_disabled()
    terms.get_by_role("button", name="Cleo").click()
    expect(terms.get_by_role("button", name="Cleo")).to_have_attribute("aria-pressed", "true")
    term(terms, "You give").get_by_role("button", name="One more").click()
    term(terms, "You get").get_by_role("button", name="One more").click()
    expect(confirm(ada.page)).to_have_text("Send offer to CleoEnter")
    confirm(ada.page).click()
    arrives(site, table, "offer c give 2 want 1")
    expect(ada.page.locator("#deals .offer")).to_contain_text("Your offer to Cleo")
    expect(terms).to_be_hidden()


def test_numbers_that_were_set_first_are_kept_for_who_is_chosen_then(visit: Visit, site: Site) -> None:
    ada, _, table = at_the_table(visit, site)
    terms = sheet(ada.page)
    term(terms, "You get").get_by_role("button", name="One more").click()
    terms.get_by_role("button", name="Bo").click()
    terms.get_by_role("button", name="Cleo").click()
    confirm(ada.page).click()
    arrives(site, table, "offer c give 1 want 1")


def test_a_deal_is_made_by_keys_alone(visit: Visit, site: Site) -> None:
    ada, _, table = at_the_table(visit, site)
    page, keys = ada.page, ada.page.keyboard
    page.locator("#asides").get_by_role("button", name="Offer a deal").press("Enter")
    expect(page.locator("#terms .chip").first).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(page.locator("#terms .chip").nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(FOCUS)["isVisible"]
    page.get_by_role("slider", name="How much water do you want?").press("ArrowRight")
    expect(page.get_by_role("slider", name="How much water do you want?")).to_be_focused()
    confirm(page).press("Enter")
    arrives(site, table, "offer c give 1 want 1")


@pytest.mark.parametrize("look", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_a_deal_is_made_with_a_finger(visit: Visit, site: Site, look: dict[str, Any]) -> None:
    ada, _, table = at_the_table(visit, site, **look)
    terms = sheet(ada.page)
    terms.get_by_role("button", name="Bo").tap()
    term(terms, "You get").get_by_role("button", name="One more").tap()
    for part in (*terms.locator(".chip, .count > button").all(), confirm(ada.page)):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= look["viewport"]["height"]
    small = ada.page.evaluate(SMALL_TARGETS, 44)
    assert [one for one in small if "is-seat" in one or "One " in one] == []
    assert ada.page.evaluate(OVERFLOW)["page"] == 0
    confirm(ada.page).tap()
    arrives(site, table, "offer b give 1 want 1")


def test_undo_leaves_the_sheet_at_once(visit: Visit, site: Site) -> None:
    ada, _, table = at_the_table(visit, site)
    before = len(true_match(site, table).moves)
    terms = sheet(ada.page)
    terms.get_by_role("button", name="Bo").click()
    ada.page.keyboard.press("Escape")
    expect(terms).to_be_hidden()
    expect(ada.page.locator("#asides").get_by_role("button", name="Offer a deal")).to_be_visible()
    assert len(true_match(site, table).moves) == before


def test_with_one_other_player_a_deal_is_for_that_player(visit: Visit, site: Site) -> None:
    ada, _, table = at_the_table(visit, site, others=1)
    terms = sheet(ada.page)
    expect(terms.locator(".who")).to_be_hidden()
    confirm(ada.page).click()
    arrives(site, table, "offer b give 1 want 0")


@pytest.mark.parametrize("look", [{"viewport": WIDE}, UPRIGHT, SIDEWAYS], ids=["desktop", "upright", "sideways"])
@pytest.mark.parametrize("answer", ["Accept", "Decline"])
def test_an_offer_that_comes_in_is_a_card_to_answer(
    visit: Visit, site: Site, look: dict[str, Any], answer: str
) -> None:
    ada, (bo, _), table = at_the_table(visit, site, **look)
    offered_by(bo, table, 1, "offer a give 1 want 0")
    card = ada.page.locator("#deals .offer")
    expect(card).to_contain_text("Bo offers you a deal")
    expect(card.locator("dd").first).to_contain_text("1")
    expect(card.locator("dd").last).to_have_text("nothing")
    expect(ada.page.locator("#asides").get_by_role("button", name=answer)).to_have_count(0)
    card.get_by_role("button", name=answer).click()
    arrives(site, table, f"{answer.lower()} b")
    expect(card).to_have_count(0)


def test_what_is_picked_is_never_struck_through(visit: Visit, site: Site) -> None:
    ada, _, _ = at_the_table(visit, site)
    ada.page.locator("[data-pick=glow]").first.press("Enter")
    crumb = ada.page.locator("#so-far .crumb").first
    crumb.hover()
    assert crumb.evaluate("(one) => getComputedStyle(one).textDecorationLine") == "none"
