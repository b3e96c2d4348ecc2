"""A guess at who will win Tianxia. The unit is one point at the end.

Everyone's worth is counted: points so far, and what things, discs, tiles, income and the wall will bring in the rounds
that are left. A seat's guess is its part of the whole, where a lead counts the more the larger it is.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.features import Feature
from hegemon.games.tianxia import attack, scoring
from hegemon.games.tianxia.benefits import THING_COUNT
from hegemon.games.tianxia.board_facts import (
    governors_in,
    governors_on_path,
    is_attacked,
    is_passed,
    number_of,
    ramparts,
    soldiers,
)
from hegemon.games.tianxia.choices import ONE_USE
from hegemon.games.tianxia.content import BUILDING_COUNT, LANE_COUNT, PATH
from hegemon.games.tianxia.phases import OVER
from hegemon.games.tianxia.worths import THING_WORTHS

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

# Where each weight stands.
LEFTOVER_WORTH: Final = 0
DISC_WORTH: Final = 1
PLACE_WORTH: Final = 2
PASSIVE_WORTH: Final = 3
TILE_PART: Final = 4
MERCHANT_WORTH: Final = 5
CARD_WORTH: Final = 6
GUESSED_AT_FIRST: Final = 7
GUESSED_MORE: Final = 8
FUTURE: Final = 9
SOLDIER_WORTH: Final = 10
GOVERNOR_LOSS: Final = 11
MEEPLE_WORTH: Final = 12
FEATURES: Final = [
    Feature("leftover", 0.2, "a thing in the end"),
    Feature("disc", 4.2, "an unused disc before passing"),
    Feature("place", 0.7, "a place further ahead in the next order"),
    Feature("passive", 1.6, "a passive effect, for each round"),
    Feature("tile", 0.75, "the part of what a tile will give"),
    Feature("merchant", 0.5, "a merchant"),
    Feature("card", 1.0, "an objective for its upper part, or what it may still bring"),
    Feature("guessed_at_first", 4.0, "points of an objective in another's hand, at the start"),
    Feature("guessed_more", 4.0, "so many more in the last round"),
    Feature("future", 0.45, "a section's prestige, for each round to come"),
    Feature("soldier", 0.7, "a soldier"),
    Feature("governor", 2.2, "a governor that raiders would send home"),
    Feature("meeple", 0.5, "each of the first few meeples at home"),
]
SPREAD: Final = 9.0  # points of lead that make a seat e times as likely to win
CARDS_THAT_COUNT: Final = 3
SCARCE: Final = 3


def evaluate(state: Tianxia, seat: i64) -> float:
    """The seat's part of everyone's worth; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return scoring.standing(state).share(int(seat))
    points = counted(state)
    points[seat] += surprise(state, seat)
    return part_of(points, seat)


def worths(state: Tianxia) -> vec[float]:
    """The same for every seat; what all have in common is counted once."""
    if state.phase == OVER:
        return scoring.standing(state).shares()
    points = counted(state)
    found = vec[float]()
    for seat in range(state.seats):
        from_outside = points[seat]
        points[seat] += surprise(state, seat)
        found = append(found, part_of(points, seat))
        points[seat] = from_outside
    return found


def surprise(state: Tianxia, seat: i64) -> float:
    """What a seat, which knows its own objectives, has of them beyond what the others guess."""
    return float(scoring.for_objectives(state, seat)) - guessed_objectives(state, seat)


def guessed_objectives(state: Tianxia, seat: i64) -> float:
    """What the objectives in a hand are worth now to those who cannot see them."""
    cards = min(number_of(state.objective_at, seat), i64(CARDS_THAT_COUNT))
    return float(cards) * (
        state.weights[GUESSED_AT_FIRST] + state.weights[GUESSED_MORE] * float(state.round) / float(state.world.rounds)
    )


def counted(state: Tianxia) -> vec[float]:
    """By seat, as everyone can see it: what it has, and what its walls are worth in the next attack."""
    points = vec[float]([open_worth(state, seat) for seat in range(state.seats)])
    for lane in range(i64(LANE_COUNT)):
        add_wall(state, lane, points)
    return points


def part_of(points: vec[float], seat: i64) -> float:
    """The chance of a seat whose points lie so far from the others'."""
    total = 0.0
    for other in points:
        total += exp((other - points[seat]) / SPREAD)
    return 1.0 / total


def open_worth(state: Tianxia, seat: i64) -> float:
    """Without the wall: points, and what they will grow by."""
    left = float(state.world.rounds - state.round)
    worth = float(scoring.open_score(state, seat)) + guessed_objectives(state, seat)
    worth += things_worth(state, seat, usefulness(state, seat))
    worth += income_worth(state, seat) * left + hand_worth(state, seat, left)
    if not is_passed(state, seat):
        return worth + state.weights[DISC_WORTH] * float(state.discs[seat])
    for place in range(i64(len(state.passers))):
        if state.passers[place] == seat and left > 0.0:
            worth += state.weights[PLACE_WORTH] * float(state.seats - place)
    return worth


def usefulness(state: Tianxia, seat: i64) -> float:
    """How much of the worth of a thing can still be made of it."""
    left = state.world.rounds - state.round
    if left > 1:
        return 1.0
    if left == 1:
        return 0.85
    if is_passed(state, seat):
        return 0.0
    return 0.6 if state.discs[seat] > 0 else 0.15


def things_worth(state: Tianxia, seat: i64, useful: float) -> float:
    """Coins, resources and goods; of many the last are worth less."""
    worth = 0.0
    for thing in range(i64(THING_COUNT)):
        amount = float(state.purse[seat * THING_COUNT + thing])
        full = THING_WORTHS[thing] * min(amount, 4.0) + 0.5 * THING_WORTHS[thing] * max(0.0, amount - 4.0)
        worth += state.weights[LEFTOVER_WORTH] * amount + useful * max(
            0.0, full - state.weights[LEFTOVER_WORTH] * amount
        )
    return worth


def income_worth(state: Tianxia, seat: i64) -> float:
    """What governors and workers bring each round."""
    worth = 0.0
    for building in range(i64(BUILDING_COUNT)):
        own = governors_in(state, building, seat)
        if own > 0:
            is_income = state.world.income[building] != 0
            worth += float(own) * state.world.income_worth[building] if is_income else state.weights[PASSIVE_WORTH]
    for at in range(i64(len(state.barge_at))):
        if state.barge_at[at] == seat:
            worth += THING_WORTHS[state.world.barge[at // 3]] * (1.0 - 0.2 * float(at % 3))
    return worth


def hand_worth(state: Tianxia, seat: i64, left: float) -> float:
    """Tiles, merchants, objectives and meeples at home."""
    worth = state.weights[MERCHANT_WORTH] * float(state.merchants[seat])
    if left == 0.0 and is_passed(state, seat):
        return 0.0
    for tile in range(i64(ONE_USE)):
        unused = state.tiles[seat * ONE_USE + tile]
        if unused > 0:
            worth += state.weights[TILE_PART] * float(unused) * state.world.tile_worth[tile]
    worth += state.weights[CARD_WORTH] * float(min(number_of(state.objective_at, seat), i64(CARDS_THAT_COUNT + 1)))
    return worth + state.weights[MEEPLE_WORTH] * float(min(state.supply[seat], i64(SCARCE)))


def add_wall(state: Tianxia, lane: i64, worths: vec[float]) -> None:
    """Prestige as it stands, of a battle this round and of those to come; and what a lost one costs."""
    left = state.world.rounds - state.round
    chance = state.weights[FUTURE] * float(left) + (1.0 if is_attacked(state, lane) else 0.0)
    if chance == 0.0:
        return
    ranks = vec[i64]([attack.rank(state, lane, seat) for seat in range(state.seats)])
    leader = attack.next_in(ranks)
    for place in range(state.seats):
        seat = attack.next_in(ranks)
        if seat < 0:
            break
        ranks[seat] = 0
        worths[seat] += chance * float(state.world.prestige[place])
    for at in range(lane * 6, lane * 6 + 6):
        if state.soldier_at[at] >= 0:
            worths[state.soldier_at[at]] += state.weights[SOLDIER_WORTH]
    if is_attacked(state, lane):
        add_battle(state, lane, leader, worths)


def add_battle(state: Tianxia, lane: i64, leader: i64, worths: vec[float]) -> None:
    """The battle of this round, as it would go now."""
    short = state.strength[lane] - ramparts(state, lane) - soldiers(state, lane)
    if short <= 0:
        if leader >= 0:
            worths[leader] += float(governors_on_path(state, lane))
        return
    for k in range(lane * PATH, (lane + 1) * PATH):
        building = state.world.path[k]
        for seat in range(state.seats):
            worths[seat] -= state.weights[GOVERNOR_LOSS] * float(governors_in(state, building, seat))
        short -= state.world.raid[building]
        if short <= 0:
            return
    for seat in range(state.seats):
        worths[seat] -= float(short)
