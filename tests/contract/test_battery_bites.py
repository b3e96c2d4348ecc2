"""A check that cannot fail proves nothing: each mistake in a game is found by the check that is there for it."""

from __future__ import annotations

import pytest
from tests.contract import broken_hoards as broken
from tests.contract import hoard, weighing_hoards
from tests.contract import secret_hoards as secret
from tests.contract.test_notice import OF_NOTICE
from tests.contract.test_presentations_bite import OF_THE_PRESENTATION

from hegemon.conformance import (
    accounts,
    bots,
    copies,
    imagination,
    knowledge,
    picks,
    play,
    presentations,
    records,
    seeds,
    story,
    text,
    weighing,
)
from hegemon.conformance.battery import BATTERY, Check
from hegemon.conformance.case import Case
from hegemon.engine.errors import NotUnderstood

OF_WEIGHTS = [
    weighing.features_are_told_apart,
    weighing.weights_by_hand_change_nothing,
    weighing.other_weights_count,
    weighing.weights_go_with_a_state,
]
MISTAKES: list[tuple[type[hoard.Bare], Check]] = [
    (broken.Endless, play.random_play_ends),
    (broken.Stuck, play.random_play_ends),
    (broken.Doubled, play.legal_moves_are_listed_once_and_in_order),
    (broken.Restless, play.legal_moves_are_listed_once_and_in_order),
    (broken.Generous, play.every_legal_move_can_be_played),
    (broken.Speechless, play.other_moves_are_refused),
    (broken.Wordless, play.other_moves_are_refused),
    (broken.Strict, play.why_not_is_silent_on_legal_moves),
    (broken.Biased, play.sampling_is_drawing_from_the_list),
    (broken.Thirsty, play.sampling_is_drawing_from_the_list),
    (broken.Unsettled, play.no_choice_lies_open_at_the_end),
    (broken.Undying, play.nobody_moves_when_it_is_over),
    (broken.Curious, play.asking_changes_nothing),
    (broken.Vengeful, play.asking_changes_nothing),
    (broken.Shouting, text.moves_are_read_back),
    (broken.Alike, text.moves_are_read_back),
    (broken.Ambiguous, text.moves_are_read_back),
    (broken.Growing, text.positions_are_read_back),
    (broken.Forgetful, text.positions_are_read_back),
    (broken.Growing, text.position_files_are_read_back),
    (broken.Lossy, copies.a_copy_is_equal),
    (broken.Gossiping, copies.nobody_listens_to_a_copy),
    (broken.Shallow, copies.a_copy_is_independent),
    (broken.Forgetful, copies.no_field_is_forgotten),
    (broken.Idle, copies.what_is_derived_is_kept_right),
    (broken.Stale, copies.what_is_derived_is_kept_right),
    (broken.Inconstant, copies.constants_are_shared),
    (weighing_hoards.Nameless, weighing.features_are_told_apart),
    (weighing_hoards.Presuming, weighing.weights_by_hand_change_nothing),
    (weighing_hoards.Stubborn, weighing.other_weights_count),
    (weighing_hoards.Weightless, weighing.weights_go_with_a_state),
    (broken.Tupled, knowledge.views_are_plain_data),
    (broken.Lending, knowledge.views_are_plain_data),
    (broken.Transparent, knowledge.an_imagined_state_looks_the_same),
    (broken.OpenToAll, knowledge.an_imagined_state_looks_the_same),
    (broken.Telltale, knowledge.an_imagined_state_offers_the_same),
    (broken.Chatty, knowledge.an_imagined_state_offers_the_same),
    (broken.Transparent, knowledge.swapped_secrets_change_nothing),
    (broken.Chatty, knowledge.swapped_secrets_change_nothing),
    (broken.Loud, knowledge.events_tell_no_more_than_views),
    (broken.Blabbing, knowledge.moves_that_look_alike_are_told_alike),
    (secret.Prophetic, knowledge.nobody_sees_the_dice),
    (broken.Keyless, knowledge.nobody_sees_the_dice),
    (secret.Copying, knowledge.imagined_dice_fall_otherwise),
    (secret.KeepsAnswers, imagination.imagination_forgets_what_others_played),
    (secret.KeepsHands, imagination.imagination_forgets_what_others_played),
    (secret.Unimaginative, imagination.imagination_forgets_what_others_played),
    (secret.KeepsHands, imagination.imagination_forgets_what_is_hidden),
    (secret.KeepsPile, imagination.imagination_forgets_what_is_hidden),
    (secret.KeepsPrizes, imagination.imagination_forgets_what_is_hidden),
    (secret.KeepsLuck, imagination.imagination_forgets_what_is_hidden),
    (secret.Unimaginative, imagination.imagination_forgets_what_is_hidden),
    (secret.KeepsHands, imagination.what_looks_alike_is_imagined_alike),
    (secret.Nervous, imagination.what_looks_alike_is_imagined_alike),
    (secret.Frank, imagination.what_is_hidden_is_said_to_be),
    (secret.KeepsHands, imagination.what_is_said_to_be_hidden_is_imagined),
    (secret.Unimaginative, imagination.what_is_said_to_be_hidden_is_imagined),
    (secret.Assured, imagination.what_turns_up_nothing_is_the_same_in_every_world),
    (secret.Dreamer, imagination.an_imagined_state_is_independent),
    (secret.Unsealed, imagination.open_choices_are_not_settled),
    (broken.Leaking, accounts.accounts_add_up),
    (broken.Stuck, accounts.accounts_add_up),
    (broken.Dreaming, accounts.accounts_add_up_in_imagination),
    (broken.Boastful, accounts.evaluations_are_shares),
    (broken.Pushing, accounts.the_turn_order_is_kept),
    (broken.Crowded, accounts.the_turn_order_is_kept),
    (broken.Gossiping, accounts.nobody_hears_after_listening_ends),
    (broken.Shy, accounts.listening_changes_nothing),
    (broken.Silent, accounts.listening_changes_nothing),
    (broken.Moody, records.records_replay),
    (broken.Moody, records.matches_and_states_agree),
    (broken.Moody, records.cut_records_replay),
    (broken.Vengeful, records.refused_moves_leave_a_match_alone),
    (broken.Moody, records.moves_are_taken_back),
    (broken.Moody, story.stories_are_retold),
    (broken.Moody, seeds.games_do_not_meet),
    (broken.Common, seeds.games_do_not_meet),
    (broken.Doubled, picks.every_path_of_picks_is_a_legal_move),
    (broken.Ambiguous, picks.every_legal_move_is_a_path_of_picks),
    (broken.Untold, presentations.every_event_has_a_sentence),
    (broken.Misspelt, presentations.every_event_has_a_sentence),
    (broken.Endless, bots.bots_finish_on_imagined_positions),
    (secret.Envious, bots.bots_know_no_more_than_their_seat),
]

# Only the engine can fail these: no game decides how text is read, numbers are refused or lines are counted.
OF_THE_ENGINE = {
    play.strange_numbers_are_refused,
    text.spans_are_written_with_their_range,
    text.bad_moves_are_not_understood,
    text.errors_in_positions_name_their_line,
    records.damaged_records_say_where,
    records.impossible_records_say_where,
    picks.wrong_picks_lead_nowhere,
}


def case_of(rules: type[hoard.Bare]) -> Case:
    constants = frozenset({"world"} if rules is broken.Inconstant else set())
    broken.Moody.drawn = 0  # its moods are the same in whatever order tests run
    return Case(hoard.game_of(rules), 3, {}, constants, hoard.swap, limit=300)


@pytest.mark.parametrize(("rules", "check"), MISTAKES, ids=lambda thing: thing.__name__)
def test_a_mistake_is_found(rules: type[hoard.Bare], check: Check) -> None:
    check(case_of(hoard.Hoard))
    with pytest.raises((AssertionError, NotUnderstood)):  # a game that does not repeat itself cannot be replayed either
        check(case_of(rules))


def test_a_position_that_breaks_the_rules_code_is_an_error_of_the_game() -> None:
    with pytest.raises(IndexError):
        text.bad_positions_are_not_understood(case_of(broken.Brittle))


def test_every_check_is_known_to_bite() -> None:
    shown = (
        {check for _, check in MISTAKES} | OF_THE_ENGINE | {*OF_THE_PRESENTATION, text.bad_positions_are_not_understood}
    )
    shown |= {*OF_NOTICE}
    assert shown == set(BATTERY)


@pytest.mark.parametrize("check", OF_WEIGHTS)
def test_weights_that_count_and_travel_pass(check: Check) -> None:
    check(case_of(weighing_hoards.Weighing))
