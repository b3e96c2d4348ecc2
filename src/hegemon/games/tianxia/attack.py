"""Chapter 5: prestige, the battle, and the raid."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY
from hegemon.games.tianxia import events, items, purse
from hegemon.games.tianxia.board_facts import defence, first_in, governors_on_path, ramparts, strength_of
from hegemon.games.tianxia.content import PATH, SOLDIER_SPACES, SPACES, WALL_SPACES

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

LEFTNESS: Final = 16  # more than any row is long


def fight(state: Tianxia) -> None:
    """TIANXIA-5.1 to TIANXIA-5.4 The whole attack on a lane; what is left of the nomads is the toll."""
    lane = state.lane
    state.tell(events.ATTACKED, lane, state.strength[lane], defence(state, lane))
    leader = award_prestige(state, lane)
    left = battle(state, lane)
    if left == 0:
        state.tell(events.WON, lane)
        if leader != NOBODY:
            purse.score(state, leader, items.DEFENCE, governors_on_path(state, lane))
    state.toll = raid(state, lane, left)


def award_prestige(state: Tianxia, lane: i64) -> i64:
    """TIANXIA-5.1 Points for the most, second and third most strength; who gained most, or nobody."""
    ranks = vec[i64]([rank(state, lane, seat) for seat in range(state.seats)])
    leader: i64 = NOBODY
    most: i64 = 0
    for place in range(state.seats):
        seat = next_in(ranks)
        if seat == NOBODY:
            break
        ranks[seat] = 0
        points = state.world.prestige[place]
        purse.score(state, seat, items.PRESTIGE, points)
        if points > most:
            leader, most = seat, points
    return leader


def rank(state: Tianxia, lane: i64, seat: i64) -> i64:
    """TIANXIA-5.1 Strength, then leftmost soldier, wall and tower, as one number; 0 for who has no strength there."""
    strength = strength_of(state, lane, seat)
    if strength == 0:
        return 0
    towers = state.world.tower_spaces
    soldier = LEFTNESS - first_in(state.soldier_at, lane * SOLDIER_SPACES, (lane + 1) * SOLDIER_SPACES, seat)
    wall = LEFTNESS - first_in(state.wall_at, lane * WALL_SPACES, (lane + 1) * WALL_SPACES, seat)
    tower = LEFTNESS - first_in(state.tower_at, lane * towers, (lane + 1) * towers, seat)
    return ((strength * 32 + soldier) * 32 + wall) * 32 + tower


def next_in(ranks: vec[i64]) -> i64:
    """The seat with the highest rank above 0."""
    best: i64 = NOBODY
    highest: i64 = 0
    for seat in range(i64(len(ranks))):
        if ranks[seat] > highest:
            best, highest = seat, ranks[seat]
    return best


def battle(state: Tianxia, lane: i64) -> i64:
    """TIANXIA-5.2 Towers and walls, then soldiers from the left; the strength that is left."""
    left = max(i64(0), state.strength[lane] - ramparts(state, lane))
    for at in range(lane * SOLDIER_SPACES, (lane + 1) * SOLDIER_SPACES):
        seat = state.soldier_at[at]
        if left == 0 or seat < 0:
            break
        state.soldier_at[at] = -1
        state.supply[seat] += 1
        purse.score(state, seat, items.SOLDIERS, 1)
        left -= 1
    return left


def raid(state: Tianxia, lane: i64, left: i64) -> i64:
    """TIANXIA-5.4 Along the path, building after building, until the strength is 0; what is left of it."""
    for k in range(lane * PATH, (lane + 1) * PATH):
        if left == 0:
            break
        building = state.world.path[k]
        sack(state, building)
        left = max(i64(0), left - state.world.raid[building])
        state.tell(events.RAIDED, building, left)
    return left


def sack(state: Tianxia, building: i64) -> None:
    """TIANXIA-5.4 All governors go home, a cost token is added, empty tile spaces get new tiles."""
    state.tokens[building] += 1
    for at in range(building * SPACES, (building + 1) * SPACES):
        seat = state.governor_at[at]
        if seat >= 0:
            state.governor_at[at] = -1
            state.supply[seat] += 1
            state.tell(events.SACKED, seat, building)
        if state.world.has_tile[at] and state.tile_at[at] < 0:
            state.tile_at[at] = purse.draw_tile(state)


def withdraw(state: Tianxia) -> None:
    """TIANXIA-5.6 Back to the start with the first strength; soldiers that are left slide to the left."""
    lane = state.lane
    state.nomad[lane] = 0
    state.strength[lane] = state.world.first_strength[lane]
    free = lane * SOLDIER_SPACES
    for at in range(lane * SOLDIER_SPACES, (lane + 1) * SOLDIER_SPACES):
        seat = state.soldier_at[at]
        if seat >= 0:
            state.soldier_at[at] = -1
            state.soldier_at[free] = seat
            free += 1
    state.tell(events.WITHDREW, lane)
