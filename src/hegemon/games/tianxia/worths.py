"""What benefits are worth in points, roughly, with rounds to come: for bots that weigh them quickly."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.tianxia.benefits import (
    ALTERNATIVES,
    CONVERT,
    GAIN,
    GOVERNOR,
    Benefits,
    alternative,
    amount_of,
    kind_of,
    what_of,
)

THING_WORTHS: Final = vec[float]([0.8, 0.9, 0.9, 0.7, 1.6, 1.6, 1.0])
KIND_WORTHS: Final = vec[float]([0.0, 0.0, 0.9, 1.6, 1.0, 2.2, 2.4, 1.5, 3.5, 7.0, 2.2, 0.0, 3.0, 0.0])
GOVERNOR_WORTH: Final = 1.5
WOOD_OFF: Final = 0.8
CONVERT_WORTH: Final = 1.5


def atom_worth(atom: i64) -> float:
    kind, amount = kind_of(atom), float(amount_of(atom))
    if kind == GAIN:
        return THING_WORTHS[what_of(atom)] * amount
    if kind == GOVERNOR:
        return GOVERNOR_WORTH + WOOD_OFF * amount
    if kind == CONVERT:
        return CONVERT_WORTH
    return KIND_WORTHS[kind] * amount


def benefit_worth(book: Benefits, benefit: i64) -> float:
    """All parts of a benefit together, of alternatives the best."""
    worth = 0.0
    for at in range(book.starts[benefit], book.starts[benefit + 1]):
        best = 0.0
        for which in range(i64(ALTERNATIVES)):
            if alternative(book.parts[at], which) != 0:
                best = max(best, atom_worth(alternative(book.parts[at], which)))
        worth += best
    return worth
