"""Chapter 3 and SWARM-6.3: who is asked for treason, and what it does."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.state import Swarm
from hegemon.games.swarm.tests.positions import (
    LETTERS,
    asides,
    asked,
    deck,
    does,
    hand,
    heard,
    legal,
    on,
    refused,
    swarm,
    waiting,
    within,
)
from hegemon.games.swarm.tests.scenes import betray, everything_for, fight, meeting, phase_of, scores

ON_BOTH = {"a": "kestrel", "b": "cinder", "c": "tide"}  # A and B can betray each other


def plans(state: Swarm) -> Swarm:
    does(state, "a", "plan cinder 3")
    return does(state, "b", "plan kestrel 2")


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_all_with_an_unplayed_traitor_card_are_asked_whoever_can_betray(seats: int) -> None:
    state = plans(meeting(seats=seats))
    assert (phase_of(state), asked(state)) == ("treason", LETTERS[:seats])


@pytest.mark.rule("SWARM-3.2")
def test_who_does_not_hold_a_shown_leaders_card_has_only_pass() -> None:
    state = plans(meeting(traitors={"a": "kestrel", "b": "asha", "c": "cinder"}))
    assert [legal(state, seat) for seat in "abc"] == [["pass", "treason"], ["pass"], ["pass", "treason"]]


@pytest.mark.rule("SWARM-3.2")
def test_all_stay_pending_until_all_are_in() -> None:
    state = plans(meeting(traitors=ON_BOTH))
    for seat, left in (("b", "ac"), ("c", "a")):
        does(state, seat, "pass")
        assert (asked(state), waiting(state), phase_of(state)) == ("abc", left, "treason")
    does(state, "a", "pass")
    assert phase_of(state) == "shrine"


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize(("answers", "gone"), [(["treason", "pass"], []), (["pass", "treason"], ["kestrel"])])
def test_an_answer_can_be_changed_until_all_are_in(answers: list[str], gone: list[str]) -> None:
    state = does(plans(meeting(traitors=ON_BOTH)), "a", *answers)
    does(state, "b", "pass")
    does(state, "c", "pass")
    assert state.view(2)["gone"] == gone


@pytest.mark.rule("SWARM-3.2")
def test_who_cannot_betray_is_told_so() -> None:
    state = plans(meeting())
    sentence = "No leader that was shown is your traitor."
    assert refused(state, "c", "treason") == ("SWARM-3.2", sentence)


@pytest.mark.rule("SWARM-6.3", "SWARM-3.2")
def test_a_betrayed_leader_leaves_the_game_and_its_army_returns() -> None:
    state = fight(meeting(armies=(5, 4), traitors=ON_BOTH), "cinder 3", "kestrel 2", "a")
    assert (hand(state, "leader", "b"), state.view(2)["gone"]) == ([], ["kestrel"])
    assert "kestrel" not in deck(state, "leader")
    assert (on(state, "b"), int(state.reserve[1])) == ({}, 15)


@pytest.mark.rule("SWARM-6.3")
def test_the_other_side_loses_nothing_and_nobody_has_won() -> None:
    state = fight(meeting(traitors=ON_BOTH), "cinder 3", "kestrel 2", "a")
    assert (on(state, "a"), int(state.reserve[0]), within(state, "a")) == ({"sahl": 5}, 10, {})
    assert (phase_of(state), list(state.wins), scores(state)) == ("bid", [0, 0, 0], (-1, -1))


@pytest.mark.rule("SWARM-6.3")
def test_the_left_army_can_be_the_betrayed_one() -> None:
    state = fight(meeting(traitors=ON_BOTH), "cinder 3", "kestrel 2", "b")
    assert (on(state, "a"), on(state, "b"), hand(state, "leader", "a")) == ({}, {"sahl": 5}, [])


@pytest.mark.rule("SWARM-6.3")
def test_when_both_are_betrayed_both_armies_return() -> None:
    state = fight(meeting(traitors=ON_BOTH), "cinder 3", "kestrel 2", "ab")
    assert (on(state, "a"), on(state, "b"), state.view(-1)["gone"]) == ({}, {}, ["cinder", "kestrel"])
    assert [int(troops) for troops in state.reserve[:2]] == [15, 15]


@pytest.mark.rule("SWARM-3.2", "SWARM-6.3")
def test_a_third_can_betray() -> None:
    state = fight(meeting(traitors={"c": "cinder"}), "cinder 3", "kestrel 2", "c")
    assert (on(state, "a"), on(state, "b"), int(state.spent)) == ({}, {"sahl": 5}, 4)


@pytest.mark.rule("SWARM-3.2", "SWARM-6.3")
def test_an_owner_can_betray_its_own_leader() -> None:
    state = fight(meeting(traitors={"a": "cinder"}), "cinder 3", "kestrel 2", "a")
    assert (on(state, "a"), hand(state, "leader", "a"), int(state.spent)) == ({}, [], 1)


@pytest.mark.rule("SWARM-6.3")
def test_shown_tactics_are_discarded_also_a_bluff() -> None:
    state = meeting(tactics=("dagger", "bluff"), traitors=ON_BOTH)
    fight(state, "cinder dagger 3", "kestrel bluff 2", "b")
    assert (hand(state, "covert", "a"), hand(state, "covert", "b")) == ([], [])
    assert (state.view(2)["discards"], hand(state, "leader", "b")) == (["dagger", "bluff"], ["kestrel"])


@pytest.mark.rule("SWARM-6.3", "SWARM-3.2")
def test_the_betrayers_card_is_shown_and_what_happened_is_told() -> None:
    state = meeting(traitors=ON_BOTH)
    assert [seat["traitor"] for seat in state.view(2)["seats"]] == ["", "", ""]  # type: ignore[attr-defined]
    plans(state)
    heard(state)
    betray(state, "a")
    assert heard(state)[:2] == [
        "Treason! A revealed B's leader Kestrel as a traitor.",
        "5 of B's troops returned from Sahl to reserve.",
    ]
    assert [seat["traitor"] for seat in state.view(2)["seats"]] == ["kestrel", "", ""]  # type: ignore[attr-defined]


@pytest.mark.rule("SWARM-6.8")
def test_treason_comes_before_daggers() -> None:
    state = meeting(tactics=("", "dagger"), traitors=ON_BOTH)
    fight(state, "cinder 3", "kestrel dagger 2", "a")
    assert (hand(state, "leader", "a"), on(state, "a")) == (["cinder"], {"sahl": 5})


@pytest.mark.rule("SWARM-3.2")
def test_who_has_played_its_card_is_not_asked_again() -> None:
    troops = {"a": {"sahl": 5, "merit": 5}, "b": {"sahl": 3, "merit": 3}}
    leaders = {"a": ["cinder", "asha"], "b": ["kestrel", "aura"]}
    state = does(swarm("battle", troops=troops, leaders=leaders, traitors=ON_BOTH), "a", "battle sahl")
    fight(state, "cinder 3", "kestrel 1", "a")
    does(state, "a", "plan asha 1")
    does(state, "b", "plan aura 1")
    assert (phase_of(state), asked(state), legal(state, "a")) == ("treason", "bc", [])


@pytest.mark.rule("SWARM-3.2")
def test_where_all_cards_are_spent_nobody_is_asked() -> None:
    state = meeting()
    state.spent = 7
    plans(state)
    assert (phase_of(state), scores(state)) == ("shrine", (6, 5))


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize(
    ("leaders", "phase"), [((".", "."), "bid"), (("cinder", "."), "treason"), ((".", "cinder"), "treason")]
)
def test_treason_is_asked_when_a_leader_was_shown(leaders: tuple[str, str], phase: str) -> None:
    state = meeting(leaders=leaders)
    for seat, name in zip("ab", leaders):
        does(state, seat, f"plan {'nobody' if name == '.' else name} 2")
    assert phase_of(state) == phase


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize(("order", "gone"), [("always", ["kestrel"]), ("never", [])])
def test_a_standing_order_answers_for_its_seat(order: str, gone: list[str]) -> None:
    state = does(meeting(traitors=ON_BOTH), "a", f"order treason {order}")
    plans(state)
    assert (asked(state), waiting(state)) == ("abc", "bc")
    betray(state)
    assert state.view(2)["gone"] == gone


@pytest.mark.rule("SWARM-3.2")
def test_an_order_to_betray_passes_where_the_card_does_not_fit() -> None:
    state = does(meeting(traitors=ON_BOTH), "c", "order treason always")
    assert betray(plans(state)).view(2)["gone"] == []


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize(("answer", "gone"), [("pass", []), ("treason", ["cinder"])])
def test_an_order_to_betray_leaves_the_own_leader_to_its_owner(answer: str, gone: list[str]) -> None:
    state = does(meeting(traitors={"a": "cinder"}), "a", "order treason always")
    plans(state)
    assert (legal(state, "a"), waiting(state)) == (["pass", "treason"], "abc")
    assert betray(does(state, "a", answer)).view(2)["gone"] == gone


@pytest.mark.rule("SWARM-3.2")
def test_an_order_to_betray_given_at_the_open_question_does_not_answer_for_the_own_leader() -> None:
    state = does(plans(meeting(traitors={"a": "cinder"})), "a", "order treason always")
    assert waiting(state) == "abc"
    does(state, "a", "order treason never")
    assert (waiting(state), betray(state).view(2)["gone"]) == ("bc", [])


@pytest.mark.rule("SWARM-3.2", "SWARM-9.3")
def test_in_the_duel_an_order_to_betray_leaves_the_own_leader_to_its_owner_too() -> None:
    leaders = {"a": ["asha"], "b": ["dorn"]}
    state = swarm("finish", event="long-night", leaders=leaders, traitors={"a": "asha", "b": "tide"})
    for seat in "abc":
        does(state, seat, "order treason always")
    does(state, "a", "show asha")
    does(state, "b", "show dorn")
    assert (phase_of(state), asked(state), waiting(state)) == ("duel treason", "abc", "a")


@pytest.mark.rule("SWARM-3.2")
def test_nobody_else_can_tell_whether_an_order_leaves_its_owner_to_be_asked() -> None:
    state, other = (meeting(traitors={"a": "cinder"}) for _ in range(2))
    plans(does(state, "a", "order treason always"))
    plans(does(other, "a", "order treason never"))
    for seat in (-1, 1, 2):
        assert everything_for(state, seat) == everything_for(other, seat)


@pytest.mark.rule("SWARM-3.2")
def test_a_dial_lets_the_order_pass_for_the_own_leader() -> None:
    state = does(meeting(traitors={"a": "cinder"}, own_treason="passed"), "a", "order treason always")
    plans(state)
    assert (legal(state, "a"), waiting(state)) == (["pass", "treason"], "bc")
    assert betray(state).view(2)["gone"] == []


@pytest.mark.rule("SWARM-3.2")
def test_where_orders_answer_for_all_nobody_is_waited_for() -> None:
    state = meeting(traitors=ON_BOTH)
    for seat, order in (("a", "always"), ("b", "never"), ("c", "always")):
        does(state, seat, f"order treason {order}")
    plans(state)
    assert (phase_of(state), state.view(2)["gone"]) == ("bid", ["kestrel"])


@pytest.mark.rule("SWARM-3.2")
def test_an_answer_given_by_an_order_can_be_changed() -> None:
    state = does(meeting(traitors=ON_BOTH), "a", "order treason always")
    does(plans(state), "a", "pass")
    assert betray(state).view(2)["gone"] == []


@pytest.mark.rule("SWARM-3.2")
def test_an_order_can_be_taken_back() -> None:
    state = does(meeting(traitors=ON_BOTH), "a", "order treason always", "order treason ask")
    assert waiting(plans(state)) == "abc"


@pytest.mark.rule("SWARM-3.2")
def test_orders_other_than_the_standing_one_can_be_given_at_any_time() -> None:
    state = meeting()
    both = ["order treason always", "order shrine always", "order treason never", "order shrine never"]
    assert asides(state, "c") == both
    does(state, "c", "order treason never")
    assert [move for move in asides(state, "c") if "treason" in move] == ["order treason ask", "order treason always"]
    state.spent = 4
    assert [move for move in asides(state, "c") if "treason" in move] == []
    assert [move for move in asides(state, "c") if "shrine" in move] == ["order shrine always", "order shrine never"]


@pytest.mark.rule("SWARM-3.2")
@pytest.mark.parametrize(("order", "gone"), [("always", ["cinder"]), ("never", [])])
def test_an_order_given_while_the_question_is_open_answers_it(order: str, gone: list[str]) -> None:
    state = plans(meeting(traitors={"c": "cinder"}))
    does(state, "c", f"order treason {order}")
    assert waiting(state) == "ab"
    does(does(state, "a", "pass"), "b", "pass")
    assert state.view(-1)["gone"] == gone


@pytest.mark.rule("SWARM-6.7")
@pytest.mark.parametrize(("order", "inside"), [("always", 1), ("never", 0)])
def test_an_order_for_the_shrine_answers_the_open_question(order: str, inside: int) -> None:
    state = fight(meeting(), "cinder 3", "kestrel 1")
    assert phase_of(state) == "shrine"
    does(state, "a", f"order shrine {order}")
    assert (phase_of(state) == "shrine", sum(state.inside)) == (False, inside)
