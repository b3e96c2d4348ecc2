"""What a seat may know of Frontier: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NotRequired, TypedDict

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier import content, power, warehouse

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


class FrontierView(TypedDict):
    """The open table as plain data; tiles row by row from the top."""

    game: str
    players: int
    seat: int  # whose view it is, or -1
    width: int
    height: int
    map: str
    phase: str
    round: int
    round_limit: int
    turn: int
    first: int
    actions: int  # that may still be spent this turn
    spent: int
    cap: int  # of what is spent in a turn
    capacity: int  # of a warehouse
    prices: dict[str, int]  # what a tile costs by its element, in actions
    spawns: list[int]  # by seat, as all that follow until the loot
    fallen: list[int]  # 1 for who is out
    tiles: list[int]
    stored: list[int]
    resources: list[list[int]]  # by kind
    loot: list[int]
    looted: int
    floor: list[str]  # by tile, as all that follow
    element: list[str]
    chopped: list[int]
    feature: list[str]
    opened: list[int]
    owner: list[int]
    soldier: list[str]
    building: list[str]
    reinforced: list[int]
    attack: list[list[int]]  # by seat and tile
    defence: list[int]
    names: NotRequired[list[str]]  # what a match adds, by seat
    events: NotRequired[list[dict[str, Any]]]  # what the table adds: those of the last move


def view(state: Frontier, seat: i64) -> FrontierView:
    """What lies and stands on every tile, what everyone has, and how strong everyone is where."""
    seats, tiles = range(int(state.seats)), range(int(state.world.tiles))
    return {
        "game": "frontier",
        "players": int(state.seats),
        "seat": int(seat),
        "width": int(state.world.grid.width),
        "height": int(state.world.grid.height),
        "map": state.world.map_name(state.number),
        "phase": content.PHASE_NAMES[state.phase],
        "round": int(min(state.round, state.world.round_limit)),
        "round_limit": int(state.world.round_limit),
        "turn": int(state.turn),
        "first": int(state.first),
        "actions": 0 if state.phase == content.OVER else int(warehouse.spendable(state, state.turn)),
        "spent": int(state.spent),
        "cap": int(state.world.spend_cap),
        "capacity": int(state.world.capacity),
        "prices": {content.ELEMENTS[k]: int(state.world.element_power[k]) for k in range(1, content.CHOPPED)},
        "spawns": plain(state.spawn),
        "fallen": [1 if place > 0 else 0 for place in state.fell],
        "tiles": plain(state.held),
        "stored": plain(state.stored),
        "resources": [
            plain(state.resources[s * content.RESOURCE_KINDS : (s + 1) * content.RESOURCE_KINDS]) for s in seats
        ],
        "loot": plain(state.loot),
        "looted": int(state.looted),
        "floor": [content.FLOORS[floor] for floor in state.floor],
        "element": [content.ELEMENTS[element] for element in state.element],
        "chopped": [1 if element == content.CHOPPED else 0 for element in state.element],
        "feature": [content.FEATURES[feature] for feature in state.feature],
        "opened": [1 if state.feature[t] != content.PLAIN and state.owner[t] >= 0 else 0 for t in tiles],
        "owner": plain(state.owner),
        "soldier": [content.SOLDIERS[soldier - 1] if soldier != content.UNARMED else "" for soldier in state.soldier],
        "building": [building_name(building) for building in state.building],
        "reinforced": [1 if building > content.REINFORCED else 0 for building in state.building],
        "attack": [attacks(state, i64(seat)) for seat in seats],
        "defence": [int(power.defence_of(state, i64(t))) if state.owner[t] >= 0 else 0 for t in tiles],
    }


def attacks(state: Frontier, seat: i64) -> list[int]:
    """A seat's attack on every tile; there is none on most."""
    at = seat * state.world.tiles
    found = [0] * int(state.world.tiles)
    for tile, force in enumerate(state.force[at : at + state.world.tiles]):
        if force != 0:
            found[tile] = int(power.attack_on(state, seat, i64(tile)))
    return found


def building_name(building: i64) -> str:
    if building == content.UNBUILT:
        return ""
    return content.BUILDINGS[(building - 1) % content.REINFORCED]


def plain(cells: vec[i64]) -> list[int]:
    return [int(cell) for cell in cells]
