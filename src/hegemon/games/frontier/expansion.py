"""Chapter 4: taking tiles, by range, cost and power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.games.frontier import conquest, features, power, warehouse, ways
from hegemon.games.frontier.content import PLAIN
from hegemon.games.frontier.events import TOOK
from hegemon.games.frontier.marks import STANDING, TAKEN, change_owner
from hegemon.games.frontier.rows import column_of, lowest_bit

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier


def mark_takes(state: Frontier, seat: i64, actions: i64) -> i64:
    """Every tile that can be taken for so many actions, into `scratch.takes`; gold with a gift into `scratch.gifts`.

    How many gifts there are, each with its gold.
    """
    height = state.world.height
    scratch = state.world.scratch
    gifts: i64 = 0
    if actions == 0:
        for row in range(height):
            scratch.takes[row] = 0
        return gifts
    ways.mark_reach(state, seat)
    for row in range(height):
        takes = takeable(state, seat, row, scratch.reach[row], actions)
        scratch.takes[row] = takes
        gold = takes & state.ground.gold[row] & ~state.marks[TAKEN * height + row]
        if gold != 0:
            gifts = mark_gold(state, seat, row, gold, gifts)
    return gifts


def mark_gold(state: Frontier, seat: i64, row: i64, gold: i64, gifts: i64) -> i64:
    """FRONTIER-6.2 Gold that has something to give is taken with a gift only; how many gifts there are then."""
    while gold != 0:
        bit = lowest_bit(gold)
        gold ^= bit
        found = features.mark_gifts(state, seat, row * state.world.grid.width + column_of(bit), gifts)
        if found > gifts:
            state.world.scratch.takes[row] ^= bit
        gifts = found
    return gifts


def takeable(state: Frontier, seat: i64, row: i64, reach: i64, actions: i64) -> i64:
    """Those of the tiles in reach that can be taken: elements and enemies only if not too dear and not too strong."""
    height = state.world.height
    hard = reach & (state.marks[TAKEN * height + row] | state.marks[STANDING * height + row])
    found = reach ^ hard
    while hard != 0:
        bit = lowest_bit(hard)
        hard ^= bit
        tile = row * state.world.grid.width + column_of(bit)
        if cost_of(state, tile) <= actions and is_strong_enough(state, seat, tile):
            found |= bit
    return found


def cost_of(state: Frontier, tile: i64) -> i64:
    """FRONTIER-4.1, FRONTIER-5.3 An empty tile costs 1 action; a tile with an element costs that element's power."""
    return max(power.element_power(state, tile), i64(1))


def is_strong_enough(state: Frontier, seat: i64, tile: i64) -> bool:
    """FRONTIER-4.5, FRONTIER-5.3 As much attack as an element has power, or more than an enemy's defence."""
    if state.owner[tile] >= 0:
        return power.attack_on(state, seat, tile) > power.defence_of(state, tile)
    element = power.element_power(state, tile)
    return element == 0 or power.attack_on(state, seat, tile) >= element


def take(state: Frontier, seat: i64, tile: i64, gift: i64) -> None:
    """FRONTIER-4.1, FRONTIER-5.3 Pay, and own the tile; a gift is -1 where there is none."""
    cost = cost_of(state, tile)
    warehouse.pay(state, seat, cost)
    if state.owner[tile] >= 0:
        conquest.conquer(state, seat, tile, cost)
        return
    settle(state, seat, tile)
    state.tell(TOOK, seat, tile, cost)
    if state.feature[tile] != PLAIN:
        features.open_feature(state, seat, tile, gift)


def settle(state: Frontier, seat: i64, tile: i64) -> None:
    """FRONTIER-4.6 A tile that nobody owned is the seat's."""
    change_owner(state, seat, tile)
    power.lay(state, tile)
