"""ARTEFACTS-5.1 to ARTEFACTS-5.6 A battle told step by step: who joined which side, what was used, who died.

Strengths and losses are those that the rules told. How many armies of a player fought is told by those that are still
there and those that fell; what a side has beyond its armies is what was used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from hegemon.games.artefacts.content import TEXTS
from hegemon.games.artefacts.drawing import palette
from hegemon.games.artefacts.drawing.symbols import SYMBOLS
from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.words.reading import area_name, area_named, player_name
from hegemon.kit.verdict import listed
from hegemon.kit.words.english import counted
from hegemon.kit.words.showdowns import (
    YOU,
    Brought,
    Scene,
    Showdown,
    Side,
    Term,
    Toll,
    brought,
    capital,
    does,
    named,
    owner,
    seats_of,
    term,
    toll,
    words_of,
)

JOINING = {"supported": 0, "opposed": 1}  # by event: the side that it joins
LONGEST = 40  # letters of a card's rule
SHORT = {
    "Army of the Dead": "Crossed-out slots here fight for you",
    "Shield of Ruin": "May call the battle off",
    "Broken Shield of Ruin": "May call the battle off",
    "Path to the Underworld": "Armies may flee next door",
    "Bone Drum": "Armies by crossed-out slots count double",
    "Horn of the Marches": "+1 for each area next door with armies",
    "Levy Bell": "One more army joins the fight",
    "Gravedigger's Spade": "A crossed-out slot is free again",
    "Cinder Torch": "A free slot is crossed out",
    "White Flag": "The winners lose nothing",
    "Red Scythe": "The winners lose twice as much",
    "Old Walls": "+2 in defence",
    "Charnel House": "Two crossed-out slots fight as an army",
    "Watchtower": "Calls off an attack from next door",
    "Great Pyre": "All free slots here are crossed out",
}


class Battle(NamedTuple):
    """A battle as it was told."""

    area: int
    base: list[int]  # of attacker and defender: the area from which it fights
    principals: list[int]
    joined: list[list[Scene]]  # by side: those who declared for it
    used: list[Scene]
    strength: list[int]
    won: int  # the side, or -1
    steps: list[Scene]  # what leads to the count
    after: list[Scene]  # what came of it


def showdowns(view: ArtefactsView, scenes: list[Scene], earlier: Callable[[], list[Scene]]) -> list[Showdown]:
    """Every battle that a move decided."""
    at = [k for k, scene in enumerate(scenes) if scene["name"] == "counted"]
    before = earlier() if at else []
    history = [*before, *scenes]
    found = (battle_of(view, history, len(before) + k) for k in at)
    return [shown(view, battle) for battle in found if battle is not None]


def battle_of(view: ArtefactsView, history: list[Scene], count: int) -> Battle | None:
    """The battle that is counted there; none where its beginning was not told."""
    begun = next((k for k in range(count, -1, -1) if history[k]["name"] == "attacked"), None)
    if begun is None:
        return None
    ends = [k for k in range(count, len(history)) if history[k]["name"] in ("attacked", "began")]
    steps, after = history[begun:count], history[count + 1 : ends[0] if ends else None]
    principals, areas = seats_of(steps[0]), [area_named(view, word) for word in words_of(steps[0], "area")]
    won = named(after, "won")
    return Battle(
        area=areas[0],
        base=[areas[-1], areas[0]],
        principals=principals,
        joined=[named(steps, name) for name in JOINING],
        used=named(steps, "used"),
        strength=history[count]["values"],
        won=principals.index(seats_of(won[0])[0]) if won else -1,
        steps=steps,
        after=after,
    )


def shown(view: ArtefactsView, battle: Battle) -> Showdown:
    """All that is shown of a battle."""
    area = area_name(view, battle.area)
    return {
        "kind": "Battle",
        "title": f"Battle for {area}",
        "about": f"Attack from {area_name(view, battle.base[0])}" if battle.base[0] != battle.area else "",
        "spot": ("area", view["areas"][battle.area]["name"]),
        "seats": sorted({*members(battle, 0), *members(battle, 1), *(seats_of(one)[0] for one in battle.used)}),
        "sides": [side(view, battle, number) for number in range(2)],
        "steps": [step_text(view, battle, scene) for scene in told_steps(battle)],
        "cry": "",
        "cried": 0,
        "verdict": verdict(view, battle),
        "outcome": outcome(view, battle),
        "meaning": meaning(view, battle),
    }


def name_of(view: ArtefactsView, seat: int) -> str:
    return player_name(view, seat)


def members(battle: Battle, number: int) -> list[int]:
    """The seats of a side, its principal first."""
    return list(dict.fromkeys([battle.principals[number], *(seats_of(one)[0] for one in battle.joined[number])]))


def told_steps(battle: Battle) -> list[Scene]:
    """The attack, the answers of those who were asked, and what was used."""
    return named(battle.steps, "attacked", "supported", "opposed", "abstained", "used")


def step_of(battle: Battle, scene: Scene) -> int:
    return next(k for k, one in enumerate(told_steps(battle)) if one is scene)


def step_text(view: ArtefactsView, battle: Battle, scene: Scene) -> str:
    """What happened, in a few words."""
    name = name_of(view, seats_of(scene)[0])
    if scene["name"] == "attacked":
        return does(name, "attack") if len(told_steps(battle)) > 1 else "Nobody else joined"
    if scene["name"] == "abstained":
        return does(name, "stay") + " out"
    if scene["name"] == "used":
        return f"{does(name, 'use')} {device(scene)}"
    other = name_of(view, battle.principals[JOINING[scene["name"]]])
    return f"{does(name, 'join')} {other}"


def device(scene: Scene) -> str:
    """The name of what was used."""
    return str(scene["told"][1]).removeprefix("the ")


def side(view: ArtefactsView, battle: Battle, number: int) -> Side:
    """One side: its principal, all who joined it, and what was used for it."""
    seat, seats = battle.principals[number], members(battle, number)
    name, deed = name_of(view, seat), ("attack", "defend")[number]
    with_others = listed([name_of(view, other) for other in seats[1:]])
    return {
        "seat": seat,
        "name": capital(name),
        "role": (deed if name == YOU else f"{deed}s") + (f" with {with_others}" if with_others else ""),
        "cards": [card(battle, scene) for scene in battle.used if seats_of(scene)[0] in seats],
        "terms": terms(view, battle, number),
        "score": battle.strength[number],
        "won": battle.won == number,
        "losses": [toll_of(view, battle, number, seat) for seat in seats],
    }


def card(battle: Battle, scene: Scene) -> Brought:
    """An artefact or a power that was used."""
    name, is_power = device(scene), bool(words_of(scene, "power"))
    rule = SHORT.get(name, TEXTS[name])[:LONGEST]
    face = {"name": name, "art": SYMBOLS[name], "value": "", "rule": rule}
    tone = palette.POWER if is_power else palette.HIGHLIGHT
    return brought({**face, "tone": tone}, "", step_of(battle, scene))


def terms(view: ArtefactsView, battle: Battle, number: int) -> list[Term]:
    """ARTEFACTS-5.3, ARTEFACTS-6.4 The armies of everyone on a side, and what is counted beyond them."""
    found: list[Term] = []
    seats, rest = members(battle, number), battle.strength[number]
    for seat in seats:
        armies = fielded(view, battle, number, seat)
        joined = [step_of(battle, one) for one in battle.joined[number] if seats_of(one)[0] == seat]
        value = armies if found else str(armies)
        text = "" if len(told_steps(battle)) == 1 else f"{owner(name_of(view, seat))} armies"  # their number says it
        found.append(term(text, value, max(joined, default=0), seat=seat))
        rest -= armies
    used = [scene for scene in battle.used if seats_of(scene)[0] in seats]
    if rest:
        last = max((step_of(battle, scene) for scene in used), default=0)
        found.append(term(listed([device(scene) for scene in used]) or "Others", rest, last))
    return found


def fielded(view: ArtefactsView, battle: Battle, number: int, seat: int) -> int:
    """How many armies of a seat were in the count: those still there, those that fell, and none that came since."""
    base = battle.base[number] if seat == battle.principals[number] else battle.area
    there = view["areas"][base]["armies"][seat]
    fell, came = (len(at_base(view, battle, base, seat, name)) for name in ("fell", "raised"))
    if there + fell - came > 0 or seat in battle.principals:
        return there + fell - came
    return sum(
        one["values"][-1] for one in battle.joined[number] if seats_of(one)[0] == seat
    )  # it fought from next door


def at_base(view: ArtefactsView, battle: Battle, base: int, seat: int, name: str) -> list[Scene]:
    """What happened to a seat's armies in an area after the count."""
    own = [scene for scene in named(battle.after, name) if seats_of(scene)[0] == seat]
    return [scene for scene in own if view["slots"][int(words_of(scene, "slot")[0]) - 1]["area"] == base]


def toll_of(view: ArtefactsView, battle: Battle, number: int, seat: int) -> Toll:
    """ARTEFACTS-5.4 How many armies a seat lost, and how many are left there."""
    lost = sum(seats_of(scene)[0] == seat for scene in named(battle.after, "fell"))
    left = max(fielded(view, battle, number, seat) - lost, 0)
    stays = "1 stays" if left == 1 else f"{left} stay"
    return toll(seat, lost, stays if left else "all lost" if lost else "none left")


def verdict(view: ArtefactsView, battle: Battle) -> str:
    """ARTEFACTS-5.3, ARTEFACTS-5.5 Who won, by what."""
    attack, defence = battle.strength
    if battle.won < 0:
        return f"Drawn {attack} to {defence}"
    high, low = (attack, defence) if battle.won == 0 else (defence, attack)
    return f"{does(name_of(view, battle.principals[battle.won]), 'win')} {high} to {low}"


def outcome(view: ArtefactsView, battle: Battle) -> str:
    """Whose the area is now."""
    area = area_name(view, battle.area)
    keeper = view["areas"][battle.area]["owner"]
    if keeper < 0:
        return f"Nobody holds {area}"
    if battle.won < 0:
        return f"{does(name_of(view, keeper), 'keep')} {area}"
    winner = battle.principals[battle.won]
    return f"{does(name_of(view, keeper), 'hold' if battle.won or keeper != winner else 'take')} {area}"


def meaning(view: ArtefactsView, battle: Battle) -> str:
    """ARTEFACTS-5.6, ARTEFACTS-7.1 What was destroyed, what the winners get, and how many areas they own."""
    if battle.won < 0:
        return ""
    told = [
        f"{does(name_of(view, seats_of(scene)[0]), 'lose')} {scene['told'][1]} for good."
        for scene in named(battle.after, "destroyed")
    ]
    told += [out_text(name_of(view, seat)) for seat in members(battle, 1 - battle.won) if not view["armies"][seat]]
    winner = battle.principals[battle.won]
    name, owned = name_of(view, winner), view["owned"][winner]
    return " ".join([*told, f"{does(name, 'own')} {counted(owned, 'area')}. {reward(view, battle)}"]).strip()


def out_text(name: str) -> str:
    """ARTEFACTS-5.8 Who has lost the last army.

    >>> out_text("you"), out_text("Bo")
    ('You have no army left and will return.', 'Bo has no army left and will return.')
    """
    return f"{capital(name)} {'have' if name == YOU else 'has'} no army left and will return."


def reward(view: ArtefactsView, battle: Battle) -> str:
    """ARTEFACTS-5.6 Who may place a new army."""
    if view["phase"] != "rewarding":
        return ""
    names = [name_of(view, seat) for seat in members(battle, battle.won) if view["armies"][seat]]
    return f"{capital(listed(names))} may place a new army." if names else ""
