"""Why a move is not allowed: the rule, and a sentence fit for the player, who learns nothing hidden by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import contains, count, first, second, verb
from hegemon.games.swarm import auction, battle, cards, covert, deals, hands, movement
from hegemon.games.swarm.board_facts import are_neighbours, effect, is_alone, swarm_tile
from hegemon.games.swarm.content import CELLS, COVERTS, LEADERS, SANCTUARY, SANDSTORM
from hegemon.games.swarm.moves import (
    ACCEPT,
    AGAINST,
    BATTLE,
    BETRAY,
    BID,
    BID_UPTO,
    DECLINE,
    DEPLOY,
    DESCEND,
    DISCARD_COVERT,
    DISCARD_LEADER,
    DISCARD_QUEST,
    DONE,
    DROP,
    KEEP,
    MOVE,
    NOBODY_LEADS,
    OFFER,
    ORDER_SHRINE,
    ORDER_TREASON,
    PASS,
    PAY,
    PLAN,
    PLAN_WITH,
    PLAY_RECRUITS,
    PLAY_THIEF,
    PLAY_UNREST,
    PLAY_WARD,
    PRAY,
    SHOW,
    SHRINE,
    SKIP,
    STAY,
)
from hegemon.games.swarm.phases import (
    BIDDING,
    DEPLOYING,
    DISCARDING,
    DROPPING,
    DUEL,
    DUEL_TREASON,
    FOE,
    KEEPING,
    MOVING,
    OVER,
    PHASES,
    PLACE_OF_BATTLE,
    PLANNING,
    PRAYING,
    SEALED_BIDDING,
    TREASON,
)
from hegemon.games.swarm.phases import SHRINE as SHRINE_PHASE
from hegemon.games.swarm.prayer import temple_tile

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

# The phases in which a verb can be an answer, and the rule that says so.
TIMES: Final = {
    KEEP: ([KEEPING], "SWARM-2.4"),
    DEPLOY: ([DEPLOYING], "SWARM-2.5"),
    PRAY: ([PRAYING], "SWARM-4.3"),
    STAY: ([PRAYING], "SWARM-4.3"),
    DROP: ([DROPPING], "SWARM-5.1"),
    DESCEND: ([DROPPING], "SWARM-5.1"),
    MOVE: ([MOVING], "SWARM-5.2"),
    DONE: ([DROPPING, MOVING], "SWARM-5.4"),
    BATTLE: ([PLACE_OF_BATTLE], "SWARM-6.1"),
    AGAINST: ([FOE], "SWARM-6.1"),
    PLAN: ([PLANNING], "SWARM-6.2"),
    PLAN_WITH: ([PLANNING], "SWARM-6.2"),
    BETRAY: ([TREASON, DUEL_TREASON], "SWARM-3.2"),
    PASS: ([TREASON, DUEL_TREASON, BIDDING, SEALED_BIDDING], "SWARM-3.2"),
    SHRINE: ([SHRINE_PHASE], "SWARM-6.7"),
    SKIP: ([SHRINE_PHASE], "SWARM-6.7"),
    BID: ([BIDDING, SEALED_BIDDING], "SWARM-8.1"),
    BID_UPTO: ([BIDDING], "SWARM-8.1"),
    DISCARD_QUEST: ([DISCARDING], "SWARM-8.2"),
    DISCARD_LEADER: ([DISCARDING], "SWARM-8.2"),
    DISCARD_COVERT: ([DISCARDING], "SWARM-8.2"),
    SHOW: ([DUEL], "SWARM-9.3"),
}
WORD_PHASES: Final = [DROPPING, MOVING, BIDDING]


def why_not(state: Swarm, seat: i64, move: i64) -> NotAllowed | None:
    """The first rule that the move breaks; nothing when it is legal."""
    if contains(state.legal(seat), move) or contains(state.asides(seat), move):
        return None
    if state.phase == OVER:
        return NotAllowed("SWARM-9.2", "The game is over.")
    if deals.is_aside(move):
        return why_not_aside(state, seat, move)
    if state.asked >> seat & 1 == 0:
        return NotAllowed("SWARM-2.1", "You are not asked now.")
    if PLAY_THIEF <= verb(move) <= PLAY_WARD:
        return why_not_card(state, seat, move)
    phases, rule = TIMES[int(verb(move))]
    if int(state.phase) not in phases:
        return NotAllowed(rule, f"The question now is: {PHASES[state.phase].question}.")
    return why_not_answer(state, seat, move)


def label(state: Swarm, tile: i64) -> str:
    return state.world.tiles[tile].label


def why_not_aside(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    spoken = verb(move)
    if spoken in (ORDER_TREASON, ORDER_SHRINE):
        if spoken == ORDER_TREASON and state.spent >> seat & 1:
            return NotAllowed("SWARM-3.2", "Your traitor card is spent.")
        return NotAllowed("SWARM-3.2", "That order stands already.")
    if not deals.can_deal(state):
        return NotAllowed("SWARM-3.1", "Nobody deals between the call to battle and its losses, nor in the duel.")
    if spoken in (ACCEPT, DECLINE):
        return why_not_accept(state, seat, first(move))
    if first(move) == seat:
        return NotAllowed("SWARM-3.1", "You cannot deal with yourself.")
    if state.deals[seat] >= state.world.deals:
        return NotAllowed("SWARM-3.1", f"You have made your {state.world.deals} payments and offers of this phase.")
    if spoken == PAY:
        return NotAllowed("SWARM-3.1", f"You can pay {up_to(deals.spare(state, seat))} now{bound_water(state, seat)}.")
    assert spoken == OFFER, "every aside has its reason"
    return why_not_offer(state, seat, move)


def why_not_accept(state: Swarm, seat: i64, maker: i64) -> NotAllowed:
    if state.offer_to[maker] != seat:
        return NotAllowed("SWARM-3.1", "That player has no open offer to you.")
    cost, most = deals.price(state, maker), deals.spare(state, seat)
    sentence = f"You would pay {cost} water and can pay {most or 'nothing'}{bound_water(state, seat)}."
    return NotAllowed("SWARM-3.1", sentence)


def why_not_offer(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    most = deals.payable(state, seat)
    if most < second(move):
        return NotAllowed("SWARM-3.1", f"You can give {at_most(most)} now{bound_water(state, seat)}.")
    if state.offer_to[seat] >= 0:
        return NotAllowed("SWARM-3.1", "You have an open offer already.")
    if second(move) - count(move) > deals.spare(state, seat):
        more = at_most(deals.spare(state, seat))
        return NotAllowed("SWARM-3.1", f"You can give {more} more than you get{bound_water(state, seat)}.")
    theirs = deals.payable(state, first(move))
    return NotAllowed("SWARM-3.1", f"They can give {at_most(theirs)}, and nothing for nothing is no deal.")


def up_to(most: i64) -> str:
    """An amount of water to choose, in words."""
    return f"1 to {most} water" if most > 1 else at_most(most)


def at_most(most: i64) -> str:
    """The most water that can go, in words."""
    return f"at most {most} water" if most > 0 else "no water"


def bound_water(state: Swarm, seat: i64) -> str:
    """Why water that a player has cannot be given away; only that player reads it."""
    if state.bidder == seat:
        return f": {state.bid} {'stands' if state.bid == 1 else 'stand'} as the highest bid"
    bound = state.water[seat] - deals.spare(state, seat)
    if bound == 0:
        return ""
    offered = " and your open offer" if deals.promised(state, seat) > 0 else ""
    is_are = "is" if bound == 1 else "are"
    return f": {bound} of your {state.water[seat]} {is_are} set aside for your secret bid{offered}"


def why_not_card(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    if int(state.phase) not in WORD_PHASES:
        return NotAllowed("SWARM-1.6", "Covert cards are played when you drop, move or bid.")
    kind = covert.kind_of(move)
    if cards.held_covert(state, seat, kind) < 0:
        return NotAllowed("SWARM-1.6", f"You have no {COVERTS[kind].label} in hand.")
    if verb(move) == PLAY_RECRUITS:
        return NotAllowed("SWARM-1.6", "Recruits, one or two from the reserve, join a tile that is yours alone.")
    if first(move) == seat:
        return NotAllowed("SWARM-1.6", "You cannot aim a card at yourself.")
    if verb(move) == PLAY_UNREST:
        return NotAllowed("SWARM-1.6", "That player has no troops there.")
    return NotAllowed("SWARM-1.6", "That player has no water to take.")


def why_not_answer(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    phase = state.phase
    if phase == KEEPING:
        return NotAllowed("SWARM-2.4", f"{LEADERS[first(move)].label} is not among your four traitor cards.")
    if phase == DEPLOYING:
        return why_not_deploy(state, first(move))
    if phase == PRAYING:
        return NotAllowed("SWARM-4.3", "The swarm is over that temple.")
    if phase == DROPPING:
        return why_not_drop(state, seat, move)
    if phase == MOVING:
        return why_not_march(state, seat, move)
    if phase == PLACE_OF_BATTLE:
        return NotAllowed("SWARM-6.1", f"Nobody shares {label(state, first(move))} in enmity.")
    if phase == FOE:
        return NotAllowed("SWARM-6.1", "That player has no army there for you to fight.")
    if phase == PLANNING:
        return why_not_plan(state, seat, move)
    return why_not_late(state, seat, move)


def why_not_late(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    phase = state.phase
    if phase in (BIDDING, SEALED_BIDDING):
        low = auction.lowest_bid(state)
        if verb(move) == BID_UPTO and count(move) <= first(move):
            return NotAllowed("SWARM-8.1", "A limit is higher than the bid.")
        offered = state.water[seat] - auction.highest_sealed(state, seat) if phase == SEALED_BIDDING else 0
        held = f", of which {offered} {'is' if offered == 1 else 'are'} in your open offer" if offered else ""
        return NotAllowed("SWARM-8.1", f"The lowest bid is {low}, and you have {state.water[seat]} water{held}.")
    if phase == DISCARDING:
        lot = hands.surplus_lot(state, seat)
        return NotAllowed("SWARM-8.2", f"Discard one of your {('quests', 'leaders', 'covert cards')[int(lot)]}.")
    if phase == DUEL:
        return NotAllowed("SWARM-9.3", "Show a leader of yours that has not been in this duel.")
    return NotAllowed("SWARM-3.2", "You do not hold the traitor card of a leader that was shown.")


def why_not_deploy(state: Swarm, tile: i64) -> NotAllowed:
    if state.world.tile_kind[tile] == SANCTUARY:
        return NotAllowed("SWARM-2.5", "Nobody begins in the sanctuary.")
    if tile == swarm_tile(state):
        return NotAllowed("SWARM-2.5", f"The swarm is at {label(state, tile)}.")
    return NotAllowed("SWARM-2.5", f"{label(state, tile)} is taken.")


def why_not_drop(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    if effect(state) == SANDSTORM:
        return NotAllowed("SWARM-5.1", "Nobody drops troops in a sandstorm.")
    tile = first(move) if verb(move) == DROP else second(move)
    if tile == swarm_tile(state):
        return NotAllowed("SWARM-5.1", "Nobody drops onto the swarm's tile.")
    if not movement.can_receive(state, seat, tile):
        return NotAllowed("SWARM-5.1", "Troops drop only onto the sanctuary or a tile that is yours alone.")
    if verb(move) == DROP:
        most = movement.affordable(state, seat)
        return NotAllowed(
            "SWARM-5.1", f"At {movement.drop_cost(state, seat)} water each you can drop up to {most} of your reserve."
        )
    if temple_tile(first(move)) == swarm_tile(state):
        return NotAllowed("SWARM-5.1", "Nobody leaves the temple under the swarm.")
    inside = state.inside[seat * 4 + first(move)]
    return NotAllowed("SWARM-5.1", f"You have {inside} troops inside that temple.")


def why_not_march(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    source, target = first(move), second(move)
    if state.troops[seat * CELLS + source] == 0:
        return NotAllowed("SWARM-5.2", f"You have no troops at {label(state, source)}.")
    if not are_neighbours(state, source, target):
        return NotAllowed("SWARM-1.2", f"{label(state, target)} is not beside {label(state, source)}.")
    if swarm_tile(state) == source or swarm_tile(state) == target:
        return NotAllowed("SWARM-5.2", "Nobody moves from or to the swarm's tile.")
    if state.world.tile_kind[source] != SANCTUARY and not is_alone(state, seat, source):
        return NotAllowed("SWARM-5.2", f"You share {label(state, source)} with others and cannot leave it.")
    if state.water[seat] < movement.move_cost(state, seat):
        return NotAllowed("SWARM-5.2", f"A move costs {movement.move_cost(state, seat)} water.")
    ready = movement.ready(state, seat, source)
    return NotAllowed("SWARM-5.3", f"{ready} troops at {label(state, source)} have not moved yet this round.")


def why_not_plan(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    leader = first(move)
    if leader == NOBODY_LEADS:
        if battle.has_leader(state, seat):
            return NotAllowed("SWARM-6.2", "Who has a leader that has not fought this round must name one.")
    elif not battle.can_lead(state, seat, leader):
        return NotAllowed("SWARM-6.2", f"{LEADERS[leader].label} is not in your hand, or has fought this round.")
    if verb(move) == PLAN_WITH and cards.held_covert(state, seat, second(move)) < 0:
        return NotAllowed("SWARM-6.2", f"You have no {COVERTS[second(move)].label} in hand.")
    most = min(state.world.commitment_cap, state.troops[seat * CELLS + state.tile])
    return NotAllowed("SWARM-6.2", f"You can commit 1 to {most} troops here.")
