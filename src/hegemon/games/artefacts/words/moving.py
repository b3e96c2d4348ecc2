"""How the moves of Artefacts are offered: labels, questions on the way, and the button of a whole move."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView
from hegemon.games.artefacts.words.reading import area_name, area_named, held_by, player_name, slot_named
from hegemon.kit.words.english import counted, fitting
from hegemon.kit.words.parts import VerbWords, verb

MARCH = ("Choose an army to march", "Choose where it marches")
FIGHT = ("Choose whom to attack", "Choose where to attack {}", "Choose where to attack from")
FLEE = ("Choose an army that flees", "Choose where it flees to")
USE = ("Choose what to use", "Choose a slot for it")
# How picks are read: from where to where, and no slot by its number, which the map does not show.
ALONE, WAY, INSIDE, NEXT_DOOR, USED_ON = "{0}", "{0} → {1}", "{1}", "{2} → {1}", "{0} on {1}"
# What is pointed at on the board, argument by argument.
ARMY, ENEMY, SLOT = ["an army", "a slot"], ["an enemy army", "an area", "an area"], ["a free slot"]
DONE = {
    "marching": "Finish",
    "fighting": "Skip",
    "using": "Pass",
    "fleeing": "Fight on",
    "rewarding": "Place none",
    "raising": "End turn",
}
USED = "Done"  # after something was used
# By phase of a turn: how the text of a power begins that can be used then.
MOMENTS = {"marching": "While you move", "fighting": "Before a battle", "raising": "When you reinforce"}


def attack(label: str, reads: str) -> VerbWords:
    """A battle is begun by pointing: at the enemy, and last at where one comes from."""
    return {**verb(label, *FIGHT), "aims": ENEMY, "pointed": True, "attacks": True, "backward": True, "reads": reads}


def verbs(view: ArtefactsView) -> dict[str, VerbWords]:
    """Every kind of move; what a side would come to stands on the button that joins it."""
    return {
        "settle": {**verb("Place army", "Choose a free slot"), "aims": SLOT, "reads": ALONE},
        "march": {**verb("March", *MARCH), "direct": True, "aims": ARMY, "reads": WAY},
        "fight": attack("Attack inside", INSIDE),
        "fight from": attack("Attack next door", NEXT_DOOR),
        "support": {**verb(join_text(view, "support")), "loses": "the choice"},
        "oppose": {**verb(join_text(view, "oppose")), "loses": "the choice"},
        "abstain": verb("Stay out"),
        "use": {**verb(use_text(view, "Use an artefact" if view["battle"] else "Use a power"), *USE), "reads": ALONE},
        "use on": {**verb(use_text(view, "Use on a slot"), *USE), "reads": USED_ON},
        "flee": {**verb("Flee", *FLEE), "direct": True, "aims": ARMY, "reads": WAY},
        "raise": {**verb("Place army", "Choose a free slot for it"), "direct": True, "aims": SLOT, "reads": ALONE},
        "done": done_words(view),
    }


def use_text(view: ArtefactsView, plain: str) -> str:
    """What is to be used, where that can only be one thing."""
    fight, me = view["battle"], view["turn"]
    own = [area for area in view["areas"] if area["owner"] == me and area["power"] and not area["spent"]]
    things = [area["power"] for area in own if area["text"].startswith(MOMENTS.get(view["phase"], "In a battle"))]
    if fight:
        arena = view["areas"][fight["area"]]
        things = [view["artefacts"][k]["name"] for k in held_by(view, me)] + [arena["power"]] * (arena in own)
    return f"Use the {things[0]}" if len(things) == 1 else plain


def done_words(view: ArtefactsView) -> VerbWords:
    """The end of a step; armies that could still be placed are lost by it."""
    label = DONE.get(view["phase"], "Done")
    fight = view["battle"]
    if view["phase"] == "using" and fight and any(user == view["turn"] for _, user, _ in fight["aids"]):
        label = USED
    unplaced = view["reserve"] if view["phase"] in ("raising", "rewarding") and has_room(view) else 0
    words = verb(label)
    return {**words, "ends": True, "loses": counted(unplaced, "new army", "new armies")} if unplaced else words


def has_room(view: ArtefactsView) -> bool:
    """Is there a free slot in which an army may be raised?"""
    return any(area["muster"] and area["free"] for area in view["areas"])


def join_text(view: ArtefactsView, side: str) -> str:
    """`Support Ada: 7 to 3` or `Defend Bo: 5 to 5`: what the strengths would be."""
    fight = view["battle"]
    if fight is None:
        return side.capitalize()
    mine, (attack, defence) = forces(view, fight["area"]), fight["strength"]
    if side == "support":
        sums = f"{attack + mine} to {defence}"
        return fitting(f"Support {player_name(view, fight['attacker'])}: {sums}", f"Support: {sums}")
    sums = f"{attack} to {defence + mine}"
    return fitting(f"Defend {player_name(view, fight['defender'])}: {sums}", f"Defend: {sums}")


def forces(view: ArtefactsView, arena: int) -> int:
    """ARTEFACTS-5.2 The armies with which who is asked would join: all inside, else the most of one area next door."""
    inside = view["areas"][arena]["armies"][view["turn"]]
    return inside or max(view["areas"][area]["armies"][view["turn"]] for area in view["areas"][arena]["next"])


def button(view: ArtefactsView, words: list[str]) -> str:
    """What a whole move does."""
    match words:
        case ["settle" | "raise", slot]:
            return f"Place an army in {slot_area(view, slot)}"
        case ["march", _, target]:
            return march_text(view, target)
        case ["fight", player, *_]:
            return f"Attack {player_name(view, 'abcdef'.index(player))}"
        case ["support" | "oppose" as side]:
            return join_text(view, side)
        case ["use", thing, *_]:
            return fitting(f"Use the {thing_name(view, thing)}", f"Use {thing_name(view, thing)}")
        case ["flee", _, target]:
            return f"Flee to {slot_area(view, target)}"
        case ["abstain"]:
            return "Stay out"
        case ["done"]:
            ends = done_words(view)
            return f"{ends['label']}, lose {view['reserve']}" if "loses" in ends else str(ends["label"])
    return ""


def march_text(view: ArtefactsView, target: str) -> str:
    """Where a march goes, or what it takes."""
    slot = slot_named(view, target)
    if view["slots"][slot]["ground"] == "relic":
        found = next(relic["name"] for relic in view["artefacts"] if relic["slot"] == slot)
        return fitting(f"Take the {found}", f"Take {found}")
    return f"March to {slot_area(view, target)}"


def slot_area(view: ArtefactsView, word: str) -> str:
    """The name of the area that a slot belongs to."""
    return area_name(view, view["slots"][slot_named(view, word)]["area"])


def thing_name(view: ArtefactsView, word: str) -> str:
    """An artefact by its number, or the power of an area by its name."""
    if word.isdigit():
        return view["artefacts"][int(word) - 1]["name"]
    return view["areas"][area_named(view, word)]["power"]
