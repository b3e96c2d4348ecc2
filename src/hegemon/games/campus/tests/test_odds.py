"""Chapter 4: the exact chances, against a count of all rolls with fractions."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial

import pytest

from hegemon.engine.dice import seeded
from hegemon.games.campus import GAME
from hegemon.games.campus.odds import LossTable, Odds, attacker_losses, power_of_six, sorted_faces
from hegemon.games.campus.tests.positions import campus
from hegemon.games.campus.words.chances import expected_losses

CAPS = [(attack, defence) for attack in (1, 2, 3, 4) for defence in (1, 2, 3)]
QUICK_CAPS = [caps for caps in CAPS if sum(caps) < 6]


@cache
def throws(dice: int) -> dict[tuple[int, ...], int]:
    """Every throw, highest first, and in how many ways it comes."""
    found = {}
    for faces in combinations_with_replacement((6, 5, 4, 3, 2, 1), dice):
        ways = factorial(dice)
        for face in set(faces):
            ways //= factorial(faces.count(face))
        found[faces] = ways
    return found


@cache
def chances(dice: int, against: int, ties_to_defender: bool) -> tuple[Fraction, ...]:
    """How likely the attacker loses 0, 1, 2 ... troops in one roll."""
    ways = [0] * (min(dice, against) + 1)
    for attack, attack_ways in throws(dice).items():
        for defence, defence_ways in throws(against).items():
            lost = sum(a < d or (a == d and ties_to_defender) for a, d in zip(attack, defence))
            ways[lost] += attack_ways * defence_ways
    return tuple(Fraction(way, 6 ** (dice + against)) for way in ways)


@cache
def toll(attackers: int, defenders: int) -> Fraction:
    """What the attackers lose on average, with three dice against two and ties to the defender."""
    if defenders <= 0 or attackers <= 0:
        return Fraction(0)
    dice, against = min(attackers, 3), min(defenders, 2)
    shares = enumerate(chances(dice, against, True))
    return sum(
        (share * (lost + toll(attackers - lost, defenders - min(dice, against) + lost)) for lost, share in shares),
        Fraction(0),
    )


@pytest.mark.rule("CAMPUS-4.5")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (1, 6), (6, 1), (3, 3), (7, 4), (9, 9)])
def test_losses_are_expected_as_they_come_about(attackers: int, defenders: int) -> None:
    odds = Odds(LossTable(3, 2, True))
    assert expected_losses(odds, attackers, defenders) == pytest.approx(float(toll(attackers, defenders)))


@cache
def wins(attackers: int, defenders: int, caps: tuple[int, int], ties_to_defender: bool) -> Fraction:
    """The chance that the attackers, fighting to the end, take the territory."""
    if defenders <= 0 or attackers <= 0:
        return Fraction(int(defenders <= 0))
    dice, against = min(attackers, caps[0]), min(defenders, caps[1])
    pairs = min(dice, against)
    return sum(
        (
            chance * wins(attackers - lost, defenders - pairs + lost, caps, ties_to_defender)
            for lost, chance in enumerate(chances(dice, against, ties_to_defender))
        ),
        Fraction(0),
    )


@pytest.mark.rule("CAMPUS-4.1", "CAMPUS-4.2")
@pytest.mark.parametrize("ties", [True, False])
@pytest.mark.parametrize("caps", QUICK_CAPS)
def test_the_table_holds_every_roll_of_every_number_of_dice(caps: tuple[int, int], ties: bool) -> None:
    table = LossTable(caps[0], caps[1], ties)
    for dice in range(1, caps[0] + 1):
        for against in range(1, caps[1] + 1):
            expected = [int(chance * 6 ** (dice + against)) for chance in chances(dice, against, ties)]
            assert table.distribution(dice, against) == expected


@pytest.mark.rule("CAMPUS-4.2")
@pytest.mark.parametrize(("ties", "lost"), [(True, 2), (False, 0)])
def test_the_first_dice_of_a_roll_are_the_attackers(ties: bool, lost: int) -> None:
    rolled = sum((face - 1) * 6**k for k, face in enumerate([2, 6, 4, 4, 6]))
    assert (sorted_faces(rolled, 3), sorted_faces(rolled // power_of_six(3), 2)) == ([6, 4, 2], [6, 4])
    assert attacker_losses(rolled, 3, 2, ties) == lost
    assert LossTable(3, 2, ties).attacker_loses(3, 2, rolled) == lost


@pytest.mark.rule("CAMPUS-4.5")
@pytest.mark.parametrize("ties", [True, False])
@pytest.mark.parametrize("caps", QUICK_CAPS)
def test_the_chance_to_win_is_exact(caps: tuple[int, int], ties: bool) -> None:
    odds = Odds(LossTable(caps[0], caps[1], ties))
    for attackers in range(7):
        for defenders in range(7):
            expected = float(wins(attackers, defenders, caps, ties))
            assert odds.win(attackers, defenders) == pytest.approx(expected, abs=1e-12)


@pytest.mark.rule("CAMPUS-4.5")
@pytest.mark.parametrize(("caps", "ties"), [((3, 3), True), ((3, 3), False), ((4, 2), False), ((4, 3), True)])
def test_the_chance_to_win_is_exact_with_the_most_dice(caps: tuple[int, int], ties: bool) -> None:
    odds = Odds(LossTable(caps[0], caps[1], ties))
    for attackers, defenders in [(8, 8), (1, 5), (5, 1), (4, 3), (3, 4)]:
        expected = float(wins(attackers, defenders, caps, ties))
        assert odds.win(attackers, defenders) == pytest.approx(expected, abs=1e-12)


@pytest.mark.rule("CAMPUS-4.5")
def test_the_chances_may_be_asked_in_any_order() -> None:
    asked = [(2, 5), (5, 2), (1, 9), (9, 1), (6, 6), (2, 5)]
    odds = Odds(LossTable(3, 2, True))
    given = [odds.win(attackers, defenders) for attackers, defenders in asked]
    assert given == pytest.approx([float(wins(a, d, (3, 2), True)) for a, d in asked], abs=1e-12)


@pytest.mark.rule("CAMPUS-4.5")
def test_who_meets_nobody_wins_and_who_is_nobody_does_not() -> None:
    odds = Odds(LossTable(3, 2, True))
    assert [odds.win(3, 0), odds.win(0, 3), odds.win(0, 0), odds.win(-1, 2), odds.win(2, -1)] == [1, 0, 1, 0, 1]


@pytest.mark.rule("CAMPUS-4.5")
def test_the_world_knows_the_odds_of_its_dials() -> None:
    state = campus({"fysik": "A5"}, attack_dice=2, defence_dice=1, ties="attacker")
    odds = Odds(state.world.losses)
    assert odds.win(4, 3) == pytest.approx(float(wins(4, 3, (2, 1), False)), abs=1e-12)


@pytest.mark.rule("CAMPUS-4.5", "CAMPUS-4.3")
def test_attacks_are_won_as_often_as_the_odds_say() -> None:
    start = campus({"fysik": "A6", "sspa": "B4"})
    attack = start.notation().parse("attack fysik sspa 5")
    won, games, dice = 0, 1500, seeded(3)
    for _ in range(games):
        state = start.copy()
        state.dice = dice.fork()
        state.play(0, attack)
        won += state.owner[5] == 0
    assert won / games == pytest.approx(float(wins(5, 4, (3, 2), True)), abs=0.04)


def rows_below(title: str) -> list[list[str]]:
    """The rows of the first table after some words of the rule book, without its head."""
    lines = GAME.rules.read_text(encoding="utf-8").split(title)[1].splitlines()
    start = next(k for k, line in enumerate(lines) if line.startswith("| ---")) + 1
    rows = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        rows.append([re.sub(r"[*%\s]", "", cell) for cell in line.strip("|").split("|")])
    return rows


def percent(chance: Fraction) -> str:
    """A chance as the rule book prints it."""
    if chance * 1000 < Fraction(1, 2):
        return "<0.1"
    return ">99.9" if chance * 1000 > Fraction(1999, 2) else f"{float(chance * 100):.1f}"


@pytest.mark.rule("CAMPUS-4.5")
def test_the_rule_book_prints_the_chances_of_the_default_dials() -> None:
    printed = rows_below("Chance in percent that the attacker wins")
    expected = [[percent(wins(row, column, (3, 2), True)) for column in range(1, 7)] for row in range(1, 11)]
    assert [row[1:] for row in printed] == expected


@pytest.mark.rule("CAMPUS-4.5")
def test_the_rule_book_prints_how_many_to_commit() -> None:
    for share, *numbers in rows_below("Troops to commit for a chance of at least"):
        for defenders, committed in enumerate(map(int, numbers), start=1):
            assert wins(committed, defenders, (3, 2), True) >= Fraction(int(share), 100)
            assert wins(committed - 1, defenders, (3, 2), True) < Fraction(int(share), 100)


@pytest.mark.rule("CAMPUS-4.2")
def test_the_rule_book_prints_what_one_roll_does() -> None:
    for dice, *printed in rows_below("What a single roll does"):
        shares = chances(int(dice[0]), int(dice[-1]), True)
        expected = [shares[0], shares[1] if len(shares) == 3 else None, shares[-1]]
        assert printed == ["-" if share is None else percent(share) for share in expected]
