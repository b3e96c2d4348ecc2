"""A view of Artefacts read with names: players, areas, slots, and what is to be said of each."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView, ArtefactView, BattleView
from hegemon.kit.drawing.owners import player_name as player_name
from hegemon.kit.words.english import counted
from hegemon.theme import LETTERS

DECIDED = ("rewarding", "returning", "over")  # the phases in which a battle is over
GROUNDS = {"free": "free", "burnt": "crossed out", "obstacle": "mountains, no army can stand here"}


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return LETTERS[seat] if seat >= 0 else "-"


def area_name(view: ArtefactsView, area: int) -> str:
    """The name of an area as people read it."""
    return view["areas"][area]["name"].title()


def area_named(view: ArtefactsView, word: str) -> int:
    """The area of a name; -1 when there is none."""
    return next((k for k, area in enumerate(view["areas"]) if area["name"] == word), -1)


def slot_named(view: ArtefactsView, word: str) -> int:
    """The slot of a number; -1 when there is none."""
    return int(word) - 1 if word.isdigit() and 0 < int(word) <= len(view["slots"]) else -1


def armies_text(view: ArtefactsView, area: int) -> str:
    """Who has how many armies in an area, the most first."""
    armies = view["areas"][area]["armies"]
    seats = sorted((seat for seat, number in enumerate(armies) if number), key=lambda seat: -armies[seat])
    return ", ".join(f"{player_name(view, seat)} {armies[seat]}" for seat in seats)


def area_text(view: ArtefactsView, area: int) -> str:
    """An area in one line: its continent, who is there, who owns it, and its power."""
    seen = view["areas"][area]
    land = view["continents"][seen["continent"]] if seen["continent"] >= 0 else None
    where = f"{land['name']}, bonus {land['bonus']}" if land else "ocean"
    told = f"{area_name(view, area)} ({where}): {armies_text(view, area) or 'no armies'}"
    if armies_text(view, area):
        told += f"; {player_name(view, seen['owner'])} owns it" if seen["owner"] >= 0 else "; nobody owns it"
    told += f". {counted(seen['free'], 'free slot')}, {seen['burnt']} crossed out."
    return told + power_text(view, area)


def power_text(view: ArtefactsView, area: int) -> str:
    """The power of an area, if it has one."""
    seen = view["areas"][area]
    if not seen["power"]:
        return ""
    return f" {seen['power']} (used)." if seen["spent"] else f" {seen['power']} (once): {seen['text']}"


def slot_text(view: ArtefactsView, slot: int, relics: list[ArtefactView]) -> str:
    """A slot in one line: what is in it, and what its army carries."""
    seen = view["slots"][slot]
    place = f"{area_name(view, seen['area'])} {slot + 1}: "
    things = "; ".join(f"{relic['name']}: {relic['text']}{curse_text(relic)}" for relic in relics).removesuffix(".")
    if seen["ground"] == "relic":
        return f"{place}{things}"
    if seen["ground"] != "army":
        return place + GROUNDS[seen["ground"]]
    army = f"{player_name(view, seen['seat'])}'s army"
    tired = ", has marched" if seen["moved"] and view["phase"] == "marching" else ""
    return f"{place}{army}{tired}" + (f", carrying {things}" if things else "")


def curse_text(relic: ArtefactView) -> str:
    """What befalls its owner when it is destroyed."""
    return f" Curse: {relic['curse']}" if relic["curse"] else ""


def held_by(view: ArtefactsView, seat: int) -> list[int]:
    """ARTEFACTS-6.1 The numbers of the artefacts that a player holds."""
    return [k for k, relic in enumerate(view["artefacts"]) if seat >= 0 and relic["holder"] == seat]


def open_battle(view: ArtefactsView) -> BattleView | None:
    """The battle that is not counted yet, if there is one."""
    return view["battle"] if view["phase"] not in DECIDED else None


def attackable(view: ArtefactsView) -> set[int]:
    """ARTEFACTS-5.1 The areas in which, or from next to which, the player in turn has armies."""
    if view["phase"] != "fighting" or not view["battles"]:
        return set()
    own = {k for k, area in enumerate(view["areas"]) if area["armies"][view["turn"]]}
    return own | {other for k in own for other in view["areas"][k]["next"]}


def losses_text(view: ArtefactsView, losses: list[int]) -> str:
    """Who loses how many armies, the reader first: `you lose 1, Bo loses 3`."""
    losers = sorted((seat for seat, number in enumerate(losses) if number), key=lambda seat: seat != view["seat"])
    told = [lost_text("you" if seat == view["seat"] else player_name(view, seat), losses[seat]) for seat in losers]
    return ", ".join(told) or "no losses"


def lost_text(name: str, number: int) -> str:
    """What one loses.

    >>> lost_text("you", 1), lost_text("Bo", 3)
    ('you lose 1', 'Bo loses 3')
    """
    return f"{name} {'lose' if name == 'you' else 'loses'} {number}"
