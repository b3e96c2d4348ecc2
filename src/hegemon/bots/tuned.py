"""Weights that matches have tuned: a file beside the rules of a game, for bots that search.

Who looks at the next move alone keeps the weights made by hand, as the measure for all others.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from librt.vecs import vec

from hegemon.engine.adapter import Adapter
from hegemon.engine.features import Feature, parse_weights
from hegemon.engine.state import State

FILE: Final = "weights.txt"  # as `hegemon train` writes it


class Tuned:
    """The weights of one game; none where nobody has tuned any."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights = weights


KNOWN: Final[dict[str, Tuned]] = {}  # by the module of the rules: a file is read once


def tuned_weights(state: State) -> vec[float]:
    """The tuned weights of the game that a state is of; none where its folder has no such file."""
    module = module_of(state)
    if module not in KNOWN:
        KNOWN[module] = Tuned(read_weights(module, state.features()))
    return KNOWN[module].weights


def module_of(state: State) -> str:
    """Where the rules of a state are written, also those that the adapter carries."""
    rules: object = state.inner if isinstance(state, Adapter) else state
    return str(type(rules).__module__)


def read_weights(module: str, features: list[Feature]) -> vec[float]:
    """What the file beside a module says."""
    place = getattr(sys.modules.get(module), "__file__", None)
    if not features or place is None:
        return vec[float]()
    path = Path(str(place)).parent / FILE
    return parse_weights(path.read_text(encoding="utf-8"), features) if path.exists() else vec[float]()
