"""Styles of Tianxia that the lab compares: the features of the evaluation that count more, or less, than usual."""

from __future__ import annotations

from typing import Final

from hegemon.engine.features import Style

STYLES: Final = [
    Style("aggressive", {"soldier": 4.0, "place": 2.0}),
    Style("builder", {"tile": 1.4, "passive": 2.5, "future": 2.5}),
    Style("trader", {"merchant": 6.0, "leftover": 3.0}),
    Style("cautious", {"governor": 3.0, "meeple": 3.0}),
]
