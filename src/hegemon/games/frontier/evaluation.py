"""A guess at who will win Frontier. The unit is one tile.

Everyone's worth is counted: land, how strong it is and how well it is held; land that nobody else would reach first;
what can be conquered and what can be lost; what is stored. A seat's guess is its part of the whole. What the player to
move has just been given is not held against the one who ended the turn before, so that ending a turn neither gains nor
loses.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.features import Feature
from hegemon.engine.state import NOBODY
from hegemon.games.frontier import ending, power, warehouse
from hegemon.games.frontier.bitboards import STANDING, TAKEN, count_bits, widened
from hegemon.games.frontier.content import IRONS, LOGS, MATERIALS, OVER

if TYPE_CHECKING:
    from hegemon.games.frontier.state import Frontier

# The weights of what is counted for each seat, in the order of the counts below; then those of what is stored.
LAND: Final = 7
STORED: Final = 8
LOG: Final = 9
MATERIAL: Final = 10
IRON: Final = 11
FEATURES: Final = [
    Feature("strength", 0.2, "a point of power above that of an empty tile"),
    Feature("chance", 0.7, "an enemy's tile that is weaker than the attack on it"),
    Feature("risk", -0.35, "an own tile that is weaker than the attack on it"),
    Feature("siege", -12.0, "a spawn in such danger"),
    Feature("narrow", -1.5, "a spawn for which one more attack is enough"),
    Feature("claim", 0.15, "a tile that is nobody's, and that nobody reaches sooner"),
    Feature("hold", 0.4, "a point of a tile's defence, up to five"),
    Feature("land", 1.0, "a tile"),
    Feature("stored", 0.6, "a stored action"),
    Feature("log", 0.4, "a log"),
    Feature("material", 0.6, "a material"),
    Feature("iron", 0.2, "an iron"),
]
HELD_WELL: Final = 5  # points of a tile's defence that count
CLAIM_STEPS: Final = 8  # how far it is followed who reaches what
LATE: Final = 6  # rounds before the end in which what is stored loses its worth
LEAST_WORTH: Final = 0.5
UNDECIDED: Final = 0.99  # no running game is worth more

# What is counted for each seat, seat after seat, in `world.counts`.
STRENGTH: Final = 0
CHANCES: Final = 1
RISKS: Final = 2
SIEGES: Final = 3
NARROWS: Final = 4
CLAIMS: Final = 5
HOLD: Final = 6
COUNTS: Final = 7


def evaluate(state: Frontier, seat: i64) -> float:
    """The seat's worth as a part of everyone's; 1, 0 or a share once the game is over."""
    if state.phase == OVER:
        return ending.standing(state).share(int(seat))
    count_all(state)
    return part_of(state, seen_from_outside(state), seat)


def worths(state: Frontier) -> vec[float]:
    """The same for every seat; what all have in common is counted once."""
    if state.phase == OVER:
        return ending.standing(state).shares()
    count_all(state)
    seen = seen_from_outside(state)
    found = vec[float]()
    for seat in range(state.seats):
        found = append(found, part_of(state, seen, seat))
    return found


def seen_from_outside(state: Frontier) -> vec[float]:
    """What each seat is worth to the others, by what was counted last."""
    return vec[float]([worth_to(state, seat, NOBODY) for seat in range(state.seats)])


def part_of(state: Frontier, seen: vec[float], seat: i64) -> float:
    """A seat's worth as a part of everyone's. They are seen from outside; who is to move sees more in its own."""
    if state.fell[seat] > 0:
        return 0.0
    mine = worth_to(state, seat, seat) if seat == state.turn else seen[seat]
    total = 0.0
    for other in range(state.seats):
        if other == seat:
            total += mine
        elif state.fell[other] == 0:
            total += seen[other]
    return UNDECIDED * mine / total


def worth_to(state: Frontier, seat: i64, viewer: i64) -> float:
    """What a seat is worth to a viewer: at least a little."""
    return max(worth_of(state, seat, viewer), LEAST_WORTH)


def worth_of(state: Frontier, seat: i64, viewer: i64) -> float:
    """What a seat has and could have."""
    at = seat * COUNTS
    counts = state.world.counts
    weights = state.weights
    worth = weights[LAND] * float(state.held[seat]) + stored_worth(state, seat, viewer)
    for count in range(i64(COUNTS)):
        worth += weights[count] * float(counts[at + count])
    return worth


def stored_worth(state: Frontier, seat: i64, viewer: i64) -> float:
    """Of actions and resources; less and less in the last rounds."""
    actions = state.stored[seat]
    if seat == state.turn and seat != viewer:
        actions -= state.world.actions
    worth = state.weights[STORED] * float(actions)
    worth += state.weights[LOG] * float(warehouse.amount(state, seat, LOGS))
    worth += state.weights[MATERIAL] * float(warehouse.amount(state, seat, MATERIALS))
    worth += state.weights[IRON] * float(warehouse.amount(state, seat, IRONS))
    left = min(state.world.round_limit - state.round, i64(LATE))
    return worth * float(left + 1) / float(LATE + 1)


def count_all(state: Frontier) -> None:
    """Count anew for every seat, into `world.counts`."""
    counts = state.world.counts
    for at in range(state.seats * COUNTS):
        counts[at] = 0
    for tile in range(state.world.tiles):
        if state.owner[tile] >= 0:
            count_tile(state, tile)
    count_claims(state)


def count_tile(state: Frontier, tile: i64) -> None:
    """A tile's strength, how well it is held, and who could conquer it."""
    owner = state.owner[tile]
    counts = state.world.counts
    defence = power.defence_of(state, tile)
    counts[owner * COUNTS + STRENGTH] += power.power_of(state, tile) - state.world.tile_power
    counts[owner * COUNTS + HOLD] += min(defence, i64(HELD_WELL))
    for enemy in range(state.seats):
        if enemy != owner and state.fell[enemy] == 0:
            attack = power.attack_on(state, enemy, tile)
            if attack > 0:
                count_danger(state, tile, attack - defence, enemy)


def count_danger(state: Frontier, tile: i64, lead: i64, enemy: i64) -> None:
    """What an attack means that leads by so much over a tile's defence."""
    owner = state.owner[tile]
    counts = state.world.counts
    is_spawn = state.spawn[owner] == tile
    if lead > 0:
        counts[enemy * COUNTS + CHANCES] += 1
        counts[owner * COUNTS + RISKS] += 1
        counts[owner * COUNTS + SIEGES] += 1 if is_spawn else 0
    elif lead == 0 and is_spawn:
        counts[owner * COUNTS + NARROWS] += 1


def count_claims(state: Frontier) -> None:
    """The tiles that each seat reaches sooner than any other: all spread one step at a time, and who comes first has a
    claim."""
    begin_claims(state)
    for _step in range(CLAIM_STEPS):
        is_done = True
        spread(state)
        for seat in range(state.seats):
            if state.fell[seat] == 0 and claim_reached(state, seat):
                is_done = False
        if is_done:
            return


def begin_claims(state: Frontier) -> None:
    """Everyone starts from their own land."""
    world = state.world
    scratch = world.scratch
    padded = world.height + 2
    for row in range(world.height):
        scratch.claimed[row] = state.boards[TAKEN * world.height + row]
        for seat in range(state.seats):
            scratch.fronts[seat * padded + row + 1] = 0
            if state.fell[seat] == 0:
                scratch.fronts[seat * padded + row + 1] = widened(state.lands[seat * world.height + row])


def spread(state: Frontier) -> None:
    """What each seat reaches with the next step, row by row; what several reach at once is nobody's."""
    seats, height, board = state.seats, state.world.height, state.world.grid.board
    fronts, claimed, reached = state.world.scratch.fronts, state.world.scratch.claimed, state.world.scratch.reached
    water, waters = state.ground.water, state.waters
    for row in range(height):
        once: i64 = 0
        twice: i64 = 0
        free = board & ~claimed[row]
        for seat in range(seats):
            at = seat * (height + 2) + row
            shut = water[row] & ~waters[seat * height + row]
            found = (fronts[at] | fronts[at + 1] | fronts[at + 2]) & free & ~shut
            reached[seat * height + row] = found
            twice |= once & found
            once |= found
        claimed[row] |= once
        if twice != 0:
            for seat in range(seats):
                reached[seat * height + row] &= ~twice


def claim_reached(state: Frontier, seat: i64) -> bool:
    """The new tiles are claimed, and the next step goes on from those without an element; whether there were any."""
    height, boards = state.world.height, state.boards
    reached, fronts = state.world.scratch.reached, state.world.scratch.fronts
    found: i64 = 0
    for row in range(height):
        claim = reached[seat * height + row]
        fronts[seat * (height + 2) + row + 1] = widened(claim & ~boards[STANDING * height + row])
        if claim != 0:
            found += count_bits(claim)
    state.world.counts[seat * COUNTS + CLAIMS] += found
    return found > 0
