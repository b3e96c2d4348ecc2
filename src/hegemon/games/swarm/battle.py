"""Chapter 6: where troops of several players share a tile they fight, two at a time, with secret plans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.engine.state import bit, lowest
from hegemon.games.swarm import cards, clash
from hegemon.games.swarm.board_facts import effect, occupants
from hegemon.games.swarm.clash import LEADER, NOTHING, SIDE, TACTICS_CARD
from hegemon.games.swarm.content import CELLS, COVERTS, LEADERS, SANCTUARY, TACTICS, TRUCE
from hegemon.games.swarm.events import BATTLE, PLAN_SHOWN, TACTICS_SHOWN
from hegemon.games.swarm.moves import AGAINST, NOBODY_LEADS, PLAN, PLAN_WITH
from hegemon.games.swarm.moves import BATTLE as BATTLE_AT
from hegemon.games.swarm.phases import FOE, LEADER_LOT, PLACE_OF_BATTLE, PLANNING
from hegemon.kit.seats import count_bits, first_of

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm

NOWHERE: Final = -1
TWO: Final = 2


def is_contested(state: Swarm, tile: i64) -> bool:
    """SWARM-6.1 Do several share this tile, and is it not the sanctuary?"""
    return state.world.tile_kind[tile] != SANCTUARY and count_bits(occupants(state, tile)) >= TWO


def contested(state: Swarm) -> i64:
    """The tiles where a battle is due, as bits."""
    found: i64 = 0
    for tile in range(i64(CELLS)):
        if is_contested(state, tile):
            found |= bit(tile)
    return found


def choose_place(state: Swarm) -> None:
    """SWARM-6.1 A tile is fought out; then the start player chooses the next, if there is a choice; none in a truce."""
    state.ask_nobody(PLACE_OF_BATTLE)
    tiles = 0 if effect(state) == TRUCE else contested(state)
    if tiles == 0:
        state.tile = NOWHERE
    elif count_bits(tiles) == 1:
        state.tile = lowest(tiles)
    elif state.tile == NOWHERE or tiles >> state.tile & 1 == 0:
        state.ask_one(PLACE_OF_BATTLE, state.start)


def legal_places(state: Swarm) -> vec[i64]:
    moves = vec[i64]()
    for tile in range(i64(CELLS)):
        if is_contested(state, tile):
            moves = append(moves, pack(BATTLE_AT, tile))
    return moves


def fight_at(state: Swarm, tile: i64) -> None:
    state.tile = tile
    state.ask_nobody(PLACE_OF_BATTLE)


def choose_foe(state: Swarm) -> None:
    """SWARM-6.1 Where more than two share the tile, the first of them in turn order chooses whom to fight."""
    there = occupants(state, state.tile)
    attacker = first_of(state.start, there, state.seats)
    if count_bits(there) == TWO:
        fight_against(state, attacker, lowest(there & ~bit(attacker)))
    else:
        state.ask_one(FOE, attacker)


def legal_foes(state: Swarm, seat: i64) -> vec[i64]:
    moves = vec[i64]()
    there = occupants(state, state.tile)
    for other in range(state.seats):
        if other != seat and there >> other & 1:
            moves = append(moves, pack(AGAINST, other))
    return moves


def fight_against(state: Swarm, left: i64, right: i64) -> None:
    state.left = left
    state.right = right
    state.ask_nobody(FOE)


def ask_plans(state: Swarm) -> None:
    """SWARM-6.2 The battle is announced, and both plan in secret."""
    clash.clear(state)
    state.tell(BATTLE, state.left, state.right, state.tile)
    state.ask_all(PLANNING, bit(state.left) | bit(state.right))


def can_lead(state: Swarm, seat: i64, leader: i64) -> bool:
    """SWARM-6.2, SWARM-6.8 A leader of the hand that has not fought this round."""
    return state.leader_at[leader] == seat and state.fought >> leader & 1 == 0


def has_leader(state: Swarm, seat: i64) -> bool:
    """Is there a leader that can lead?"""
    return any(can_lead(state, seat, leader) for leader in range(i64(len(LEADERS))))


def most_committed(state: Swarm, seat: i64) -> i64:
    return min(state.world.commitment_cap, state.troops[seat * CELLS + state.tile])


def legal_plans(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-6.2 A leader if there is one, up to one tactics card, and a commitment."""
    most = most_committed(state, seat)
    moves = vec[i64]()
    for leader in range(i64(len(LEADERS))):
        if can_lead(state, seat, leader):
            moves = with_tactics(state, seat, leader, most, moves)
    if len(moves) == 0:
        moves = with_tactics(state, seat, NOBODY_LEADS, most, moves)
    return moves


def with_tactics(state: Swarm, seat: i64, leader: i64, most: i64, moves: vec[i64]) -> vec[i64]:
    moves = append(moves, span(PLAN, leader, 0, 1, most))
    for kind in range(i64(TACTICS)):
        if cards.held_covert(state, seat, kind) >= 0:
            moves = append(moves, span(PLAN_WITH, leader, kind, 1, most))
    return moves


def why_not_plan(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against a plan."""
    leader = first(move)
    if leader == NOBODY_LEADS:
        if has_leader(state, seat):
            return NotAllowed("SWARM-6.2", "Choose a leader: you have one that has not fought this round.")
    elif not can_lead(state, seat, leader):
        return NotAllowed("SWARM-6.2", f"{LEADERS[leader].label} is not in your hand or has already fought this round.")
    if verb(move) == PLAN_WITH and cards.held_covert(state, seat, second(move)) < 0:
        return NotAllowed("SWARM-6.2", f"You have no {COVERTS[second(move)].label} in hand.")
    return NotAllowed("SWARM-6.2", f"You can commit 1 to {most_committed(state, seat)} troops here.")


def turn_up(state: Swarm) -> None:
    """SWARM-6.3 Both plans are turned up together."""
    show_plan(state, state.left, 0)
    show_plan(state, state.right, SIDE)
    state.open_answers()


def show_plan(state: Swarm, seat: i64, side: i64) -> None:
    """What a plan says goes onto the table, where everyone sees it."""
    plan = state.answer[seat]
    clash.lay(state, side, plan)
    leader = state.clash[side + LEADER]
    state.tell(PLAN_SHOWN, seat, leader, count(plan))
    if leader != NOTHING:
        cards.show(state, LEADER_LOT, leader)
        state.fought |= bit(leader)
    if verb(plan) == PLAN_WITH:
        cards.show_covert(state, seat, state.clash[side + TACTICS_CARD])
        state.tell(TACTICS_SHOWN, seat, second(plan))
