"""A guess at who will win Campus, from what lies on the map; troops still to place do not count.

Leaving the reserve out makes the end of a turn neutral: what the next player receives is not held against it.
The unit is one troop at the front.
"""

from __future__ import annotations

from math import pow
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.features import Feature
from hegemon.games.campus import ending, turn
from hegemon.games.campus.phases import OVER

if TYPE_CHECKING:
    from hegemon.games.campus.state import Campus

LAND: Final = 0
BONUS: Final = 1
PROGRESS: Final = 2
REAR: Final = 3
STEP: Final = 4
RISK: Final = 5
CHANCE: Final = 6
LARGEST: Final = 7
SHAKY: Final = 8
SHARPNESS: Final = 9
FEATURES: Final = [
    Feature("land", 1.0, "a territory"),
    Feature("bonus", 4.0, "a troop of bonus a turn"),
    Feature("progress", 2.0, "a troop of bonus of a building that is nearly whole"),
    Feature("rear", 0.15, "what a troop one step behind the front is worth less"),
    Feature("step", 0.1, "what a troop loses with every further step"),
    Feature("risk", 2.0, "what a border loses at most when a stronger enemy stands next to it"),
    Feature("chance", 6.0, "what a border gains at most when a weaker enemy stands next to it"),
    Feature("largest", 0.0, "a troop of the largest army"),
    Feature("shaky", 0.0, "a troop of bonus that is sure to be broken before it is paid"),
    Feature("sharpness", 1.0, "the power to which strengths are raised before they are compared", 0.0),
]
ALL: Final = -1
FURTHEST: Final = 6  # steps behind the front that are told apart
LEAST_STRENGTH: Final = 0.01  # of a seat that is still there, whatever its weights make of it
UNDECIDED: Final = 0.99  # no running game is worth more


def evaluate(state: Campus, seat: i64) -> float:
    """The seat's strength as a part of everyone's; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return ending.standing(state).share(int(seat))
    owned = holdings(state)
    strengths = strengths_of(state, owned)
    mine = strengths[seat] + posture(state, seat, steps_to_front(state, seat), owned)
    return part_of(state, seat, mine, sharpened_all(state, strengths))


def worths(state: Campus) -> vec[float]:
    """The same for every seat; what all have in common is counted once."""
    if state.phase == OVER:
        return ending.standing(state).shares()
    owned, steps = holdings(state), steps_to_front(state, ALL)
    strengths = strengths_of(state, owned)
    sharp = sharpened_all(state, strengths)
    worth = vec[float]()
    for seat in range(state.seats):
        mine = strengths[seat] + posture(state, seat, steps, owned)
        worth = append(worth, part_of(state, seat, mine, sharp))
    return worth


def part_of(state: Campus, seat: i64, strength: float, sharp: vec[float]) -> float:
    """A seat's strength and posture as a part of everyone's strength."""
    if state.fell[seat] > 0:
        return 0.0
    mine = sharpened(state, strength)
    total = mine
    for other in range(state.seats):
        if other != seat and state.fell[other] == 0:
            total += sharp[other]
    return UNDECIDED * mine / total


def sharpened_all(state: Campus, strengths: vec[float]) -> vec[float]:
    sharp = vec[float]()
    for strength in strengths:
        sharp = append(sharp, sharpened(state, strength))
    return sharp


def sharpened(state: Campus, strength: float) -> float:
    """Who is twice as strong may be more than twice as likely to win."""
    power = state.weights[SHARPNESS]
    strength = max(strength, LEAST_STRENGTH)
    return strength if power == 1.0 else pow(strength, power)


def holdings(state: Campus) -> vec[i64]:
    """By building and seat, how many of its territories the seat owns."""
    owner, starts, members, seats = state.owner, state.world.member_starts, state.world.members, state.seats
    owned = state.world.no_holdings[:]
    for building in range(state.world.map.buildings):
        for k in range(starts[building], starts[building + 1]):
            if owner[members[k]] >= 0:
                owned[building * seats + owner[members[k]]] += 1
    return owned


def is_whole(state: Campus, seat: i64, building: i64, owned: vec[i64]) -> bool:
    """Does the seat own every territory of the building, by what was counted?"""
    starts = state.world.member_starts
    return owned[building * state.seats + seat] == starts[building + 1] - starts[building]


def strengths_of(state: Campus, owned: vec[i64]) -> vec[float]:
    """By seat: troops, land and bonuses, which anyone can count. All seats in one look at the map, for speed."""
    worth = vec[float]()
    for held in state.held:
        worth = append(worth, state.weights[LAND] * float(held))
    owner, troops = state.owner, state.troops
    for territory in range(state.world.territories):
        worth[owner[territory]] += float(troops[territory])
    for building in range(state.world.map.buildings):
        whole = owner[state.world.members[state.world.member_starts[building]]]
        if whole >= 0 and is_whole(state, whole, building, owned):
            worth[whole] += state.weights[BONUS] * float(state.world.map.bonus[building])
    if state.weights[LARGEST] != 0.0:
        add_largest(state, worth)
    return worth


def add_largest(state: Campus, worth: vec[float]) -> None:
    """Troops that stand together strike together."""
    largest = state.world.none_yet[:]
    for territory in range(state.world.territories):
        owner = state.owner[territory]
        largest[owner] = max(largest[owner], state.troops[territory])
    for seat in range(state.seats):
        worth[seat] += state.weights[LARGEST] * float(largest[seat])


def posture(state: Campus, seat: i64, steps: vec[i64], owned: vec[i64]) -> float:
    """What the same troops and land are worth more or less for where they are."""
    worth = 0.0
    owner, troops, rear, step = state.owner, state.troops, state.weights[REAR], state.weights[STEP]
    for territory in range(state.world.territories):
        if owner[territory] == seat:
            if steps[territory] == 0:
                worth += front(state, seat, territory)
            else:
                worth -= (rear + step * float(steps[territory] - 1)) * float(troops[territory] - 1)
    for building in range(state.world.map.buildings):
        worth += state.weights[PROGRESS] * progress(state, seat, building, owned)
    if state.weights[SHAKY] != 0.0:
        worth -= state.weights[SHAKY] * shaky_bonus(state, seat, owned)
    return worth


def shaky_bonus(state: Campus, seat: i64, owned: vec[i64]) -> float:
    """The bonuses of a seat, each by the chance that somebody breaks it before it is paid again."""
    raised = vec[i64]()
    worth = 0.0
    for building in range(state.world.map.buildings):
        if is_whole(state, seat, building, owned):
            if len(raised) == 0:
                raised = vec[i64]([turn.income(state, other) for other in range(state.seats)])
            worth += float(state.world.map.bonus[building]) * break_chance(state, seat, building, raised)
    return worth


def break_chance(state: Campus, seat: i64, building: i64, raised: vec[i64]) -> float:
    """The chance of the best attack on a building, by an army next to it and all that its owner raises."""
    world = state.world
    best = 0.0
    for member in range(world.member_starts[building], world.member_starts[building + 1]):
        territory = world.members[member]
        for k in range(world.starts[territory], world.starts[territory + 1]):
            enemy = state.owner[world.links[k]]
            if enemy != seat:
                attack = float(state.troops[world.links[k]] - 1 + raised[enemy])
                defence = float(state.troops[territory])
                best = max(best, attack * attack / (attack * attack + defence * defence))
    return best


def steps_to_front(state: Campus, seat: i64) -> vec[i64]:
    """For each territory of a seat, or of all, how many steps through own land lead to one that touches an enemy."""
    owner, starts, links = state.owner, state.world.starts, state.world.links
    steps = vec[i64](capacity=state.world.territories)
    queue = vec[i64](capacity=state.world.territories)
    for territory in range(state.world.territories):
        is_front = (seat == ALL or owner[territory] == seat) and touches_enemy(state, territory)
        steps = append(steps, 0 if is_front else FURTHEST)
        if is_front:
            queue = append(queue, territory)
    at: i64 = 0
    while at < len(queue):
        near = queue[at]
        at += 1
        for k in range(starts[near], starts[near + 1]):
            behind = links[k]
            if steps[behind] > steps[near] + 1 and owner[behind] == owner[near]:
                steps[behind] = steps[near] + 1
                queue = append(queue, behind)
    return steps


def front(state: Campus, seat: i64, territory: i64) -> float:
    """Less where a neighbour is stronger, more where one is weaker."""
    owner, troops, links = state.owner, state.troops, state.world.links
    own = troops[territory]
    strongest: i64 = 0
    weakest: i64 = own
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        neighbour = links[k]
        if owner[neighbour] != seat:
            strongest = max(strongest, troops[neighbour])
            weakest = min(weakest, troops[neighbour])
    risk = float(max(i64(0), strongest - own)) / float(strongest + own)
    chance = float(own - weakest) / float(own + weakest)
    return state.weights[CHANCE] * chance - state.weights[RISK] * risk


def touches_enemy(state: Campus, territory: i64) -> bool:
    """Is a territory next to it another's?"""
    for k in range(state.world.starts[territory], state.world.starts[territory + 1]):
        if state.owner[state.world.links[k]] != state.owner[territory]:
            return True
    return False


def progress(state: Campus, seat: i64, building: i64, owned: vec[i64]) -> float:
    """The bonus of a building times the square of the part that is owned."""
    starts = state.world.member_starts
    part = float(owned[building * state.seats + seat]) / float(starts[building + 1] - starts[building])
    return float(state.world.map.bonus[building]) * part * part
