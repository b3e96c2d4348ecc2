"""TIANXIA-5.1 to TIANXIA-5.5 An attack of the nomads told step by step: prestige, the wall, the soldiers, the raid.

Strength, defence, points and losses are those that the rules told; whose the defence was is told by what still stands
there and by the soldiers that fell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from hegemon.games.tianxia import items
from hegemon.games.tianxia.view import LaneView, TianxiaView
from hegemon.games.tianxia.words.reading import amount, lane_named, player_name
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted
from hegemon.kit.words.showdowns import (
    Scene,
    Showdown,
    Side,
    Term,
    Toll,
    capital,
    does,
    named,
    seats_of,
    term,
    toll,
    words_of,
)

ENDS = ("attacked", "round", "refilled", "ended")  # with what another thing begins
FALLEN = items.ITEM_LABELS[items.SOLDIERS]
LED = items.ITEM_LABELS[items.DEFENCE]
RAIDS = 2  # the step in which they begin


class Attack(NamedTuple):
    """An attack on a section as it was told."""

    lane: LaneView
    strength: int
    defence: int
    scenes: list[Scene]

    @property
    def is_held(self) -> bool:
        return bool(named(self.scenes, "won"))

    @property
    def fallen(self) -> bool:
        """TIANXIA-5.2 Did any soldiers go home?"""
        return any(item == FALLEN for _, _, item in scored(self))

    @property
    def raided(self) -> list[Scene]:
        return named(self.scenes, "raided")


def showdowns(view: TianxiaView, scenes: list[Scene], earlier: Callable[[], list[Scene]]) -> list[Showdown]:
    """Every attack of a move, from west to east."""
    starts = [at for at, scene in enumerate(scenes) if scene["name"] == "attacked"]
    ends = [at for at, scene in enumerate(scenes) if scene["name"] in ENDS]
    parts = [scenes[at : next((end for end in ends if end > at), None)] for at in starts]
    return [shown(view, attack_of(view, part)) for part in parts]


def attack_of(view: TianxiaView, scenes: list[Scene]) -> Attack:
    strength, defence = scenes[0]["values"]
    return Attack(lane_named(view, words_of(scenes[0], "section")[0]), strength, defence, scenes)


def shown(view: TianxiaView, attack: Attack) -> Showdown:
    """All that is shown of an attack."""
    label = attack.lane["label"]
    return {
        "kind": "Attack",
        "title": f"Attack on {label}",
        "about": "",
        "spot": ("section", attack.lane["name"]),
        "seats": [seat for seat in range(view["players"]) if concerns(attack, seat)],
        "sides": [defenders(view, attack), nomads(attack)],
        "steps": [prestige_step(view, attack), soldiers_step(view, attack), *(raid_step(one) for one in attack.raided)],
        "signs": ["done", "lost" if attack.fallen else "done", *("summed" for _ in attack.raided)],
        "besides": [("building", words_of(scene, "building")[0]) for scene in attack.raided],
        "cry": "",
        "cried": 0,
        "verdict": "",
        "outcome": f"{label} {'holds' if attack.is_held else 'falls'}, {attack.defence} against {attack.strength}",
        "meaning": meaning(view, attack),
    }


def concerns(attack: Attack, seat: int) -> bool:
    """Had this seat pieces there, or did it lose or score anything? That a wall falls is everybody's business."""
    return not attack.is_held or bool(pieces(attack, seat)) or any(seat in seats_of(scene) for scene in attack.scenes)


def pieces(attack: Attack, seat: int) -> int:
    """TIANXIA-5.1 The strength of a seat in the section before the attack."""
    return attack.lane["strengths"][seat] + fallen(attack, seat)


def fallen(attack: Attack, seat: int) -> int:
    """TIANXIA-5.2 The soldiers of a seat that went home: each scored a point."""
    return sum(points for other, points, item in scored(attack) if other == seat and item == FALLEN)


def scored(attack: Attack) -> list[tuple[int, int, str]]:
    """Who scored how much for what."""
    return [(seats_of(scene)[0], scene["values"][0], scene["told"][2]) for scene in named(attack.scenes, "scored")]


def defenders(view: TianxiaView, attack: Attack) -> Side:
    """Everyone who has something in the section."""
    seats = [seat for seat in range(view["players"]) if pieces(attack, seat)]
    return {
        "seat": -1,
        "name": "The wall",
        "role": capital(listed([player_name(view, seat) for seat in seats])) or "Nobody",
        "cards": [],
        "terms": [defence_term(view, attack, seat) for seat in seats] or [term("No walls, no soldiers", "0")],
        "score": attack.defence,
        "won": attack.is_held,
        "losses": [one for seat in range(view["players"]) for one in toll_of(attack, seat)],
    }


def defence_term(view: TianxiaView, attack: Attack, seat: int) -> Term:
    """What one player has in the section: towers, walls and soldiers."""
    lane = attack.lane
    rows = [("tower", lane["towers"].count(seat)), ("wall section", lane["walls"].count(seat))]
    rows.append(("soldier", lane["soldiers"].count(seat) + fallen(attack, seat)))
    what = ", ".join(counted(number, word) for word, number in rows if number)
    return term(what, pieces(attack, seat), seat=seat)


def nomads(attack: Attack) -> Side:
    """The nomads, and below their strength what they raid with what the wall has left of it."""
    return {
        "seat": -1,
        "name": "Nomads",
        "role": "",
        "cards": [],
        "terms": [term("" if attack.raided else "Strength", str(attack.strength)), *raid_terms(attack)],
        "score": attack.strength,
        "won": not attack.is_held,
        "losses": [],
    }


def raid_terms(attack: Attack) -> list[Term]:
    """TIANXIA-5.4 What becomes of their strength: the wall stops some of it, and each building takes its share."""
    if not attack.raided:
        return []
    left = attack.strength - attack.defence
    terms = [term("Stopped by the wall", f"−{attack.defence}", RAIDS)] if attack.defence else []
    for number, scene in enumerate(attack.raided):
        before, left = left, scene["values"][0]
        terms.append(term(f"{scene['told'][0]} raided", f"−{before - left}", number + RAIDS))
    return [*terms, term("Left", f"= {left}", len(attack.raided) + RAIDS - 1)]


def toll_of(attack: Attack, seat: int) -> list[Toll]:
    """What an attack cost a seat, and what it brought: soldiers and governors that went home, coins, points."""
    soldiers = fallen(attack, seat)
    sacked = [words_of(scene, "building")[0] for scene in named(attack.scenes, "sacked") if seats_of(scene)[0] == seat]
    points = sum(number for other, number, _ in scored(attack) if other == seat)
    lost = [counted(number, word) for number, word in ((soldiers, "soldier"), (len(sacked), "governor")) if number]
    for scene in named(attack.scenes, "lost"):
        if seats_of(scene)[0] == seat:
            lost += [amount(number, what) for number, what in zip(scene["values"], ("coins", "points")) if number]
    told = come_of_it(lost, amount(points, "points") if points else "")
    places = [(soldiers, "section", attack.lane["name"])] if soldiers else []
    places += [(sacked.count(word), "building", word) for word in dict.fromkeys(sacked)]
    return [{**toll(seat, soldiers + len(sacked), "", places), "told": told}] if told else []


def come_of_it(lost: list[str], gained: str) -> str:
    """What was lost and what was gained, of whoever it is told.

    >>> come_of_it(["1 soldier", "2 coins"], "8 points"), come_of_it([], "3 points"), come_of_it([], "")
    ('−1 soldier, −2 coins, +8 points', '+3 points', '')
    """
    return ", ".join([*(f"−{thing}" for thing in lost), *[f"+{gained}"] * bool(gained)])


def prestige_step(view: TianxiaView, attack: Attack) -> str:
    """TIANXIA-5.1 Who gained prestige, the strongest first, and what broke a tie."""
    told = points_for(view, attack, items.ITEM_LABELS[items.PRESTIGE])
    strengths = [pieces(attack, seat) for seat in range(view["players"]) if pieces(attack, seat)]
    is_tied = len(set(strengths)) < len(strengths)
    return f"Prestige: {told}{f' ({tie_break(attack)})' * is_tied}" if told else "Nobody gains prestige"


def tie_break(attack: Attack) -> str:
    """TIANXIA-5.1 What tells apart those who are equally strong."""
    has_soldier = any(item == FALLEN for _, _, item in scored(attack)) or any(
        seat >= 0 for seat in attack.lane["soldiers"]
    )
    return f"ties: leftmost {'soldier' if has_soldier else 'wall'} first"


def soldiers_step(view: TianxiaView, attack: Attack) -> str:
    """TIANXIA-5.2 How many soldiers fell, and that each of them scored a point."""
    number = sum(fallen(attack, seat) for seat in range(view["players"]))
    if not number:
        return "No soldier falls"
    return f"1 point for each soldier that falls: {points_for(view, attack, FALLEN)}"


def points_for(view: TianxiaView, attack: Attack, what: str) -> str:
    """Who scored how much for something, the most first."""
    sums = Counter[int]()
    for seat, points, item in scored(attack):
        sums[seat] += points if item == what else 0
    return ", ".join(f"{player_name(view, seat)} {points:+d}" for seat, points in sums.most_common() if points)


def raid_step(scene: Scene) -> str:
    return f"{scene['told'][0]} raided"


def meaning(view: TianxiaView, attack: Attack) -> str:
    """TIANXIA-5.3 to TIANXIA-5.5 What the first defender gains, or who loses governors and what everyone is to pay."""
    if attack.is_held:
        led = [(seat, points) for seat, points, item in scored(attack) if item == LED and points]
        return " ".join(
            f"{does(player_name(view, seat), 'lead')} the defence: +{points} for the governors behind it."
            for seat, points in led
        )
    left = attack.raided[-1]["values"][0]
    lost = listed([loss for scene in attack.raided for loss in sacked(view, attack, scene)])
    then = f"; everyone pays for the {left} strength left" if left else ""
    return f"{capital(lost or 'no governor is lost')}{then}."


def sacked(view: TianxiaView, attack: Attack, scene: Scene) -> list[str]:
    """TIANXIA-5.4 Who loses governors in a building that is raided."""
    word = words_of(scene, "building")[0]
    lost = Counter(seats_of(one)[0] for one in named(attack.scenes, "sacked") if words_of(one, "building")[0] == word)
    place = f"in the {scene['told'][0]}"
    return [
        f"{does(player_name(view, seat), 'lose')} {'a governor' if number == 1 else f'{number} governors'} {place}"
        for seat, number in lost.items()
    ]
