"""A view of Campus read with names: the map, territories, players."""

from __future__ import annotations

from hegemon.games.campus.knowledge import CampusView
from hegemon.games.campus.maps import Map, named_map


def map_of(view: CampusView) -> Map:
    return named_map(view["map"], view["size"])


def troops_of(view: CampusView, seat: int) -> int:
    """All troops that a player has on the map."""
    return sum(territory["troops"] for territory in view["territories"] if territory["owner"] == seat)


def player_name(view: CampusView, seat: int) -> str:
    """The name of a seat; views without names have only numbers."""
    if seat < 0:
        return "nobody"
    return view["names"][seat] if "names" in view else f"seat {seat}"


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return "ABCDEF"[seat] if seat >= 0 else "-"


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
    return "" if found is None else " ({} fresh, {} vanguard, {} done)".format(*found)
