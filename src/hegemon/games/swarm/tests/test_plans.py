"""What is said of an answer that is in, and of a battle plan in the making: its sum, and the number it begins with."""

from __future__ import annotations

from typing import Any, cast

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import does, swarm
from hegemon.games.swarm.tests.scenes import meeting
from hegemon.games.swarm.tests.test_asking import seen
from hegemon.games.swarm.words import chosen, preview, verbs


def planned(state: Swarm, text: str) -> dict[str, Any]:
    return preview(seen(state, 0), lambda: state, text.split())


def test_who_has_not_answered_has_chosen_nothing() -> None:
    assert chosen(seen(meeting(), 0)) == ""


@pytest.mark.parametrize(
    ("leader", "said"), [("cinder", "Your plan: Cinder, 2 troops"), ("nobody", "Your plan: no leader, 2 troops")]
)
def test_a_plan_that_is_in_is_said_to_who_made_it(leader: str, said: str) -> None:
    state = meeting(leaders=(leader if leader != "nobody" else ".", "kestrel"))
    does(state, "a", f"plan {leader} 2")
    assert chosen(seen(state, 0)) == said
    assert chosen(seen(state, 1)) == ""


@pytest.mark.parametrize(("answer", "said"), [("treason", "You call treason"), ("pass", "You pass")])
def test_what_was_answered_to_treason_is_said_to_who_did(answer: str, said: str) -> None:
    state = meeting(traitors={"c": "cinder"})
    does(does(state, "a", "plan cinder 2"), "b", "plan kestrel 1")
    does(state, "c", answer)
    assert [chosen(seen(state, seat)) for seat in range(3)] == ["", "", said]


@pytest.mark.parametrize(("answer", "said"), [("stay", "You play on"), ("pray fire", "You pray at Ember Temple")])
def test_a_prayer_that_is_in_is_said(answer: str, said: str) -> None:
    assert chosen(seen(does(swarm("pray"), "a", answer), 0)) == said


def test_a_secret_bid_that_is_in_is_said() -> None:
    state = swarm("leader", auction="sealed")
    assert chosen(seen(does(state, "a", "bid 2"), 0)) == "You bid 2 water"


def test_the_sum_of_a_plan_names_what_it_is_made_of() -> None:
    state = meeting(tactics=("banner", ""))
    found = planned(state, "plan cinder banner 3")
    assert [name for name, _ in found["sum"]] == ["Troops", "Cinder's skill", "Banner"]
    assert found["price"] == f"Score {sum(int(number) for _, number in found['sum'])}"


@pytest.mark.rule("SWARM-6.5")
def test_the_sum_of_a_plan_has_the_defence_of_a_bastion() -> None:
    troops = {"a": {"crow-gate": 5}, "b": {"crow-gate": 6}}
    state = swarm("battle", troops=troops, came={"b": ["crow-gate"]}, leaders={"a": ["petra"], "b": ["pyra"]})
    assert planned(state, "plan petra 2")["sum"] == [
        ("Troops", "2"),
        ("Petra's skill", "+5"),
        ("Bastion walls", "+1"),
    ]


def test_a_card_that_adds_nothing_to_the_score_stands_in_the_sum_without_a_number() -> None:
    found = planned(meeting(tactics=("dagger", "")), "plan cinder dagger 3")
    assert found["sum"][-1] == ("Dagger", "–")


def test_below_the_sum_stands_what_may_become_of_it() -> None:
    found = planned(meeting(), "plan cinder 2")
    assert found["besides"][-1] == "If you win, you keep 3 of 5 troops"


@pytest.mark.parametrize(("armies", "start"), [((5, 2), 3), ((5, 5), 6), ((1, 4), 5)])
def test_a_plan_begins_with_more_troops_than_the_other_side_has(armies: tuple[int, int], start: int) -> None:
    assert cast("int", verbs(seen(meeting(armies=armies), 0))["plan"]["start"]) == start
