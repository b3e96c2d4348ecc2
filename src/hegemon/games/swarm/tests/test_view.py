"""What a view shows: the table to everyone, the hand to its owner."""

from __future__ import annotations

import json

import pytest

from hegemon.games.swarm.tests.positions import all_do, does, swarm
from hegemon.games.swarm.tests.scenes import fight, meeting
from hegemon.games.swarm.tests.test_knowledge import table

KEYS = {
    *("game", "players", "seat", "phase", "round", "start", "turn", "asked", "event", "rain", "swarm"),
    *("swarm_path", "tiles", "seats", "marches", "place", "decks", "discards", "face_down", "gone", "fought"),
    *("known", "battle", "auction", "duel", "offers", "winners", "ending", "over", "hand", "options"),
}


def test_a_spectator_has_no_hand() -> None:
    assert table().view(-1)["hand"] == {}


def test_the_hand_is_shown_to_its_owner() -> None:
    state = table(coverts={"a": ["ward", "thief"]}, wards="a", specialty={"a": "seer"}, decks={"event": ["truce"]})
    hand = state.view(0)["hand"]
    assert isinstance(hand, dict)
    traitors = hand.pop("traitors")
    assert (traitors[0], len(traitors)) == ("kestrel", 4)
    assert hand == {
        "leaders": ["asha", "cinder"],
        "coverts": ["thief", "ward"],
        "wards": 1,
        "quests": ["choir"],
        "quests_so_far": [0],
        "quests_met": [False],
        "traitor": "kestrel",
        "answer": "",
        "limit": 0,
        "set_aside": 0,
        "spare": 5,
        "deals": 0,
        "order_treason": "ask",
        "order_shrine": "ask",
        "next_event": "truce",
    }


def test_before_the_choice_no_traitor_is_kept() -> None:
    assert swarm("keep").view(0)["hand"]["traitor"] == ""  # type: ignore[index]


def test_only_the_seer_sees_the_next_event_and_only_while_there_is_one() -> None:
    state = table(specialty={"a": "seer", "b": "herald", "c": "hermit"}, decks={"event": ["truce"]})
    assert [state.view(seat)["hand"]["next_event"] for seat in range(3)] == ["truce", "", ""]  # type: ignore[index]
    state.events = state.events[len(state.events) - 1 :]
    assert state.view(0)["hand"]["next_event"] == "truce"  # type: ignore[index]
    state.events = state.events[:0]
    assert state.view(0)["hand"]["next_event"] == ""  # type: ignore[index]


def test_everyone_sees_players_from_outside() -> None:
    state = table(fulfilled={"a": ["novice", "butcher"]}, wards="a", wins="a2", looks="a1", prays="a", water="a7")
    for seat in (-1, 1):
        assert state.view(seat)["seats"][0] == {  # type: ignore[index]
            "water": 7,
            "reserve": 11,
            "specialty": "nomad",
            "prays": True,
            "leaders": 2,
            "coverts": 3,
            "quests": 1,
            "fulfilled": ["novice", "butcher"],
            "known_leaders": [],
            "known_coverts": [],
            "known_quests": [],
            "traitor": "",
            "wins": 2,
            "bastions": 0,
            "bastions_held": 1,
            "points": 1,
            "payable": 7,
        }


def test_a_player_can_name_its_own_cards() -> None:
    own = table(wards="a").view(0)["seats"][0]  # type: ignore[index]
    assert (own["known_leaders"], own["known_coverts"]) == (["asha", "cinder"], ["banner", "thief", "ward"])
    assert own["known_quests"] == ["choir"]


def test_everyone_sees_the_tiles() -> None:
    state = table(moved={"b": {"sahl": 1}}, came={"b": ["sahl"]}, inside={"c": {"wind": 2}})
    tiles = state.view(-1)["tiles"]
    assert isinstance(tiles, list)
    assert tiles[1] == {
        "name": "sahl",
        "label": "Sahl",
        "kind": "city",
        "cell": 1,
        "troops": [4, 2, 0],
        "arrived": [0, 1, 0],
        "stood": [1, 0, 0],
        "inside": [0, 0, 0],
    }
    assert [(tile["name"], tile["kind"], tile["inside"]) for tile in (tiles[15], tiles[7])] == [
        ("reed-temple", "temple", [0, 0, 2]),
        ("sanctuary", "sanctuary", [0, 0, 0]),
    ]


def test_everyone_sees_where_the_round_stands() -> None:
    state = table("move", start="b", gone=["rill"], fought=["asha"], discarded=["lure", "banner"], event="west-cloud")
    view = state.view(-1)
    names = ["game", "players", "seat", "phase", "round", "start", "turn", "asked", "event", "rain", "swarm", "marches"]
    expected = ["swarm", 3, -1, "move", 1, 1, 1, [1], "west-cloud", [5, 11], 9, 0]
    assert [view[name] for name in names] == expected
    assert (view["gone"], view["fought"], view["discards"]) == (["rill"], ["asha"], ["banner", "lure"])
    assert view["decks"] == {"events": 22, "quests": 18, "leaders": 19, "coverts": 25}
    assert (view["winners"], view["ending"], view["over"], view["face_down"]) == ([], "", False, 0)
    assert view["options"] == dict(state.world.options)


def test_the_first_event_of_the_list_is_shown_and_before_it_none() -> None:
    assert (table().view(-1)["event"], table().view(-1)["rain"]) == ("dawn-shower", [0, 7, 14])
    assert swarm("deploy").view(-1)["event"] == ""


def test_the_view_is_this_and_nothing_else() -> None:
    assert set(table().view(0)) == KEYS


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_a_view_is_plain_data(seat: int) -> None:
    view = table("battle").view(seat)
    assert json.loads(json.dumps(view)) == view


def test_the_path_of_the_swarm_is_shown_with_its_wrap() -> None:
    state = swarm("event", event="west-cloud", swarm="dunmouth")
    assert (state.view(0)["swarm_path"], state.view(0)["swarm"]) == ([14, 10, 11], 11)
    assert swarm("deploy", swarm="dunmouth").view(0)["swarm_path"] == [14]
    assert swarm("deploy").view(0)["rain"] == []


def test_the_last_battle_is_shown_when_it_was_turned_up() -> None:
    state = meeting(leaders=("cinder", "delta"), tactics=("dagger", ""))
    nothing = {"leader": "", "commitment": -1, "tactics": "", "score": -1, "fate": ""}
    before = {"tile": "sahl", "left": {"seat": 0, **nothing}, "right": {"seat": 1, **nothing}}
    assert state.view(-1)["battle"] == before
    fight(state, "cinder dagger 3", "delta 2")
    left = {"seat": 0, "leader": "cinder", "commitment": 3, "tactics": "dagger", "score": 6, "fate": ""}
    right = {"seat": 1, "leader": "delta", "commitment": 2, "tactics": "", "score": 2, "fate": "killed"}
    assert state.view(-1)["battle"] == {"tile": "sahl", "left": left, "right": right}
    does(state, "a", "skip")
    assert state.view(-1)["battle"] == {"tile": "", "left": left, "right": right}


def test_the_first_cards_of_the_lists_are_shown_like_any_other() -> None:
    state = meeting(leaders=("asha", "kestrel"), tactics=("banner", ""), traitors={"a": "asha"})
    fight(state, "asha banner 3", "kestrel 2")
    left = state.view(-1)["battle"]["left"]  # type: ignore[index]
    assert (left["leader"], left["tactics"]) == ("asha", "banner")
    assert state.view(0)["hand"]["traitor"] == "asha"  # type: ignore[index]


def test_the_place_of_the_battle_is_shown_while_it_lasts() -> None:
    assert [meeting().view(seat)["place"] for seat in (-1, 2)] == ["sahl", "sahl"]
    assert swarm("battle", troops={seat: {"sanctuary": 1} for seat in "ab"}).view(-1)["place"] == ""
    assert meeting(at="ember-temple").view(-1)["place"] == "ember-temple"


def test_a_betrayed_leaders_fate_is_shown() -> None:
    state = fight(meeting(traitors={"c": "kestrel"}), "cinder 3", "kestrel 2", "c")
    assert state.view(-1)["battle"]["right"]["fate"] == "betrayed"  # type: ignore[index]
    assert swarm().view(0)["battle"] == {}


def test_the_auction_is_shown() -> None:
    state = does(table("leader"), "a", "bid 2 upto 4")
    does(state, "b", "pass")
    assert state.view(-1)["auction"] == {"lot": "leader", "bid": 2, "bidder": 0, "passed": [1]}
    assert state.view(2)["seats"][0]["payable"] == 3  # type: ignore[index]


@pytest.mark.rule("SWARM-8.2")
def test_a_face_down_discard_is_known_to_who_put_it_there_and_the_others_forget_the_hand() -> None:
    state = table("covert", coverts={"a": ["thief", "banner", "lure", "bluff"]}, decks={"covert": ["spy"]})
    for card in range(len(state.covert_at)):
        if state.covert_at[card] == 0:
            state.covert_known[card] |= 2
    assert state.view(1)["seats"][0]["known_coverts"] == ["banner", "bluff", "thief", "lure"]  # type: ignore[index]
    does(state, "a", "bid 5", "discard lure")
    assert state.view(1)["seats"][0]["known_coverts"] == []  # type: ignore[index]
    away = [state.view(seat)["known"][2]["put_away"] for seat in (-1, 0, 1, 2)]  # type: ignore[index]
    assert (away, state.view(2)["face_down"]) == ([[], ["lure"], [], []], 1)


@pytest.mark.rule("SWARM-1.7")
def test_known_cards_of_a_deck_are_shown_by_their_distance_from_the_bottom() -> None:
    state = table(
        specialty={"a": "tactician", "b": "clandestine", "c": "seer"}, decks={"leader": ["pyra"], "covert": ["spy"]}
    )
    views = [state.view(seat)["known"] for seat in (-1, 0, 1)]
    decks = [[lot["from_bottom"] for lot in known] for known in views]  # type: ignore[attr-defined]
    assert decks == [[{}, {}, {}], [{}, {"19": "pyra"}, {}], [{}, {}, {"26": "spy"}]]
    assert [lot["deck"] for lot in views[0]] == ["quest", "leader", "covert"]  # type: ignore[attr-defined]


def test_all_that_is_shown_after_all_answers_are_in() -> None:
    state = table("pray")
    does(state, "a", "pray wind")
    all_do(state, "stay")
    assert [seat["prays"] for seat in state.view(-1)["seats"]] == [True, False, False]  # type: ignore[attr-defined]
    assert state.view(0)["hand"]["answer"] == ""  # type: ignore[index]
