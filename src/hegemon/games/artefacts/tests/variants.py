"""How Artefacts is played in its battery, and in the soak: every size, and every dial at its ends."""

from __future__ import annotations

from hegemon.engine.dials import Options

VARIANTS: list[Options] = [
    {"size": "tiny", "map": "1"},
    {"size": "small", "map": "2", "round_limit": 3},
]

CONSTANTS = {"house"}
