"""A server that dies and comes back, a network that goes away: nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.conftest import Visit
from tests.browser.positions import begun, table_where
from tests.browser.visitor import OFFLINE, Visitor, awaited, confirm, log_lines
from tests.table.site import Site

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
COMING_BACK = 25_000  # milliseconds


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of this file alone, because it is killed."""
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture
def ada(visit: Visit, site: Site) -> Visitor:
    """Somebody who has begun to build the first move of a game."""
    ada = visit("Ada")
    ada.tolerate(OFFLINE)
    page = ada.sit(table_where(site, "campus", [ada, site.person("Bo")], begun), 0)
    awaited(page)
    page.locator("#board [data-pick=glow]").first.press("Enter")
    page.locator("#count input[type=range]").press("ArrowLeft")
    return ada


def trail(page: Page) -> list[str]:
    return page.locator("#so-far button").all_inner_texts()


def commit(page: Page) -> None:
    confirm(page).click()


def placed(page: Page) -> int:
    """How often the log says that Ada has placed something."""
    return len([line for line in log_lines(page) if line.startswith("You place")])


def check_played_once(page: Page) -> None:
    expect(page.locator("#log li", has_text="You place")).to_have_count(1, timeout=COMING_BACK)
    page.wait_for_timeout(500)
    assert placed(page) == 1
    expect(page.locator("#sign")).to_be_hidden()
    page.reload()
    awaited(page)
    assert placed(page) == 1


def test_a_half_built_move_outlives_the_server(ada: Visitor, site: Site) -> None:
    page = ada.page
    built = trail(page)
    assert len(built) == 1
    site.kill()
    expect(page.locator("#sign")).to_be_visible()
    assert trail(page) == built
    site.start()
    expect(page.locator("#sign")).to_be_hidden(timeout=COMING_BACK)
    assert trail(page) == built
    commit(page)
    check_played_once(page)


def test_a_move_sent_to_a_dead_server_arrives_once_it_lives(ada: Visitor, site: Site) -> None:
    site.kill()
    commit(ada.page)
    expect(ada.page.locator("#sign")).to_be_visible()
    site.start()
    check_played_once(ada.page)


def test_a_move_sent_without_a_network_arrives_once_there_is_one(ada: Visitor) -> None:
    ada.context.set_offline(True)
    commit(ada.page)
    expect(ada.page.locator("#sign")).to_be_visible()
    ada.context.set_offline(False)
    check_played_once(ada.page)


def test_an_answer_that_was_lost_on_its_way_back_is_asked_for_again(ada: Visitor) -> None:
    """The server has the move; the page does not know, sends it again, and it is played once."""
    lost: list[int] = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.fetch().status)
            route.abort("connectionreset")
        else:
            route.continue_()

    ada.page.route("**/moves", lose)
    commit(ada.page)
    check_played_once(ada.page)
    assert lost == [200]


def test_what_others_did_meanwhile_is_caught_up_with(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    ada.tolerate(OFFLINE)
    table = table_where(site, "campus", [ada, bo], begun)
    awaited(ada.sit(table, 0))
    bo.sit(table, 1)
    ada.context.set_offline(True)
    bo.person.post(f"/t/{table}/chat", seat=1, text="are you there?", key="k" * 22)
    expect(bo.page.locator("#chat")).to_contain_text("are you there?")
    ada.context.set_offline(False)
    expect(ada.page.locator("#chat")).to_contain_text("are you there?", timeout=COMING_BACK)
    expect(ada.page.locator("#chat li")).to_have_count(1)
