"""What may be chosen now: the list of legal moves, and a random one of them without listing them all.

For that, how many there are is counted along as troops come and go. The counts follow from the fields of a state; they
are kept during a turn, and are nothing during setup. `ways` has one for each territory and behind those the sum of each
row of territories, so that few are looked at to find the right one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import span, towards
from hegemon.games.campus.moves import ATTACK, END, PLACE, REINFORCE, attack, place, reinforce
from hegemon.games.campus.phases import MOVING, OVER, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus

ROW: Final = 8  # how many territories are passed over at once in looking for the one that a move begins at


def legal(state: Campus, seat: i64) -> vec[i64]:
    """Every legal move of the seat whose turn it is."""
    if state.phase == MOVING:
        return legal_moves(state, seat)
    return legal_placements(state, seat, most_placed(state, seat))


def legal_placements(state: Campus, seat: i64, most: i64) -> vec[i64]:
    """CAMPUS-3.2 New troops are placed on any own territories."""
    entries = vec[i64](capacity=state.held[seat])
    for territory in range(state.world.territories):
        if state.owner[territory] == seat:
            entries = append(entries, span(PLACE, territory, 0, 1, most))
    return entries


def most_placed(state: Campus, seat: i64) -> i64:
    """CAMPUS-2.3, CAMPUS-3.2 In setup what is left of the batch, in a turn what is left of the new troops."""
    if state.phase == SETUP:
        return state.batch
    return state.reserve[seat]


def legal_moves(state: Campus, seat: i64) -> vec[i64]:
    """CAMPUS-3.3 The end of the turn, or one more of as many moves as wanted, each to an adjacent territory."""
    owner = state.owner
    troops = state.troops
    fresh = state.fresh
    vanguard = state.vanguard
    starts = state.world.starts
    links = state.world.links
    entries = state.world.scratch
    entries[0] = END
    found: i64 = 1
    for source in range(len(owner)):
        if owner[source] != seat:
            continue
        attackers = most_attackers(troops[source], fresh[source], vanguard[source])
        if attackers == 0:
            continue
        movers = most_movers(troops[source], fresh[source])
        attacks = span(ATTACK, source, 0, 1, attackers)
        reinforcements = span(REINFORCE, source, 0, 1, movers)
        for k in range(starts[source], starts[source + 1]):
            is_enemy = owner[links[k]] != seat
            entries[found] = towards(attacks if is_enemy else reinforcements, links[k])
            found += 1 if is_enemy or movers > 0 else 0
    return entries[:found]


def most_attackers(troops: i64, fresh: i64, vanguard: i64) -> i64:
    """CAMPUS-3.6, CAMPUS-3.7 Fresh and vanguard troops may attack; one troop stays."""
    return min(troops - 1, fresh + vanguard)


def most_movers(troops: i64, fresh: i64) -> i64:
    """CAMPUS-3.4, CAMPUS-3.5, CAMPUS-3.7 Only fresh troops reinforce; one troop stays."""
    return min(troops - 1, fresh)


def sample(state: Campus, seat: i64, dice: Dice) -> i64:
    """The move that a random choice among the listed ones would be, from the same dice."""
    if state.phase != MOVING:
        return sample_placement(state, seat, dice)
    which = dice.below(state.choices + 1)
    if which == 0:
        return END
    which -= 1
    ways = state.ways
    row = state.world.territories
    while which >= ways[row]:
        which -= ways[row]
        row += 1
    source = (row - state.world.territories) * ROW
    while which >= ways[source]:
        which -= ways[source]
        source += 1
    return sample_move(state, seat, source, which, dice)


def sample_placement(state: Campus, seat: i64, dice: Dice) -> i64:
    which = dice.below(state.held[seat])
    owner = state.owner
    territory: i64 = -1
    while which >= 0:
        territory += 1
        which -= i64(owner[territory] == seat)
    return place(territory, 1 + dice.below(most_placed(state, seat)))


def sample_move(state: Campus, seat: i64, source: i64, which: i64, dice: Dice) -> i64:
    """The entry of this number among those that begin at a territory: to any neighbour, or to enemies only."""
    troops = state.troops[source]
    fresh = state.fresh[source]
    movers = most_movers(troops, fresh)
    if movers > 0:
        target = state.world.links[state.world.starts[source] + which]
        if state.owner[target] == seat:
            return reinforce(source, target, 1 + dice.below(movers))
    else:
        target = enemy_of(state, seat, source, which)
    return attack(source, target, 1 + dice.below(most_attackers(troops, fresh, state.vanguard[source])))


def enemy_of(state: Campus, seat: i64, source: i64, which: i64) -> i64:
    """The neighbour of this number among those that belong to others."""
    owner = state.owner
    links = state.world.links
    at = state.world.starts[source] - 1
    while which >= 0:
        at += 1
        which -= i64(owner[links[at]] != seat)
    return links[at]


def count_all(state: Campus) -> None:
    """Count anew for every territory of the seat whose turn it is; during setup and after the end there is none."""
    state.choices = 0
    state.ways = state.world.no_ways[:]
    for territory in range(state.world.territories):
        if SETUP < state.phase < OVER and state.owner[territory] == state.turn:
            count_ways(state, territory)


def count_fresh(state: Campus) -> None:
    """Count for a turn that begins: all troops of its seat are fresh, and from two on they may go to any neighbour."""
    ways = state.ways
    fresh = state.fresh
    degrees = state.world.degrees
    territories = state.world.territories
    state.choices = 0
    start: i64 = 0
    for row in range(territories, i64(len(ways))):
        total: i64 = 0
        for territory in range(start, min(start + ROW, territories)):
            ways[territory] = degrees[territory] * i64(fresh[territory] > 1)
            total += ways[territory]
        ways[row] = total
        state.choices += total
        start += ROW


def count_ways(state: Campus, territory: i64) -> None:
    """Count anew for one territory of the seat whose turn it is."""
    ways = state.ways
    more = ways_from(state, territory) - ways[territory]
    ways[territory] += more
    ways[state.world.territories + territory // ROW] += more
    state.choices += more


def ways_from(state: Campus, territory: i64) -> i64:
    """How many entries of the list of legal moves begin at this territory of the seat whose turn it is."""
    if most_movers(state.troops[territory], state.fresh[territory]) > 0:
        return state.world.degrees[territory]
    if state.vanguard[territory] > 0 and state.troops[territory] > 1:
        return enemies(state, territory)
    return 0


def count_around(state: Campus, territory: i64) -> None:
    """Count anew where an owner has changed: there, and at its neighbours with a vanguard, which may only attack."""
    count_ways(state, territory)
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        if state.vanguard[state.world.links[k]] > 0:
            count_ways(state, state.world.links[k])


def enemies(state: Campus, territory: i64) -> i64:
    """How many neighbours of a territory belong to another than the seat whose turn it is."""
    owner = state.owner
    links = state.world.links
    number: i64 = 0
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        number += i64(owner[links[k]] != state.turn)
    return number
