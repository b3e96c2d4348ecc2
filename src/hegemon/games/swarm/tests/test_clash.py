"""Chapter 6, from the elements to the temple: scores, tactics, losses."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import (
    asked,
    deck,
    does,
    hand,
    heard,
    legal,
    on,
    within,
)
from hegemon.games.swarm.tests.scenes import fight, meeting, phase_of, scores

THIRDS = {"fire": "cinder", "earth": "loam", "wind": "kestrel", "water": "marina"}  # skill 3
SECONDS = {"fire": "brand", "earth": "garnet", "wind": "gale", "water": "delta"}  # skill 2
BEATS = {("fire", "earth"), ("earth", "water"), ("water", "fire")}
B_DEFENDS = {"a": ["crow-gate"]}
BOTH_CAME = {"a": ["crow-gate"], "b": ["crow-gate"]}


@pytest.mark.rule("SWARM-6.4", "SWARM-6.5")
@pytest.mark.parametrize("left", list(THIRDS))
@pytest.mark.parametrize("right", list(SECONDS))
def test_a_countered_leaders_skill_does_not_count(left: str, right: str) -> None:
    state = meeting(leaders=(THIRDS[left], SECONDS[right]))
    fight(state, f"{THIRDS[left]} 4", f"{SECONDS[right]} 1")
    expected = 4 + (0 if (right, left) in BEATS else 3), 1 + (0 if (left, right) in BEATS else 2)
    assert scores(state) == expected


@pytest.mark.rule("SWARM-6.2", "SWARM-6.5")
def test_without_a_leader_one_fights_at_skill_0_and_counters_nothing() -> None:
    state = meeting(leaders=("volkan", "."))
    fight(state, "volkan 2", "nobody 5")
    assert scores(state) == (8, 5)


@pytest.mark.rule("SWARM-6.5")
@pytest.mark.parametrize(
    ("at", "came", "expected"),
    [
        ("crow-gate", {"a": ["crow-gate"]}, (5, 5)),
        ("crow-gate", {"b": ["crow-gate"]}, (6, 4)),
        ("crow-gate", {}, (5, 4)),
        ("crow-gate", BOTH_CAME, (5, 4)),
        ("sahl", {"a": ["sahl"]}, (5, 4)),
        ("ember-temple", {"b": ["ember-temple"]}, (5, 4)),
    ],
)
def test_only_who_defends_a_bastion_has_one_more(
    at: str, came: dict[str, list[str]], expected: tuple[int, int]
) -> None:
    state = meeting(at=at, came=came)
    fight(state, "cinder 2", "kestrel 1")
    assert scores(state) == expected


@pytest.mark.rule("SWARM-1.7", "SWARM-6.5")
@pytest.mark.parametrize(
    ("at", "came", "expected"),
    [
        ("crow-gate", {"a": ["crow-gate"]}, (6, 5)),
        ("crow-gate", {"b": ["crow-gate"]}, (6, 4)),
        ("crow-gate", {}, (6, 4)),
        ("crow-gate", BOTH_CAME, (6, 4)),
        ("sahl", {"a": ["sahl"]}, (5, 4)),
    ],
)
def test_a_sapper_has_one_more_at_bastions_it_does_not_defend(
    at: str, came: dict[str, list[str]], expected: tuple[int, int]
) -> None:
    state = meeting(at=at, came=came, specialty={"a": "sapper"})
    fight(state, "cinder 2", "kestrel 1")
    assert scores(state) == expected


@pytest.mark.rule("SWARM-1.6", "SWARM-6.5")
def test_a_banner_counts_two() -> None:
    state = meeting(tactics=("banner", ""))
    fight(state, "cinder banner 2", "kestrel 2")
    assert scores(state) == (7, 5)


@pytest.mark.rule("SWARM-1.6", "SWARM-6.5")
@pytest.mark.parametrize(("left", "right", "expected"), [(2, 3, (8, 6)), (2, 2, (5, 5)), (3, 2, (6, 5))])
def test_an_ambush_counts_three_for_the_smaller_commitment(left: int, right: int, expected: tuple[int, int]) -> None:
    state = meeting(tactics=("ambush", ""))
    fight(state, f"cinder ambush {left}", f"kestrel {right}")
    assert scores(state) == expected


@pytest.mark.rule("SWARM-1.6", "SWARM-6.5")
def test_an_ambush_works_on_the_right_side_too() -> None:
    state = meeting(tactics=("", "ambush"))
    fight(state, "cinder 3", "kestrel ambush 2")
    assert scores(state) == (6, 8)


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_a_dagger_kills_the_leader_before_elements_are_compared() -> None:
    state = meeting(leaders=("cinder", "delta"), tactics=("dagger", ""))
    fight(state, "cinder dagger 2", "delta 2")
    assert scores(state) == (5, 2)
    assert "B's leader Delta was killed." in heard(state)


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_a_killed_leader_goes_under_the_leader_deck_and_everyone_knows() -> None:
    state = meeting(leaders=("cinder", "delta"), tactics=("dagger", ""))
    fight(state, "cinder dagger 2", "delta 2")
    assert (hand(state, "leader", "b"), deck(state, "leader")[-1]) == ([], "delta")
    for seat in (-1, 0, 1, 2):
        assert state.view(seat)["known"][1]["from_bottom"] == {"0": "delta"}  # type: ignore[index]


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_the_right_sides_dagger_kills_the_left_leader() -> None:
    state = meeting(tactics=("", "dagger"))
    fight(state, "cinder 2", "kestrel dagger 2")
    assert (scores(state), hand(state, "leader", "a"), hand(state, "leader", "b")) == ((2, 5), [], ["kestrel"])


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_a_shield_keeps_the_dagger_away() -> None:
    state = meeting(tactics=("dagger", "shield"))
    fight(state, "cinder dagger 2", "kestrel shield 2")
    assert (scores(state), hand(state, "leader", "b")) == ((5, 5), ["kestrel"])


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_a_shield_alone_does_nothing() -> None:
    state = meeting(tactics=("banner", "shield"))
    fight(state, "cinder banner 2", "kestrel shield 2")
    assert scores(state) == (7, 5)


@pytest.mark.rule("SWARM-6.8")
def test_two_daggers_kill_both_leaders() -> None:
    state = meeting(tactics=("dagger", "dagger"))
    fight(state, "cinder dagger 2", "kestrel dagger 1")
    assert (scores(state), deck(state, "leader")[-2:]) == ((2, 1), ["kestrel", "cinder"])


@pytest.mark.rule("SWARM-6.8")
def test_a_dagger_finds_nobody_where_nobody_leads() -> None:
    state = meeting(leaders=("cinder", "."), tactics=("dagger", ""))
    fight(state, "cinder dagger 2", "nobody 2")
    assert (scores(state), [line for line in heard(state) if "killed" in line]) == ((5, 2), [])


@pytest.mark.rule("SWARM-1.6")
@pytest.mark.parametrize(
    ("card", "with_mirage", "without"),
    [("banner", (5, 5), (7, 5)), ("ambush", (5, 6), (8, 6)), ("dagger", (5, 5), (5, 2))],
)
def test_a_mirage_voids_the_others_tactics(card: str, with_mirage: tuple[int, int], without: tuple[int, int]) -> None:
    for other, expected in (("mirage", with_mirage), ("bluff", without)):
        state = meeting(tactics=(card, other))
        fight(state, f"cinder {card} 2", f"kestrel {other} {3 if card == 'ambush' else 2}")
        assert scores(state) == expected


@pytest.mark.rule("SWARM-1.6")
def test_two_mirages_do_nothing() -> None:
    state = meeting(tactics=("mirage", "mirage"))
    fight(state, "cinder mirage 3", "kestrel mirage 2")
    assert (scores(state), hand(state, "covert", "a"), hand(state, "covert", "b")) == ((6, 5), [], [])


@pytest.mark.rule("SWARM-1.6", "SWARM-6.6")
def test_a_surgeon_spares_the_winners_commitment() -> None:
    state = meeting(tactics=("surgeon", ""))
    fight(state, "cinder surgeon 3", "kestrel 2")
    assert (on(state, "a"), on(state, "b")) == ({"sahl": 5}, {})


@pytest.mark.rule("SWARM-1.6", "SWARM-6.6")
@pytest.mark.parametrize(
    ("left", "right", "kept"), [("cinder surgeon 2", "kestrel 3", 2), ("cinder surgeon 2", "kestrel 2", 0)]
)
def test_a_surgeon_helps_neither_who_loses_nor_at_equal_scores(left: str, right: str, kept: int) -> None:
    state = meeting(tactics=("surgeon", ""))
    fight(state, left, right)
    assert (on(state, "a"), on(state, "b")) == ({}, {"sahl": kept} if kept else {})


@pytest.mark.rule("SWARM-1.6")
def test_a_mirage_voids_the_surgeon() -> None:
    state = meeting(tactics=("surgeon", "mirage"))
    fight(state, "cinder surgeon 3", "kestrel mirage 2")
    assert on(state, "a") == {"sahl": 2}


@pytest.mark.rule("SWARM-1.6", "SWARM-6.8")
def test_a_bluff_does_nothing_and_comes_back() -> None:
    state = meeting(tactics=("bluff", ""))
    fight(state, "cinder bluff 2", "kestrel 2")
    assert (scores(state), hand(state, "covert", "a"), state.view(2)["discards"]) == ((5, 5), ["bluff"], [])


@pytest.mark.rule("SWARM-6.8")
@pytest.mark.parametrize("card", ["banner", "ambush", "dagger", "shield", "surgeon"])
def test_played_tactics_are_discarded_face_up(card: str) -> None:
    state = meeting(tactics=("bluff", card))
    fight(state, "cinder bluff 2", f"kestrel {card} 2")
    assert (hand(state, "covert", "b"), state.view(-1)["discards"]) == ([], [card])


@pytest.mark.rule("SWARM-6.8")
def test_a_mirage_voids_the_return_of_a_bluff() -> None:
    state = meeting(tactics=("bluff", "mirage"))
    fight(state, "cinder bluff 2", "kestrel mirage 2")
    assert (hand(state, "covert", "a"), hand(state, "covert", "b")) == ([], [])


@pytest.mark.rule("SWARM-6.8")
def test_tactics_that_were_not_named_stay_in_hand() -> None:
    state = meeting(tactics=("banner", "shield"))
    fight(state, "cinder 2", "kestrel 2")
    assert (hand(state, "covert", "a"), hand(state, "covert", "b")) == (["banner"], ["shield"])


@pytest.mark.rule("SWARM-6.6")
@pytest.mark.parametrize(
    ("left", "right", "ours", "theirs"), [(3, 2, {"sahl": 2}, {}), (2, 3, {}, {"sahl": 1}), (2, 2, {}, {})]
)
def test_the_loser_loses_all_the_winner_its_commitment(
    left: int, right: int, ours: dict[str, int], theirs: dict[str, int]
) -> None:
    state = meeting(armies=(5, 4))
    fight(state, f"cinder {left}", f"kestrel {right}")
    assert (on(state, "a"), on(state, "b")) == (ours, theirs)


@pytest.mark.rule("SWARM-6.6")
def test_losses_go_to_the_reserve_and_are_told() -> None:
    state = meeting(armies=(5, 4))
    heard(state)
    fight(state, "cinder 3", "kestrel 2")
    assert (int(state.reserve[0]), int(state.reserve[1])) == (13, 15)
    told = ["A scored 6.", "B scored 5.", "A lost 3 at Sahl.", "B lost 4 at Sahl.", "A won the battle at Sahl."]
    assert heard(state)[2:] == told


@pytest.mark.rule("SWARM-6.6")
def test_who_wins_with_all_committed_has_nobody_left_there() -> None:
    state = meeting()
    fight(state, "cinder 5", "kestrel 1")
    assert (on(state, "a"), int(state.wins[0]), int(state.wins[1])) == ({}, 1, 0)


@pytest.mark.rule("SWARM-6.6")
def test_equal_scores_have_no_winner() -> None:
    state = meeting()
    fight(state, "cinder 2", "kestrel 2")
    assert (phase_of(state), list(state.wins)) == ("bid", [0, 0, 0])


@pytest.mark.rule("SWARM-6.6")
@pytest.mark.parametrize(
    ("came", "ours", "theirs"),
    [
        ({"a": ["sahl"]}, {}, {"sahl": 3}),
        ({"b": ["sahl"]}, {"sahl": 3}, {}),
        ({}, {}, {}),
        ({"a": ["sahl"], "b": ["sahl"]}, {}, {}),
    ],
)
def test_a_dial_gives_equal_scores_to_the_defender(
    came: dict[str, list[str]], ours: dict[str, int], theirs: dict[str, int]
) -> None:
    state = meeting(came=came, ties="defender")
    fight(state, "cinder 2", "kestrel 2")
    assert (on(state, "a"), on(state, "b")) == (ours, theirs)


@pytest.mark.rule("SWARM-6.6")
def test_by_default_equal_scores_spare_no_defender() -> None:
    state = meeting(came={"a": ["sahl"]})
    fight(state, "cinder 2", "kestrel 2")
    assert (on(state, "a"), on(state, "b")) == ({}, {})


@pytest.mark.rule("SWARM-5.3", "SWARM-6.6")
@pytest.mark.parametrize(("moved", "left_over"), [(1, 1), (4, 2)])
def test_troops_that_moved_are_the_last_to_leave(moved: int, left_over: int) -> None:
    state = meeting(moved={"a": {"sahl": moved}})
    fight(state, "cinder 3", "kestrel 2")
    assert int(state.arrived[10]) == left_over


@pytest.mark.rule("SWARM-6.7")
@pytest.mark.parametrize(("element", "name"), list(THIRDS.items()))
def test_the_winner_may_send_a_troop_into_the_temple_of_its_leaders_element(element: str, name: str) -> None:
    state = meeting(leaders=("aura", name))
    fight(state, "aura 1", f"{name} 3")
    assert (phase_of(state), asked(state), legal(state, "b")) == ("shrine", "b", ["skip", "shrine"])
    does(state, "b", "shrine")
    assert (within(state, "b"), int(state.reserve[1]), phase_of(state)) == ({element: 1}, 12, "bid")


@pytest.mark.rule("SWARM-6.7")
def test_the_left_winner_uses_its_own_leader() -> None:
    state = meeting(leaders=("volkan", "aura"))
    does(fight(state, "volkan 3", "aura 1"), "a", "shrine")
    assert (within(state, "a"), within(state, "b")) == ({"fire": 1}, {})


@pytest.mark.rule("SWARM-6.7")
def test_the_winner_may_send_nobody() -> None:
    state = meeting()
    does(fight(state, "cinder 3", "kestrel 1"), "a", "skip")
    assert (within(state, "a"), int(state.reserve[0]), phase_of(state)) == ({}, 13, "bid")


@pytest.mark.rule("SWARM-6.7")
def test_nobody_enters_the_temple_under_the_swarm() -> None:
    state = meeting(swarm="ember-temple")
    fight(state, "cinder 3", "kestrel 1")
    assert phase_of(state) == "bid"
    other = meeting(swarm="clay-temple")
    fight(other, "cinder 3", "kestrel 1")
    assert phase_of(other) == "shrine"


@pytest.mark.rule("SWARM-6.7")
@pytest.mark.parametrize(("commitment", "phase"), [("surgeon 3", "bid"), ("3", "shrine")])
def test_without_a_reserve_nobody_can_be_sent(commitment: str, phase: str) -> None:
    state = meeting(armies=(6, 1), tactics=("surgeon", ""), starting_troops=6)
    fight(state, f"cinder {commitment}", "kestrel 1")
    assert phase_of(state) == phase


@pytest.mark.rule("SWARM-6.7")
def test_who_wins_without_a_leader_sends_nobody() -> None:
    state = meeting(leaders=(".", "aura"))
    fight(state, "nobody 5", "aura 1")
    assert (phase_of(state), list(state.wins)) == ("bid", [1, 0, 0])


@pytest.mark.rule("SWARM-6.7")
def test_who_wins_with_a_killed_leader_sends_nobody() -> None:
    state = meeting(tactics=("", "dagger"), leaders=("cinder", "aura"))
    fight(state, "cinder 5", "aura dagger 1")
    assert (scores(state), phase_of(state), list(state.wins)) == ((5, 2), "bid", [1, 0, 0])


@pytest.mark.rule("SWARM-6.7")
@pytest.mark.parametrize(("order", "inside"), [("always", {"fire": 1}), ("never", {})])
def test_a_standing_order_answers_for_the_winner(order: str, inside: dict[str, int]) -> None:
    state = does(meeting(), "a", f"order shrine {order}")
    does(state, "b", "order shrine always")
    fight(state, "cinder 3", "kestrel 1")
    assert (phase_of(state), within(state, "a"), within(state, "b")) == ("bid", inside, {})


@pytest.mark.rule("SWARM-6.7")
def test_an_order_can_be_taken_back() -> None:
    state = does(meeting(), "a", "order shrine always", "order shrine ask")
    assert phase_of(fight(state, "cinder 3", "kestrel 1")) == "shrine"


@pytest.mark.rule("SWARM-6.7")
def test_an_order_sends_nobody_where_nobody_can_be_sent() -> None:
    state = does(meeting(swarm="ember-temple"), "a", "order shrine always")
    fight(state, "cinder 3", "kestrel 1")
    assert within(state, "a") == {}
