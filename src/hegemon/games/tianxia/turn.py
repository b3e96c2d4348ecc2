"""What each move of a turn does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from hegemon.engine.moves import count, first, second, verb
from hegemon.games.tianxia import events, military, moves, phases, purse, region, river, shipping
from hegemon.games.tianxia.benefits import COINS
from hegemon.games.tianxia.choices import ONE_USE
from hegemon.games.tianxia.content import SPACES
from hegemon.games.tianxia.phases import DISCARDED
from hegemon.games.tianxia.wares import FIGURINE_COUNT

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def act(state: Tianxia, seat: i64, move: i64) -> None:
    """Carry out a move of the player whose turn it is."""
    kind = verb(move)
    if kind == moves.DONE:
        if state.deed == phases.REGION:
            region.close(state, seat)
        state.deed = phases.CLOSING
    elif state.deed == phases.NO_DEED and kind <= moves.PASS_EMPTY:
        begin(state, seat, move)
    elif kind <= moves.DELIVER or kind in (moves.BANNER, moves.BUBBLE):
        act_in_region(state, seat, move)
    elif kind == moves.WALL:
        military.buy_wall(state, seat, first(move))
    elif kind == moves.TOWER:
        military.buy_tower(state, seat, first(move))
    elif kind == moves.SOLDIER:
        military.buy_soldier(state, seat, first(move))
    elif kind == moves.CLIMB:
        buy_step(state, seat, first(move))
    else:
        act_freely(state, seat, move)


def begin(state: Tianxia, seat: i64, move: i64) -> None:
    """TIANXIA-3.3 The kind of turn is chosen."""
    kind = verb(move)
    state.times = 0
    if kind == moves.REGION:
        region.begin(state, seat, first(move))
    elif kind == moves.MILITARY:
        military.begin(state, seat, first(move))
    elif kind == moves.BARGE:
        river.begin(state, seat, first(move))
    else:
        leave(state, seat, first(move) if kind == moves.PASS else -1)


def leave(state: Tianxia, seat: i64, kind: i64) -> None:
    """TIANXIA-4.7 The topmost free place in next round's order, and one bonus tile."""
    state.deed = phases.PASS
    state.passers = append(state.passers, seat)
    is_last = state.round == state.world.rounds
    state.tell(events.FINISHED if is_last else events.PASSED, seat, i64(len(state.passers)))
    if kind >= 0:
        state.offered[kind] -= 1
        purse.take_tile(state, seat, kind)


def buy_step(state: Tianxia, seat: i64, track: i64) -> None:
    """TIANXIA-4.7 A step for a coin."""
    state.times += 1
    purse.pay(state, seat, COINS, state.world.step_price)
    purse.step(state, seat, track)


def act_in_region(state: Tianxia, seat: i64, move: i64) -> None:
    """TIANXIA-4.1 Banner, bubble, or a part of an action."""
    kind = verb(move)
    if kind == moves.BANNER:
        region.take_banner(state, seat)
    elif kind == moves.BUBBLE:
        region.take_bubble(state)
    elif kind == moves.GOVERN:
        region.begin_action(state, phases.GOVERN)
        region.install(state, seat, first(move) * SPACES + second(move), 0)
    elif kind == moves.EXCHANGE:
        region.exchange(state, seat, first(move), count(move))
    elif kind == moves.SHIP:
        region.begin_action(state, phases.SHIP)
        shipping.begin(state, seat, first(move))
    else:
        state.times += 1
        shipping.deliver(state, seat, state.world.port[state.place], first(move), second(move))


def act_freely(state: Tianxia, seat: i64, move: i64) -> None:
    """TIANXIA-4.8 A free action."""
    kind = verb(move)
    if kind == moves.DISC:
        state.discs[seat] -= 1
        state.sold[seat] += 1
        state.tell(events.SOLD_DISC, seat, state.world.disc_coins)
        purse.gain(state, seat, COINS, state.world.disc_coins)
    elif kind == moves.TILE:
        state.tiles[seat * ONE_USE + first(move)] -= 1
        state.used[seat * ONE_USE + first(move)] += 1
        state.tell(events.USED, seat, FIGURINE_COUNT + first(move))
        purse.begin_benefit(state, state.world.tile_benefit[first(move)])
    elif kind == moves.OBJECTIVE:
        state.objective_at[first(move)] = DISCARDED
        state.tell(events.DISCARDED, seat, first(move))
        purse.begin_benefit(state, state.world.upper[first(move)])
    elif kind == moves.MERCHANTS:
        river.send_row(state, seat)
    else:
        river.send_one(state, seat)
