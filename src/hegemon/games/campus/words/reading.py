"""A view of Campus read with names: the map, territories, players."""

from __future__ import annotations

from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.maps import Map, named_map
from hegemon.kit.drawing.owners import player_name as player_name
from hegemon.theme import LETTERS

HISTORIES = ("fresh", "vanguard", "done")  # CAMPUS-3.6


def map_of(view: CampusView) -> Map:
    return named_map(view["map"], view["size"])


def troops_of(view: CampusView, seat: int) -> int:
    """All troops that a player has on the map."""
    return sum(territory["troops"] for territory in view["territories"] if territory["owner"] == seat)


def neighbours(view: CampusView, room: int) -> list[int]:
    """The territories next to one."""
    campus = map_of(view)
    return [int(other) for other in campus.links[campus.starts[room] : campus.starts[room + 1]]]


def keepers(view: CampusView) -> list[int]:
    """CAMPUS-1.1 By building, who owns all of it, or -1."""
    campus = map_of(view)
    owners: list[set[int]] = [set() for _ in campus.building_labels]
    for building, territory in zip(campus.building_of, view["territories"]):
        owners[building].add(territory["owner"])
    return [found.pop() if len(found) == 1 else -1 for found in owners]


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return LETTERS[seat] if seat >= 0 else "-"


def histories(view: CampusView, room: int) -> tuple[int, int, int] | None:
    """CAMPUS-3.6 Fresh, vanguard and done troops of the player in turn, where not all of them are fresh."""
    territory = view["territories"][room]
    troops, fresh, vanguard = territory["troops"], territory["fresh"], territory["vanguard"]
    if view["phase"] != "move" or territory["owner"] != view["turn"] or fresh == troops:
        return None
    return fresh, vanguard, troops - fresh - vanguard


def readiness(view: CampusView, room: int) -> str:
    """What troops of the player in turn may do, where it is not the same for all of them."""
    found = histories(view, room)
    told = [f"{count} {name}" for count, name in zip(found or (), HISTORIES) if count]
    return f" ({', '.join(told)})" if told else ""
