"""Covert cards that are no tactics, and the ward."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import (
    asked,
    does,
    hand,
    heard,
    legal,
    on,
    refused,
    sees,
    swarm,
    swarm_at,
)

CARDS = ["thief", "spy", "lure", "recruits", "unrest", "caravan", "ward"]
PLAYS = {
    "thief": "play thief b",
    "spy": "play spy b",
    "lure": "play lure north",
    "recruits": "play recruits sahl 1",
    "unrest": "play unrest b merit",
    "caravan": "play caravan",
    "ward": "play ward",
}
BOARD = {"a": {"sahl": 2}, "b": {"merit": 2}}
HAND = {"a": CARDS}


def plays(state_moves: list[str]) -> list[str]:
    return [move for move in state_moves if move.startswith("play")]


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("phase", ["drop", "move", "quest"])
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_played_when_its_owner_has_the_word(card: str, phase: str) -> None:
    state = swarm(phase, troops=BOARD, coverts={"a": [card, "banner"]})
    before = sees(state)["phase"]
    does(state, "a", PLAYS[card])
    assert (asked(state), sees(state)["phase"], hand(state, "covert", "a")) == ("a", before, ["banner"])


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("card", CARDS)
def test_no_card_is_played_at_other_times(card: str) -> None:
    reason = ("SWARM-1.6", "Play covert cards when you drop, move or bid.")
    praying = swarm("pray", coverts={"a": [card]})
    sealed = swarm("quest", coverts={"a": [card]}, auction="sealed")
    assert [refused(state, "a", PLAYS[card]) for state in (praying, sealed)] == [reason] * 2
    assert refused(swarm("drop", coverts={"b": [card]}), "b", PLAYS[card].replace(" b", " a")) == (
        "SWARM-2.1",
        "It is not your turn.",
    )


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_to_be_in_the_hand(card: str) -> None:
    state = swarm("drop", troops=BOARD, coverts={"b": [card]}, wards="a")
    reason = ("SWARM-1.6", f"You have no {card.capitalize()} in hand.")
    assert refused(state, "a", PLAYS[card]) == reason
    assert plays(legal(state, "a")) == []


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("card", [card for card in CARDS if card != "ward"])
def test_a_played_card_is_shown_and_discarded(card: str) -> None:
    state = swarm("drop", troops=BOARD, coverts={"a": [card]})
    does(state, "a", PLAYS[card])
    against = " against B" if card in ("thief", "spy", "unrest") else ""
    assert heard(state)[0] == f"A played {card.capitalize()}{against}."
    assert sees(state)["discards"] == [card]


@pytest.mark.rule("SWARM-1.6")
def test_tactics_are_not_played_by_themselves() -> None:
    tactics = ["banner", "ambush", "dagger", "shield", "surgeon", "mirage", "bluff"]
    state = swarm("drop", coverts={"a": tactics})
    assert plays(legal(state, "a")) == []


@pytest.mark.rule("SWARM-1.6")
def test_of_two_alike_one_is_played() -> None:
    state = swarm("drop", coverts={"a": ["caravan", "caravan"]})
    does(state, "a", "play caravan")
    assert hand(state, "covert", "a") == ["caravan"]


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize(("has", "taken"), [(1, 1), (2, 2), (3, 3), (4, 3), (9, 3)])
def test_a_thief_takes_three_water_or_what_there_is(has: int, taken: int) -> None:
    state = swarm("drop", coverts={"a": ["thief"]}, water=f"b{has}")
    does(state, "a", "play thief b")
    assert list(state.water) == [5 + taken, has - taken, 5]
    assert heard(state) == ["A played Thief against B.", f"A took {taken} water from B."]


@pytest.mark.rule("SWARM-1.6")
def test_a_thief_needs_a_victim_with_water() -> None:
    state = swarm("drop", seats=4, coverts={"a": ["thief"]}, water="b0 c1")
    assert plays(legal(state, "a")) == ["play thief c", "play thief d"]
    assert refused(state, "a", "play thief b") == ("SWARM-1.6", "That player has no water to take.")
    assert refused(state, "a", "play thief a") == ("SWARM-1.6", "You cannot aim a card at yourself.")


@pytest.mark.rule("SWARM-1.6", "SWARM-8.1")
def test_a_thief_takes_nothing_of_a_standing_bid() -> None:
    state = swarm("quest", coverts={"b": ["thief", "thief"]})
    does(state, "a", "bid 4")
    does(state, "b", "play thief a")
    assert list(state.water) == [4, 6, 5]
    assert refused(state, "b", "play thief a") == ("SWARM-1.6", "That player has no water to take.")


@pytest.mark.rule("SWARM-1.6")
def test_a_spy_sees_leaders_and_covert_cards_of_one_player() -> None:
    hands = {"a": ["spy"], "b": ["dagger", "thief"], "c": ["bluff"]}
    state = swarm("drop", coverts=hands, leaders={"b": ["tide", "asha"], "c": ["tor"]}, quests={"b": ["host"]})
    does(state, "a", "play spy b")
    seen = sees(state, "a")["seats"]
    assert [(x["known_leaders"], x["known_coverts"]) for x in seen[1:]] == [
        (["asha", "tide"], ["dagger", "thief"]),
        ([], []),
    ]
    assert seen[1]["known_quests"] == []


@pytest.mark.rule("SWARM-1.6")
def test_only_the_spy_hears_what_it_sees() -> None:
    state = swarm("drop", coverts={"a": ["spy"], "b": ["dagger"]}, leaders={"b": ["tide"]})
    does(state, "a", "play spy b")
    twin = state.copy()
    twin.heard = list(state.heard or [])
    assert heard(state, "a") == ["A played Spy against B.", "B held the leader Tide.", "B held the covert card Dagger."]
    assert heard(twin, "c") == ["A played Spy against B."]
    known = sees(state, "c")["seats"][1]
    assert (known["known_leaders"], known["known_coverts"]) == ([], [])


@pytest.mark.rule("SWARM-1.6")
def test_a_spy_looks_at_another_with_or_without_water() -> None:
    state = swarm("drop", coverts={"a": ["spy"]}, water="b0")
    assert plays(legal(state, "a")) == ["play spy b", "play spy c"]
    assert refused(state, "a", "play spy a") == ("SWARM-1.6", "You cannot aim a card at yourself.")


@pytest.mark.rule("SWARM-1.6", "SWARM-4.2", "SWARM-1.2")
@pytest.mark.parametrize(
    ("direction", "tile"),
    [("north", "reed-temple"), ("east", "sahl"), ("south", "flint-waste"), ("west", "salt-keep")],
)
def test_a_lure_moves_the_swarm_one_step(direction: str, tile: str) -> None:
    troops = {name: {"reed-temple": 1, "sahl": 2, "flint-waste": 1, "salt-keep": 1} for name in "ab"}
    state = swarm("drop", swarm="crow-gate", coverts={"a": ["lure"]}, troops=troops)
    assert plays(legal(state, "a")) == [f"play lure {way}" for way in ("north", "east", "south", "west")]
    does(state, "a", f"play lure {direction}")
    assert swarm_at(state) == tile
    assert (tile in on(state, "a"), tile in on(state, "b")) == ((tile == "salt-keep"),) * 2


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize(("out", "span"), [(12, "1-2"), (13, "1-2"), (14, "1"), (15, "")])
def test_up_to_two_recruits_come_from_the_reserve(out: int, span: str) -> None:
    state = swarm("drop", coverts={"a": ["recruits", "banner"]}, troops={"a": {"sahl": out}}, water="a0")
    assert plays(legal(state, "a")) == ([f"play recruits sahl {span}"] if span else [])


@pytest.mark.rule("SWARM-1.6")
def test_recruits_join_a_tile_that_is_its_owners_alone_free() -> None:
    troops = {"a": {"sahl": 1, "merit": 1, "sanctuary": 1, "crow-gate": 1}, "b": {"merit": 1}}
    state = swarm("drop", swarm="crow-gate", coverts={"a": ["recruits"]}, troops=troops, water="a0")
    assert plays(legal(state, "a")) == ["play recruits sanctuary 1-2", "play recruits sahl 1-2"]
    reason = ("SWARM-1.6", "Recruits bring 1 or 2 reserve troops to a tile you control.")
    for move in ("merit 1", "ashar 1", "crow-gate 1", "sahl 3"):
        assert refused(state, "a", f"play recruits {move}") == reason
    does(state, "a", "play recruits sahl 2")
    assert (on(state, "a")["sahl"], int(state.reserve[0]), int(state.water[0])) == (3, 9, 0)
    assert heard(state) == ["A played Recruits.", "A dropped 2 at Sahl for 0 water."]


@pytest.mark.rule("SWARM-1.6", "SWARM-5.3")
def test_recruits_may_move() -> None:
    state = swarm("move", coverts={"a": ["recruits"]}, troops={"a": {"sahl": 1}}, moved={"a": {"sahl": 1}})
    does(state, "a", "play recruits sahl 2")
    assert "move sahl crow-gate 1-2" in legal(state, "a")


@pytest.mark.rule("SWARM-1.6")
def test_unrest_sends_one_troop_of_another_home() -> None:
    state = swarm("drop", coverts={"a": ["unrest"]}, troops={"a": {"sahl": 2}, "b": {"merit": 2}, "c": {"sahl": 1}})
    assert plays(legal(state, "a")) == ["play unrest b merit", "play unrest c sahl"]
    assert refused(state, "a", "play unrest b sahl") == ("SWARM-1.6", "That player has no troops there.")
    assert refused(state, "a", "play unrest a sahl") == ("SWARM-1.6", "You cannot aim a card at yourself.")
    does(state, "a", "play unrest b merit")
    assert (on(state, "b"), int(state.reserve[1])) == ({"merit": 1}, 14)
    assert heard(state) == ["A played Unrest against B.", "1 of B's troops returned from Merit to reserve."]


@pytest.mark.rule("SWARM-1.6", "SWARM-5.3")
@pytest.mark.parametrize(("moved", "ready"), [(0, "1-2"), (1, "1"), (2, "")])
def test_unrest_hits_those_first_who_have_not_moved(moved: int, ready: str) -> None:
    coverts = {"a": ["unrest"]}
    troops = {"a": {"crow-gate": 1}, "b": {"merit": 3}}
    state = swarm("move", coverts=coverts, troops=troops, moved={"b": {"merit": moved}})
    does(state, "a", "play unrest b merit", "done")
    moves = [move for move in legal(state, "b") if move.startswith("move merit salt-keep")]
    assert moves == ([f"move merit salt-keep {ready}"] if ready else [])


@pytest.mark.rule("SWARM-1.6")
def test_a_caravan_brings_three_water() -> None:
    state = swarm("drop", coverts={"a": ["caravan"]}, water="a0")
    does(state, "a", "play caravan")
    assert list(state.water) == [3, 5, 5]
    assert heard(state) == ["A played Caravan.", "A received 3 water."]


@pytest.mark.rule("SWARM-1.6")
def test_a_ward_is_laid_face_down() -> None:
    state = swarm("drop", coverts={"a": ["ward"]})
    before = [sees(state, seat)["seats"] for seat in ("b", "")]
    does(state, "a", "play ward")
    assert [sees(state, seat)["seats"] for seat in ("b", "")] == before
    assert sees(state, "a")["hand"]["wards"] == 1
    assert heard(state, "b") == []


@pytest.mark.rule("SWARM-1.6")
def test_its_owner_hears_of_a_laid_ward() -> None:
    assert heard(does(swarm("drop", coverts={"a": ["ward"]}), "a", "play ward"), "a") == ["A laid a ward."]


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("card", ["thief", "spy", "unrest"])
def test_a_ward_voids_the_next_card_aimed_at_its_owner(card: str) -> None:
    state = swarm("drop", troops=BOARD, coverts={"a": [card, card]}, leaders={"b": ["tide"]}, wards="bc")
    does(state, "a", PLAYS[card])
    assert heard(state, "a") == [f"A played {card.capitalize()} against B.", "B's ward cancelled it."]
    assert (list(state.water), on(state, "b"), sees(state, "a")["seats"][1]["known_leaders"]) == (
        [5, 5, 5],
        {"merit": 2},
        [],
    )
    assert sorted(sees(state)["discards"]) == sorted([card, "ward"])
    does(state, "a", PLAYS[card])
    assert "B's ward cancelled it." not in heard(state, "a")


@pytest.mark.rule("SWARM-1.6")
def test_two_wards_void_two_cards() -> None:
    state = swarm("drop", coverts={"a": ["thief", "thief"]}, wards="bb")
    does(state, "a", "play thief b")
    assert int(sees(state, "b")["hand"]["wards"]) == 1
    does(state, "a", "play thief b")
    assert (list(state.water), sees(state, "b")["hand"]["wards"]) == ([5, 5, 5], 0)


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize("move", ["play lure west", "play caravan", "play recruits sahl 1"])
def test_a_ward_is_not_spent_on_cards_that_are_not_aimed(move: str) -> None:
    card = move.split()[1]
    state = swarm("drop", swarm="salt-keep", coverts={"a": [card]}, troops=BOARD, wards="b")
    does(state, "a", move)
    assert sees(state, "b")["hand"]["wards"] == 1


@pytest.mark.rule("SWARM-1.6", "SWARM-5.4")
def test_the_last_card_passes_the_word_on_where_nothing_else_is_left() -> None:
    state = swarm("move", coverts={"a": ["caravan"], "b": ["ward"]}, water="a0")
    does(state, "a", "play caravan")
    assert asked(state) == "b"
    does(state, "b", "play ward")
    assert (asked(state), legal(state, "b")) == ("b", ["done"])
