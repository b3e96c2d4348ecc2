"""Every refusal: the sentence that the player reads, and the rule that it names."""

from __future__ import annotations

import pytest

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import pack
from hegemon.engine.state import submit
from hegemon.games.campus.moves import ATTACK, END, PLACE, REINFORCE
from hegemon.games.campus.phases import MOVING, PLACING, SETUP
from hegemon.games.campus.tests.positions import campus, play, refusal

BOARD = {"fysik": "A6", "kemi": "A3 f2 v1", "maskin": "A1", "sspa": "B2"}


@pytest.mark.rule("CAMPUS-2.3")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("place fysik 3", "allowed"),
        ("place fysik 4", "You can place 1 to 3 troops now, not 4. (CAMPUS-2.3)"),
        ("place fysik 0", "You can place 1 to 3 troops now, not 0. (CAMPUS-2.3)"),
        ("place sspa 1", "SSPA isn't yours. Place troops on your own territories. (CAMPUS-2.3)"),
        ("end", "Place all your new troops first (9 left). (CAMPUS-3.2)"),
    ],
)
def test_in_the_setup_a_batch_goes_on_own_territories(move: str, sentence: str) -> None:
    assert refusal(campus({"fysik": "A1"}, phase=SETUP, reserve=(9, 9), batch=3), move) == sentence


@pytest.mark.rule("CAMPUS-3.2")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("place fysik 5", "allowed"),
        ("place fysik 6", "You can place 1 to 5 troops now, not 6. (CAMPUS-3.2)"),
        ("place fysik 0", "You can place 1 to 5 troops now, not 0. (CAMPUS-3.2)"),
        ("place karhuset 1", "Kårhuset isn't yours. Place troops on your own territories. (CAMPUS-3.2)"),
        ("attack fysik sspa 1", "Place all your new troops first (5 left). (CAMPUS-3.2)"),
    ],
)
def test_new_troops_go_on_own_territories_first(move: str, sentence: str) -> None:
    assert refusal(campus({"fysik": "A4"}, phase=PLACING, reserve=(5, 0)), move) == sentence


@pytest.mark.rule("CAMPUS-3.2")
def test_placing_is_over_when_all_is_placed() -> None:
    sentence = "All your new troops are placed. Attack, reinforce or end your turn. (CAMPUS-3.2)"
    assert refusal(campus({"fysik": "A4"}), "place fysik 1") == sentence


@pytest.mark.rule("CAMPUS-3.3")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("attack sspa fysik 1", "SSPA isn't yours. (CAMPUS-3.3)"),
        ("reinforce sspa maskin 1", "SSPA isn't yours. (CAMPUS-3.3)"),
        ("attack fysik edit 1", "EDIT isn't next to Fysik. (CAMPUS-3.3)"),
        ("reinforce fysik maskin 1", "Maskin isn't next to Fysik. (CAMPUS-3.3)"),
        ("attack fysik fysik 1", "Fysik isn't next to Fysik. (CAMPUS-3.3)"),
        ("attack fysik kemi 1", "Kemi is already yours. Reinforce it instead. (CAMPUS-3.3)"),
        ("reinforce fysik sspa 1", "SSPA isn't yours. Attack it instead. (CAMPUS-3.3)"),
        ("attack fysik sspa 5", "allowed"),
        ("reinforce fysik kemi 5", "allowed"),
        ("end", "allowed"),
    ],
)
def test_moves_go_from_an_own_territory_to_a_neighbour(move: str, sentence: str) -> None:
    assert refusal(campus(BOARD), move) == sentence


@pytest.mark.rule("CAMPUS-3.4")
@pytest.mark.parametrize("move", ["attack fysik sspa 1", "reinforce fysik kemi 1"])
def test_troops_that_reinforced_are_done(move: str) -> None:
    state = campus({**BOARD, "fysik": "A6 f0"})
    assert refusal(state, move) == "The troops on Fysik have already moved this turn. (CAMPUS-3.4)"


@pytest.mark.rule("CAMPUS-3.5")
@pytest.mark.parametrize("garrison", ["A6 v6", "A6 v1"])
def test_troops_that_attacked_may_not_reinforce(garrison: str) -> None:
    state = campus({**BOARD, "fysik": garrison})
    sentence = "The troops on Fysik attacked this turn and can't reinforce. (CAMPUS-3.5)"
    assert refusal(state, "reinforce fysik kemi 1") == sentence


@pytest.mark.rule("CAMPUS-3.6")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("attack fysik sspa 4", "allowed"),
        (
            "attack fysik sspa 5",
            "Only 1 to 4 troops can attack from Fysik. The others have already moved. (CAMPUS-3.6)",
        ),
        (
            "attack fysik sspa 6",
            "Only 1 to 4 troops can attack from Fysik. The others have already moved. (CAMPUS-3.6)",
        ),
        ("attack fysik sspa 0", "Only 1 to 4 troops can attack from Fysik. One has to stay. (CAMPUS-3.7)"),
        ("reinforce fysik kemi 0", "Only 1 to 3 troops can leave Fysik. One has to stay. (CAMPUS-3.7)"),
        ("reinforce fysik kemi 3", "allowed"),
        (
            "reinforce fysik kemi 4",
            "Only 1 to 3 troops can leave Fysik. The others have moved or attacked. (CAMPUS-3.6)",
        ),
    ],
)
def test_only_so_many_troops_are_not_done(move: str, sentence: str) -> None:
    assert refusal(campus({**BOARD, "fysik": "A6 f3 v1"}), move) == sentence


@pytest.mark.rule("CAMPUS-3.7")
@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("attack maskin sspa 1", "The last troop has to stay on Maskin. (CAMPUS-3.7)"),
        ("reinforce maskin kemi 1", "The last troop has to stay on Maskin. (CAMPUS-3.7)"),
        ("attack fysik sspa 6", "Only 1 to 5 troops can attack from Fysik. One has to stay. (CAMPUS-3.7)"),
        ("attack fysik sspa 0", "Only 1 to 5 troops can attack from Fysik. One has to stay. (CAMPUS-3.7)"),
        ("reinforce fysik kemi 6", "Only 1 to 5 troops can leave Fysik. One has to stay. (CAMPUS-3.7)"),
        ("reinforce fysik kemi 0", "Only 1 to 5 troops can leave Fysik. One has to stay. (CAMPUS-3.7)"),
        ("reinforce kemi fysik 3", "Only 1 to 2 troops can leave Kemi. One has to stay. (CAMPUS-3.7)"),
    ],
)
def test_one_troop_stays(move: str, sentence: str) -> None:
    assert refusal(campus(BOARD), move) == sentence


@pytest.mark.rule("CAMPUS-2.4")
@pytest.mark.parametrize("move", ["end", "place kemi 1", "attack sspa fysik 1"])
def test_the_others_wait_for_their_turn(move: str) -> None:
    assert refusal(campus(BOARD), move, seat="B") == "It's not your turn. (CAMPUS-2.4)"


@pytest.mark.rule("CAMPUS-5.1")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_when_it_is_over_nobody_moves(seat: str) -> None:
    state = campus({"fysik": "A2"}, turn="B", round=1, round_limit=1)
    play(state, "end")
    assert refusal(state, "end", seat) == "The game is over. (CAMPUS-5.1)"


def test_the_end_of_a_turn_has_nothing_behind_it() -> None:
    assert str(campus(BOARD).why_not(0, pack(END, 3))) == "That move is incomplete."


@pytest.mark.parametrize("target", [13, 99])
def test_beyond_the_map_nothing_is_next_to_anything(target: int) -> None:
    assert str(campus(BOARD).why_not(0, pack(ATTACK, 3, target, 1))) == "that isn't next to Fysik. (CAMPUS-3.3)"


@pytest.mark.parametrize("move", [(99, 3), (3, 99), (4095, 4095)])
@pytest.mark.parametrize("verb", [PLACE, ATTACK, REINFORCE, END, 17])
@pytest.mark.parametrize("phase", [SETUP, PLACING, MOVING])
def test_numbers_beyond_the_map_are_refused_and_change_nothing(phase: int, verb: int, move: tuple[int, int]) -> None:
    reserve, batch = {SETUP: ((5, 5), 3), PLACING: ((5, 0), 0), MOVING: ((0, 0), 0)}[phase]
    state = campus({"fysik": "A4"}, phase=phase, reserve=reserve, batch=batch)
    before = state.lines()
    with pytest.raises(NotAllowed):
        submit(state, 0, int(pack(verb, move[0], move[1], 1)))
    assert state.lines() == before
