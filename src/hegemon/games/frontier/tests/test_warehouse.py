"""Chapter 3: actions, what is stored, and what is dropped."""

from __future__ import annotations

import pytest

from hegemon.games.frontier.tests.positions import does, frontier, hand, left, legal, moves, reached, refused


@pytest.mark.rule("FRONTIER-3.1")
def test_a_turn_brings_2_actions_and_the_rest_is_stored() -> None:
    state = frontier("A . B", stored=(3, 4))
    assert does(state, "end") == ["A ended the turn with 3 actions stored.", "Round 1: B had 6 actions to spend."]
    assert (left(state, "A"), left(state, "B")) == (3, 6)
    assert does(state, "end") == ["B ended the turn with 6 actions stored.", "Round 2: A had 5 actions to spend."]


@pytest.mark.rule("FRONTIER-3.1")
@pytest.mark.parametrize("actions", [1, 2, 3, 5])
def test_actions_a_turn_are_a_dial_and_so_is_the_room(actions: int) -> None:
    state = frontier("A . B", stored=(0, 0), actions=actions, warehouse=4)
    assert int(state.world.capacity) == 4 * actions
    does(state, "end")
    assert left(state, "B") == actions
    assert int(frontier("A", stored=(0,), actions=actions).world.capacity) == 10 * actions


@pytest.mark.rule("FRONTIER-3.1", "FRONTIER-3.3")
@pytest.mark.parametrize(
    ("has", "stored", "kept"),
    [
        ("", 20, 20),
        ("", 21, 20),
        ("", 25, 20),
        ("log", 15, 15),
        ("log", 16, 15),
        ("material iron", 10, 10),
        ("material iron", 11, 10),
        ("log log log", 8, 5),
        ("log material iron iron", 2, 0),
        ("log material iron iron", 0, 0),
    ],
)
def test_resources_are_kept_first_and_actions_above_the_room_are_lost(has: str, stored: int, kept: int) -> None:
    state = frontier("A . B", stored=(stored,), has=has)
    told = does(state, "end")
    assert (left(state), hand(state)) == (kept, has)
    assert told[0] == f"A ended the turn with {kept} action{'' if kept == 1 else 's'} stored."
    assert any(line.startswith(f"A wasted {stored - kept} action") for line in told) == (stored > kept)


@pytest.mark.rule("FRONTIER-3.2")
@pytest.mark.parametrize(("spent", "reach"), [(0, "b1 b2"), (6, "b1 b2"), (7, "b1"), (9, "b1"), (10, "")])
def test_at_most_10_actions_are_spent_in_a_turn(spent: int, reach: str) -> None:
    state = frontier("A+castle . .\n. castle .", stored=(20,), spent=spent)
    assert reached(state, "b1 b2") == reach


@pytest.mark.rule("FRONTIER-3.2")
def test_stored_actions_count_among_the_ten() -> None:
    state = frontier("A . .", stored=(12,), spent=8)
    does(state, "take b1", "take c1")
    assert (left(state), int(state.spent)) == (10, 10)
    sentence = "a2 costs 1, and you can only spend 0 more this turn (limit 10)."
    assert refused(state, "take a2") == ("FRONTIER-3.2", sentence)
    does(state, "end", "end")
    assert (int(state.spent), left(state), reached(state, "a2")) == (0, 12, "a2")


@pytest.mark.rule("FRONTIER-3.2")
@pytest.mark.parametrize(("cap", "reach"), [(2, ""), (3, "b1")])
def test_the_most_that_is_spent_is_a_dial(cap: int, reach: str) -> None:
    state = frontier("A+fortification mountain", stored=(9,), spend_cap=cap)
    assert reached(state, "b1") == reach
    if not reach:
        sentence = "b1 costs 3, and you can only spend 2 more this turn (limit 2)."
        assert refused(state, "take b1") == ("FRONTIER-3.2", sentence)


@pytest.mark.rule("FRONTIER-3.2")
def test_works_need_no_actions() -> None:
    state = frontier("A+woods A .", stored=(0,), has="log material", spent=10)
    does(state, "chop a1", "build fortification b1", "train attacker b1")
    assert (hand(state), int(state.spent), left(state)) == ("", 10, 0)


@pytest.mark.rule("FRONTIER-3.3")
@pytest.mark.parametrize(
    ("has", "stored", "droppable"),
    [
        ("log", 15, []),
        ("log", 16, ["log"]),
        ("", 25, []),
        ("log material iron", 5, []),
        ("log material iron", 6, ["log", "material", "iron"]),
        ("iron iron iron iron", 0, []),
        ("iron iron iron iron", 1, ["iron"]),
        ("iron iron iron iron log", 0, ["log", "iron"]),
    ],
)
def test_a_resource_may_be_dropped_where_not_everything_fits(has: str, stored: int, droppable: list[str]) -> None:
    assert moves(frontier("A", stored=(stored,), has=has), "drop") == droppable


@pytest.mark.rule("FRONTIER-3.3")
def test_who_drops_a_resource_keeps_actions_instead() -> None:
    state = frontier("A", stored=(8,), has="log material iron")
    assert does(state, "drop material", "end")[:2] == [
        "A discarded material.",
        "A ended the turn with 8 actions stored.",
    ]
    assert (left(state), hand(state)) == (8, "log iron")


@pytest.mark.rule("FRONTIER-3.3")
def test_who_has_more_resources_than_room_must_drop_before_the_end() -> None:
    state = frontier("A", stored=(3,), has="log log log log iron")
    sentence = "Your resources don't fit the 20 places of your warehouse. Discard one first."
    assert refused(state, "end") == ("FRONTIER-3.3", sentence)
    assert "end" not in legal(state)
    does(state, "drop iron")
    assert "end" in legal(state)
    does(state, "end")
    assert (left(state), hand(state)) == (0, "log log log log")


@pytest.mark.rule("FRONTIER-3.3")
def test_what_does_not_fit_may_be_used_instead() -> None:
    state = frontier("A", stored=(0,), has="log log log log material")
    does(state, "build fortification a1")
    assert (hand(state), "end" in legal(state)) == ("log log material", True)


@pytest.mark.rule("FRONTIER-3.3")
def test_what_is_gained_in_a_turn_need_not_fit_until_it_ends() -> None:
    state = frontier("A+woods", stored=(0,), has="log log log log")
    does(state, "chop a1")
    assert (hand(state), legal(state)[0]) == ("log log log log log", "drop log")


@pytest.mark.rule("FRONTIER-3.3")
@pytest.mark.parametrize(
    ("has", "stored", "sentence"),
    [
        ("iron", 20, "You have no log."),
        ("", 25, "You have no log."),
        ("log", 15, "Everything fits in your warehouse, so there is no need to discard."),
        ("log", 16, "allowed"),
    ],
)
def test_why_a_log_is_not_dropped(has: str, stored: int, sentence: str) -> None:
    state = frontier("A", stored=(stored,), has=has)
    rule = "" if sentence == "allowed" else "FRONTIER-3.3"
    assert refused(state, "drop log") == (rule, sentence)


@pytest.mark.rule("FRONTIER-3.3")
@pytest.mark.parametrize(("resource", "told"), [("log", "a log"), ("material", "material"), ("iron", "iron")])
def test_what_is_dropped_is_gone(resource: str, told: str) -> None:
    state = frontier("A", stored=(20,), has=f"{resource} {resource}")
    assert does(state, f"drop {resource}") == [f"A discarded {told}."]
    assert (hand(state), left(state)) == (resource, 20)


@pytest.mark.rule("FRONTIER-3.1")
def test_what_others_have_stored_is_not_touched() -> None:
    state = frontier("A . B", stored=(9, 9), others={"B": "log iron"})
    does(state, "take b1", "end")
    assert (left(state, "B"), hand(state, "B"), left(state, "A")) == (11, "log iron", 8)
