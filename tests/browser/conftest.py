"""A real browser, servers for it, and people who look through it; all are closed again."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from tests.browser.visitor import PATIENCE, Visitor
from tests.table.site import Site

NO_BROWSER = "there is no browser: neither `chromium` nor the one of Playwright is installed"
QUIETLY = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
HERE = Path(__file__).parent
Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)


def executable(playwright: Playwright) -> str:
    """Where the browser is: the system's, or Playwright's own; empty where there is none."""
    own = playwright.chromium.executable_path
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")  # the first needs a third less time
    return found or (own if os.path.exists(own) else "")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails with a browser is tried twice more: on a starved machine windows and servers are late now and then."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for one test file: as long as Playwright runs, no other test can have an event loop."""
    with sync_playwright() as playwright:
        path = executable(playwright)
        if not path:
            pytest.skip(NO_BROWSER)
        with playwright.chromium.launch(executable_path=path, args=QUIETLY) as running:
            yield running


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A running server with a database of its own; its bots do not wait."""
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def visit(browser: Browser, site: Site) -> Iterator[Visit]:
    """Somebody with a browser of their own; whatever the browser complained of fails the test in the end."""
    made: list[Visitor] = []

    def new(name: str = "", site: Site = site, **options: Any) -> Visitor:
        made.append(Visitor(site, browser.new_context(**options), name))
        return made[-1]

    yield new
    complaints = [complaint for visitor in made for complaint in visitor.complaints]
    for visitor in made:
        visitor.context.close()
    assert complaints == []
