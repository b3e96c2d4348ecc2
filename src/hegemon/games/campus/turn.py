"""Chapter 3: income, placing, and moves to adjacent territories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, first, second, span, towards, verb
from hegemon.engine.state import NOBODY
from hegemon.games.campus import attack, ending, sampling, setup
from hegemon.games.campus.events import COMPENSATED, PLACED, RAISED, REINFORCED
from hegemon.games.campus.moves import ATTACK, END, PLACE, REINFORCE
from hegemon.games.campus.phases import MOVING, PLACING, SETUP

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


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


def play(state: Campus, seat: i64, move: i64) -> None:
    """Carry out a move of the seat whose turn it is."""
    kind = verb(move)
    if kind == ATTACK:
        attack.attack(state, seat, first(move), second(move), count(move))
    elif kind == REINFORCE:
        reinforce(state, seat, first(move), second(move), count(move))
    elif kind == PLACE:
        place(state, seat, first(move), count(move))
    else:
        finish(state, seat)


def place(state: Campus, seat: i64, territory: i64, troops: i64) -> None:
    """CAMPUS-2.3, CAMPUS-3.2 Put troops from the reserve on an own territory."""
    state.reserve[seat] -= troops
    state.troops[territory] += troops
    state.tell(PLACED, seat, territory, troops)
    if state.phase == SETUP:
        state.batch -= troops
        if state.batch == 0:
            setup.next_batch(state)
        return
    state.fresh[territory] += troops
    sampling.count_ways(state, territory)
    if state.reserve[seat] == 0:
        state.phase = MOVING


def reinforce(state: Campus, seat: i64, source: i64, target: i64, troops: i64) -> None:
    """CAMPUS-3.4 Troops that reinforced may not move again this turn: they arrive as done."""
    state.troops[source] -= troops
    state.fresh[source] -= troops
    state.troops[target] += troops
    sampling.count_ways(state, source)
    if state.troops[target] == troops + 1:  # the one troop that had to stay may leave now
        sampling.count_ways(state, target)
    state.tell(REINFORCED, seat, source, target, troops)


def begin(state: Campus, seat: i64) -> None:
    """CAMPUS-3.1, CAMPUS-3.6 Income comes in, and all troops of the player are fresh again."""
    state.turn = seat
    state.phase = PLACING
    for territory in range(state.world.territories):
        if state.owner[territory] == seat:
            state.fresh[territory] = state.troops[territory]
            sampling.count_ways(state, territory)
    troops = income(state, seat)
    if state.round == 1:
        troops += compensation(state, seat)
    state.reserve[seat] += troops
    state.raised[seat] += troops
    state.tell(RAISED, seat, troops, state.round)


def compensation(state: Campus, seat: i64) -> i64:
    """CAMPUS-2.5 In the first round those who go later receive more."""
    extra = state.world.extra_troops[order(state, seat)]
    if extra > 0:
        state.tell(COMPENSATED, seat, extra)
    return extra


def income(state: Campus, seat: i64) -> i64:
    """CAMPUS-3.1 A third of the territories, at least three, and every whole building's bonus."""
    base = max(state.world.minimum_income, state.held[seat] // state.world.territories_per_troop)
    bonus: i64 = 0
    for building in range(state.world.map.buildings):
        if owns_whole(state, seat, building):
            bonus += state.world.map.bonus[building]
    return base + bonus * state.world.bonus_scale // 100


def owns_whole(state: Campus, seat: i64, building: i64) -> bool:
    """CAMPUS-1.1 Does the seat own every territory of the building?"""
    for k in range(state.world.member_starts[building], state.world.member_starts[building + 1]):
        if state.owner[state.world.members[k]] != seat:
            return False
    return True


def whole_owner(state: Campus, building: i64) -> i64:
    """CAMPUS-1.1 The seat that owns the building whole, or nobody."""
    owner = state.owner[state.world.members[state.world.member_starts[building]]]
    if owns_whole(state, owner, building):
        return owner
    return NOBODY


def finish(state: Campus, seat: i64) -> None:
    """The turn ends: its history is forgotten and the next player still in the game begins."""
    state.fresh = state.world.nothing[:]
    state.vanguard = state.world.nothing[:]
    state.ways = state.world.no_ways[:]
    state.choices = 0
    following = next_seat(state, seat)
    if order(state, following) < order(state, seat):
        state.round += 1
        is_over = state.round > state.world.round_limit
    else:
        is_over = ending.die_ends_it(state, seat)
    if is_over:
        ending.finish(state)
    else:
        begin(state, following)


def next_seat(state: Campus, seat: i64) -> i64:
    """The next player in turn order who has not fallen."""
    seat = (seat + 1) % state.seats
    while state.fell[seat] > 0:
        seat = (seat + 1) % state.seats
    return seat


def order(state: Campus, seat: i64) -> i64:
    """CAMPUS-2.4 The seat's place in turn order, from 0."""
    return (seat - state.first + state.seats) % state.seats
