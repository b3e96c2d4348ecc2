"""Where a game of Campus stands. `flow` leads through the rule book: `setup`, `turn`, `attack` and `ending`."""

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
from hegemon.games.campus import accounts, choices, ending, evaluation, flow, knowledge, reasons
from hegemon.games.campus.phases import OVER, SETUP
from hegemon.games.campus.styles import STYLES
from hegemon.games.campus.world import WORLDS, World


@mypyc_attr(acyclic=True, free_list_len=1)
class Campus(State):
    """Territories with owners and troops, and whose turn it is."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.phase: i64 = SETUP
        self.first: i64 = 0  # the seat that began
        self.turn: i64 = 0  # the seat whose turn it is
        self.round: i64 = 0  # 0 during setup
        self.batch: i64 = 0  # troops left to place in this go of the setup
        self.owner = vec[i64]()  # by territory
        self.troops = vec[i64]()
        self.fresh = vec[i64]()  # of them, on the owner's turn: neither moved nor fought
        self.vanguard = vec[i64]()  # of them: won an attack this turn
        self.reserve = vec[i64]()  # by seat: troops still to place
        self.held = vec[i64]()  # territories
        self.raised = vec[i64]()  # troops received in all
        self.lost = vec[i64]()  # troops lost in all
        self.ways = vec[i64]()  # by territory: entries of the list of legal moves that begin there; then by row
        self.choices: i64 = 0  # all of them
        self.fell = vec[i64]()  # 0 while in the game, else in which place from the end it fell: 1 fell first

    def visit(self, fields: Fields) -> None:
        self.fields(self, fields)

    def fields(self, other: Campus, fields: Fields) -> None:
        """The one list of what a state is made of."""
        self.seats = fields.number("seats", other.seats)
        self.phase = fields.number("phase", other.phase)
        self.first = fields.number("first", other.first)
        self.turn = fields.number("turn", other.turn)
        self.round = fields.number("round", other.round)
        self.batch = fields.number("batch", other.batch)
        self.owner = fields.cells("owner", other.owner)
        self.troops = fields.cells("troops", other.troops)
        self.fresh = fields.cells("fresh", other.fresh)
        self.vanguard = fields.cells("vanguard", other.vanguard)
        self.reserve = fields.cells("reserve", other.reserve)
        self.held = fields.cells("held", other.held)
        self.raised = fields.cells("raised", other.raised)
        self.lost = fields.cells("lost", other.lost)
        self.fell = fields.cells("fell", other.fell)
        self.dice = fields.dice("dice", other.dice)

    def copy(self) -> Campus:
        """Written out for speed; the battery checks it against `fields`."""
        twin = Campus(self.world)
        twin.seats = self.seats
        twin.phase = self.phase
        twin.first = self.first
        twin.turn = self.turn
        twin.round = self.round
        twin.batch = self.batch
        twin.owner = self.owner[:]
        twin.troops = self.troops[:]
        twin.fresh = self.fresh[:]
        twin.vanguard = self.vanguard[:]
        twin.reserve = self.reserve[:]
        twin.held = self.held[:]
        twin.raised = self.raised[:]
        twin.lost = self.lost[:]
        twin.fell = self.fell[:]
        twin.ways = self.ways[:]
        twin.choices = self.choices
        twin.dice = self.dice.copy()
        twin.weights = self.weights
        return twin

    def derive(self) -> list[str]:
        choices.count_all(self)
        return ["ways", "choices"]

    def notation(self) -> Notation:
        return self.world.notation

    def chronicle(self) -> Chronicle:
        return self.world.chronicle

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
        flow.play(self, seat, move)

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
        return cast(dict[str, object], knowledge.view(self))

    def imagine(self, seat: i64, dice: Dice) -> Campus:
        """Only the dice to come are unknown."""
        twin = self.copy()
        twin.dice = dice.fork()
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return reasons.why_not(self, seat, move)

    def audit(self) -> list[str]:
        return accounts.audit(self)


def blank(players: int, options: Options) -> Campus:
    """Nobody owns anything yet."""
    state = Campus(WORLDS.get(players, options))
    state.seats = players
    state.weights = weights_by_hand(evaluation.FEATURES)
    state.owner = state.world.unowned[:]
    state.troops = state.world.nothing[:]
    state.fresh = state.world.nothing[:]
    state.vanguard = state.world.nothing[:]
    state.ways = state.world.no_ways[:]
    state.reserve = state.world.none_yet[:]
    state.held = state.world.none_yet[:]
    state.raised = state.world.none_yet[:]
    state.lost = state.world.none_yet[:]
    state.fell = state.world.none_yet[:]
    return state
