"""Artefacts in sentences: the whole position, the part of the game, and the rules that govern."""

from __future__ import annotations

from hegemon.games.artefacts.knowledge import ArtefactsView, ContinentView
from hegemon.games.artefacts.words.asking import heading, moment
from hegemon.games.artefacts.words.notices import notice
from hegemon.games.artefacts.words.outcome import outcome
from hegemon.games.artefacts.words.reading import area_name, area_text, held_by, letter, player_name
from hegemon.kit.words.english import counted

# By phase: the rules that a player who is asked now may want to read.
GOVERNING = {
    "settling": ["ARTEFACTS-3.1"],
    "marching": ["ARTEFACTS-4.1", "ARTEFACTS-4.2", "ARTEFACTS-6.2"],
    "fighting": ["ARTEFACTS-5.1", "ARTEFACTS-5.3", "ARTEFACTS-5.4"],
    "siding": ["ARTEFACTS-5.2", "ARTEFACTS-5.3", "ARTEFACTS-5.4"],
    "supporting": ["ARTEFACTS-5.2", "ARTEFACTS-5.3", "ARTEFACTS-5.4"],
    "opposing": ["ARTEFACTS-5.2", "ARTEFACTS-5.3", "ARTEFACTS-5.4"],
    "using": ["ARTEFACTS-6.2", "ARTEFACTS-6.3", "ARTEFACTS-6.4"],
    "fleeing": ["ARTEFACTS-6.4"],
    "rewarding": ["ARTEFACTS-5.6"],
    "returning": ["ARTEFACTS-5.8"],
    "raising": ["ARTEFACTS-4.3", "ARTEFACTS-4.4"],
    "over": ["ARTEFACTS-7.1", "ARTEFACTS-7.2"],
}


def governs(view: ArtefactsView) -> list[str]:
    """The ids of the rules that say what can be done now."""
    return GOVERNING[view["phase"]]


def chapter(view: ArtefactsView) -> str:
    """The part of the game that a moment belongs to."""
    if view["phase"] == "over":
        return "The end"
    return f"Round {view['round']}" if view["round"] else "Setup"


def describe(view: ArtefactsView) -> str:
    """The whole position in sentences, continent by continent, for those who cannot see or use the board."""
    lines = [status(view), f"World {view['world']}: {counted(view['free'], 'free slot')} left."]
    lines += [player_sentence(view, seat) for seat in range(view["players"])]
    told = notice(view)
    if told is not None:
        lines.append(f"{told['title']}: {told['text']}")
    for land in view["continents"]:
        lines += ["", land_sentence(view, land), *(area_lines(view, area) for area in land["areas"])]
    seas = [k for k, area in enumerate(view["areas"]) if area["continent"] < 0]
    return "\n".join([*lines, "", "Ocean:", *(area_lines(view, area) for area in seas)])


def status(view: ArtefactsView) -> str:
    """How far the game is, and what is going on; in the end who has won."""
    return f"The game is over. {outcome(view)}" if view["over"] else f"{heading(view)}: {moment(view)}."


def player_sentence(view: ArtefactsView, seat: int) -> str:
    """Areas, armies, income and artefacts of a player."""
    held = [view["artefacts"][k]["name"] for k in held_by(view, seat)]
    told = f"{counted(view['owned'][seat], 'area')}, {counted(view['armies'][seat], 'army', 'armies')}"
    told += f", +{view['income'][seat]} as reinforcements"
    return f"{player_name(view, seat)} ({letter(seat)}): {told}" + (f"; holds {', '.join(held)}." if held else ".")


def land_sentence(view: ArtefactsView, land: ContinentView) -> str:
    whose = f"owned by {player_name(view, land['owner'])}" if land["owner"] >= 0 else "divided"
    return f"{land['name']}, bonus {land['bonus']}, {whose}:"


def area_lines(view: ArtefactsView, area: int) -> str:
    """An area with its slots and neighbours."""
    slots = ", ".join(f"{slot + 1} {sign(view, slot)}" for slot in view["areas"][area]["slots"])
    near = ", ".join(area_name(view, other) for other in view["areas"][area]["next"])
    return f"  {area_text(view, area)} Slots {slots}. Next to {near}."


def sign(view: ArtefactsView, slot: int) -> str:
    """What is in a slot, in a word or two."""
    seen = view["slots"][slot]
    if seen["ground"] == "army":
        return letter(seen["seat"])
    names = [relic["name"] for relic in view["artefacts"] if relic["slot"] == slot]
    return names[0] if seen["ground"] == "relic" else {"burnt": "crossed out"}.get(seen["ground"], seen["ground"])
