"""Why a move is not allowed: the rule, and a sentence fit for the player."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, first, second, verb
from hegemon.games.tianxia import content, losses, military, moves, phases, purse, region, river, shipping
from hegemon.games.tianxia.benefits import COINS, RICE, STONE, WOOD, what_of
from hegemon.games.tianxia.board_facts import crates_left, has
from hegemon.games.tianxia.choices import ONE_USE, must_pass
from hegemon.kit.seats import count_bits

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

IN_REGION: Final = (moves.GOVERN, moves.EXCHANGE, moves.SHIP, moves.DELIVER, moves.BANNER, moves.BUBBLE)
BUILDS: Final = (moves.WALL, moves.TOWER, moves.SOLDIER)
BEGINS: Final = (moves.REGION, moves.MILITARY, moves.BARGE, moves.PASS, moves.PASS_EMPTY)


def no(rule: str, sentence: str) -> NotAllowed:
    return NotAllowed(f"TIANXIA-{rule}", sentence)


def coins(number: i64) -> str:
    return f"{number} coin{'' if number == 1 else 's'}"


def why_not(state: Tianxia, seat: i64, move: i64) -> NotAllowed | None:
    """A rule that the move breaks; nothing when it is legal."""
    if contains(state.legal(seat), move) or contains(state.asides(seat), move):
        return None
    if state.phase == phases.OVER:
        return no("6.2", "The game is over.")
    if not state.notation().knows(move):
        return NotAllowed("", "That is no move of this game.")
    kind = int(verb(move))
    if kind == moves.ORDER:
        return no("5.5", "That is your standing order already, or raiders are waiting for an answer.")
    if state.asked >> seat & 1 == 0:
        return no("3.3", "It's not your turn.")
    if state.phase == phases.LOSING:
        return no("5.5", f"Say how many coins you lose: 0 to {losses.most_coins(state, seat)}.")
    if kind == moves.LOSE:
        return no("5.5", "Nobody asks you for losses now.")
    if len(state.effects) > 0:
        return no("4.10", "Finish what you are gaining first.")
    return why_not_act(state, seat, move, kind)


def why_not_act(state: Tianxia, seat: i64, move: i64, kind: int) -> NotAllowed:
    """A move of the own turn, with no benefit open."""
    if kind in BEGINS and state.deed != phases.NO_DEED:
        return no("3.3", "You have taken your main action this turn.")
    if kind in BEGINS and kind not in (moves.PASS, moves.PASS_EMPTY) and must_pass(state):
        return no("3.3", "All others have passed, and you have had your turns alone: pass.")
    if kind in IN_REGION and state.deed != phases.REGION:
        return no("4.1", "Put a disc on a region first.")
    if kind in IN_REGION and region.owes_delivery(state) and kind not in (moves.BANNER, moves.BUBBLE, moves.DELIVER):
        return no("4.4", "Make a delivery first.")
    if kind in BUILDS:
        return why_not_build(state, seat, move)
    return WHY[kind](state, seat, move)


def why_not_region(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    place = first(move)
    if state.discs[seat] == 0:
        return no("4.1", "You have no disc left.")
    price = region.disc_price(state, seat, place)
    if has(state, seat, COINS) < price:
        return no("4.1", f"A disc there costs {coins(price)}.")
    return no("4.1", f"There is nothing you could do in {content.REGIONS[place].label} now.")


def why_not_military(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    if state.discs[seat] == 0:
        return no("4.5", "You have no disc left.")
    return no("4.5", f"A disc there costs {coins(region.disc_price(state, seat, content.FORTIFY + first(move)))}.")


def why_not_barge(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    price = river.price(state, seat, first(move))
    if has(state, seat, COINS) < price:
        return no("4.6", f"That barge costs you {coins(price)}.")
    return no("4.6", "There is no worker left to send.")


def why_not_pass(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    if verb(move) == moves.PASS_EMPTY:
        return no("4.7", "Take one of the bonus tiles.")
    if state.offered[first(move)] == 0:
        return no("4.7", "That tile does not lie below the round track.")
    return no("4.9", "You have that figurine already.")


def why_not_govern(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    building, space = first(move), second(move)
    at = building * content.SPACES + space
    label = content.BUILDINGS[building].label
    if space >= content.SPACES or state.world.extra[at] < 0:
        return no("4.2", f"{label} has no such space.")
    if state.world.region_of[building] != state.place:
        return no("4.2", f"{label} is not in this region.")
    if state.done_parts & phases.GOVERN:
        return no("4.1", "You have installed a governor in this turn.")
    if state.governor_at[at] >= 0:
        return no("4.2", "That space is taken.")
    if state.supply[seat] == 0:
        return no("4.2", "You have no meeple left.")
    return no("4.2", f"That space costs {region.wood_price(state, at, 0)} wood, and you have {has(state, seat, WOOD)}.")


def why_not_exchange(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    starts, which = state.world.exchange_starts, first(move)
    if not starts[state.place] <= which < starts[state.place + 1]:
        return no("4.3", "That exchange is not listed in this region.")
    if state.done_parts & phases.EXCHANGE and state.current != phases.EXCHANGE:
        return no("4.1", "Your exchange ended when another action began.")
    left = region.exchanges_left(state, seat)
    if has(state, seat, what_of(state.world.exchange[which])) == 0:
        return no("4.3", "You have nothing to exchange for it.")
    return no("4.3", f"You cannot exchange so often: {left} of this turn's exchanges are left, and you pay for each.")


def why_not_ship(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    port = first(move)
    if state.world.port[state.place] != port:
        return no("4.4", "That port is not in this region.")
    if state.ropes[port] >> seat & 1:
        return no("4.4", "Your shipping marker lies there already.")
    return no("4.4", "You cannot make a delivery there.")


def why_not_deliver(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    port, space = state.world.port[state.place], first(move)
    if state.current != phases.SHIP:
        return no("4.4", "Begin to ship first.")
    if not shipping.is_open(state, port, space):
        return no("4.4", "That space is taken, or the ship has no such space.")
    if second(move) != state.demand[port]:
        return no("4.4", "The port demands another good.")
    if crates_left(state, seat) == 0:
        return no("4.4", "You have no delivery marker left.")
    return no("4.4", "You don't have all the goods this space asks for.")


def why_not_build(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    kind = verb(move)
    if state.deed != (phases.TRAIN if kind == moves.SOLDIER else phases.FORTIFY):
        return no("4.5", "That is not what this turn is for.")
    if kind == moves.SOLDIER:
        price, thing = military.soldier_price(state, seat), "rice"
        short = has(state, seat, RICE) < price
    else:
        price = military.wall_price(state, seat) if kind == moves.WALL else military.tower_price(state, seat)
        thing = "stone"
        short = has(state, seat, STONE) < price
    if price >= military.NO_MORE:
        return no("1.13", "Your board has no more of those.")
    if short:
        return no("4.5", f"That costs {price} {thing}.")
    if kind == moves.SOLDIER and state.supply[seat] == 0:
        return no("4.5", "You have no meeple left.")
    return no("1.1", f"There is no room at {content.LANE_LABELS[first(move)]}.")


def why_not_climb(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    if state.deed != phases.PASS:
        return no("4.7", "Steps are bought on passing.")
    if not purse.can_step(state, seat, first(move)):
        return no("1.9", "You stand on the tenth step of that track.")
    if state.times >= count_bits(state.figurines[seat]):
        return no("4.7", "You need a figurine for each step.")
    return no("4.7", f"A step costs {coins(state.world.step_price)}.")


def why_not_free(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    kind = verb(move)
    if kind == moves.DISC:
        return no("4.8", "You have no unused disc.")
    if kind == moves.TILE:
        was_used = state.used[seat * ONE_USE + first(move)] > 0
        return no("4.8", "You have used that tile." if was_used else "You have no such tile.")
    if kind == moves.OBJECTIVE:
        return no("4.8", "You do not hold that objective.")
    if kind == moves.MERCHANTS:
        return no("4.8", "Your merchant row is not full.")
    return no("4.8", "You have no merchant.")


def why_not_part(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    """Banner or bubble."""
    part = phases.BANNER if verb(move) == moves.BANNER else phases.BUBBLE
    if state.done_parts & part:
        return no("4.1", "You have taken that in this turn.")
    return no("1.9", "That track is full.") if part == phases.BANNER else no("1.3", "This region has no bubble.")


def why_not_done(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    if state.deed == phases.NO_DEED:
        return no("3.3", "Choose what kind of turn this is: a region, the military, a barge, or pass.")
    if region.owes_delivery(state):
        return no("4.4", "Make a delivery first.")
    return no("4.1", "Do at least one action in the region.")


def why_not_choose(state: Tianxia, seat: i64, move: i64) -> NotAllowed:
    return no("4.10", "There is nothing to choose now.")


WHY: Final[dict[int, Callable[[Tianxia, i64, i64], NotAllowed]]] = {
    moves.REGION: why_not_region,
    moves.MILITARY: why_not_military,
    moves.BARGE: why_not_barge,
    moves.PASS: why_not_pass,
    moves.PASS_EMPTY: why_not_pass,
    moves.GOVERN: why_not_govern,
    moves.EXCHANGE: why_not_exchange,
    moves.SHIP: why_not_ship,
    moves.DELIVER: why_not_deliver,
    moves.BANNER: why_not_part,
    moves.BUBBLE: why_not_part,
    moves.CLIMB: why_not_climb,
    moves.DISC: why_not_free,
    moves.TILE: why_not_free,
    moves.OBJECTIVE: why_not_free,
    moves.MERCHANTS: why_not_free,
    moves.HOME: why_not_free,
    moves.DONE: why_not_done,
    moves.CHOOSE: why_not_choose,
}
