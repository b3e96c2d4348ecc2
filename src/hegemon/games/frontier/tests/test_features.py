"""Chapter 6: chopped woods, gold, villages, iron and material."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.content import CHOPPED
from hegemon.games.frontier.tests.positions import (
    attack,
    defence,
    does,
    frontier,
    hand,
    left,
    moves,
    owner,
    reached,
    refused,
    strength,
    tile,
)
from hegemon.games.frontier.words.reading import amount


@pytest.mark.rule("FRONTIER-6.1")
def test_own_woods_are_chopped_for_a_log_and_no_action() -> None:
    state = frontier("A+woods .", has="log")
    assert (strength(state, "a1"), attack(state, "b1"), defence(state, "a1")) == (2, 2, 2)
    assert does(state, "chop a1") == ["A chopped the woods on a1 for a log."]
    assert (hand(state), left(state), int(state.spent)) == ("log log", 10, 0)
    assert (strength(state, "a1"), attack(state, "b1"), defence(state, "a1")) == (1, 1, 1)
    assert state.element[tile(state, "a1")] == CHOPPED


@pytest.mark.rule("FRONTIER-6.1")
@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("A", "There are no woods on a1."),
        ("A+mountain", "There are no woods on a1."),
        ("A+lake", "There are no woods on a1."),
        ("A+castle", "There are no woods on a1."),
        ("A+stumps", "The woods on a1 are already chopped."),
        ("B+woods", "a1 isn't yours."),
        ("woods", "a1 isn't yours."),
    ],
)
def test_only_own_standing_woods_are_chopped(drawing: str, sentence: str) -> None:
    state = frontier(drawing)
    assert refused(state, "chop a1") == ("FRONTIER-6.1", sentence)
    assert moves(state, "chop") == []


@pytest.mark.rule("FRONTIER-6.1")
def test_woods_are_chopped_once_whoever_owns_them() -> None:
    state = frontier("A+fortification B+stumps")
    does(state, "take b1")
    assert refused(state, "chop b1") == ("FRONTIER-6.1", "The woods on b1 are already chopped.")


@pytest.mark.rule("FRONTIER-6.1", "FRONTIER-5.3")
@pytest.mark.parametrize(("word", "cost"), [("B+woods", 2), ("B+stumps", 1)])
def test_chopped_woods_cost_one_action_to_conquer(word: str, cost: int) -> None:
    state = frontier(f"A+fortification {word}")
    assert does(state, "take b1") == [f"A took b1 from B for {amount(cost, 'action')}."]
    assert left(state) == 10 - cost


@pytest.mark.rule("FRONTIER-6.1", "FRONTIER-4.2")
def test_one_goes_on_from_own_woods_chopped_or_not_and_never_over_an_enemys() -> None:
    drawing = "A {} . .\nlake lake lake lake"
    reach = {word: reached(frontier(drawing.format(word)), "c1 d1") for word in ("woods", "A+woods", "A+stumps")}
    assert reach == {"woods": "", "A+woods": "c1 d1", "A+stumps": "c1 d1"}
    assert reached(frontier(drawing.format("B+stumps")), "c1") == ""


@pytest.mark.rule("FRONTIER-6.1")
def test_conquered_woods_give_their_log_to_the_conqueror() -> None:
    state = frontier("A+fortification B+woods")
    does(state, "take b1", "chop b1")
    assert hand(state) == "log"


GOLD = "A gold .\n. . .\n. . ."


@pytest.mark.rule("FRONTIER-6.2")
def test_gold_gives_one_tile_next_to_it_for_nothing() -> None:
    state = frontier(GOLD)
    assert moves(state, "take")[-4:] == [f"b1 gold {name}" for name in ("c1", "a2", "b2", "c2")]
    assert does(state, "take b1 gold c2") == ["A took b1 for 1 action.", "A got c2 with the gold on b1."]
    assert (owner(state, "b1"), owner(state, "c2"), left(state), int(state.spent)) == ("A", "A", 9, 1)
    assert int(state.held[0]) == 4


@pytest.mark.rule("FRONTIER-6.2")
def test_where_gold_has_a_gift_it_is_chosen_in_the_move() -> None:
    sentence = "Choose a second tile for the gold on b1: `take b1 gold TILE`."
    assert refused(frontier(GOLD), "take b1") == ("FRONTIER-6.2", sentence)
    assert refused(frontier(GOLD), "take b1 gold c1") == ("", "allowed")


@pytest.mark.rule("FRONTIER-6.2")
@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("lake mountain woods castle", "it isn't empty ({})"),
        ("village iron material gold", "it isn't empty ({})"),
        ("water", "you have no port on its sea"),
        ("A B", "it is taken"),
    ],
)
def test_what_gold_does_not_give(words: str, reason: str) -> None:
    for word in words.split():
        state = frontier(f"A gold {word}")
        assert "b1 gold c1" not in moves(state, "take")
        sentence = f"The gold can't give you c1: {reason.format(word)}."
        assert refused(state, "take b1 gold c1") == ("FRONTIER-6.2", sentence)


@pytest.mark.rule("FRONTIER-6.2")
@pytest.mark.parametrize("word", [".", "desert", "snow"])
def test_gold_gives_any_empty_land(word: str) -> None:
    assert refused(frontier(f"A gold {word}"), "take b1 gold c1") == ("", "allowed")


@pytest.mark.rule("FRONTIER-6.2")
def test_gold_gives_water_of_an_open_sea() -> None:
    state = frontier("A gold water\nA . water\n. . A+water+port")
    assert does(state, "take b1 gold c1")[-1] == "A got c1 with the gold on b1."
    assert refused(frontier("A gold water\n. . water\n. . B+water+port"), "take b1 gold c1")[0] == "FRONTIER-6.2"


@pytest.mark.rule("FRONTIER-6.2")
def test_gold_gives_what_is_out_of_range() -> None:
    state = frontier("A . gold .\n. . lake lake")
    assert reached(state, "d1") == ""
    assert refused(state, "take c1 gold d1") == ("", "allowed")


@pytest.mark.rule("FRONTIER-6.2")
def test_without_a_tile_to_give_gold_is_taken_alone() -> None:
    state = frontier("A gold lake\nA lake lake")
    sentence = "There is no free tile next to b1. Take it without a second tile."
    assert refused(state, "take b1 gold c1") == ("FRONTIER-6.2", sentence)
    assert does(state, "take b1") == ["A took b1 for 1 action."]
    assert int(state.held[0]) == 4


@pytest.mark.rule("FRONTIER-6.2")
def test_a_gift_is_next_to_the_gold() -> None:
    state = frontier("A gold . .")
    assert refused(state, "take b1 gold d1") == ("FRONTIER-6.2", "d1 isn't next to the gold on b1.")
    assert refused(state, "take b1 gold b1") == ("FRONTIER-6.2", "b1 isn't next to the gold on b1.")


@pytest.mark.rule("FRONTIER-6.2")
def test_no_gift_comes_without_gold() -> None:
    sentence = "There is no gold on b1. Take it without a second tile."
    assert refused(frontier("A . ."), "take b1 gold c1") == ("FRONTIER-6.2", sentence)
    assert refused(frontier("A village ."), "take b1 gold c1") == ("FRONTIER-6.2", sentence)


@pytest.mark.rule("FRONTIER-6.2", "FRONTIER-5.6")
def test_conquered_gold_gives_nothing() -> None:
    state = frontier("A+fortification B+gold .")
    sentence = "There is no gold on b1. Take it without a second tile."
    assert refused(state, "take b1 gold c1") == ("FRONTIER-6.2", sentence)
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]
    assert int(state.held[0]) == 3


@pytest.mark.rule("FRONTIER-6.2", "FRONTIER-4.5")
def test_gold_on_a_mountain_costs_the_mountain() -> None:
    assert does(frontier("A+fortification mountain+gold ."), "take b1 gold c1")[0] == "A took b1 for 3 actions."
    assert refused(frontier("A mountain+gold ."), "take b1 gold c1")[0] == "FRONTIER-4.5"
    assert refused(frontier("A+fortification mountain+gold .", stored=(2,)), "take b1 gold c1")[0] == "FRONTIER-4.1"


@pytest.mark.rule("FRONTIER-6.3", "FRONTIER-1.5")
def test_villages_pay_the_list_of_loot_in_order_whoever_takes_them() -> None:
    state = frontier("A village village .\nvillage . . B", loot=(2, 1, 2), stored=(3, 0))
    assert does(state, "take b1") == ["A took b1 for 1 action.", "A looted 2 actions on b1."]
    assert (left(state), int(state.looted)) == (4, 1)
    does(state, "end")
    assert does(state, "take c1")[1] == "B looted 1 action on c1."
    assert left(state, "B") == 2
    does(state, "end")
    assert does(state, "take a2")[1] == "A looted 2 actions on a2."
    assert (left(state), int(state.looted)) == (4 + 2 - 1 + 2, 3)


@pytest.mark.rule("FRONTIER-6.3")
def test_loot_may_be_spent_at_once() -> None:
    state = frontier("A village .", loot=(1,), stored=(1,))
    does(state, "take b1")
    assert (left(state), reached(state, "c1")) == (1, "c1")


@pytest.mark.rule("FRONTIER-6.3", "FRONTIER-3.2")
def test_with_loot_as_well_ten_actions_are_spent_in_a_turn() -> None:
    state = frontier("A village .", loot=(2,), stored=(9,), spent=9)
    does(state, "take b1")
    assert (left(state), int(state.spent), reached(state, "c1")) == (10, 10, "")
    sentence = "c1 costs 1, and you can only spend 0 more this turn (limit 10)."
    assert refused(state, "take c1") == ("FRONTIER-3.2", sentence)


@pytest.mark.rule("FRONTIER-6.3", "FRONTIER-5.6")
def test_a_conquered_village_pays_nothing() -> None:
    state = frontier("A+fortification B+village village", loot=(2, 2))
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]
    assert (left(state), int(state.looted)) == (9, 1)


@pytest.mark.rule("FRONTIER-6.4")
@pytest.mark.parametrize(("feature", "told"), [("iron", "iron"), ("material", "material")])
def test_iron_and_material_are_found_once_and_cost_nothing_more(feature: str, told: str) -> None:
    state = frontier(f"A {feature}")
    assert does(state, "take b1") == ["A took b1 for 1 action.", f"A found {told} on b1."]
    assert (hand(state), left(state), int(state.spent)) == (feature, 9, 1)


@pytest.mark.rule("FRONTIER-6.4", "FRONTIER-5.6")
@pytest.mark.parametrize("feature", ["iron", "material"])
def test_iron_and_material_are_not_found_a_second_time(feature: str) -> None:
    state = frontier(f"A+fortification B+{feature}")
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]
    assert hand(state) == ""


@pytest.mark.rule("FRONTIER-6.4", "FRONTIER-4.1")
@pytest.mark.parametrize("feature", ["gold", "village", "iron", "material"])
@pytest.mark.parametrize(("ground", "cost"), [("", 1), ("mountain+", 3)])
def test_a_feature_makes_no_tile_dearer(feature: str, ground: str, cost: int) -> None:
    state = frontier(f"A+fortification {ground}{feature} lake\nA lake lake")
    assert does(state, "take b1")[0] == f"A took b1 for {amount(cost, 'action')}."


@pytest.mark.rule("FRONTIER-6.4")
def test_a_feature_gives_no_power() -> None:
    drawing = "A+gold . A+village . A+iron . A+material"
    state = frontier(drawing)
    assert [defence(state, name) for name in ("a1", "c1", "e1", "g1")] == [1, 1, 1, 1]


@pytest.mark.rule("FRONTIER-6.4", "FRONTIER-7.1")
def test_found_material_may_be_used_in_the_same_turn() -> None:
    state = frontier("A material", has="")
    does(state, "take b1", "train attacker b1")
    assert hand(state) == ""
