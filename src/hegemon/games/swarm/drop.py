"""Chapter 5, drop: reserve troops for water, temple troops for nothing, onto the sanctuary or own tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.moves import count, first, pack, second, span, verb
from hegemon.games.swarm import asking, cards, covert, march, rounds, troops
from hegemon.games.swarm.board_facts import effect, has, is_alone, swarm_tile
from hegemon.games.swarm.content import CELLS, HERALD, HERALD_DISCOUNT, LEAST_DROP_COST, SANCTUARY, SANDSTORM
from hegemon.games.swarm.events import DESCENDED, DROPPED
from hegemon.games.swarm.moves import DESCEND, DONE, DROP
from hegemon.games.swarm.phases import COVERT_LOT, DROPPING
from hegemon.games.swarm.prayer import temple_tile

if TYPE_CHECKING:
    from hegemon.games.swarm.state import Swarm


def begin(state: Swarm) -> None:
    """SWARM-5.1 Each player in turn order."""
    ask(state, state.start)


def ask(state: Swarm, seat: i64) -> None:
    """SWARM-5.4 The first from this seat on who can do anything; nobody else is asked."""
    while seat >= 0:
        if state.prays >> seat & 1 == 0 and can_act(state, seat):
            asking.ask_one(state, DROPPING, seat)
            return
        seat = rounds.seat_after(state, seat)
    march.begin(state)


def can_act(state: Swarm, seat: i64) -> bool:
    """SWARM-5.4 An affordable drop, or a covert card in hand."""
    return cards.hand_size(state, COVERT_LOT, seat) > 0 or len(drops(state, seat)) > 0


def legal(state: Swarm, seat: i64) -> vec[i64]:
    return covert.with_plays(state, seat, append(drops(state, seat), pack(DONE)))


def cost(state: Swarm, seat: i64) -> i64:
    """SWARM-5.1 Water for each troop; a herald pays less."""
    full = state.world.drop_cost
    if has(state, seat, HERALD) and full > LEAST_DROP_COST:
        return max(LEAST_DROP_COST, full - HERALD_DISCOUNT)
    return full


def affordable(state: Swarm, seat: i64) -> i64:
    """How many reserve troops the seat can pay for."""
    each = cost(state, seat)
    if each == 0:
        return state.reserve[seat]
    return min(state.reserve[seat], state.water[seat] // each)


def can_receive(state: Swarm, seat: i64, tile: i64) -> bool:
    """SWARM-5.1 The sanctuary, or a tile occupied by that player alone; never the swarm's."""
    if tile == swarm_tile(state):
        return False
    return state.world.tile_kind[tile] == SANCTUARY or is_alone(state, seat, tile)


def drops(state: Swarm, seat: i64) -> vec[i64]:
    """SWARM-5.1 Drops from the reserve and from temples; none in a sandstorm."""
    moves = vec[i64]()
    if effect(state) == SANDSTORM:
        return moves
    most = affordable(state, seat)
    for tile in range(i64(CELLS)):
        if can_receive(state, seat, tile):
            if most > 0:
                moves = append(moves, span(DROP, tile, 0, 1, most))
            for element in range(4):
                inside = state.inside[seat * 4 + element]
                if inside > 0 and temple_tile(element) != swarm_tile(state):
                    moves = append(moves, span(DESCEND, element, tile, 1, inside))
    return moves


def play(state: Swarm, seat: i64, move: i64) -> None:
    """SWARM-5.1 Drop, descend, play a card, or be done."""
    if verb(move) == DROP:
        drop(state, seat, first(move), count(move))
    elif verb(move) == DESCEND:
        descend(state, seat, first(move), second(move), count(move))
    elif verb(move) != DONE:
        covert.play(state, seat, move)
    if verb(move) == DONE or not can_act(state, seat):
        ask(state, rounds.seat_after(state, seat))


def drop(state: Swarm, seat: i64, tile: i64, number: i64) -> None:
    paid = number * cost(state, seat)
    state.water[seat] -= paid
    troops.come(state, seat, tile, number)
    state.tell(DROPPED, seat, tile, number, paid)


def descend(state: Swarm, seat: i64, element: i64, tile: i64, number: i64) -> None:
    state.inside[seat * 4 + element] -= number
    state.troops[seat * CELLS + tile] += number
    state.tell(DESCENDED, seat, element, tile, number)
