"""Chapter 4: taking tiles, by range, cost and power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import first, second, verb
from hegemon.games.frontier import features, power, reach, territory, warehouse
from hegemon.games.frontier.bitboards import STANDING, TAKEN, column_of, lowest_bit
from hegemon.games.frontier.content import ELEMENTS, PLAIN
from hegemon.games.frontier.events import TOOK
from hegemon.games.frontier.moves import TAKE_GOLD

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
    reach.mark_reach(state, seat)
    for row in range(height):
        takes = takeable(state, seat, row, scratch.reach[row], actions)
        scratch.takes[row] = takes
        gold = takes & state.ground.gold[row] & ~state.boards[TAKEN * height + row]
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


def takeable(state: Frontier, seat: i64, row: i64, reached: i64, actions: i64) -> i64:
    """Those of the tiles in reach that can be taken: elements and enemies only if not too dear and not too strong."""
    height = state.world.height
    hard = reached & (state.boards[TAKEN * height + row] | state.boards[STANDING * height + row])
    found = reached ^ hard
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
        territory.conquer(state, seat, tile, cost)
        return
    territory.occupy(state, seat, tile)
    state.tell(TOOK, seat, tile, cost)
    if state.feature[tile] != PLAIN:
        features.open_feature(state, seat, tile, gift)


def why_not_take(state: Frontier, seat: i64, move: i64) -> NotAllowed:
    """The first rule that a take breaks."""
    tile = first(move)
    if state.owner[tile] == seat:
        return NotAllowed("FRONTIER-4.6", f"{state.name_of(tile)} is already yours.")
    if not reach.is_reached(state, seat, tile):
        return reach.why_not_reached(state, seat, tile)
    cost = cost_of(state, tile)
    if cost > warehouse.spendable(state, seat):
        return why_not_paid(state, seat, tile, cost)
    if not is_strong_enough(state, seat, tile):
        return why_too_strong(state, seat, tile)
    return features.why_not_gold(state, seat, tile, second(move), verb(move) == TAKE_GOLD)


def why_not_paid(state: Frontier, seat: i64, tile: i64, cost: i64) -> NotAllowed:
    here = state.name_of(tile)
    if cost <= state.stored[seat]:
        cap = state.world.spend_cap
        sentence = f"{here} costs {cost}, and you can only spend {cap - state.spent} more this turn (limit {cap})."
        return NotAllowed("FRONTIER-3.2", sentence)
    rule = "FRONTIER-5.3" if state.owner[tile] >= 0 else "FRONTIER-4.1"
    return NotAllowed(rule, f"{here} costs {cost}, and you have {state.stored[seat]}.")


def why_too_strong(state: Frontier, seat: i64, tile: i64) -> NotAllowed:
    attack = power.attack_on(state, seat, tile)
    if state.owner[tile] < 0:
        element = ELEMENTS[state.element[tile]]
        needed = power.element_power(state, tile)
        sentence = f"The {element} on {state.name_of(tile)} needs an attack of {needed}, and yours is {attack}."
        return NotAllowed("FRONTIER-4.5", sentence)
    defence = power.defence_of(state, tile)
    sentence = f"Your attack on {state.name_of(tile)} is {attack}, and it has to beat a defence of {defence}."
    return NotAllowed("FRONTIER-5.3", sentence)
