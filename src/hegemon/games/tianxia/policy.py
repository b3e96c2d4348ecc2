"""Quick answers that finish a turn sensibly: for the rest of a turn that a bot weighs, and for players it imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.dice import Dice
from hegemon.engine.moves import count, counted, first, high, second, verb
from hegemon.games.tianxia import choices, losses, moves, phases
from hegemon.games.tianxia.benefits import (
    COINS,
    FIRST_GOOD,
    THING_COUNT,
    TRACK_COUNT,
    amount_of,
    gained_amount,
    gained_what,
    what_of,
)
from hegemon.games.tianxia.board_facts import has, is_attacked, ramparts, soldiers, strength_of
from hegemon.games.tianxia.content import SPACES, TRACK_STEPS
from hegemon.games.tianxia.region import wood_price
from hegemon.games.tianxia.wares import DELIVERIES
from hegemon.games.tianxia.worths import KIND_WORTHS, THING_WORTHS

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

AT_ONCE: Final = 90.0  # banner, bubble, merchants: they cost nothing
ACT: Final = 40.0  # beyond what an action is worth by itself
END: Final = 10.0  # of `done`: what is worth less is left
NEVER: Final = -50.0
DISC_TURN: Final = 8.0  # a turn with a disc before one without
NOISE: Final = 3.0  # between kinds of turn
DREAD: Final = 2.0  # of a section that is attacked
KEPT: Final = 3  # of a resource that is not exchanged away


def reply(state: Tianxia, seat: i64, dice: Dice) -> i64:
    """The move with the highest quick worth."""
    if state.phase == phases.LOSING:
        return counted(moves.LOSE, losses.most_coins(state, seat))
    best: i64 = -1
    best_worth = -1000.0
    for entry in choices.legal(state, seat):
        worth = quick_worth(state, seat, entry)
        if state.deed == phases.NO_DEED:
            worth += NOISE * float(dice.below(8)) / 8.0
        if worth > best_worth:
            best, best_worth = entry, worth
    return counted(best, wanted(state, seat, best)) if high(best) else best


def quick_worth(state: Tianxia, seat: i64, move: i64) -> float:
    """What a move seems to be worth, without trying it."""
    kind = verb(move)
    if kind == moves.DONE:
        return END
    if kind in (moves.BANNER, moves.BUBBLE, moves.MERCHANTS):
        return AT_ONCE
    if kind == moves.CLIMB:
        return (END if state.deed == phases.PASS else 0.0) + climb_worth(state, seat, first(move))
    if kind == moves.GOVERN:
        return governor_worth(state, seat, first(move) * SPACES + second(move)) + in_turn(state, ACT)
    if kind == moves.DELIVER:
        return delivery_worth(state, seat, move) + in_turn(state, ACT)
    if kind == moves.CHOOSE:
        return choice_worth(state, seat, first(move))
    if moves.WALL <= kind <= moves.SOLDIER:
        return section_worth(state, seat, first(move)) + in_turn(state, END)
    if kind == moves.EXCHANGE:
        return ACT * exchange_worth(state, move)
    if kind == moves.TILE:
        return END + 1.0 if state.deed != phases.NO_DEED else NEVER
    return deed_worth(state, seat, move)


def in_turn(state: Tianxia, worth: float) -> float:
    """More for an action of the turn itself, so that it is done before `done`."""
    return worth if len(state.effects) == 0 else 0.0


def deed_worth(state: Tianxia, seat: i64, move: i64) -> float:
    """A kind of turn, or a free action that is left for those who look further."""
    kind = verb(move)
    if kind == moves.REGION:
        return DISC_TURN
    if kind == moves.MILITARY:
        return DISC_TURN - 2.0
    if kind == moves.SHIP:
        return ACT + 5.0
    if kind == moves.BARGE:
        return 2.0 if has(state, seat, COINS) > 2 else 0.0
    if kind == moves.PASS:
        return 1.0
    return 0.5 if kind == moves.PASS_EMPTY else NEVER


def climb_worth(state: Tianxia, seat: i64, track: i64) -> float:
    """End points of the step, and what it gives."""
    reached = state.track[seat * TRACK_COUNT + track] + 1
    points = float(state.world.step_points[reached] - state.world.step_points[reached - 1])
    return 0.6 + points + state.world.step_worth[track * (TRACK_STEPS + 1) + reached]


def governor_worth(state: Tianxia, seat: i64, at: i64) -> float:
    """Income now and later, a tile, and what it costs; less where raiders will come through."""
    building = at // SPACES
    left = float(state.world.rounds - state.round)
    worth = 1.0 + state.world.income_worth[building] * (1.0 + left)
    if state.world.income[building] == 0:
        worth += 1.5 * left
    if state.tile_at[at] >= 0:
        worth += 2.0
    lane = state.world.lane_of[building]
    if is_attacked(state, lane) and state.strength[lane] > ramparts(state, lane) + soldiers(state, lane):
        worth -= DREAD
    return worth - THING_WORTHS[1] * float(wood_price(state, at, 0))


def delivery_worth(state: Tianxia, seat: i64, move: i64) -> float:
    place: i64 = state.world.port[state.place] if len(state.effects) == 0 else 3
    at = state.ship_at[place] * DELIVERIES + first(move)
    worth = state.world.delivery_worth[at]
    for k in range(i64(3)):
        worth -= THING_WORTHS[FIRST_GOOD] * float(state.world.freight[at * 3 + k])
    return worth


def choice_worth(state: Tianxia, seat: i64, choice: i64) -> float:
    """A thing is worth the more the less one has of it."""
    if choice < THING_COUNT:
        return THING_WORTHS[choice] * 2.0 - 0.15 * float(has(state, seat, choice))
    if choice == moves.CHOOSE_NONE:
        return 1.0
    if choice == moves.CHOOSE_CONVERT:
        return 2.0
    return KIND_WORTHS[choice - moves.CHOOSE_KIND]


def section_worth(state: Tianxia, seat: i64, lane: i64) -> float:
    """Where a piece wins most: attacked sections in which it is about to lead or to hold."""
    worth = 1.0
    own = strength_of(state, lane, seat)
    for other in range(state.seats):
        if other != seat:
            lead = strength_of(state, lane, other) - own
            if 0 <= lead <= 1:
                worth += 1.5
    if own == 0:
        worth += 1.0
    if is_attacked(state, lane):
        worth *= DREAD
        if state.strength[lane] > ramparts(state, lane) + soldiers(state, lane):
            worth += 1.0
    return worth


def exchange_worth(state: Tianxia, move: i64) -> float:
    """1 for a conversion that gains, a little for one that must be done."""
    conversion = state.world.exchange[first(move)]
    paid = THING_WORTHS[what_of(conversion)] * float(amount_of(conversion))
    gained = THING_WORTHS[gained_what(conversion)] * float(gained_amount(conversion))
    return 1.0 if gained > paid else 0.1


def wanted(state: Tianxia, seat: i64, entry: i64) -> i64:
    """How often to convert: as often as it goes without spending the last of a resource."""
    conversion = state.world.exchange[first(entry)]
    spare = has(state, seat, what_of(conversion))
    if what_of(conversion) < FIRST_GOOD:
        spare -= KEPT
    return max(count(entry), min(high(entry), spare // amount_of(conversion)))
