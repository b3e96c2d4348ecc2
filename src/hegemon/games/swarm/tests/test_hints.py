"""Remarks on moves in the terminal: prices, scores and whom one meets are those that the rules then bring about."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hegemon.games.swarm.sides import SCORE, SIDE
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import all_do, does, swarm
from hegemon.games.swarm.words import hint


def remark(state: Swarm, seat: str, text: str) -> str:
    view = {**state.view("abcdef".index(seat)), "names": ["Ada", "Bo", "Cleo"]}
    return hint(view, lambda: state, text.split())


def siege(**more: Any) -> Swarm:
    """Ada has stood on Crow Gate, Bo has moved in."""
    troops = {"a": {"crow-gate": 5}, "b": {"crow-gate": 6}}
    leaders = {"a": ["petra", "gale"], "b": ["pyra"]}
    return swarm("battle", troops=troops, came={"b": ["crow-gate"]}, leaders=leaders, **more)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("plan petra", "earth 5, counters water, countered by fire"),
        ("plan gale", "wind 2, counters nothing and is never countered"),
        ("plan petra 2", "score 8, 3 if fire counters; won, 3 of 5 stay"),
        ("plan gale surgeon 2", "score 5; won, 5 of 5 stay"),
        ("plan petra banner", "Tactics: 2 more in your score"),
        ("plan petra banner 2", "score 10, 5 if fire counters; won, 3 of 5 stay"),
        ("plan gale ambush 1", "score 4, 3 more if they commit more; won, 4 of 5 stay"),
    ],
)
def test_a_plan_is_explained(move: str, told: str) -> None:
    state = siege(coverts={"a": ["banner", "surgeon", "ambush"]})
    assert remark(state, "a", move) == told


@pytest.mark.parametrize("seat", ["a", "b"])
@pytest.mark.parametrize("specialty", ["seer", "sapper"])
@pytest.mark.parametrize("tile", ["crow-gate", "sahl"])
def test_the_score_in_the_hint_is_the_score_of_the_battle(seat: str, specialty: str, tile: str) -> None:
    given = {"a": [tile], "b": []} if seat == "b" else {"b": [tile]}
    state = swarm(
        "battle",
        troops={"a": {tile: 5}, "b": {tile: 6}},
        came=given,
        leaders={"a": ["gale"], "b": ["mistral"]},
        coverts={seat: ["banner"]},
        specialty={seat: specialty},
    )
    plans = {"a": "plan gale 3", "b": "plan mistral 3"}
    plans[seat] = plans[seat].replace(" 3", " banner 3")
    told = re.match(r"score (\d+)", remark(state, seat, plans[seat]))
    for player, plan in plans.items():
        does(state, player, plan)
    all_do(state, "pass")
    side = 0 if "ab"[int(state.left)] == seat else SIDE
    assert told is not None
    assert int(told.group(1)) == state.clash[side + SCORE]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("move sahl", "city on b1, A 2"),
        ("move sahl merit", "city on d1, empty"),
        ("move sahl crow-gate", "bastion on a1, B 3, rain, battle with B"),
        ("move sahl crow-gate 2", "costs 1, leaves 4 water, battle with B"),
    ],
)
def test_a_move_is_told_with_its_price_and_whom_it_meets(move: str, told: str) -> None:
    state = swarm("move", troops={"a": {"sahl": 2}, "b": {"crow-gate": 3}})
    assert remark(state, "a", move) == told


@pytest.mark.parametrize(
    ("specialty", "event", "told"),
    [
        ("nomad", "dawn-shower", "free"),
        ("seer", "forced-march", "free"),
        ("seer", "dawn-shower", "costs 1, leaves 4 water"),
    ],
)
def test_the_price_of_a_move_is_what_will_be_paid(specialty: str, event: str, told: str) -> None:
    state = swarm("move", troops={"a": {"sahl": 2}}, specialty={"a": specialty}, event=event)
    assert remark(state, "a", "move sahl blue-basin 1") == told
    paid = 5 - int(does(state, "a", "move sahl blue-basin 1").water[0])
    assert ("free" if paid == 0 else f"costs {paid}") in told


@pytest.mark.parametrize(("specialty", "paid"), [("seer", 4), ("herald", 2)])
def test_the_price_of_a_drop_is_what_will_be_paid(specialty: str, paid: int) -> None:
    state = swarm("drop", specialty={"a": specialty})
    assert remark(state, "a", "drop sanctuary 2") == f"costs {paid}, leaves {5 - paid} water"
    assert does(state, "a", "drop sanctuary 2").water[0] == 5 - paid


@pytest.mark.parametrize(
    ("order", "dial", "told"),
    [
        ("order treason always", "asked", "betrays any leader of another, asks you about your own"),
        ("order treason always", "passed", "betrays any leader of another, passes for your own"),
        ("order treason never", "asked", "passes every time"),
        ("order shrine always", "asked", "sends a troop after every battle you win"),
        ("order shrine never", "asked", "sends nobody"),
        ("order shrine ask", "asked", "asks you every time"),
        ("order shrine", "asked", ""),
    ],
)
def test_an_order_is_told_with_what_it_will_answer(order: str, dial: str, told: str) -> None:
    assert remark(swarm("pray", own_treason=dial), "a", order) == told


@pytest.mark.parametrize(
    ("phase", "move", "told"),
    [
        ("keep", "keep tor", "earth 6"),
        ("keep", "keep gale", "wind 2, in your own hand"),
        ("deploy", "deploy sahl", "city on b1, beside ember-temple, blue-basin, crow-gate (bastion)"),
        ("pray", "pray fire", "Ember Temple on c1, inside A 1, B 2"),
        ("drop", "descend fire", "Ember Temple on c1, inside A 1, B 2"),
        ("drop", "descend fire sanctuary", "sanctuary on c2, empty, rain"),
        ("drop", "descend fire sanctuary 1", "free"),
        ("quest", "bid 2", "leaves 3 water"),
        ("quest", "bid 2 upto 4", "at most, leaves 1 water"),
        ("quest", "play thief b", "Bo, 5 water, 0 leaders, 0 covert cards"),
        ("quest", "pay b", "Bo, 5 water, 0 leaders, 0 covert cards"),
        ("quest", "pay b 2", "leaves 3 water"),
        ("quest", "discard choir", "Three troops inside temples: a victory point"),
        ("quest", "discard gale", "wind 2, counters nothing and is never countered"),
        ("quest", "stay", ""),
    ],
)
def test_other_moves_are_told(phase: str, move: str, told: str) -> None:
    state = swarm(
        phase,
        inside={"a": {"fire": 1}, "b": {"fire": 2}},
        leaders={"a": ["gale"]},
        traitors={"a": "tor"},
        coverts={"a": ["thief"]},
    )
    assert remark(state, "a", move) == told


def test_whom_one_may_fight_is_told_with_troops_and_hand() -> None:
    state = swarm("battle", troops={seat: {"sahl": 2} for seat in "abc"})
    assert remark(state, "a", "against b") == "2 troops here, Bo, 5 water, 0 leaders, 0 covert cards"
