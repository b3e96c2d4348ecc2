"""The same position as the game shows it and as the oracle has it, in one form."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hegemon.engine.match import Match
from hegemon.games.artefacts.tests.oracle.effects import slug
from hegemon.games.artefacts.tests.oracle.oracle import Model
from hegemon.games.artefacts.tests.oracle.parts import ATTACK, DEFEND, NOBODY
from hegemon.games.artefacts.tests.oracle.world import Area, Continent, Slot, World

View = dict[str, Any]
COUNTED = {"raising": "reserve", "fighting": "battles"}  # by phase


def seen(match: Match) -> View:
    """All there is to see: nothing is hidden."""
    return match.view(None)


# The world


def world_of(view: View) -> World:
    """The world as the first view shows it; slots and artefacts are numbered from 1, as people write them."""
    areas = {number: area_of(number, data) for number, data in enumerate(view["areas"])}
    lying = {data["home"]: (number + 1, slug(data["name"])) for number, data in enumerate(view["artefacts"])}
    slots = {}
    for number, data in enumerate(view["slots"]):
        artefact_number, artefact = lying.get(number, (0, ""))
        slots[number + 1] = Slot(
            number + 1,
            data["area"],
            areas[data["area"]].kind,
            usable=True,
            obstacle=data["ground"] == "obstacle",
            artefact=artefact,
            artefact_number=artefact_number,
            neighbours=frozenset(other + 1 for other in data["near"]),
        )
    continents = [Continent(n, tuple(data["areas"]), data["bonus"]) for n, data in enumerate(view["continents"])]
    return World(slots, areas, tuple(continents))


def area_of(number: int, data: View) -> Area:
    kind = "ocean" if data["continent"] < 0 else "land"
    inside = tuple(slot + 1 for slot in data["slots"])
    return Area(number, kind, inside, frozenset(data["next"]), slug(data["power"]), data["name"])


# One state of each, in the same words


def seen_in_game(match: Match) -> dict[str, Any]:
    view = seen(match)
    return {
        "asked": list(match.pending),
        "legal": sorted(match.legal(match.pending[0])) if match.pending else [],
        "slots": [ground_in_game(data) for data in view["slots"]],
        "owners": [data["owner"] for data in view["areas"]],
        "continents": [data["owner"] for data in view["continents"]],
        "area armies": [list(data["armies"]) for data in view["areas"]],
        "free": [data["free"] for data in view["areas"]],
        "burnt": [data["burnt"] for data in view["areas"]],
        "spent": [bool(data["spent"]) for data in view["areas"] if data["power"]],
        "artefacts": [artefact_in_game(data) for data in view["artefacts"]],
        "owned": list(view["owned"]),
        "armies": list(view["armies"]),
        "held": list(view["held"]),
        "debt": list(view["debt"]),
        "round": view["round"],
        "quiet": view["quiet"] if match.pending else 0,
        "income": list(view["income"]),
        "battle": battle_in_game(view),
        "counts": counts_in_game(view),
        "standing": (list(match.standing.places), match.standing.ending) if not match.pending else (),
    }


def ground_in_game(data: View) -> str:
    return f"army of {data['seat']}" if data["ground"] == "army" else str(data["ground"])


def artefact_in_game(data: View) -> Any:
    return "gone" if data["gone"] else (data["holder"], data["slot"] + 1)


def battle_in_game(view: View) -> Any:
    """The principals, and until the count also sides, strengths and the toll."""
    data = view["battle"]
    if not data or view["over"]:
        return None
    named = (data["attacker"], data["defender"], data["area"], data["source"], data["holder"])
    if view["phase"] in ("rewarding", "returning"):
        return named
    sides = [side.replace("abstaining", "apart") for side in data["sides"]]
    return (*named, data["toll"], sides, list(data["living"]), list(data["strength"]))


def counts_in_game(view: View) -> dict[str, int]:
    """What is left to do in this step."""
    return {name: view[name] for phase, name in COUNTED.items() if view["phase"] == phase}


def seen_in_oracle(model: Model) -> dict[str, Any]:
    areas = sorted(model.world.areas)
    armies = {area: [len(model.armies_in(seat, area)) for seat in model.seats()] for area in areas}
    free = Counter(model.area_of(slot) for slot in model.free_slots())
    owners = {area: model.owner(area) for area in areas}
    return {
        "asked": model.asked(),
        "legal": model.legal(),
        "slots": [ground_in_oracle(model, slot) for slot in sorted(model.world.slots)],
        "owners": [owners[area] for area in areas],
        "continents": [continent_owner(owners, continent) for continent in model.world.continents],
        "area armies": [armies[area] for area in areas],
        "free": [free[area] for area in areas],
        "burnt": [len(model.burnt_in(area)) for area in areas],
        "spent": [area not in model.powers for area in areas if model.world.areas[area].power],
        "artefacts": [artefact_in_oracle(one) for one in sorted(model.artefacts, key=lambda one: one.number)],
        "owned": [list(owners.values()).count(seat) for seat in model.seats()],
        "armies": [len(model.armies_of(seat)) for seat in model.seats()],
        "held": [len(model.held_by(seat)) for seat in model.seats()],
        "debt": [model.debt[seat] for seat in model.seats()],
        "round": model.round,
        "quiet": model.still_turns if model.asked() else 0,
        "income": [model.full_count(seat) for seat in model.seats()],
        "battle": battle_in_oracle(model),
        "counts": counts_in_oracle(model),
        "standing": (model.standing(), model.ending) if not model.asked() else (),
    }


def ground_in_oracle(model: Model, slot: int) -> str:
    if slot in model.armies:
        return f"army of {model.armies[slot]}"
    if slot in model.burnt:
        return "burnt"
    if model.world.slots[slot].obstacle:
        return "obstacle"
    return "relic" if model.lying_in(slot) else "free"


def continent_owner(owners: dict[int, int], continent: Continent) -> int:
    found = {owners[area] for area in continent.areas}
    return found.pop() if len(found) == 1 else NOBODY


def artefact_in_oracle(artefact: Any) -> Any:
    return "gone" if artefact.gone else (artefact.holder, artefact.slot)


def battle_in_oracle(model: Model) -> Any:
    battle = model.battle
    if not battle or not model.question:
        return None
    named = (battle.attacker, battle.defender, battle.area, battle.source, battle.owner)
    if model.question.step in ("reward", "settle"):
        return named
    words = {ATTACK: "attacking", DEFEND: "defending", "": "apart"}
    sides = [words[battle.side.get(seat, "")] for seat in model.seats()]
    strength = [model.total(battle, side) for side in (ATTACK, DEFEND)]
    living = [model.total(battle, side) - model.not_living(battle, side) for side in (ATTACK, DEFEND)]
    return (*named, battle.toll, sides, living, strength)


def counts_in_oracle(model: Model) -> dict[str, int]:
    step = model.question.step if model.question else ""
    return {"debrief": {"reserve": model.reserve}, "battle": {"battles": model.battles_left}}.get(step, {})
