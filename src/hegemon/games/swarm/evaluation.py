"""A guess at who will win Swarm, from what lies open and how the seat imagines the rest.

The unit is one troop on the board. Everyone's worth is counted, and a seat's guess is its part of the whole, so that
hurting the leader helps as much as gaining does. In the round of the ending event only points count, and what breaks
a tie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.features import Feature
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards, ending, quests
from hegemon.games.swarm.board_facts import effect, occupants
from hegemon.games.swarm.content import BASIN, BASTION, CELLS, CITY, DROUGHT, LEADERS, LONG_NIGHT, SANCTUARY
from hegemon.games.swarm.phases import BIDDING, COVERT_LOT, LEADER_LOT, OVER, QUEST_LOT
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

# Where each weight stands.
FIELD_WORTH: Final = 0
RESERVE_WORTH: Final = 1
INSIDE_WORTH: Final = 2
PRAYER_COST: Final = 3
FIRST_WATER_WORTH: Final = 4
NEXT_WATER_WORTH: Final = 5
SPARE_WATER_WORTH: Final = 6
LEADER_WORTH: Final = 7
SKILL_WORTH: Final = 8
BEST_SKILL_WORTH: Final = 9
MORE_LEADERS_WORTH: Final = 10
COVERT_WORTH: Final = 11
QUEST_WORTH: Final = 12
QUEST_HOLDS_WORTH: Final = 13
CITY_WORTH: Final = 14
LATE_CITY_WORTH: Final = 15
BASTION_WORTH: Final = 16
NEXT_BASTION_WORTH: Final = 17
CLAIM_WORTH: Final = 18
BASIN_WORTH: Final = 19
POINT_WORTH: Final = 20
RAIN_WORTH: Final = 21
CROWD_COST: Final = 22
WINNER_KEEPS: Final = 23
NEAR_WORTH: Final = 24
THREAT_COST: Final = 25
LAST_POINT_WORTH: Final = 26
LAST_SKILL_WORTH: Final = 27
LAST_TROOP_WORTH: Final = 28
LAST_BASE: Final = 29
FEATURES: Final = [
    Feature("field", 1.0, "a troop on the board"),
    Feature("reserve", 0.5, "a troop in reserve"),
    Feature("inside", 0.9, "a troop inside a temple"),
    Feature("prayer", 1.2, "what a seat misses while it prays"),
    Feature("first_water", 0.5, "each of the first water, which moves troops"),
    Feature("next_water", 0.22, "each of the next, which drops them"),
    Feature("spare_water", 0.08, "any more water"),
    Feature("leader", 0.7, "each of the first three leaders"),
    Feature("skill", 0.1, "a point of skill"),
    Feature("best_skill", 0.3, "a point of the best skill"),
    Feature("more_leaders", 0.2, "each further leader"),
    Feature("covert", 0.9, "a covert card"),
    Feature("quest", 0.8, "a quest"),
    Feature("quest_holds", 1.5, "a quest whose condition holds now"),
    Feature("city", 1.5, "a city"),
    Feature("late_city", 6.0, "a city, divided by the events that are left"),
    Feature("bastion", 1.8, "a bastion"),
    Feature("next_bastion", 2.0, "each bastion after the first"),
    Feature("claim", 14.0, "enough bastions"),
    Feature("basin", 2.0, "a basin"),
    Feature("point", 5.0, "a victory point"),
    Feature("rain", 0.35, "a troop where it rains, before the harvest"),
    Feature("crowd", 0.3, "what each troop beyond a full stack is worth less"),
    Feature("winner_keeps", 0.6, "the part of an army that wins a battle which is left"),
    Feature("near", 0.5, "a goal next to a stack"),
    Feature("threat", 0.5, "the part of a tile that a stronger neighbour takes away"),
    Feature("last_point", 10.0, "a point in the last round"),
    Feature("last_skill", 0.3, "a point of skill then, for the duel"),
    Feature("last_troop", 0.02, "a troop or one water then"),
    Feature("last_base", 2.0, "what everyone has then"),
]
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
        if has_quest_that_holds(state, seat):  # all that a seat knows of its own worth beyond what lies open
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
    worth = state.weights[LAST_BASE] + state.weights[LAST_POINT_WORTH] * (
        float(state.points[seat]) + cities(state, seat)
    )
    for leader in range(i64(len(LEADERS))):
        if state.leader_at[leader] == seat:
            worth += state.weights[LAST_SKILL_WORTH] * float(state.world.leader_skill[leader])
    return worth + state.weights[LAST_TROOP_WORTH] * float(state.water[seat] + on_board(state, seat))


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
    worth = state.weights[RESERVE_WORTH] * float(state.reserve[seat]) + state.weights[INSIDE_WORTH] * float(
        quests.troops_inside(state, seat)
    )
    worth += board_worth(state, seat) + water_worth(state, seat) + cards_worth(state, seat, viewer)
    if state.prays >> seat & 1 and state.phase < BIDDING:
        worth -= state.weights[PRAYER_COST]
    return worth + state.weights[POINT_WORTH] * float(state.points[seat])


def water_worth(state: Swarm, seat: i64) -> float:
    water = state.water[seat]
    if state.bidder == seat:
        water -= state.bid
    first = min(water, i64(FIRST_WATER))
    following = min(water, i64(NEXT_WATER)) - first
    return (
        state.weights[FIRST_WATER_WORTH] * float(first)
        + state.weights[NEXT_WATER_WORTH] * float(following)
        + state.weights[SPARE_WATER_WORTH] * float(water - first - following)
    )


def cards_worth(state: Swarm, seat: i64, viewer: i64) -> float:
    """Leaders by their skill, covert cards by number, quests more when they are about to pay."""
    worth = state.weights[COVERT_WORTH] * float(cards.hand_size(state, COVERT_LOT, seat))
    worth += leaders_worth(state, seat) + state.weights[QUEST_WORTH] * float(cards.hand_size(state, QUEST_LOT, seat))
    if seat == viewer:
        for quest in range(i64(len(state.quest_at))):
            if state.quest_at[quest] == seat and quests.holds(state, seat, quest):
                worth += state.weights[QUEST_HOLDS_WORTH]
    if state.bidder == seat:
        worth += lot_worth(state, seat)
    return worth


def has_quest_that_holds(state: Swarm, seat: i64) -> bool:
    for quest in range(i64(len(state.quest_at))):
        if state.quest_at[quest] == seat and quests.holds(state, seat, quest):
            return True
    return False


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
        state.weights[LEADER_WORTH] * float(enough)
        + state.weights[MORE_LEADERS_WORTH] * float(number - enough)
        + state.weights[SKILL_WORTH] * float(total)
        + state.weights[BEST_SKILL_WORTH] * float(best)
    )


def lot_worth(state: Swarm, seat: i64) -> float:
    """Of the card that the seat is about to buy."""
    if state.lot == QUEST_LOT:
        return state.weights[QUEST_WORTH]
    if state.lot == COVERT_LOT:
        return state.weights[COVERT_WORTH]
    enough = cards.hand_size(state, LEADER_LOT, seat) >= LEADERS_NEEDED
    return (
        (state.weights[MORE_LEADERS_WORTH] if enough else state.weights[LEADER_WORTH])
        + AVERAGE_SKILL * state.weights[SKILL_WORTH]
        + BEST_CHANCE * state.weights[BEST_SKILL_WORTH]
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
            kept *= chance * state.weights[WINNER_KEEPS] + state.weights[RESERVE_WORTH] * (1.0 - chance)
        worth += state.weights[FIELD_WORTH] * kept - state.weights[CROWD_COST] * float(max(i64(0), number - FULL_STACK))
        if raining >> state.cell_of[tile] & 1:
            worth += state.weights[RAIN_WORTH] * kept
        kind = state.world.tile_kind[tile]
        safe = chance * (1.0 - state.weights[THREAT_COST] * threat(state, seat, tile, number))
        if kind == BASTION:
            bastions += safe
        elif kind == CITY:
            worth += safe * (state.weights[CITY_WORTH] + state.weights[LATE_CITY_WORTH] * late)
        elif kind == BASIN:
            worth += safe * state.weights[BASIN_WORTH]
        worth += state.weights[NEAR_WORTH] * near_goals(state, seat, tile, number)
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
            found += 1.0 if state.truces == 0 else takeable(state, seat, near)
    return min(found, GOALS_NEAR)


def takeable(state: Swarm, seat: i64, tile: i64) -> float:
    """1 for a tile that a seat could take without breaking its word, else 0."""
    for other in range(state.seats):
        if state.troops[other * CELLS + tile] > 0 and state.is_trusted(seat, other):
            return 0.0
    return 1.0


def threat(state: Swarm, seat: i64, tile: i64, number: i64) -> float:
    """How likely a stronger neighbour comes: 0 to 1."""
    strongest: i64 = 0
    for direction in range(4):
        cell = state.world.steps[state.cell_of[tile] * 4 + direction]
        if cell < 0:
            continue
        near = state.tile_at[cell]
        for other in range(state.seats):
            if other != seat and not state.is_trusted(other, seat):
                strongest = max(strongest, state.troops[other * CELLS + near])
    if strongest == 0:
        return 0.0
    return float(strongest) / float(strongest + number)


def bastions_worth(state: Swarm, held: float) -> float:
    """Each is worth more than the last, and enough of them are nearly a win."""
    need = float(state.world.bastions_to_win)
    worth = state.weights[BASTION_WORTH] * held
    if held > 1.0:
        worth += state.weights[NEXT_BASTION_WORTH] * (held - 1.0)
    if held > need - 1.0:
        worth += state.weights[CLAIM_WORTH] * min(1.0, held - (need - 1.0))
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
