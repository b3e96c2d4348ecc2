"""Chapter 5, move: stacks go to tiles next to them, for water."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.engine.state import bit
from hegemon.games.swarm import asking, cards, covert, rounds
from hegemon.games.swarm.board_facts import effect, has, occupants, swarm_tile
from hegemon.games.swarm.content import CELLS, FORCED_MARCH, NOMAD, NOMAD_MOVES, SANCTUARY
from hegemon.games.swarm.events import MOVED
from hegemon.games.swarm.moves import DONE, MOVE
from hegemon.games.swarm.phases import COVERT_LOT, MOVING

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def begin(state: Swarm) -> None:
    """SWARM-5.2 Each player in turn order."""
    ask(state, state.start)


def ask(state: Swarm, seat: i64) -> None:
    """SWARM-5.4 The first from this seat on who can do anything; nobody else is asked."""
    state.marches = 0
    while seat >= 0:
        if state.prays >> seat & 1 == 0 and can_act(state, seat):
            asking.ask_one(state, MOVING, seat)
            return
        seat = rounds.seat_after(state, seat)
    rounds.battles(state)


def can_act(state: Swarm, seat: i64) -> bool:
    """SWARM-5.4 A troop that may move and can be paid for, or a covert card in hand."""
    return cards.hand_size(state, COVERT_LOT, seat) > 0 or len(marches(state, seat)) > 0


def legal(state: Swarm, seat: i64) -> vec[i64]:
    return covert.with_plays(state, seat, append(marches(state, seat), pack(DONE)))


def cost(state: Swarm, seat: i64) -> i64:
    """SWARM-5.2 Water for the next stack."""
    if effect(state) == FORCED_MARCH or (has(state, seat, NOMAD) and state.marches < NOMAD_MOVES):
        return 0
    return state.world.move_cost


def ready(state: Swarm, seat: i64, tile: i64) -> i64:
    """SWARM-5.2, SWARM-5.3 How many troops may leave a tile: none that has moved, none beside others' troops."""
    number = state.troops[seat * CELLS + tile] - state.arrived[seat * CELLS + tile]
    if number == 0 or tile == swarm_tile(state):
        return 0
    if state.world.tile_kind[tile] != SANCTUARY and occupants(state, tile) != bit(seat):
        return 0
    return number


def marches(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-5.2 From each tile to each tile next to it, not from or to the swarm's."""
    moves = vec[i64]()
    if state.water[seat] < cost(state, seat):
        return moves
    for tile in range(i64(CELLS)):
        number = ready(state, seat, tile)
        if number == 0:
            continue
        for direction in range(4):
            near = state.world.steps[state.cell_of[tile] * 4 + direction]
            if near >= 0 and near != state.swarm:
                moves = append(moves, span(MOVE, tile, state.tile_at[near], 1, number))
    return moves


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-5.2 Move a stack, play a card, or be done."""
    if verb(move) == MOVE:
        march(state, seat, first(move), second(move), count(move))
    elif verb(move) != DONE:
        covert.play(state, seat, move)
    if verb(move) == DONE or not can_act(state, seat):
        ask(state, rounds.seat_after(state, seat))


def march(state: Swarm, seat: i64, source: i64, target: i64, number: i64) -> None:
    """SWARM-5.3 A troop moves at most once a round: the tile keeps the number of those that arrived."""
    state.water[seat] -= cost(state, seat)
    state.marches += 1
    state.troops[seat * CELLS + source] -= number
    state.troops[seat * CELLS + target] += number
    state.arrived[seat * CELLS + target] += number
    state.tell(MOVED, seat, source, target, number)
