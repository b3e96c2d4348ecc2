"""Sets of tiles as bits: a number for each row of the map, and in it a bit for each column.

    . # # .      row 0 is 6: bits 1 and 2
    # . . .      row 1 is 1

A map has at most 40 columns, so no number comes near 2**63. With the fields of a state such sets are kept along:
`lands` has the tiles of each seat, `waters` those of the seas that are open to it, and `boards` the sets that are named
here, which are the same for every seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.games.frontier import power
from hegemon.games.frontier.content import BARE, CHOPPED, PORT, REINFORCED, UNARMED, UNBUILT, WOODS
from hegemon.games.frontier.generator import filled
from hegemon.games.frontier.ground import Ground

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

# The sets of `boards`.
TAKEN: Final = 0  # somebody's
ARMED: Final = 1  # with a soldier
BUILT: Final = 2  # with a building
WITH_IRON: Final = 3  # with a building that has its iron
HARBOUR: Final = 4  # with a port
STANDING: Final = 5  # with an element
WITH_WOODS: Final = 6  # that are not chopped
BOARDS: Final = 7

# The powers of two below 2**52 leave different remainders when divided by 53.
COLUMN_OF: Final = vec[i64]([next((c for c in range(52) if 2**c % 53 == rest), 0) for rest in range(53)])


def put(state: Frontier, kind: i64, tile: i64) -> None:
    """Add a tile to a set."""
    state.boards[kind * state.world.height + state.world.grid.row_of[tile]] |= state.world.grid.bit_of[tile]


def take_away(state: Frontier, kind: i64, tile: i64) -> None:
    """Take a tile out of a set that has it."""
    state.boards[kind * state.world.height + state.world.grid.row_of[tile]] ^= state.world.grid.bit_of[tile]


def change_owner(state: Frontier, seat: i64, tile: i64) -> None:
    """The tile leaves the set of its owner, if it has one, for that of another."""
    row = state.world.grid.row_of[tile]
    bit = state.world.grid.bit_of[tile]
    loser = state.owner[tile]
    if loser >= 0:
        state.lands[loser * state.world.height + row] ^= bit
        state.held[loser] -= 1
    else:
        state.boards[TAKEN * state.world.height + row] |= bit
    state.lands[seat * state.world.height + row] |= bit
    state.held[seat] += 1
    state.owner[tile] = seat


def is_open(state: Frontier, seat: i64, tile: i64) -> bool:
    """FRONTIER-4.4 Is this water of a sea that is open to the seat?"""
    at = seat * state.world.height + state.world.grid.row_of[tile]
    return state.waters[at] & state.world.grid.bit_of[tile] != 0


def count_port(state: Frontier, seat: i64, tile: i64, change: i64) -> None:
    """FRONTIER-4.4 A seat has one port more or less on the sea of a tile; the first opens it and the last closes it."""
    sea = state.ground.sea_of[tile]
    at = seat * state.ground.seas + sea
    had_one = state.harbours[at] > 0
    state.harbours[at] += change
    if had_one == (state.harbours[at] > 0):
        return
    grid = state.world.grid
    for water in range(grid.tiles):
        if state.ground.sea_of[water] == sea:
            state.waters[seat * grid.height + grid.row_of[water]] ^= grid.bit_of[water]


def derive(state: Frontier) -> None:
    """Work out everything anew from the fields, which must be sound."""
    clear(state)
    for tile in range(state.world.tiles):
        add_tile(state, tile)
    for tile in range(state.world.tiles):
        if state.owner[tile] >= 0:
            power.lay(state, tile)


def clear(state: Frontier) -> None:
    """As if nobody owned anything, and nothing stood anywhere."""
    world = state.world
    state.ground = Ground(world.grid, state.floor, state.element, state.feature)
    state.lands = world.no_rows[:]
    state.waters = world.no_rows[:]
    state.boards = world.no_boards[:]
    state.held = world.none_yet[:]
    state.force = world.no_force[:]
    state.harbours = filled(state.seats * state.ground.seas, 0)


def add_tile(state: Frontier, tile: i64) -> None:
    """Put a tile into all sets that it belongs to."""
    if state.element[tile] != BARE and state.element[tile] != CHOPPED:
        put(state, STANDING, tile)
    if state.element[tile] == WOODS:
        put(state, WITH_WOODS, tile)
    if state.soldier[tile] != UNARMED:
        put(state, ARMED, tile)
    if state.building[tile] != UNBUILT:
        put(state, BUILT, tile)
    if state.building[tile] > REINFORCED:
        put(state, WITH_IRON, tile)
    seat = state.owner[tile]
    if seat < 0:
        return
    state.owner[tile] = -1
    change_owner(state, seat, tile)
    if is_port(state.building[tile]):
        put(state, HARBOUR, tile)
        count_port(state, seat, tile, 1)


def is_port(building: i64) -> bool:
    """With or without iron."""
    return building == PORT or building == PORT + REINFORCED


def lowest_bit(row: i64) -> i64:
    """The first tile of a row that is not empty, as a set of its own."""
    return row & -row


def column_of(bit: i64) -> i64:
    """The column of a single tile.

    >>> column_of(8)
    3
    """
    return COLUMN_OF[bit % 53]


def count_bits(row: i64) -> i64:
    """How many tiles of a row are in the set.

    >>> count_bits(0b1011)
    3
    """
    row = row - (row >> 1 & 0x5555555555555555)
    row = (row & 0x3333333333333333) + (row >> 2 & 0x3333333333333333)
    row = row + (row >> 4) & 0x0F0F0F0F0F0F0F0F
    row += row >> 8
    row += row >> 16
    row += row >> 32
    return row & 127


def nth_column(row: i64, which: i64) -> i64:
    """The column of the tile of this number, from 0, of those in the set."""
    for _passed in range(which):
        row &= row - 1
    return column_of(lowest_bit(row))


def widened(row: i64) -> i64:
    """A row with the tiles to the left and to the right of each."""
    return row | row << 1 | row >> 1


def around(rows: vec[i64], row: i64) -> i64:
    """What lies next to a set that was widened, in the row that is counted without the empty one above."""
    return rows[row] | rows[row + 1] | rows[row + 2]
