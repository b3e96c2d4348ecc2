"""Hoard, a small game with secrets, made to try the battery on: it has hands, hidden choices, dice, deals and a deck.

Everyone holds cards of three kinds. All choose one in secret; the highest alone wins as much gold as a die shows.
Then each draws a card that nobody else sees. Gold may be given away at any time. After five rounds the richest wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Self, TypeVar, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.adapter import Adapter, adapted
from hegemon.engine.dials import Dial, Options
from hegemon.engine.dice import Dice, die
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import EVERYONE, SEAT, Chronicle, Event, Telling
from hegemon.engine.fields import COPIER, Fields
from hegemon.engine.game import Game
from hegemon.engine.moves import contains, first, pack, span, third, verb
from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from hegemon.engine.state import Standing, State

CHOOSE: Final = 0
GIVE: Final = 1
CHOSEN, REVEALED, DREW, GAVE, WON = range(5)
KINDS: Final = 3
ROUNDS: Final = 5
DEALT: Final = 3  # cards in a hand
CARDS: Final = 3  # of each kind for each seat
NONE: Final = -1

CARD: Final = Kind("card", ["low", "middle", "high"])
PLAYER: Final = Kind("player", ["p0", "p1", "p2", "p3"])
NOTATION: Final = Notation([Verb(CHOOSE, "choose", [CARD]), Verb(GIVE, "give", [PLAYER, COUNT])])
CHRONICLE: Final = Chronicle(
    [
        Telling(CHOSEN, "chosen", [SEAT], "{0} has chosen."),
        Telling(REVEALED, "revealed", [SEAT, CARD], "{0} shows {1}."),
        Telling(DREW, "drew", [SEAT, CARD], "{0} draws {1}."),
        Telling(GAVE, "gave", [SEAT, SEAT, COUNT], "{0} gives {1} {2} gold."),
        Telling(WON, "won", [SEAT, COUNT], "{0} wins {1} gold."),
    ]
)


class Bare:
    """Where a game stands, without what a game with secrets must say. It inherits from nothing: it is an outsider."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.round = 0
        self.hands = vec[i64]([0] * (seats * KINDS))  # cards of each kind, seat after seat
        self.choice = vec[i64]([NONE] * seats)
        self.deck = vec[i64]([CARDS * seats] * KINDS)
        self.shown = vec[i64]([0] * KINDS)
        self.last = vec[i64]([NONE] * seats)  # what each showed in the last round
        self.gold = vec[i64]([0] * seats)
        self.chosen = 0  # how many have chosen; it follows from the choices
        self.dice = Dice(vec[i64]([0] * 8), 0, 0)
        self.heard: list[Event] | None = None

    def visit(self, fields: Fields) -> None:
        self.seats = fields.number("seats", self.seats)
        self.round = fields.number("round", self.round)
        self.hands = fields.cells("hands", self.hands)
        self.choice = fields.cells("choice", self.choice)
        self.deck = fields.cells("deck", self.deck)
        self.shown = fields.cells("shown", self.shown)
        self.last = fields.cells("last", self.last)
        self.gold = fields.cells("gold", self.gold)
        self.dice = fields.dice("dice", self.dice)

    def derive(self) -> list[str]:
        self.chosen = sum(choice != NONE for choice in self.choice)
        return ["chosen"]

    def copy(self) -> Self:
        twin = type(self)(self.seats)
        twin.__dict__.update(self.__dict__)
        twin.heard = None
        twin.dice = self.dice
        twin.visit(COPIER)
        return twin

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def pending(self) -> int:
        if self.round == ROUNDS:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.choice[seat] == NONE)

    def legal(self, seat: int) -> vec[i64]:
        entries = vec[i64]()
        if self.pending() >> seat & 1:
            for kind in range(KINDS):
                if self.hands[seat * KINDS + kind]:
                    entries = append(entries, pack(CHOOSE, kind))
        return entries

    def asides(self, seat: int) -> vec[i64]:
        entries = vec[i64]()
        for other in range(self.seats):
            if other != seat and self.gold[seat] and self.pending():
                entries = append(entries, span(GIVE, other, 0, 1, self.gold[seat]))
        return entries

    def play(self, seat: int, move: int) -> None:
        if verb(move) == GIVE:
            self.gold[seat] -= third(move)
            self.gold[first(move)] += third(move)
            self.tell(GAVE, seat, first(move), third(move))
            return
        self.hands[seat * KINDS + first(move)] -= 1
        self.choice[seat] = first(move)
        self.chosen += 1
        self.tell(CHOSEN, seat)
        if self.chosen == self.seats:
            self.reveal()

    def reveal(self) -> None:
        best = max(self.choice)
        self.last = self.choice[:]
        for seat, kind in enumerate(self.choice):
            self.tell(REVEALED, seat, kind)
            self.shown[kind] += 1
        if list(self.choice).count(best) == 1:
            prize = self.prize()
            winner = list(self.choice).index(best)
            self.gold[winner] += prize
            self.tell(WON, winner, prize)
        self.round += 1
        self.chosen = 0
        for seat in range(self.seats):
            self.choice[seat] = NONE
            self.draw(seat)

    def prize(self) -> int:
        return int(die(self.dice.roll(1), 0))

    def draw(self, seat: int) -> None:
        kind = self.next_card()
        self.deck[kind] -= 1
        self.hands[seat * KINDS + kind] += 1
        self.tell(DREW, seat, kind, audience=1 << seat)

    def next_card(self) -> int:
        at = self.dice.below(sum(self.deck))
        kind = 0
        while at >= self.deck[kind]:
            at -= self.deck[kind]
            kind += 1
        return kind

    def standing(self) -> Standing:
        gold = [int(coins) for coins in self.gold]
        places = [1 + sum(other > mine for other in gold) for mine in gold]
        return Standing(places, gold, "" if self.pending() else "rounds played")

    def view(self, seat: int) -> dict[str, object]:
        shown: dict[str, object] = {"round": self.round, "gold": list(self.gold), "shown": list(self.shown)}
        shown["last"] = list(self.last)
        shown["chosen"] = [choice != NONE for choice in self.choice]
        if seat >= 0:
            shown["hand"] = list(self.hands[seat * KINDS : seat * KINDS + KINDS])
            shown["choice"] = int(self.choice[seat])
        return shown

    def stack(self) -> None:
        """Prepare what is to be dealt; here every card is drawn by lot."""

    def put_back(self, seat: int) -> None:
        for kind in range(KINDS):
            self.deck[kind] += self.hands[seat * KINDS + kind]
            self.hands[seat * KINDS + kind] = 0
        if self.choice[seat] != NONE:
            self.deck[self.choice[seat]] += 1

    def deal_again(self, seat: int, has_chosen: bool) -> None:
        for _ in range(DEALT):
            self.draw(seat)
        if has_chosen:
            kind = next(kind for kind in range(KINDS) if self.hands[seat * KINDS + kind])
            self.hands[seat * KINDS + kind] -= 1
            self.choice[seat] = kind

    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        if contains(self.legal(seat), move) or contains(self.asides(seat), move):
            return None
        if verb(move) == GIVE:
            return NotAllowed("HOARD-2", f"You have {self.gold[seat]} gold to give to others.")
        return NotAllowed("HOARD-1", "You cannot choose that now.")

    def evaluate(self, seat: int) -> float:
        return self.standing().share(seat) if not self.pending() else (1 + self.gold[seat]) / (2 + sum(self.gold))

    def audit(self) -> list[str]:
        if min(*self.hands, *self.deck, *self.gold) < 0:
            return ["somebody has less than nothing"]
        cards = sum(self.hands) + sum(self.deck) + sum(self.shown) + sum(choice != NONE for choice in self.choice)
        return [] if cards == KINDS * CARDS * self.seats else [f"there are {cards} cards"]

    def tell(self, kind: int, one: int, two: int = 0, three: int = 0, audience: int = EVERYONE) -> None:
        if self.heard is not None:
            self.heard.append(Event(kind, one, two, three, 0, audience))


class Hoard(Bare):
    """The whole game."""

    def settled(self) -> bool:
        return self.chosen == 0

    def conceals(self) -> bool:
        return True

    def imagine(self, seat: int, dice: Dice) -> Self:
        return imagined(self, seat, dice)


B = TypeVar("B", bound=Bare)


def imagined(state: B, seat: int, dice: Dice) -> B:
    """The cards that the seat cannot see are shuffled and dealt again."""
    twin = state.copy()
    twin.dice = dice.fork()
    for other in range(state.seats):
        if other != seat:
            twin.put_back(other)
    twin.stack()
    for other in range(state.seats):
        if other != seat:
            twin.deal_again(other, state.choice[other] != NONE)
    return twin


def setup(state: Bare, dice: Dice) -> None:
    state.dice = dice
    state.stack()
    for seat in range(state.seats):
        for _ in range(DEALT):
            state.draw(seat)


def swapped(state: B, seat: int) -> B:
    """Two others exchange their secrets, where that cannot be seen from the number of their cards."""
    others = [other for other in range(state.seats) if other != seat]
    twin = state.copy()
    if len(others) > 1 and (state.choice[others[0]] == NONE) == (state.choice[others[1]] == NONE):
        one, two = others[:2]
        twin.choice[one], twin.choice[two] = state.choice[two], state.choice[one]
        for kind in range(KINDS):
            twin.hands[one * KINDS + kind] = state.hands[two * KINDS + kind]
            twin.hands[two * KINDS + kind] = state.hands[one * KINDS + kind]
    return twin


def swap(state: State, seat: int, dice: Dice) -> State:
    """The same for a state that the engine carries."""
    return adapted(swapped(state.inner if isinstance(state, Adapter) else cast(Bare, state), seat))


def game_of(rules: type[Bare]) -> Game:
    """The game with these rules, which may be a broken form of them."""

    def blank(players: int, options: Options) -> Bare:
        return rules(players)

    dials: list[Dial] = []
    folder = str(Path(__file__).parent)
    return Game("hoard", "Hoard", "Win gold with hidden cards.", 1, (2, 4), dials, blank, setup, folder)
