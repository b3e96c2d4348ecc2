"""Chapter 3: bonus tiles, nomads and income."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.tianxia import events, purse
from hegemon.games.tianxia.board_facts import governors_in, number_in
from hegemon.games.tianxia.content import BARGE_COUNT, BARGE_PLACES, BUILDING_COUNT, LANE_COUNT
from hegemon.games.tianxia.nomads import CARDS, LEAST_STRENGTH
from hegemon.games.tianxia.wares import MORE_TILES_THAN_PLAYERS
from hegemon.kit.cards import shuffled, top, without_top

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia


def lay_out_tiles(state: Tianxia) -> None:
    """TIANXIA-1.10, TIANXIA-3.1 Players + 2 bonus tiles lie below the round track."""
    for _tile in range(state.seats + MORE_TILES_THAN_PLAYERS):
        kind = purse.draw_tile(state)
        if kind >= 0:
            state.offered[kind] += 1


def advance_nomads(state: Tianxia) -> None:
    """TIANXIA-3.1 Reveal a nomad card; advance nomads and adjust strengths."""
    if len(state.nomad_deck) == 0:
        state.nomad_deck = shuffled(len(CARDS), state.dice)
    state.card = top(state.nomad_deck)
    state.nomad_deck = without_top(state.nomad_deck)
    state.tell(events.REVEALED, state.card)
    for lane in range(i64(LANE_COUNT)):
        at = state.card * LANE_COUNT + lane
        state.nomad[lane] = min(state.world.border[lane], state.nomad[lane] + state.world.advance[at])
        state.strength[lane] = max(i64(LEAST_STRENGTH), state.strength[lane] + state.world.growth[at])
        state.tell(events.ADVANCED, lane, state.world.border[lane] - state.nomad[lane], state.strength[lane])


def pay_income(state: Tianxia) -> None:
    """TIANXIA-3.2 Income buildings by governor, the own board, and 1 resource per own worker on a barge."""
    for seat in range(state.seats):
        state.tell(events.INCOME, seat)
        for building in range(i64(BUILDING_COUNT)):
            for _governor in range(governors_in(state, building, seat)):
                purse.gain_plain(state, seat, state.world.income[building])
        purse.gain_plain(state, seat, state.world.house_income[state.house[seat]])
        for barge in range(i64(BARGE_COUNT)):
            workers = number_in(state.barge_at, barge * BARGE_PLACES, (barge + 1) * BARGE_PLACES, seat)
            purse.gain(state, seat, state.world.barge[barge], workers)
