"""Chapter 3: income, placing, and reinforcing adjacent territories."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.state import NOBODY
from hegemon.games.campus import choices
from hegemon.games.campus.events import COMPENSATED, PLACED, RAISED, REINFORCED

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus


def place(state: Campus, seat: i64, territory: i64, troops: i64) -> None:
    """CAMPUS-3.2 New troops are placed on an own territory, and are fresh."""
    state.reserve[seat] -= troops
    state.troops[territory] += troops
    state.tell(PLACED, seat, territory, troops)
    state.fresh[territory] += troops
    choices.count_ways(state, territory)


def reinforce(state: Campus, seat: i64, source: i64, target: i64, troops: i64) -> None:
    """CAMPUS-3.4 Troops that reinforced may not move again this turn: they arrive as done."""
    state.troops[source] -= troops
    state.fresh[source] -= troops
    state.troops[target] += troops
    choices.count_ways(state, source)
    if state.troops[target] == troops + 1:  # the one troop that had to stay may leave now
        choices.count_ways(state, target)
    state.tell(REINFORCED, seat, source, target, troops)


def refresh(state: Campus, seat: i64) -> None:
    """CAMPUS-3.6 All troops of the player are fresh again, and the history of the last turn is forgotten."""
    owner = state.owner
    troops = state.troops
    fresh = state.fresh
    vanguard = state.vanguard
    for territory in range(len(owner)):  # without a branch, which would go either way as often
        fresh[territory] = troops[territory] * i64(owner[territory] == seat)
        vanguard[territory] = 0
    choices.count_fresh(state)


def forget(state: Campus) -> None:
    """CAMPUS-3.6 At its end the history of a turn is forgotten."""
    state.fresh = state.world.nothing[:]
    state.vanguard = state.world.nothing[:]
    state.ways = state.world.no_ways[:]
    state.choices = 0


def raise_troops(state: Campus, seat: i64) -> None:
    """CAMPUS-3.1 Income comes in."""
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
    owner = state.owner
    members = state.world.members
    for k in range(state.world.member_starts[building], state.world.member_starts[building + 1]):
        if owner[members[k]] != seat:
            return False
    return True


def whole_owner(state: Campus, building: i64) -> i64:
    """CAMPUS-1.1 The seat that owns the building whole, or nobody."""
    owner = state.owner[state.world.members[state.world.member_starts[building]]]
    if owns_whole(state, owner, building):
        return owner
    return NOBODY


def order(state: Campus, seat: i64) -> i64:
    """CAMPUS-2.4 The seat's place in turn order, from 0."""
    return (seat - state.first + state.seats) % state.seats
