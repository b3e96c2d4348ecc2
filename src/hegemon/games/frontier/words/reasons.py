"""What a hint of Frontier says for a move and against it, by feature of the evaluation."""

from __future__ import annotations

REASONS = {
    "strength": ("stronger tiles", "weaker tiles"),
    "chance": ("more enemy tiles you can conquer", "fewer enemy tiles you can conquer"),
    "risk": ("fewer of your tiles at risk", "more of your tiles at risk"),
    "siege": ("a safer spawn", "your spawn can be conquered"),
    "narrow": ("a safer spawn", "your spawn is almost conquered"),
    "claim": ("more free land that you reach first", "less free land that you reach first"),
    "hold": ("better defence", "weaker defence"),
    "land": ("more tiles", "fewer tiles"),
    "stored": ("more stored actions", "fewer stored actions"),
    "log": ("more logs", "fewer logs"),
    "material": ("more material", "less material"),
    "iron": ("more iron", "less iron"),
}
