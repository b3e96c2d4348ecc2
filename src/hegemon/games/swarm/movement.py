"""Chapter 5: reserve troops drop for water, temple troops for nothing; then stacks go to tiles next to them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.errors import NotAllowed
from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.engine.state import NOBODY, bit
from hegemon.games.swarm import cards, content, covert, events, troops
from hegemon.games.swarm.board_facts import (
    are_neighbours,
    effect,
    has,
    is_alone,
    label,
    occupants,
    swarm_tile,
    tiles_occupied,
)
from hegemon.games.swarm.moves import DESCEND, DONE, DROP, MOVE
from hegemon.games.swarm.phases import COVERT_LOT, DROPPING
from hegemon.games.swarm.prayer import temple_tile
from hegemon.kit import bank
from hegemon.kit.seats import seat_after

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def begin(state: Swarm) -> None:
    """SWARM-5.3, SWARM-6.5 Nobody has moved yet, and who stands where now may defend it."""
    state.arrived = state.world.nothing_anywhere[:]
    for seat in range(state.seats):
        state.stood[seat] = tiles_occupied(state, seat)


def ask(state: Swarm, phase: i64, seat: i64) -> None:
    """SWARM-5.1, SWARM-5.2 In turn order; SWARM-5.4 nobody from this seat on is asked who cannot do anything."""
    state.ask_nobody(phase)
    state.marches = 0
    while seat != NOBODY:
        if state.prays >> seat & 1 == 0 and can_act(state, seat):
            state.ask_one(phase, seat)
            return
        seat = seat_after(state.start, seat, state.seats)


def can_act(state: Swarm, seat: i64) -> bool:
    """SWARM-5.4 Something that may be done and can be paid for, or a covert card in hand."""
    return cards.hand_size(state, COVERT_LOT, seat) > 0 or len(choices(state, seat)) > 0


def choices(state: Swarm, seat: i64) -> vec[i64]:
    return drops(state, seat) if state.phase == DROPPING else marches(state, seat)


def legal(state: Swarm, seat: i64) -> vec[i64]:
    return covert.with_plays(state, seat, append(choices(state, seat), pack(DONE)))


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-5.1, SWARM-5.2 Drop, descend, move a stack, play a card, or be done."""
    if verb(move) == DROP:
        drop(state, seat, first(move), count(move))
    elif verb(move) == DESCEND:
        descend(state, seat, first(move), second(move), count(move))
    elif verb(move) == MOVE:
        march(state, seat, first(move), second(move), count(move))
    elif verb(move) != DONE:
        covert.play(state, seat, move)
    if verb(move) == DONE or not can_act(state, seat):
        ask(state, state.phase, seat_after(state.start, seat, state.seats))


def drop_cost(state: Swarm, seat: i64) -> i64:
    """SWARM-5.1 Water for each troop; a herald pays less."""
    full = state.world.drop_cost
    if has(state, seat, content.HERALD) and full > content.LEAST_DROP_COST:
        return max(content.LEAST_DROP_COST, full - content.HERALD_DISCOUNT)
    return full


def affordable(state: Swarm, seat: i64) -> i64:
    """How many reserve troops the seat can pay for."""
    each = drop_cost(state, seat)
    if each == 0:
        return state.reserve[seat]
    return min(state.reserve[seat], state.water[seat] // each)


def can_receive(state: Swarm, seat: i64, tile: i64) -> bool:
    """SWARM-5.1 The sanctuary, or a tile occupied by that player alone; never the swarm's."""
    if tile == swarm_tile(state):
        return False
    return state.world.tile_kind[tile] == content.SANCTUARY or is_alone(state, seat, tile)


def drops(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-5.1 Drops from the reserve and from temples; none in a sandstorm."""
    moves = vec[i64]()
    if effect(state) == content.SANDSTORM:
        return moves
    most = affordable(state, seat)
    for tile in range(i64(content.CELLS)):
        if can_receive(state, seat, tile):
            if most > 0:
                moves = append(moves, span(DROP, tile, 0, 1, most))
            for element in range(4):
                inside = state.inside[seat * 4 + element]
                if inside > 0 and temple_tile(element) != swarm_tile(state):
                    moves = append(moves, span(DESCEND, element, tile, 1, inside))
    return moves


def drop(state: Swarm, seat: i64, tile: i64, number: i64) -> None:
    paid = number * drop_cost(state, seat)
    bank.pay(state.water, seat, paid)
    troops.come(state, seat, tile, number)
    state.tell(events.DROPPED, seat, tile, number, paid)


def descend(state: Swarm, seat: i64, element: i64, tile: i64, number: i64) -> None:
    state.inside[seat * 4 + element] -= number
    state.troops[seat * content.CELLS + tile] += number
    state.tell(events.DESCENDED, seat, element, tile, number)


def why_not_drop(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against a drop or a descent."""
    if effect(state) == content.SANDSTORM:
        return NotAllowed("SWARM-5.1", "No troops are dropped in a sandstorm.")
    tile = first(move) if verb(move) == DROP else second(move)
    if tile == swarm_tile(state):
        return NotAllowed("SWARM-5.1", "You cannot drop troops on the swarm's tile.")
    if not can_receive(state, seat, tile):
        return NotAllowed("SWARM-5.1", "Drop troops only on the sanctuary or on a tile you control.")
    if verb(move) == DROP:
        most = affordable(state, seat)
        return NotAllowed(
            "SWARM-5.1", f"At {drop_cost(state, seat)} water each you can drop at most {most} troops from your reserve."
        )
    if temple_tile(first(move)) == swarm_tile(state):
        return NotAllowed("SWARM-5.1", "Troops cannot leave the temple while the swarm is on it.")
    inside = state.inside[seat * 4 + first(move)]
    return NotAllowed("SWARM-5.1", f"You have {inside} troops inside that temple.")


def move_cost(state: Swarm, seat: i64) -> i64:
    """SWARM-5.2 Water for the next stack."""
    is_free = has(state, seat, content.NOMAD) and state.marches < content.NOMAD_MOVES
    return 0 if is_free or effect(state) == content.FORCED_MARCH else state.world.move_cost


def ready(state: Swarm, seat: i64, tile: i64) -> i64:
    """SWARM-5.2, SWARM-5.3 How many troops may leave a tile: none that has moved, none beside others' troops."""
    number = state.troops[seat * content.CELLS + tile] - state.arrived[seat * content.CELLS + tile]
    if number == 0 or tile == swarm_tile(state):
        return 0
    if state.world.tile_kind[tile] != content.SANCTUARY and occupants(state, tile) != bit(seat):
        return 0
    return number


def marches(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-5.2 From each tile to each tile next to it, not from or to the swarm's."""
    moves = vec[i64]()
    if not bank.can_pay(state.water, seat, move_cost(state, seat)):
        return moves
    for tile in range(i64(content.CELLS)):
        number = ready(state, seat, tile)
        if number == 0:
            continue
        for direction in range(4):
            near = state.world.steps[state.cell_of[tile] * 4 + direction]
            if near >= 0 and near != state.swarm:
                moves = append(moves, span(MOVE, tile, state.tile_at[near], 1, number))
    return moves


def march(state: Swarm, seat: i64, source: i64, target: i64, number: i64) -> None:
    """SWARM-5.3 A troop moves at most once a round: the tile keeps the number of those that arrived."""
    bank.pay(state.water, seat, move_cost(state, seat))
    state.marches += 1
    state.troops[seat * content.CELLS + source] -= number
    state.troops[seat * content.CELLS + target] += number
    state.arrived[seat * content.CELLS + target] += number
    state.tell(events.MOVED, seat, source, target, number)


def why_not_march(state: Swarm, seat: i64, move: i64) -> NotAllowed:
    """The rule against a move."""
    source, target = first(move), second(move)
    if state.troops[seat * content.CELLS + source] == 0:
        return NotAllowed("SWARM-5.2", f"You have no troops at {label(state, source)}.")
    if not are_neighbours(state, source, target):
        return NotAllowed("SWARM-1.2", f"{label(state, target)} is not next to {label(state, source)}.")
    if swarm_tile(state) == source or swarm_tile(state) == target:
        return NotAllowed("SWARM-5.2", "Troops cannot move to or from the swarm's tile.")
    if state.world.tile_kind[source] != content.SANCTUARY and not is_alone(state, seat, source):
        return NotAllowed("SWARM-5.2", f"Your troops at {label(state, source)} share it with others and cannot leave.")
    if not bank.can_pay(state.water, seat, move_cost(state, seat)):
        return NotAllowed("SWARM-5.2", f"A move costs {move_cost(state, seat)} water.")
    number = ready(state, seat, source)
    return NotAllowed("SWARM-5.3", f"Only {number} of your troops at {label(state, source)} can still move this round.")
