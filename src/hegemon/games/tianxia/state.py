"""Where a game of Tianxia stands. `flow` leads through the rule book, whose chapters are modules of their own."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import Chronicle
from hegemon.engine.features import Feature, Style, weights_by_hand
from hegemon.engine.fields import COPIER, Fields
from hegemon.engine.notation import Notation
from hegemon.engine.state import Standing
from hegemon.games.tianxia import (
    accounts,
    choices,
    content,
    effects,
    evaluation,
    events,
    flow,
    imagination,
    knowledge,
    losses,
    policy,
    reasons,
    scoring,
    wares,
)
from hegemon.games.tianxia.benefits import THING_COUNT, TRACK_COUNT
from hegemon.games.tianxia.items import ITEM_COUNT
from hegemon.games.tianxia.moves import NOTATION
from hegemon.games.tianxia.objectives import CARDS
from hegemon.games.tianxia.phases import LOSING, NO_DEED, OVER, TURN
from hegemon.games.tianxia.styles import STYLES
from hegemon.games.tianxia.world import WORLDS, World
from hegemon.kit.asking import Asking

ONE_USE: Final = wares.TILE_KINDS - wares.FIGURINE_COUNT


@mypyc_attr(acyclic=True, free_list_len=1)
class Tianxia(Asking):
    """Pieces on the board and with their owners, stacks, and how far the turn or the attack has come."""

    def __init__(self, world: World) -> None:  # noqa: PLR0915  (one line a field, and what it means)
        super().__init__()
        self.world = world
        self.round: i64 = 0
        self.opening = vec[i64]()  # seats in the order of the first round
        self.order = vec[i64]()  # seats in the order of this round
        self.passers = vec[i64]()  # seats that have passed, in that order
        self.house = vec[i64]()  # by seat
        self.purse = vec[i64]()  # by seat and thing
        self.supply = vec[i64]()  # by seat: meeples at home
        self.merchants = vec[i64]()  # by seat: meeples in the merchant row
        self.discs = vec[i64]()  # by seat: unused
        self.sold = vec[i64]()  # by seat: discs given up this round
        self.placed = vec[i64]()  # by place for discs and seat
        self.wall_at = vec[i64]()  # by lane and space: a seat, or -1
        self.tower_at = vec[i64]()
        self.soldier_at = vec[i64]()
        self.nomad = vec[i64]()  # by lane: steps made
        self.strength = vec[i64]()  # by lane
        self.card: i64 = -1  # the nomad card of this round
        self.nomad_deck = vec[i64]()  # stacks, the top last
        self.governor_at = vec[i64]()  # by building and space: a seat, or -1
        self.tile_at = vec[i64]()  # by building and space: a kind of bonus tile, or -1
        self.tokens = vec[i64]()  # by building: cost tokens
        self.ship_at = vec[i64]()  # by port, and at sea: a ship, or -1
        self.crate_at = vec[i64]()  # by place of a ship and space: a seat, or -1
        self.ship_deck = vec[i64]()
        self.demand = vec[i64]()  # by port: a good
        self.demand_deck = vec[i64]()
        self.demand_box = vec[i64]()  # by good: used demand tiles
        self.ropes = vec[i64]()  # by port: seats, as bits, with a shipping marker there
        self.shipped = vec[i64]()  # by seat: deliveries ever made
        self.barge_at = vec[i64]()  # by barge and place from the left: a seat, neutral, or -1
        self.track = vec[i64]()  # by seat and track: the step
        self.figurines = vec[i64]()  # by seat: kinds, as bits
        self.tiles = vec[i64]()  # by seat and kind of tile: unused
        self.used = vec[i64]()  # by seat and kind of tile: face down
        self.offered = vec[i64]()  # by kind of bonus tile: below the round track
        self.stack = vec[i64]()  # bonus tiles, the top last
        self.box = vec[i64]()  # by kind of bonus tile: out of play
        self.objective_at = vec[i64]()  # by card: a seat's hand, in the deck, or discarded
        self.objective_deck = vec[i64]()
        self.points = vec[i64]()  # by seat and item
        self.loss_order = vec[i64]()  # by seat: the standing order for raiders
        # Of a turn.
        self.deed: i64 = NO_DEED  # the kind of turn
        self.place: i64 = -1  # the region of a region turn
        self.done_parts: i64 = 0  # what of the region was done, as bits
        self.current: i64 = 0  # the action of a region that goes on, as a bit
        self.times: i64 = 0  # conversions, deliveries or bought steps so far
        self.touched: i64 = 0  # 1 when anything was done in this turn
        self.effects = vec[i64]()  # parts of benefits that are still to be gained, the next last
        self.lone: i64 = 0  # turns of the last player who has not passed
        # Of the attack.
        self.lane: i64 = -1  # that is attacked
        self.toll: i64 = 0  # strength left after the last building

    def visit(self, fields: Fields) -> None:
        self.fields(self, fields)

    def fields(self, other: Tianxia, fields: Fields) -> None:  # noqa: PLR0915
        """The one list of what a state is made of."""
        self.seats = fields.number("seats", other.seats)
        self.phase = fields.number("phase", other.phase)
        self.turn = fields.number("turn", other.turn)
        self.asked = fields.number("asked", other.asked)
        self.answered = fields.number("answered", other.answered)
        self.answer = fields.cells("answer", other.answer)
        self.round = fields.number("round", other.round)
        self.opening = fields.cells("opening", other.opening)
        self.order = fields.cells("order", other.order)
        self.passers = fields.cells("passers", other.passers)
        self.house = fields.cells("house", other.house)
        self.purse = fields.cells("purse", other.purse)
        self.supply = fields.cells("supply", other.supply)
        self.merchants = fields.cells("merchants", other.merchants)
        self.discs = fields.cells("discs", other.discs)
        self.sold = fields.cells("sold", other.sold)
        self.placed = fields.cells("placed", other.placed)
        self.wall_at = fields.cells("wall_at", other.wall_at)
        self.tower_at = fields.cells("tower_at", other.tower_at)
        self.soldier_at = fields.cells("soldier_at", other.soldier_at)
        self.nomad = fields.cells("nomad", other.nomad)
        self.strength = fields.cells("strength", other.strength)
        self.card = fields.number("card", other.card)
        self.nomad_deck = fields.cells("nomad_deck", other.nomad_deck)
        self.governor_at = fields.cells("governor_at", other.governor_at)
        self.tile_at = fields.cells("tile_at", other.tile_at)
        self.tokens = fields.cells("tokens", other.tokens)
        self.ship_at = fields.cells("ship_at", other.ship_at)
        self.crate_at = fields.cells("crate_at", other.crate_at)
        self.ship_deck = fields.cells("ship_deck", other.ship_deck)
        self.demand = fields.cells("demand", other.demand)
        self.demand_deck = fields.cells("demand_deck", other.demand_deck)
        self.demand_box = fields.cells("demand_box", other.demand_box)
        self.ropes = fields.cells("ropes", other.ropes)
        self.shipped = fields.cells("shipped", other.shipped)
        self.barge_at = fields.cells("barge_at", other.barge_at)
        self.track = fields.cells("track", other.track)
        self.figurines = fields.cells("figurines", other.figurines)
        self.tiles = fields.cells("tiles", other.tiles)
        self.used = fields.cells("used", other.used)
        self.offered = fields.cells("offered", other.offered)
        self.stack = fields.cells("stack", other.stack)
        self.box = fields.cells("box", other.box)
        self.objective_at = fields.cells("objective_at", other.objective_at)
        self.objective_deck = fields.cells("objective_deck", other.objective_deck)
        self.points = fields.cells("points", other.points)
        self.loss_order = fields.cells("loss_order", other.loss_order)
        self.deed = fields.number("deed", other.deed)
        self.place = fields.number("place", other.place)
        self.done_parts = fields.number("done_parts", other.done_parts)
        self.current = fields.number("current", other.current)
        self.times = fields.number("times", other.times)
        self.touched = fields.number("touched", other.touched)
        self.effects = fields.cells("effects", other.effects)
        self.lone = fields.number("lone", other.lone)
        self.lane = fields.number("lane", other.lane)
        self.toll = fields.number("toll", other.toll)
        self.dice = fields.dice("dice", other.dice)

    def copy(self) -> Tianxia:
        twin = Tianxia(self.world)
        twin.fields(self, COPIER)
        twin.weights = self.weights
        return twin

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return events.CHRONICLE

    def question(self) -> i64:
        """Everyone sees how far a turn has come: also what tells of nothing, such as `done`, asks anew."""
        step = ((self.lone * 8 + self.deed) * 32 + self.done_parts) * 64 + effects.progress(self)
        return (((step * 8 + self.lane + 1) * 4 + self.phase) * 8 + self.turn) << 16 | self.asked

    def turn_order(self) -> list[int]:
        return [int(seat) for seat in self.opening]

    def legal(self, seat: i64) -> vec[i64]:
        if self.asked >> seat & 1 == 0:
            return vec[i64]()
        return losses.legal(self, seat) if self.phase == LOSING else choices.legal(self, seat)

    def asides(self, seat: i64) -> vec[i64]:
        return losses.orders(self, seat)

    def play(self, seat: i64, move: i64) -> None:
        flow.play(self, seat, move)

    def reply(self, seat: i64, dice: Dice) -> i64:
        return policy.reply(self, seat, dice)

    def settled(self) -> bool:
        """A turn is weighed when it is over: the quick answers of `policy` lead there."""
        return self.phase == OVER or (self.phase == TURN and self.touched == 0)

    def conceals(self) -> bool:
        return self.phase != OVER

    def turned_up(self) -> i64:
        return imagination.turned_up(self)

    def standing(self) -> Standing:
        return scoring.standing(self)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def features(self) -> list[Feature]:
        return evaluation.FEATURES

    def styles(self) -> list[Style]:
        return STYLES

    def worths(self) -> vec[float]:
        return evaluation.worths(self)

    def view(self, seat: i64) -> dict[str, object]:
        return cast("dict[str, object]", knowledge.view(self, seat))

    def imagine(self, seat: i64, dice: Dice) -> Tianxia:
        twin = self.copy()
        imagination.imagine(twin, seat, dice)
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return reasons.why_not(self, seat, move)

    def audit(self) -> list[str]:
        return accounts.audit(self)


def blank(players: int, options: Options) -> Tianxia:
    """An empty board; stacks are filled by the setup."""
    state = Tianxia(WORLDS.get(players, options))
    state.seats = players
    state.weights = weights_by_hand(evaluation.FEATURES)
    none = filled(players, 0)
    state.answer = filled(players, -1)
    state.house, state.supply, state.merchants, state.discs, state.sold = none[:], none[:], none[:], none[:], none[:]
    state.shipped, state.figurines, state.loss_order = none[:], none[:], none[:]
    state.opening, state.order = none[:], none[:]
    state.purse = filled(players * THING_COUNT, 0)
    state.track = filled(players * TRACK_COUNT, 0)
    state.points = filled(players * ITEM_COUNT, 0)
    state.placed = filled(players * content.DISC_PLACES, 0)
    state.tiles, state.used = filled(players * ONE_USE, 0), filled(players * ONE_USE, 0)
    state.wall_at = filled(content.LANE_COUNT * content.WALL_SPACES, -1)
    state.tower_at = filled(content.LANE_COUNT * state.world.tower_spaces, -1)
    state.soldier_at = filled(content.LANE_COUNT * content.SOLDIER_SPACES, -1)
    state.nomad, state.strength = filled(content.LANE_COUNT, 0), filled(content.LANE_COUNT, 0)
    state.governor_at = filled(content.BUILDING_COUNT * content.SPACES, -1)
    state.tile_at = filled(content.BUILDING_COUNT * content.SPACES, -1)
    state.tokens = filled(content.BUILDING_COUNT, 0)
    state.ship_at = filled(content.SHIP_PLACES, -1)
    state.crate_at = filled(content.SHIP_PLACES * wares.DELIVERIES, -1)
    state.demand, state.ropes = filled(content.PORTS, 0), filled(content.PORTS, 0)
    state.demand_box = filled(3, 0)
    state.barge_at = filled(content.BARGE_COUNT * content.BARGE_PLACES, -1)
    state.offered, state.box = filled(wares.TILE_KINDS, 0), filled(wares.TILE_KINDS, 0)
    state.objective_at = filled(len(CARDS), 0)
    return state


def filled(size: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * int(size))
