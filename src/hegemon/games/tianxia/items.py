"""TIANXIA-6.4 What points are booked under: the first ones during the game, the others when it is over."""

from __future__ import annotations

from typing import Final

PRESTIGE: Final = 0
SOLDIERS: Final = 1
DEFENCE: Final = 2
PENALTY: Final = 3
SHIPS: Final = 4
TILES: Final = 5
UPPER_PARTS: Final = 6
STEPS: Final = 7
MERCHANTS: Final = 8
PASSIVES: Final = 9
ITEM_COUNT: Final = 10
ITEMS: Final = [
    "prestige",
    "soldiers",
    "defence",
    "penalty",
    "ships",
    "tiles",
    "upper parts",
    "steps",
    "merchants",
    "passives",
]
ITEM_LABELS: Final = [
    "prestige",
    "soldiers",
    "a defence that held",
    "raiders",
    "deliveries",
    "bonus tiles",
    "discarded objectives",
    "palace steps",
    "merchants",
    "buildings",
]
