"""A guess at who will win Swarm, from what lies open and how the seat imagines the rest.

The unit is one troop on the board. Everyone's worth is counted, and a seat's guess is its part of the whole, so that
hurting the leader helps as much as gaining does. In the round of the ending event only points count, and what breaks
a tie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards, ending, quests
from hegemon.games.swarm.board_facts import effect, occupants
from hegemon.games.swarm.content import BASIN, BASTION, CELLS, CITY, DROUGHT, LEADERS, LONG_NIGHT, SANCTUARY
from hegemon.games.swarm.phases import BIDDING, COVERT_LOT, LEADER_LOT, OVER, QUEST_LOT
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


FIELD_WORTH: Final = 1.0  # of a troop on the board
RESERVE_WORTH: Final = 0.5  # of a troop in reserve
INSIDE_WORTH: Final = 0.9  # of a troop inside a temple
PRAYER_COST: Final = 1.2  # that a seat misses while it prays
FIRST_WATER_WORTH: Final = 0.5  # of each of the first water, which moves troops
NEXT_WATER_WORTH: Final = 0.22  # of each of the next, which drops them
SPARE_WATER_WORTH: Final = 0.08  # of any more
LEADER_WORTH: Final = 0.7  # of each of the first three leaders
SKILL_WORTH: Final = 0.1  # of each point of skill
BEST_SKILL_WORTH: Final = 0.3  # of each point of the best one
MORE_LEADERS_WORTH: Final = 0.2  # of each further leader
COVERT_WORTH: Final = 0.9  # of a covert card
QUEST_WORTH: Final = 0.8  # of a quest
QUEST_HOLDS_WORTH: Final = 1.5  # more when its condition holds now
CITY_WORTH: Final = 1.5  # of a city
LATE_CITY_WORTH: Final = 6.0  # more, divided by the events that are left
BASTION_WORTH: Final = 1.8  # of a bastion
NEXT_BASTION_WORTH: Final = 2.0  # more for each after the first
CLAIM_WORTH: Final = 14.0  # of enough bastions
BASIN_WORTH: Final = 2.0  # of a basin
POINT_WORTH: Final = 5.0  # of a victory point
RAIN_WORTH: Final = 0.35  # of each troop where it rains, before the harvest
CROWD_COST: Final = 0.3  # that each troop beyond a full stack is worth less
WINNER_KEEPS: Final = 0.6  # of an army that wins a battle
NEAR_WORTH: Final = 0.5  # of a goal next to a stack
THREAT_COST: Final = 0.5  # of a tile that a stronger neighbour takes away
LAST_POINT_WORTH: Final = 10.0  # of a point in the last round
LAST_SKILL_WORTH: Final = 0.3  # of each point of skill then, for the duel
LAST_TROOP_WORTH: Final = 0.02  # then, of a troop or one water
LAST_BASE: Final = 2.0  # that everyone has then
AVERAGE_SKILL: Final = 3.5  # of a leader that nobody has seen
BEST_CHANCE: Final = 0.5  # that an unseen leader is the best of a hand
LEADERS_NEEDED: Final = 3
GOALS_NEAR: Final = 2.0  # that count for one stack
UNDECIDED: Final = 0.98  # no running game is worth more
LEAST_WORTH: Final = 0.5
FULL_STACK: Final = 6
FIRST_WATER: Final = 3
NEXT_WATER: Final = 8


def evaluate(state: Swarm, seat: i64) -> float:
    """The seat's worth as a part of everyone's, sharpened; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return ending.standing(state).share(int(seat))
    return part_of(worths_to(state, seat), seat)


def worths(state: Swarm) -> vec[float]:
    """The same for every seat; what all have in common is counted once."""
    if state.phase == OVER:
        return ending.standing(state).shares()
    seen = worths_to(state, NOBODY)
    found = vec[float]()
    for seat in range(state.seats):
        from_outside = seen[seat]
        seen[seat] = worth_to(state, seat, seat)
        found = append(found, part_of(seen, seat))
        seen[seat] = from_outside
    return found


def part_of(worths: vec[float], seat: i64) -> float:
    """A seat's worth as a part of everyone's."""
    total = 0.0
    for worth in worths:
        total += worth
    return UNDECIDED * worths[seat] / total


def worths_to(state: Swarm, viewer: i64) -> vec[float]:
    """What each seat is worth to a viewer, who knows its own hand only."""
    found = vec[float]()
    for seat in range(state.seats):
        found = append(found, worth_to(state, seat, viewer))
    return found


def worth_to(state: Swarm, seat: i64, viewer: i64) -> float:
    """Sharpened: who is twice as strong is more than twice as likely to win."""
    is_last = effect(state) == LONG_NIGHT
    worth = max(end_worth(state, seat) if is_last else worth_of(state, seat, viewer), LEAST_WORTH)
    return worth * worth


def end_worth(state: Swarm, seat: i64) -> float:
    """In the last round: points, then what decides a duel, then water."""
    worth = LAST_BASE + LAST_POINT_WORTH * (float(state.points[seat]) + cities(state, seat))
    for leader in range(i64(len(LEADERS))):
        if state.leader_at[leader] == seat:
            worth += LAST_SKILL_WORTH * float(state.world.leader_skill[leader])
    return worth + LAST_TROOP_WORTH * float(state.water[seat] + on_board(state, seat))


def on_board(state: Swarm, seat: i64) -> i64:
    """Troops of a seat on tiles."""
    number: i64 = 0
    for tile in range(i64(CELLS)):
        number += state.troops[seat * CELLS + tile]
    return number


def cities(state: Swarm, seat: i64) -> float:
    """Cities of a seat, a shared one by the chance to win it."""
    held = 0.0
    for tile in range(state.world.first_city, state.world.first_basin):
        if state.troops[seat * CELLS + tile] > 0:
            held += chance_at(state, seat, tile)
    return held


def worth_of(state: Swarm, seat: i64, viewer: i64) -> float:
    """What a seat has: troops and tiles, water, cards, and what it is close to."""
    worth = RESERVE_WORTH * float(state.reserve[seat]) + INSIDE_WORTH * float(quests.troops_inside(state, seat))
    worth += board_worth(state, seat) + water_worth(state, seat) + cards_worth(state, seat, viewer)
    if state.prays >> seat & 1 and state.phase < BIDDING:
        worth -= PRAYER_COST
    return worth + POINT_WORTH * float(state.points[seat])


def water_worth(state: Swarm, seat: i64) -> float:
    water = state.water[seat]
    if state.bidder == seat:
        water -= state.bid
    first = min(water, i64(FIRST_WATER))
    following = min(water, i64(NEXT_WATER)) - first
    return (
        FIRST_WATER_WORTH * float(first)
        + NEXT_WATER_WORTH * float(following)
        + SPARE_WATER_WORTH * float(water - first - following)
    )


def cards_worth(state: Swarm, seat: i64, viewer: i64) -> float:
    """Leaders by their skill, covert cards by number, quests more when they are about to pay."""
    worth = COVERT_WORTH * float(cards.hand_size(state, COVERT_LOT, seat))
    worth += leaders_worth(state, seat) + QUEST_WORTH * float(cards.hand_size(state, QUEST_LOT, seat))
    if seat == viewer:
        for quest in range(i64(len(state.quest_at))):
            if state.quest_at[quest] == seat and quests.holds(state, seat, quest):
                worth += QUEST_HOLDS_WORTH
    if state.bidder == seat:
        worth += lot_worth(state, seat)
    return worth


def leaders_worth(state: Swarm, seat: i64) -> float:
    """The best three count whole, the others little: one battle needs one leader."""
    best: i64 = 0
    number: i64 = 0
    total: i64 = 0
    for leader in range(i64(len(LEADERS))):
        if state.leader_at[leader] == seat:
            number += 1
            total += state.world.leader_skill[leader]
            best = max(best, state.world.leader_skill[leader])
    enough = min(number, i64(LEADERS_NEEDED))
    return (
        LEADER_WORTH * float(enough)
        + MORE_LEADERS_WORTH * float(number - enough)
        + SKILL_WORTH * float(total)
        + BEST_SKILL_WORTH * float(best)
    )


def lot_worth(state: Swarm, seat: i64) -> float:
    """Of the card that the seat is about to buy."""
    if state.lot == QUEST_LOT:
        return QUEST_WORTH
    if state.lot == COVERT_LOT:
        return COVERT_WORTH
    enough = cards.hand_size(state, LEADER_LOT, seat) >= LEADERS_NEEDED
    return (
        (MORE_LEADERS_WORTH if enough else LEADER_WORTH) + AVERAGE_SKILL * SKILL_WORTH + BEST_CHANCE * BEST_SKILL_WORTH
    )


def board_worth(state: Swarm, seat: i64) -> float:
    """Troops and the tiles they hold; a shared tile counts by the chance to win it."""
    worth = 0.0
    bastions = 0.0
    raining = rain(state)
    late = 1.0 / float(len(state.events) + 1)
    for tile in range(i64(CELLS)):
        number = state.troops[seat * CELLS + tile]
        if number == 0:
            continue
        chance = chance_at(state, seat, tile)
        kept = float(number)
        if chance < 1.0:
            kept *= chance * WINNER_KEEPS + RESERVE_WORTH * (1.0 - chance)
        worth += FIELD_WORTH * kept - CROWD_COST * float(max(i64(0), number - FULL_STACK))
        if raining >> state.cell_of[tile] & 1:
            worth += RAIN_WORTH * kept
        kind = state.world.tile_kind[tile]
        safe = chance * (1.0 - THREAT_COST * threat(state, seat, tile, number))
        if kind == BASTION:
            bastions += safe
        elif kind == CITY:
            worth += safe * (CITY_WORTH + LATE_CITY_WORTH * late)
        elif kind == BASIN:
            worth += safe * BASIN_WORTH
        worth += NEAR_WORTH * near_goals(state, seat, tile, number)
    return worth + bastions_worth(state, bastions)


def near_goals(state: Swarm, seat: i64, tile: i64, number: i64) -> float:
    """Cities and bastions next to a stack that it could take."""
    if number < 2:
        return 0.0
    found = 0.0
    for direction in range(4):
        cell = state.world.steps[state.cell_of[tile] * 4 + direction]
        if cell < 0:
            continue
        near = state.tile_at[cell]
        kind = state.world.tile_kind[near]
        if (kind in (CITY, BASTION, BASIN)) and state.troops[seat * CELLS + near] == 0:
            found += 1.0
    return min(found, GOALS_NEAR)


def threat(state: Swarm, seat: i64, tile: i64, number: i64) -> float:
    """How likely a stronger neighbour comes: 0 to 1."""
    strongest: i64 = 0
    for direction in range(4):
        cell = state.world.steps[state.cell_of[tile] * 4 + direction]
        if cell < 0:
            continue
        near = state.tile_at[cell]
        for other in range(state.seats):
            if other != seat:
                strongest = max(strongest, state.troops[other * CELLS + near])
    if strongest == 0:
        return 0.0
    return float(strongest) / float(strongest + number)


def bastions_worth(state: Swarm, held: float) -> float:
    """Each is worth more than the last, and enough of them are nearly a win."""
    need = float(state.world.bastions_to_win)
    worth = BASTION_WORTH * held
    if held > 1.0:
        worth += NEXT_BASTION_WORTH * (held - 1.0)
    if held > need - 1.0:
        worth += CLAIM_WORTH * min(1.0, held - (need - 1.0))
    return worth


def rain(state: Swarm) -> i64:
    """Cells where this round's harvest is still to come; none in a drought."""
    if state.event < 0 or effect(state) == DROUGHT or state.phase >= BIDDING:
        return 0
    return state.world.event_cells[state.event]


def chance_at(state: Swarm, seat: i64, tile: i64) -> float:
    """The chance to hold a tile after the battles, by strength."""
    there = occupants(state, tile)
    if there == bit(seat) or state.world.tile_kind[tile] == SANCTUARY:
        return 1.0
    mine = 0.0
    total = 0.0
    for other in range(state.seats):
        if there >> other & 1:
            strength = float(min(state.world.commitment_cap, state.troops[other * CELLS + tile]))
            strength += float(best_skill(state, other))
            power = strength * strength * strength
            total += power
            if other == seat:
                mine = power
    return mine / total if total > 0.0 else 1.0 / float(count_bits(there))


def best_skill(state: Swarm, seat: i64) -> i64:
    """Of the leaders that can still fight this round."""
    best: i64 = 0
    for leader in range(i64(len(LEADERS))):
        if state.leader_at[leader] == seat and state.fought >> leader & 1 == 0:
            best = max(best, state.world.leader_skill[leader])
    return best
