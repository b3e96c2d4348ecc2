"""Chapter 8, quests: each just not fulfilled, and fulfilled, with its reward."""

from __future__ import annotations

from typing import Any

import pytest

from hegemon.games.swarm import content
from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import (
    deck,
    emptied,
    hand,
    heard,
    on,
    opened,
    sees,
    swarm,
)

# By quest: what is just not enough, and what is.
CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "lamplighter": ({"troops": {"a": {"sahl": 2}, "b": {"sahl": 1}}}, {"troops": {"a": {"sahl": 1}}}),
    "twin-markets": ({"troops": {"a": {"sahl": 2}}}, {"troops": {"a": {"sahl": 1, "merit": 1}}}),
    "doorkeeper": ({"troops": {"a": {"sahl": 2}}}, {"troops": {"a": {"crow-gate": 1}}}),
    "wall-builder": ({"troops": {"a": {"crow-gate": 5}}}, {"troops": {"a": {"crow-gate": 1, "high-step": 1}}}),
    "novice": ({"inside": {"a": {"fire": 1}, "b": {"fire": 2}}}, {"inside": {"a": {"fire": 1, "water": 1}}}),
    "choir": ({"inside": {"a": {"wind": 2}}}, {"inside": {"a": {"wind": 2, "earth": 1}}}),
    "full-skins": ({"water": "a7 b9"}, {"water": "a8"}),
    "cistern": ({"water": "a11 b12"}, {"water": "a12"}),
    "first-blood": ({"wins": "b1"}, {"wins": "a1"}),
    "butcher": ({"wins": "a1"}, {"wins": "a2"}),
    "host": ({"troops": {"a": {"sanctuary": 3}, "b": {"sanctuary": 1}}}, {"troops": {"a": {"sanctuary": 1}}}),
    "council": ({"leaders": {"a": ["asha", "pyra", "tor"]}}, {"leaders": {"a": ["asha", "tide", "tor"]}}),
    "four-winds": (
        {"leaders": {"a": ["asha", "tide", "tor", "dorn"]}},
        {"leaders": {"a": ["asha", "tide", "tor", "gale"]}},
    ),
    "wanderer": (
        {"troops": {"a": {"sahl": 2, "ashar": 1, "merit": 1}}, "inside": {"a": {"fire": 1}}},
        {"troops": {"a": {"sahl": 2, "ashar": 1, "crow-gate": 1, "grey-sea": 1}}},
    ),
    "everywhere": (
        {"troops": {"a": {"sahl": 2, "ashar": 1, "crow-gate": 1, "grey-sea": 1}}},
        {"troops": {"a": {"sahl": 2, "ashar": 1, "crow-gate": 1, "grey-sea": 1, "merit": 1}}},
    ),
    "last-levy": ({"troops": {"a": {"sahl": 11}}}, {"troops": {"a": {"sahl": 12}}}),
    "dry-throat": ({"water": "a3 b0"}, {"water": "a2"}),
    "well-owner": ({"troops": {"a": {"sahl": 2}, "b": {"blue-basin": 1}}}, {"troops": {"a": {"blue-basin": 1}}}),
    "both-wells": ({"troops": {"a": {"blue-basin": 2}}}, {"troops": {"a": {"blue-basin": 1, "deep-basin": 1}}}),
    "storm-chaser": (
        {"troops": {"a": {"salt-keep": 2, "flint-waste": 1, "old-teeth": 1}}},
        {"troops": {"a": {"salt-keep": 1, "dunmouth": 1}}},
    ),
}
QUESTS = {quest.name: quest for quest in content.QUESTS}


def looked_at(name: str, given: dict[str, Any], **more: Any) -> Swarm:
    """The end of a round in which A holds a quest; the game ends with it, so that nothing else changes."""
    decks = {"covert": ["spy"], "leader": ["kestrel"]}
    return swarm("quests", event="long-night", quests={"a": [name]}, decks=decks, **given, **more)


def test_every_quest_is_tried() -> None:
    assert list(CASES) == [quest.name for quest in content.QUESTS]


@pytest.mark.rule("SWARM-8.3")
@pytest.mark.parametrize("name", CASES)
def test_a_quest_whose_condition_just_fails_stays_in_hand(name: str) -> None:
    state = looked_at(name, CASES[name][0])
    assert hand(state, "quest", "a") == [name]
    assert f"A fulfilled the quest {QUESTS[name].label}." not in heard(state)
    assert list(state.points) == [0, 0, 0]


@pytest.mark.rule("SWARM-8.3")
@pytest.mark.parametrize("name", CASES)
def test_a_quest_whose_condition_holds_is_shown(name: str) -> None:
    state = looked_at(name, CASES[name][1])
    assert hand(state, "quest", "a") == []
    assert heard(state)[0] == f"A fulfilled the quest {QUESTS[name].label}."
    assert sees(state)["seats"][0]["fulfilled"] == [name]


def gained(state: Swarm, given: dict[str, Any]) -> tuple[int, int, list[str], list[str], int]:
    """What A has beyond what it had: water, troops in the sanctuary, coverts, leaders, points."""
    before = int(given.get("water", "a5").split()[0][1:])
    leaders = [name for name in hand(state, "leader", "a") if name not in given.get("leaders", {}).get("a", ())]
    troops = on(state, "a").get("sanctuary", 0) - given.get("troops", {}).get("a", {}).get("sanctuary", 0)
    return int(state.water[0]) - before, troops, hand(state, "covert", "a"), leaders, int(state.points[0])


REWARDS = {
    "lamplighter": (3, 0, [], [], 0),
    "twin-markets": (0, 0, [], [], 1),
    "doorkeeper": (3, 0, [], [], 0),
    "wall-builder": (0, 0, [], ["kestrel"], 0),
    "novice": (3, 0, [], [], 0),
    "choir": (0, 0, [], [], 1),
    "full-skins": (0, 0, ["spy"], [], 0),
    "cistern": (0, 0, [], [], 1),
    "first-blood": (4, 0, [], [], 0),
    "butcher": (0, 0, [], [], 1),
    "host": (0, 0, ["spy"], [], 0),
    "council": (3, 0, [], [], 0),
    "four-winds": (0, 0, [], [], 1),
    "wanderer": (0, 3, [], [], 0),
    "everywhere": (0, 0, [], [], 1),
    "last-levy": (4, 0, [], [], 0),
    "dry-throat": (4, 0, [], [], 0),
    "well-owner": (0, 2, [], [], 0),
    "both-wells": (0, 0, [], ["kestrel"], 0),
    "storm-chaser": (0, 0, ["spy"], [], 0),
}


@pytest.mark.rule("SWARM-8.3")
@pytest.mark.parametrize("name", CASES)
def test_a_fulfilled_quest_pays_its_reward(name: str) -> None:
    given = CASES[name][1]
    assert gained(looked_at(name, given), given) == REWARDS[name]


@pytest.mark.rule("SWARM-8.3")
@pytest.mark.parametrize("name", CASES)
def test_the_text_of_a_quest_names_its_reward(name: str) -> None:
    water, troops, coverts, leaders, points = REWARDS[name]
    words = [
        f"{water} water" if water else "",
        f"{troops} troops to the sanctuary" if troops else "",
        "a covert card" if coverts else "",
        "a leader" if leaders else "",
        "a victory point" if points else "",
    ]
    assert QUESTS[name].text.endswith(f": {''.join(words)}.")


@pytest.mark.rule("SWARM-8.3")
def test_quests_are_looked_at_in_turn_order() -> None:
    quests = {"a": ["lamplighter"], "b": ["doorkeeper"], "c": ["novice"]}
    troops = {"a": {"sahl": 1}, "b": {"crow-gate": 1}}
    state = swarm("quests", start="b", quests=quests, troops=troops, inside={"c": {"fire": 2}})
    told = [sentence for sentence in heard(state) if "fulfilled" in sentence]
    assert told == [
        "B fulfilled the quest Doorkeeper.",
        "C fulfilled the quest Novice.",
        "A fulfilled the quest Lamplighter.",
    ]


@pytest.mark.rule("SWARM-8.3")
@pytest.mark.parametrize(("water", "left", "paid"), [(5, ["full-skins", "dry-throat"], 8), (2, ["full-skins"], 9)])
def test_one_reward_neither_fulfils_nor_spoils_another_quest(water: int, left: list[str], paid: int) -> None:
    quests = {"a": ["lamplighter", "full-skins", "dry-throat"]}
    state = swarm("quests", quests=quests, troops={"a": {"sahl": 1}}, water=f"a{water}")
    assert (hand(state, "quest", "a"), int(state.water[0])) == (left, paid)


@pytest.mark.rule("SWARM-8.3")
def test_several_quests_of_one_hand_are_paid() -> None:
    troops = {"a": {"sahl": 1, "merit": 1, "crow-gate": 1}}
    state = swarm("quests", quests={"a": ["lamplighter", "twin-markets", "doorkeeper", "choir"]}, troops=troops)
    assert (hand(state, "quest", "a"), int(state.water[0]), int(state.points[0])) == (["choir"], 11, 1)


@pytest.mark.rule("SWARM-8.3")
def test_a_quest_fulfilled_pays_once() -> None:
    state = swarm("quests", fulfilled={"a": ["lamplighter"]}, troops={"a": {"sahl": 1}})
    assert list(state.water) == [5, 5, 5]


@pytest.mark.rule("SWARM-8.3", "SWARM-9.2")
def test_quests_are_looked_at_also_in_the_last_round() -> None:
    state = swarm("quests", event="long-night", quests={"b": ["cistern"]}, water="b12")
    assert (state.standing().ending, state.standing().winners, state.standing().scores) == (
        "long night",
        [1],
        [0, 1, 0],
    )


@pytest.mark.rule("SWARM-8.4")
@pytest.mark.parametrize(("out", "come"), [(13, 2), (14, 1), (15, 0)])
def test_rewards_in_troops_come_from_the_own_reserve(out: int, come: int) -> None:
    state = looked_at("well-owner", {"troops": {"a": {"blue-basin": out}}})
    assert on(state, "a").get("sanctuary", 0) == come
    assert (f"A dropped {come} at Sanctuary for 0 water." in heard(state)) is (come > 0)


@pytest.mark.rule("SWARM-8.4", "SWARM-5.1")
def test_troops_do_not_come_under_the_swarm() -> None:
    state = looked_at("well-owner", {"troops": {"a": {"blue-basin": 1}}}, swarm="sanctuary")
    assert on(state, "a") == {"blue-basin": 1}


@pytest.mark.rule("SWARM-8.4")
@pytest.mark.parametrize(("name", "lot"), [("host", "covert"), ("both-wells", "leader")])
def test_a_reward_that_is_not_there_is_lost(name: str, lot: str) -> None:
    state = swarm("pray", event="long-night", quests={"a": [name]}, **CASES[name][1])
    opened(emptied(state, lot), "quests")
    assert (hand(state, "quest", "a"), hand(state, lot, "a"), deck(state, lot)) == ([], [], [])


@pytest.mark.rule("SWARM-8.4")
def test_a_covert_reward_is_drawn_from_the_shuffled_discards() -> None:
    state = swarm("pray", event="long-night", quests={"a": ["host"]}, discarded=["bluff"], **CASES["host"][1])
    opened(emptied(state, "covert"), "quests")
    assert (hand(state, "covert", "a"), sees(state)["discards"]) == (["bluff"], [])


@pytest.mark.rule("SWARM-8.3", "SWARM-1.2")
@pytest.mark.parametrize(("tiles", "done"), [(("merit", "salt-keep"), False), (("sahl", "flint-waste"), True)])
def test_beside_the_swarm_means_on_this_side_of_the_edge(tiles: tuple[str, str], done: bool) -> None:
    troops = {"a": dict.fromkeys(tiles, 1)}
    state = looked_at("storm-chaser", {"troops": troops}, swarm="crow-gate")
    assert (hand(state, "quest", "a") == []) is done


@pytest.mark.rule("SWARM-8.3")
def test_the_corner_of_the_board_can_be_beside_the_swarm_too() -> None:
    troops = {"a": {"crow-gate": 1, "blue-basin": 1}}
    state = looked_at("storm-chaser", {"troops": troops}, swarm="sahl")
    assert hand(state, "quest", "a") == []
