"""The phases of a game of Frontier."""

from __future__ import annotations

from typing import Final

TURN: Final = 0  # somebody takes, chops, trains, builds, or ends the turn
OVER: Final = 1

PHASE_NAMES: Final = ["turn", "over"]
