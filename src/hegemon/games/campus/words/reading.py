"""A view of Campus read with names: the map, territories, players."""

from __future__ import annotations

from hegemon.games.campus.maps import Map, named_map

View = dict[str, object]


def map_of(view: View) -> Map:
    return named_map(str(view["map"]), int(str(view["size"])))


def territories(view: View) -> list[dict[str, object]]:
    """The territories of a view, in the order of the map."""
    found = view["territories"]
    assert isinstance(found, list)
    return found


def troops_of(view: View, seat: int) -> int:
    """All troops that a player has on the map."""
    return sum(int(str(territory["troops"])) for territory in territories(view) if territory["owner"] == seat)


def numbers(view: View, key: str) -> list[int]:
    """A list of a view with a number for each seat."""
    found = view[key]
    assert isinstance(found, list)
    return found


def player_name(view: View, seat: int) -> str:
    """The name of a seat; views without names have only numbers."""
    names = view.get("names")
    return str(names[seat]) if isinstance(names, list) and seat >= 0 else f"seat {seat}" if seat >= 0 else "nobody"


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return "ABCDEF"[seat] if seat >= 0 else "-"


def histories(view: View, room: int) -> tuple[int, int, int] | None:
    """CAMPUS-3.6 Fresh, vanguard and done troops of the player in turn, where not all of them are fresh."""
    territory = territories(view)[room]
    troops, fresh, vanguard = (int(str(territory[key])) for key in ("troops", "fresh", "vanguard"))
    if view["phase"] != "move" or territory["owner"] != view["turn"] or fresh == troops:
        return None
    return fresh, vanguard, troops - fresh - vanguard


def readiness(view: View, room: int) -> str:
    """What troops of the player in turn may do, where it is not the same for all of them."""
    found = histories(view, room)
    return "" if found is None else " ({} fresh, {} vanguard, {} done)".format(*found)
