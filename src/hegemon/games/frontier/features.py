"""Chapter 6: woods are chopped, and features pay their first owner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.games.frontier import power, territory, warehouse
from hegemon.games.frontier.bitboards import STANDING, TAKEN, WITH_WOODS, is_open, take_away
from hegemon.games.frontier.content import (
    CHOPPED,
    ELEMENTS,
    FEATURES,
    GOLD,
    IRON,
    IRONS,
    LOGS,
    MATERIALS,
    PLAIN,
    VILLAGE,
)
from hegemon.games.frontier.events import CHOPPED as WERE_CHOPPED
from hegemon.games.frontier.events import FOUND, GIVEN, LOOTED
from hegemon.games.frontier.moves import take_gold

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def chop(state: Frontier, seat: i64, tile: i64) -> None:
    """FRONTIER-6.1 An own woods tile is crossed out for one log, free; it is no element any more."""
    power.shoot_across(state, tile, -1)
    power.lift(state, tile)
    state.element[tile] = CHOPPED
    power.lay(state, tile)
    power.shoot_across(state, tile, 1)
    take_away(state, STANDING, tile)
    take_away(state, WITH_WOODS, tile)
    state.tell(WERE_CHOPPED, seat, tile)
    warehouse.gain(state, seat, LOGS)


def why_not_chop(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    if state.owner[tile] != seat:
        return NotAllowed("FRONTIER-6.1", f"{state.name_of(tile)} isn't yours.")
    if state.element[tile] == CHOPPED:
        return NotAllowed("FRONTIER-6.1", f"The woods on {state.name_of(tile)} are already chopped.")
    return NotAllowed("FRONTIER-6.1", f"There are no woods on {state.name_of(tile)}.")


def open_feature(state: Frontier, seat: i64, tile: i64, gift: i64) -> None:
    """FRONTIER-6.2, FRONTIER-6.3, FRONTIER-6.4 What a feature gives to whoever is first to take it."""
    feature = state.feature[tile]
    if feature == VILLAGE:
        loot(state, seat, tile)
    elif feature == GOLD:
        give(state, seat, tile, gift)
    else:
        found: i64 = IRONS if feature == IRON else MATERIALS
        state.tell(FOUND, seat, tile, found)
        warehouse.gain(state, seat, found)


def loot(state: Frontier, seat: i64, tile: i64) -> None:
    """FRONTIER-1.5, FRONTIER-6.3 A village pays the next number of the list as actions."""
    number = state.loot[state.looted]
    state.looted += 1
    state.stored[seat] += number
    state.tell(LOOTED, seat, tile, number)


def give(state: Frontier, seat: i64, tile: i64, gift: i64) -> None:
    """FRONTIER-6.2 Gold gives one tile next to it, free, where there is one to give."""
    if gift >= 0:
        territory.occupy(state, seat, gift)
        state.tell(GIVEN, seat, tile, gift)


def mark_gifts(state: Frontier, seat: i64, gold: i64, found: i64) -> i64:
    """A move for each gift of a gold tile, into `scratch.gifts` behind those found; how many there are then."""
    grid = state.world.grid
    for k in range(grid.starts[gold], grid.starts[gold + 1]):
        if is_gift(state, seat, grid.links[k]):
            state.world.scratch.gifts[found] = take_gold(gold, grid.links[k])
            found += 1
    return found


def has_gift(state: Frontier, seat: i64, gold: i64) -> bool:
    """FRONTIER-6.2 Is there a tile next to the gold to be given?"""
    return mark_gifts(state, seat, gold, 0) > 0


def is_gift(state: Frontier, seat: i64, tile: i64) -> bool:
    """FRONTIER-6.2 Nobody's, without element and feature, and not closed water."""
    grid = state.world.grid
    row = grid.row_of[tile]
    taken = state.boards[TAKEN * grid.height + row] | state.boards[STANDING * grid.height + row]
    if (taken | state.ground.featured[row]) & grid.bit_of[tile]:
        return False
    return not state.ground.is_water(tile) or is_open(state, seat, tile)


def why_not_gold(state: Frontier, seat: i64, tile: i64, gift: i64, is_chosen: bool) -> NotAllowed:
    """FRONTIER-6.2 The tile itself could be taken: the gift is missing, or wrong."""
    here = state.name_of(tile)
    if state.feature[tile] != GOLD or state.owner[tile] >= 0:
        return NotAllowed("FRONTIER-6.2", f"There is no gold on {here}. Take it without a second tile.")
    if not is_chosen:
        return NotAllowed("FRONTIER-6.2", f"Choose a second tile for the gold on {here}: `take {here} gold TILE`.")
    if not has_gift(state, seat, tile):
        return NotAllowed("FRONTIER-6.2", f"There is no free tile next to {here}. Take it without a second tile.")
    if state.world.grid.distance(tile, gift) != 1:
        return NotAllowed("FRONTIER-6.2", f"{state.name_of(gift)} isn't next to the gold on {here}.")
    return NotAllowed("FRONTIER-6.2", f"The gold can't give you {state.name_of(gift)}: {why_no_gift(state, gift)}.")


def why_no_gift(state: Frontier, gift: i64) -> str:
    """FRONTIER-6.2 What a tile next to the gold has that a gift must not have."""
    if state.owner[gift] >= 0:
        return "it is taken"
    if power.element_power(state, gift) > 0:
        return f"it isn't empty ({ELEMENTS[state.element[gift]]})"
    if state.feature[gift] != PLAIN:
        return f"it isn't empty ({FEATURES[state.feature[gift]]})"
    return "you have no port on its sea"
