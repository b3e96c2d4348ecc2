"""A seat goes to somebody else with its person's consent or, after a long absence, when all others agree."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from tests.table.chains import words_of
from tests.table.planting import Plan, game_of_tests, plant, true_match, wait_until
from tests.table.site import Live, Parts, Person, Site, new_key

pytestmark = [pytest.mark.once, pytest.mark.timeout(60)]
GONE, BOT = 0, 3  # the seat of the person who is gone, and that of a bot


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that knows Hidden Words, and at which whoever closes the table's page is gone for long at once."""
    folder = tmp_path_factory.mktemp("site")
    with game_of_tests(tmp_path_factory.mktemp("package")), Site(folder, "--patience", "0") as running:
        yield running


@dataclass
class Company:
    """Four at a table of Hidden Words: Ada, who has gone away, Bo, who is the host, Cleo, and a bot."""

    table: str
    ada: Person
    bo: Person
    cleo: Person
    tabs: list[Live]

    def vote(self, person: Person, seat: int = GONE, agree: bool = True) -> int:
        return person.post(f"/t/{self.table}/seats/{seat}/vote", agree=agree).status_code

    def link(self, seat: int = GONE) -> int:
        return self.bo.post(f"/t/{self.table}/seats/{seat}/link").status_code

    def seat(self, number: int = GONE) -> Parts:
        found: Parts = self.bo.snapshot(self.table, 1)["seats"][number]
        return found

    def log(self) -> list[str]:
        return [line["text"] for line in self.bo.snapshot(self.table, 1)["log"]["lines"]]

    def here_again(self) -> None:
        """Bo and Cleo open the table anew, after the server was stopped."""
        self.tabs = [self.bo.live(self.table, 1), self.cleo.live(self.table, 2)]
        for tab in self.tabs:
            tab.next()


@pytest.fixture
def company(site: Site) -> Company:
    ada, bo, cleo = site.person("Ada"), site.person("Bo"), site.person("Cleo")
    table = plant(site, Plan("hidden_words", [ada, bo, cleo, "random"], bo, dials={"rounds": 10}))
    ada.post(f"/t/{table}/chat", seat=0, to=2, text="psst, zqwhispered", key=new_key())
    found = Company(table, ada, bo, cleo, [])
    found.here_again()
    return found


def test_all_others_free_the_seat_of_somebody_long_gone_and_everybody_is_told(site: Site, company: Company) -> None:
    zoe = site.person("Zoe")
    assert company.link() == 403
    assert (company.vote(company.bo), company.seat()["agreed"], company.link()) == (200, [1], 403)
    assert (company.vote(company.cleo), company.seat()["free"]) == (200, True)
    company.bo.invite(company.table, GONE, zoe)
    hand = words_of(true_match(site, company.table).view(GONE))
    shown = zoe.get(f"/t/{company.table}/snapshot?seat={GONE}").text
    assert hand
    assert all(word in shown for word in hand)
    assert "zqwhispered" not in shown
    assert [line for line in company.log() if "seat A" in line or "joined" in line] == [
        "You voted to open seat A to someone else",
        "Cleo voted to open seat A to someone else",
        "Everyone agreed: seat A is open to someone else",
        "Zoe joined as A",
    ]


def test_who_was_voted_out_and_replaced_has_no_seat_any_more(site: Site, company: Company) -> None:
    zoe = site.person("Zoe")
    for person in (company.bo, company.cleo):
        company.vote(person)
    company.bo.invite(company.table, GONE, zoe)
    assert company.ada.get(f"/t/{company.table}/snapshot?seat=0").status_code == 403
    assert company.ada.post(f"/t/{company.table}/seats/0/back").status_code == 403
    assert zoe.post(f"/t/{company.table}/why", seat=0, move="pass").status_code == 200


def test_votes_are_kept_when_the_server_is_started_again(site: Site, company: Company) -> None:
    company.vote(company.cleo)
    site.kill()
    site.start()
    company.here_again()
    assert company.seat()["agreed"] == [2]
    company.vote(company.bo)
    site.kill()
    site.start()
    company.here_again()
    assert (company.seat()["free"], company.link()) == (True, 200)


@pytest.mark.parametrize("votes", [1, 2])
def test_a_look_at_the_table_ends_the_vote_on_the_own_seat(company: Company, votes: int) -> None:
    for person in (company.bo, company.cleo)[:votes]:
        company.vote(person)
    assert company.ada.get(f"/t/{company.table}/text").status_code == 200
    assert (company.seat()["agreed"], company.seat()["free"], company.link()) == ([], False, 403)
    assert company.log()[-1] == "Ada came back; the vote on seat A is off"


def test_who_lists_the_own_games_has_not_looked_in(company: Company) -> None:
    company.vote(company.bo)
    for path in ("/mine", f"/picture/now/{company.table}.svg"):
        assert company.ada.get(path).status_code == 200
    assert company.seat()["agreed"] != []


def test_a_link_that_was_given_out_is_void_once_the_person_is_back(site: Site, company: Company) -> None:
    zoe = site.person("Zoe")
    for person in (company.bo, company.cleo):
        company.vote(person)
    url = company.bo.post(f"/t/{company.table}/seats/0/link").json()["url"]
    tab = company.ada.live(company.table, 0)
    tab.next()
    zoe.get("/invite/" + url.rpartition("/")[2])
    assert zoe.form("/invite").status_code == 404
    assert company.ada.snapshot(company.table, 0)["mine"] == [0]


def test_while_a_bot_plays_for_a_person_they_come_back_whatever_was_agreed(company: Company) -> None:
    company.bo.post(f"/t/{company.table}/seats/0/bot", bot="random")
    for person in (company.bo, company.cleo):
        company.vote(person)
    assert company.ada.post(f"/t/{company.table}/seats/0/back").status_code == 200
    assert (company.seat()["kind"], company.seat()["free"]) == ("person", False)


def test_a_vote_can_be_withdrawn(company: Company) -> None:
    company.vote(company.bo)
    company.vote(company.bo, agree=False)
    company.vote(company.cleo)
    assert (company.seat()["agreed"], company.seat()["free"]) == ([2], False)


def test_one_person_alone_frees_no_seat(company: Company) -> None:
    company.tabs[1].close()
    wait_until(lambda: company.vote(company.bo) != 200)  # the server hears of it a little later
    answer = company.bo.post(f"/t/{company.table}/seats/0/vote", agree=True)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-others")


def test_nobody_votes_on_a_person_who_is_here(company: Company) -> None:
    tab = company.ada.live(company.table, 0)
    tab.next()
    answer = company.bo.post(f"/t/{company.table}/seats/0/vote", agree=True)
    assert (answer.status_code, answer.json()["error"]) == (409, "seat-closed")


def test_the_seat_of_somebody_who_resigned_stays_closed(company: Company) -> None:
    company.ada.post(f"/t/{company.table}/resign", seat=0, key=new_key())
    assert (company.vote(company.bo), company.link()) == (409, 403)


def test_a_bots_seat_is_taken_in_mid_game_only_when_all_people_agree(site: Site, company: Company) -> None:
    zoe = site.person("Zoe")
    assert company.link(BOT) == 403
    company.vote(company.bo, BOT)
    company.vote(company.cleo, BOT)
    company.bo.invite(company.table, BOT, zoe)
    assert company.seat(BOT)["kind"] == "person"
    company.bo.post(f"/t/{company.table}/seats/{BOT}/bot", bot="random")
    assert company.link(BOT) == 403, "it is Zoe's for good"
    assert zoe.post(f"/t/{company.table}/seats/{BOT}/back").status_code == 200


def test_who_plays_already_gets_no_second_hand(site: Site, company: Company) -> None:
    company.vote(company.bo, BOT)
    company.vote(company.cleo, BOT)
    url = company.bo.post(f"/t/{company.table}/seats/{BOT}/link").json()["url"]
    company.bo.get("/invite/" + url.rpartition("/")[2])
    answer = company.bo.client.post(site.address + "/invite", headers={"accept": "application/json"})
    assert (answer.status_code, answer.json()["error"]) == (409, "one-seat")


def test_who_plays_against_bots_alone_lets_a_friend_in_without_a_vote(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("hidden_words", ["you", "bot:random", "bot:random"])
    links = [mia.post(f"/t/{table}/seats/{seat}/link").json()["url"].rpartition("/")[2] for seat in (1, 2)]
    noa.get("/invite/" + links[0])
    assert noa.form("/invite").status_code == 303
    eve = site.person("Eve")
    eve.get("/invite/" + links[1])
    assert eve.form("/invite").status_code == 403, "now Noa has to agree"


def test_a_person_gives_the_own_seat_away_with_all_that_was_whispered(site: Site, company: Company) -> None:
    zoe = site.person("Zoe")
    company.ada.invite(company.table, GONE, zoe)
    assert "zqwhispered" in zoe.get(f"/t/{company.table}/snapshot?seat=0").text


def test_whispers_to_somebody_who_left_before_the_game_are_not_the_next_ones(site: Site) -> None:
    mia, noa, zoe = site.person("Mia"), site.person("Noa"), site.person("Zoe")
    table = mia.open("hidden_words", ["you", "open", "open"], public=True)
    noa.post(f"/t/{table}/sit", seat=1)
    mia.post(f"/t/{table}/chat", seat=0, to=1, text="psst, zqwhispered", key=new_key())
    assert "zqwhispered" in noa.get(f"/t/{table}/snapshot?seat=1").text
    noa.post(f"/t/{table}/leave", seat=1)
    zoe.post(f"/t/{table}/sit", seat=1)
    assert "zqwhispered" not in zoe.get(f"/t/{table}/snapshot?seat=1").text


def test_a_look_at_the_table_is_granted_while_nothing_can_be_saved(site: Site, company: Company) -> None:
    for person in (company.bo, company.cleo):
        company.vote(person)
    other = sqlite3.connect(site.database.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("create trigger full before insert on log begin select raise(abort, 'full'); end")
    assert company.ada.get(f"/t/{company.table}/text").status_code == 200
    assert company.seat()["free"] is True
    other.execute("drop trigger full")
    other.close()
    assert company.ada.get(f"/t/{company.table}/text").status_code == 200
    assert company.seat()["free"] is False
