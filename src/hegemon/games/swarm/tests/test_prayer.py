"""Chapter 4, prayer: sealed decisions, and what being inside means."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import (
    all_do,
    asked,
    does,
    heard,
    legal,
    on,
    refused,
    sees,
    swarm,
    waiting,
    within,
)
from hegemon.games.swarm.tests.scenes import fight, meeting


@pytest.mark.rule("SWARM-4.3")
def test_all_decide_at_the_same_time_and_it_is_shown_together() -> None:
    state = swarm("pray", start="b")
    does(state, "a", "pray fire")
    does(state, "c", "pray water")
    assert (asked(state), waiting(state), heard(state), list(state.reserve)) == ("abc", "b", [], [15, 15, 15])
    does(state, "b", "stay")
    assert heard(state) == [
        "B did not pray.",
        "C prayed and sent 1 into Well Temple.",
        "A prayed and sent 1 into Ember Temple.",
    ]
    assert (within(state, "a"), within(state, "b"), within(state, "c")) == ({"fire": 1}, {}, {"water": 1})
    assert (list(state.reserve), int(state.prays)) == ([14, 15, 14], 0b101)


@pytest.mark.rule("SWARM-4.3")
def test_a_decision_can_be_changed_until_all_are_in() -> None:
    state = swarm("pray")
    does(state, "a", "pray fire", "pray earth", "stay")
    does(state, "b", "stay", "pray wind")
    does(state, "c", "stay")
    assert (within(state, "a"), within(state, "b")) == ({}, {"wind": 1})


@pytest.mark.rule("SWARM-4.3")
def test_prayer_needs_a_reserve_troop() -> None:
    state = swarm("pray", troops={"b": {"sahl": 15}, "c": {"merit": 14}})
    assert asked(state) == "ac"
    assert refused(state, "b", "pray fire") == ("SWARM-2.1", "It is not your turn.")
    does(state, "a", "stay")
    does(state, "c", "pray fire")
    assert heard(state)[:3] == ["A did not pray.", "B did not pray.", "C prayed and sent 1 into Ember Temple."]


@pytest.mark.rule("SWARM-4.3")
def test_without_any_reserve_nobody_is_asked() -> None:
    troops = {"a": {"sahl": 15}, "b": {"merit": 15}, "c": {"ashar": 15}}
    state = swarm("event", event="slow-drops", swarm="flint-waste", troops=troops)
    assert (sees(state)["phase"], asked(state)) == ("move", "b")


@pytest.mark.rule("SWARM-4.3")
@pytest.mark.parametrize(
    ("swarm_on", "closed"),
    [
        ("ember-temple", "fire"),
        ("clay-temple", "earth"),
        ("reed-temple", "wind"),
        ("well-temple", "water"),
        ("sahl", ""),
    ],
)
def test_nobody_enters_the_temple_under_the_swarm(swarm_on: str, closed: str) -> None:
    state = swarm("pray", swarm=swarm_on)
    elements = [element for element in ("fire", "earth", "wind", "water") if element != closed]
    assert legal(state, "a") == ["stay", *[f"pray {element}" for element in elements]]
    if closed:
        assert refused(state, "a", f"pray {closed}") == ("SWARM-4.3", "The swarm is on that temple.")


@pytest.mark.rule("SWARM-4.3")
def test_who_prays_sits_out_movement_harvest_and_auction() -> None:
    state = swarm("pray", event="dawn-shower", troops={"a": {"crow-gate": 2}, "b": {"sanctuary": 1}})
    does(state, "a", "pray fire")
    all_do(state, "stay")
    words = []
    while asked(state) != "abc":
        words.append(asked(state))
        does(state, asked(state), "pass" if sees(state)["phase"] == "bid" else "done")
    assert "a" not in words
    assert int(state.water[0]) == 5


@pytest.mark.rule("SWARM-4.3")
def test_who_prays_still_fights_where_attacked() -> None:
    state = swarm("battle", prays="a", troops={"a": {"sahl": 2}, "b": {"sahl": 1}})
    assert (sees(state)["phase"], asked(state)) == ("plan", "ab")


@pytest.mark.rule("SWARM-4.3")
@pytest.mark.parametrize(
    ("specialty", "event", "dial", "reserve", "number"),
    [
        ("seer", "dawn-shower", 1, 15, 1),
        ("hermit", "dawn-shower", 1, 15, 2),
        ("seer", "pilgrimage", 1, 15, 2),
        ("hermit", "pilgrimage", 1, 15, 3),
        ("hermit", "pilgrimage", 1, 2, 2),
        ("seer", "dawn-shower", 3, 15, 3),
        ("seer", "dawn-shower", 3, 3, 3),
        ("seer", "dawn-shower", 3, 2, 2),
        ("hermit", "pilgrimage", 3, 15, 5),
    ],
)
def test_how_many_a_prayer_takes_inside(specialty: str, event: str, dial: int, reserve: int, number: int) -> None:
    troops = {"a": {"sahl": 15 - reserve}}
    state = swarm("pray", event=event, specialty={"a": specialty}, prayer_troops=dial, troops=troops)
    does(state, "a", "pray wind")
    all_do(state, "stay")
    assert (within(state, "a"), int(state.reserve[0])) == ({"wind": number}, reserve - number)


@pytest.mark.rule("SWARM-4.4")
def test_any_number_of_players_may_be_inside_and_they_do_not_fight() -> None:
    inside = {"a": {"fire": 3}, "b": {"fire": 1}, "c": {"fire": 2}}
    state = swarm("battle", inside=inside)
    assert [within(state, seat) for seat in "abc"] == [{"fire": 3}, {"fire": 1}, {"fire": 2}]
    assert sees(state)["phase"] == "bid"


@pytest.mark.rule("SWARM-4.4")
def test_those_inside_neither_occupy_nor_harvest() -> None:
    state = swarm("harvest", event="grey-veil", inside={"a": {"fire": 3}}, troops={"b": {"ember-temple": 1}})
    assert list(state.water) == [5, 6, 5]
    deploying = swarm("deploy", inside={"b": {"fire": 3}})
    assert "deploy ember-temple" in legal(deploying, "a")


@pytest.mark.rule("SWARM-4.4")
def test_troops_walk_only_onto_the_tile_of_a_temple() -> None:
    state = swarm("move", troops={"a": {"sahl": 2}})
    does(state, "a", "move sahl ember-temple 2")
    assert (on(state, "a"), within(state, "a")) == ({"ember-temple": 2}, {})


@pytest.mark.rule("SWARM-4.3")
def test_the_game_says_that_prayer_is_asked() -> None:
    assert refused(swarm("pray"), "a", "drop sahl 1") == ("SWARM-5.1", "You cannot do that now: pray or stay.")
    assert refused(swarm("drop"), "a", "pray fire") == ("SWARM-4.3", "You cannot do that now: drop troops or finish.")
    assert refused(swarm("drop"), "a", "stay") == ("SWARM-4.3", "You cannot do that now: drop troops or finish.")


@pytest.mark.rule("SWARM-4.3", "SWARM-8.3")
def test_who_prays_still_fulfils_quests() -> None:
    state = swarm("quests", prays="a", quests={"a": ["doorkeeper"]}, troops={"a": {"crow-gate": 1}})
    assert "A fulfilled the quest Doorkeeper." in heard(state)


@pytest.mark.rule("SWARM-4.3", "SWARM-9.1")
def test_who_prays_still_holds_bastions() -> None:
    troops = {"a": {"crow-gate": 1, "salt-keep": 1, "red-watch": 1}}
    assert swarm("harvest", prays="a", troops=troops, hold=1).standing().winners == [0]


@pytest.mark.rule("SWARM-4.3", "SWARM-6.7")
def test_who_prays_and_wins_may_send_a_troop_into_a_temple() -> None:
    state = fight(meeting(prays="a"), "cinder 3", "kestrel 1")
    assert (sees(state)["phase"], asked(state)) == ("shrine", "a")


@pytest.mark.rule("SWARM-4.3", "SWARM-3.2")
def test_who_prays_is_asked_for_treason() -> None:
    state = does(does(meeting(prays="ac"), "a", "plan cinder 3"), "b", "plan kestrel 1")
    assert (sees(state)["phase"], asked(state)) == ("treason", "abc")


@pytest.mark.rule("SWARM-4.3", "SWARM-3.1")
def test_who_prays_may_deal() -> None:
    state = swarm("quest", prays="ab")
    does(does(state, "a", "pay c 1"), "b", "offer a give 2 want 0")
    does(state, "a", "accept b")
    assert list(state.water) == [6, 3, 6]
