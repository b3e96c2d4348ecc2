"""Where a game of Frontier stands. The chapters of the rule book are modules of their own."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import Chronicle
from hegemon.engine.features import Feature, Style, weights_by_hand
from hegemon.engine.fields import Fields
from hegemon.engine.notation import Notation
from hegemon.engine.state import Standing, State, bit, seats_from
from hegemon.games.frontier import accounts, bitboards, choices, ending, evaluation, knowledge, turn
from hegemon.games.frontier.content import OVER, RESOURCE_KINDS, TURN
from hegemon.games.frontier.generator import filled
from hegemon.games.frontier.ground import Ground
from hegemon.games.frontier.styles import STYLES
from hegemon.games.frontier.world import WORLDS, World


@mypyc_attr(acyclic=True, free_list_len=1)
class Frontier(State):
    """A map, who owns which tile and what stands on it, and what everyone has in the warehouse."""

    def __init__(self, world: World, ground: Ground) -> None:
        super().__init__()
        self.world = world
        self.phase: i64 = TURN
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # the seat whose turn it is
        self.round: i64 = 0
        self.spent: i64 = 0  # actions, this turn
        self.number: i64 = 0  # of the map
        self.floor = vec[i64]()  # by tile
        self.element = vec[i64]()
        self.feature = vec[i64]()  # as printed; it is used up once the tile is somebody's
        self.owner = vec[i64]()  # -1 is nobody
        self.soldier = vec[i64]()
        self.building = vec[i64]()
        self.spawn = vec[i64]()  # by seat: its tile
        self.stored = vec[i64]()  # by seat: actions, with those of the turn that goes on
        self.resources = vec[i64]()  # by seat and kind
        self.loot = vec[i64]()  # what villages pay, in order
        self.looted: i64 = 0  # villages that have paid
        self.gone = vec[i64]()  # by kind of resource: dropped, lost, fallen as a soldier; below 0 if some were given
        self.fell = vec[i64]()  # by seat: 0 while in the game, 1 for who fell first, 2 for the next, and so on
        # What follows from these, and is kept along.
        self.ground = ground  # seas and sets of tiles that never change
        self.lands = vec[i64]()  # by seat and row, as bits: own tiles
        self.waters = vec[i64]()  # by seat and row, as bits: water that is open to it
        self.boards = vec[i64]()  # by kind and row, as bits: see `bitboards`
        self.force = vec[i64]()  # by seat and tile: see `power`
        self.held = vec[i64]()  # by seat: tiles
        self.harbours = vec[i64]()  # by seat and sea: ports

    def visit(self, fields: Fields) -> None:
        self.fields(self, fields)

    def fields(self, other: Frontier, fields: Fields) -> None:
        """The one list of what a state is made of."""
        self.seats = fields.number("seats", other.seats)
        self.phase = fields.number("phase", other.phase)
        self.first = fields.number("first", other.first)
        self.turn = fields.number("turn", other.turn)
        self.round = fields.number("round", other.round)
        self.spent = fields.number("spent", other.spent)
        self.number = fields.number("number", other.number)
        self.floor = fields.cells("floor", other.floor)
        self.element = fields.cells("element", other.element)
        self.feature = fields.cells("feature", other.feature)
        self.owner = fields.cells("owner", other.owner)
        self.soldier = fields.cells("soldier", other.soldier)
        self.building = fields.cells("building", other.building)
        self.spawn = fields.cells("spawn", other.spawn)
        self.stored = fields.cells("stored", other.stored)
        self.resources = fields.cells("resources", other.resources)
        self.loot = fields.cells("loot", other.loot)
        self.looted = fields.number("looted", other.looted)
        self.gone = fields.cells("gone", other.gone)
        self.fell = fields.cells("fell", other.fell)
        self.dice = fields.dice("dice", other.dice)

    def copy(self) -> Frontier:
        """Written out for speed; what never changes during a game is shared. The battery checks it."""
        twin = Frontier(self.world, self.ground)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.spent = self.spent
        twin.number = self.number
        twin.floor = self.floor
        twin.element = self.element[:]
        twin.feature = self.feature
        twin.owner = self.owner[:]
        twin.soldier = self.soldier[:]
        twin.building = self.building[:]
        twin.spawn = self.spawn
        twin.stored = self.stored[:]
        twin.resources = self.resources[:]
        twin.loot = self.loot
        twin.looted = self.looted
        twin.gone = self.gone[:]
        twin.fell = self.fell[:]
        twin.lands = self.lands[:]
        twin.waters = self.waters[:]
        twin.boards = self.boards[:]
        twin.force = self.force[:]
        twin.held = self.held[:]
        twin.harbours = self.harbours[:]
        twin.dice = self.dice.copy()
        twin.weights = self.weights
        return twin

    def derive(self) -> list[str]:
        if not accounts.out_of_range(self):
            bitboards.derive(self)
        return ["ground", "lands", "waters", "boards", "force", "held", "harbours"]

    def name_of(self, tile: i64) -> str:
        """What a tile is called."""
        return self.world.grid.names[tile]

    def notation(self) -> Notation:
        return self.world.grid.notation

    def chronicle(self) -> Chronicle:
        return self.world.grid.chronicle

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.turn)

    def unanswered(self) -> i64:
        """Nothing is sealed here; said again because the engine asks it before every move."""
        if self.phase == OVER:
            return 0
        return bit(self.turn)

    def turn_order(self) -> list[int]:
        return seats_from(self.first, self.seats)

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    def sample(self, seat: i64, dice: Dice) -> i64:
        return choices.sample(self, seat, dice)

    def play(self, seat: i64, move: i64) -> None:
        turn.play(self, seat, move)

    def standing(self) -> Standing:
        return ending.standing(self)

    def evaluate(self, seat: i64) -> float:
        return evaluation.evaluate(self, seat)

    def features(self) -> list[Feature]:
        return evaluation.FEATURES

    def styles(self) -> list[Style]:
        return STYLES

    def worths(self) -> vec[float]:
        return evaluation.worths(self)

    def view(self, seat: i64) -> dict[str, object]:
        return cast(dict[str, object], knowledge.view(self, seat))

    def imagine(self, seat: i64, dice: Dice) -> Frontier:
        """Nothing is hidden, and no dice are thrown once the map is drawn."""
        twin = self.copy()
        twin.dice = dice.fork()
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return turn.why_not(self, seat, move)

    def audit(self) -> list[str]:
        return accounts.audit(self)


def blank(players: int, options: Options) -> Frontier:
    """A meadow that belongs to nobody."""
    world = WORLDS.get(players, options)
    state = Frontier(world, world.meadow)
    state.seats = players
    state.weights = weights_by_hand(evaluation.FEATURES)
    state.floor, state.element, state.feature = world.nothing[:], world.nothing[:], world.nothing[:]
    state.owner, state.soldier, state.building = world.nobody[:], world.nothing[:], world.nothing[:]
    state.spawn = filled(players, -1)
    state.stored, state.fell, state.held = world.none_yet[:], world.none_yet[:], world.none_yet[:]
    state.resources = filled(players * RESOURCE_KINDS, 0)
    state.gone = filled(RESOURCE_KINDS, 0)
    state.lands, state.waters, state.boards = world.no_rows[:], world.no_rows[:], world.no_boards[:]
    state.force = world.no_force[:]
    return state
