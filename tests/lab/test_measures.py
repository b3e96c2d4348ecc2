"""What is measured of many games beside who wins."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import hegemon
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.events import EVERYONE, SEAT, Event
from hegemon.engine.state import State
from hegemon.lab.measures import Measure, measure_names, new_measure
from hegemon.lab.measures.uses import Measured as Uses
from hegemon.lab.simulate import Plan, play_part, simulate

PLAN = Plan("campus", 2, 6, ("random",), 5, {"round_limit": 2, "ending": "whole_round"}, measures=("events", "length"))


def begun() -> State:
    return hegemon.game("campus").start(2, 1)


def length_of(*games: int) -> Measure:
    made = new_measure("length")
    for moves in games:
        made.see(begun(), moves)
    return made


def test_what_happens_is_counted_for_a_game() -> None:
    measured = simulate(PLAN, cores=1).measures["events"].data()
    quiet = simulate(replace(PLAN, measures=()), cores=1)
    assert measured["ended"] == 1
    assert measured["raised"] == pytest.approx(4)  # two players, two rounds
    assert quiet.measures == {}


def test_measuring_changes_no_game() -> None:
    measured, quiet = simulate(PLAN, cores=1), simulate(replace(PLAN, measures=()), cores=1)
    assert {**measured.as_data(), "measures": {}} == quiet.as_data()


def test_measures_of_parts_add_up_to_that_of_the_whole() -> None:
    whole, _ = play_part(PLAN, 0, 6)
    first, _ = play_part(PLAN, 0, 2)
    rest, _ = play_part(PLAN, 2, 4)
    first.add(rest)
    assert first.as_data() == whole.as_data()


def test_the_length_of_games_goes_from_the_shortest_to_the_longest() -> None:
    parts = {"shortest": 1, "quarter": 2, "median": 3, "three quarters": 4, "longest": 1000}
    assert length_of(3, 1, 1000, 2, 4).data() == {**parts, "a player": 101, "minutes": 25.25}
    assert length_of(3, 1, 1000, 2, 4).lines() == [
        "moves: shortest 1, quarter 2, median 3, three quarters 4, longest 1,000",
        "moves of a player: 101.0; at 15 s each 25.2 minutes",
    ]


def test_what_an_event_names_is_counted_beside_its_fair_share() -> None:
    measure = simulate(replace(PLAN, measures=("uses",)), cores=1).measures["uses"]
    placed = measure.data()["placed"]
    whole = simulate(PLAN, cores=1).measures["events"].data()
    assert isinstance(placed, dict)
    assert sum(placed.values()) == pytest.approx(whole["placed"])
    assert any(line.startswith("placed (fair share ") for line in measure.lines())


def test_what_is_never_named_is_listed_with_nothing() -> None:
    state = begun()
    kinds = [telling for telling in state.chronicle().by_code.values() if len(telling.kinds) > 1]
    named = next(telling for telling in kinds if telling.kinds[0] is SEAT and len(telling.kinds[1].names) > 2)
    state.heard = [Event(named.code, 0, 1, 0, 0, EVERYONE), Event(named.code, 1, 1, 0, 0, EVERYONE)]
    measure = new_measure("uses")
    measure.see(state, 2)
    counted = measure.data()[named.name]
    assert counted == {label: 2.0 if at == 1 else 0.0 for at, label in enumerate(named.kinds[1].labels)}


def test_what_happens_in_few_games_is_rare_however_often_it_happens_there() -> None:
    state = begun()
    kinds = [telling for telling in state.chronicle().by_code.values() if len(telling.kinds) > 1]
    named = next(telling for telling in kinds if telling.kinds[0] is SEAT and len(telling.kinds[1].names) > 2)
    often, never = Event(named.code, 0, 1, 0, 0, EVERYONE), named.kinds[1].labels[0]
    measure, other = Uses(), Uses()
    for heard in [[often] * 5, [], []]:
        state.heard = heard
        measure.see(state, 1)
    state.heard = []
    other.see(state, 1)
    measure.add(other)
    label = named.kinds[1].labels[1]
    assert f"{named.name} {never} 0.0%" in measure.rare(0.25)
    assert f"{named.name} {label} 25.0%" not in measure.rare(0.25)
    assert f"{named.name} {label} 25.0%" in measure.rare(0.26)


def test_scores_are_those_of_winners_and_of_all() -> None:
    tally = simulate(replace(PLAN, measures=("scores",)), cores=1)
    scores = tally.measures["scores"].data()
    winners, everyone = scores["scores of winners"], scores["scores of all"]
    assert isinstance(winners, dict)
    assert isinstance(everyone, dict)
    assert winners["least"] > everyone["least"]
    assert winners["most"] == everyone["most"]


@pytest.mark.parametrize("name", measure_names())
def test_every_measure_can_be_printed_before_and_after_a_game(name: str) -> None:
    measure = new_measure(name)
    assert measure.data() == {}
    assert all(measure.lines())
    state = begun()
    state.heard = []
    measure.see(state, 1)
    assert json.loads(json.dumps(measure.data())) == measure.data()


def test_a_measure_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(NotUnderstood, match="there is no measure 'evnts'; did you mean events or length"):
        new_measure("evnts")
