"""What the player whose turn it is may do: choose a kind of turn, go on with it, and free actions beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, counted, pack, size
from hegemon.games.tianxia import effects, military, moves, phases, purse, region, river
from hegemon.games.tianxia.benefits import COINS, TRACK_COUNT
from hegemon.games.tianxia.board_facts import has
from hegemon.games.tianxia.content import BARGE_COUNT, FORTIFY, MERCHANTS, REGION_COUNT, TRAIN
from hegemon.games.tianxia.wares import FIGURINE_COUNT, TILE_KINDS
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

SEVERAL: Final = -1
ONE_USE: Final = TILE_KINDS - FIGURINE_COUNT


def legal(state: Tianxia, seat: i64) -> vec[i64]:
    """TIANXIA-4.10 A benefit that is being gained comes first; else the turn, and free actions."""
    if len(state.effects) > 0:
        return effects.legal(state, seat)
    listed = vec[i64](capacity=32)
    if state.deed == phases.NO_DEED:
        listed = legal_deeds(state, seat, listed)
    elif state.deed == phases.REGION:
        listed = region.legal(state, seat, listed)
    elif state.deed in (phases.FORTIFY, phases.TRAIN):
        listed = military.legal(state, seat, listed)
    else:
        if state.deed == phases.PASS:
            listed = legal_bought_steps(state, seat, listed)
        listed = append(listed, moves.DONE)
    return legal_free_actions(state, seat, listed)


def only_move(state: Tianxia, seat: i64) -> i64:
    """The move of a player who has no choice, or SEVERAL; whoever has a free action has a choice."""
    if has_free_action(state, seat):
        return SEVERAL
    listed = legal(state, seat)
    if len(listed) > 1 or size(listed[0]) > 1:
        return SEVERAL
    return counted(listed[0], count(listed[0]))


def legal_deeds(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-3.3 The kinds of turn."""
    if not must_pass(state):
        if state.discs[seat] > 0:
            for place in range(i64(REGION_COUNT)):
                if region.can_begin(state, seat, place):
                    listed = append(listed, pack(moves.REGION, place))
            if military.can_begin(state, seat, FORTIFY):
                listed = append(listed, pack(moves.MILITARY, 0))
            if military.can_begin(state, seat, TRAIN):
                listed = append(listed, pack(moves.MILITARY, 1))
        for barge in range(i64(BARGE_COUNT)):
            if river.can_begin(state, seat, barge):
                listed = append(listed, pack(moves.BARGE, barge))
    return legal_passes(state, seat, listed)


def must_pass(state: Tianxia) -> bool:
    """TIANXIA-3.3 Has the last player who has not passed had all turns that the dial allows?"""
    return 0 < state.world.lone_turns < state.lone


def legal_passes(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.7, TIANXIA-4.9 With one of the bonus tiles; without, when there is none that may be taken."""
    before = len(listed)
    for kind in range(i64(TILE_KINDS)):
        if state.offered[kind] > 0 and purse.may_take(state, seat, kind):
            listed = append(listed, pack(moves.PASS, kind))
    return listed if len(listed) > before else append(listed, moves.PASS_EMPTY)


def legal_bought_steps(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.7 With n figurines up to n steps may be bought."""
    if state.times < count_bits(state.figurines[seat]) and has(state, seat, COINS) >= state.world.step_price:
        for track in range(i64(TRACK_COUNT)):
            if purse.can_step(state, seat, track):
                listed = append(listed, pack(moves.CLIMB, track))
    return listed


def legal_free_actions(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.8 Any number on the own turn."""
    if state.discs[seat] > 0:
        listed = append(listed, moves.DISC)
    for tile in range(i64(ONE_USE)):
        if state.tiles[seat * ONE_USE + tile] > 0:
            listed = append(listed, pack(moves.TILE, tile))
    for card in range(i64(len(state.objective_at))):
        if state.objective_at[card] == seat:
            listed = append(listed, pack(moves.OBJECTIVE, card))
    if state.merchants[seat] == MERCHANTS:
        listed = append(listed, moves.MERCHANTS)
    return append(listed, moves.HOME) if state.merchants[seat] > 0 else listed


def has_free_action(state: Tianxia, seat: i64) -> bool:
    if state.discs[seat] > 0 or state.merchants[seat] > 0 or seat in state.objective_at:
        return True
    return any(state.tiles[at] > 0 for at in range(seat * ONE_USE, (seat + 1) * ONE_USE))
