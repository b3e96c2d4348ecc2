"""What Campus is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Roll dice, take the university room by room and be the last one standing.",
    "goal": "Take every territory, or hold the most at the end.",
    "minutes": 25,
    "difficulty": 1,
    "players": 3,
    "picture": "98 159 384 192",
}
