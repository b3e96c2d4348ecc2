"""Where a game of Artefacts stands. `flow` leads through the rule book, whose chapters are modules of their own."""

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
from hegemon.engine.state import NOBODY, Standing, State, bit, seats_from
from hegemon.games.artefacts import accounts, choices, ending, evaluation, flow, knowledge, policy, reasons, slots
from hegemon.games.artefacts.content import OVER, RETURNING, SETTLING, SIDING
from hegemon.games.artefacts.house import HOUSES, House
from hegemon.games.artefacts.styles import STYLES
from hegemon.games.artefacts.world import World


@mypyc_attr(acyclic=True, free_list_len=1)
class Artefacts(State):
    """What is in every slot, where the artefacts are, and how far the turn and its battle have come."""

    def __init__(self, house: House, world: World) -> None:
        super().__init__()
        self.house = house
        self.world = world
        self.number: i64 = 0  # of the world
        self.phase: i64 = SETTLING
        self.first: i64 = 0  # the seat that began
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # who is asked
        self.round: i64 = 0  # 0 during setup
        self.ground = vec[i64]()  # by slot: a seat's army, or what else is there
        self.moved = vec[i64]()  # by slot: 1 for an army that has moved this turn
        self.bearer = vec[i64]()  # by artefact: the slot of the army that carries it, UNTAKEN or GONE
        self.spent = vec[i64]()  # by area: 1 when its power is crossed out
        self.debt = vec[i64]()  # by seat: armies that the next debrief is short of
        self.reserve: i64 = 0  # armies that the seat who is asked may still place
        self.muster = vec[i64]()  # by area: 1 where the debrief may place them
        self.battles: i64 = 0  # that may still be begun this turn
        self.stirred: i64 = 0  # 1 when anything has changed this turn
        self.quiet: i64 = 0  # turns in a row in which nothing has
        # Of a battle.
        self.attacker: i64 = NOBODY
        self.defender: i64 = NOBODY
        self.arena: i64 = -1  # the contested area
        self.source: i64 = -1  # the area that the attacker fights from
        self.holder: i64 = NOBODY  # who owned the contested area when the battle began
        self.side = vec[i64]()  # by seat
        self.base = vec[i64]()  # by seat: the area that it fights from, -1 when it does not
        self.aids = vec[i64]()  # what stands by, each with its user
        self.toll: i64 = 1  # times the winners' losses
        self.waiting: i64 = 0  # seats that are still to be asked in this step, as bits
        # What follows from these, and is kept along.
        self.armies = vec[i64]()  # by area and seat
        self.free = vec[i64]()  # by area
        self.burnt = vec[i64]()  # by area
        self.hosts = vec[i64]()  # by seat: all armies
        self.held = vec[i64]()  # by seat: artefacts
        self.left: i64 = 0  # free slots

    def visit(self, fields: Fields) -> None:
        self.fields(self, fields)

    def fields(self, other: Artefacts, fields: Fields) -> None:
        """The one list of what a state is made of."""
        self.seats = fields.number("seats", other.seats)
        self.number = fields.number("number", other.number)
        self.phase = fields.number("phase", other.phase)
        self.first = fields.number("first", other.first)
        self.active = fields.number("active", other.active)
        self.turn = fields.number("turn", other.turn)
        self.round = fields.number("round", other.round)
        self.ground = fields.cells("ground", other.ground)
        self.moved = fields.cells("moved", other.moved)
        self.bearer = fields.cells("bearer", other.bearer)
        self.spent = fields.cells("spent", other.spent)
        self.debt = fields.cells("debt", other.debt)
        self.reserve = fields.number("reserve", other.reserve)
        self.muster = fields.cells("muster", other.muster)
        self.battles = fields.number("battles", other.battles)
        self.stirred = fields.number("stirred", other.stirred)
        self.quiet = fields.number("quiet", other.quiet)
        self.attacker = fields.number("attacker", other.attacker)
        self.defender = fields.number("defender", other.defender)
        self.arena = fields.number("arena", other.arena)
        self.source = fields.number("source", other.source)
        self.holder = fields.number("holder", other.holder)
        self.side = fields.cells("side", other.side)
        self.base = fields.cells("base", other.base)
        self.aids = fields.cells("aids", other.aids)
        self.toll = fields.number("toll", other.toll)
        self.waiting = fields.number("waiting", other.waiting)
        self.dice = fields.dice("dice", other.dice)

    def copy(self) -> Artefacts:
        """Written out for speed; the battery checks it against `fields`."""
        twin = Artefacts(self.house, self.world)
        twin.seats, twin.number, twin.phase, twin.first = self.seats, self.number, self.phase, self.first
        twin.active, twin.turn, twin.round = self.active, self.turn, self.round
        twin.ground, twin.moved, twin.bearer = self.ground[:], self.moved[:], self.bearer[:]
        twin.spent, twin.debt, twin.muster = self.spent[:], self.debt[:], self.muster[:]
        twin.reserve, twin.battles = self.reserve, self.battles
        twin.stirred, twin.quiet = self.stirred, self.quiet
        twin.attacker, twin.defender, twin.holder = self.attacker, self.defender, self.holder
        twin.arena, twin.source, twin.toll, twin.waiting = self.arena, self.source, self.toll, self.waiting
        twin.side, twin.base, twin.aids = self.side[:], self.base[:], self.aids[:]
        twin.armies, twin.free, twin.burnt = self.armies[:], self.free[:], self.burnt[:]
        twin.hosts, twin.held, twin.left = self.hosts[:], self.held[:], self.left
        twin.dice = self.dice.copy()
        twin.weights = self.weights
        return twin

    def derive(self) -> list[str]:
        if not accounts.out_of_range(self):
            self.world = self.house.world_of(self.number)
            slots.recount(self)
        return ["world", "armies", "free", "burnt", "hosts", "held", "left"]

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

    def settled(self) -> bool:
        """In a battle the evaluation waits until it is over: the quick answers of `policy` lead there."""
        return not SIDING <= self.phase <= RETURNING

    def turn_order(self) -> list[int]:
        return seats_from(self.first, self.seats)

    def legal(self, seat: i64) -> vec[i64]:
        if seat != self.turn or self.phase == OVER:
            return vec[i64]()
        return choices.legal(self, seat)

    def reply(self, seat: i64, dice: Dice) -> i64:
        return policy.reply(self, seat, dice)

    def favours(self, seat: i64) -> vec[i64]:
        return policy.favours(self, seat)

    def term(self) -> i64:
        """Promises are for the turn, which has at most a battle or two."""
        return self.round * self.seats + self.active

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
        return cast(dict[str, object], knowledge.view(self, seat))

    def imagine(self, seat: i64, dice: Dice) -> Artefacts:
        """Nothing is hidden, and no dice are thrown once the world is drawn."""
        twin = self.copy()
        twin.dice = dice.fork()
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return reasons.why_not(self, seat, move)

    def audit(self) -> list[str]:
        return accounts.audit(self)


def blank(players: int, options: Options) -> Artefacts:
    """A game whose world is not laid out yet: positions of any world are read into it."""
    house = HOUSES.get(players, options)
    state = Artefacts(house, house.world_of(max(house.map_number, i64(0))))
    state.seats = players
    state.weights = weights_by_hand(evaluation.FEATURES)
    state.debt, state.side = house.none_yet[:], house.none_yet[:]
    state.base = vec[i64]([i64(-1)] * players)
    return state
