"""Chapter 6, after the plans: tactics, elements, scores, losses and the temple."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, first, pack, second, verb
from hegemon.engine.state import NOBODY
from hegemon.games.swarm import cards, content, events, troops
from hegemon.games.swarm.board_facts import has
from hegemon.games.swarm.moves import NOBODY_LEADS, PLAN_WITH, SKIP
from hegemon.games.swarm.moves import SHRINE as SEND
from hegemon.games.swarm.phases import ALWAYS, ASK, LEADER_LOT, SHRINE
from hegemon.games.swarm.prayer import is_open
from hegemon.kit.cards import everyone

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

# What is kept of the two sides of the last battle: five numbers for the left one, then five for the right.
NOTHING: Final = -1
LEADER: Final = 0
COMMITMENT: Final = 1
TACTICS_CARD: Final = 2  # the card
SCORE: Final = 3
BETRAYED: Final = 4  # 1 when the leader was betrayed, 2 when it was killed
SIDE: Final = 5  # where the right side begins
WAS_BETRAYED: Final = 1
WAS_KILLED: Final = 2

DEFENCE: Final = 1  # in the score of who defends a bastion


def clear(state: Swarm) -> None:
    """A new battle: nothing is shown yet."""
    for k in range(2 * SIDE):
        state.clash[k] = NOTHING


def lay(state: Swarm, side: i64, plan: i64) -> None:
    """SWARM-6.2 What a plan says, for one side of the battle."""
    state.clash[side + LEADER] = first(plan) if first(plan) != NOBODY_LEADS else NOTHING
    state.clash[side + COMMITMENT] = count(plan)
    if verb(plan) == PLAN_WITH:
        state.clash[side + TACTICS_CARD] = cards.held_covert(state, seat_of(state, side), second(plan))


def side_of(state: Swarm, seat: i64) -> i64:
    """The side of one who fights."""
    return 0 if seat == state.left else SIDE


def seat_of(state: Swarm, side: i64) -> i64:
    return state.left if side == 0 else state.right


def resolve(state: Swarm) -> None:
    """SWARM-6.3, SWARM-6.8 After treason: a betrayed army goes home and nobody has won, else the scores decide."""
    state.ask_nobody(SHRINE)
    if state.clash[BETRAYED] > 0 or state.clash[SIDE + BETRAYED] > 0:
        break_off(state)
    else:
        fight(state)


def break_off(state: Swarm) -> None:
    """SWARM-6.3 Betrayed armies return to reserve; nothing else is lost, and shown tactics are discarded."""
    for side in (i64(0), i64(SIDE)):
        seat = seat_of(state, side)
        if state.clash[side + BETRAYED] == WAS_BETRAYED:
            number = state.troops[seat * content.CELLS + state.tile]
            troops.leave(state, seat, state.tile, number)
            state.tell(events.RETURNED, seat, state.tile, number)
        if state.clash[side + TACTICS_CARD] != NOTHING:
            cards.discard_covert(state, seat, state.clash[side + TACTICS_CARD])


def fight(state: Swarm) -> None:
    """SWARM-6.8 Tactics that kill or protect, elements, scores, losses, temple."""
    kill(state, 0)
    kill(state, SIDE)
    for side in (i64(0), i64(SIDE)):
        state.clash[side + SCORE] = score(state, side)
        state.tell(events.SCORED, seat_of(state, side), state.clash[side + SCORE])
    winner = winning_side(state)
    for side in (i64(0), i64(SIDE)):
        take_losses(state, side, winner)
    for side in (i64(0), i64(SIDE)):
        discard_tactics(state, side)
    if winner != NOBODY:
        win(state, winner)


def other_side(side: i64) -> i64:
    return SIDE - side


def tactics(state: Swarm, side: i64) -> i64:
    """The kind of tactics of a side that counts; a mirage of the other voids it."""
    card = state.clash[side + TACTICS_CARD]
    if card == NOTHING:
        return NOTHING
    against = state.clash[other_side(side) + TACTICS_CARD]
    if against != NOTHING and state.world.covert_kind[against] == content.MIRAGE:
        return NOTHING
    return state.world.covert_kind[card]


def kill(state: Swarm, side: i64) -> None:
    """SWARM-1.6, SWARM-6.8 A dagger kills the other leader unless it is shielded; it goes under the leader deck."""
    victim = other_side(side)
    leader = state.clash[victim + LEADER]
    if leader == NOTHING or tactics(state, side) != content.DAGGER or tactics(state, victim) == content.SHIELD:
        return
    state.clash[victim + BETRAYED] = WAS_KILLED
    state.tell(events.KILLED, seat_of(state, victim), leader)
    cards.put_under(state, LEADER_LOT, leader, everyone(state.seats))


def counters(element: i64, other: i64) -> bool:
    """SWARM-6.4 Fire beats earth, earth beats water, water beats fire; wind stays out of it."""
    if element == content.FIRE:
        return other == content.EARTH
    if element == content.EARTH:
        return other == content.WATER
    return element == content.WATER and other == content.FIRE


def element(state: Swarm, side: i64) -> i64:
    """The element of a side's leader; none when there is no leader, or no longer."""
    leader = state.clash[side + LEADER]
    if leader == NOTHING or state.clash[side + BETRAYED] == WAS_KILLED:
        return NOTHING
    return state.world.leader_element[leader]


def skill(state: Swarm, side: i64) -> i64:
    """SWARM-6.4 A countered leader's skill does not count."""
    own = element(state, side)
    if own == NOTHING or counters(element(state, other_side(side)), own):
        return 0
    return state.world.leader_skill[state.clash[side + LEADER]]


def is_defending(state: Swarm, side: i64) -> bool:
    """SWARM-6.5 Were its troops there when the movement phase began, and the other's not?"""
    own = state.stood[seat_of(state, side)] >> state.tile & 1
    other = state.stood[seat_of(state, other_side(side))] >> state.tile & 1
    return own == 1 and other == 0


def score(state: Swarm, side: i64) -> i64:
    """SWARM-6.5 Commitment, skill, the wall of a bastion, and tactics."""
    total = state.clash[side + COMMITMENT] + skill(state, side)
    if state.world.tile_kind[state.tile] == content.BASTION:
        if is_defending(state, side):
            total += DEFENCE
        elif has(state, seat_of(state, side), content.SAPPER):
            total += content.SAPPER_STRENGTH
    used = tactics(state, side)
    if used == content.BANNER:
        total += content.BANNER_STRENGTH
    if used == content.AMBUSH and state.clash[side + COMMITMENT] < state.clash[other_side(side) + COMMITMENT]:
        total += content.AMBUSH_STRENGTH
    return total


def winning_side(state: Swarm) -> i64:
    """SWARM-6.6 The higher score; of equals nobody, or the defender where that dial is turned."""
    left, right = state.clash[SCORE], state.clash[SIDE + SCORE]
    if left != right:
        return 0 if left > right else SIDE
    if state.world.ties_to_defender:
        for side in (i64(0), i64(SIDE)):
            if is_defending(state, side):
                return side
    return NOBODY


def take_losses(state: Swarm, side: i64, winner: i64) -> None:
    """SWARM-6.6 The loser loses all, the winner its commitment; at equal scores both lose all."""
    seat = seat_of(state, side)
    lost = state.troops[seat * content.CELLS + state.tile]
    if side == winner:
        lost = price_of_winning(state, side)
    if lost > 0:
        troops.leave(state, seat, state.tile, lost)
        state.tell(events.LOST, seat, state.tile, lost)


def price_of_winning(state: Swarm, side: i64) -> i64:
    """SWARM-6.6 The commitment, unless a surgeon saves it."""
    return 0 if tactics(state, side) == content.SURGEON else state.clash[side + COMMITMENT]


def discard_tactics(state: Swarm, side: i64) -> None:
    """SWARM-6.8 Played tactics are discarded; a bluff comes back, unless a mirage voids that too."""
    card = state.clash[side + TACTICS_CARD]
    if card != NOTHING and tactics(state, side) != content.BLUFF:
        cards.discard_covert(state, seat_of(state, side), card)


def win(state: Swarm, side: i64) -> None:
    """SWARM-6.7 The winner may send a reserve troop into the temple of its leader's element."""
    seat = seat_of(state, side)
    state.wins[seat] += 1
    state.tell(events.WON, seat, state.tile)
    temple = element(state, side)
    if temple == NOTHING or state.reserve[seat] == 0 or not is_open(state, temple):
        return
    order = state.order_shrine[seat]
    if order == ASK:
        state.ask_one(SHRINE, seat)
    else:
        answer_shrine(state, seat, order == ALWAYS)


def obey(state: Swarm, seat: i64) -> None:
    """SWARM-6.7 An order that is given while the question is open answers it."""
    if state.phase == SHRINE and state.turn == seat and state.order_shrine[seat] != ASK:
        answer_shrine(state, seat, state.order_shrine[seat] == ALWAYS)


def winner_element(state: Swarm, seat: i64) -> i64:
    """The element of the leader with which this seat has just won."""
    return element(state, side_of(state, seat))


def legal_shrine() -> vec[i64]:
    return append(append(vec[i64](), pack(SKIP)), pack(SEND))


def answer_shrine(state: Swarm, seat: i64, sends: bool) -> None:
    state.ask_nobody(SHRINE)
    if sends:
        temple = winner_element(state, seat)
        state.reserve[seat] -= 1
        state.inside[seat * 4 + temple] += 1
        state.tell(events.ENSHRINED, seat, temple)
