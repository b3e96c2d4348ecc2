from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.tables import Table, campus, of
from tests.engine.toys import SEALED

from hegemon.cli import files

QUICK = {"starting_troops": 5, "batch": 10}  # Bo (seat 1) places 4 troops, then Ada 3; Bo has the first turn
TO_BATTLE = ("fysik 4", "sspa 3", "fysik 3")


def test_typed_notation_is_played_and_told(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "place fysik 4")
    assert match.moves[0].text == "place fysik 4"
    assert "  Bo placed 4 on Fysik." in shown


def test_a_move_is_a_path_of_picks_by_number(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "", "3", "2")
    assert match.moves[0].text == "place fysik 2"
    assert "Choose a territory of yours:" in shown
    assert " 3 fysik: 1 troop; faces" in shown
    assert "How many troops? (1-4)" in shown


def test_every_part_of_a_move_is_asked_for_by_what_it_means(table: Table) -> None:
    match = campus(**QUICK)
    typed = ("fysik 4", "sspa 3", "vasa-sodra 3", "attack", "fysik", "sspa", "1")
    shown = table.play(match, "human,human", *typed)
    assert match.moves[-1].text == "attack fysik sspa 1"
    assert "Bo> Choose where to attack from:" in shown
    assert "Bo attack> Choose a territory to attack:" in shown
    assert "Bo attack fysik> How many troops? (1-4)" in shown


def test_a_count_that_has_one_answer_says_so(table: Table) -> None:
    match = campus(starting_troops=5, batch=1)
    shown = table.play(match, "human,human", "place fysik")
    assert "How many troops? (only 1)" in shown


@pytest.mark.parametrize("typed", ["PLACE Fysik 4", "pl fys 4", "fysik all", "fy max", "place fysik 4  "])
def test_words_may_be_shortened_and_what_is_obvious_left_out(table: Table, typed: str) -> None:
    match = campus(**QUICK)
    table.play(match, "human,human", typed)
    assert match.moves[0].text == "place fysik 4"


def test_labels_with_accents_are_understood(table: Table) -> None:
    match = campus(**QUICK)
    table.play(match, "human,human", "place hörsalarna 4")
    assert match.moves[0].text == "place horsalarna 4"


def test_back_goes_one_pick_back(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", *TO_BATTLE, "attack fysik", "back", "back")
    assert "Bo attack fysik> " in shown
    assert shown.count("Nothing to go back to; `undo` undoes your last move.") == 1


def test_a_whole_move_may_be_typed_in_the_middle_of_picks(table: Table) -> None:
    match = campus(**QUICK)
    table.play(match, "human,human", *TO_BATTLE, "attack fysik", "end")
    assert match.moves[-1].text == "end"


def test_a_move_against_a_rule_is_refused_with_the_rule(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "place kemi 4", "place fysik 9", "end")
    assert "Kemi isn't yours. Place troops on your own territories. (CAMPUS-2.3)" in shown
    assert "You can place 1 to 4 troops now, not 9. (CAMPUS-2.3)" in shown
    assert "Place all your new troops first (4 left). (CAMPUS-3.2)" in shown
    assert match.moves == []


def test_a_name_that_fits_several_lists_them(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "end", "place v 1")
    assert "'v' could be vasa-norra or vag-och-vatten." in shown


def test_nonsense_is_one_line(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "atack fysik sspa 3", "attack fysik xyz 3")
    assert "'atack' is not a move here; did you mean attack?" in shown
    assert "No territory is called 'xyz'; there are: vasa-norra," in shown


def test_a_question_mark_explains_with_the_rules(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", "?")
    assert "CAMPUS-2.3 Then the players place the rest in turn order" in shown
    assert "Setup. Bo: Place 4 troops." in shown
    assert "Commands: help, back, legal," in shown


def test_a_question_about_an_attack_tells_its_odds(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "? attack fysik sspa 7", "? att fys ss 1")
    assert "You can `attack fysik sspa 7`: Ada's 4 troops; expect to lose 3.1; 83% to win." in shown
    assert "You can `attack fysik sspa 1`: Ada's 4 troops; expect to lose 1.0; under 1% to win." in shown


def test_a_question_about_a_forbidden_move_tells_the_rule(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "? attack fysik edit 3", "? attack fysik maskin")
    assert "EDIT isn't next to Fysik. (CAMPUS-3.3)" in shown
    assert "Maskin isn't next to Fysik. (CAMPUS-3.3)" in shown


def test_undo_takes_back_what_has_shown_nothing(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "fysik 1", "undo", "undo")
    assert "Undone: place fysik 1." in shown
    assert "Nothing has been played yet." in shown
    assert match.moves == []


def test_undo_stops_at_dice_and_at_the_acts_of_others(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "attack fysik sspa 7", "undo", "end", "undo")
    assert "`attack fysik sspa 7` rolled dice or revealed something, so you cannot undo it." in shown
    assert "Bo has moved since, so you cannot undo your move." in shown


def test_the_log_tells_every_roll(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "attack fysik sspa 7", "log all", "log x")
    assert "  Bo attacked SSPA from Fysik with 7." in shown
    assert "  Rolled " in shown
    assert "`log` is followed by a number or by `all`, not by 'x'." in shown


def test_legal_moves_are_listed_with_their_ranges(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", *TO_BATTLE, "legal")
    assert "attack fysik sspa 1-7" in shown
    assert "  end" in shown


def test_the_position_is_told_in_sentences(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", "text")
    assert "Bo (B): 6 territories, 6 troops, +3 a turn, 0 lost." in shown
    assert "  SSPA: Ada 1; next to Fysik B 1, Maskin A 1, Väg och vatten A 1, Arkitektur B 1, Kårhuset A 1." in shown


def test_rules_are_shown_by_number(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", "rules", "rules 3.7", "rules 8.8")
    assert "Rules: CAMPUS-1.1, " in shown
    assert "CAMPUS-3.7 At least one troop" in shown
    assert "There is no rule '8.8'" in shown


def test_a_slash_makes_a_command_unmistakable(table: Table) -> None:
    shown = table.play(campus(**QUICK), "human,human", "/legal", "/nonsense", "/")
    assert "place fysik 1-4" in shown
    assert "There is no command 'nonsense'; there are: help, back," in shown


def test_the_beginning_of_a_move_is_never_taken_for_a_command(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(table.folder)
    match = campus(**QUICK)
    table.play(match, "human,human", "p fysik 4", "po sspa 3", "qui")
    assert [entry.text for entry in match.moves] == ["place fysik 4"]
    assert [path.name for path in table.folder.iterdir()] == ["kept.record"]


def test_the_end_of_the_input_keeps_the_game(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,greedy", "help")
    assert table.code == 0
    assert "Your game is saved. To continue: `hegemon play --resume`, or" in shown
    assert f"  hegemon play --load {table.folder}/kept.record\n" in shown
    kept = files.read_match(str(table.folder / "kept.record"))
    assert kept.position() == match.position()
    assert kept.names == ["Ada", "Bo (greedy)"]


def test_a_file_is_not_written_over_without_asking(table: Table, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("precious")
    shown = table.play(
        campus(**QUICK), "human,human", f"save {tmp_path}/mine", "no", "save", f"position {tmp_path}/mine"
    )
    assert (tmp_path / "mine").read_text() == "precious"
    assert shown.count("exists. Overwrite it? (yes or no)") == 2
    assert "Type `save FILE`." in shown


def test_a_folder_that_cannot_be_written_loses_nothing(table: Table) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "fysik 1", "save /no/such/folder/x", "fysik 1")
    assert "Cannot write /no/such/folder/x: No such file or directory." in shown
    assert len(match.moves) == 2


def test_quitting_offers_to_save(table: Table, tmp_path: Path) -> None:
    match = campus(**QUICK)
    shown = table.play(match, "human,human", "fysik 1", "quit", f"{tmp_path}/mine.record")
    assert "Save a copy to a file?" in shown
    assert files.read_match(str(tmp_path / "mine.record")).position() == match.position()


def test_bots_turns_are_told_without_the_single_rolls(table: Table) -> None:
    match = campus(round_limit=1)
    shown = table.play(match, "random,random")
    assert table.code == 0
    assert match.over
    assert " A  Ada placed " in shown
    assert "attacked" in shown
    assert "Rolled" not in shown
    assert "The seed was 11." in shown
    assert f"Replay it: hegemon replay {table.folder}/kept.record" in shown


def test_a_game_without_a_board_shows_its_view(table: Table) -> None:
    shown = table.play(of(SEALED, 2, 1), "human,random", "board", in_words=False)
    assert "Pot: 0" in shown
    assert "seat  coins  points" in shown
    assert "Ada to move: lay." in shown


def test_fixed_words_of_the_notation_may_be_typed_or_left_out(table: Table) -> None:
    match = of(SEALED, 2, 1)
    card = match.legal(0)[0].split()[1]
    table.play(match, "human,random", f"lay {card} stake 2")
    assert [entry.text for entry in match.moves if entry.seat == 0] == [f"lay {card} stake 2"]
    other = of(SEALED, 2, 1)
    table.play(other, "human,random", card, "2")
    assert [entry.text for entry in other.moves if entry.seat == 0] == [f"lay {card} stake 2"]


def test_what_may_be_done_beside_is_understood(table: Table) -> None:
    match = of(SEALED, 2, 1)
    shown = table.play(match, "human,random", "give 1 2", "legal")
    assert match.moves[-1].text == "give 1 2"
    assert "Ada gives Bo 2." in shown


def test_another_person_is_asked_to_come_before_secrets_are_shown(table: Table) -> None:
    match = of(SEALED, 2, 1)
    hands = [match.view(seat)["hand"] for seat in (0, 1)]
    card = match.legal(0)[0].split()[1]
    shown = table.play(match, "human,human", card, "0", "", "text")
    before, _, after = shown.partition("Pass the keyboard to Bo, then press Enter.")
    assert "Hand: " + " ".join(map(str, hands[1])) not in before  # type: ignore[call-overload]
    assert "Hand: " + " ".join(map(str, hands[1])) in after  # type: ignore[call-overload]
    assert "Ada lays" in before
    assert "Ada lays" not in after


def test_nobody_is_sent_away_where_nothing_is_hidden(table: Table) -> None:
    assert "Pass the keyboard" not in table.play(campus(**QUICK), "human,human", "fysik 4", "sspa 3")
