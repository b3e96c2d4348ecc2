"""What is kept of the two sides of the last battle: five numbers for the left one, then five for the right."""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
# What is kept of a side, the left one first.
LEADER: Final = 0
COMMITMENT: Final = 1
TACTICS_CARD: Final = 2  # the card
SCORE: Final = 3
BETRAYED: Final = 4  # 1 when the leader was betrayed, 2 when it was killed
SIDE: Final = 5  # where the right side begins
WAS_BETRAYED: Final = 1
WAS_KILLED: Final = 2
