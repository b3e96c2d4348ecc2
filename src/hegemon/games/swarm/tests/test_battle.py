"""Chapter 6, from who fights whom to the plans that are turned up."""

from __future__ import annotations

import pytest

from hegemon.games.swarm.tests.positions import (
    asked,
    does,
    hand,
    heard,
    leader_number,
    legal,
    on,
    refused,
    swarm,
    waiting,
)
from hegemon.games.swarm.tests.scenes import fight, idle, meeting, phase_of, skip_shrine

TWO_FIGHTS = {"a": {"sahl": 2, "merit": 2}, "b": {"sahl": 3}, "c": {"merit": 4}}
THREE_AT_SAHL = {"a": {"sahl": 2}, "b": {"sahl": 3}, "c": {"sahl": 4}}


@pytest.mark.rule("SWARM-6.1")
def test_troops_of_two_on_one_tile_fight() -> None:
    state = meeting(at="grey-sea")
    assert (phase_of(state), asked(state)) == ("plan", "ab")
    assert "Battle at Grey Sea: A against B." in heard(state)


@pytest.mark.rule("SWARM-6.1")
@pytest.mark.parametrize("tile", ["sahl", "crow-gate", "ember-temple", "blue-basin", "flint-waste"])
def test_they_fight_on_every_kind_of_tile(tile: str) -> None:
    assert phase_of(meeting(at=tile)) == "plan"


@pytest.mark.rule("SWARM-6.1")
def test_nobody_fights_in_the_sanctuary() -> None:
    assert phase_of(meeting(at="sanctuary")) == "bid"


@pytest.mark.rule("SWARM-6.1")
def test_nobody_fights_alone() -> None:
    state = swarm("battle", troops={"a": {"sahl": 3}, "b": {"merit": 3}})
    assert phase_of(state) == "bid"


@pytest.mark.rule("SWARM-6.1", "SWARM-4.4")
def test_those_inside_a_temple_do_not_fight() -> None:
    state = swarm("battle", troops={"a": {"ember-temple": 3}}, inside={"b": {"fire": 3}})
    assert phase_of(state) == "bid"


@pytest.mark.rule("SWARM-6.1", "SWARM-1.4")
def test_in_a_truce_nobody_fights_and_everyone_stays() -> None:
    state = meeting(event="truce")
    assert (phase_of(state), on(state, "a"), on(state, "b")) == ("bid", {"sahl": 5}, {"sahl": 5})


@pytest.mark.rule("SWARM-6.1")
@pytest.mark.parametrize("start", ["a", "b", "c"])
def test_of_several_tiles_the_start_player_chooses_the_next(start: str) -> None:
    state = swarm("battle", start=start, troops=TWO_FIGHTS)
    assert (phase_of(state), asked(state)) == ("battle", start)
    assert legal(state, start) == ["battle sahl", "battle merit"]
    does(state, start, "battle merit")
    assert (phase_of(state), asked(state), int(state.tile)) == ("plan", "ac", 11)


@pytest.mark.rule("SWARM-6.1", "SWARM-4.3")
def test_a_start_player_who_prays_still_chooses_the_tile() -> None:
    state = swarm("battle", start="b", prays="b", troops=TWO_FIGHTS)
    assert (phase_of(state), asked(state)) == ("battle", "b")


@pytest.mark.rule("SWARM-6.1", "SWARM-4.3")
def test_the_first_of_three_chooses_whom_to_fight_also_while_praying() -> None:
    state = swarm("battle", prays="a", troops=THREE_AT_SAHL)
    assert (phase_of(state), asked(state), legal(state, "a")) == ("foe", "a", ["against b", "against c"])


@pytest.mark.rule("SWARM-6.1")
def test_the_other_tile_comes_next_without_a_question() -> None:
    state = swarm("battle", troops=TWO_FIGHTS)
    does(state, "a", "battle merit", "plan nobody 1")
    does(state, "c", "plan nobody 4")
    assert (phase_of(state), asked(state), on(state, "a")) == ("plan", "ab", {"sahl": 2})


@pytest.mark.rule("SWARM-6.1")
def test_in_the_next_round_the_start_player_chooses_anew_also_where_the_last_battle_was() -> None:
    troops = {"a": {"sahl": 3}, "b": {"sahl": 1, "ember-temple": 6}, "c": {"merit": 2}}
    state = swarm("battle", troops=troops, decks={"event": ["drought"]})
    idle(fight(state, "nobody 2", "nobody 1"), "move")
    does(state, asked(state), "done")
    does(state, "b", "move ember-temple sahl 3", "move ember-temple merit 3")
    assert (phase_of(state), asked(state), legal(state, "a")) == ("battle", "a", ["battle sahl", "battle merit"])


@pytest.mark.rule("SWARM-6.1")
def test_the_sanctuary_is_no_choice() -> None:
    state = swarm("battle", troops={"a": {"sahl": 1, "sanctuary": 1}, "b": {"sahl": 1, "sanctuary": 1}})
    assert (phase_of(state), int(state.tile)) == ("plan", 10)


@pytest.mark.rule("SWARM-6.1")
@pytest.mark.parametrize(
    ("start", "chooser", "foes"), [("a", "a", "bc"), ("b", "b", "ac"), ("c", "c", "ab"), ("d", "a", "bc")]
)
def test_of_three_the_first_in_turn_order_chooses_whom_to_fight(start: str, chooser: str, foes: str) -> None:
    state = swarm("battle", seats=4, start=start, troops=THREE_AT_SAHL)
    assert (phase_of(state), asked(state)) == ("foe", chooser)
    assert legal(state, chooser) == [f"against {foe}" for foe in foes]
    does(state, chooser, f"against {foes[1]}")
    assert asked(state) == "".join(sorted(chooser + foes[1]))


@pytest.mark.rule("SWARM-6.1")
def test_the_first_in_turn_order_is_the_left_side_also_of_two() -> None:
    state = swarm("battle", start="c", troops={"a": {"sahl": 2}, "b": {"sahl": 3}})
    assert (int(state.left), int(state.right)) == (0, 1)
    state = swarm("battle", start="b", troops={"a": {"sahl": 2}, "b": {"sahl": 3}})
    assert (int(state.left), int(state.right)) == (1, 0)


@pytest.mark.rule("SWARM-6.1")
def test_they_fight_on_until_at_most_one_is_left() -> None:
    state = swarm("battle", troops=THREE_AT_SAHL)
    does(state, "a", "against c", "plan nobody 1")
    does(state, "c", "plan nobody 2")
    assert (phase_of(state), asked(state), on(state, "c")) == ("plan", "bc", {"sahl": 2})
    does(state, "b", "plan nobody 1")
    does(state, "c", "plan nobody 2")
    assert (phase_of(state), on(state, "a"), on(state, "b")) == ("bid", {}, {})


@pytest.mark.rule("SWARM-6.1")
@pytest.mark.parametrize(
    ("plans", "chooser", "foes"), [((2, 1), "c", ["against b", "against d"]), ((1, 2), "d", ["against a", "against b"])]
)
def test_of_four_the_second_fight_has_a_choice_again(plans: tuple[int, int], chooser: str, foes: list[str]) -> None:
    state = swarm("battle", seats=4, start="c", troops={seat: {"sahl": 4} for seat in "abcd"})
    does(state, "c", "against a", f"plan nobody {plans[0]}")
    does(state, "a", f"plan nobody {plans[1]}")
    assert (phase_of(state), asked(state), legal(state, chooser)) == ("foe", chooser, foes)
    does(state, chooser, foes[1])
    assert (phase_of(state), asked(state)) == ("plan", "".join(sorted(chooser + foes[1][-1])))


@pytest.mark.rule("SWARM-6.1")
def test_a_tile_is_fought_out_before_the_next_one() -> None:
    troops = {"a": {"sahl": 2, "merit": 2}, "b": {"sahl": 3, "merit": 1}, "c": {"sahl": 4}}
    state = swarm("battle", troops=troops)
    does(state, "a", "battle sahl", "against c", "plan nobody 1")
    does(state, "c", "plan nobody 2")
    assert (phase_of(state), asked(state), int(state.tile)) == ("plan", "bc", 10)


@pytest.mark.rule("SWARM-6.2")
@pytest.mark.parametrize(("troops", "most"), [(1, "1"), (2, "1-2"), (6, "1-6"), (7, "1-6")])
def test_the_commitment_is_one_to_six_and_not_more_than_the_troops_there(troops: int, most: str) -> None:
    state = meeting(armies=(troops, 9))
    assert legal(state, "a") == [f"plan cinder {most}"]
    assert legal(state, "b") == ["plan kestrel 1-6"]


@pytest.mark.rule("SWARM-6.2")
@pytest.mark.parametrize(("cap", "most"), [(1, "1"), (4, "1-4"), (12, "1-9")])
def test_the_most_that_can_be_committed_is_a_dial(cap: int, most: str) -> None:
    assert legal(meeting(armies=(9, 1), commitment_cap=cap), "a") == [f"plan cinder {most}"]


@pytest.mark.rule("SWARM-6.2")
def test_who_has_leaders_names_one_of_them() -> None:
    troops = {"a": {"sahl": 2}, "b": {"sahl": 1}}
    state = swarm("battle", troops=troops, leaders={"a": ["tide", "asha"], "c": ["volkan"]})
    assert legal(state, "a") == ["plan asha 1-2", "plan tide 1-2"]
    assert legal(state, "b") == ["plan nobody 1"]


@pytest.mark.rule("SWARM-6.2", "SWARM-6.8")
def test_a_leader_that_has_fought_is_not_named_again() -> None:
    troops = {"a": {"sahl": 2}, "b": {"sahl": 1}}
    leaders = {"a": ["asha", "brand"], "b": ["dorn"]}
    state = swarm("battle", troops=troops, leaders=leaders, fought=["asha", "dorn"])
    assert (legal(state, "a"), legal(state, "b")) == (["plan brand 1-2"], ["plan nobody 1"])


@pytest.mark.rule("SWARM-6.8")
def test_a_leader_fights_once_a_round_and_returns_to_its_owner() -> None:
    troops = {"a": {"sahl": 5, "merit": 5}, "b": {"sahl": 3, "merit": 3}}
    state = swarm("battle", troops=troops, leaders={"a": ["asha"], "b": ["dorn", "loam"]})
    does(state, "a", "battle sahl")
    skip_shrine(fight(state, "asha 5", "loam 1"))
    assert (hand(state, "leader", "a"), hand(state, "leader", "b")) == (["asha"], ["dorn", "loam"])
    assert (legal(state, "a"), legal(state, "b")) == (["plan nobody 1-5"], ["plan dorn 1-3"])


@pytest.mark.rule("SWARM-6.8")
def test_in_the_next_round_leaders_fight_again() -> None:
    troops = {"a": {"sahl": 5}, "b": {"sahl": 1, "ember-temple": 3}}
    leaders = {"a": ["asha"], "b": ["dorn"]}
    state = swarm("battle", troops=troops, leaders=leaders, decks={"event": ["drought"]})
    idle(fight(state, "asha 2", "dorn 1"), "move")
    does(state, asked(state), "done")
    does(state, "b", "move ember-temple sahl 3")
    assert (legal(state, "a"), legal(state, "b")) == (["plan asha 1-3"], ["plan dorn 1-3"])


@pytest.mark.rule("SWARM-6.2")
def test_one_tactics_card_can_be_named_but_no_other_covert_card() -> None:
    held = {"a": ["bluff", "banner", "banner", "thief", "ward"], "c": ["dagger"]}
    state = swarm(
        "battle", troops={"a": {"sahl": 2}, "b": {"sahl": 1}}, leaders={"a": ["asha"]}, coverts=held, covert_limit=9
    )
    assert legal(state, "a") == ["plan asha 1-2", "plan asha banner 1-2", "plan asha bluff 1-2"]
    assert legal(state, "b") == ["plan nobody 1"]


@pytest.mark.rule("SWARM-6.2")
@pytest.mark.parametrize("card", ["banner", "ambush", "dagger", "shield", "surgeon", "mirage", "bluff"])
def test_every_kind_of_tactics_can_be_named_also_without_a_leader(card: str) -> None:
    state = meeting(leaders=(".", "asha"), tactics=(card, ""))
    assert legal(state, "a") == ["plan nobody 1-5", f"plan nobody {card} 1-5"]


@pytest.mark.rule("SWARM-6.2")
def test_who_has_named_a_plan_is_asked_until_both_have_and_may_change_it() -> None:
    state = meeting(armies=(5, 3))
    does(state, "a", "plan cinder 1")
    assert (asked(state), waiting(state), phase_of(state)) == ("ab", "b", "plan")
    does(state, "a", "plan cinder 4")
    does(state, "b", "plan kestrel 2")
    assert [int(value) for value in state.clash[:3]] == [leader_number("cinder"), 4, -1]
    assert [int(value) for value in state.clash[5:8]] == [leader_number("kestrel"), 2, -1]


@pytest.mark.rule("SWARM-6.2")
def test_nobody_else_plans() -> None:
    assert refused(meeting(), "c", "plan nobody 1") == ("SWARM-2.1", "It is not your turn.")


@pytest.mark.rule("SWARM-6.3")
def test_plans_are_turned_up_together() -> None:
    state = meeting(tactics=("banner", "bluff"))
    heard(state)
    does(state, "b", "plan kestrel bluff 2")
    assert (heard(state), state.view(0)["battle"]["left"]["leader"]) == ([], "")  # type: ignore[index]
    does(state, "a", "plan cinder 3")
    shown = ["A committed 3, led by Cinder.", "B committed 2, led by Kestrel.", "B used Bluff."]
    assert (heard(state), phase_of(state)) == (shown, "treason")


@pytest.mark.rule("SWARM-6.3")
def test_a_plan_without_a_leader_is_told_so() -> None:
    state = meeting(leaders=(".", "asha"))
    heard(state)
    does(state, "a", "plan nobody 3")
    does(state, "b", "plan asha 2")
    assert heard(state) == ["A committed 3, led by nobody.", "B committed 2, led by Asha."]


@pytest.mark.rule("SWARM-6.3")
def test_what_was_shown_is_known_to_everyone() -> None:
    state = meeting(tactics=("bluff", "banner"))
    fight(state, "cinder bluff 3", "kestrel 1")
    for seat in (-1, 0, 1, 2):
        seats = state.view(seat)["seats"]
        assert isinstance(seats, list)
        assert (seats[0]["known_leaders"], seats[0]["known_coverts"]) == (["cinder"], ["bluff"])
        assert (seats[1]["known_leaders"], seats[1]["known_coverts"]) == (["kestrel"], ["banner"] if seat == 1 else [])


@pytest.mark.rule("SWARM-6.3")
def test_a_new_battle_shows_nothing_of_the_last() -> None:
    state = swarm("battle", troops={seat: {"sahl": 2, "merit": 2} for seat in "ab"})
    does(state, "a", "battle sahl", "plan nobody 2")
    does(state, "b", "plan nobody 1")
    assert (phase_of(state), list(state.clash)) == ("plan", [-1] * 10)


@pytest.mark.rule("SWARM-4.3")
def test_who_prays_still_fights_where_attacked() -> None:
    assert asked(meeting(prays="b")) == "ab"
