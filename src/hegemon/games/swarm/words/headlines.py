"""One line of the log for one move of Swarm, made of the parts that it had, and what was lost by it.

What a move leads to belongs to it: the last pass of an auction sells the card, and the round after it begins.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hegemon.games.swarm.words.clashes import YOU, battle_part, plain, possessive
from hegemon.games.swarm.words.notes import reward_of
from hegemon.games.swarm.words.reading import QUESTS
from hegemon.kit.verdict import listed

Scene = dict[str, Any]
Headline = dict[str, object]

# By event: the part of a headline that begins with it.
OPENS = {
    **dict.fromkeys(("prayed", "stayed"), "prayer"),
    **dict.fromkeys(("plan", "tactics", "betrayed", "scored"), "clash"),
    **dict.fromkeys(("bid", "passed", "sold", "unsold"), "sale"),
    **dict.fromkeys(("played", "aimed"), "card"),
    "event": "round",
    "harvested": "harvest",
    "lot": "lot",
    "fulfilled": "quest met",
    "shown": "leaders shown",
    "specialty": "specialties",
}
# Events that go on with the part before them, whatever it is.
FOLLOWS = {
    *("token", "taxed", "swarm", "devoured", "returned", "rewarded", "killed", "lost", "won", "sank", "reshuffled"),
    *("leader", "quest", "covert", "dropped", "voided", "took", "spied", "spied covert"),
}


def headline(scenes: list[Scene]) -> Headline:
    """What a move did, part after part."""
    parts = parts_of(scenes)
    told = [part for part in parts if not goes_without_saying(*part)] or parts[:1]
    return {"text": ". ".join(capital(TELL.get(name, first)(some)) for name, some in told), "lost": lost_by(scenes)}


def begins(scene: Scene) -> bool:
    """Rounds, battles and harvests begin by somebody's move and are nobody's; quests and claims are their owner's."""
    return scene["name"] in ("event", "battle", "claim", "harvested", "fulfilled", "duel", "ended")


def goes_without_saying(name: str, scenes: list[Scene]) -> bool:
    """Is this only what the table shows besides, or that nobody was there to bid for a card?"""
    return name in ("lot", "traitors") or all(scene["name"] in ("unsold", "sank") for scene in scenes)


def parts_of(scenes: list[Scene]) -> list[tuple[str, list[Scene]]]:
    """The events of a move in parts, in the order in which they happened."""
    parts: list[tuple[str, list[Scene]]] = []
    for scene in scenes:
        name = OPENS.get(str(scene["name"]), str(scene["name"]))
        if parts and (scene["name"] in FOLLOWS or (name == parts[-1][0] and name in TELL and name != "quest met")):
            parts[-1][1].append(scene)
        else:
            parts.append((name, [scene]))
    return parts


def capital(said: str) -> str:
    return said[:1].upper() + said[1:]


def first(scenes: list[Scene]) -> str:
    """As the first event tells it."""
    return plain(scenes[0])


def lost_by(scenes: list[Scene]) -> list[tuple[int, str, str]]:
    """The tiles from which troops were driven; what a winner paid for a victory was no surprise to it."""
    winners = {scene["told"][0] for scene in scenes if scene["name"] == "won"}
    found = []
    for scene in scenes:
        beaten = scene["name"] == "lost" and scene["told"][0] not in winners
        if beaten or scene["name"] in ("devoured", "returned"):
            (_, seat), (kind, word) = scene["spots"][:2]
            found.append((int(seat), kind, word))
    return found


def you_first(scenes: list[Scene]) -> list[Scene]:
    """The events of several players, those of the reader before the others."""
    return sorted(scenes, key=lambda scene: scene["told"][0] != YOU)


def prayer_part(scenes: list[Scene]) -> str:
    """SWARM-4.3 Who prays this round."""
    names = [scene["told"][0] for scene in you_first(scenes) if scene["name"] == "prayed"]
    return f"{listed(names)} prayed" if names else "Nobody prayed"


def round_part(scenes: list[Scene]) -> str:
    """SWARM-4.1 The event, where the swarm went, and whom it drove off."""
    _, event = scenes[0]["told"]
    return f"{event}{swarm_tail(scenes, ': the swarm moved')}"


def swarm_tail(scenes: list[Scene], went: str) -> str:
    """Where the swarm went, and what it did there."""
    steps = [scene["told"] for scene in scenes if scene["name"] == "swarm"]
    if not steps:
        return ""
    driven = [scene["told"] for scene in scenes if scene["name"] == "devoured"]
    off = [f"{number} of {possessive(name)} troops from {tile}" for name, tile, number in driven]
    return f"{went} {steps[-1][0]} to {steps[-1][1]}" + (f", driving {listed(off)}" if off else "")


def harvest_part(scenes: list[Scene]) -> str:
    """SWARM-7.1 What everyone harvested."""
    told = [f"{name} {water}" for name, water in (scene["told"] for scene in you_first(scenes))]
    return f"Harvest: {listed(told)} water"


def sale_part(scenes: list[Scene]) -> str:
    """SWARM-8.1 The bids of a move, and who bought the card; sealed bids are all told."""
    bids = [f"{scene['told'][0]} bid {scene['told'][1]}" for scene in scenes if scene["name"] == "bid"]
    sold = [scene for scene in scenes if scene["name"] in ("sold", "unsold")]
    if not sold:
        passes = [plain(scene) for scene in scenes if scene["name"] == "passed"]
        return ", ".join(passes + bids)
    others = [bid for bid in bids if not bid.startswith(f"{sold[0]['told'][0]} ")]
    return plain(sold[0]) + (f" ({', '.join(others)})" if others else "")


def card_part(scenes: list[Scene]) -> str:
    """SWARM-1.6 A covert card, and what it did."""
    tails = [CARD_TAILS[scene["name"]](scene["told"]) for scene in scenes[1:] if scene["name"] in CARD_TAILS]
    return plain(scenes[0]) + "".join(tails) + swarm_tail(scenes, ": the swarm moved")


CARD_TAILS: dict[str, Callable[[list[str]], str]] = {
    "voided": lambda told: f", but {possessive(told[0])} ward cancelled it",
    "took": lambda told: f" and took {told[2]} water",
    "returned": lambda told: f": {told[2]} left {told[1]}",
    "dropped": lambda told: f": {told[2]} joined at {told[1]}",
    "rewarded": lambda told: f" and received {told[1]} water",
}


def quest_part(scenes: list[Scene]) -> str:
    """SWARM-8.3 A quest that was fulfilled, and what it pays."""
    quest = next(quest for quest in QUESTS.values() if quest.label == scenes[0]["told"][1])
    return f"{plain(scenes[0])} for {reward_of(quest)}"


def duel_part(scenes: list[Scene]) -> str:
    """SWARM-9.3 The leaders that were shown."""
    return ", ".join(plain(scene) for scene in scenes if scene["name"] == "shown")


def specialties_part(scenes: list[Scene]) -> str:
    """SWARM-2.2 The reader's specialty, or those of all."""
    own = [scene for scene in scenes if scene["told"][0] == YOU] or scenes
    return ", ".join(plain(scene) for scene in own)


def descended_part(scenes: list[Scene]) -> str:
    """SWARM-5.1 Who came out of which temple, and where to."""
    name, temple, tile, number = scenes[0]["told"]
    return f"{name} moved {number} from {temple} to {tile}"


TELL: dict[str, Callable[[list[Scene]], str]] = {
    "prayer": prayer_part,
    "clash": battle_part,
    "descended": descended_part,
    "sale": sale_part,
    "card": card_part,
    "round": round_part,
    "harvest": harvest_part,
    "quest met": quest_part,
    "leaders shown": duel_part,
    "specialties": specialties_part,
}
