"""What is told: every event, with its values and in its sentence."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.events import Event
from hegemon.games.campus.phases import PLACING
from hegemon.games.campus.setup import setup
from hegemon.games.campus.tests.positions import SEATS, campus, dice_showing, empty, sentences


@pytest.mark.rule("CAMPUS-2.2")
def test_the_deal_is_told() -> None:
    state = empty(3, (("map", "johanneberg"),))
    heard: list[Event] = []
    state.heard = heard
    setup(state, seeded(5))
    told = [state.chronicle().sentence(event, list(SEATS)) for event in heard]
    assert told == [
        f"{SEATS[seat]} started with {state.held[seat]} territories and {15 - state.held[seat]} troops to place."
        for seat in range(3)
    ]


@pytest.mark.rule("CAMPUS-3.1")
def test_income_is_told_with_the_round() -> None:
    state = campus({"fysik": "A2", "kemi": "A1"}, turn="B", round=7)
    assert sentences(state, "end") == ["Round 8: A received 6 new troops."]


@pytest.mark.rule("CAMPUS-3.2")
def test_placed_troops_are_told() -> None:
    state = campus({"fysik": "A2"}, phase=PLACING, reserve=(5, 0))
    assert sentences(state, "place fysik 4", "place fysik 1") == ["A placed 4 on Fysik.", "A placed 1 on Fysik."]


@pytest.mark.rule("CAMPUS-3.3")
def test_reinforcements_are_told() -> None:
    state = campus({"fysik": "A5", "kemi": "A1"})
    assert sentences(state, "reinforce fysik kemi 3") == ["A moved 3 from Fysik to Kemi."]


@pytest.mark.rule("CAMPUS-4.4")
def test_a_conquest_is_told_roll_by_roll() -> None:
    state = campus({"fysik": "A8", "sspa": "B2"})
    state.dice = dice_showing("641:55", "651:1")
    assert sentences(state, "attack fysik sspa 5") == [
        "A attacked SSPA from Fysik with 5.",
        "Rolled 6 4 1 against 5 5: the attacker lost 1, the defender 1.",
        "Rolled 6 5 1 against 1: the attacker lost 0, the defender 1.",
        "A took SSPA from B and moved 4 in.",
    ]


@pytest.mark.rule("CAMPUS-4.3")
def test_a_repelled_attack_is_told() -> None:
    state = campus({"fysik": "A8", "sspa": "B2"})
    state.dice = dice_showing("1:65")
    assert sentences(state, "attack fysik sspa 1") == [
        "A attacked SSPA from Fysik with 1.",
        "Rolled 1 against 6 5: the attacker lost 1, the defender 0.",
        "B held SSPA with 2 left.",
    ]


@pytest.mark.rule("CAMPUS-5.1")
def test_the_fall_of_a_player_and_the_end_are_told() -> None:
    state = campus({"sspa": "B1"}, rest="A6", round=9)
    state.dice = dice_showing("641:5")
    assert sentences(state, "attack fysik sspa 5")[-3:] == [
        "A took SSPA from B and moved 5 in.",
        "B lost the last territory and dropped out.",
        "The game ended in round 9.",
    ]


@pytest.mark.rule("CAMPUS-5.2")
def test_the_end_at_the_limit_is_told_with_the_rounds_played() -> None:
    state = campus({"fysik": "A2"}, turn="B", round=4, round_limit=4)
    assert sentences(state, "end") == ["The game ended in round 4."]


def test_everyone_hears_everything() -> None:
    state = campus({"fysik": "A8", "sspa": "B2"})
    heard: list[Event] = []
    state.heard = heard
    state.play(0, state.notation().parse("attack fysik sspa 5"))
    assert len(heard) >= 3
    assert all(event.seen_by(seat) for event in heard for seat in (-1, 0, 1))


def test_listening_changes_nothing() -> None:
    silent = campus({"fysik": "A8", "sspa": "B4"})
    heard = silent.copy()
    heard.heard = []
    for state in (silent, heard):
        state.play(0, state.notation().parse("attack fysik sspa 5"))
    assert silent.lines() == heard.lines()
