"""Small wrongs in the oracle, each of which a comparison must notice: else it compares nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from hegemon.games.artefacts.tests.oracle.oracle import Model
from hegemon.games.artefacts.tests.oracle.parts import Battle


class Wrong(NamedTuple):
    """A method of the oracle, what it says instead, and a game in which that shows."""

    method: str
    instead: Callable[..., Any]
    game: int

    def make(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Model, self.method, self.instead)

    def __str__(self) -> str:
        return (self.instead.__doc__ or "").rstrip(".")


def wrong_owner(model: Model, area: int) -> int:
    """Ties go to the lowest seat."""
    counts = {seat: len(model.armies_in(seat, area)) for seat in sorted(model.seats_in(area))}
    return max(counts, key=lambda seat: counts[seat]) if counts else -1


def dead_last(model: Model, battle: Battle, winner: str, loser: str) -> int:
    """What is not living takes no losses."""
    high, low = model.total(battle, winner), model.total(battle, loser)
    return {"capped": min(high - low, low), "difference": high - low, "total": low}[model.dials.losses] * battle.toll


def carriers_alike(model: Model, seat: int, area: int, count: int) -> None:
    """Carriers die like others."""
    for slot in model.armies_in(seat, area)[:count]:
        model.kill(slot)


def no_tithe(model: Model, seat: int) -> int:
    """A debrief is never cut by a debt."""
    return model.opening_limit(seat, model.full_count(seat))


WRONGS = [
    Wrong("owner", wrong_owner, 5013),
    Wrong("losses", dead_last, 5004),
    Wrong("kill_some", carriers_alike, 5031),
    Wrong("debrief_count", no_tithe, 5014),
]
