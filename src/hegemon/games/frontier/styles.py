"""Styles of Frontier that the lab compares: the features of the evaluation that count more, or less, than usual."""

from __future__ import annotations

from typing import Final

from hegemon.engine.features import Style

STYLES: Final = [
    Style("aggressive", {"land": 3.0, "chance": 2.0, "hold": 0.2}),
    Style("builder", {"hold": 3.0, "strength": 2.0}),
    Style("cautious", {"risk": 4.0, "siege": 2.0, "hold": 2.0, "chance": 0.3}),
]
