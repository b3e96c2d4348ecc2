"""Styles of Campus that the lab compares: the features of the evaluation that count more, or less, than usual."""

from __future__ import annotations

from typing import Final

from hegemon.engine.features import Style

STYLES: Final = [
    Style("aggressive", {"land": 3.0, "risk": 0.2, "chance": 0.3}),
    Style("builder", {"bonus": 3.0, "progress": 4.0}),
    Style("cautious", {"land": 0.4, "risk": 3.0}),
]
