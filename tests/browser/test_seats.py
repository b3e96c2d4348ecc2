"""Who sits at a table and who looks on: invitations, spectators, absence, bots in a seat, rematches."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.positions import asked_to, asked_together, over, table_where
from tests.browser.visitor import Visitor, awaited, board, ready
from tests.table.planting import Plan, plant, wait_until
from tests.table.site import Site, new_key

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
GRACE = 20_000  # milliseconds until one who has left is shown as away
WATCHED = """new MutationObserver(() => {
  if (document.querySelector(".showdown .bout")) window.hasBattled = true;
}).observe(document.body, { childList: true, subtree: true })"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server at which whoever closes the table's page is gone for long at once."""
    with Site(tmp_path_factory.mktemp("hasty"), "--patience", "0") as running:
        yield running


def seat_menu(page: Page, seat: int) -> None:
    page.locator("#players button.player").nth(seat).click()


def test_an_invitation_is_shown_as_link_and_picture_and_takes_the_seat_only_when_accepted(visit: Visit) -> None:
    mia, noa = visit("Mia"), visit("Noa")
    page = mia.sit(mia.person.open("campus", ["you", "open", "bot:random"]))
    address = page.locator(".share").get_by_label("Address").input_value()
    page.get_by_role("button", name="QR code for seat B").click()
    box = page.get_by_role("dialog")
    expect(box.locator(".code svg")).to_be_visible()
    assert box.get_by_label("Address").input_value() == address
    box.get_by_role("button", name="Close").click()
    noa.page.goto(address)
    expect(noa.page).to_have_url(noa.site.address + "/invite")
    expect(page.locator("#waiting")).to_contain_text("Open seat")
    noa.page.get_by_role("button", name="Take seat").click()
    awaited_by_one(page, ready(noa.page))
    expect(page.locator("#players")).to_contain_text("Noa")


def awaited_by_one(*pages: Page) -> None:
    """The game has begun for all."""
    for page in pages:
        expect(page.locator("#table")).to_have_attribute("data-stage", "playing")


def test_an_open_table_is_listed_live_and_joined_with_a_click(visit: Visit) -> None:
    noa, mia = visit("Noa"), visit("Mia")
    page = noa.go("/")
    table = mia.person.open("campus", ["you", "open"], public=True)
    page.locator(f'#lobby a[href="/t/{table}"]').click()
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("#table")).to_have_attribute("data-stage", "playing")
    expect(page.locator("#players .own")).to_contain_text("Noa")


def test_the_host_begins_and_bots_take_the_open_seats(visit: Visit) -> None:
    mia = visit("Mia")
    page = mia.sit(mia.person.open("swarm", ["you", "open", "open"]))
    page.get_by_role("button", name="Start with bots").click()
    awaited(page)


def test_a_link_that_was_made_is_still_there_after_a_reload(visit: Visit) -> None:
    mia = visit("Mia")
    page = mia.sit(mia.person.open("campus", ["you", "open", "open"]))
    links = page.locator(".share").get_by_label("Address")
    expect(links).to_have_count(2)
    made = [link.input_value() for link in links.all()]
    ready(page).reload()
    expect(links).to_have_count(2)
    assert [link.input_value() for link in links.all()] == made


def test_the_host_changes_and_removes_bots_before_the_game(visit: Visit) -> None:
    mia = visit("Mia")
    page = mia.sit(mia.person.open("campus", ["you", "open", "bot:greedy"]))
    bot = page.locator(".places li").nth(2)
    expect(bot).to_contain_text("Greedy bot")
    bot.locator("summary").click()
    bot.get_by_role("button", name="Easy bot").click()
    expect(bot.locator(".faded")).to_have_text("Easy bot")
    bot.locator("summary").click()
    bot.get_by_role("button", name="Open seat").click()
    expect(bot).to_contain_text("Open seat")
    expect(page.locator("#prompt")).to_have_text("Start now with bots in the open seats?")


def test_who_comes_to_the_waiting_room_without_a_link_is_told_whom_to_ask(visit: Visit) -> None:
    mia, stranger = visit("Mia"), visit()
    page = stranger.sit(mia.person.open("campus", ["you", "open"]))
    expect(page.locator("#waiting .share")).to_have_text("You are watching. To play, ask Mia for a link to a seat.")
    expect(page.locator("#prompt")).to_have_text("Waiting for Mia to start")


def test_a_spectator_sees_the_board_and_no_hand(visit: Visit, site: Site) -> None:
    ada, watcher = visit("Ada"), visit()
    others = [site.person(name) for name in ("Bo", "Cleo")]
    table = table_where(site, "swarm", [ada, *others], asked_together(0, 1))
    own = {card["name"] for card in ada.person.snapshot(table, 0)["cards"]}
    page = watcher.sit(table)
    assert own
    expect(page.locator("#hand")).to_be_hidden()
    expect(page.locator("[data-pick]")).to_have_count(0)
    assert not [name for name in own if re.search(rf"\b{name}\b", page.locator("#log").inner_html())]
    ada.sit(table, 0)
    wait_until(lambda: board(page) == board(ada.page))


def test_who_has_gone_is_shown_as_away_and_comes_back(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = table_where(site, "campus", [ada, bo], asked_to("place"))
    page = ada.sit(table, 0)
    bo.sit(table, 1)
    row = page.locator("#players li").nth(1)
    expect(row).not_to_have_class(re.compile("away"))
    bo.page.close()
    expect(row).to_have_class(re.compile("away"), timeout=GRACE)
    expect(row).to_contain_text("away")
    bo.tab(f"/t/{table}?seat=1")
    expect(row).not_to_have_class(re.compile("away"))


def test_the_host_gives_a_seat_to_a_bot_and_the_person_takes_it_back(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = table_where(site, "campus", [ada, bo], asked_to("place"))
    page = ada.sit(table, 0)
    bo.sit(table, 1)
    seat_menu(page, 1)
    page.get_by_role("button", name="Let a bot play").click()
    row = page.locator("#players li").nth(1)
    expect(row.locator(".who small")).to_have_text(re.compile(r"^\w+ bot"))
    seat_menu(bo.page, 1)
    bo.page.get_by_role("dialog").get_by_role("button", name="Take your seat back").click()
    expect(row.locator(".who small")).to_have_count(0)


def test_a_seat_is_carried_to_another_device_by_who_sits_there_and_nobody_else(visit: Visit, site: Site) -> None:
    ada, bo, phone = visit("Ada"), visit("Bo"), visit()
    table = table_where(site, "campus", [ada, bo], asked_to("place"))
    seat_menu(ada.sit(table, 0), 1)
    expect(ada.page.get_by_role("dialog")).not_to_contain_text("Invite someone to this seat")
    seat_menu(bo.sit(table, 1), 1)
    bo.page.get_by_role("button", name="Continue on another device").click()
    phone.page.goto(bo.page.get_by_label("Address").input_value())
    phone.page.get_by_label("Your name").fill("Bo")
    phone.page.get_by_role("button", name="Take seat").click()
    expect(ready(phone.page).locator("#players .own")).to_have_text(re.compile("^B"))


def test_the_others_vote_to_free_a_seat_and_the_host_invites_somebody(visit: Visit, hasty: Site) -> None:
    ada = hasty.person("Ada")
    bo, cleo, zoe = (visit(name, site=hasty) for name in ("Bo", "Cleo", "Zoe"))
    table = table_where(hasty, "campus", [ada, bo, cleo], asked_to("place"))
    pages = [bo.sit(table, 1), cleo.sit(table, 2)]
    for page in pages:
        page.reload()
        seat_menu(ready(page), 0)
        page.get_by_role("button", name="Vote to free the seat", exact=True).click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(pages[0].locator("#log")).to_contain_text("Everyone agreed: seat A is open to someone else")
    seat_menu(pages[0], 0)
    pages[0].get_by_role("button", name="Invite someone to this seat").click()
    zoe.page.goto(pages[0].get_by_label("Address").input_value())
    zoe.page.get_by_role("button", name="Take seat").click()
    expect(ready(zoe.page).locator("#players .own")).to_contain_text("Zoe")


def test_resigning_takes_two_clicks_and_the_game_goes_on(visit: Visit, site: Site) -> None:
    ada, bo, cleo = visit("Ada"), site.person("Bo"), site.person("Cleo")
    page = ada.sit(table_where(site, "campus", [ada, bo, cleo], asked_to("place")), 0)
    page.get_by_label("Menu", exact=True).click()
    page.get_by_role("tab", name="Resign").click()
    page.get_by_role("button", name="Resign", exact=True).dblclick()  # of which the second click does no harm
    expect(page.get_by_role("button", name="Resign", exact=True)).to_be_visible()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Yes, resign").click()
    expect(page.locator("#log")).to_contain_text("resign")
    expect(page.locator("#table")).to_have_attribute("data-stage", "playing")


def test_who_resigned_can_play_again_in_the_end(visit: Visit, site: Site) -> None:
    ada = visit("Ada")
    table = plant(site, Plan("campus", [ada.person, "random"], ada.person, dials={"round_limit": 1}))
    ada.person.post(f"/t/{table}/resign", seat=0, key=new_key())
    page = ada.sit(table, 0)
    expect(page.locator("#table")).to_have_attribute("data-stage", "over")
    expect(page.locator("#prompt")).to_have_text("Ready for a rematch?")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator("#table")).not_to_have_attribute("data-table", table)


def test_who_resigned_has_no_battles_to_click_through(visit: Visit) -> None:
    ada = visit("Ada")
    dials: dict[str, object] = {"size": "tiny", "map": "2", "round_limit": 3}
    page = ada.sit(ada.person.open("artefacts", ["you", "bot:random", "bot:random"], dials), 0)
    awaited(page)
    page.evaluate(WATCHED)
    table = page.locator("#table").get_attribute("data-table")
    ada.person.post(f"/t/{table}/resign", seat=0, key=new_key())
    expect(page.locator("#table")).to_have_attribute("data-stage", "over")
    expect(page.locator("#result")).to_be_visible()
    assert not page.evaluate("window.hasBattled")


def test_a_rematch_is_one_click_for_both(visit: Visit, site: Site) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    table = table_where(site, "campus", [ada, bo], over, round_limit=1)
    pages = [one.sit(table, seat) for seat, one in enumerate((ada, bo))]
    expect(pages[0].get_by_role("heading", name=re.compile("won|win")).first).to_be_visible()
    expect(pages[0].locator("#asked")).to_contain_text("Game over")
    expect(pages[0].locator("#result .told")).to_have_text(re.compile(r"holds? the most territories: \d+\."))
    expect(pages[0].locator("#result tr").first).to_contain_text(re.compile(r"\d+ territories"))
    pages[0].get_by_role("button", name="Play again").click()
    expect(pages[0]).not_to_have_url(re.compile(table))
    pages[1].get_by_role("button", name="Go to the rematch").click()
    expect(pages[1]).not_to_have_url(re.compile(table))
    for page in pages:
        expect(page.locator("#table")).to_have_attribute("data-stage", "playing")


def test_a_name_is_what_the_others_read(visit: Visit) -> None:
    mia: Visitor = visit()
    page = mia.go("/")
    page.locator(".who summary").click()
    page.get_by_label("Your name", exact=True).fill("Mia <i>")
    page.get_by_role("button", name="Save").click()
    mia.sit(mia.person.open("campus", ["you", "bot:random"]))
    expect(mia.page.locator("#players")).to_contain_text("Mia <i>")
