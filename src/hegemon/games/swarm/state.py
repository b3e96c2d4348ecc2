"""Where a game of Swarm stands. The chapters of the rule book are modules of their own."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.deals import Deal
from hegemon.engine.dials import Options
from hegemon.engine.dice import Dice
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import Chronicle
from hegemon.engine.features import Feature, Style, weights_by_hand
from hegemon.engine.fields import COPIER, Fields
from hegemon.engine.notation import Notation
from hegemon.engine.state import Standing
from hegemon.games.swarm import (
    accounts,
    board_facts,
    deals,
    ending,
    evaluation,
    flow,
    imagination,
    knowledge,
    peace,
    policy,
    reasons,
)
from hegemon.games.swarm.content import CELLS, ELEMENTS, EVENTS, LEADERS, QUESTS
from hegemon.games.swarm.phases import OVER
from hegemon.games.swarm.styles import STYLES
from hegemon.games.swarm.world import TRAITORS_DRAWN, WORLDS, World, zeros
from hegemon.kit.asking import Asking

CLASH_FIELDS: Final = 10  # leader, commitment, tactics, score and fate of each side of the last battle


@mypyc_attr(acyclic=True, free_list_len=1)
class Swarm(Asking):
    """Troops on tiles and inside temples, water, cards with places and knowers, and what is asked of whom."""

    def __init__(self, world: World) -> None:  # noqa: PLR0915  (one line a field, and what it means)
        super().__init__()
        self.world = world
        self.round: i64 = 0  # 0 during setup
        self.start: i64 = 0  # who has the token
        self.event: i64 = -1  # the card of this round
        self.swarm: i64 = 0  # the cell it is on
        self.swarm_from: i64 = 0  # where it was before the round
        self.prays: i64 = 0  # seats that sit this round out
        self.tile_at = vec[i64]()  # by cell
        self.cell_of = vec[i64]()  # by tile; it follows from tile_at
        self.troops = vec[i64]()  # by seat and tile
        self.arrived = vec[i64]()  # of them: moved already this round
        self.stood = vec[i64]()  # by seat: tiles, as bits, with own troops when the movement phase began
        self.inside = vec[i64]()  # by seat and element: troops inside temples
        self.reserve = vec[i64]()  # by seat
        self.water = vec[i64]()
        self.specialty = vec[i64]()
        self.marches: i64 = 0  # moves that the seat with the word has made in this phase
        self.drawn = vec[i64]()  # by seat, four each: the traitor cards once drawn
        self.traitor = vec[i64]()  # by seat: the one kept, -1 before the choice
        self.spent: i64 = 0  # seats that have played theirs
        self.events = vec[i64]()  # decks, the top card last
        self.quests = vec[i64]()
        self.leaders = vec[i64]()
        self.coverts = vec[i64]()
        self.quest_at = vec[i64]()  # by card: where it is
        self.leader_at = vec[i64]()
        self.covert_at = vec[i64]()
        self.quest_known = vec[i64]()  # by card: seats, as bits, that know where it is
        self.leader_known = vec[i64]()
        self.covert_known = vec[i64]()
        self.fought: i64 = 0  # leaders, as bits, that fought this round
        self.tile: i64 = -1  # where the battle is
        self.left: i64 = -1  # who fights, the first in turn order
        self.right: i64 = -1
        self.clash = vec[i64]()  # what the last battle showed: five numbers for the left, five for the right
        self.wins = vec[i64]()  # by seat: battles won this round
        self.looks = vec[i64]()  # by seat: rounds in a row with enough bastions
        self.points = vec[i64]()  # by seat: victory points from quests
        self.lot: i64 = 0
        self.bid: i64 = 0
        self.bidder: i64 = -1
        self.passed: i64 = 0  # seats out of this auction
        self.limit = vec[i64]()  # by seat: up to where the table raises for it
        self.after_discard: i64 = 0  # the phase that goes on after a discard
        self.deals = vec[i64]()  # by seat: payments and offers made in this phase
        self.offer_to = vec[i64]()  # by seat: to whom its offer is open, or -1
        self.offer_give = vec[i64]()
        self.offer_want = vec[i64]()
        self.order_treason = vec[i64]()  # by seat: standing orders
        self.order_shrine = vec[i64]()
        self.duelists: i64 = 0
        self.dueled: i64 = 0  # leaders, as bits, that were shown in the duel
        self.shown = vec[i64]()  # by seat: the leader shown last in the duel, or -1
        self.winners: i64 = 0
        self.ending: i64 = 0

    def visit(self, fields: Fields) -> None:
        self.fields(self, fields)

    def fields(self, other: Swarm, fields: Fields) -> None:  # noqa: PLR0915
        """The one list of what a state is made of."""
        self.seats = fields.number("seats", other.seats)
        self.phase = fields.number("phase", other.phase)
        self.round = fields.number("round", other.round)
        self.start = fields.number("start", other.start)
        self.turn = fields.number("turn", other.turn)
        self.asked = fields.number("asked", other.asked)
        self.answered = fields.number("answered", other.answered)
        self.answer = fields.cells("answer", other.answer)
        self.event = fields.number("event", other.event)
        self.swarm = fields.number("swarm", other.swarm)
        self.swarm_from = fields.number("swarm_from", other.swarm_from)
        self.prays = fields.number("prays", other.prays)
        self.tile_at = fields.cells("tile_at", other.tile_at)
        self.troops = fields.cells("troops", other.troops)
        self.arrived = fields.cells("arrived", other.arrived)
        self.stood = fields.cells("stood", other.stood)
        self.inside = fields.cells("inside", other.inside)
        self.reserve = fields.cells("reserve", other.reserve)
        self.water = fields.cells("water", other.water)
        self.specialty = fields.cells("specialty", other.specialty)
        self.marches = fields.number("marches", other.marches)
        self.drawn = fields.cells("drawn", other.drawn)
        self.traitor = fields.cells("traitor", other.traitor)
        self.spent = fields.number("spent", other.spent)
        self.events = fields.cells("events", other.events)
        self.quests = fields.cells("quests", other.quests)
        self.leaders = fields.cells("leaders", other.leaders)
        self.coverts = fields.cells("coverts", other.coverts)
        self.quest_at = fields.cells("quest_at", other.quest_at)
        self.leader_at = fields.cells("leader_at", other.leader_at)
        self.covert_at = fields.cells("covert_at", other.covert_at)
        self.quest_known = fields.cells("quest_known", other.quest_known)
        self.leader_known = fields.cells("leader_known", other.leader_known)
        self.covert_known = fields.cells("covert_known", other.covert_known)
        self.fought = fields.number("fought", other.fought)
        self.tile = fields.number("tile", other.tile)
        self.left = fields.number("left", other.left)
        self.right = fields.number("right", other.right)
        self.clash = fields.cells("clash", other.clash)
        self.wins = fields.cells("wins", other.wins)
        self.looks = fields.cells("looks", other.looks)
        self.points = fields.cells("points", other.points)
        self.lot = fields.number("lot", other.lot)
        self.bid = fields.number("bid", other.bid)
        self.bidder = fields.number("bidder", other.bidder)
        self.passed = fields.number("passed", other.passed)
        self.limit = fields.cells("limit", other.limit)
        self.after_discard = fields.number("after_discard", other.after_discard)
        self.deals = fields.cells("deals", other.deals)
        self.offer_to = fields.cells("offer_to", other.offer_to)
        self.offer_give = fields.cells("offer_give", other.offer_give)
        self.offer_want = fields.cells("offer_want", other.offer_want)
        self.order_treason = fields.cells("order_treason", other.order_treason)
        self.order_shrine = fields.cells("order_shrine", other.order_shrine)
        self.duelists = fields.number("duelists", other.duelists)
        self.dueled = fields.number("dueled", other.dueled)
        self.shown = fields.cells("shown", other.shown)
        self.winners = fields.number("winners", other.winners)
        self.ending = fields.number("ending", other.ending)
        self.dice = fields.dice("dice", other.dice)

    def copy(self) -> Swarm:
        twin = Swarm(self.world)
        twin.fields(self, COPIER)
        twin.cell_of = self.cell_of
        twin.weights = self.weights
        twin.truces = self.truces
        return twin

    def derive(self) -> list[str]:
        board_facts.find_cells(self)
        return ["cell_of"]

    def notation(self) -> Notation:
        return self.world.notation

    def chronicle(self) -> Chronicle:
        return self.world.chronicle

    def question(self) -> i64:
        """An order that is given while a window is open may close it, and the same seats may be asked next."""
        return (self.phase * 64 + self.turn) << 16 | self.asked

    def legal(self, seat: i64) -> vec[i64]:
        if self.asked >> seat & 1 == 0:
            return vec[i64]()
        return flow.legal(self, seat)

    def asides(self, seat: i64) -> vec[i64]:
        if self.phase == OVER:
            return vec[i64]()
        return deals.asides(self, seat)

    def proposals(self, seat: i64) -> list[Deal]:
        return peace.proposals(self, seat)

    def open_deals(self, seat: i64) -> list[Deal]:
        return peace.open_deals(self, seat)

    def term(self) -> i64:
        return self.round

    def breaks(self, seat: i64, other: i64, move: i64) -> bool:
        return peace.breaks(self, seat, other, move)

    def play(self, seat: i64, move: i64) -> None:
        flow.play(self, seat, move)

    def reply(self, seat: i64, dice: Dice) -> i64:
        return policy.reply(self, seat, dice)

    def settled(self) -> bool:
        return board_facts.is_settled(self)

    def conceals(self) -> bool:
        return True

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
        return cast("dict[str, object]", knowledge.view(self, seat))

    def imagine(self, seat: i64, dice: Dice) -> Swarm:
        twin = self.copy()
        imagination.imagine(twin, seat, dice)
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        return reasons.why_not(self, seat, move)

    def audit(self) -> list[str]:
        return accounts.audit(self)


def blank(players: int, options: Options) -> Swarm:
    """Nothing is laid out yet."""
    state = Swarm(WORLDS.get(players, options))
    state.seats = players
    state.weights = weights_by_hand(evaluation.FEATURES)
    none = zeros(players)
    nobody = vec[i64]([i64(-1)] * players)
    state.tile_at = zeros(CELLS)
    state.cell_of = zeros(CELLS)
    state.troops = zeros(players * CELLS)
    state.arrived = zeros(players * CELLS)
    state.inside = zeros(players * len(ELEMENTS))
    state.drawn = zeros(players * TRAITORS_DRAWN)
    state.answer, state.traitor, state.offer_to, state.shown = nobody[:], nobody[:], nobody[:], nobody[:]
    state.stood, state.reserve, state.water, state.specialty = none[:], none[:], none[:], none[:]
    state.wins, state.looks, state.points, state.limit = none[:], none[:], none[:], none[:]
    state.deals, state.offer_give, state.offer_want = none[:], none[:], none[:]
    state.order_treason, state.order_shrine = none[:], none[:]
    state.quest_at, state.quest_known = zeros(len(QUESTS)), zeros(len(QUESTS))
    state.leader_at, state.leader_known = zeros(len(LEADERS)), zeros(len(LEADERS))
    cards = len(state.world.covert_kind)
    state.covert_at, state.covert_known = zeros(cards), zeros(cards)
    state.clash = vec[i64]([i64(-1)] * CLASH_FIELDS)
    assert len(EVENTS) < 62, "events are kept as bits"
    return state
