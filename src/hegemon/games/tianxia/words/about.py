"""What Tianxia is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Grow rich in seven regions, and defend the wall together before the nomads take everything.",
    "goal": "Have the most points when the last round ends.",
    "minutes": 90,
    "difficulty": 3,
    "players": 3,
    "picture": "380 299 320 160",
}
