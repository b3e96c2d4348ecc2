"""Ships, demand tiles and bonus tiles: all that is drawn from stacks and lies open afterwards."""

from __future__ import annotations

from typing import Final, NamedTuple

DELIVERIES: Final = 4  # spaces of a ship, at most
DEMANDS: Final = ["silk", "silk", "silk", "tea", "tea", "tea", "jade", "jade"]


class Ship(NamedTuple):
    """A ship: for each delivery space the goods beside the demanded one, a colon, and the benefit."""

    name: str
    label: str
    spaces: list[str]


SHIPS: Final = [
    Ship("heron", "Heron", [": 4 points", ": 4 coins", "1 tea : 6 points 1 sage"]),
    Ship("lantern", "Lantern", [": 2 points 1 step", ": 3 coins 1 card", "1 silk : 8 points", ": 2 wood 2 stone"]),
    Ship("red_carp", "Red Carp", [": 4 points", ": 1 wall", "1 silk : 4 points 2 step"]),
    Ship("cloud_runner", "Cloud Runner", [": 5 coins", ": 2 governor 1 points", "1 silk : 7 points"]),
    Ship("old_drum", "Old Drum", [": 2 soldier", ": 3 points 1 rice", "1 tea : 1 tower 3 points"]),
    Ship("salt_wife", "Salt Wife", [": 3 wood 1 points", ": 4 points", ": 1 steward 2 points", "1 jade : 6 points"]),
    Ship("nine_oars", "Nine Oars", [": 4 coins 1 points", "1 tea : 7 points", "1 jade : 5 points 1 chancellor"]),
    Ship("plum_rain", "Plum Rain", [": 3 points 1 card", ": 3 rice 1 points", "1 silk : 7 points"]),
    Ship("tortoise", "Tortoise", [": 1 wall", ": 3 stone 1 coins", "1 tea : 1 tower 3 points"]),
    Ship(
        "jade_gull",
        "Jade Gull",
        [": 1 step 1 points", ": 3 points 1 wood", "1 silk : 5 points 1 general", ": 4 points"],
    ),
    Ship("tall_reed", "Tall Reed", [": 5 coins", ": 4 points", "1 tea : 5 points 1 sea"]),
    Ship("moon_gate", "Moon Gate", [": 2 points 1 sage", ": 2 points 1 steward", "1 silk 1 tea : 11 points"]),
    Ship("grey_goose", "Grey Goose", [": 2 resource 1 points", ": 4 points", "1 tea : 3 governor 3 points"]),
    Ship("first_snow", "First Snow", [": 2 points 1 step / 2 points", ": 4 coins", "1 jade : 6 points 1 card"]),
]

# Bonus tiles: the kinds of figurine, then the kinds that are used once.
FIGURINES: Final = ["ox", "crane", "tiger", "tortoise", "carp", "phoenix"]
FIGURINE_COUNT: Final = 6
COPIES_OF_FIGURINES: Final = 4
COPIES_OF_TILES: Final = 3
MORE_TILES_THAN_PLAYERS: Final = 2  # below the round track


class Tile(NamedTuple):
    """A bonus tile that is used once."""

    name: str
    label: str
    benefit: str


TILES: Final = [
    Tile("purse", "Purse", "3 coins"),
    Tile("logs", "Logs", "2 wood 1 coins"),
    Tile("blocks", "Blocks", "2 stone 1 coins"),
    Tile("sacks", "Sacks", "3 rice"),
    Tile("chest", "Chest", "1 good 1 coins"),
    Tile("petition", "Petition", "1 step 1 points"),
    Tile("decree", "Decree", "3 governor"),
    Tile("raft", "Raft", "1 sea 1 points"),
    Tile("beacon", "Beacon", "1 wall 1 points"),
    Tile("levy", "Levy", "1 soldier 1 points"),
    Tile("scroll", "Scroll", "2 card"),
    Tile("pawnshop", "Pawnshop", "2 coins > 5 points"),
]
TILE_KINDS: Final = 18  # figurines and tiles
