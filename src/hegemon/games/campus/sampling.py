"""A random legal move without listing them all: how many there are is counted along as troops come and go.

The counts follow from the fields of a state. They are kept during a turn, and are nothing during setup. `ways` has one
for each territory and behind those the sum of each row of territories, so that few are looked at to find the right one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.games.campus import turn
from hegemon.games.campus.moves import END, attack, place, reinforce
from hegemon.games.campus.phases import MOVING, OVER, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus

ROW: Final = 8  # how many territories are passed over at once in looking for the one that a move begins at


def sample(state: Campus, seat: i64, dice: Dice) -> i64:
    """The move that a random choice among the listed ones would be, from the same dice."""
    if state.phase != MOVING:
        return sample_placement(state, seat, dice)
    which = dice.below(state.choices + 1)
    if which == 0:
        return END
    which -= 1
    row = state.world.territories
    while which >= state.ways[row]:
        which -= state.ways[row]
        row += 1
    source = (row - state.world.territories) * ROW
    while which >= state.ways[source]:
        which -= state.ways[source]
        source += 1
    return sample_move(state, seat, source, which, dice)


def sample_placement(state: Campus, seat: i64, dice: Dice) -> i64:
    which = dice.below(state.held[seat])
    territory: i64 = 0
    for owner in state.owner:
        if owner == seat:
            if which == 0:
                break
            which -= 1
        territory += 1
    return place(territory, 1 + dice.below(turn.most_placed(state, seat)))


def sample_move(state: Campus, seat: i64, source: i64, which: i64, dice: Dice) -> i64:
    """The entry of this number among those that begin at a territory: to any neighbour, or to enemies only."""
    troops = state.troops[source]
    fresh = state.fresh[source]
    movers = turn.most_movers(troops, fresh)
    if movers > 0:
        target = state.world.links[state.world.starts[source] + which]
        if state.owner[target] == seat:
            return reinforce(source, target, 1 + dice.below(movers))
    else:
        target = enemy_of(state, seat, source, which)
    return attack(source, target, 1 + dice.below(turn.most_attackers(troops, fresh, state.vanguard[source])))


def enemy_of(state: Campus, seat: i64, source: i64, which: i64) -> i64:
    """The neighbour of this number among those that belong to others."""
    at = state.world.starts[source]
    while True:
        if state.owner[state.world.links[at]] != seat:
            if which == 0:
                return state.world.links[at]
            which -= 1
        at += 1


def count_all(state: Campus) -> None:
    """Count anew for every territory of the seat whose turn it is; during setup and after the end there is none."""
    state.choices = 0
    state.ways = state.world.no_ways[:]
    for territory in range(state.world.territories):
        if SETUP < state.phase < OVER and state.owner[territory] == state.turn:
            count_ways(state, territory)


def count_ways(state: Campus, territory: i64) -> None:
    """How many entries of the list of legal moves begin at this territory of the seat whose turn it is."""
    ways: i64 = 0
    if turn.most_movers(state.troops[territory], state.fresh[territory]) > 0:
        ways = state.world.degrees[territory]
    elif state.vanguard[territory] > 0 and state.troops[territory] > 1:
        ways = enemies(state, territory)
    more = ways - state.ways[territory]
    if more != 0:
        state.choices += more
        state.ways[territory] = ways
        state.ways[state.world.territories + territory // ROW] += more


def count_around(state: Campus, territory: i64) -> None:
    """Count anew where an owner has changed: there, and at its neighbours of the same seat."""
    count_ways(state, territory)
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        if state.owner[state.world.links[k]] == state.turn:
            count_ways(state, state.world.links[k])


def enemies(state: Campus, territory: i64) -> i64:
    """How many neighbours of a territory belong to another than the seat whose turn it is."""
    number: i64 = 0
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        if state.owner[state.world.links[k]] != state.turn:
            number += 1
    return number
