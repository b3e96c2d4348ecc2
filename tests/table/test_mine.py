"""My games: each with its own board, how it ended in words, and the way to play it again."""

from __future__ import annotations

import re

from tests.table.planting import Plan, moves_of, plant, random_game
from tests.table.site import Person, Site

DIALS: dict[str, object] = {"map": "johanneberg", "round_limit": 1}


def finished(site: Site, *people: Person) -> str:
    """A short game of Campus that is over."""
    match = random_game("campus", len(people), DIALS)
    return plant(site, Plan("campus", people, people[0], dials=DIALS, moves=moves_of(match), ending="round limit"))


def row_of(person: Person, table: str) -> str:
    """The own game as the page lists it."""
    rows: list[str] = re.findall(r'<li class="row">.*?</li>', person.get("/mine").text, re.DOTALL)
    return next(row for row in rows if f"/t/{table}" in row)


def test_an_own_game_shows_its_own_board(site: Site) -> None:
    ada, bo = site.person("Ada"), site.person("Bo")
    tables = [plant(site, Plan("campus", [ada, bo], ada, dials={"map": name})) for name in ("johanneberg", "random:3")]
    addresses = [re.findall(r'src="(/picture[^"]*)"', row_of(ada, table))[0] for table in tables]
    pictures = [ada.get(address) for address in addresses]
    assert [picture.status_code for picture in pictures] == [200, 200]
    assert pictures[0].text != pictures[1].text


def test_a_table_that_waits_shows_a_board_with_its_options(site: Site) -> None:
    ada = site.person("Ada")
    table = ada.open("campus", ["you", "open"], {"map": "random:3"})
    assert "dial-map=random%3A3" in row_of(ada, table)


def test_how_a_game_ended_is_told_to_who_played(site: Site) -> None:
    ada, bo = site.person("Ada"), site.person("Bo")
    table = finished(site, ada, bo)
    rows = [row_of(person, table) for person in (ada, bo)]
    assert sorted("You won" in row for row in rows) == [False, True]
    assert all(re.search(r"holds? the most territories: \d+|more troops", row) for row in rows)
    assert all("Review" in row and "Play again" in row for row in rows)


def test_a_game_is_played_again_from_the_list(site: Site) -> None:
    ada, bo = site.person("Ada"), site.person("Bo")
    table = finished(site, ada, bo)
    answer = ada.form(f"/t/{table}/again")
    assert answer.status_code == 303
    assert ada.snapshot(answer.headers["location"].removeprefix("/t/"))["stage"] == "playing"
    assert answer.headers["location"] in row_of(bo, table)


def offered_first(person: Person, game: str) -> str:
    """The level of the bots that is chosen on the card of a game."""
    forms = re.findall(r'<form class="quick".*?</form>', person.get("/").text, re.DOTALL)
    (form,) = [one for one in forms if f'value="{game}"' in one]
    (level,) = re.findall(r'value="(\w+)" checked', form)
    return str(level)


def test_the_first_page_offers_the_bots_that_one_had_last(site: Site) -> None:
    person = site.person()
    assert offered_first(person, "campus") == "easy"
    person.open("campus", ["you", "hard"])
    assert (offered_first(person, "campus"), offered_first(person, "frontier")) == ("hard", "easy")
