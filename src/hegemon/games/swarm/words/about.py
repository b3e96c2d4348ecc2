"""What Swarm is about, for somebody who chooses a game."""

from __future__ import annotations

ABOUT = {
    "pitch": "Bluff and betray for water in the desert. Hold three bastions two rounds running to win.",
    "goal": "Hold three bastions (grey castles) for two rounds running.",
    "minutes": 60,
    "difficulty": 3,
    "players": 4,
    "picture": "-12 82 336 168",
}
