"""Chapter 4: dice, losses, and moving in."""

from __future__ import annotations

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus.phases import MOVING
from hegemon.games.campus.tests.positions import at, campus, dice_showing, history, legal, play, sentences


def rolls(log: list[str]) -> list[str]:
    return [sentence for sentence in log if sentence.startswith("Rolled")]


def dice_of(roll: str) -> tuple[int, int]:
    """How many dice attacker and defender threw, from the sentence that tells of it."""
    attack, defence = roll.removeprefix("Rolled ").split(":")[0].split(" against ")
    return len(attack.split()), len(defence.split())


@pytest.mark.rule("CAMPUS-4.1")
@pytest.mark.parametrize(("committed", "dice"), [(1, 1), (2, 2), (3, 3), (4, 3), (8, 3)])
def test_the_attacker_rolls_a_die_for_each_committed_troop_at_most_three(committed: int, dice: int) -> None:
    state = campus({"fysik": "A9", "sspa": "B9"}, fight="one_roll")
    (roll,) = rolls(sentences(state, f"attack fysik sspa {committed}"))
    assert dice_of(roll)[0] == dice


@pytest.mark.rule("CAMPUS-4.1")
@pytest.mark.parametrize(("defenders", "dice"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_the_defender_rolls_a_die_for_each_troop_at_most_two(defenders: int, dice: int) -> None:
    state = campus({"fysik": "A9", "sspa": f"B{defenders}"}, fight="one_roll")
    (roll,) = rolls(sentences(state, "attack fysik sspa 8"))
    assert dice_of(roll)[1] == dice


@pytest.mark.rule("CAMPUS-4.1")
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (2, 3), (4, 1), (4, 2), (4, 3)])
def test_the_most_dice_of_each_side_are_dials(attack: int, defence: int) -> None:
    state = campus({"fysik": "A9", "sspa": "B9"}, fight="one_roll", attack_dice=attack, defence_dice=defence)
    (roll,) = rolls(sentences(state, "attack fysik sspa 8"))
    assert dice_of(roll) == (attack, defence)


@pytest.mark.rule("CAMPUS-4.1")
def test_only_committed_troops_fight() -> None:
    state = campus({"fysik": "A9", "sspa": "B1"})
    state.dice = dice_showing("1:6")
    play(state, "attack fysik sspa 1")
    assert (at(state, "fysik"), at(state, "sspa"), list(state.lost)) == ("A8", "B1", [1, 0])


@pytest.mark.rule("CAMPUS-4.2")
@pytest.mark.parametrize(
    ("roll", "attacker", "defender"),
    [
        ("642:54", 1, 1),
        ("533:42", 0, 2),
        ("654:66", 2, 0),
        ("611:61", 2, 0),
        ("611:52", 1, 1),
        ("651:64", 1, 1),
        ("221:11", 0, 2),
        ("321:32", 2, 0),
    ],
)
def test_highest_meets_highest_then_second_meets_second(roll: str, attacker: int, defender: int) -> None:
    state = campus({"fysik": "A9", "sspa": "B9"}, fight="one_roll")
    state.dice = dice_showing(roll)
    play(state, "attack fysik sspa 3")
    assert list(state.lost) == [attacker, defender]
    assert (at(state, "fysik"), at(state, "sspa")) == (f"A{9 - attacker}", f"B{9 - defender}")


@pytest.mark.rule("CAMPUS-4.2")
@pytest.mark.parametrize(
    ("roll", "attacker", "defender"), [("6:5", 0, 1), ("5:6", 1, 0), ("4:4", 1, 0), ("31:3", 1, 0), ("1:65", 1, 0)]
)
def test_dice_without_a_partner_do_nothing(roll: str, attacker: int, defender: int) -> None:
    dice, against = (len(side) for side in roll.split(":"))
    state = campus({"fysik": "A9", "sspa": f"B{against}"}, fight="one_roll")
    state.dice = dice_showing(roll)
    play(state, f"attack fysik sspa {dice}")
    assert list(state.lost) == [attacker, defender]


@pytest.mark.rule("CAMPUS-4.2")
@pytest.mark.parametrize("face", "123456")
def test_an_attacker_loses_ties(face: str) -> None:
    state = campus({"fysik": "A2", "sspa": "B1"})
    state.dice = dice_showing(f"{face}:{face}")
    play(state, "attack fysik sspa 1")
    assert (at(state, "fysik"), at(state, "sspa")) == ("A1", "B1")


@pytest.mark.rule("CAMPUS-4.2")
@pytest.mark.parametrize("face", "123456")
def test_an_attacker_wins_ties_where_the_dial_says_so(face: str) -> None:
    state = campus({"fysik": "A2", "sspa": "B1"}, ties="attacker")
    state.dice = dice_showing(f"{face}:{face}")
    play(state, "attack fysik sspa 1")
    assert (at(state, "fysik"), at(state, "sspa")) == ("A1", "A1")


@pytest.mark.rule("CAMPUS-4.3")
@pytest.mark.parametrize("seed", range(25))
def test_an_attack_goes_on_until_one_side_is_gone(seed: int) -> None:
    state = campus({"fysik": "A7", "sspa": "B4"})
    state.dice = seeded(seed)
    log = sentences(state, "attack fysik sspa 5")
    assert log[-1].startswith("A took SSPA from B" if at(state, "sspa")[0] == "A" else "B held SSPA with")
    assert (state.lost[1] == 4) if at(state, "sspa")[0] == "A" else (state.lost[0] == 5)
    assert len(rolls(log)) >= 2


@pytest.mark.rule("CAMPUS-4.3", "CAMPUS-4.1")
def test_dice_follow_the_troops_that_are_left() -> None:
    state = campus({"fysik": "A4", "sspa": "B2"})
    state.dice = dice_showing("631:65", "6:54", "6:5")
    assert rolls(sentences(state, "attack fysik sspa 3")) == [
        "Rolled 6 3 1 against 6 5: the attacker lost 2, the defender 0.",
        "Rolled 6 against 5 4: the attacker lost 0, the defender 1.",
        "Rolled 6 against 5: the attacker lost 0, the defender 1.",
    ]
    assert (at(state, "fysik"), at(state, "sspa"), list(state.lost)) == ("A1", "A1", [2, 2])


@pytest.mark.rule("CAMPUS-4.3")
def test_a_repelled_attack_leaves_who_stayed_at_home_and_their_history() -> None:
    state = campus({"fysik": "A5 f4", "sspa": "B2"})
    state.dice = dice_showing("1:65")
    play(state, "attack fysik sspa 1")
    assert (at(state, "fysik"), history(state, "fysik"), at(state, "sspa")) == ("A4", "f3 v0", "B2")


@pytest.mark.rule("CAMPUS-4.3")
def test_where_one_roll_is_played_an_attack_is_a_single_roll() -> None:
    state = campus({"fysik": "A9", "sspa": "B9"}, fight="one_roll")
    log = sentences(state, "attack fysik sspa 8")
    assert len(rolls(log)) == 1
    assert log[-1] == f"B held SSPA with {9 - state.lost[1]} left."


@pytest.mark.rule("CAMPUS-3.6", "CAMPUS-4.3")
def test_in_single_rolls_committed_troops_that_stop_are_vanguard_where_they_stand() -> None:
    state = campus({"fysik": "A6 f5", "sspa": "B3", "kemi": "A1"}, fight="one_roll")
    state.dice = dice_showing("642:54")
    play(state, "attack fysik sspa 3")
    assert (at(state, "fysik"), history(state, "fysik")) == ("A5", "f2 v2")
    assert {"attack fysik sspa 1-4", "reinforce fysik kemi 1-2"} < set(legal(state))


@pytest.mark.rule("CAMPUS-4.3", "CAMPUS-4.4")
def test_in_single_rolls_the_committed_move_in_when_the_last_defender_falls() -> None:
    state = campus({"fysik": "A6", "sspa": "B2"}, fight="one_roll")
    state.dice = dice_showing("654:32")
    play(state, "attack fysik sspa 4")
    assert (at(state, "fysik"), at(state, "sspa"), history(state, "sspa")) == ("A2", "A4", "f0 v4")


@pytest.mark.rule("CAMPUS-4.4")
def test_every_surviving_committed_troop_moves_in_as_vanguard() -> None:
    state = campus({"fysik": "A8", "sspa": "B2"})
    state.dice = dice_showing("641:55", "651:1")
    play(state, "attack fysik sspa 5")
    assert (at(state, "fysik"), history(state, "fysik")) == ("A3", "f3 v0")
    assert (at(state, "sspa"), history(state, "sspa")) == ("A4", "f0 v4")


@pytest.mark.rule("CAMPUS-4.4")
def test_a_territory_that_is_taken_changes_owner() -> None:
    state = campus({"fysik": "A8", "sspa": "B1"})
    held = list(state.held)
    state.dice = dice_showing("641:5")
    play(state, "attack fysik sspa 5")
    assert at(state, "sspa") == "A5"
    assert list(state.held) == [held[0] + 1, held[1] - 1]
    assert state.phase == MOVING


@pytest.mark.rule("CAMPUS-4.1", "CAMPUS-4.2", "CAMPUS-4.4")
def test_the_turn_that_the_rule_book_tells() -> None:
    ada = {"vasa-norra": "A1", "vasa-sodra": "A1", "chalmersvillan": "A2", "karhuset": "A1", "edit": "A1"}
    state = campus({**ada, "fysik": "A8", "kopparbunkern": "A1", "kemi": "B3"})
    state.dice = dice_showing("642:54", "533:42")
    assert rolls(sentences(state, "attack fysik kemi 5")) == [
        "Rolled 6 4 2 against 5 4: the attacker lost 1, the defender 1.",
        "Rolled 5 3 3 against 4 2: the attacker lost 0, the defender 2.",
    ]
    state.dice = dice_showing("441:6", "52:3")
    assert rolls(sentences(state, "attack kemi maskin 3")) == [
        "Rolled 4 4 1 against 6: the attacker lost 1, the defender 0.",
        "Rolled 5 2 against 3: the attacker lost 0, the defender 1.",
    ]
    play(state, "reinforce fysik kemi 2", "reinforce chalmersvillan kemi 1")
    assert [at(state, name) for name in ("fysik", "kemi", "maskin", "chalmersvillan")] == ["A1", "A4", "A2", "A1"]
