"""What Artefacts is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Every army burns the ground it leaves. Bargain your way through battles, and rule the rest.",
    "goal": "Hold the most areas when the map is full.",
    "minutes": 45,
    "difficulty": 2,
    "players": 4,
    "picture": "260 265 600 300",
    "moves": 40,
}
