"""Every page and every kind of table, in light and dark, under the eyes of axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import anyone_asked_to, asked_to, asked_together, begun, over, table_where
from tests.browser.visitor import PHONE, Visitor, chip
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(90)]
GAMES = ["artefacts", "campus", "frontier", "swarm", "tianxia"]
PLAIN = ["/", "/mine", "/t/nowhere", "/check", "/sheet/frontier?size=8x8&number=7"]
PLAIN += [f"/{path}{game}" for game in GAMES for path in ("new?game=", "rules/")]
OPTIONS = {"resultTypes": ["violations"]}


def wrong_with(page: Page) -> list[str]:
    """What axe finds, in words."""
    found = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{one['id']}: {node['target']} {node['html'][:120]} {node.get('failureSummary', '')}"
        for one in found
        for node in one["nodes"]
    ]


def in_both_lights(page: Page) -> None:
    """Look at a page by day and by night."""
    for light in ("light", "dark"):
        page.emulate_media(color_scheme=light, reduced_motion="reduce")
        page.evaluate("document.getAnimations().forEach((one) => one.finish())")
        assert wrong_with(page) == [], f"{light} {page.url}"


@pytest.mark.parametrize("path", PLAIN)
def test_pages_are_for_everyone(visit: Visit, path: str) -> None:
    visitor = visit("Mia")
    visitor.tolerate("404")
    page = visitor.go(path)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    in_both_lights(page)


def test_an_invitation_is_for_everyone(visit: Visit) -> None:
    mia, friend = visit("Mia"), visit()
    table = mia.person.open("campus", ["you", "open"])
    link = mia.person.post(f"/t/{table}/seats/1/link").json()["url"]
    friend.page.goto(link)
    expect(friend.page.get_by_role("button", name="Take seat B")).to_be_visible()
    in_both_lights(friend.page)


def campus(visitor: Visitor, moment: Callable[..., bool]) -> Page:
    return visitor.sit(table_where(visitor.site, "campus", [visitor, visitor.site.person("Bo")], moment), 0)


def frontier(visitor: Visitor, moment: Callable[..., bool], **dials: int) -> Page:
    return visitor.sit(table_where(visitor.site, "frontier", [visitor, visitor.site.person("Bo")], moment, **dials), 0)


def swarm(visitor: Visitor, moment: Callable[..., bool]) -> Page:
    others = [visitor.site.person(name) for name in ("Bo", "Cleo")]
    return visitor.sit(table_where(visitor.site, "swarm", [visitor, *others], moment), 0)


def test_the_waiting_room_and_its_links_are_for_everyone(visit: Visit) -> None:
    mia = visit("Mia")
    page = mia.sit(mia.person.open("campus", ["you", "open", "bot:random"]))
    in_both_lights(page)
    page.get_by_role("button", name="QR code for seat B").click()
    expect(page.get_by_role("dialog").locator("svg")).to_be_visible()
    in_both_lights(page)


def test_a_table_of_campus_is_for_everyone(visit: Visit) -> None:
    page = campus(visit("Ada"), asked_to("attack"))
    in_both_lights(page)
    page.locator("#board [data-pick=glow]").first.press("Enter")
    in_both_lights(page)
    for name in ("Chat", "Rules", "Text"):
        page.get_by_role("tab", name=name).click()
        in_both_lights(page)
    page.get_by_label("Menu", exact=True).click()
    in_both_lights(page)


def test_a_table_of_frontier_is_for_everyone(visit: Visit) -> None:
    page = frontier(visit("Ada"), asked_to("train"), material_weight=60)
    in_both_lights(page)
    chip(page, "train").click()
    in_both_lights(page)
    page.locator("#board [data-tile]").first.hover()
    expect(page.locator("#board .caption")).to_be_visible()
    in_both_lights(page)


@pytest.mark.parametrize("verb", ["bid", "drop", "battle"])
def test_a_table_of_swarm_is_for_everyone(visit: Visit, verb: str) -> None:
    in_both_lights(swarm(visit("Ada"), anyone_asked_to(verb)))


@pytest.mark.parametrize("moment", [asked_to("region"), asked_to("govern"), over], ids=["start", "region", "end"])
def test_a_table_of_tianxia_is_for_everyone(visit: Visit, site: Site, moment: Callable[..., bool]) -> None:
    ada = visit("Ada")
    page = ada.sit(table_where(site, "tianxia", [ada, site.person("Bo")], moment, ["region"]), 0)
    page.get_by_role("tab", name="Boards").click()
    in_both_lights(page)


def test_secret_choices_and_the_end_are_for_everyone(visit: Visit) -> None:
    in_both_lights(swarm(visit("Ada"), asked_together(0, 1)))
    in_both_lights(swarm(visit("Bea"), over))


def test_the_curtain_is_for_everyone(visit: Visit) -> None:
    mia = visit("Mia")
    page = mia.sit(mia.person.open("swarm", ["you", "device"]), 0)
    page.locator("#players button.player").nth(1).click()
    page.get_by_role("button", name="Play this seat").click()
    expect(page.locator("#curtain")).to_be_visible()
    in_both_lights(page)


def test_a_table_on_a_phone_is_for_everyone(visit: Visit) -> None:
    page = swarm(visit("Ada", **PHONE), begun)
    in_both_lights(page)
    page.get_by_role("tab", name="Hand").tap()
    in_both_lights(page)


def test_replay_and_text_view_are_for_everyone(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"))
    page = ada.go(f"/t/{table}/replay?at=3&seat=0")
    expect(page.locator("#scrubber .moment")).to_contain_text("3 /")
    in_both_lights(page)
    in_both_lights(ada.go(f"/t/{table}/text?seat=0"))


def test_no_two_things_on_a_page_have_the_same_name(visit: Visit) -> None:
    page = swarm(visit("Ada"), asked_to("bid"))
    chip(page, "Bid").first.click()
    names = page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert sorted(names) == sorted(set(names))
