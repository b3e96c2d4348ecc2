"""A guess at who will win Artefacts. The unit is one area that is owned.

Everyone's worth is counted: areas, the surer the larger the lead there; armies; artefacts; continents as far as they
are owned; and what stronger armies next door could do to weaker ones. A seat's guess is its part of the whole.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.features import Feature
from hegemon.games.artefacts import ending, slots
from hegemon.games.artefacts.content import OVER

if TYPE_CHECKING:
    from hegemon.games.artefacts.state import Artefacts

LEAD: Final = 0
ARMY: Final = 1
ARTEFACT: Final = 2
BONUS: Final = 3
CHANCE: Final = 4
RISK: Final = 5
STILL: Final = 6
ROOM: Final = 7
EARLY: Final = 8
LATE: Final = 9
FEATURES: Final = [
    Feature("lead", 0.2, "an army that an owner has more than the next, up to two"),
    Feature("army", 0.15, "an army"),
    Feature("artefact", 0.7, "an artefact"),
    Feature("bonus", 0.35, "an army of bonus, times the square of the part of its continent that is owned"),
    Feature("chance", 0.1, "a stronger army next to a weaker one"),
    Feature("risk", 0.1, "what the weaker one loses"),
    Feature("still", 0.5, "how it would end, when all but the last turn of a standstill are over"),
    Feature("room", 0.0, "an empty area next to own armies"),
    Feature("early", 0.0, "how sure an area of lead is at the start; 0, and late 0: by the part of everyone's worth"),
    Feature("late", 0.0, "how sure it is at the end"),
]
SURE: Final = 2  # armies of a lead that count
LEAST_WORTH: Final = 0.3
UNDECIDED: Final = 0.99  # no running game is worth more


def evaluate(state: Artefacts, seat: i64) -> float:
    """The seat's worth as a part of everyone's; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return ending.standing(state).share(int(seat))
    return part_of(state, seat, worths_of(state))


def worths(state: Artefacts) -> vec[float]:
    """The same for every seat; what all have in common is counted once."""
    if state.phase == OVER:
        return ending.standing(state).shares()
    counted = worths_of(state)
    return vec[float]([part_of(state, seat, counted) for seat in range(state.seats)])


def part_of(state: Artefacts, seat: i64, worths: vec[float]) -> float:
    """A seat's worth as a part of everyone's, and how it would stand if the game ended in silence."""
    guess = UNDECIDED * max(worths[seat], LEAST_WORTH) / everyones_worth(state, seat, worths)
    if state.quiet == 0:
        return guess
    near = state.weights[STILL] * float(state.quiet) / float(state.seats)
    return (1.0 - near) * guess + near * (1.0 if ending.standing(state).places[seat] == 1 else 0.0)


def everyones_worth(state: Artefacts, seat: i64, worths: vec[float]) -> float:
    """Of which a seat's worth is a part; where a lead counts by its size, others weigh as much more or less as it."""
    mine = max(worths[seat], LEAST_WORTH)
    sure = sureness(state)
    total = 0.0
    for worth in worths:
        other = max(worth, LEAST_WORTH)
        total += mine * exp(sure * (other - mine)) if sure > 0.0 else other
    return total


def sureness(state: Artefacts) -> float:
    """How much surer a win is with every area of lead: the fuller the world, the more."""
    free = float(state.left) / float(len(state.ground))
    return state.weights[EARLY] * free + state.weights[LATE] * (1.0 - free)


def worths_of(state: Artefacts) -> vec[float]:
    """By seat: what it has, and what it could gain and lose."""
    worths = vec[float]([0.0 for _ in range(state.seats)])
    for seat in range(state.seats):
        worths[seat] = state.weights[ARMY] * float(state.hosts[seat]) + state.weights[ARTEFACT] * float(
            state.held[seat]
        )
    owners = vec[i64]([slots.owner_of(state, area) for area in range(state.world.areas)])
    for area in range(state.world.areas):
        if owners[area] >= 0:
            worths[owners[area]] += 1.0 + state.weights[LEAD] * float(min(lead(state, area, owners[area]), i64(SURE)))
        elif state.weights[ROOM] != 0.0 and state.free[area] > 0:
            add_room(state, area, worths)
        add_dangers(state, area, worths)
    for continent in range(state.world.continents):
        add_progress(state, continent, owners, worths)
    return worths


def lead(state: Artefacts, area: i64, owner: i64) -> i64:
    """How many armies an owner has more than the next."""
    following: i64 = 0
    at = area * state.seats
    for seat in range(state.seats):
        if seat != owner:
            following = max(following, state.armies[at + seat])
    return state.armies[at + owner] - following


def add_room(state: Artefacts, area: i64, worths: vec[float]) -> None:
    """An empty area for everybody who stands next to it."""
    if slots.occupants(state, area) != 0:
        return
    links = state.world.next
    for seat in range(state.seats):
        for k in range(links.starts[area], links.starts[area + 1]):
            if state.armies[links.links[k] * state.seats + seat] > 0:
                worths[seat] += state.weights[ROOM]
                break


def add_dangers(state: Artefacts, area: i64, worths: vec[float]) -> None:
    """Armies in an area that others, inside or next door, outnumber."""
    links = state.world.next
    for seat in range(state.seats):
        number = state.armies[area * state.seats + seat]
        if number > 0:
            strongest: i64 = number
            enemy: i64 = -1
            for k in range(links.starts[area] - 1, links.starts[area + 1]):
                beside = area if k < links.starts[area] else links.links[k]
                for other in range(state.seats):
                    if other != seat and state.armies[beside * state.seats + other] > strongest:
                        strongest = state.armies[beside * state.seats + other]
                        enemy = other
            if enemy >= 0:
                worths[seat] -= state.weights[RISK]
                worths[enemy] += state.weights[CHANCE]


def add_progress(state: Artefacts, continent: i64, owners: vec[i64], worths: vec[float]) -> None:
    """A continent for who owns most of it."""
    first, behind = state.world.firsts[continent], state.world.firsts[continent + 1]
    for seat in range(state.seats):
        owned: i64 = 0
        for area in range(first, behind):
            if owners[area] == seat:
                owned += 1
        part = float(owned) / float(behind - first)
        worths[seat] += state.weights[BONUS] * float(state.world.bonus[continent]) * part * part
