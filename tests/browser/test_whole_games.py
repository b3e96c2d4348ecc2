"""Whole games between two people with browsers of their own and a bot, by nothing but what the pages offer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.robot import Robot, play_to_the_end
from tests.browser.visitor import WIDE, Visitor, board, pick, ready
from tests.table.planting import wait_until

pytestmark = [pytest.mark.once, pytest.mark.timeout(150)]
SHORT: dict[str, dict[str, str]] = {
    "Artefacts": {"size": "tiny", "round_limit": "3", "map": "2"},
    "Campus": {"map": "johanneberg", "round_limit": "2", "starting_troops": "10"},
    "Frontier": {"size": "8x8", "round_limit": "6", "material_weight": "60"},
    "Swarm": {"bastions": "6", "deployed": "6", "bastions_to_win": "2", "hold": "1", "rain_on_top": "0"},
    "Tianxia": {"rounds": "1"},
}

# How moves are made that every robot comes to make; a game of Swarm may be won before there is a choice of actions.
WAYS = {
    "Artefacts": ("board", "chip"),
    "Campus": ("board", "chip", "commit"),
    "Frontier": ("board", "chip", "commit"),
    "Swarm": ("board", "commit"),
    "Tianxia": ("board", "chip"),
}


def open_table(host: Visitor, game: str) -> Page:
    """Open a table for oneself, a friend and a bot with the form."""
    page = host.go("/")
    page.get_by_role("link", name=re.compile(f"Play with friends.*{game}")).click()
    page.locator("label", has=page.locator("input[name=players][value='3']")).click()
    for seat, who in zip("ABC", ["you", "open", "bot:beginner"]):
        pick(page, f"Seat {seat}", who)
    page.locator("label", has=page.locator("input[name=pace][value='0']")).click()
    page.get_by_text("Advanced rules").click()
    for dial, value in SHORT[game].items():
        turn(page, dial, value)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    return page


def turn(page: Page, dial: str, value: str) -> None:
    """Set a dial in the form: a number, a text, one of some choices, or what is written beside them."""
    field = page.locator(f"[name=dial-{dial}]")
    named = page.locator(f"[name=dial-{dial}][value='{value}']")
    if field.first.get_attribute("type") == "radio" and named.count():
        page.locator("label", has=named).click()
    elif field.first.get_attribute("type") == "radio":
        page.locator("label", has=page.locator(f"[name=dial-{dial}][value='#']")).click()
        page.locator(f"[name=dial-{dial}-other]").fill(value)
    else:
        field.fill(value)


def invite(host: Page) -> str:
    """The link for the open seat, which stands above the seats."""
    return host.locator(".share").get_by_label("Address").input_value()


def accept(friend: Visitor, address: str, name: str) -> Page:
    friend.page.goto(address)
    expect(friend.page).to_have_url(friend.site.address + "/invite")
    friend.page.get_by_label("Your name").fill(name)
    friend.page.get_by_role("button", name="Take seat").click()
    return ready(friend.page)


@pytest.mark.parametrize("game", SHORT)
def test_two_people_and_a_bot_play_to_the_end(visit: Visit, game: str) -> None:
    host, friend = visit("Mia", viewport=WIDE), visit(viewport=WIDE, reduced_motion="reduce")
    for visitor in (host, friend):
        visitor.tolerate("status of 409")  # a bot's order may close a question just before it is answered
    pages = [open_table(host, game)]
    pages.append(accept(friend, invite(pages[0]), "Noa"))
    robots = [Robot(page, seed) for seed, page in enumerate(pages)]
    play_to_the_end(robots, seconds=120)
    said = [page.locator("#result .standings").inner_text() for page in pages]
    assert "Noa" in said[0]
    assert said[0].replace("You", "Mia") == said[1].replace("You", "Noa")
    wait_until(lambda: board(pages[0]) == board(pages[1]))
    for robot in robots:
        assert min(robot.done[way] for way in WAYS[game]) > 0, robot.done
        assert robot.missed == set()
