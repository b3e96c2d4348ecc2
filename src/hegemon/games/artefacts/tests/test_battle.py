"""Chapter 5: battles."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.engine.moves import sample
from hegemon.engine.state import seats_in
from hegemon.games.artefacts import GAME, battle, content
from hegemon.games.artefacts.state import Artefacts
from hegemon.games.artefacts.tests.positions import asked, at, legal, play, refusal, sentences, table
from hegemon.games.artefacts.words.reading import DECIDED


@pytest.mark.rule("ARTEFACTS-5.1")
def test_a_battle_is_fought_where_one_is_inside_or_next_door() -> None:
    state = table({"ravenscar": "AB", "vellin": "C", "alderney": "B", "jackdaw": "A"})
    assert legal(state) == [
        "done",
        "fight b alderney from jackdaw",
        "fight b ravenscar",
        "fight c vellin from ravenscar",
        "fight c vellin from jackdaw",
    ]


@pytest.mark.rule("ARTEFACTS-5.1")
@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("fight a ravenscar", "You cannot fight yourself."),
        ("fight c ravenscar", "That player has no army in Ravenscar."),
        ("fight b ravenscar from gorsefell", "You are inside Ravenscar, and fight from there."),
        ("fight c vellin", "You have no army in Vellin: say which area you fight from."),
        ("fight c vellin from gorsefell", "Gorsefell is not next to Vellin."),
        ("fight c vellin from northolt", "You have no army in Northolt."),
        ("march 22 23", "Start a battle now, or skip it."),
    ],
)
def test_other_battles_are_refused(move: str, why: str) -> None:
    state = table({"ravenscar": "AB", "vellin": "C"})
    assert refusal(state, move) == f"{why} (ARTEFACTS-5.1)"


@pytest.mark.rule("ARTEFACTS-5.1")
def test_there_is_one_battle_a_turn_or_as_many_as_the_dial_says() -> None:
    for battles, after in [(1, "A raising"), (2, "A fighting")]:
        state = table({"ravenscar": "AB", "jackdaw": "AB", "alderney": "A"}, battles=battles, players=2)
        play(state, "fight b ravenscar")
        assert asked(state) == after


@pytest.mark.rule("ARTEFACTS-5.2")
def test_those_inside_are_asked_clockwise_from_the_attacker() -> None:
    state = table({"ravenscar": "ABCD"}, players=4, turn="C")
    play(state, "fight b ravenscar")
    assert (asked(state), legal(state)) == ("D siding", ["support", "oppose", "abstain"])
    play(state, "support")
    assert asked(state) == "A siding"


@pytest.mark.rule("ARTEFACTS-5.2", "ARTEFACTS-5.3")
@pytest.mark.parametrize(("answer", "left"), [("support", "xAxxxC"), ("oppose", "xxxBxC"), ("abstain", "AABBCC")])
def test_a_supporter_adds_all_its_armies_to_one_side(answer: str, left: str) -> None:
    state = table({"ravenscar": "AABBCC"})
    play(state, "fight b ravenscar", answer)
    assert at(state, "ravenscar") == left


@pytest.mark.rule("ARTEFACTS-5.2")
def test_support_and_opposition_are_told_with_their_strength() -> None:
    state = table({"ravenscar": "AABCC"})
    told = sentences(state, "fight b ravenscar", "oppose")
    assert told[:3] == [
        "A attacked B in Ravenscar.",
        "C opposed A with 2.",
        "The battle for Ravenscar stood at 2 against 3.",
    ]


@pytest.mark.rule("ARTEFACTS-5.2")
def test_with_two_rounds_the_attacker_asks_first_and_then_the_defender() -> None:
    state = table({"ravenscar": "ABCD"}, players=4, two_rounds=True)
    play(state, "fight b ravenscar")
    assert (asked(state), legal(state)) == ("C supporting", ["support", "abstain"])
    assert refusal(state, "oppose") == "The attacker asks first: support the attack, or stay out. (ARTEFACTS-5.2)"
    play(state, "support", "abstain")
    assert (asked(state), legal(state)) == ("D opposing", ["oppose", "abstain"])
    assert refusal(state, "support") == "Now the defender asks: help to defend, or stay out. (ARTEFACTS-5.2)"
    play(state, "oppose")
    assert state.standing().scores == [0, 0, 0, 0]


@pytest.mark.rule("ARTEFACTS-5.2")
def test_by_the_dial_those_next_door_are_asked_too_and_fight_from_where_they_have_most() -> None:
    board = {
        "ravenscar": "ABB",
        "gorsefell": "C",
        "northolt": "CCC",
        "vellin": "CCC",
        "alderney": "DDDD",
        "jackdaw": "AB",
    }
    state = table(board, players=4)
    play(state, "fight b ravenscar")
    assert asked(state) == "B rewarding"
    state = table(board, players=4, allies="adjacent")
    play(state, "fight b ravenscar")
    assert asked(state) == "C siding"
    play(state, "support", "done", "done")
    assert (at(state, "northolt"), at(state, "vellin"), at(state, "gorsefell")) == ("xCC", "CCC", "C")


@pytest.mark.rule("ARTEFACTS-5.1", "ARTEFACTS-5.3")
def test_an_attacker_from_next_door_fights_with_one_area_and_loses_only_that() -> None:
    state = table({"ravenscar": "BBB", "gorsefell": "AA", "vellin": "AAAAA"})
    play(state, "fight b ravenscar from gorsefell")
    assert (at(state, "gorsefell"), at(state, "vellin"), at(state, "ravenscar")) == ("xx", "AAAAA", "xBB")


@pytest.mark.rule("ARTEFACTS-5.1")
def test_a_winner_from_next_door_does_not_move_in() -> None:
    state = table({"ravenscar": "B", "gorsefell": "AAA", "jackdaw": "B"})
    play(state, "fight b ravenscar from gorsefell")
    assert (at(state, "ravenscar"), at(state, "gorsefell")) == ("x", "xAA")


@pytest.mark.rule("ARTEFACTS-5.3")
def test_the_losing_side_loses_all_its_armies_in_the_area_and_none_elsewhere() -> None:
    state = table({"ravenscar": "AAABC", "northolt": "BB", "vellin": "C"})
    play(state, "fight b ravenscar", "oppose")
    assert at(state, "ravenscar") == "xAAxx"
    assert (at(state, "northolt"), at(state, "vellin")) == ("BB", "C")


@pytest.mark.rule("ARTEFACTS-5.4")
def test_the_seeds_example_ten_against_five_with_one_supporter_costs_two_each() -> None:
    state = table({"ravenscar": "BBBBB", "gorsefell": "AAAAA", "northolt": "CCCCC", "jackdaw": "B"}, allies="adjacent")
    told = sentences(state, "fight b ravenscar from gorsefell", "support")
    assert told[2] == "The battle for Ravenscar stood at 10 against 5."
    assert (at(state, "gorsefell"), at(state, "northolt")) == ("xxAAA", "xxCCC")
    assert at(state, "ravenscar") == "xxxxx"


@pytest.mark.rule("ARTEFACTS-5.4")
@pytest.mark.parametrize(("losses", "left"), [("capped", "xAAAAA"), ("difference", "xxxxxA"), ("total", "xAAAAA")])
def test_six_against_one(losses: str, left: str) -> None:
    """The difference is five, the loser's total one."""
    state = table({"gorsefell": "AAAAAA", "ravenscar": "B", "jackdaw": "B"}, losses=losses)
    play(state, "fight b ravenscar from gorsefell")
    assert at(state, "gorsefell") == left


@pytest.mark.rule("ARTEFACTS-5.4")
@pytest.mark.parametrize(("losses", "left"), [("capped", "xAAAA"), ("difference", "xAAAA"), ("total", "xxxxA")])
def test_five_against_four(losses: str, left: str) -> None:
    state = table({"gorsefell": "AAAAA", "ravenscar": "BBBB", "jackdaw": "B"}, losses=losses)
    play(state, "fight b ravenscar from gorsefell")
    assert at(state, "gorsefell") == left


@pytest.mark.rule("ARTEFACTS-5.4")
def test_what_one_cannot_take_is_suffered_by_the_owner_of_the_area() -> None:
    """Eight against two: six by the difference, three each. C has one army, and D owns the area."""
    board = {"gorsefell": "AAAAAAA", "ravenscar": "BBCDDD", "jackdaw": "BC"}
    state = table(board, players=4, losses="difference")
    play(state, "fight b ravenscar from gorsefell", "support", "abstain")
    assert at(state, "gorsefell") == "xxxAAAA"
    assert at(state, "ravenscar") == "xxxxxD"


@pytest.mark.rule("ARTEFACTS-5.4")
def test_what_nobody_can_take_is_forgiven() -> None:
    """The same, with nobody owning the area: C loses its one army, and two losses are forgiven."""
    state = table({"gorsefell": "AAAAAAA", "ravenscar": "BBCDD", "jackdaw": "BC"}, players=4, losses="difference")
    play(state, "fight b ravenscar from gorsefell", "support", "abstain")
    assert (at(state, "gorsefell"), at(state, "ravenscar")) == ("xxxAAAA", "xxxDD")


@pytest.mark.rule("ARTEFACTS-5.4")
def test_what_rounding_leaves_is_forgiven() -> None:
    state = table({"gorsefell": "AAA", "ravenscar": "BBBCC", "jackdaw": "B"}, losses="total")
    play(state, "fight b ravenscar from gorsefell", "support")
    assert (at(state, "gorsefell"), at(state, "ravenscar")) == ("xAA", "xxxxC")


@pytest.mark.rule("ARTEFACTS-5.5")
def test_equal_totals_cost_nothing_and_nobody_wins() -> None:
    state = table({"ravenscar": "AABB"}, players=2)
    told = sentences(state, "fight b ravenscar")
    assert told[2] == "Nobody won in Ravenscar, and nothing was lost."
    assert at(state, "ravenscar") == "AABB"


@pytest.mark.rule("ARTEFACTS-5.6")
def test_every_winner_may_place_an_army_near_the_battle() -> None:
    state = table({"ravenscar": "BC", "gorsefell": "AA", "jackdaw": "B"})
    play(state, "fight b ravenscar from gorsefell", "support")
    assert asked(state) == "A rewarding"
    areas = {state.world.area_names[state.world.area_of[int(move.split()[1]) - 1]] for move in legal(state, "raise")}
    assert areas == {"gorsefell", "pinesward", "inglewood", "ravenscar", "northolt", "vellin", "longsound"}
    play(state, "raise 24")
    assert (asked(state), at(state, "ravenscar")) == ("C rewarding", "xCA")
    play(state, "done")
    assert asked(state) == "A raising"


@pytest.mark.rule("ARTEFACTS-5.6")
def test_a_reward_elsewhere_is_refused() -> None:
    state = table({"ravenscar": "B", "gorsefell": "AA", "jackdaw": "B"}, players=2)
    play(state, "fight b ravenscar from gorsefell")
    assert refusal(state, "raise 45") == "Jackdaw is neither part of the battle nor next to it. (ARTEFACTS-5.6)"
    assert refusal(state, "raise 22") == "Ravenscar 22 is not free: it is crossed out. (ARTEFACTS-1.5)"


@pytest.mark.rule("ARTEFACTS-5.6")
@pytest.mark.parametrize(("rewards", "after"), [(0, "A raising"), (2, "A rewarding")])
def test_the_dial_says_how_many_armies_a_winner_places(rewards: int, after: str) -> None:
    state = table({"ravenscar": "B", "gorsefell": "AA", "jackdaw": "B"}, players=2, rewards=rewards)
    play(state, "fight b ravenscar from gorsefell", *["raise 24"] * (rewards // 2))
    assert asked(state) == after


@pytest.mark.rule("ARTEFACTS-5.7")
def test_the_lowest_slots_die_first_but_carriers_last() -> None:
    board = {"gorsefell": "AAAA", "ravenscar": "BBB", "jackdaw": "B"}
    state = table(board, carried={"White Flag": 1}, losses="total", players=2)
    play(state, "fight b ravenscar from gorsefell", "done")
    assert at(state, "gorsefell") == "Axxx"


@pytest.mark.rule("ARTEFACTS-5.2", "ARTEFACTS-6.4")
def test_nothing_of_a_battle_is_left_when_it_is_over() -> None:
    board = {"ravenscar": "BCC", "gorsefell": "AAAAA", "jackdaw": "BC"}
    state = table(board, carried={"Red Scythe": 1, "Vanguard Banner": 2})
    before = of_battle(state)
    play(state, "fight b ravenscar from gorsefell", "oppose", "use 1", "use 13", "done")
    assert asked(state) == "A raising"
    assert of_battle(state) == before


def of_battle(state: Artefacts) -> list[object]:
    """Who fights where, on which side, with what help, and what the winners lose."""
    numbers = [state.attacker, state.defender, state.holder, state.arena, state.source, state.waiting, state.toll]
    return [*numbers, list(state.side), list(state.base), list(state.aids)]


@pytest.mark.rule("ARTEFACTS-5.8")
def test_who_has_no_army_left_comes_back_with_as_many_as_at_setup() -> None:
    state = table({"ravenscar": "B", "gorsefell": "AA"}, players=2)
    play(state, "fight b ravenscar from gorsefell", "done")
    assert asked(state) == "B returning"
    assert "done" not in legal(state)
    play(state, "settle 44", "settle 45")
    assert (asked(state), at(state, "jackdaw")) == ("A raising", "BB")


@pytest.mark.rule("ARTEFACTS-5.8")
def test_a_winner_without_any_army_takes_the_return_instead_of_the_reward() -> None:
    board = {"ravenscar": "BBCDD", "gorsefell": "AAAAAAA", "jackdaw": "B"}
    state = table(board, players=4, losses="difference", starting_armies=1)
    play(state, "fight b ravenscar from gorsefell", "support", "abstain")
    assert asked(state) == "A rewarding"
    play(state, "done")
    assert asked(state) == "C returning"
    play(state, "settle 50")
    assert asked(state) == "A raising"


@pytest.mark.rule("ARTEFACTS-5.8")
def test_a_wiped_out_attacker_returns_and_goes_on_with_the_turn() -> None:
    state = table({"ravenscar": "BBB", "gorsefell": "A"}, players=2)
    play(state, "fight b ravenscar from gorsefell", "done", "settle 44", "settle 17")
    assert asked(state) == "A raising"
    assert state.reserve == 2


@pytest.mark.parametrize("seed", range(4))
def test_what_is_forecast_of_a_battle_is_what_happens(seed: int) -> None:
    state = GAME.start(3, seed, size="tiny", map=str(seed + 1))
    assert isinstance(state, Artefacts)
    dice, counted = seeded(seed), 0
    while state.pending():
        seat = seats_in(state.pending())[0]
        move = sample(state.legal(seat), dice)
        open_before = state.arena >= 0 and content.PHASES[state.phase] not in DECIDED
        foretold, before = battle.forecast(state) if open_before else [], [int(number) for number in state.hosts]
        state.play(seat, move)
        is_counted = state.arena < 0 or content.PHASES[state.phase] in DECIDED
        if open_before and is_counted and state.notation().format(move) in ("done", "abstain"):
            assert [was - int(now) for was, now in zip(before, state.hosts)] == foretold
            counted += 1
    assert counted
