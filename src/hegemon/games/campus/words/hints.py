"""Remarks on moves and on their beginnings: who stands there, and the exact odds of an attack."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from hegemon.games.campus.odds import LossTable, Odds
from hegemon.games.campus.words.reading import View, letter, map_of, readiness, territories

Options = Mapping[str, object]


def hint(view: View, options: Options, words: list[str]) -> str:
    """A remark on a move or on its beginning: for an attack the defenders and the exact chance to win."""
    campus = map_of(view)
    rooms = [campus.names.index(word) for word in words[1:3] if word in campus.names]
    troops = int(words[-1]) if words and words[-1].isdigit() else 0
    if not rooms or not words:
        return ""
    if words[0] == "attack" and len(rooms) == 2:
        return attack_hint(view, options, rooms[0], rooms[1], troops)
    return "" if troops else stock(view, rooms[-1]) + facing(view, rooms[-1])


def attack_hint(view: View, options: Options, source: int, target: int, troops: int) -> str:
    """CAMPUS-4.5 The chance to win, with so many troops or with the most that can go."""
    defenders = int(str(territories(view)[target]["troops"]))
    if troops:
        return f"{percent(chance(options, troops, defenders))} to win against {defenders}"
    most = most_attackers(view, source)
    return f"{stock(view, target)}, {percent(chance(options, most, defenders))} with {most}"


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
    caps = int(str(options["attack_dice"])), int(str(options["defence_dice"]))
    return odds(*caps, options["ties"] == "defender").win(attackers, defenders)


@lru_cache(maxsize=32)
def odds(attack_dice: int, defence_dice: int, tie_to_defender: bool) -> Odds:
    """The odds under some dials, made once."""
    return Odds(LossTable(attack_dice, defence_dice, tie_to_defender))


def percent(share: float) -> str:
    """A chance as the rule book writes it.

    >>> percent(0.4167), percent(0.9999), percent(0.00001)
    ('41.7 %', '>99.9 %', '<0.1 %')
    """
    if share > 0.999:
        return "100 %" if share == 1 else ">99.9 %"
    return f"{100 * share:.1f} %" if share >= 0.001 else "<0.1 %"
