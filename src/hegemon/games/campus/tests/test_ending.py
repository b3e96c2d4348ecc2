"""Chapter 5: who is out, who has won."""

from __future__ import annotations

import pytest

from hegemon.games.campus import board, words
from hegemon.games.campus.knowledge import view
from hegemon.games.campus.phases import MOVING, OVER, PLACING
from hegemon.games.campus.state import Campus
from hegemon.games.campus.tests.positions import campus, dice_showing, legal, play, sentences, turn_of

LAST_OF_C = {"fysik": "A6", "sspa": "C1"}


def last_turn(board: dict[str, str]) -> Campus:
    """The end of the game, by the last player's `end` in the last of two rounds."""
    state = campus(board, turn="B", round=2, round_limit=2)
    play(state, "end")
    return state


@pytest.mark.rule("CAMPUS-5.1")
def test_a_player_without_territories_is_out_at_once() -> None:
    state = campus(LAST_OF_C, players=3)
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    assert (list(state.fell), list(state.held), state.phase) == ([0, 0, 1], [2, 11, 0], MOVING)
    play(state, "end")
    play(state, f"place edit {state.reserve[1]}", "end")
    assert turn_of(state) == "A"


@pytest.mark.rule("CAMPUS-5.1")
def test_a_player_with_a_territory_left_is_not_out() -> None:
    state = campus({**LAST_OF_C, "edit": "C1"}, players=3)
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    assert list(state.fell) == [0, 0, 0]


@pytest.mark.rule("CAMPUS-5.1")
def test_the_last_one_left_wins() -> None:
    state = campus({"sspa": "B1"}, rest="A6")
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    assert (state.phase, state.pending(), list(state.held), legal(state)) == (OVER, 0, [13, 0], [])
    standing = state.standing()
    assert (standing.places, standing.scores, standing.ending) == ([1, 2], [13, 0], "conquest")
    assert standing.winners == [0]


@pytest.mark.rule("CAMPUS-5.1")
def test_of_four_the_game_goes_on_until_three_are_out() -> None:
    state = campus({"sspa": "C1", "kemi": "D1"}, rest="A6", players=4, fallen="B")
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    assert (state.phase, list(state.fell)) == (MOVING, [0, 1, 2, 0])
    state.dice = dice_showing("641:5")
    play(state, "attack maskin kemi 5")
    assert (state.phase, list(state.fell)) == (OVER, [0, 1, 2, 3])


@pytest.mark.rule("CAMPUS-5.1", "CAMPUS-5.2")
def test_the_fallen_follow_the_last_to_fall_first() -> None:
    standing = campus({"fysik": "B1"}, rest="A1", players=4, fallen="DC").standing()
    assert standing.places == [1, 2, 3, 4]
    assert standing.scores == [12, 1, 0, 0]


@pytest.mark.rule("CAMPUS-5.1")
def test_who_has_little_still_stands_before_who_is_out() -> None:
    standing = campus({"fysik": "C1"}, rest="B9", players=3, turn="B", fallen="A").standing()
    assert standing.places == [3, 1, 2]


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(("turn", "first", "round"), [("A", "A", 1), ("B", "A", 2), ("A", "B", 2), ("B", "B", 1)])
def test_a_round_ends_when_the_turn_comes_to_the_first_player(turn: str, first: str, round: int) -> None:
    state = campus({"fysik": "A2"}, turn=turn, first=first)
    play(state, "end")
    assert state.round == round


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(("turn", "round"), [("C", 1), ("D", 2)])
def test_a_round_ends_also_when_the_first_player_is_out(turn: str, round: int) -> None:
    board = {"fysik": "C2", "kemi": "D2"}
    state = campus(board, players=4, turn=turn, first="A", fallen="A")
    play(state, "end")
    assert (state.round, turn_of(state)) == (round, "D" if turn == "C" else "B")


@pytest.mark.rule("CAMPUS-5.2")
def test_the_game_is_over_when_the_last_round_ends() -> None:
    state = last_turn({"fysik": "A2"})
    assert (state.phase, state.pending(), state.standing().ending) == (OVER, 0, "round limit")


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(("turn", "round"), [("A", 2), ("B", 1)])
def test_before_that_the_game_goes_on(turn: str, round: int) -> None:
    state = campus({"fysik": "A2"}, turn=turn, round=round, round_limit=2, ending="whole_round")
    play(state, "end")
    assert (state.phase, state.standing().ending, state.standing().winners) == (PLACING, "", [])


@pytest.mark.rule("CAMPUS-5.2")
def test_on_the_small_map_the_limit_is_twenty_rounds_unless_the_dial_says_otherwise() -> None:
    state = campus({"fysik": "A2"}, turn="B", round=20)
    play(state, "end")
    assert state.phase == OVER


@pytest.mark.rule("CAMPUS-5.2")
def test_at_the_limit_most_territories_win() -> None:
    state = last_turn({"fysik": "A60"})
    assert (state.standing().places, state.standing().scores) == ([2, 1], [1, 12])


@pytest.mark.rule("CAMPUS-5.2")
@pytest.mark.parametrize(("kemi", "places"), [("B4", [2, 1, 3]), ("B2", [1, 2, 3]), ("B3", [1, 1, 3])])
def test_among_equals_most_troops_win_and_else_the_place_is_shared(kemi: str, places: list[int]) -> None:
    half = ["vasa-norra", "vasa-sodra", "chalmersvillan", "fysik", "karhuset"]
    others = {"edit": "C9", "maskin": "C9", "kopparbunkern": "C9"}
    board = {**dict.fromkeys(half, "A1"), "fysik": "A3", "kemi": kemi, **others}
    assert campus(board, players=3).standing().places == places


@pytest.mark.rule("CAMPUS-5.2")
def test_a_shared_win_is_won_by_both() -> None:
    board = {"vasa-norra": "C1", "vasa-sodra": "A1", "chalmersvillan": "A1", "fysik": "A1", "sspa": "A1", "edit": "A1"}
    state = campus({**board, "maskin": "A1"}, turn="C", players=3, round=2, round_limit=2)
    play(state, "end")
    standing = state.standing()
    assert (standing.places, standing.winners) == ([1, 1, 3], [0, 1])
    assert [state.evaluate(seat) for seat in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.rule("CAMPUS-5.2")
def test_conquest_in_the_last_round_is_a_conquest() -> None:
    state = campus({"sspa": "B1"}, rest="A6", round=2, round_limit=2)
    state.dice = dice_showing("641:5")
    assert sentences(state, "attack fysik sspa 5")[-1] == "The game ended in round 2."
    assert state.standing().ending == "conquest"


@pytest.mark.rule("CAMPUS-5.1")
def test_a_conquest_is_told_in_words() -> None:
    state = campus({"sspa": "B1"}, rest="A6")
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    seen = view(state)
    seen["names"] = ["Ada", "Bo"]
    assert words.outcome(seen) == "Ada conquered the whole campus."
    assert (words.score(seen, 0), words.score(seen, 1)) == ("13 territories", "0 territories")


@pytest.mark.rule("CAMPUS-5.2")
def test_a_win_at_the_limit_is_told_in_words() -> None:
    seen = view(last_turn({"fysik": "A60"}))
    seen["names"] = ["Ada", "Bo"]
    assert words.outcome(seen) == "Bo holds the most territories: 12."
    assert words.score(seen, 0) == "1 territory"


@pytest.mark.rule("CAMPUS-5.2")
def test_a_tie_in_territories_shows_the_troops_that_break_it() -> None:
    seen = view(last_turn({"fysik": "A60"}))
    seen["held"] = [1, 1]
    assert words.score(seen, 0) == "1 territory, 60 troops"


def test_a_board_that_is_over_has_no_marks_of_the_last_turn() -> None:
    seen = view(campus({"sspa": "A4 v2"}, rest="B1"))
    marked, over = board.pieces(seen), board.pieces(seen | {"over": True})
    assert marked["badge-sspa"] != over["badge-sspa"]
