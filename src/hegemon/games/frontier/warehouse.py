"""Chapter 3: actions and resources, and the room there is for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.games.frontier.content import PLACES_A_RESOURCE, RESOURCE_KINDS, RESOURCES
from hegemon.games.frontier.events import DROPPED, STORED, WASTED

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def spendable(state: Frontier, seat: i64) -> i64:
    """FRONTIER-3.2 What the seat may still spend this turn, stored actions included."""
    return min(state.stored[seat], state.world.spend_cap - state.spent)


def pay(state: Frontier, seat: i64, cost: i64) -> None:
    state.stored[seat] -= cost
    state.spent += cost


def amount(state: Frontier, seat: i64, resource: i64) -> i64:
    """How many of a resource the seat has."""
    return state.resources[seat * RESOURCE_KINDS + resource]


def gain(state: Frontier, seat: i64, resource: i64) -> None:
    """FRONTIER-3.3 Resources are in hand until the turn ends."""
    state.resources[seat * RESOURCE_KINDS + resource] += 1


def use(state: Frontier, seat: i64, resource: i64, number: i64) -> None:
    state.resources[seat * RESOURCE_KINDS + resource] -= number


def places(state: Frontier, seat: i64) -> i64:
    """FRONTIER-3.1 How many places the seat's resources take."""
    number: i64 = 0
    for resource in range(i64(RESOURCE_KINDS)):
        number += state.resources[seat * RESOURCE_KINDS + resource]
    return places_for(0, number)


def filled_places(state: Frontier, seat: i64) -> i64:
    """FRONTIER-3.1 How many places the seat's actions and resources would take."""
    return state.stored[seat] + places(state, seat)


def places_for(actions: i64, resources: i64) -> i64:
    """FRONTIER-3.1, FRONTIER-9.2 Places for so many of both, which is also what they count in the end."""
    return actions + resources * PLACES_A_RESOURCE


def fits(state: Frontier, seat: i64) -> bool:
    """FRONTIER-3.3 Do the resources alone fit, so that the turn may end?"""
    return places(state, seat) <= state.world.capacity


def overflows(state: Frontier, seat: i64) -> bool:
    """FRONTIER-3.3 Would something be lost if the turn ended now? Only then is there a reason to drop."""
    return filled_places(state, seat) > state.world.capacity


def drop(state: Frontier, seat: i64, resource: i64) -> None:
    """FRONTIER-3.3 A resource leaves the game."""
    use(state, seat, resource, 1)
    state.gone[resource] += 1
    state.tell(DROPPED, seat, resource)


def store(state: Frontier, seat: i64) -> None:
    """FRONTIER-3.1, FRONTIER-3.3 What there is room for is kept until the next turn."""
    lost = wasted(state, seat)
    state.stored[seat] -= lost
    state.tell(STORED, seat, state.stored[seat])
    if lost > 0:
        state.tell(WASTED, seat, lost)


def wasted(state: Frontier, seat: i64) -> i64:
    """FRONTIER-3.3 Resources are kept first, and actions above the room that is left are lost: how many."""
    room = max(i64(0), state.world.capacity - places(state, seat))
    return max(i64(0), state.stored[seat] - room)


def lose(state: Frontier, seat: i64) -> None:
    """FRONTIER-9.1 Everything in the warehouse is lost."""
    state.stored[seat] = 0
    for resource in range(i64(RESOURCE_KINDS)):
        state.gone[resource] += amount(state, seat, resource)
        state.resources[seat * RESOURCE_KINDS + resource] = 0


def why_not_end(state: Frontier) -> NotAllowed:
    sentence = f"Your resources don't fit the {state.world.capacity} places of your warehouse. Discard one first."
    return NotAllowed("FRONTIER-3.3", sentence)


def why_not_drop(state: Frontier, seat: i64, resource: i64) -> NotAllowed:
    if amount(state, seat, resource) == 0:
        return NotAllowed("FRONTIER-3.3", f"You have no {RESOURCES[resource]}.")
    return NotAllowed("FRONTIER-3.3", "Everything fits in your warehouse, so there is no need to discard.")
