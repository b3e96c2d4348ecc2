"""Chapter 4: what players are told of an attack before they make it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus.knowledge import view
from hegemon.games.campus.tests.positions import at, campus
from hegemon.games.campus.words import hint, preview, verbs

BOARD = {"fysik": "A9", "sspa": "B4", "kemi": "B1", "karhuset": "B2"}


def told(text: str, board: dict[str, str] = BOARD, **options: Any) -> str:
    state = campus(board, **options)
    return hint(view(state), lambda: state, text.split())


@pytest.mark.rule("CAMPUS-4.5")
@pytest.mark.parametrize(
    ("text", "remark"),
    [
        ("attack fysik sspa 3", "Player B's 4 troops; 37% they lose 2, 34% 1 each, 29% you lose 2"),
        ("attack fysik sspa 1", "Player B's 4 troops; 25% they lose 1, 75% you lose 1"),
        ("attack fysik kemi 3", "Player B's 1 troop; 66% you win, 34% you lose 1"),
        ("attack fysik karhuset 2", "Player B's 2 troops; 23% you win, 32% 1 each, 45% you lose 2"),
        ("attack fysik sspa", "Player B's 4 troops; 37% they lose 2, 34% 1 each, 29% you lose 2 with 8"),
    ],
)
def test_one_roll_at_a_time_the_odds_are_those_of_one_roll(text: str, remark: str) -> None:
    assert told(text, fight="one_roll") == remark


@pytest.mark.rule("CAMPUS-3.6")
@pytest.mark.parametrize(
    ("text", "remark"),
    [
        ("place fysik", "9 troops; faces SSPA (4)"),
        ("place fysik 3", "9 troops; faces SSPA (4)"),
        ("attack fysik", "9 troops; faces SSPA (4); 8 can attack"),
        ("reinforce fysik", "9 troops; faces SSPA (4); 8 can move"),
        ("reinforce fysik vasa-sodra", "Vasa södra has 2 troops; faces Vasa norra (1)"),
        ("reinforce fysik vasa-sodra 3", "Fysik 9 → 6, Vasa södra 2 → 5; faces Vasa norra (1)"),
        ("attack", ""),
    ],
)
def test_before_a_target_is_named_the_stack_itself_is_told_of(text: str, remark: str) -> None:
    board = {"fysik": "A9", "sspa": "B4", "kemi": "B1", "vasa-sodra": "A2"}
    assert told(text, board) == remark


def test_a_territory_among_ones_own_meets_no_enemy() -> None:
    names = ("fysik", "vasa-sodra", "kemi", "sspa", "karhuset")
    assert told("reinforce kemi fysik", dict.fromkeys(names, "A2")) == "Fysik has 2 troops; no enemy nearby"


@pytest.mark.rule("CAMPUS-3.6")
def test_troops_that_advanced_may_attack_but_not_move() -> None:
    board = {"kemi": "A6 f3 v1", "fysik": "B2"}
    assert [told(text, board).split("; ")[-1] for text in ("attack kemi", "reinforce kemi")] == [
        "4 can attack",
        "3 can move",
    ]


def test_what_is_named_last_is_what_a_move_is_about() -> None:
    state = campus(BOARD)
    about = [
        preview(view(state), lambda: state, text.split())["what"] for text in ("attack fysik", "attack fysik sspa")
    ]
    assert about == ["Fysik", "SSPA"]


def test_only_an_attack_is_done_to_somebody() -> None:
    assert [verb for verb, words in verbs(view(campus(BOARD))).items() if words.get("attacks")] == ["attack"]


@pytest.mark.rule("CAMPUS-4.5")
def test_a_roll_of_three_pairs_tells_what_each_side_loses() -> None:
    remark = told("attack fysik sspa 4", fight="one_roll", attack_dice=4, defence_dice=3)
    kinds = [" ".join(part.split()[1:]) for part in remark.split("; ")[1].split(", ")]
    assert kinds == ["they lose 3", "you lose 1 and they 2", "you lose 2 and they 1", "you lose 3"]


@pytest.mark.rule("CAMPUS-4.5", "CAMPUS-4.3")
def test_single_rolls_take_a_territory_as_often_as_is_said() -> None:
    said = re.search(r"([\d.]+)% you win", told("attack fysik karhuset 3", fight="one_roll"))
    assert said
    start = campus(BOARD, fight="one_roll")
    won, games, dice = 0, 1000, seeded(4)
    for _ in range(games):
        state = start.copy()
        state.dice = dice.fork()
        state.play(0, start.notation().parse("attack fysik karhuset 3"))
        won += at(state, "karhuset")[0] == "A"
    assert 100 * won / games == pytest.approx(float(said[1]), abs=5)


@pytest.mark.rule("CAMPUS-4.5")
@pytest.mark.parametrize(("attackers", "defenders", "chance"), [(900, 1, "over 99%"), (1, 90, "under 1%")])
def test_dice_make_nothing_certain(attackers: int, defenders: int, chance: str) -> None:
    board = {"fysik": f"A{attackers + 1}", "sspa": f"B{defenders}"}
    assert told(f"attack fysik sspa {attackers}", board).endswith(f"; {chance} to win")
