"""Chapter 2: territories are dealt, then the starting troops are placed in turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.campus import turn
from hegemon.games.campus.events import DEALT, PLACED
from hegemon.games.campus.phases import SETUP
from hegemon.kit.seats import in_order

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus

SPARE_TROOPS = 3  # CAMPUS-2.2 that everyone has at least to place after the deal


def setup(state: Campus, dice: Dice) -> None:
    """Deal, hand out the starting troops and ask the first player for a batch."""
    state.dice = dice
    choose_first(state)
    deal(state)
    while state.world.fair_deal and someone_has_a_building(state):
        deal(state)
    hand_out_troops(state)
    begin_batch(state)


def choose_first(state: Campus) -> None:
    """CAMPUS-2.4 Turn order is the seats in order from one chosen by a die."""
    state.first = state.dice.below(state.seats)
    state.turn = state.first


def deal(state: Campus) -> None:
    """CAMPUS-2.1, CAMPUS-2.4 All territories at random, one troop each; what is left over goes to the last in order."""
    deck = vec[i64]()
    for territory in range(state.world.territories):
        deck = append(deck, territory)
    state.dice.shuffle(deck)
    even = len(deck) // state.seats * state.seats
    extra = state.seats - (len(deck) - even)
    for seat in range(state.seats):
        state.held[seat] = 0
    for k in range(len(deck)):
        place_in_order = k % state.seats if k < even else extra + k - even
        owner = in_order(state.first, place_in_order, state.seats)
        state.owner[deck[k]] = owner
        state.troops[deck[k]] = 1
        state.held[owner] += 1


def someone_has_a_building(state: Campus) -> bool:
    """CAMPUS-2.1 Was anyone dealt a whole building of two or more territories?"""
    for building in range(state.world.map.buildings):
        if state.world.map.sizes[building] > 1 and turn.whole_owner(state, building) >= 0:
            return True
    return False


def hand_out_troops(state: Campus) -> None:
    """CAMPUS-2.2 Everyone has the same number of troops in all, at least three more than anyone's territories."""
    most: i64 = 0
    for held in state.held:
        most = max(most, held)
    troops = max(state.world.starting_troops, most + SPARE_TROOPS)
    for seat in range(state.seats):
        state.raised[seat] = troops
        state.reserve[seat] = troops - state.held[seat]
        state.tell(DEALT, seat, state.held[seat], state.reserve[seat])


def begin_batch(state: Campus) -> None:
    """CAMPUS-2.3 Each places up to a batch of troops at a time."""
    state.phase = SETUP
    state.batch = min(state.world.batch, state.reserve[state.turn])


def place(state: Campus, seat: i64, territory: i64, troops: i64) -> None:
    """CAMPUS-2.3 Troops of the batch are put on an own territory."""
    state.reserve[seat] -= troops
    state.batch -= troops
    state.troops[territory] += troops
    state.tell(PLACED, seat, territory, troops)
