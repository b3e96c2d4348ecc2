"""What Artefacts is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Rule a world that burns behind every step, and bargain your way through its battles.",
    "goal": "Own the most areas when no free slot is left.",
    "minutes": 45,
    "difficulty": 2,
    "players": 4,
    "picture": "260 265 600 300",
    "moves": 40,
}
