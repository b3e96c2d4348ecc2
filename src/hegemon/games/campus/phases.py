"""The phases of a game of Campus."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0  # placing the starting troops in turns
PLACING: Final = 1  # placing a turn's new troops
MOVING: Final = 2  # attacks and reinforcements
OVER: Final = 3

PHASE_NAMES: Final = ["setup", "place", "move", "over"]
