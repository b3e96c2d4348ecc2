"""Chapter 9, the duel: tied players show leaders until one is ahead."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import Hands, asked, does, hand, heard, legal, refused, swarm, waiting
from hegemon.games.swarm.tests.scenes import phase_of, show
from hegemon.games.swarm.tests.test_ending import result


def duel(leaders: Hands, seats: int = 2, **more: object) -> Swarm:
    """Everyone is tied at the end of the game."""
    return swarm("finish", seats=seats, event="long-night", leaders=leaders, **more)  # type: ignore[arg-type]


@pytest.mark.rule("SWARM-9.3")
def test_tied_players_are_asked_at_the_same_time() -> None:
    troops = {"a": {"sahl": 1}, "c": {"merit": 1}}
    state = duel({"a": ["asha", "tide"], "b": ["dorn"], "c": ["marl"]}, seats=3, troops=troops)
    assert (phase_of(state), asked(state), legal(state, "a")) == ("duel", "ac", ["show asha", "show tide"])
    assert "2 players tied and went into a duel." in heard(state)
    assert state.view(-1)["duel"] == {"duelists": [0, 2], "shown": ["", "", ""], "used": []}


@pytest.mark.rule("SWARM-9.3")
def test_leaders_are_shown_together_and_an_answer_can_be_changed() -> None:
    state = duel({"a": ["asha", "brand"], "b": ["volkan"]})
    heard(state)
    does(state, "a", "show asha")
    assert (asked(state), waiting(state), heard(state)) == ("ab", "b", [])
    does(state, "a", "show brand")
    does(state, "b", "show volkan")
    assert (heard(state), phase_of(state)) == (["A showed Brand.", "B showed Volkan."], "duel treason")
    assert state.view(-1)["duel"] == {"duelists": [0, 1], "shown": ["brand", "volkan"], "used": ["brand", "volkan"]}


@pytest.mark.rule("SWARM-9.3")
def test_the_higher_skill_wins() -> None:
    assert result(show(duel({"a": ["asha"], "b": ["brand"]}), "asha", "brand")) == ("duel", [1])


@pytest.mark.rule("SWARM-9.3", "SWARM-6.4")
@pytest.mark.parametrize(("strong", "weak"), [("volkan", "brook"), ("tor", "asha"), ("tide", "dorn")])
def test_a_countered_leader_scores_nothing(strong: str, weak: str) -> None:
    assert result(show(duel({"a": [strong], "b": [weak]}), strong, weak)) == ("duel", [1])


@pytest.mark.rule("SWARM-9.3")
def test_shown_leaders_are_known_to_everyone() -> None:
    state = show(duel({"a": ["asha", "aura"], "b": ["gale", "brand"]}), "asha", "gale")
    seats = state.view(-1)["seats"]
    assert isinstance(seats, list)
    assert [seat["known_leaders"] for seat in seats] == [["asha"], ["gale"]]


@pytest.mark.rule("SWARM-9.3")
def test_equals_repeat_with_leaders_not_yet_used() -> None:
    state = show(duel({"a": ["asha", "brand"], "b": ["aura", "volkan"]}), "asha", "aura")
    assert (phase_of(state), legal(state, "a"), legal(state, "b")) == ("duel", ["show brand"], ["show volkan"])
    assert state.view(0)["duel"] == {"duelists": [0, 1], "shown": ["", ""], "used": ["asha", "aura"]}
    assert result(show(state, "brand", "volkan")) == ("duel", [1])


@pytest.mark.rule("SWARM-9.3")
def test_leaders_that_fought_this_round_can_be_shown() -> None:
    state = duel({"a": ["asha"], "b": ["brand"]}, fought=["asha", "brand"])
    assert (asked(state), legal(state, "a")) == ("ab", ["show asha"])


@pytest.mark.rule("SWARM-9.3")
def test_who_has_no_leader_left_scores_nothing() -> None:
    state = duel({"a": ["asha"]})
    assert asked(state) == "a"
    assert result(show(state, "asha")) == ("duel", [0])


@pytest.mark.rule("SWARM-9.3")
@pytest.mark.parametrize(("first", "equal"), [("aura", "asha"), ("zephyr", "tide")])
def test_who_has_shown_its_only_leader_scores_nothing_in_the_next_go(first: str, equal: str) -> None:
    state = show(duel({"a": [first, "gale"], "b": [equal]}), first, equal)
    assert asked(state) == "a"
    assert result(show(state, "gale")) == ("duel", [0])


@pytest.mark.rule("SWARM-9.3")
def test_when_all_leaders_are_used_the_list_decides() -> None:
    state = show(duel({"a": ["asha"], "b": ["aura"]}, water="a1 b2"), "asha", "aura")
    assert result(state) == ("list", [1])


@pytest.mark.rule("SWARM-9.3")
def test_of_three_the_highest_stay_in_and_the_others_drop_out() -> None:
    leaders = {"a": ["pyra", "asha"], "b": ["sirocco", "aura"], "c": ["mistral", "zephyr"]}
    state = show(duel(leaders, seats=3), "pyra", "sirocco", "mistral")
    assert (phase_of(state), asked(state)) == ("duel", "ab")
    assert state.view(2)["duel"]["duelists"] == [0, 1]  # type: ignore[index]


@pytest.mark.rule("SWARM-9.3")
def test_who_dropped_out_does_not_come_back_for_the_list() -> None:
    leaders = {"a": ["pyra"], "b": ["sirocco"], "c": ["mistral"]}
    state = show(duel(leaders, seats=3, water="a1 b2 c9"), "pyra", "sirocco", "mistral")
    assert result(state) == ("list", [1])


@pytest.mark.rule("SWARM-9.3")
def test_of_three_any_shown_leader_counters() -> None:
    leaders = {"a": ["volkan"], "b": ["gale"], "c": ["brook"]}
    assert result(show(duel(leaders, seats=3), "volkan", "gale", "brook")) == ("duel", [1])


@pytest.mark.rule("SWARM-9.3")
def test_in_a_ring_all_are_countered() -> None:
    leaders = {"a": ["volkan"], "b": ["dorn"], "c": ["delta"]}
    assert result(show(duel(leaders, seats=3, water="c9"), "volkan", "dorn", "delta")) == ("list", [2])


@pytest.mark.rule("SWARM-9.3", "SWARM-3.2")
def test_treason_is_asked_of_all_with_a_card_also_of_those_outside() -> None:
    troops = {"a": {"sahl": 1}, "b": {"merit": 1}}
    state = duel({"a": ["asha"], "b": ["brand"]}, seats=3, troops=troops, traitors={"c": "brand"})
    does(state, "a", "show asha")
    does(state, "b", "show brand")
    assert (phase_of(state), asked(state)) == ("duel treason", "abc")
    assert [legal(state, seat) for seat in "abc"] == [["pass"], ["pass"], ["pass", "treason"]]


@pytest.mark.rule("SWARM-9.3", "SWARM-3.2")
def test_a_betrayed_leader_scores_nothing_and_leaves_the_game() -> None:
    state = show(duel({"a": ["asha"], "b": ["volkan"]}, traitors={"a": "volkan"}), "asha", "volkan", traitors="a")
    assert (result(state), hand(state, "leader", "b"), int(state.spent)) == (("duel", [0]), [], 1)
    assert "Treason! A revealed B's leader Volkan as a traitor." in heard(state)


@pytest.mark.rule("SWARM-9.3")
def test_a_betrayed_leader_counters_nobody() -> None:
    state = duel({"a": ["asha"], "b": ["tide"]}, traitors={"a": "tide"})
    assert result(show(state, "asha", "tide", traitors="a")) == ("duel", [0])


@pytest.mark.rule("SWARM-9.3", "SWARM-3.2")
def test_a_leader_shown_in_an_earlier_go_cannot_be_betrayed_later() -> None:
    leaders = {"a": ["asha", "brand"], "b": ["aura", "volkan"]}
    state = show(duel(leaders, traitors={"a": "aura"}), "asha", "aura")
    does(state, "a", "show brand")
    does(state, "b", "show volkan")
    assert legal(state, "a") == ["pass"]


@pytest.mark.rule("SWARM-9.3", "SWARM-3.2")
def test_a_standing_order_betrays_in_the_duel_too() -> None:
    state = does(duel({"a": ["asha"], "b": ["volkan"]}, traitors={"a": "volkan"}), "a", "order treason always")
    assert result(show(state, "asha", "volkan")) == ("duel", [0])


@pytest.mark.rule("SWARM-9.3")
def test_without_unspent_traitor_cards_nobody_is_asked() -> None:
    state = duel({"a": ["asha"], "b": ["brand"]})
    state.spent = 3
    assert result(show(state, "asha", "brand")) == ("duel", [1])


@pytest.mark.rule("SWARM-9.3")
def test_both_betrayed_are_equal_at_nothing() -> None:
    traitors = {"a": "volkan", "b": "asha"}
    state = show(duel({"a": ["asha"], "b": ["volkan"]}, traitors=traitors, water="b9"), "asha", "volkan", traitors="ab")
    assert result(state) == ("list", [1])


@pytest.mark.rule("SWARM-9.3")
@pytest.mark.parametrize("move", ["show brand", "show nobody", "show asha"])
def test_only_an_own_unused_leader_can_be_shown(move: str) -> None:
    state = show(duel({"a": ["asha", "pyra"], "b": ["aura", "brand"]}), "asha", "aura")
    sentence = "Show one of your leaders that has not been in this duel."
    assert refused(state, "a", move) == ("SWARM-9.3", sentence)


@pytest.mark.rule("SWARM-9.3")
def test_a_countered_leader_is_as_good_as_none() -> None:
    leaders = {"a": ["volkan"], "b": ["dorn"], "c": ["delta"]}
    assert result(show(duel(leaders, seats=4, water="b9"), "volkan", "dorn", "delta")) == ("list", [1])


@pytest.mark.rule("SWARM-9.3")
def test_the_first_leader_of_the_list_is_shown_like_any_other() -> None:
    state = duel({"a": ["asha"], "b": ["brand"]})
    does(does(state, "a", "show asha"), "b", "show brand")
    assert state.view(-1)["duel"] == {"duelists": [0, 1], "shown": ["asha", "brand"], "used": ["asha", "brand"]}
