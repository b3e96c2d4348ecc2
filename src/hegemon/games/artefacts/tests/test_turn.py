"""Chapters 2 to 4: ownership, setup, moving, and the debrief."""

from __future__ import annotations

import pytest

from hegemon.games.artefacts import GAME, slots
from hegemon.games.artefacts.content import MARCHING, OPENING, RAISING
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import (
    SEATS,
    asked,
    at,
    holds,
    legal,
    play,
    refusal,
    sentences,
    table,
)


def owner(state: Artefacts, name: str) -> str:
    seat = slots.owner_of(state, state.world.area_names.index(name))
    return "nobody" if seat < 0 else SEATS[seat]


@pytest.mark.rule("ARTEFACTS-2.1")
@pytest.mark.parametrize(
    ("armies", "who"), [("AAB", "A"), ("ABBC", "B"), ("AB", "nobody"), ("ABBCC", "nobody"), ("", "nobody")]
)
def test_an_area_belongs_to_who_has_most_armies_in_it(armies: str, who: str) -> None:
    assert owner(table({"vellin": armies, "gorsefell": "ABC"}), "vellin") == who


@pytest.mark.rule("ARTEFACTS-2.1", "ARTEFACTS-2.2")
def test_a_tie_goes_to_who_of_those_tied_holds_most_artefacts_anywhere() -> None:
    state = table({"vellin": "AB", "gorsefell": "ABC"}, carried={"White Flag": 2, "Red Scythe": 3})
    assert owner(state, "vellin") == "B"
    state = table({"vellin": "AB", "gorsefell": "ABC"}, carried={"White Flag": 2, "Red Scythe": 1})
    assert owner(state, "vellin") == "nobody"


@pytest.mark.rule("ARTEFACTS-2.2")
def test_neither_crossed_out_slots_nor_used_artefacts_count() -> None:
    state = table({"vellin": "xxAB", "gorsefell": "AABB", "jackdaw": "C"}, carried={"White Flag": 3})
    assert owner(state, "vellin") == "B"
    play(state, "fight b gorsefell", f"use {relic_number_held(state)}")
    assert owner(state, "vellin") == "nobody"


def relic_number_held(state: Artefacts) -> int:
    return next(k + 1 for k, slot in enumerate(state.bearer) if slot >= 0)


@pytest.mark.rule("ARTEFACTS-3.1")
def test_in_turn_order_everyone_settles_one_army_after_the_other() -> None:
    state = fresh()
    order = []
    while str(state.view(-1)["phase"]) == "settling":
        order.append(SEATS[state.turn])
        play(state, legal(state)[0])
    assert "".join(order) == "BCABCA"
    assert asked(state) == "B marching"


@pytest.mark.rule("ARTEFACTS-3.1")
def test_by_the_dial_every_other_army_goes_the_other_way_round() -> None:
    state = fresh(snake=True, starting_armies=3)
    order = []
    while str(state.view(-1)["phase"]) == "settling":
        order.append(SEATS[state.turn])
        play(state, legal(state)[0])
    assert "".join(order) == "BCAACBBCA"


@pytest.mark.rule("ARTEFACTS-3.1", "ARTEFACTS-1.5")
def test_armies_settle_in_any_free_slot_and_in_no_other() -> None:
    state = fresh()
    ground = [int(thing) for thing in state.ground]
    assert len(legal(state)) == ground.count(-1) == state.left
    play(state, "settle 48")
    assert refusal(state, "settle 48") == "Longsound 48 is not free: an army stands there. (ARTEFACTS-1.5)"
    assert refusal(state, f"settle {ground.index(-3) + 1}").endswith("there are mountains. (ARTEFACTS-1.5)")
    assert refusal(state, f"settle {ground.index(-4) + 1}").endswith("for an army to march to. (ARTEFACTS-1.5)")
    assert refusal(state, "done") == "Place an army in a free slot. (ARTEFACTS-3.1)"


def fresh(**options: object) -> Artefacts:
    """A game at its first decision, which B has."""
    state = next(GAME.start(3, seed, size="tiny", map="2", **options) for seed in range(99) if first_is_b(seed))
    assert isinstance(state, Artefacts)
    return state


def first_is_b(seed: int) -> bool:
    return GAME.start(3, seed, size="tiny", map="2").turn_order() == [1, 2, 0]


@pytest.mark.rule("ARTEFACTS-4.1")
def test_an_army_marches_within_its_area_or_to_an_adjacent_one_and_burns_what_it_leaves() -> None:
    state = table({"jackdaw": "A", "vellin": "xBBBx", "stonewell": "xxxxx", "gorsefell": "B"}, phase=MARCHING)
    assert legal(state) == ["done", *[f"march 44 {slot}" for slot in (45, 46, 47, 17, 18, 19, 20, 21, 43)]]
    play(state, "march 44 17")
    assert (at(state, "jackdaw"), at(state, "alderney")) == ("x", "A")


@pytest.mark.rule("ARTEFACTS-4.1")
def test_each_army_marches_once_a_turn_and_any_number_may() -> None:
    state = table({"jackdaw": "AA", "gorsefell": "A", "northolt": "B"}, phase=MARCHING)
    play(state, "march 44 46")
    assert refusal(state, "march 46 47") == "The army in Jackdaw 46 has moved this turn. (ARTEFACTS-4.1)"
    play(state, "march 45 47")
    assert {move.split()[1] for move in legal(state, "march")} == {"1"}
    play(state, "march 1 2")
    assert asked(state) == "A raising"


@pytest.mark.rule("ARTEFACTS-4.1")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("march 45 46", "You have no army in Jackdaw 45. (ARTEFACTS-4.1)"),
        ("march 44 1", "Gorsefell is not next to Jackdaw. (ARTEFACTS-4.1)"),
        ("march 44 38", "Stonewell 38 is not free: it is crossed out. (ARTEFACTS-1.5)"),
        ("raise 45", "You are marching now: choose an army and where it goes, or finish. (ARTEFACTS-4.1)"),
    ],
)
def test_other_marches_are_refused(move: str, why: str) -> None:
    assert refusal(table({"jackdaw": "A", "stonewell": "x", "vellin": "B"}, phase=MARCHING), move) == why


@pytest.mark.rule("ARTEFACTS-4.2", "ARTEFACTS-6.1")
def test_the_first_visitor_holds_an_artefact_and_carries_it_on() -> None:
    state = table({"northolt": "A", "stonewell": ".B"}, phase=MARCHING, lying=["Vanguard Banner"], players=2)
    assert sentences(state, "march 28 38")[:2] == [
        "A marched from Northolt 28 to Stonewell 38.",
        "A took the Vanguard Banner in Stonewell 38.",
    ]
    assert holds(state, "A") == ["Vanguard Banner"]
    state.moved[37] = 0
    state.phase = MARCHING
    play(state, "march 38 40")
    assert (holds(state, "A"), at(state, "stonewell")) == (["Vanguard Banner"], "xBA")


@pytest.mark.rule("ARTEFACTS-4.2", "ARTEFACTS-6.1")
def test_one_army_may_carry_several() -> None:
    board = {"vellin": "A", "stonewell": ".B"}
    state = table(board, phase=MARCHING, lying=["Vanguard Banner"], carried={"White Flag": 33}, players=2)
    play(state, "march 33 38")
    assert holds(state, "A") == ["White Flag", "Vanguard Banner"]
    assert list(state.bearer).count(37) == 2


@pytest.mark.rule("ARTEFACTS-4.3")
def test_owned_areas_are_counted_the_ocean_too() -> None:
    state = table({"vellin": "AAB", "longsound": "A", "jackdaw": "B"}, players=2)
    assert sentences(state, "done")[1] == "A counted 2 for reinforcements and could raise 2."


@pytest.mark.rule("ARTEFACTS-4.3", "ARTEFACTS-1.3")
def test_a_whole_continent_pays_its_bonus() -> None:
    whole = {"gorsefell": "A", "pinesward": "A", "inglewood": "A", "alderney": "A", "jackdaw": "B"}
    state = table(whole, players=2)
    play(state, "done")
    assert state.reserve == 4 + 6
    state = table({**whole, "alderney": "AB"}, players=2)
    play(state, "done")
    assert state.reserve == 3


@pytest.mark.rule("ARTEFACTS-4.3")
def test_by_the_dial_half_of_it_is_raised() -> None:
    state = table({"vellin": "A", "longsound": "A", "northolt": "A", "jackdaw": "B"}, players=2, debrief="half")
    play(state, "done")
    assert state.reserve == 2


@pytest.mark.rule("ARTEFACTS-4.3")
def test_armies_are_raised_where_one_was_or_next_to_it_where_nobody_was() -> None:
    state = table({"jackdaw": "A", "alderney": "AA", "stonewell": "B", "gorsefell": "B"}, players=2)
    play(state, "done")
    slots_of = [int(move.split()[1]) for move in legal(state, "raise")]
    assert slots_of == [*range(8, 17), *range(19, 22), *range(33, 38), *range(45, 48)]
    play(state, "raise 33")
    why = "When your reinforcements came, Northolt was neither occupied by you nor empty beside you. (ARTEFACTS-4.3)"
    assert refusal(state, "raise 28") == why
    assert refusal(state, "raise 33") == "Vellin 33 is not free: an army stands there. (ARTEFACTS-1.5)"


@pytest.mark.rule("ARTEFACTS-4.3")
def test_who_raises_fewer_loses_the_rest() -> None:
    state = table({"jackdaw": "A", "alderney": "AA", "gorsefell": "B"}, players=2)
    play(state, "raise 45", "done")
    assert (asked(state), state.reserve) == ("B marching", 0)


SPREAD = {"vellin": "A", "longsound": "A", "northolt": "A", "gorsefell": "B", "jackdaw": "B", "alderney": "B"}


@pytest.mark.rule("ARTEFACTS-4.4")
@pytest.mark.parametrize(("turn", "round", "most"), [("A", 1, 1), ("B", 1, 2), ("A", 2, 3)])
def test_by_the_dial_the_kth_player_raises_at_most_k_in_the_first_round(turn: str, round: int, most: int) -> None:
    state = table(SPREAD, players=2, turn=turn, opening="k_th", round=round)
    play(state, "done")
    assert (state.phase, state.reserve) == (RAISING, most)


@pytest.mark.rule("ARTEFACTS-4.4")
@pytest.mark.parametrize(("opening", "round"), [("extra", 1), ("extra", 2), ("off", 1)])
def test_who_goes_later_raises_more_in_the_first_round(opening: str, round: int) -> None:
    for place, turn in enumerate("AB"):
        state = table(SPREAD, players=2, turn=turn, opening=opening, round=round)
        play(state, "done")
        extra = OPENING[2][place] if (opening, round) == ("extra", 1) else 0
        assert state.reserve == 3 + extra


@pytest.mark.rule("ARTEFACTS-4.4")
def test_what_is_made_up_for_adds_up_to_something_for_every_number_of_players() -> None:
    assert list(OPENING) == [2, 3, 4, 5, 6]
    for players, extra in OPENING.items():
        assert len(extra) == players
        assert sorted(extra) == extra


@pytest.mark.rule("ARTEFACTS-4.1")
def test_steps_in_which_nothing_can_be_done_are_passed_over() -> None:
    state = table({"gorsefell": "A", "alderney": "B", "jackdaw": "B"}, players=2, phase=MARCHING)
    play(state, "march 1 2")
    assert asked(state) == "A raising"
    assert state.phase == RAISING
