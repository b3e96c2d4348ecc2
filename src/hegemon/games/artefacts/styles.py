"""Styles of Artefacts that the lab compares: the features of the evaluation that count more, or less, than usual."""

from __future__ import annotations

from typing import Final

from hegemon.engine.features import Style

STYLES: Final = [
    Style("aggressive", {"lead": 0.0, "army": 0.3, "risk": 0.0, "bonus": 2.0}),
    Style("builder", {"bonus": 3.0, "lead": 3.0}),
    Style("trader", {"artefact": 3.0}),
    Style("cautious", {"lead": 3.0, "risk": 6.0, "army": 3.0}),
]
