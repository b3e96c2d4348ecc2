"""Chapter 2: troops that make the places in the turn order even, and games from before there were any."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.engine.record import parse_record
from hegemon.engine.replay import replay
from hegemon.engine.state import SPECTATOR
from hegemon.games.campus import GAME
from hegemon.games.campus.content import EXTRA_TROOPS
from hegemon.games.campus.knowledge import next_income
from hegemon.games.campus.phases import MOVING, OVER, PLACING
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, legal, most, play, sentences
from hegemon.games.campus.turn import income


def dealt(players: int, seed: int, **options: object) -> Campus:
    state = GAME.start(players, seed, **options)
    assert isinstance(state, Campus)
    return state


def in_turn_order(state: Campus, numbers: list[int]) -> list[int]:
    return [int(numbers[seat]) for seat in state.turn_order()]


def first_round(state: Campus) -> list[int]:
    """What each player receives in the first round, in turn order, when nobody attacks."""
    received = []
    while state.round <= 1 and state.phase != OVER:
        if state.phase == PLACING:
            received.append(int(state.reserve[state.turn]))
        play(state, "end" if state.phase == MOVING else most(legal(state)[0]))
    return received


@pytest.mark.rule("CAMPUS-2.5")
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", [3, 4])
def test_each_place_in_the_turn_order_receives_more_in_the_first_round(players: int, seed: int) -> None:
    with_them, without = dealt(players, seed), dealt(players, seed, compensation="off")
    shown = [int(str(troops)) for troops in with_them.view(SPECTATOR)["income"]]  # type: ignore[attr-defined]
    expected = in_turn_order(with_them, shown)
    received = first_round(with_them)
    assert [more - usual for more, usual in zip(received, first_round(without), strict=True)] == EXTRA_TROOPS[players]
    assert received == expected


@pytest.mark.rule("CAMPUS-2.5")
def test_from_the_second_round_on_all_places_are_alike() -> None:
    state = campus({"fysik": "A2"}, turn="A", round=1)
    assert next_income(state, 1) == income(state, 1) + EXTRA_TROOPS[2][1]
    play(state, "end")
    assert (state.reserve[1], next_income(state, 1)) == (income(state, 1) + EXTRA_TROOPS[2][1], income(state, 1))
    later = campus({"fysik": "A2"}, turn="A", round=2)
    play(later, "end")
    assert later.reserve[1] == income(later, 1)


@pytest.mark.rule("CAMPUS-2.5")
def test_the_compensation_is_told() -> None:
    told = sentences(campus({"fysik": "A2"}, turn="A", round=1), "end")
    assert told == [f"B got {EXTRA_TROOPS[2][1]} extra troops for going later.", "Round 1: B received 15 new troops."]


@pytest.mark.rule("CAMPUS-2.5")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_number_of_players_has_its_table_and_somebody_has_none(players: int) -> None:
    assert len(EXTRA_TROOPS[players]) == players
    assert min(EXTRA_TROOPS[players]) == 0


@pytest.mark.rule("CAMPUS-2.5")
def test_the_rule_book_prints_the_extra_troops() -> None:
    book = GAME.rules.read_text(encoding="utf-8")
    for players, extra in EXTRA_TROOPS.items():
        cells = [str(troops) for troops in extra] + ["-"] * (GAME.most - players)
        assert f"| {players} | {' | '.join(cells)} |" in book


RECORDS = Path(__file__).with_name("records")  # written by version 1 of the rules
DIGESTS = {"campus-2-version-1": 8359310444658259270, "campus-6-version-1": 4362057726448077873}  # and where they ended


@pytest.mark.rule("CAMPUS-2.5", "CAMPUS-5.2")
@pytest.mark.parametrize("name", DIGESTS)
def test_a_record_of_version_1_plays_by_its_old_reading(name: str) -> None:
    record = parse_record((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    match = replay(GAME, record)
    assert record.header.version == 1
    assert match.state.digest() == DIGESTS[name]
    assert (match.options["compensation"], match.options["ending"]) == (False, "whole_round")


def test_an_old_game_that_says_nothing_has_the_old_limit() -> None:
    assert GAME.settle(6, GAME.reading(1, {}))["round_limit"] == 60
    assert GAME.settle(6, GAME.reading(1, {"round_limit": 9}))["round_limit"] == 9


def test_an_old_game_written_anew_stays_what_it_is() -> None:
    match = replay(GAME, parse_record((RECORDS / "campus-6-version-1.record").read_text(encoding="utf-8")))
    again = replay(GAME, parse_record(str(match.record())))
    assert (match.record().header.version, again.state.digest()) == (2, match.state.digest())
