"""CAMPUS-4.5 What may come of an attack, exactly, before it is made.

31% to win, expect to lose 2.4                  an attack that is fought to the end
37% they lose 2, 34% 1 each, 29% you lose 2     one that is a single roll
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from hegemon.games.campus.choices import most_attackers
from hegemon.games.campus.odds import LossTable, Odds
from hegemon.games.campus.state import Campus


def forecast(position: Campus, source: int, target: int, troops: int) -> tuple[str, str, int | None]:
    """CAMPUS-4.3, CAMPUS-4.5 With so many troops, or as long as none are named the most that can go: what it costs on
    average, what may come of it, and the chance in percent; of a single roll only what may come of it."""
    defenders = int(position.troops[target])
    able = most_attackers(position.troops[source], position.fresh[source], position.vanguard[source])
    most = troops or max(1, int(able))
    with_all = "" if troops else f" with {most}"
    if not position.world.to_the_end:
        return "", roll_text(position, most, defenders) + with_all, None
    odds = odds_of(position.world.losses)
    share, toll = odds.win(most, defenders), expected_losses(odds, most, defenders)
    return f"; expect to lose {toll:.1f}", f"{percent(share)} to win{with_all}", round(100 * share)


def chances(options: Mapping[str, Any], scenes: list[dict[str, Any]]) -> list[int]:
    """CAMPUS-4.3, CAMPUS-4.5 The attacker's chance before the first roll of an attack that is fought to the end, and
    after each of its rolls.

    >>> dials = {"attack_dice": 3, "defence_dice": 2, "ties": "defender", "fight": "to_the_end"}
    >>> rolls = [{"name": "rolled", "values": [1, 1]}, {"name": "rolled", "values": [0, 1]}]
    >>> chances(dials, [{"name": "attacked", "values": [3]}, *rolls, {"name": "conquered", "values": [2]}])
    [66, 75, 100]
    """
    by_name = {scene["name"]: scene["values"] for scene in scenes}
    if options["fight"] != "to_the_end" or "attacked" not in by_name:
        return []
    rolls = [scene["values"] for scene in scenes if scene["name"] == "rolled"]
    held = by_name.get("repelled", [0])[-1]
    ours, theirs = by_name["attacked"][-1], held + sum(beaten for _, beaten in rolls)
    odds = odds_under(options["attack_dice"], options["defence_dice"], options["ties"])
    left = [(ours, theirs)]
    for lost, beaten in rolls:
        left.append((left[-1][0] - lost, left[-1][1] - beaten))
    return [round(100 * odds.win(*troops)) for troops in left]


@lru_cache(maxsize=32)
def odds_under(attack_dice: int, defence_dice: int, ties: str) -> Odds:
    """CAMPUS-4.1, CAMPUS-4.2 The odds of these dice, made once."""
    return Odds(LossTable(attack_dice, defence_dice, ties == "defender"))


def roll_text(position: Campus, attackers: int, defenders: int) -> str:
    """Everything that one roll can do, each with its chance, the best for the attacker first."""
    dice, against = min(attackers, position.world.attack_dice), min(defenders, position.world.defence_dice)
    pairs = int(min(dice, against))
    shares = odds_of(position.world.losses).roll_shares(dice, against)
    return ", ".join(f"{percent(share)} {losses(k, pairs - k, defenders)}" for k, share in enumerate(shares))


@lru_cache(maxsize=32)
def odds_of(table: LossTable) -> Odds:
    """The odds under some dials, made once."""
    return Odds(table)


@lru_cache(maxsize=4096)
def expected_losses(odds: Odds, attackers: int, defenders: int) -> float:
    """Troops that the attacker loses on average in an attack that is fought to the end.

    >>> round(expected_losses(Odds(LossTable(3, 2, True)), 1, 1), 3)
    0.583
    """
    reached = {(attackers, defenders): 1.0}  # how likely it comes to so many on both sides
    total = 0.0
    for ours in range(attackers, 0, -1):
        for theirs in range(defenders, 0, -1):
            likely = reached.get((ours, theirs), 0.0)
            dice, against = min(ours, int(odds.losses.attack_dice)), min(theirs, int(odds.losses.defence_dice))
            for lost, share in enumerate(odds.roll_shares(dice, against) if likely else []):
                left = (ours - lost, theirs - (min(dice, against) - lost))
                reached[left] = reached.get(left, 0.0) + likely * share
                total += likely * share * lost
    return total


def losses(lost: int, beaten: int, defenders: int) -> str:
    """What a roll has cost both sides.

    >>> losses(0, 2, 4), losses(1, 1, 4), losses(2, 0, 4), losses(1, 2, 4), losses(0, 1, 1)
    ('they lose 2', '1 each', 'you lose 2', 'you lose 1 and they 2', 'you win')
    """
    if beaten == defenders:
        return "you win"
    if lost == beaten:
        return f"{lost} each"
    if not lost or not beaten:
        return f"they lose {beaten}" if beaten else f"you lose {lost}"
    return f"you lose {lost} and they {beaten}"


def percent(share: float) -> str:
    """A chance in words. Dice make nothing certain: what is rounded away is still said to be there.

    >>> percent(0.4167), percent(1.0), percent(0.00001)
    ('42%', 'over 99%', 'under 1%')
    """
    if share > 0.99:
        return "over 99%"
    return f"{100 * share:.0f}%" if share >= 0.01 else "under 1%"
