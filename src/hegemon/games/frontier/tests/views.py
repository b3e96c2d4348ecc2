"""Views that look like those of a game well under way, made without the rules, for tests of all that is drawn."""

from __future__ import annotations

from random import Random
from typing import Any, cast

from hegemon.games.frontier.knowledge import FrontierView

View = dict[str, Any]

FLOORS = ("grass", "desert", "snow", "water")
ELEMENTS = (("mountain", 3), ("woods", 2), ("lake", 2), ("castle", 1))
FEATURES = ("village", "material", "iron", "gold")
SOLDIERS = ("attacker", "defender", "bowman", "catapult")
POWERS = {"mountain": 3, "lake": 2, "woods": 2, "castle": 4, "fortification": 3, "port": 2, "": 1}
WAYS = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def seen(shown: dict[str, object]) -> FrontierView:
    """What a state or a match of Frontier shows."""
    return cast(FrontierView, shown)


def a_view(width: int = 15, height: int = 15, players: int = 4, seed: int = 1, share: float = 0.6) -> Any:
    """A game in which about such a share of the tiles has been taken; tests may change it as they like."""
    chance = Random(f"{width} {height} {players} {seed}")
    view = a_map(width, height, players, chance)
    view["map"] = f"{width}x{height}-{seed}"
    grow(view, chance, int(share * width * height))
    settle(view, chance)
    return counted(view, chance)


def a_map(width: int, height: int, players: int, chance: Random) -> View:
    """Three layers: floors in patches, elements in lines, features here and there."""
    size = width * height
    view: View = {"game": "frontier", "players": players, "width": width, "height": height}
    seeds = [
        (chance.randrange(width), chance.randrange(height), kind) for kind in FLOORS for _ in range(1 + size // 90)
    ]
    view["floor"] = [nearest(seeds, tile % width, tile // width, chance) for tile in range(size)]
    view["element"] = [""] * size
    view["feature"] = [""] * size
    for kind, length in ELEMENTS * (1 + size // 60):
        lay(view, kind, length, chance)
    for tile in range(size):
        if view["floor"][tile] != "water" and view["element"][tile] != "lake" and chance.random() < 0.1:
            view["feature"][tile] = chance.choice(FEATURES)
    corners = [0, size - 1, width - 1, size - width]
    rim = [*corners, width // 2, size - 1 - width // 2, (height // 2) * width, (height // 2) * width + width - 1]
    view["spawns"] = rim[:players]
    for spawn in view["spawns"]:
        for tile in [spawn, *around(view, spawn)]:
            view["floor"][tile], view["element"][tile], view["feature"][tile] = "grass", "", ""
    return view


def nearest(seeds: list[tuple[int, int, str]], x: int, y: int, chance: Random) -> str:
    return min(seeds, key=lambda seed: max(abs(seed[0] - x), abs(seed[1] - y)) + chance.random())[2]


def lay(view: View, kind: str, length: int, chance: Random) -> None:
    """An element in a straight line, where there is land for it."""
    x, y = chance.randrange(view["width"]), chance.randrange(view["height"])
    dx, dy = chance.choice(WAYS)
    for k in range(length):
        at = (x + k * dx, y + k * dy)
        if 0 <= at[0] < view["width"] and 0 <= at[1] < view["height"]:
            tile = at[1] * view["width"] + at[0]
            if view["floor"][tile] != "water" and not (kind == "woods" and view["floor"][tile] == "desert"):
                view["element"][tile] = kind


def around(view: View, tile: int) -> list[int]:
    """The neighbours of a tile, diagonals too."""
    width, height = view["width"], view["height"]
    x, y = tile % width, tile // width
    near = [(x + dx, y + dy) for dx, dy in WAYS if 0 <= x + dx < width and 0 <= y + dy < height]
    return [row * width + column for column, row in near]


def grow(view: View, chance: Random, wanted: int) -> None:
    """Territories that spread from the spawns, one tile after the other."""
    owner = [-1] * len(view["floor"])
    edges: list[set[int]] = [set() for _ in view["spawns"]]

    def take(tile: int, seat: int) -> None:
        owner[tile] = seat
        edges[seat].update(near for near in around(view, tile) if owner[near] < 0)
        for edge in edges:
            edge.discard(tile)

    for seat, spawn in enumerate(view["spawns"]):
        take(spawn, seat)
    taken = len(view["spawns"])
    while taken < wanted and any(edges):
        for seat, edge in enumerate(edges):
            if edge and taken < wanted:
                take(chance.choice(sorted(edge)), seat)
                taken += 1
    view["owner"] = owner


def settle(view: View, chance: Random) -> None:
    """Soldiers, buildings, chopped woods and opened features on what is owned."""
    size = len(view["floor"])
    view["soldier"], view["building"] = [""] * size, [""] * size
    for name in ("chopped", "opened", "reinforced"):
        view[name] = [0] * size
    for tile, seat in enumerate(view["owner"]):
        view["opened"][tile] = int(seat >= 0 and bool(view["feature"][tile]))
        if seat < 0:
            continue
        view["chopped"][tile] = int(view["element"][tile] == "woods" and chance.random() < 0.6)
        view["soldier"][tile] = chance.choice(SOLDIERS) if chance.random() < 0.12 else ""
        if chance.random() < (0.15 if view["floor"][tile] == "water" else 0.06):
            view["building"][tile] = "port" if view["floor"][tile] == "water" else "fortification"
            view["reinforced"][tile] = chance.randrange(2)


def counted(view: View, chance: Random) -> View:
    """What follows from the rest, and a moment of the game."""
    players, owner = view["players"], view["owner"]
    view["attack"] = [[strength(view, tile, seat) for tile in range(len(owner))] for seat in range(players)]
    view["defence"] = [strength(view, tile, seat, True) if seat >= 0 else 0 for tile, seat in enumerate(owner)]
    villages = max(4, view["feature"].count("village"))
    return {
        **view,
        "phase": "turn",
        "round": 9,
        "round_limit": 40,
        "turn": 1,
        "first": 0,
        "actions": 4,
        "spent": 1,
        "cap": 10,
        "capacity": 20,
        "prices": {"mountain": 3, "lake": 2, "woods": 2, "castle": 4},
        "fallen": [0] * players,
        "tiles": [owner.count(seat) for seat in range(players)],
        "stored": [chance.randrange(6) for _ in range(players)],
        "resources": [[chance.randrange(3), chance.randrange(2), chance.randrange(2)] for _ in range(players)],
        "loot": [chance.randrange(1, 3) for _ in range(villages)],
        "looted": 2,
        "names": ["Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"][:players],
    }


def strength(view: View, tile: int, seat: int, own: bool = False) -> int:
    """Roughly what a seat brings to bear on a tile."""
    near = [other for other in around(view, tile) if view["owner"][other] == seat] + ([tile] if own else [])
    return sum(max(POWERS[view["element"][t]], POWERS[view["building"][t]]) for t in near)
