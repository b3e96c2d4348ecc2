"""What lies, stands and is made on the map of Frontier: codes, names, and the numbers that no dial turns."""

from __future__ import annotations

from typing import Final

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 8

# The phases of a game.
TURN: Final = 0  # somebody takes, chops, trains, builds, or ends the turn
OVER: Final = 1
PHASE_NAMES: Final = ["turn", "over"]

# FRONTIER-2.3 Land is expected to run out where there are over so many actions in a game for so many tiles.
LAND_ACTIONS: Final = 5
LAND_TILES: Final = 4

# FRONTIER-1.2 The three layers of a tile.
GRASS: Final = 0
DESERT: Final = 1
SNOW: Final = 2
WATER: Final = 3
FLOORS: Final = ["grass", "desert", "snow", "water"]

BARE: Final = 0
MOUNTAIN: Final = 1
LAKE: Final = 2
WOODS: Final = 3
CASTLE: Final = 4
CHOPPED: Final = 5  # woods that are crossed out: no element any more
ELEMENTS: Final = ["", "mountain", "lake", "woods", "castle", "woods"]

PLAIN: Final = 0
GOLD: Final = 1
VILLAGE: Final = 2
IRON: Final = 3
MATERIAL: Final = 4
FEATURES: Final = ["", "gold", "village", "iron", "material"]

LOGS: Final = 0
MATERIALS: Final = 1
IRONS: Final = 2
RESOURCES: Final = ["log", "material", "iron"]
A_RESOURCE: Final = ["a log", "material", "iron"]
RESOURCE_KINDS: Final = 3

UNARMED: Final = 0
ATTACKER: Final = 1
DEFENDER: Final = 2
BOWMAN: Final = 3
CATAPULT: Final = 4
SOLDIERS: Final = ["attacker", "defender", "bowman", "catapult"]
A_SOLDIER: Final = ["an attacker", "a defender", "a bowman", "a catapult"]

UNBUILT: Final = 0
FORTIFICATION: Final = 1
PORT: Final = 2
REINFORCED: Final = 2  # is added to the code of a building that has its iron
BUILDINGS: Final = ["fortification", "port"]

LEAST_SIDE: Final = 5
MOST_SIDE: Final = 40
PLACES_A_RESOURCE: Final = 5  # FRONTIER-3.1 in the warehouse
SOLDIER_MATERIALS: Final = 1  # FRONTIER-7.1
BUILDING_LOGS: Final = 2  # FRONTIER-8.1, FRONTIER-8.2
IRON_POWER: Final = 1  # FRONTIER-8.3
SHIP_RANGE: Final = 1  # FRONTIER-4.4 that a ship has more
COAST_LOSS: Final = 1  # FRONTIER-5.5 of the ships' share against the coast
CATAPULT_ATTACK: Final = 3  # FRONTIER-7.3
LEAST_LOOT: Final = 1  # FRONTIER-1.5
MOST_LOOT: Final = 2
