"""The battery: every check that every game passes. A check takes a case and raises AssertionError."""

from __future__ import annotations

from collections.abc import Callable

from hegemon.conformance import accounts, bots, copies, knowledge, picks, play, records, story, text
from hegemon.conformance.case import Case

Check = Callable[[Case], None]

BATTERY: tuple[Check, ...] = (
    play.random_play_ends,
    play.legal_moves_are_listed_once_and_in_order,
    play.every_legal_move_can_be_played,
    play.other_moves_are_refused,
    play.why_not_is_silent_on_legal_moves,
    play.sampling_is_drawing_from_the_list,
    play.no_choice_lies_open_at_the_end,
    play.strange_numbers_are_refused,
    play.nobody_moves_when_it_is_over,
    play.asking_changes_nothing,
    text.moves_are_read_back,
    text.spans_are_written_with_their_range,
    text.bad_moves_are_not_understood,
    text.positions_are_read_back,
    text.position_files_are_read_back,
    text.bad_positions_are_not_understood,
    text.errors_in_positions_name_their_line,
    copies.a_copy_is_equal,
    copies.nobody_listens_to_a_copy,
    copies.a_copy_is_independent,
    copies.no_field_is_forgotten,
    copies.what_is_derived_is_kept_right,
    copies.constants_are_shared,
    knowledge.views_are_plain_data,
    knowledge.an_imagined_state_looks_the_same,
    knowledge.an_imagined_state_offers_the_same,
    knowledge.swapped_secrets_change_nothing,
    knowledge.events_tell_no_more_than_views,
    knowledge.moves_that_look_alike_are_told_alike,
    knowledge.nobody_sees_the_dice,
    knowledge.imagined_dice_fall_otherwise,
    accounts.accounts_add_up,
    accounts.accounts_add_up_in_imagination,
    accounts.evaluations_are_shares,
    accounts.the_turn_order_is_kept,
    accounts.nobody_hears_after_listening_ends,
    accounts.listening_changes_nothing,
    records.records_replay,
    records.matches_and_states_agree,
    records.cut_records_replay,
    records.damaged_records_say_where,
    records.impossible_records_say_where,
    records.refused_moves_leave_a_match_alone,
    records.moves_are_taken_back,
    story.stories_are_retold,
    picks.every_path_of_picks_is_a_legal_move,
    picks.every_legal_move_is_a_path_of_picks,
    picks.wrong_picks_lead_nowhere,
    bots.bots_finish_on_imagined_positions,
)
