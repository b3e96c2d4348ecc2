"""Somebody with a browser of their own: its pages, and everything that it complained of."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, expect
from tests.table.planting import cookie_of
from tests.table.site import Person, Site

PATIENCE = 15_000  # milliseconds; a machine that builds and tests has little time for a browser
WIDE = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
# Turns do not end by themselves, so that a test has all the time it needs, unless it has set something.
UNHURRIED = """
try { localStorage["hegemon.settings"] ??= '{"autoend": false, "tips": false}' } catch {}
"""
OFFLINE = r"ERR_|WebSocket|Failed to fetch"  # what a browser says of a server that is gone


class Visitor:
    """One guest: a browser context with the cookie of a person, who can also ask the server without a page."""

    def __init__(self, site: Site, context: BrowserContext, name: str = "") -> None:
        self.site = site
        self.context = context
        self.complaints: list[str] = []
        self.tolerated: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(UNHURRIED)
        context.on("page", self.watch)
        context.on("request", self.check_host)
        self.person: Person = site.person(name)
        context.add_cookies([{"name": "hegemon", "value": cookie_of(self.person), "url": site.address}])
        self.page: Page = context.new_page()

    def watch(self, page: Page) -> None:
        """Listen to what a page complains of."""
        page.on("console", self.hear)
        page.on("pageerror", lambda problem: self.complaints.append(f"error: {problem}"))

    def hear(self, message: ConsoleMessage) -> None:
        said = f"{message.type}: {message.text}"
        if message.type in ("error", "warning") and not any(re.search(known, said) for known in self.tolerated):
            self.complaints.append(said)

    def check_host(self, request: Request) -> None:
        """Nothing is asked of any other server."""
        ours = (self.site.address, self.site.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(ours):
            self.complaints.append(f"asks another host: {request.url}")

    def tolerate(self, *patterns: str) -> None:
        """What this test provokes is no complaint: a refusal, a server that is gone."""
        self.tolerated += patterns

    def go(self, path: str) -> Page:
        """Open a page of the site."""
        self.page.goto(self.site.address + path)
        return self.page

    def sit(self, table: str, seat: int | None = None) -> Page:
        """Open a table, and wait until its scripts have shown it."""
        self.go(f"/t/{table}" + ("" if seat is None else f"?seat={seat}"))
        return ready(self.page)

    def tab(self, path: str, **options: Any) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.goto(self.site.address + path, **options)
        return page


def pick(page: Page, about: str, value: str) -> None:
    """Choose in a box that opens over the page: for a seat, or for the bots of a game."""
    box = page.locator("details.pick", has=page.get_by_text(f"{about}: ", exact=True))
    box.locator("summary").click()
    box.locator(f"input[value='{value}']").click()


def ready(page: Page) -> Page:
    """Wait until the scripts of a table have shown it."""
    expect(page.locator("#table")).not_to_have_attribute("data-stage", "")
    return page


def awaited(page: Page) -> None:
    """Wait until this page's seat is to move."""
    expect(page.locator("#dock")).to_have_class(re.compile(r"\byours\b"))


def confirm(page: Page) -> Locator:
    """The main button of the dock, which plays the move that was built."""
    return page.locator("#confirm")


def step_back(page: Page) -> None:
    """See the whole board, also on a phone that began nearer."""
    if page.locator("#board.near").count():
        page.get_by_role("button", name="Whole board").click()
    expect(page.locator("#board.near")).to_have_count(0)


def chip(page: Page, words: str) -> Locator:
    """A choice that stands as a button in the dock, also beside the main one."""
    return page.locator("#options .chip, #other", has_text=words)


def thing(page: Page, kind: str, word: str) -> Locator:
    """Something on the board."""
    return page.locator(f'#board [data-{kind}="{word}"]').first


OWN_ATTACK = re.compile(r"^You(r attack| attack| took| fail| lost)")  # a line of the log


def log_lines(page: Page) -> list[str]:
    """What the log says, line by line."""
    return page.locator("#log li").all_inner_texts()


def board(page: Page) -> str:
    """The live part of the board, as it is drawn, without what only says how it may be used."""
    markup: str = page.locator("#live").inner_html()
    used = r' (tabindex|role|data-pick|aria-pressed|aria-label|aria-disabled)="[^"]*"'
    return re.sub(used, "", markup)
