"""Chapter 2: order, houses, objectives, first goods, and what lies out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.tianxia import cleanup, flow, purse
from hegemon.games.tianxia.benefits import GOOD_COUNT, THING_COUNT, THINGS, amount_of, what_of
from hegemon.games.tianxia.content import (
    BUILDING_COUNT,
    DISCS,
    FIRST_OBJECTIVES,
    HOUSES,
    LANE_COUNT,
    MEEPLES,
    PORTS,
    SPACES,
)
from hegemon.games.tianxia.nomads import CARDS
from hegemon.games.tianxia.wares import COPIES_OF_FIGURINES, COPIES_OF_TILES, DEMANDS, FIGURINE_COUNT, SHIPS, TILE_KINDS
from hegemon.kit.cards import IN_DECK, shuffled, top, without_top

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def setup(state: Tianxia, dice: Dice) -> None:
    """Lay out the board, deal, and begin the first round."""
    state.dice = dice
    shuffle_stacks(state)
    lay_out(state)
    seat_players(state)
    flow.begin_round(state)
    flow.run(state)


def shuffle_stacks(state: Tianxia) -> None:
    """TIANXIA-1.7, TIANXIA-1.10, TIANXIA-1.11, TIANXIA-1.12 Every stack in random order."""
    state.ship_deck = shuffled(len(SHIPS), state.dice)
    state.nomad_deck = shuffled(len(CARDS), state.dice)
    state.objective_deck = shuffled(len(state.objective_at), state.dice)
    for card in range(i64(len(state.objective_at))):
        state.objective_at[card] = IN_DECK
    for word in DEMANDS:
        state.demand_deck = append(state.demand_deck, i64(THINGS.index(word) - THING_COUNT + GOOD_COUNT))
    state.dice.shuffle(state.demand_deck)
    for kind in range(i64(TILE_KINDS)):
        for _copy in range(COPIES_OF_FIGURINES if kind < FIGURINE_COUNT else COPIES_OF_TILES):
            state.stack = append(state.stack, kind)
    state.dice.shuffle(state.stack)


def lay_out(state: Tianxia) -> None:
    """TIANXIA-1.4, TIANXIA-1.7, TIANXIA-1.11 Tiles on buildings, ships with demand tiles, nomads at their start."""
    for at in range(i64(BUILDING_COUNT * SPACES)):
        if state.world.has_tile[at]:
            state.tile_at[at] = purse.draw_tile(state)
    cleanup.refill_ships(state)
    for port in range(i64(PORTS)):
        state.demand[port] = top(state.demand_deck)
        state.demand_deck = without_top(state.demand_deck)
    for lane in range(i64(LANE_COUNT)):
        state.strength[lane] = state.world.first_strength[lane]


def seat_players(state: Tianxia) -> None:
    """TIANXIA-2.1 A random order, a random house each, objectives, and what makes up for one's place and house."""
    state.opening = shuffled(state.seats, state.dice)
    state.order = state.opening[:]
    houses = shuffled(len(HOUSES), state.dice)
    for place in range(state.seats):
        seat = state.order[place]
        state.house[seat] = houses[place]
        state.supply[seat], state.discs[seat] = MEEPLES, DISCS
        state.loss_order[seat] = state.world.loss_order
        give(state, seat, state.world.starting)
        give(state, seat, state.world.place_extras[place])
        give(state, seat, state.world.house_extras[houses[place]])
        for _card in range(FIRST_OBJECTIVES):
            purse.draw_objective(state, seat)


def give(state: Tianxia, seat: i64, benefit: i64) -> None:
    """TIANXIA-2.1 First things, of which nothing is told."""
    book = state.world.benefits
    for at in range(book.starts[benefit], book.starts[benefit + 1]):
        state.purse[seat * THING_COUNT + what_of(book.parts[at])] += amount_of(book.parts[at])
