"""What must add up in every state of Tianxia: nothing is lost, and nothing comes from nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.state import bit
from hegemon.games.tianxia import choices, content, effects, items, phases, wares
from hegemon.games.tianxia.benefits import (
    ALTERNATIVES,
    CONVERT,
    FIRST_GOOD,
    STEP,
    THING_COUNT,
    THINGS,
    TRACK_COUNT,
    alternative,
    item_of,
    kind_of,
    what_of,
)
from hegemon.games.tianxia.board_facts import crates_left, number_of
from hegemon.games.tianxia.choices import ONE_USE
from hegemon.games.tianxia.content import DISC_PLACES, DISCS, LANE_COUNT, MEEPLES, MERCHANTS
from hegemon.games.tianxia.dials import ORDERS
from hegemon.games.tianxia.military import TOWERS, WALLS
from hegemon.games.tianxia.nomads import CARDS
from hegemon.kit.cards import is_set, misplaced, top
from hegemon.kit.seats import all_seats

if TYPE_CHECKING:
    from hegemon.games.tianxia.state import Tianxia

MOST_NUMBER: Final = 1 << 30


def audit(state: Tianxia) -> list[str]:
    """Every account that does not balance, as a sentence."""
    wrong = wrong_lengths(state)
    if not wrong:
        check_numbers(state, wrong)
        check_cells(state, wrong)
    if wrong:
        return wrong
    for seat in range(state.seats):
        audit_pieces(state, seat, wrong)
    audit_rows(state, wrong)
    audit_spaces(state, wrong)
    audit_tiles(state, wrong)
    audit_stacks(state, wrong)
    audit_order(state, wrong)
    audit_question(state, wrong)
    audit_turn(state, wrong)
    if not wrong:
        audit_choice(state, wrong)
    return wrong


def wrong_lengths(state: Tianxia) -> list[str]:
    """Lists that grow and shrink are not longer than there are things for them."""
    wrong: list[str] = []
    if state.seats != state.world.players:
        wrong.append(f"there are {state.world.players} seats, not {state.seats}")
    if len(state.passers) > state.seats:
        wrong.append("more have passed than play")
    return wrong


def check_numbers(state: Tianxia, wrong: list[str]) -> None:
    within(vec[i64]([state.turn]), 0, state.seats, "seat", wrong)
    within(vec[i64]([state.phase]), 0, phases.OVER + 1, "phase", wrong)
    within(vec[i64]([state.round]), 1, state.world.rounds + 1, "round", wrong)
    within(vec[i64]([state.deed]), 0, phases.CLOSING + 1, "kind of turn", wrong)
    within(vec[i64]([state.place]), -1, content.REGION_COUNT, "region", wrong)
    within(vec[i64]([state.lane]), -1, LANE_COUNT, "lane", wrong)
    within(vec[i64]([state.card]), 0, len(CARDS), "nomad card", wrong)
    within(vec[i64]([state.touched]), 0, 2, "mark", wrong)
    within(vec[i64]([state.done_parts, state.current]), 0, 32, "part of a turn", wrong)
    within(vec[i64]([state.times, state.lone, state.toll]), 0, MOST_NUMBER, "number", wrong)
    within(vec[i64]([state.asked, state.answered]), 0, all_seats(state.seats) + 1, "set of seats", wrong)


def check_cells(state: Tianxia, wrong: list[str]) -> None:
    """Numbers that mean nothing: with any of them nothing else can be worked out."""
    seats = state.seats
    for cells in [state.opening, state.order, state.passers]:
        within(cells, 0, seats, "seat", wrong)
    for cells in [state.wall_at, state.tower_at, state.soldier_at, state.governor_at, state.crate_at]:
        within(cells, -1, seats, "owner", wrong)
    for cells in [state.purse, state.supply, state.merchants, state.discs, state.sold, state.placed, state.tokens]:
        within(cells, 0, MOST_NUMBER, "number", wrong)
    for cells in [state.shipped, state.tiles, state.used, state.offered, state.box, state.demand_box]:
        within(cells, 0, MOST_NUMBER, "number", wrong)
    within(state.house, 0, len(content.HOUSES), "house", wrong)
    within(state.strength, 1, MOST_NUMBER, "strength", wrong)
    within(state.tile_at, -1, wares.TILE_KINDS, "bonus tile", wrong)
    within(state.stack, 0, wares.TILE_KINDS, "bonus tile", wrong)
    within(state.ship_at, -1, len(wares.SHIPS), "ship", wrong)
    within(state.ship_deck, 0, len(wares.SHIPS), "ship", wrong)
    within(state.nomad_deck, 0, len(CARDS), "nomad card", wrong)
    within(state.demand, 0, 3, "good", wrong)
    within(state.demand_deck, 0, 3, "good", wrong)
    within(state.ropes, 0, all_seats(seats) + 1, "set of seats", wrong)
    within(state.track, 0, content.TRACK_STEPS + 1, "step", wrong)
    within(state.figurines, 0, 1 << wares.FIGURINE_COUNT, "set of figurines", wrong)
    within(state.objective_at, phases.DISCARDED, seats, "place of an objective", wrong)
    within(state.loss_order, 0, len(ORDERS), "order", wrong)
    within(state.points, -MOST_NUMBER, MOST_NUMBER, "number of points", wrong)
    within(state.answer, -1, MOST_NUMBER, "answer", wrong)
    for part in state.effects:
        if not is_part(part):
            wrong.append(f"there is no benefit {part}")


def is_part(part: i64) -> bool:
    """Could a benefit have such a part?"""
    if part <= 0 or item_of(part) >= items.ITEM_COUNT or alternative(part, 0) == 0:
        return False
    for which in range(i64(ALTERNATIVES)):
        atom = alternative(part, which)
        if atom == 0:
            continue
        kinds: i64 = TRACK_COUNT if kind_of(atom) == STEP else THING_COUNT
        if not 1 <= kind_of(atom) <= CONVERT or what_of(atom) >= kinds:
            return False
    return True


def within(cells: vec[i64], least: i64, beyond: i64, kind: str, wrong: list[str]) -> None:
    for value in cells:
        if not least <= value < beyond:
            wrong.append(f"there is no {kind} {value}")


def audit_pieces(state: Tianxia, seat: i64, wrong: list[str]) -> None:
    """TIANXIA-1.13 Fourteen meeples, three discs, twelve delivery markers, five walls and three towers."""
    meeples = state.supply[seat] + state.merchants[seat]
    meeples += number_of(state.governor_at, seat) + number_of(state.soldier_at, seat) + number_of(state.barge_at, seat)
    if meeples != MEEPLES:
        wrong.append(f"seat {seat} has {meeples} meeples")
    discs = state.discs[seat] + state.sold[seat]
    for place in range(i64(DISC_PLACES)):
        discs += state.placed[place * state.seats + seat]
    if discs != DISCS:
        wrong.append(f"seat {seat} has {discs} discs")
    if state.merchants[seat] > MERCHANTS:
        wrong.append(f"seat {seat} has too many merchants")
    if number_of(state.wall_at, seat) > WALLS or number_of(state.tower_at, seat) > TOWERS:
        wrong.append(f"seat {seat} has built more than its board holds")
    if crates_left(state, seat) < 0 or state.shipped[seat] < number_of(state.crate_at, seat):
        wrong.append(f"seat {seat} has delivered more than its markers allow, or fewer times than it has markers out")


def audit_rows(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-1.1, TIANXIA-5.0 Rows are filled from the left, and no nomad is beyond its last step."""
    for cells in [state.wall_at, state.tower_at, state.soldier_at]:
        length = len(cells) // LANE_COUNT
        if has_gap(cells, length):
            wrong.append("a row of the wall has a gap")
    if has_gap(state.barge_at, content.BARGE_PLACES):
        wrong.append("a barge has a gap")
    for worker in state.barge_at:
        if not -1 <= worker < state.seats and worker != phases.NEUTRAL:
            wrong.append(f"there is no worker {worker}")
    for lane in range(i64(LANE_COUNT)):
        if not 0 <= state.nomad[lane] <= state.world.border[lane]:
            wrong.append(f"the nomad of lane {lane + 1} is nowhere")


def has_gap(cells: vec[i64], length: i64) -> bool:
    return any(at % length and cells[at] >= 0 and cells[at - 1] < 0 for at in range(1, len(cells)))


def audit_spaces(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-1.4, TIANXIA-1.7 Pieces lie only in spaces that there are."""
    for at in range(i64(len(state.governor_at))):
        if state.governor_at[at] >= 0 and state.world.extra[at] < 0:
            wrong.append(f"there is no governor space {at}")
        if state.tile_at[at] >= 0 and not state.world.has_tile[at]:
            wrong.append(f"no bonus tile belongs to governor space {at}")
    for at in range(i64(len(state.crate_at))):
        ship = state.ship_at[at // wares.DELIVERIES]
        is_space = ship >= 0 and state.world.delivery[ship * wares.DELIVERIES + at % wares.DELIVERIES] >= 0
        if state.crate_at[at] >= 0 and not is_space:
            wrong.append(f"there is no delivery space {at}")


def audit_tiles(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-1.10 Every copy of every bonus tile is somewhere once."""
    for kind in range(i64(wares.TILE_KINDS)):
        number = state.offered[kind] + state.box[kind] + number_of(state.stack, kind) + number_of(state.tile_at, kind)
        for seat in range(state.seats):
            if kind < wares.FIGURINE_COUNT:
                number += state.figurines[seat] >> kind & 1
            else:
                at = seat * ONE_USE + kind - wares.FIGURINE_COUNT
                number += state.tiles[at] + state.used[at]
        copies = wares.COPIES_OF_FIGURINES if kind < wares.FIGURINE_COUNT else wares.COPIES_OF_TILES
        if number != copies:
            wrong.append(f"there are {number} of bonus tile {kind}, not {copies}")


def audit_stacks(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-1.7, TIANXIA-1.11, TIANXIA-1.12 No card is in two places."""
    wrong += misplaced("objective", state.objective_deck, state.objective_at)
    afloat: i64 = 0
    for ship in state.ship_at:
        if ship >= 0:
            if afloat >> ship & 1 or ship in state.ship_deck:
                wrong.append(f"ship {ship} is in two places")
            afloat |= bit(ship)
    if not is_set(state.ship_deck, len(wares.SHIPS)):
        wrong.append("a ship is twice in the stack")
    if not is_set(state.nomad_deck, len(CARDS)) or state.card in state.nomad_deck:
        wrong.append("a nomad card is in two places")
    for good in range(i64(3)):
        tiles = number_of(state.demand, good) + number_of(state.demand_deck, good) + state.demand_box[good]
        if tiles != wares.DEMANDS.count(THINGS[FIRST_GOOD + good]):
            wrong.append(f"there are {tiles} demand tiles of good {good}")


def audit_order(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-3.3 Everybody once in the order, and those who have passed once among those."""
    if not is_set(state.opening, state.seats) or not is_set(state.order, state.seats):
        wrong.append("a seat is twice in the turn order")
    if not is_set(state.passers, state.seats):
        wrong.append("a seat has passed twice")
    if len(state.opening) != state.seats or len(state.order) != state.seats:
        wrong.append("a seat is missing from the turn order")


def audit_question(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-3.3, TIANXIA-5.5 One plays a turn, or some lose to raiders, or it is over."""
    if (state.phase == phases.OVER) != (state.asked == 0):
        wrong.append("nobody is asked, or somebody after the end")
    if state.phase == phases.TURN and state.asked != bit(state.turn):
        wrong.append("another is asked than whose turn it is")
    if state.answered & ~state.asked or (state.phase != phases.LOSING and state.answered):
        wrong.append("somebody has answered who was not asked")
    if (state.phase == phases.LOSING) != (state.toll > 0) or (state.phase == phases.LOSING) != (state.lane >= 0):
        wrong.append("raiders take something at the wrong time")
    for seat in range(state.seats):
        is_in = state.answered >> seat & 1 == 1
        if is_in != (state.answer[seat] >= 0):
            wrong.append(f"the answer of seat {seat} is lost, or was never given")


def audit_turn(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-4.1 A turn has parts once it has begun, and is over with its last benefit."""
    is_leaving = state.deed in (phases.PASS, phases.CLOSING)
    if state.phase == phases.TURN and state.turn in state.passers and not is_leaving:
        wrong.append(f"seat {state.turn} has passed and plays")
    if state.deed != phases.CLOSING and (state.place >= 0) != (state.deed == phases.REGION):
        wrong.append("there is a region without a turn in it, or such a turn without a region")
    if state.phase != phases.TURN and (state.deed or state.touched or len(state.effects)):
        wrong.append("something is left of a turn")
    if state.touched == 0 and (state.deed or state.done_parts or state.times or len(state.effects)):
        wrong.append("a turn that has not begun has parts")
    if state.deed == phases.CLOSING and len(state.effects) == 0:
        wrong.append("a turn that is over goes on")
    if state.current & ~(state.done_parts & phases.ACTIONS) or state.current & (state.current - 1):
        wrong.append("an action goes on that was not begun")
    if state.done_parts & phases.SHIP and (state.place < 0 or state.world.port[state.place] < 0):
        wrong.append("somebody ships where there is no port")


def audit_choice(state: Tianxia, wrong: list[str]) -> None:
    """TIANXIA-4.10 Nobody is asked what has one answer."""
    if state.phase != phases.TURN:
        return
    if len(state.effects) > 0:
        has_choice = not effects.is_plain(top(state.effects)) and len(effects.legal(state, state.turn)) > 1
    else:
        has_choice = choices.only_move(state, state.turn) == choices.SEVERAL
    if not has_choice:
        wrong.append(f"seat {state.turn} is asked and has no choice")
