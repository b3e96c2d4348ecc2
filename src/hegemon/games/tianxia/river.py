"""Chapter 4, the barge turn, and what merchants do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.tianxia import events, phases, purse
from hegemon.games.tianxia.benefits import COINS
from hegemon.games.tianxia.board_facts import has, number_in, number_of, passive
from hegemon.games.tianxia.content import BARGE_PLACES, BARGE_PRICE, CHEAP_BARGES, MERCHANTS
from hegemon.games.tianxia.phases import NEUTRAL

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def price(state: Tianxia, seat: i64, barge: i64) -> i64:
    """TIANXIA-4.6 A coin, and one more for each own worker already on that barge."""
    own = number_in(state.barge_at, barge * BARGE_PLACES, (barge + 1) * BARGE_PLACES, seat)
    return BARGE_PRICE + max(i64(0), own - passive(state, seat, CHEAP_BARGES))


def can_begin(state: Tianxia, seat: i64, barge: i64) -> bool:
    """TIANXIA-4.6 Without meeples a neutral worker is used, as long as there are any."""
    if has(state, seat, COINS) < price(state, seat, barge):
        return False
    return state.supply[seat] > 0 or number_of(state.barge_at, NEUTRAL) < state.world.neutral_workers


def begin(state: Tianxia, seat: i64, barge: i64) -> None:
    """TIANXIA-4.6 The worker enters at the left, the others shift right, and a fourth is pushed off."""
    cost = price(state, seat, barge)
    purse.pay(state, seat, COINS, cost)
    worker: i64 = seat if state.supply[seat] > 0 else NEUTRAL
    if worker == seat:
        state.supply[seat] -= 1
    thing = state.world.barge[barge]
    state.deed = phases.BARGE
    state.tell(events.LOADED if worker == seat else events.HIRED, seat, barge, cost)
    for at in range(barge * BARGE_PLACES, (barge + 1) * BARGE_PLACES):
        shifted = state.barge_at[at]
        state.barge_at[at] = worker
        worker = shifted
        if worker < 0:
            break
    push_off(state, worker)
    purse.gain(state, seat, thing, 1)


def push_off(state: Tianxia, worker: i64) -> None:
    """TIANXIA-4.6 To its owner's merchant row, or home when that is full; a neutral one to the box."""
    if worker < 0 or worker == NEUTRAL:
        return
    state.tell(events.PUSHED, worker)
    if state.merchants[worker] < MERCHANTS:
        state.merchants[worker] += 1
    else:
        state.supply[worker] += 1


def send_row(state: Tianxia, seat: i64) -> None:
    """TIANXIA-4.8 A full merchant row goes home for its action."""
    state.supply[seat] += state.merchants[seat]
    state.merchants[seat] = 0
    state.tell(events.SENT_HOME, seat)
    purse.begin_benefit(state, state.world.house_merchants[state.house[seat]])


def send_one(state: Tianxia, seat: i64) -> None:
    """TIANXIA-4.8 One merchant goes home."""
    state.supply[seat] += 1
    state.merchants[seat] -= 1
    state.tell(events.CAME_HOME, seat)
