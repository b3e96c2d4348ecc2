"""A tutorial at a table: the script leads, the log says how far the learner is, and anyone may leave it."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from tests.table.planting import true_match
from tests.table.site import Live, Parts, Person, Site, new_key

from hegemon.engine import discovery
from hegemon.presentation.tutorial import Tutorial, tutorial_of
from hegemon.table.rooms.lesson import NO_UNDO, NOT_NOW, Lesson

pytestmark = pytest.mark.once
GAMES = discovery.folders()


def script(name: str) -> Tutorial:
    tutorial = tutorial_of(discovery.game(name))
    assert tutorial is not None
    return tutorial


def learn(person: Person, name: str) -> str:
    """Open the tutorial of a game; the id of its table."""
    return person.form("/learn", game=name).headers["location"].removeprefix("/t/")


def read_on(live: Live) -> httpx.Response:
    """Go on after the remark that is shown."""
    body = {"seat": 0, "number": live.parts["lesson"]["step"] - 1, "key": new_key()}
    return live.person.post(f"/t/{live.table}/read", **body)


def follow(live: Live, until: int = 10_000) -> list[str]:
    """Do what the coach says up to a step, or to the end; the remarks that were shown."""
    heard: list[str] = []
    while True:
        live.until(lambda parts: parts["lesson"] is not None or is_free(parts))
        lesson = live.parts["lesson"]
        if lesson is None or lesson["step"] >= until:
            return heard
        heard += [lesson["text"]] if lesson["text"] not in heard else []
        before = (lesson, live.parts["line"]["question"])
        answer = live.play(whole(lesson["only"])) if lesson["asks"] else read_on(live)
        assert answer.status_code == 200, answer.text
        live.until(lambda parts, seen=before: (parts["lesson"], parts["line"]["question"]) != seen)


def is_free(parts: Parts) -> bool:
    """Has the game gone over to the learner, who is asked something?"""
    return parts["lesson"] is None and parts["line"]["yours"]


def whole(entry: Parts) -> str:
    """The move that an entry of the picker stands for, where it leaves no choice."""
    filling = [str(argument[1]) for argument in entry["args"]]
    return str(entry["text"]).format(*filling)


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_who_does_what_the_coach_says_comes_to_the_end(site: Site, name: str) -> None:
    person, tutorial = site.person(), script(name)
    with person.live(learn(person, name), 0) as live:
        assert follow(live) == [remark.text for remark in tutorial.remarks]
        assert live.parts["picks"]
        moves = true_match(site, live.table).moves
        assert [(step.seat, step.text) for step in moves[: len(tutorial.moves)]] == tutorial.moves


def test_what_comes_before_the_first_remark_is_played_already(site: Site) -> None:
    person = site.person()
    table = learn(person, "campus")
    assert len(true_match(site, table).moves) == script("campus").prologue > 0
    assert person.snapshot(table)["lesson"]["step"] == 1


def test_while_something_is_to_be_read_nothing_can_be_played(site: Site) -> None:
    person = site.person()
    with person.live(learn(person, "campus"), 0) as live:
        live.until(lambda parts: parts["lesson"])
        assert not live.parts["picks"]
        assert not live.parts["line"]["yours"]
        assert live.play("place folklore 3").json()["sentence"] == NOT_NOW


def test_another_move_than_the_one_asked_for_is_gently_refused(site: Site) -> None:
    person = site.person()
    with person.live(learn(person, "campus"), 0) as live:
        follow(live, until=3)
        answer = live.play("place poetry 3")
        assert (answer.status_code, answer.json()["sentence"]) == (409, NOT_NOW)
        assert live.play("place folklore 3").status_code == 200


def test_there_is_no_undo_in_a_tutorial(site: Site) -> None:
    person = site.person()
    with person.live(learn(person, "campus"), 0) as live:
        follow(live, until=4)
        assert live.parts["take_back"] is False
        answer = person.post(f"/t/{live.table}/back", seat=0, key=new_key())
        assert answer.json()["sentence"] == NO_UNDO


def test_a_remark_is_read_once(site: Site) -> None:
    person = site.person()
    with person.live(learn(person, "campus"), 0) as live:
        for _ in range(3):  # a double click, and a third
            assert person.post(f"/t/{live.table}/read", seat=0, number=0, key=new_key()).status_code == 200
        live.until(lambda parts: parts["lesson"]["step"] == 2)
        assert person.snapshot(live.table)["lesson"]["step"] == 2


def test_who_leaves_a_tutorial_plays_on_freely(site: Site) -> None:
    person = site.person()
    with person.live(learn(person, "campus"), 0) as live:
        person.post(f"/t/{live.table}/learnt", seat=0, key=new_key())
        live.until(is_free)
        assert len(live.parts["picks"]) > 1
        assert live.play("place poetry 3").status_code == 200


def test_only_the_learner_hears_the_coach(site: Site) -> None:
    person, other = site.person(), site.person()
    table = learn(person, "campus")
    assert person.snapshot(table)["lesson"]
    assert other.snapshot(table)["lesson"] is None


def test_a_tutorial_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Site(tmp_path) as site:
        person = site.person()
        with person.live(learn(person, "swarm"), 0) as live:
            follow(live, until=9)
            table = live.table
        site.kill()
        site.start()
        assert person.snapshot(table)["lesson"]["step"] == 9


def test_a_game_without_a_tutorial_offers_none(site: Site) -> None:
    assert site.person().form("/learn", game="chess").status_code == 400


def test_every_table_tells_the_goal_until_the_own_first_move(site: Site) -> None:
    person = site.person()
    with person.live(person.open("campus", ["you", "random"]), 0) as live:
        live.until(lambda parts: parts["line"]["yours"])
        assert live.parts["goal"] == "Take every territory, or hold the most at the end."
        live.play(live.parts["picks"][0]["text"].format(live.parts["picks"][0]["args"][0][1], 1))
        live.until(lambda parts: parts["goal"] == "")


def test_a_move_that_is_not_in_the_script_ends_the_lesson() -> None:
    lesson = Lesson(script("campus"))
    assert not lesson.note_move(0, "place runes 3")
    assert lesson.note_move(*lesson.tutorial.moves[0])
