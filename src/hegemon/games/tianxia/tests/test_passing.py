"""Passing, free actions, and benefits that ask something."""

from __future__ import annotations

import pytest
from librt.vecs import append

from hegemon.engine.match import Match
from hegemon.games.tianxia import GAME, effects, military, phases, purse
from hegemon.games.tianxia.benefits import parse_benefit
from hegemon.games.tianxia.state import Tianxia
from hegemon.games.tianxia.tests.positions import (
    booked,
    climb,
    give,
    govern,
    has,
    hold,
    lay_tile,
    legal,
    man,
    offer,
    own_tile,
    play,
    refusal,
    row,
    sentences,
    stands_on,
    table,
)


def begin(state: Tianxia, text: str) -> None:
    """A benefit that the seat whose turn it is gains now."""
    for part in reversed(parse_benefit(text, 5)):
        state.effects = append(state.effects, part)
    state.touched = 1
    effects.resolve(state, state.turn)


@pytest.mark.rule("TIANXIA-4.7")
def test_who_passes_takes_the_topmost_free_place_and_a_bonus_tile() -> None:
    state = table(3)
    offer(state, "purse", "ox", "raft")
    assert legal(state, "pass") == ["pass ox", "pass purse", "pass raft"]
    play(state, "pass purse")
    assert [int(seat) for seat in state.passers] == [0]
    assert "tile purse" in legal(state)  # it may be used before `done`
    play(state, "tile purse", "done")
    assert (state.turn, has(state, "coins")) == (1, 3)
    assert refusal(state, "pass purse") == "That tile does not lie below the round track. (TIANXIA-4.7)"
    assert refusal(state, "pass") == "Take one of the bonus tiles. (TIANXIA-4.7)"


@pytest.mark.rule("TIANXIA-4.7")
def test_with_n_figurines_up_to_n_steps_are_bought_and_the_one_just_taken_counts() -> None:
    state = table()
    give(state, "5 coins")
    offer(state, "crane")
    own_tile(state, "ox")
    play(state, "pass crane", "climb sage", "climb general")
    assert (has(state, "coins"), stands_on(state, "sage"), stands_on(state, "general")) == (3, 1, 1)
    assert legal(state, "climb") == []
    assert refusal(state, "climb sage") == "You need a figurine for each step. (TIANXIA-4.7)"


@pytest.mark.rule("TIANXIA-4.7", "TIANXIA-1.9")
def test_bought_steps_may_be_on_one_track_but_not_on_a_full_one_nor_without_coins() -> None:
    state = table()
    give(state, "2 coins")
    own_tile(state, "ox", "crane", "carp")
    climb(state, "sage", 10)
    play(state, "pass")
    assert legal(state, "climb") == ["climb chancellor", "climb general", "climb steward"]
    assert refusal(state, "climb sage") == "You stand on the tenth step of that track. (TIANXIA-1.9)"
    play(state, "climb general", "climb general")
    assert stands_on(state, "general") == 2
    assert refusal(state, "climb general") == "A step costs 1 coin. (TIANXIA-4.7)"


@pytest.mark.rule("TIANXIA-4.9")
def test_who_passes_and_finds_only_figurines_of_ones_own_takes_none() -> None:
    state = table()
    offer(state, "ox", "ox")
    own_tile(state, "ox")
    assert legal(state, "pass") == ["pass"]
    assert refusal(state, "pass ox") == "You have that figurine already. (TIANXIA-4.9)"
    play(state, "pass")
    assert state.offered[0] == 2


@pytest.mark.rule("TIANXIA-3.3")
def test_turns_go_round_in_turn_order_until_all_have_passed() -> None:
    state = table(3)
    for seat in range(3):
        give(state, "9 coins", seat)
    offer(state, "purse", "logs", "sacks")
    play(state, "barge wood", "done")
    assert state.turn == 1
    play(state, "pass purse", "done", "barge wood", "done", "barge rice", "done")
    assert state.turn == 2
    play(state, "barge rice", "done", "pass logs", "done", "barge wood", "done")
    assert state.turn == 2
    assert refusal(state, "barge wood", seat=1) == "It's not your turn. (TIANXIA-3.3)"


@pytest.mark.rule("TIANXIA-3.3")
def test_the_dial_bounds_the_turns_of_the_last_player() -> None:
    state = table(lone_turns=1)
    give(state, "9 coins")
    give(state, "9 coins", 1)
    offer(state, "purse", "logs")
    play(state, "pass purse", "done", "barge wood", "done")
    assert legal(state, "barge", "region", "military") == []
    assert legal(state, "pass") == ["pass logs"]
    assert refusal(state, "barge wood").startswith("All others have passed")


@pytest.mark.rule("TIANXIA-4.8")
def test_an_unused_disc_is_given_up_for_two_coins() -> None:
    state = table()
    play(state, "disc", "disc", "disc")
    assert (has(state, "coins"), state.discs[0], state.sold[0]) == (6, 0, 3)
    assert refusal(state, "disc") == "You have no unused disc. (TIANXIA-4.8)"


@pytest.mark.rule("TIANXIA-4.8")
def test_free_actions_come_before_and_after_the_turn_itself() -> None:
    state = table()
    own_tile(state, "purse", "sacks")
    play(state, "tile purse", "barge wood", "tile sacks")
    assert (has(state, "rice"), has(state, "coins")) == (3, 2)
    assert refusal(state, "tile purse") == "You have used that tile. (TIANXIA-4.8)"
    assert refusal(state, "tile raft") == "You have no such tile. (TIANXIA-4.8)"
    assert refusal(state, "objective watch") == "You do not hold that objective. (TIANXIA-4.8)"


@pytest.mark.rule("TIANXIA-4.8")
def test_merchants_act_only_as_a_full_row_and_may_go_home_one_by_one() -> None:
    state = table()
    state.merchants[0], state.supply[0] = 2, 12
    assert refusal(state, "merchants") == "Your merchant row is not full. (TIANXIA-4.8)"
    play(state, "home", "home")
    assert (state.merchants[0], state.supply[0]) == (0, 14)
    assert refusal(state, "home") == "You have no merchant. (TIANXIA-4.8)"


@pytest.mark.rule("TIANXIA-4.10")
def test_parts_come_from_left_to_right_and_what_they_trigger_first() -> None:
    state = table()
    climb(state, "chancellor", 1)
    said = sentences(state, "military fortify", "climb chancellor")
    assert said[-1] == "A gained 2 coins."
    begin(state, "1 resource 1 good 2 points")
    assert legal(state) == ["choose wood", "choose stone", "choose rice"]
    play(state, "choose rice")
    assert legal(state) == ["choose silk", "choose tea", "choose jade"]
    play(state, "choose jade")
    assert (booked(state, "tiles"), has(state, "rice"), has(state, "jade")) == (2, 1, 1)


@pytest.mark.rule("TIANXIA-4.10")
def test_a_step_inside_a_benefit_is_worked_off_before_the_rest() -> None:
    state = table()
    climb(state, "steward", 3)
    begin(state, "1 steward 1 resource")
    assert legal(state) == ["choose silk", "choose tea", "choose jade"]
    play(state, "choose tea")
    assert legal(state) == ["choose wood", "choose stone", "choose rice"]


@pytest.mark.rule("TIANXIA-4.10")
def test_one_of_several_alternatives_is_chosen_and_one_that_cannot_be_done_is_not_offered() -> None:
    state = table()
    begin(state, "1 tower / 3 points / 2 coins")
    assert legal(state) == ["choose tower", "choose points", "choose coins"]
    play(state, "choose tower", "tower daijun")
    assert row(state, state.tower_at, "daijun") == "0."
    climb(state, "sage", 10)
    begin(state, "1 sage / 2 coins")
    assert (len(state.effects), has(state, "coins")) == (0, 2)
    begin(state, "1 wall / 1 card / 1 sea")
    assert legal(state) == ["choose wall", "choose card"]


@pytest.mark.rule("TIANXIA-4.10")
def test_a_conversion_may_be_declined_and_without_the_price_is_lost() -> None:
    state = table()
    begin(state, "2 coins > 5 points")
    assert len(state.effects) == 0
    give(state, "4 coins")
    begin(state, "2 coins > 5 points")
    assert legal(state) == ["choose convert", "choose none"]
    play(state, "choose none")
    begin(state, "2 coins > 1 jade")
    play(state, "choose convert")
    assert (has(state, "coins"), has(state, "jade"), booked(state, "tiles")) == (2, 1, 0)


@pytest.mark.rule("TIANXIA-4.10", "TIANXIA-4.11")
def test_a_governor_by_effect_is_cheaper_takes_tile_and_income_and_no_banner_and_may_be_declined() -> None:
    state = table()
    lay_tile(state, "tea_terraces", 1, "purse")
    give(state, "1 wood")
    own_tile(state, "decree")
    play(state, "tile decree")
    assert "choose none" in legal(state)
    play(state, "govern tea_terraces 1")
    assert (has(state, "wood"), has(state, "tea"), stands_on(state, "sage")) == (1, 1, 0)
    assert "tile purse" in legal(state)
    other = table()
    begin(other, "0 governor")
    assert len(other.effects) == 0


@pytest.mark.rule("TIANXIA-4.10")
def test_nobody_is_asked_what_has_one_answer() -> None:
    state = table()
    for track in ("chancellor", "general", "sage"):
        climb(state, track, 10)
    begin(state, "1 step")
    assert (len(state.effects), stands_on(state, "steward")) == (0, 1)
    state = table()
    state.discs[0], state.sold[0] = 0, 3
    give(state, "1 coins")
    play(state, "barge wood")  # there is nothing left to do but `done`
    assert state.turn == 1


@pytest.mark.rule("TIANXIA-4.8", "TIANXIA-6.1")
def test_an_empty_objective_deck_is_made_anew_from_the_discards_and_drawing_hands_it_over() -> None:
    state = table()
    hold(state, "watch", "levies")
    play(state, "objective watch")
    for card in [int(card) for card in state.objective_deck]:
        state.objective_at[card] = 1
    state.objective_deck = state.objective_deck[:0]
    begin(state, "2 card")
    assert state.view(0)["hand"]["objectives"] == ["watch", "levies"]  # type: ignore[index]
    assert (len(state.effects), purse.can_draw(state), state.view(0)["discards"]) == (0, False, [])


@pytest.mark.rule("TIANXIA-4.1")
def test_a_turn_is_taken_back_move_by_move_until_an_objective_is_drawn() -> None:
    match = GAME.new(2, 5)
    state = match.state
    assert isinstance(state, Tianxia)
    seat = int(state.turn)
    before = state.lines()
    match.play(seat, "region han" if "region han" in match.legal(seat) else "region wei")
    match.play(seat, "disc")
    assert match.can_take_back(seat)
    match.take_back(seat)
    match.take_back(seat)
    assert match.state.lines() == before
    drawn = drawing(match, seat)
    assert not drawn.can_take_back(seat)


def drawing(match: Match, seat: int) -> Match:
    """The same match after the bubble of Wei, which draws an objective."""
    match.play(seat, "region wei")
    match.play(seat, "bubble")
    return match


@pytest.mark.rule("TIANXIA-4.6", "TIANXIA-4.8")
def test_a_pushed_worker_may_fill_the_row_of_somebody_who_acts_with_it_later() -> None:
    state = table()
    give(state, "9 coins")
    man(state, "wood", "n1")
    state.merchants[1], state.supply[1] = 2, 11
    man(state, "stone", "001")
    state.supply[1] = 10
    play(state, "barge stone", "done")
    assert (state.turn, state.merchants[1]) == (1, 3)
    assert "merchants" in legal(state)
    assert phases.NEUTRAL not in [int(seat) for seat in state.order]


@pytest.mark.rule("TIANXIA-4.2")
def test_a_passive_effect_ends_when_the_last_governor_leaves() -> None:
    state = table()
    govern(state, "drill_yard", 1)
    assert military.soldier_price(state, 0) == 1
    state.governor_at[3], state.supply[0] = -1, 14
    assert military.soldier_price(state, 0) == 2


@pytest.mark.rule("TIANXIA-6.1")
def test_the_last_objective_of_the_deck_can_be_drawn() -> None:
    state = table()
    last = state.objective_deck[0]
    for card in state.objective_deck[1:]:
        state.objective_at[card] = 1
    state.objective_deck = state.objective_deck[:1]
    assert purse.can_draw(state)
    purse.draw_objective(state, 0)
    assert (state.objective_at[last], purse.can_draw(state)) == (0, False)
