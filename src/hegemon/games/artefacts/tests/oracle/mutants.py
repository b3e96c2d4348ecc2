"""Does the comparison see anything? Small wrongs in the oracle, each of which it must notice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from compare import Watched, compare_game, variant_of
from oracle import Model

MOST_GAMES = 40


def wrong_owner(model: Model, area: int) -> int:
    """Ties go to the lowest seat."""
    counts = {seat: len(model.armies_in(seat, area)) for seat in sorted(model.seats_in(area))}
    return max(counts, key=lambda seat: counts[seat]) if counts else -1


def dead_last(model: Model, battle: Any, winner: str, loser: str) -> int:
    """What is not living takes no losses."""
    high, low = model.total(battle, winner), model.total(battle, loser)
    return {"capped": min(high - low, low), "difference": high - low, "total": low}[model.dials.losses] * battle.toll


def carriers_alike(model: Model, seat: int, area: int, count: int) -> None:
    """Carriers die like others."""
    for slot in model.armies_in(seat, area)[:count]:
        model.kill(slot)




MUTANTS: list[tuple[str, Any, str, Callable[..., Any]]] = [
    ("wrong owner", Watched, "owner", wrong_owner),
    ("the dead take no losses", Watched, "losses", dead_last),
    ("carriers die like others", Watched, "kill_some", carriers_alike),
    ("reserve never cut by debt", Watched, "debrief_count", lambda model, seat: model.full_count(seat)),
]


def main() -> None:
    for name, owner, attribute, wrong in MUTANTS:
        kept = getattr(owner, attribute)
        setattr(owner, attribute, wrong)
        for seed in range(5000, 5000 + MOST_GAMES):
            found = compare_game(variant_of(seed), seed, Counter())
            if found:
                print(f"{name}: noticed in game {seed - 4999}, in {found[0].part}")
                break
        else:
            print(f"{name}: NOT noticed")
        setattr(owner, attribute, kept)


if __name__ == "__main__":
    main()
