"""What Frontier is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Claim land on a new map every game. No dice, nothing hidden: most tiles wins.",
    "goal": "Hold the most tiles when the game ends.",
    "minutes": 40,
    "difficulty": 2,
    "players": 4,
    "picture": "0 336 384 192",
    "moves": 700,
}
