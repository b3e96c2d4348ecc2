"""Chapter 9: who is out, when the game ends, and who has won."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.content import OVER
from hegemon.games.frontier.state import Frontier
from hegemon.games.frontier.tests.positions import (
    attack,
    defence,
    does,
    frontier,
    hand,
    left,
    owner,
    reached,
    refused,
)

SIEGE = "A+mountain B* B"
# B has the lower right corner and cannot conquer anything around it.
WALLED = """
    A* A A A A
    A  A A A A
    A  A A A A
    A  A A A {above}
    A  A A {left} {corner}
"""


def walled(corner: str = "B*", left: str = "A", above: str = "A") -> str:
    return WALLED.format(corner=corner, left=left, above=above)


def result(state: Frontier) -> tuple[str, list[int]]:
    standing = state.standing()
    return standing.ending, standing.places


@pytest.mark.rule("FRONTIER-9.1")
def test_who_loses_the_spawn_is_out_and_loses_the_warehouse() -> None:
    state = frontier(SIEGE, seats=3, stored=(2, 5, 3), others={"B": "log material iron"})
    assert does(state, "take b1") == ["A took b1 from B for 1 action.", "B lost the spawn to A and dropped out."]
    assert list(state.fell) == [0, 1, 0]
    assert (left(state, "A"), left(state, "B"), left(state, "C"), hand(state, "B")) == (1, 0, 3, "")
    assert result(state)[0] == ""


@pytest.mark.rule("FRONTIER-9.1")
def test_only_the_spawn_changes_hands() -> None:
    state = frontier(SIEGE, seats=3)
    does(state, "take b1")
    assert [owner(state, name) for name in ("b1", "c1")] == ["A", "B"]
    assert list(state.held) == [3, 1, 1]


@pytest.mark.rule("FRONTIER-9.1")
def test_any_other_tile_may_be_lost() -> None:
    state = frontier("A+mountain B B*", stored=(2, 7))
    assert does(state, "take b1") == ["A took b1 from B for 1 action."]
    assert (list(state.fell), left(state, "B")) == ([0, 0], 7)


@pytest.mark.rule("FRONTIER-9.1")
def test_the_fallen_have_no_turn() -> None:
    state = frontier(SIEGE, seats=3)
    does(state, "take b1", "end")
    assert (int(state.turn), int(state.round)) == (2, 1)
    does(state, "end")
    assert (int(state.turn), int(state.round)) == (0, 2)


@pytest.mark.rule("FRONTIER-9.1")
def test_a_round_is_counted_even_when_its_first_player_is_out() -> None:
    state = frontier("B A", seats=3, turn="C", fallen="A", spawns={"A": "a1"})
    does(state, "end")
    assert (int(state.turn), int(state.round)) == (1, 2)


@pytest.mark.rule("FRONTIER-9.1", "FRONTIER-5.2")
def test_the_land_of_the_fallen_defends_itself() -> None:
    state = frontier("A  A+mountain B+bowman\nA  B*         B\nC  .          B", seats=3)
    does(state, "take b2")
    assert (attack(state, "c2"), defence(state, "c2")) == (4, 2)
    assert (attack(state, "c1"), defence(state, "c1")) == (4, 1)
    assert refused(state, "take c3")[0] == "FRONTIER-5.3"
    assert (attack(state, "c3"), defence(state, "c3")) == (1, 3)


@pytest.mark.rule("FRONTIER-9.1", "FRONTIER-4.2")
def test_the_land_of_the_fallen_is_an_enemys_to_everybody() -> None:
    state = frontier("A B .\nlake lake lake", seats=3, fallen="B")
    assert reached(state, "b1 c1") == ""
    state = frontier("A+attacker B .\nlake lake lake", seats=3, fallen="B")
    assert does(state, "take b1", "take c1")[0] == "A took b1 from B for 1 action."


@pytest.mark.rule("FRONTIER-9.1")
def test_the_spawn_of_the_fallen_is_a_tile_like_any_other() -> None:
    state = frontier("A  C+mountain", seats=3, turn="C", fallen="B", spawns={"B": "a1"}, stored=(5, 0, 5))
    assert does(state, "take a1") == ["C took a1 from A for 1 action."]
    assert (list(state.fell), left(state, "A"), result(state)[0]) == ([0, 1, 0], 5, "")


@pytest.mark.rule("FRONTIER-9.2")
def test_the_last_one_left_wins() -> None:
    state = frontier(SIEGE)
    told = does(state, "take b1")
    assert told[1:] == ["B lost the spawn to A and dropped out.", "The game ended in round 1."]
    assert (result(state), state.standing().winners) == (("conquest", [1, 2]), [0])
    assert (int(state.pending()), len(state.legal(0)), int(state.phase)) == (0, 0, OVER)
    assert refused(state, "end") == ("FRONTIER-9.2", "The game is over.")


@pytest.mark.rule("FRONTIER-9.2")
def test_the_fallen_follow_the_last_to_fall_first() -> None:
    state = frontier("A+mountain C* C", seats=3, fallen="B")
    does(state, "take b1")
    assert (result(state), state.standing().scores) == (("conquest", [1, 3, 2]), [4, 0, 1])


@pytest.mark.rule("FRONTIER-9.2")
def test_with_more_than_one_left_the_game_goes_on() -> None:
    state = frontier("A+mountain D* D", seats=4, fallen="B")
    does(state, "take b1")
    assert (result(state)[0], list(state.fell)) == ("", [0, 1, 0, 2])


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(
    ("first", "turn", "round", "ending"),
    [
        ("A", "B", 3, "round limit"),
        ("A", "B", 2, ""),
        ("A", "A", 3, ""),
        ("B", "A", 3, "round limit"),
        ("B", "B", 3, ""),
        ("B", "A", 2, ""),
    ],
)
def test_the_game_ends_when_everyone_has_had_the_last_round(first: str, turn: str, round: int, ending: str) -> None:
    state = frontier("A B", first=first, turn=turn, round=round, round_limit=3)
    does(state, "end")
    assert result(state)[0] == ending
    assert int(state.round) == round + (1 if first != turn else 0)


@pytest.mark.rule("FRONTIER-9.2")
def test_the_end_by_rounds_is_told_with_their_number() -> None:
    state = frontier("A", turn="B", round=3, round_limit=3)
    assert does(state, "end") == ["B ended the turn with 0 actions stored.", "The game ended in round 3."]


@pytest.mark.rule("FRONTIER-9.2")
def test_there_are_forty_rounds() -> None:
    assert [result(last_turn("A", round=n, round_limit=40))[0] for n in (39, 40)] == ["", "round limit"]
    assert int(frontier("A").world.round_limit) == 40


def last_turn(drawing: str, **given: object) -> Frontier:
    """The position after B has ended the last turn."""
    state = frontier(drawing, turn="B", **{"round": 1, "round_limit": 1, **given})  # type: ignore[arg-type]
    does(state, "end")
    return state


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(
    ("drawing", "places", "tiles"),
    [("A B", [1, 1], [2, 2]), ("A A B", [1, 2], [3, 2]), ("A B B", [2, 1], [2, 3])],
)
def test_most_tiles_win(drawing: str, places: list[int], tiles: list[int]) -> None:
    state = last_turn(drawing, stored=(0, 0))
    assert (state.standing().places, state.standing().scores) == (places, tiles)


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(
    ("stored", "places"), [((8, 7), [1, 2]), ((7, 7), [1, 1]), ((6, 7), [2, 1]), ((0, 20), [2, 1])]
)
def test_among_equals_stored_actions_decide(stored: tuple[int, int], places: list[int]) -> None:
    assert last_turn("A B", stored=stored).standing().places == places


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize("resource", ["log", "material", "iron"])
@pytest.mark.parametrize(("actions", "places"), [(4, [2, 1]), (5, [1, 1]), (6, [1, 2])])
def test_among_equals_a_resource_counts_five(resource: str, actions: int, places: list[int]) -> None:
    assert last_turn("A B", stored=(actions, 0), others={"B": resource}).standing().places == places


@pytest.mark.rule("FRONTIER-9.2")
def test_tiles_come_before_everything_stored() -> None:
    assert last_turn("A A B", stored=(0, 20)).standing().places == [1, 2]


@pytest.mark.rule("FRONTIER-9.2")
def test_who_is_equal_in_everything_shares_the_win() -> None:
    standing = last_turn("A B", stored=(3, 3)).standing()
    assert (standing.winners, standing.share(0), standing.share(1)) == ([0, 1], 0.5, 0.5)


@pytest.mark.rule("FRONTIER-9.2")
def test_at_the_end_the_fallen_are_behind_all_others_however_much_they_own() -> None:
    drawing = "D D D B C C\nA A A A A A"
    state = frontier(drawing, seats=4, turn="C", fallen="DA", spawns={"A": "d1", "D": "e1"}, round_limit=1)
    does(state, "end")
    assert (state.standing().places, state.standing().scores) == ([3, 2, 1, 4], [6, 2, 3, 3])


@pytest.mark.rule("FRONTIER-9.2")
def test_a_running_game_has_places_and_no_winners() -> None:
    standing = frontier("A A B").standing()
    assert (standing.ending, standing.places, standing.winners) == ("", [1, 2], [])


@pytest.mark.rule("FRONTIER-9.2")
def test_who_can_do_nothing_at_the_beginning_of_a_turn_ends_the_game() -> None:
    state = frontier(walled(), size="5x5", stored=(1, 4))
    told = does(state, "end")
    assert told == [
        "A ended the turn with 1 action stored.",
        "B could do nothing, which ended the game.",
        "The game ended in round 1.",
    ]
    assert (result(state), left(state, "B")) == (("blocked", [1, 2]), 4)


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(
    ("drawing", "has", "ending"),
    [
        (walled(left="."), "", ""),  # take
        (walled(left="lake"), "", "blocked"),
        (walled("B*+attacker", left="lake"), "", ""),
        (walled(left="gold", above="."), "", ""),
        (walled(left="gold", above="lake"), "", ""),
        (walled("B*+woods"), "", ""),  # chop
        (walled("B*+stumps"), "", "blocked"),
        (walled(), "material", ""),  # train
        (walled("B*+attacker"), "material", "blocked"),
        (walled(), "log log", ""),  # build
        (walled(), "log iron", "blocked"),
        (walled("B*+fortification"), "log log", "blocked"),
        (walled(left="water"), "log log", ""),
        (walled(left="water"), "log", "blocked"),
        (walled("B*+fortification"), "iron", ""),  # reinforce
        (walled("B*+fortification!"), "iron", "blocked"),
        (walled(), "iron log material", ""),
    ],
)
def test_whatever_can_be_done_keeps_the_game_going(drawing: str, has: str, ending: str) -> None:
    state = frontier(drawing, size="5x5", others={"B": has})
    does(state, "end")
    assert result(state)[0] == ending


@pytest.mark.rule("FRONTIER-9.2")
def test_what_can_only_be_dropped_does_not_count() -> None:
    drawing = walled("B*+fortification!+attacker")
    state = frontier(drawing, size="5x5", stored=(0, 0), others={"B": "log log log log"})
    does(state, "end")
    assert result(state)[0] == "blocked"


@pytest.mark.rule("FRONTIER-9.2")
@pytest.mark.parametrize(("cap", "ending"), [(3, ""), (2, "blocked")])
def test_what_can_be_done_is_asked_with_all_actions_that_may_be_spent(cap: int, ending: str) -> None:
    state = frontier(walled("B*+fortification", left="mountain"), size="5x5", stored=(0, 0), spend_cap=cap)
    does(state, "end")
    assert (result(state)[0], left(state, "B")) == (ending, 0 if ending else 2)


@pytest.mark.rule("FRONTIER-9.2")
def test_a_blocked_player_may_be_passed_over_without_getting_actions() -> None:
    state = frontier(walled(), size="5x5", stored=(1, 4), blocked="passes")
    told = does(state, "end")
    assert told == [
        "A ended the turn with 1 action stored.",
        "B could do nothing and missed the turn.",
        "Round 2: A had 3 actions to spend.",
    ]
    assert (int(state.turn), left(state, "A"), left(state, "B")) == (0, 3, 4)


@pytest.mark.rule("FRONTIER-9.2")
def test_where_everyone_is_passed_over_the_rounds_run_out() -> None:
    drawing = walled("B*+fortification!+defender")
    state = frontier(drawing, size="5x5", blocked="passes", round_limit=4)
    told = does(state, "end")
    assert told.count("A could do nothing and missed the turn.") == 3
    assert result(state) == ("round limit", [1, 2])
    assert told[-1] == "The game ended in round 4."


@pytest.mark.rule("FRONTIER-9.2")
def test_the_rest_of_a_turn_with_nothing_to_do_is_no_block() -> None:
    state = frontier(walled(left="."), size="5x5", turn="B", stored=(0, 1))
    does(state, "take d5")
    assert result(state)[0] == ""
