"""Pages by themselves: their weight, the text view without scripts, and a game within two clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, begun, table_where
from tests.browser.visitor import awaited, pick, ready
from tests.table.site import Site

from hegemon.kit.drawing.lettering import text_width

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
APART, FINGER = 12, 44  # pixels between two buttons, and of their height
HEAVIEST = 180_000  # bytes of the first page with everything that it fetches, its type too
LABELS = ["Concert Hall", "Drawing Office", "Old Teeth", "AVAWT Ty.", "Väg och vatten", "0123456789", "+2 (3–4) · “x”"]
VIOLATIONS = (
    "addEventListener('securitypolicyviolation', (event) => console.error('violates ' + event.violatedDirective));"
)


def weigh(page: Page, address: str) -> dict[str, int]:
    """Open a page; how many bytes each of its parts took on the wire."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    urls: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda event: urls.update({event["requestId"]: event["request"]["url"]}))
    session.on(
        "Network.loadingFinished",
        lambda event: sizes.update({urls[event["requestId"]]: int(event["encodedDataLength"])}),
    )
    page.goto(address, wait_until="networkidle")
    return sizes


def test_the_first_page_is_light(visit: Visit, site: Site) -> None:
    sizes = weigh(visit().page, site.address + "/")
    assert len(sizes) > 4
    assert sum(sizes.values()) < HEAVIEST, sizes


def test_texts_are_at_most_as_wide_as_pictures_take_them_for(visit: Visit) -> None:
    page = visit().go("/")
    measure = """async (texts) => {
        await document.fonts.load('700 1000px "Source Sans Pro"');
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = '700 1000px "Source Sans Pro"';
        return texts.map((text) => pen.measureText(text).width / 1000);
    }"""
    for label, width in zip(LABELS, page.evaluate(measure, LABELS), strict=True):
        assert 0.93 * text_width(label) <= width <= text_width(label) + 0.001, label


@pytest.mark.parametrize("game", ["Campus", "Frontier", "Swarm"])
def test_a_game_against_bots_is_one_click_from_the_first_page(visit: Visit, game: str) -> None:
    page = visit().go("/")
    page.get_by_role("button", name=re.compile(f"Play now.*{game}")).click()
    awaited(ready(page))
    expect(page.locator("#board svg").first).to_be_visible()


PATHS = ["/", "/new", "/check", "/mine", "/sheet/frontier", "/rules/campus", "/rules/frontier", "/rules/swarm"]


@pytest.mark.parametrize("path", PATHS)
def test_no_page_asks_for_what_its_policy_forbids(visit: Visit, path: str) -> None:
    visitor = visit("Mia")
    visitor.context.add_init_script(VIOLATIONS)
    visitor.page.goto(visitor.site.address + path, wait_until="networkidle")


SMALL_TEXT = """() => [...document.querySelectorAll("main *, header *, footer *")]
    .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()))
    .filter((one) => !one.closest("svg") && one.checkVisibility())
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 12)
    .map((one) => one.outerHTML.slice(0, 80))"""
CUT_OFF = """() => [...document.querySelectorAll("button, .button, .segments span, h1, h2, label, .tag, .facts li")]
    .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && one.clientWidth)
    .filter((one) => getComputedStyle(one).display !== "inline")
    .map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("width", [320, 390, 768, 1024, 1440])
def test_pages_fit_every_width_with_text_that_can_be_read(visit: Visit, site: Site, width: int) -> None:
    ada = visit("Ada", viewport={"width": width, "height": 844})
    table = table_where(site, "campus", [ada, site.person("Bo")], asked_to("attack"))
    for path in [*PATHS, f"/t/{table}/text?seat=0", "/new?game=frontier"]:
        page = ada.go(path)
        page.evaluate("document.querySelectorAll('details.part').forEach((one) => (one.open = true))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        assert page.evaluate(SMALL_TEXT) == [], path
        assert page.evaluate(CUT_OFF) == [], path


def test_no_table_asks_for_what_its_policy_forbids(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    ada.context.add_init_script(VIOLATIONS)
    asked = {"artefacts": "march", "campus": "attack", "frontier": "take", "swarm": "bid", "tianxia": "region"}
    for game, verb in asked.items():
        table = table_where(site, game, [ada, site.person("Bo"), site.person("Cleo")], asked_to(verb))
        ada.sit(table, 0).wait_for_timeout(300)
        for path in (f"/t/{table}/text?seat=0", f"/t/{table}/replay?at=2&seat=0"):
            ada.page.goto(site.address + path, wait_until="networkidle")


def test_title_and_icon_say_that_it_is_ones_turn(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = table_where(site, "campus", [ada, bo], asked_to("attack"))
    asked, waits = ada.sit(table, 0), bo.sit(table, 1)
    expect(asked).to_have_title(re.compile("Your turn"))
    expect(waits).not_to_have_title(re.compile("Your turn"))
    plain = waits.locator("link[rel~=icon]").get_attribute("href")
    assert plain
    expect(asked.locator("link[rel~=icon]")).not_to_have_attribute("href", plain)


def test_a_move_is_played_in_the_text_view_without_scripts(visit: Visit, site: Site) -> None:
    ada = visit("Ada", java_script_enabled=False)
    ada.tolerate("status of 400")
    table = table_where(site, "campus", [ada, site.person("Bo")], begun)
    page = ada.go(f"/t/{table}?seat=0")
    page.get_by_role("link", name="The table as text").click()
    form = page.locator("form.move", has=page.get_by_label("Place", exact=True))
    form.get_by_role("spinbutton").fill("2")
    form.get_by_role("button").click()
    expect(page.locator(".story li").first).to_have_text(re.compile("^You placed? 2 on|^You places 2 on"))
    page.get_by_label("Type a move").fill("place nowhere 1")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"^[A-Z].*\.$"))
    page.get_by_role("button", name="Undo my last move").click()
    expect(page.locator(".now")).to_contain_text(re.compile("Place .*troops"))


def test_a_table_is_opened_and_joined_without_scripts(visit: Visit, site: Site) -> None:
    mia = visit("Mia", java_script_enabled=False)
    page = mia.go("/new?game=campus")
    pick(page, "Seat B", "bot:beginner")
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("link", name="The table as text")).to_be_visible()
    page.get_by_role("link", name="The table as text").click()
    expect(page.get_by_role("heading", name="Position")).to_be_visible()


def test_players_are_counted_by_steps_within_what_the_game_allows(visit: Visit) -> None:
    page = visit().go("/")
    card = page.locator(".card", has=page.get_by_role("heading", name="Campus"))
    for _ in range(3):
        card.get_by_role("button", name="More: players").click()
    expect(card.get_by_role("spinbutton")).to_have_value("6")
    expect(card.get_by_role("button", name="More: players")).to_be_disabled()
    pick(page, "Bots in Campus", "easy")
    card.get_by_role("button", name=re.compile("^Play now")).click()
    page.wait_for_url("**/t/*")
    page.goto(page.url + "/text")
    expect(page.locator(".people li", has_text="bot, Easy")).to_have_count(5)


def test_a_phone_held_sideways_shows_the_first_button_at_once(visit: Visit) -> None:
    page = visit(viewport={"width": 844, "height": 390}).go("/")
    box = page.get_by_role("button", name=re.compile("^Play now")).first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 390


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.tolerate("404")
    page = visitor.go("/t/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Table not found"))
    page.get_by_role("link", name="All games").click()
    expect(page.get_by_role("heading", name="Conquer a board tonight")).to_be_visible()


@pytest.mark.parametrize("width", [390, 1440])
def test_to_download_a_map_and_to_draw_another_are_told_apart(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 844}).go("/sheet/frontier?size=8x8&number=7")
    one, other = (page.get_by_role("link", name=name).bounding_box() for name in ("Download PDF", "Another map"))
    assert one is not None
    assert other is not None
    beside, below = other["x"] - one["x"] - one["width"], other["y"] - one["y"] - one["height"]
    assert max(beside, below) >= APART
    assert other["height"] >= FINGER
