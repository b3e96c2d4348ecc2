"""Remarks on moves and on their beginnings: who stands there, and the exact odds of an attack.

31.5 % to win against 4                                            an attack that is fought to the end
37.2 % they lose 2, 33.6 % 1 each, 29.3 % you lose 2 (against 4)    one that is a single roll
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from hegemon.games.campus.odds import LossTable, Odds
from hegemon.games.campus.state import Campus
from hegemon.games.campus.words.reading import View, letter, map_of, readiness, territories

Options = Mapping[str, object]


def hint(view: View, imagine: Callable[[], Campus], words: list[str]) -> str:
    """A remark on a move or on its beginning: for an attack the defenders and the exact chance to win."""
    campus = map_of(view)
    rooms = [campus.names.index(word) for word in words[1:3] if word in campus.names]
    troops = int(words[-1]) if words and words[-1].isdigit() else 0
    if not rooms or not words:
        return ""
    if words[0] == "attack" and len(rooms) == 2:
        return attack_hint(view, imagine().world.options, rooms[0], rooms[1], troops)
    return "" if troops else stock(view, rooms[-1]) + facing(view, rooms[-1])


def attack_hint(view: View, options: Options, source: int, target: int, troops: int) -> str:
    """CAMPUS-4.5 What may come of it, with so many troops or with the most that can go."""
    defenders = int(str(territories(view)[target]["troops"]))
    is_roll = options["fight"] == "one_roll"
    if troops:
        return roll_hint(options, troops, defenders) if is_roll else win_hint(options, troops, defenders)
    most = most_attackers(view, source)
    told = roll_text(options, most, defenders) if is_roll else percent(chance(options, most, defenders))
    return f"{stock(view, target)}, {told} with {most}"


def win_hint(options: Options, attackers: int, defenders: int) -> str:
    """CAMPUS-4.3 The chance of an attack that is fought to the end."""
    return f"{percent(chance(options, attackers, defenders))} to win against {defenders}"


def roll_hint(options: Options, attackers: int, defenders: int) -> str:
    """CAMPUS-4.3 The chances of an attack that is a single roll."""
    return f"{roll_text(options, attackers, defenders)} (against {defenders})"


def roll_text(options: Options, attackers: int, defenders: int) -> str:
    """Everything that one roll can do, each with its chance, the best for the attacker first."""
    dice = min(attackers, int(str(options["attack_dice"])))
    against = min(defenders, int(str(options["defence_dice"])))
    pairs = min(dice, against)
    shares = odds_of(options).roll_shares(dice, against)
    return ", ".join(f"{percent(share)} {losses(k, pairs - k, defenders)}" for k, share in enumerate(shares))


def losses(lost: int, beaten: int, defenders: int) -> str:
    """What a roll has cost both sides.

    >>> losses(0, 2, 4), losses(1, 1, 4), losses(2, 0, 4), losses(1, 2, 4), losses(0, 1, 1)
    ('they lose 2', '1 each', 'you lose 2', 'you lose 1 and they 2', 'you take it')
    """
    if beaten == defenders:
        return "you take it"
    if lost == beaten:
        return f"{lost} each"
    if not lost or not beaten:
        return f"they lose {beaten}" if beaten else f"you lose {lost}"
    return f"you lose {lost} and they {beaten}"


def stock(view: View, room: int) -> str:
    """Owner and troops of a territory, in short."""
    territory = territories(view)[room]
    return f"{letter(int(str(territory['owner'])))} {territory['troops']}{readiness(view, room)}"


def facing(view: View, room: int) -> str:
    """The strongest enemy next to a territory."""
    campus = map_of(view)
    mine = territories(view)[room]["owner"]
    near = [territories(view)[int(link)] for link in campus.links[campus.starts[room] : campus.starts[room + 1]]]
    troops = max((int(str(other["troops"])) for other in near if other["owner"] != mine), default=0)
    return f", faces {troops}" if troops else ", inside"


def most_attackers(view: View, room: int) -> int:
    """CAMPUS-3.6, CAMPUS-3.7 The most troops that can attack from a territory."""
    territory = territories(view)[room]
    troops, fresh, vanguard = (int(str(territory[key])) for key in ("troops", "fresh", "vanguard"))
    return max(1, min(troops - 1, fresh + vanguard))


def chance(options: Options, attackers: int, defenders: int) -> float:
    """CAMPUS-4.5 The exact chance that the attackers win, fought to the end."""
    return odds_of(options).win(attackers, defenders)


def odds_of(options: Options) -> Odds:
    return odds(int(str(options["attack_dice"])), int(str(options["defence_dice"])), options["ties"] == "defender")


@lru_cache(maxsize=32)
def odds(attack_dice: int, defence_dice: int, tie_to_defender: bool) -> Odds:
    """The odds under some dials, made once."""
    return Odds(LossTable(attack_dice, defence_dice, tie_to_defender))


def percent(share: float) -> str:
    """A chance in words. Dice make nothing certain: what is rounded away is still said to be there.

    >>> percent(0.4167), percent(1.0), percent(0.00001)
    ('41.7 %', 'over 99.9 %', 'under 0.1 %')
    """
    if share > 0.999:
        return "over 99.9 %"
    return f"{100 * share:.1f} %" if share >= 0.001 else "under 0.1 %"
