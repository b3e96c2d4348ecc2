"""Styles of Swarm that the lab compares: the features of the evaluation that count more, or less, than usual."""

from __future__ import annotations

from typing import Final

from hegemon.engine.features import Style

STYLES: Final = [
    Style(
        "aggressive",
        {"near": 3.0, "threat": 1.8, "bastion": 1.5, "city": 1.3, "covert": 0.4, "quest": 0.4, "leader": 0.6},
    ),
    Style("builder", {"field": 1.4, "reserve": 1.4, "basin": 2.5, "rain": 3.0, "bastion": 0.8}),
    Style("trader", {"first_water": 2.0, "next_water": 3.0, "spare_water": 5.0}),
    Style("cautious", {"field": 1.6, "threat": 2.0, "winner_keeps": 0.5, "bastion": 0.5, "city": 0.5}),
]
