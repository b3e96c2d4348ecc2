"""Dice are checked where they were played: the browser adds a number, remembers it, and holds the record against it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.visitor import WIDE, Visitor, pick, ready
from tests.table.planting import Plan, moves_of, plant, random_game, wait_until
from tests.table.site import Site, new_key

from hegemon.table.proof.lines import parse_proof, parted
from hegemon.table.proof.mixing import digest

pytestmark = [pytest.mark.once]
NUMBER = re.compile(r"[0-9a-f]{32}")


def play_to_the_end(guest: Visitor) -> Page:
    """A short game against a bot, opened with the form, and left to another bot."""
    page = guest.go("/new?game=campus")
    page.locator("label", has=page.locator("input[name=players][value='2']")).click()
    pick(page, "Seat B", "bot:beginner")
    page.locator("label", has=page.locator("input[name=pace][value='0']")).click()
    page.get_by_text("Advanced rules").click()
    page.locator("[name=dial-round_limit]").fill("1")
    page.get_by_role("button", name="Create table").click()
    ready(page)
    guest.person.post(f"/t/{table_of(page)}/resign", seat=0, key=new_key())
    expect(page.locator("#result")).to_be_visible()
    return page


def table_of(page: Page) -> str:
    return page.url.partition("/t/")[2].partition("?")[0].partition("/")[0]


def choose(page: Page, record: str) -> None:
    page.locator("#file").set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()})


def findings(page: Page, kind: str) -> list[str]:
    return page.locator(f"#verdict li.{kind}").all_inner_texts()


def test_a_game_is_checked_and_a_forged_record_is_told_by_what_does_not_match(visit: Visit) -> None:
    mia = visit("Mia", viewport=WIDE)
    page = play_to_the_end(mia)
    page.locator("#result").get_by_role("link", name="Check the dice").click()
    expect(page.get_by_role("heading", name="The dice match")).to_be_visible()
    said = " ".join(findings(page, "right"))
    assert "The dice come from that secret and the number from Mia." in said
    assert "This browser saw the same fingerprint at the table." in said
    assert "The number from this browser was mixed in." in said

    record = mia.person.get(f"/t/{table_of(page)}/record").text
    choose(page, record)
    expect(page.locator("#verdict")).to_contain_text("This server has the same record of the game.")
    choose(page, re.sub(r"(?m)^seed \d+$", "seed 7", record))
    expect(page.get_by_role("heading", name="The dice do not match")).to_be_visible()
    assert "The seed does not come from the secret" in findings(page, "wrong")[0]

    proof, shorter = parse_proof(record), record.rstrip().rpartition("\n")[0] + "\n"
    assert proof is not None
    choose(page, shorter.replace(proof.moves, digest(parted(shorter)[1])))
    expect(page.locator("#verdict li.wrong")).to_have_count(1)
    assert "This server has another record of the game: move" in findings(page, "wrong")[0]
    choose(page, "something else")
    expect(page.get_by_role("alert")).to_have_text(re.compile("game.txt is no record"))


def test_a_browser_notices_that_its_number_was_left_out(visit: Visit) -> None:
    mia = visit("Mia", viewport=WIDE)
    page = play_to_the_end(mia)
    page.evaluate("""() => {
        const kept = JSON.parse(localStorage["hegemon.dice"]);
        for (const [, memory] of kept) memory.numbers = memory.numbers.map((number) => number.replace(/./g, "7"));
        localStorage["hegemon.dice"] = JSON.stringify(kept);
    }""")
    page.goto(f"{mia.site.address}/t/{table_of(page)}/check")
    expect(page.get_by_role("heading", name="The dice do not match")).to_be_visible()
    assert "The number from this browser was not mixed in." in findings(page, "wrong")[0]


def test_everyone_who_sits_down_adds_a_number(visit: Visit) -> None:
    mia, noa = visit("Mia", viewport=WIDE), visit("Noa", viewport=WIDE)
    table = mia.person.open("campus", ["you", "open"], {"round_limit": 1}, public=True)
    host, guest = mia.sit(table), noa.sit(table)
    expect(host.locator("#waiting .sealed")).to_contain_text(NUMBER)  # the page adds one where the form could not
    guest.get_by_role("button", name="Sit here").click()
    expect(host.locator("#table")).to_have_attribute("data-stage", "playing")
    assert all(NUMBER.fullmatch(number) for number in mia.person.snapshot(table)["numbers"])


def test_whoever_is_there_at_the_end_adds_a_number_to_the_rematch(visit: Visit, site: Site) -> None:
    mia, noa = visit("Mia", viewport=WIDE), visit("Noa", viewport=WIDE)
    match = random_game("campus", 2, {"round_limit": 1})
    people = [mia.person, noa.person]
    plan = Plan("campus", people, mia.person, dials={"round_limit": 1}, moves=moves_of(match), ending="It ended.")
    table = plant(site, plan)
    for visitor in (mia, noa):
        visitor.sit(table)
    wait_until(lambda: all(mia.person.snapshot(table)["again"]["numbers"]))
    mia.page.get_by_role("button", name="Play again").click()
    expect(mia.page.locator("#table")).to_have_attribute("data-stage", "playing")
    assert all(NUMBER.fullmatch(number) for number in mia.person.snapshot(table_of(mia.page))["numbers"])


def test_the_menu_says_in_a_sentence_what_the_dice_come_from(visit: Visit) -> None:
    page = visit("Mia", viewport=WIDE).go("/")
    page.get_by_role("button", name=re.compile("Play now.*Campus")).click()
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("tab", name="Dice").click()
    pane = page.locator("#menu-panel")
    expect(pane).to_contain_text("Nobody can choose them, not even the server.")
    expect(pane).to_contain_text(NUMBER)
    expect(pane).to_contain_text("None: a bot")


def test_a_game_that_hides_nothing_has_a_map_to_check(visit: Visit) -> None:
    mia = visit("Mia", viewport=WIDE)
    table = mia.person.open("frontier", ["you", "bot:random"], {"round_limit": 1})
    mia.person.post(f"/t/{table}/resign", seat=0, key=new_key())
    page = mia.sit(table)
    page.locator("#result").get_by_role("link", name="Check the map").click()
    expect(page.get_by_role("heading", name="Check the map")).to_be_visible()
    expect(page.get_by_role("heading", name="The map matches")).to_be_visible()
