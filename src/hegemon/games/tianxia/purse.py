"""Gaining and paying: the only places where things, meeples, tiles, steps and points change hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.tianxia import events
from hegemon.games.tianxia.benefits import GAIN, THING_COUNT, TRACK_COUNT, amount_of, kind_of, what_of
from hegemon.games.tianxia.content import TRACK_STEPS
from hegemon.games.tianxia.items import ITEM_COUNT
from hegemon.games.tianxia.phases import DISCARDED
from hegemon.games.tianxia.wares import FIGURINE_COUNT, TILE_KINDS
from hegemon.kit import bank
from hegemon.kit.cards import IN_DECK, top, without_top

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def gain(state: Tianxia, seat: i64, thing: i64, amount: i64) -> None:
    if amount > 0:
        bank.gain(state.purse, seat * THING_COUNT + thing, amount)
        state.tell(events.GAINED, seat, amount, thing)


def pay(state: Tianxia, seat: i64, thing: i64, amount: i64) -> None:
    bank.pay(state.purse, seat * THING_COUNT + thing, amount)


def score(state: Tianxia, seat: i64, item: i64, points: i64) -> None:
    """TIANXIA-6.4 Every point carries its item."""
    if points != 0:
        state.points[seat * ITEM_COUNT + item] += points
        state.tell(events.SCORED, seat, points, item)


def gain_plain(state: Tianxia, seat: i64, benefit: i64) -> None:
    """TIANXIA-3.2 A benefit that is plain gains and nothing else."""
    book = state.world.benefits
    for at in range(book.starts[benefit], book.starts[benefit + 1]):
        gain(state, seat, what_of(book.parts[at]), amount_of(book.parts[at]))


def add_plain(state: Tianxia, purse: vec[i64], benefit: i64) -> None:
    """TIANXIA-4.1 The plain gains of a benefit, put into a purse that is only reckoned with."""
    book = state.world.benefits
    for at in range(book.starts[benefit], book.starts[benefit + 1]):
        part = book.parts[at]
        if kind_of(part) == GAIN and part >> 18 & 15 == 0:
            purse[what_of(part)] += amount_of(part)


def begin_benefit(state: Tianxia, benefit: i64) -> None:
    """TIANXIA-4.10 What is triggered comes first, its parts from left to right."""
    book = state.world.benefits
    for at in range(book.starts[benefit + 1] - 1, book.starts[benefit] - 1, -1):
        state.effects = append(state.effects, book.parts[at])


def can_step(state: Tianxia, seat: i64, track: i64) -> bool:
    return state.track[seat * TRACK_COUNT + track] < TRACK_STEPS


def step(state: Tianxia, seat: i64, track: i64) -> None:
    """TIANXIA-1.9 One step, and what it gives when reached; beyond the tenth it is lost."""
    if not can_step(state, seat, track):
        return
    state.track[seat * TRACK_COUNT + track] += 1
    reached = state.track[seat * TRACK_COUNT + track]
    state.tell(events.STEPPED, seat, track, reached)
    begin_benefit(state, state.world.step_benefit[track * (TRACK_STEPS + 1) + reached])


def can_draw(state: Tianxia) -> bool:
    """Is an objective left in the deck or among the discards?"""
    return len(state.objective_deck) > 0 or DISCARDED in state.objective_at


def draw_objective(state: Tianxia, seat: i64) -> None:
    """TIANXIA-6.1 The top card; an empty deck is made anew from the discards."""
    if len(state.objective_deck) == 0:
        for card in range(i64(len(state.objective_at))):
            if state.objective_at[card] == DISCARDED:
                state.objective_at[card] = IN_DECK
                state.objective_deck = append(state.objective_deck, card)
        state.dice.shuffle(state.objective_deck)
    card = top(state.objective_deck)
    state.objective_deck = without_top(state.objective_deck)
    state.objective_at[card] = seat
    state.tell(events.DREW, seat)
    state.tell(events.DREW_CARD, seat, card, audience=bit(seat))


def draw_tile(state: Tianxia) -> i64:
    """TIANXIA-1.10 The top bonus tile; when the stack is empty, the box is reshuffled. -1 when that is empty too."""
    if len(state.stack) == 0:
        for kind in range(i64(TILE_KINDS)):
            for _copy in range(state.box[kind]):
                state.stack = append(state.stack, kind)
            state.box[kind] = 0
        state.dice.shuffle(state.stack)
    if len(state.stack) == 0:
        return -1
    kind = top(state.stack)
    state.stack = without_top(state.stack)
    return kind


def may_take(state: Tianxia, seat: i64, kind: i64) -> bool:
    """TIANXIA-4.9 A figurine that one has already is never taken again."""
    return kind >= FIGURINE_COUNT or state.figurines[seat] >> kind & 1 == 0


def take_tile(state: Tianxia, seat: i64, kind: i64) -> None:
    if kind < FIGURINE_COUNT:
        state.figurines[seat] |= bit(kind)
    else:
        state.tiles[seat * (TILE_KINDS - FIGURINE_COUNT) + kind - FIGURINE_COUNT] += 1
    state.tell(events.TOOK, seat, kind)
