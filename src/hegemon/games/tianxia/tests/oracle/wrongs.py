"""Small wrongs in the oracle, each of which a comparison must notice: else it compares nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from hegemon.games.tianxia.tests.oracle.oracle import Model


class Wrong(NamedTuple):
    """A method of the oracle, what it does instead, and in which variant of the game that shows."""

    method: str
    instead: Callable[..., Any]
    options: dict[str, Any]

    def make(self, patch: pytest.MonkeyPatch) -> None:
        patch.setattr(Model, self.method, self.instead)

    def __str__(self) -> str:
        return (self.instead.__doc__ or "").rstrip(".")


def ties_by_seat(model: Model, lane: str) -> list[int]:
    """Ties in strength go by seats."""
    found = [seat for seat in range(model.players) if model.strength_of(seat, lane)]
    return sorted(found, key=lambda seat: -model.strength_of(seat, lane))


def soldiers_from_the_right(model: Model, lane: str) -> int:
    """Soldiers fall from the right."""
    left = max(0, model.strength[lane] - 2 * len(model.towers[lane]) - len(model.walls[lane]))
    while left and model.soldiers[lane]:
        seat = model.soldiers[lane].pop()
        model.seats[seat].supply += 1
        model.seats[seat].points["soldiers"] += 1
        left -= 1
    return left


def tokens_are_free(model: Model, at: tuple[str, int], off: int = 0) -> int:
    """Cost tokens cost nothing."""
    kept, model.tokens = model.tokens, dict.fromkeys(model.tokens, 0)
    price = REAL_WOOD_PRICE(model, at, off)
    model.tokens = kept
    return price


def merchants_without_end(model: Model, worker: int) -> None:
    """A merchant row takes any number."""
    if worker < model.players:
        model.seats[worker].merchants += 1


def figurines_twice(model: Model, seat: int) -> list[str]:
    """A figurine is taken twice."""
    return [f"pass {tile}" for tile in sorted(set(model.offered))] or ["pass"]


def steps_without_end(model: Model, seat: int) -> list[str]:
    """Figurines buy any number of steps."""
    if model.seats[seat].things["coins"] < model.dials.step_price:
        return []
    return [f"climb {track}" for track in model.open_tracks(seat)]


def nothing_to_do(model: Model, seat: int, region: str) -> bool:
    """A disc may be placed where nothing can be done."""
    return True


def idle_workers(model: Model) -> None:
    """Workers on barges bring no income."""
    kept, model.barges = model.barges, {}
    REAL_INCOME(model)
    model.barges = kept


REAL_WOOD_PRICE = Model.wood_price
REAL_INCOME = Model.pay_income
LONG = {"rounds": 6}
WRONGS = [
    Wrong("ranking", ties_by_seat, {**LONG, "soldier_price": 0}),
    Wrong("fight", soldiers_from_the_right, {**LONG, "soldier_price": 0}),
    Wrong("wood_price", tokens_are_free, {"nomad_strength": 300}),
    Wrong("push_off", merchants_without_end, {}),
    Wrong("passes", figurines_twice, LONG),
    Wrong("climbs", steps_without_end, {"step_price": 0}),
    Wrong("can_act", nothing_to_do, {}),
    Wrong("pay_income", idle_workers, {}),
]
