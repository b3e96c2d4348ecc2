"""A view read with names: tiles, players, cards. Everything that the terminal shows comes through here."""

from __future__ import annotations

from hegemon.games.swarm import clash, content
from hegemon.games.swarm.content import CELL_NAMES
from hegemon.games.swarm.view import TileView, View
from hegemon.games.swarm.world import step
from hegemon.theme import LETTERS as LETTERS

EVENTS = {card.name: card for card in content.EVENTS}
LEADERS = {leader.name: leader for leader in content.LEADERS}
COVERTS = {kind.name: kind for kind in content.COVERTS}
QUESTS = {quest.name: quest for quest in content.QUESTS}
SPECIALTIES = {specialty.name: specialty for specialty in content.SPECIALTIES}
TEMPLE_NAMES = {tile.name: content.ELEMENTS[k] for k, tile in enumerate(content.TEMPLE_TILES)}


def player_name(view: View, seat: int) -> str:
    """The name of a seat; views without names have only letters."""
    names = view.get("names")
    return str(names[seat]) if isinstance(names, list) else f"seat {LETTERS[seat]}"


def you_or_name(view: View, seat: int) -> str:
    """A player in a sentence; whoever looks is `you`."""
    return "you" if seat == view["seat"] else player_name(view, seat)


def amount(number: int, thing: str) -> str:
    """A number of things.

    >>> amount(1, "troop"), amount(3, "troop"), amount(2, "water")
    ('1 troop', '3 troops', '2 water')
    """
    return f"{number} {thing}" if number == 1 or thing == "water" else f"{number} {thing}s"


def tile_named(view: View, name: str) -> TileView | None:
    return next((tile for tile in view["tiles"] if tile["name"] == name), None)


def cell_name(cell: int) -> str:
    return CELL_NAMES[cell]


def neighbours(view: View, tile: TileView) -> list[TileView]:
    """The tiles that share an edge with a tile."""
    near = [int(step(tile["cell"], direction)) for direction in range(len(content.DIRECTIONS))]
    return [view["tiles"][cell] for cell in near if cell >= 0]


def occupants(tile: TileView) -> list[int]:
    """The seats with troops on a tile."""
    return [seat for seat, troops in enumerate(tile["troops"]) if troops]


def armies(tile: TileView) -> str:
    """Who stands on a tile: `A 5, B 3`."""
    return ", ".join(f"{LETTERS[seat]} {tile['troops'][seat]}" for seat in occupants(tile))


def pilgrims(tile: TileView) -> str:
    """Who is inside a temple."""
    return ", ".join(f"{LETTERS[seat]} {troops}" for seat, troops in enumerate(tile["inside"]) if troops)


def is_swarmed(view: View, tile: TileView) -> bool:
    return view["swarm"] == tile["cell"]


def is_rained_on(view: View, tile: TileView) -> bool:
    return tile["cell"] in view["rain"]


def leader_text(name: str, remark: str = "") -> str:
    """A leader with element and skill."""
    leader = LEADERS[name]
    return f"{leader.label} ({content.ELEMENTS[leader.element]} {leader.skill}{', ' + remark if remark else ''})"


def countered(element: int) -> str:
    """The element that an element counters, if it does."""
    return next((name for other, name in enumerate(content.ELEMENTS) if clash.counters(element, other)), "")


def countering(element: int) -> str:
    """The element that counters an element, if one does."""
    return next((name for other, name in enumerate(content.ELEMENTS) if clash.counters(other, element)), "")


def fighters(view: View) -> list[int]:
    """The two seats of the battle that is being planned or was last fought."""
    battle = view["battle"]
    return [battle["left"]["seat"], battle["right"]["seat"]] if battle else []


def battle_tile(view: View) -> TileView | None:
    """The tile that is fought for; before any plan it is where three or more meet, if that is one tile."""
    if view["battle"] and view["battle"]["tile"]:
        return tile_named(view, view["battle"]["tile"])
    crowded = [tile for tile in view["tiles"] if len(occupants(tile)) > 2 and tile["kind"] != "sanctuary"]
    return crowded[0] if len(crowded) == 1 else None
