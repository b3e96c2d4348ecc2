"""Chapter 5, the toll: what everybody loses to raiders who come through, coins or points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, first, pack, span
from hegemon.engine.state import bit
from hegemon.games.tianxia import events, items, moves, phases, purse
from hegemon.games.tianxia.benefits import COINS
from hegemon.games.tianxia.board_facts import has
from hegemon.games.tianxia.dials import ASK, COINS_FIRST, ORDERS

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def ask(state: Tianxia) -> bool:
    """TIANXIA-5.5 Everyone loses for each strength left; who has coins and no standing order is asked, in secret."""
    if state.toll == 0:
        return False
    asked: i64 = 0
    for seat in range(state.seats):
        if state.loss_order[seat] == ASK and has(state, seat, COINS) > 0:
            asked |= bit(seat)
    state.ask_all(phases.LOSING, asked)
    if asked == 0:
        collect(state)
    return asked != 0


def most_coins(state: Tianxia, seat: i64) -> i64:
    return min(state.toll, has(state, seat, COINS))


def legal(state: Tianxia, seat: i64) -> vec[i64]:
    return append(vec[i64](), span(moves.LOSE, 0, 0, 0, most_coins(state, seat)))


def answer(state: Tianxia, seat: i64, move: i64) -> None:
    """TIANXIA-5.5 Each says once how many coins."""
    state.seal(seat, count(move))


def collect(state: Tianxia) -> None:
    """TIANXIA-5.5 Coins as each has said, and points for the rest; points may go below 0."""
    for seat in range(state.seats):
        coins: i64 = state.answer[seat]
        if coins < 0:
            coins = most_coins(state, seat) if state.loss_order[seat] == COINS_FIRST else 0
        points = (state.toll - coins) * state.world.penalty
        purse.pay(state, seat, COINS, coins)
        state.tell(events.LOST, seat, coins, points)
        state.points[seat * items.ITEM_COUNT + items.PENALTY] -= points
    state.open_answers()


def orders(state: Tianxia, seat: i64) -> vec[i64]:
    """TIANXIA-5.5 A standing order may be changed whenever the question is not open."""
    listed = vec[i64]()
    if state.phase == phases.TURN:
        for given in range(i64(len(ORDERS))):
            if given != state.loss_order[seat]:
                listed = append(listed, pack(moves.ORDER, given))
    return listed


def order(state: Tianxia, seat: i64, move: i64) -> None:
    state.loss_order[seat] = first(move)
    state.tell(events.ORDERED, seat, first(move))
