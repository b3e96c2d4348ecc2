"""Sealed, a toy with everything that is hard about secrets: hidden cards, choices laid at once, and gifts beside them.

1  Sixteen cards, worth 1 to 16. Each seat is dealt three and has five coins; the next card of the deck is the prize.
2  All lay one card of their hand face down at the same time, with any number of their coins as a stake.
3  When all have laid, the cards are turned up: card and stake together decide, equal ones by a die. The best takes
   the prize's worth in points, all stakes go to the pot, and the next prize is turned.
4  At any time, once for each prize, a seat may give another some of the coins that it has not staked.
5  When the hands are empty, most points win, then most coins; else the win is shared.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from hegemon.engine.dials import Options, number
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import SEAT, Chronicle, Telling
from hegemon.engine.fields import COPIER, Fields
from hegemon.engine.game import Game
from hegemon.engine.moves import count, first, pack, span, verb
from hegemon.engine.notation import COUNT, Kind, Notation, Verb
from hegemon.engine.state import Standing, State, bit

CARDS = 16
HAND = 3
IN_DECK, GONE, ON_TABLE = -1, -2, -3  # where a card is that nobody holds
NOTHING = -1
LAY, GIVE = 1, 2
LAID, TURNED, WON, GAVE, PRIZE = range(5)

CARD = Kind("card", [f"c{k + 1}" for k in range(CARDS)], [f"Card {k + 1}" for k in range(CARDS)])
NOTATION = Notation([Verb(LAY, "lay", [CARD, "stake", COUNT]), Verb(GIVE, "give", [Kind("seat", []), COUNT])])
CHRONICLE = Chronicle(
    [
        Telling(LAID, "laid", [SEAT, CARD, COUNT], "{0} lays {1} with {2}."),
        Telling(TURNED, "turned", [SEAT, CARD, COUNT], "{0} shows {1} with {2}.", True),
        Telling(WON, "won", [SEAT, CARD], "{0} takes {1}."),
        Telling(GAVE, "gave", [SEAT, SEAT, COUNT], "{0} gives {1} {2}."),
        Telling(PRIZE, "prize", [CARD], "{0} is the prize.", True),
    ]
)


def lay(card: int, stake: int = 0) -> int:
    return int(pack(LAY, card, 0, stake))


def give(seat: int, coins: int) -> int:
    return int(pack(GIVE, seat, 0, coins))


class Sealed(State):
    """Where a game of Sealed stands."""

    def __init__(self) -> None:
        super().__init__()
        self.prize: i64 = NOTHING
        self.minted: i64 = 0  # coins in the game
        self.pot: i64 = 0
        self.given: i64 = 0  # the seats that gave since the prize was turned, as bits
        self.coins = vec[i64]()  # by seat, staked ones included
        self.points = vec[i64]()
        self.laid = vec[i64]()  # the card of each seat, or NOTHING
        self.stake = vec[i64]()
        self.holder = vec[i64]()  # by card
        self.deck = vec[i64]()  # the last one is next

    def take(self, other: Sealed, fields: Fields) -> None:
        self.seats = fields.number("seats", other.seats)
        self.prize = fields.number("prize", other.prize)
        self.minted = fields.number("minted", other.minted)
        self.pot = fields.number("pot", other.pot)
        self.given = fields.number("given", other.given)
        self.coins = fields.cells("coins", other.coins)
        self.points = fields.cells("points", other.points)
        self.laid = fields.cells("laid", other.laid)
        self.stake = fields.cells("stake", other.stake)
        self.holder = fields.cells("holder", other.holder)
        self.deck = fields.cells("deck", other.deck)
        self.dice = fields.dice("dice", other.dice)

    def visit(self, fields: Fields) -> None:
        self.take(self, fields)

    def copy(self) -> Sealed:
        twin = Sealed()
        twin.take(self, COPIER)
        return twin

    def notation(self) -> Notation:
        return NOTATION

    def chronicle(self) -> Chronicle:
        return CHRONICLE

    def pending(self) -> i64:
        if self.prize == NOTHING:
            return 0
        return sum(1 << seat for seat, card in enumerate(self.laid) if card == NOTHING)

    def legal(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        if self.pending() & bit(seat):
            for card in self.hand(seat):
                moves = append(moves, span(LAY, card, 0, 0, self.coins[seat]))
        return moves

    def asides(self, seat: i64) -> vec[i64]:
        moves = vec[i64]()
        free = self.coins[seat] - self.stake[seat]
        if self.prize == NOTHING or self.given & bit(seat) or free == 0:
            return moves
        for other in range(self.seats):
            if other != seat:
                moves = append(moves, span(GIVE, other, 0, 1, free))
        return moves

    def play(self, seat: i64, move: i64) -> None:
        if verb(move) == GIVE:
            self.hand_over(seat, first(move), count(move))
            return
        self.laid[seat] = first(move)
        self.stake[seat] = count(move)
        self.tell(LAID, seat, first(move), count(move), audience=bit(seat))
        if not self.pending():
            self.turn_up()

    def settled(self) -> bool:
        return all(card == NOTHING for card in self.laid)

    def hand_over(self, seat: i64, other: i64, coins: i64) -> None:
        self.coins[seat] -= coins
        self.coins[other] += coins
        self.given |= bit(seat)
        self.tell(GAVE, seat, other, coins)

    def turn_up(self) -> None:
        strength = [int(card + stake) for card, stake in zip(self.laid, self.stake)]
        best = [seat for seat in range(self.seats) if strength[seat] == max(strength)]
        winner = best[0] if len(best) == 1 else best[self.dice.below(len(best))]
        for seat in range(self.seats):
            self.tell(TURNED, seat, self.laid[seat], self.stake[seat])
            self.holder[self.laid[seat]] = GONE
            self.coins[seat] -= self.stake[seat]
            self.pot += self.stake[seat]
            self.laid[seat] = NOTHING
            self.stake[seat] = 0
        self.points[winner] += self.prize + 1
        self.holder[self.prize] = GONE
        self.tell(WON, winner, self.prize)
        self.turn_prize()

    def turn_prize(self) -> None:
        self.given = 0
        self.prize = NOTHING
        if self.hand(0):
            self.prize = self.deck[-1]
            self.deck = self.deck[:-1]
            self.holder[self.prize] = ON_TABLE
            self.tell(PRIZE, self.prize)

    def cards_at(self, place: i64) -> list[int]:
        return [card for card, holder in enumerate(self.holder) if holder == place]

    def hand(self, seat: i64) -> list[int]:
        return self.cards_at(seat)

    def standing(self) -> Standing:
        ranks = [(points, coins) for points, coins in zip(self.points, self.coins)]
        places = [1 + sum(other > rank for other in ranks) for rank in ranks]
        return Standing(
            places, [int(points) for points in self.points], "" if self.pending() else "All hands are empty."
        )

    def evaluate(self, seat: i64) -> float:
        return float(self.points[seat] + 1) / float(sum(self.points) + self.seats)

    def view(self, seat: i64) -> dict[str, object]:
        shown: dict[str, object] = {"prize": int(self.prize), "pot": int(self.pot), "given": int(self.given)}
        shown["coins"] = [int(coins) for coins in self.coins]
        shown["points"] = [int(points) for points in self.points]
        shown["gone"] = self.cards_at(GONE)
        shown["hand"] = self.hand(seat) if seat >= 0 else []
        shown["laid"] = [int(self.laid[seat]), int(self.stake[seat])] if seat >= 0 else []
        return shown

    def imagine(self, seat: i64, dice: Dice) -> Sealed:
        """The others' cards and the deck are dealt anew; whether they have laid is not known, so they have not."""
        twin = self.copy()
        twin.dice = dice.fork()
        hidden = vec[i64]([card for card in range(CARDS) if twin.holder[card] != seat and twin.holder[card] >= IN_DECK])
        holders = sorted(twin.holder[card] for card in hidden)
        twin.dice.shuffle(hidden)
        for card, holder in zip(hidden, holders):
            twin.holder[card] = holder
        twin.deck = vec[i64]([card for card, holder in zip(hidden, holders) if holder == IN_DECK])
        for other in range(twin.seats):
            if other != seat:
                twin.laid[other] = NOTHING
                twin.stake[other] = 0
        return twin

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        if verb(move) == LAY and self.pending() and self.laid[seat] != NOTHING:
            return NotAllowed("SEALED-2", "You have laid a card already.")
        if verb(move) == LAY and self.pending() and first(move) not in self.hand(seat):
            return NotAllowed("SEALED-2", f"You do not hold {CARD.label(first(move))}.")
        return super().why_not(seat, move)

    def audit(self) -> list[str]:
        """Coins are never made or lost, and every card is in one place."""
        if self.seats != len(self.coins) or not NOTHING <= self.prize < CARDS or min(self.coins) < 0:
            return ["a number is out of range"]
        wrong = [] if sum(self.coins) + self.pot == self.minted else ["the coins do not add up"]
        if sorted(self.deck) != self.cards_at(IN_DECK) or len(self.deck) + 1 < len(self.hand(0)):
            wrong.append("the deck is not what is left")
        if self.cards_at(ON_TABLE) != ([] if self.prize == NOTHING else [self.prize]):
            wrong.append("the prize is not on the table")
        return wrong + [sentence for seat in range(self.seats) for sentence in self.audit_seat(seat)]

    def audit_seat(self, seat: int) -> list[str]:
        wrong: list[str] = []
        if len(self.hand(seat)) != len(self.hand(0)) or (self.prize == NOTHING and self.hand(seat)):
            wrong.append(f"seat {seat} holds {len(self.hand(seat))} cards")
        if self.laid[seat] != NOTHING and self.laid[seat] not in self.hand(seat):
            wrong.append(f"seat {seat} has laid what it does not hold")
        if not 0 <= self.stake[seat] <= self.coins[seat]:
            wrong.append(f"seat {seat} has staked what it does not have")
        return wrong


def blank(players: int, options: Options) -> Sealed:
    state = Sealed()
    state.seats = players
    state.minted = players * int(options["coins"])
    state.coins = vec[i64]([int(options["coins"])] * players)
    state.points = vec[i64]([0] * players)
    state.laid = vec[i64]([NOTHING] * players)
    state.stake = vec[i64]([0] * players)
    state.holder = vec[i64]([IN_DECK] * CARDS)
    return state


def setup(state: Sealed, dice: Dice) -> None:
    state.dice = dice
    cards = vec[i64](list(range(CARDS)))
    dice.shuffle(cards)
    for k in range(HAND * state.seats):
        state.holder[cards[k]] = k % state.seats
    state.deck = cards[HAND * state.seats :]
    state.turn_prize()


def new_sealed(players: int, seed: int, coins: int = 5) -> Sealed:
    """A game at its first prize, as its own type."""
    state = blank(players, {"coins": coins})
    setup(state, seeded(seed))
    return state


SEALED = Game(
    name="sealed",
    title="Sealed",
    summary="Cards laid face down at the same time.",
    version=3,
    players=(2, 4),
    dials=[number("coins", 5, 0, 9, "Coins that each seat begins with.")],
    blank=blank,
    setup=setup,
    folder=__file__.rpartition("/")[0],
)
