"""Chapter 4, the military turn: walls, towers and soldiers, bought or free."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import pack
from hegemon.games.tianxia import events, moves, phases, purse
from hegemon.games.tianxia.benefits import ANY_STEP, COINS, RICE, STONE
from hegemon.games.tianxia.board_facts import has, number_of, passive
from hegemon.games.tianxia.content import (
    CHEAP_SOLDIERS,
    CHEAP_WALLS,
    FORTIFY,
    LANE_COUNT,
    SOLDIER_SPACES,
    TRAIN,
    WALL_SPACES,
)
from hegemon.games.tianxia.region import disc_price, place_disc

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

WALLS: Final = 5  # on a player board
TOWERS: Final = 3
NO_MORE: Final = 1 << 30  # the price of what a board has no more of


def can_begin(state: Tianxia, seat: i64, place: i64) -> bool:
    return state.discs[seat] > 0 and has(state, seat, COINS) >= disc_price(state, seat, place)


def begin(state: Tianxia, seat: i64, drill: i64) -> None:
    """TIANXIA-4.5 A disc on fortify or train, and one step on any track."""
    place_disc(state, seat, FORTIFY if drill == 0 else TRAIN)
    state.deed = phases.FORTIFY if drill == 0 else phases.TRAIN
    state.effects = append(state.effects, i64(ANY_STEP | 1 << 4))


def legal(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.5 Any number of walls and towers, or of soldiers, or nothing."""
    if state.deed == phases.TRAIN:
        if has(state, seat, RICE) >= soldier_price(state, seat):
            listed = legal_soldiers(state, seat, listed)
    else:
        stone = has(state, seat, STONE)
        if wall_price(state, seat) <= stone:
            listed = legal_walls(state, seat, listed)
        if tower_price(state, seat) <= stone:
            listed = legal_towers(state, seat, listed)
    return append(listed, moves.DONE)


def wall_price(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-4.5 In ascending order of the own board's stone costs."""
    built = number_of(state.wall_at, seat)
    if built >= WALLS:
        return NO_MORE
    return discounted(state, seat, state.world.wall_cost[state.house[seat] * WALLS + built])


def tower_price(state: Tianxia, seat: i64) -> i64:
    built = number_of(state.tower_at, seat)
    if built >= TOWERS:
        return NO_MORE
    return discounted(state, seat, state.world.tower_cost[state.house[seat] * TOWERS + built])


def discounted(state: Tianxia, seat: i64, stone: i64) -> i64:
    return max(i64(1), stone - passive(state, seat, CHEAP_WALLS))


def soldier_price(state: Tianxia, seat: i64) -> i64:
    """TIANXIA-4.5 Rice for each soldier."""
    return max(i64(0), state.world.soldier_price - passive(state, seat, CHEAP_SOLDIERS))


def legal_walls(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.11 The next wall on the own board, in any section with room."""
    if number_of(state.wall_at, seat) < WALLS:
        listed = with_room(state.wall_at, WALL_SPACES, moves.WALL, listed)
    return listed


def legal_towers(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    if number_of(state.tower_at, seat) < TOWERS:
        listed = with_room(state.tower_at, state.world.tower_spaces, moves.TOWER, listed)
    return listed


def legal_soldiers(state: Tianxia, seat: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-4.11 A soldier comes from the supply."""
    if state.supply[seat] > 0:
        listed = with_room(state.soldier_at, SOLDIER_SPACES, moves.SOLDIER, listed)
    return listed


def with_room(cells: vec[i64], spaces: i64, verb: i64, listed: vec[i64]) -> vec[i64]:
    """TIANXIA-1.1 Rows are filled from the left, so a section has room while its last space is free."""
    for lane in range(i64(LANE_COUNT)):
        if cells[(lane + 1) * spaces - 1] < 0:
            listed = append(listed, pack(verb, lane))
    return listed


def put(cells: vec[i64], spaces: i64, lane: i64, seat: i64) -> None:
    """TIANXIA-1.1 In the leftmost free space of a row."""
    for at in range(lane * spaces, (lane + 1) * spaces):
        if cells[at] < 0:
            cells[at] = seat
            return


def build_wall(state: Tianxia, seat: i64, lane: i64) -> None:
    put(state.wall_at, WALL_SPACES, lane, seat)
    state.tell(events.WALLED, seat, lane)


def build_tower(state: Tianxia, seat: i64, lane: i64) -> None:
    put(state.tower_at, state.world.tower_spaces, lane, seat)
    state.tell(events.TOWERED, seat, lane)


def station(state: Tianxia, seat: i64, lane: i64) -> None:
    """TIANXIA-4.5 A meeple from the own supply becomes a soldier."""
    state.supply[seat] -= 1
    put(state.soldier_at, SOLDIER_SPACES, lane, seat)
    state.tell(events.TRAINED, seat, lane)


def buy_wall(state: Tianxia, seat: i64, lane: i64) -> None:
    purse.pay(state, seat, STONE, wall_price(state, seat))
    build_wall(state, seat, lane)


def buy_tower(state: Tianxia, seat: i64, lane: i64) -> None:
    purse.pay(state, seat, STONE, tower_price(state, seat))
    build_tower(state, seat, lane)


def buy_soldier(state: Tianxia, seat: i64, lane: i64) -> None:
    purse.pay(state, seat, RICE, soldier_price(state, seat))
    station(state, seat, lane)
