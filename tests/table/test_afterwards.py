"""What a game leaves behind: a review and pictures once it is over, and what a bug report needs at any time."""

from __future__ import annotations

import re
from io import BytesIO
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest
from tests.table.planting import Plan, plant, random_game, truth
from tests.table.site import Person, Site

from hegemon.engine.match import Match
from hegemon.presentation.review.chances import Turn
from hegemon.table.pages.reviewing import Reading, suits

PAGES = ("review", "record")
FILES = ["log.txt", "options.txt", "position.txt", "versions.txt"]


def table_of(site: Site, host: Person, match: Match, people: list[Person | str | None], most: int | None = None) -> str:
    """A table where this game was played, or only its first moves."""
    moves = [(step.seat, step.text) for step in match.moves][:most]
    ending = match.standing.ending if most is None else ""
    return plant(site, Plan("campus", people, host, dials=dict(match.options), moves=moves, ending=ending))


@pytest.fixture(scope="module")
def match() -> Match:
    return random_game("campus", 2, {"map": "johanneberg", "round_limit": 2})


def test_nothing_is_looked_back_at_before_the_end(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    table = table_of(site, ada, match, [ada, None], most=3)
    for path in (f"/t/{table}/review", f"/picture/t/{table}.svg", f"/t/{table}/record"):
        answer = ada.get(path)
        assert (answer.status_code, answer.json()["error"]) == (403, "not-over"), path


def test_a_review_has_plots_and_links_into_the_replay_for_everyone(site: Site, match: Match) -> None:
    ada, bo, guest = site.person("Ada"), site.person("Bo"), site.person()
    table = table_of(site, ada, match, [ada, bo])
    own, others = ada.get(f"/t/{table}/review?seat=0").text, guest.get(f"/t/{table}/review").text
    titles = re.findall(r"<figcaption><b>(.*?)</b>", own)
    assert titles == ["Territories", "Win chances", "Troops", "New troops a turn"]
    assert ">You</text>" in own
    assert ">You</text>" not in others
    count = ada.snapshot(table)["moments"]["count"]
    moments = [int(moment) for moment in re.findall(r'data-moment="(\d+)"', own)]
    assert moments == sorted(moments)
    assert all(0 < moment <= count for moment in moments)
    assert "Luck with dice" in own


def test_a_turning_point_is_told_by_the_attack_and_not_by_the_trifle_after_it(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    reading = Reading(truth(site, table_of(site, ada, match, [ada, site.person("Bo")])), 0)
    lines = {move: reading.line(move) or {"text": "", "lost": [], "seat": -1} for move in range(1, len(match.moves))}
    attack = next(move for move, line in lines.items() if line["lost"] and not lines[move + 1]["lost"])
    seat = lines[attack]["seat"]
    shares = [0.2, 0.8] if seat else [0.8, 0.2]
    gained = Turn(attack + 1, seat, shares[::-1], shares, 0.6)
    assert reading.gravest(gained) == attack
    assert lines[attack]["text"] != lines[attack + 1]["text"]


def test_a_turning_point_is_told_by_what_goes_with_it() -> None:
    taken = {"seat": 1, "lost": [(0, "room", "a")], "rolls": True, "spots": [("room", "a")]}
    vain = taken | {"lost": []}
    assert [suits(taken, seat, True) for seat in (0, 1, 2)] == [False, True, True]
    assert [suits(taken, seat, False) for seat in (0, 1, 2)] == [True, False, True]
    assert [suits(vain, 1, is_gain) for is_gain in (True, False)] == [False, True]


def test_a_turning_point_is_marked_within_the_round_that_its_card_names(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    reading = Reading(truth(site, table_of(site, ada, match, [ada, site.person("Bo")])), 0)
    (_, begin, end), *_ = reading.rounds()
    border = round(end * reading.last)
    assert begin < reading.mark(border - 1) < end - 0.01
    assert reading.mark(border) > end + 0.01


def test_the_last_board_is_a_picture_of_its_own(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    table = table_of(site, ada, match, [ada, None])
    whole = ada.get(f"/picture/t/{table}.svg")
    assert whole.headers["content-type"].startswith("image/svg+xml")
    assert float(ElementTree.fromstring(whole.text).get("width", "0")) > 0
    first, small = ada.get(f"/picture/t/{table}.svg?at=0").text, ada.get(f"/picture/t/{table}.svg?small=true").text
    assert first != whole.text
    assert "<text" in first
    assert "<text" not in small


def test_a_bug_report_holds_the_record_only_once_the_game_is_over(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    running, over = (table_of(site, ada, match, [ada, None], most) for most in (3, None))
    assert names_of(ada.get(f"/t/{running}/report.zip").content) == FILES
    found = ada.get(f"/t/{over}/report.zip").content
    assert names_of(found) == sorted([*FILES, "record.txt"])
    with ZipFile(BytesIO(found)) as archive:
        assert archive.read("record.txt").decode() == ada.get(f"/t/{over}/record").text
        assert b"round_limit: 2" in archive.read("options.txt")
        assert b"rules version" in archive.read("versions.txt")


def names_of(archive: bytes) -> list[str]:
    with ZipFile(BytesIO(archive)) as opened:
        return sorted(opened.namelist())


def test_the_end_speaks_to_who_played_and_names_the_others(site: Site, match: Match) -> None:
    ada, bo = site.person("Ada"), site.person("Bo")
    table = table_of(site, ada, match, [ada, bo])
    winner = match.standing.winners[0]
    own, others = ((ada, bo)[seat].snapshot(table, seat)["result"]["told"] for seat in (winner, 1 - winner))
    assert " You hold " in own
    assert f" {('Ada', 'Bo')[winner]} holds " in others


def test_a_game_that_is_over_has_no_phases(site: Site, match: Match) -> None:
    ada = site.person("Ada")
    table = table_of(site, ada, match, [ada, None])
    count = ada.snapshot(table)["moments"]["count"]
    last, before = (ada.get(f"/t/{table}/at/{moment}").json() for moment in (count, count - 1))
    assert ada.snapshot(table)["course"]["phases"]["names"] == last["course"]["phases"]["names"] == []
    assert before["course"]["phases"]["names"] != []
