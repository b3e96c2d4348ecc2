"""Remarks on moves and on their beginnings: who stands there, and the exact odds of an attack.

31.5 % to win against 4                                            an attack that is fought to the end
37.2 % they lose 2, 33.6 % 1 each, 29.3 % you lose 2 (against 4)    one that is a single roll
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from hegemon.games.campus.choices import most_attackers
from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.odds import LossTable, Odds
from hegemon.games.campus.state import Campus
from hegemon.games.campus.words.reading import letter, map_of, readiness


def hint(view: CampusView, imagine: Callable[[], Campus], words: list[str]) -> str:
    """A remark on a move or on its beginning: for an attack the defenders and the exact chance to win."""
    names = map_of(view).names
    rooms = [names.index(word) for word in words[1:3] if word in names]
    troops = int(words[-1]) if words and words[-1].isdigit() else 0
    if not rooms:
        return ""
    if words[0] == "attack" and len(rooms) == 2:
        return attack_hint(view, imagine(), rooms[0], rooms[1], troops)
    return "" if troops else stock(view, rooms[-1]) + facing(view, rooms[-1])


def attack_hint(view: CampusView, position: Campus, source: int, target: int, troops: int) -> str:
    """CAMPUS-4.3, CAMPUS-4.5 What may come of it, with so many troops or with the most that can go."""
    defenders = int(position.troops[target])
    to_the_end = position.world.to_the_end
    if troops and to_the_end:
        return f"{win_text(position, troops, defenders)} to win against {defenders}"
    if troops:
        return f"{roll_text(position, troops, defenders)} (against {defenders})"
    able = most_attackers(position.troops[source], position.fresh[source], position.vanguard[source])
    most = max(1, int(able))
    told = win_text(position, most, defenders) if to_the_end else roll_text(position, most, defenders)
    return f"{stock(view, target)}, {told} with {most}"


def win_text(position: Campus, attackers: int, defenders: int) -> str:
    """CAMPUS-4.5 The exact chance that the attackers win, fought to the end."""
    return percent(odds_of(position.world.losses).win(attackers, defenders))


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


def stock(view: CampusView, room: int) -> str:
    """Owner and troops of a territory, in short."""
    territory = view["territories"][room]
    return f"{letter(territory['owner'])} {territory['troops']}{readiness(view, room)}"


def facing(view: CampusView, room: int) -> str:
    """The strongest enemy next to a territory."""
    campus, territories = map_of(view), view["territories"]
    near = [territories[int(link)] for link in campus.links[campus.starts[room] : campus.starts[room + 1]]]
    troops = max((other["troops"] for other in near if other["owner"] != territories[room]["owner"]), default=0)
    return f", faces {troops}" if troops else ", inside"


def percent(share: float) -> str:
    """A chance in words. Dice make nothing certain: what is rounded away is still said to be there.

    >>> percent(0.4167), percent(1.0), percent(0.00001)
    ('41.7 %', 'over 99.9 %', 'under 0.1 %')
    """
    if share > 0.999:
        return "over 99.9 %"
    return f"{100 * share:.1f} %" if share >= 0.001 else "under 0.1 %"
