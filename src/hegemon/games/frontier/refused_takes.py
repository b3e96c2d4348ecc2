"""Why a tile cannot be taken: out of range, too dear, or too strong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import first, second, verb
from hegemon.games.frontier import expansion, features, obstacles, power, warehouse, ways
from hegemon.games.frontier.content import ELEMENTS, FEATURES, GOLD, PLAIN, SHIP_RANGE
from hegemon.games.frontier.marks import is_open, is_port
from hegemon.games.frontier.moves import TAKE_GOLD
from hegemon.games.frontier.obstacles import OBSTACLES, RULES, range_from

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def why_not(state: Frontier, seat: i64, move: i64) -> NotAllowed:
    """The first rule that a take breaks."""
    tile = first(move)
    if state.owner[tile] == seat:
        return NotAllowed("FRONTIER-4.6", f"{state.name_of(tile)} is yours already.")
    if not is_reached(state, seat, tile):
        return why_not_reached(state, seat, tile)
    cost = expansion.cost_of(state, tile)
    if cost > warehouse.spendable(state, seat):
        return why_not_paid(state, seat, tile, cost)
    if not expansion.is_strong_enough(state, seat, tile):
        return why_too_strong(state, seat, tile)
    return why_not_gold(state, seat, tile, second(move), verb(move) == TAKE_GOLD)


def is_reached(state: Frontier, seat: i64, tile: i64) -> bool:
    """Is the tile in range, by a way that is open?"""
    ways.mark_reach(state, seat)
    return state.world.scratch.reach[state.world.grid.row_of[tile]] & state.world.grid.bit_of[tile] != 0


def why_not_reached(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    here = state.name_of(tile)
    if state.ground.is_water(tile) and not is_open(state, seat, tile) and not is_port(state.building[tile]):
        return NotAllowed("FRONTIER-4.4", f"The sea of {here} is closed: you have no port there.")
    if not is_near(state, seat, tile):
        reach = state.world.range
        sentence = f"{here} is too far: your range is {reach}, and that of a ship {reach + SHIP_RANGE}."
        return NotAllowed("FRONTIER-4.1", sentence)
    kinds = obstacles.in_the_way(state, seat, tile)
    rule = RULES[kinds[0]]
    if len(kinds) == 1 and rule == "FRONTIER-4.3":
        return NotAllowed(rule, f"There is snow in the way to {here}: only tiles next to yours are reached.")
    return NotAllowed(rule, f"The way to {here} is barred by {' and '.join([OBSTACLES[kind] for kind in kinds])}.")


def is_near(state: Frontier, seat: i64, tile: i64) -> bool:
    """Is the tile in range of something, whatever lies between?"""
    for own in range(state.world.tiles):
        if state.owner[own] == seat and state.world.grid.distance(own, tile) <= range_from(state, own):
            return True
    return False


def why_not_paid(state: Frontier, seat: i64, tile: i64, cost: i64) -> NotAllowed:
    here = state.name_of(tile)
    if cost <= state.stored[seat]:
        cap = state.world.spend_cap
        sentence = (
            f"{here} costs {cost}, and of the {cap} that may be spent in a turn you have {cap - state.spent} left."
        )
        return NotAllowed("FRONTIER-3.2", sentence)
    rule = "FRONTIER-5.3" if state.owner[tile] >= 0 else "FRONTIER-4.1"
    return NotAllowed(rule, f"{here} costs {cost}, and you have {state.stored[seat]}.")


def why_too_strong(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    attack = power.attack_on(state, seat, tile)
    if state.owner[tile] < 0:
        element = ELEMENTS[state.element[tile]]
        needed = power.element_power(state, tile)
        sentence = f"The {element} of {state.name_of(tile)}: an attack of {needed} is needed, and yours is {attack}."
        return NotAllowed("FRONTIER-4.5", sentence)
    defence = power.defence_of(state, tile)
    sentence = f"Your attack on {state.name_of(tile)} is {attack} and must be higher than the defence of {defence}."
    return NotAllowed("FRONTIER-5.3", sentence)


def why_not_gold(state: Frontier, seat: i64, tile: i64, gift: i64, is_chosen: bool) -> NotAllowed:
    """FRONTIER-6.2 The tile itself could be taken: the gift is missing, or wrong."""
    here = state.name_of(tile)
    if state.feature[tile] != GOLD or state.owner[tile] >= 0:
        return NotAllowed("FRONTIER-6.2", f"There is no gold to be found in {here}: take it without a gift.")
    if not is_chosen:
        return NotAllowed("FRONTIER-6.2", f"Choose what the gold of {here} gives: `take {here} gold TILE`.")
    if not features.has_gift(state, seat, tile):
        return NotAllowed("FRONTIER-6.2", f"The gold of {here} has nothing to give: take it without a gift.")
    if state.world.grid.distance(tile, gift) != 1:
        return NotAllowed("FRONTIER-6.2", f"{state.name_of(gift)} is not next to the gold of {here}.")
    return NotAllowed("FRONTIER-6.2", f"{state.name_of(gift)} cannot be given: {why_no_gift(state, gift)}.")


def why_no_gift(state: Frontier, gift: i64) -> str:
    """FRONTIER-6.2 What a tile next to the gold has that a gift must not have."""
    if state.owner[gift] >= 0:
        return "it is somebody's"
    if power.element_power(state, gift) > 0:
        return f"it has an element ({ELEMENTS[state.element[gift]]})"
    if state.feature[gift] != PLAIN:
        return f"it has a feature ({FEATURES[state.feature[gift]]})"
    return "its sea is closed to you"
