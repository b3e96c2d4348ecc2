"""The contract: what every game's state answers. Rules implement it, everything else is built on it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.deals import Deal
from hegemon.engine.dice import Dice, seeded
from hegemon.engine.errors import NotAllowed, NotUnderstood
from hegemon.engine.events import EVERYONE, Chronicle, Event
from hegemon.engine.features import Feature, Style
from hegemon.engine.fields import Digest, Fields, Reader, Writer
from hegemon.engine.moves import SINGLE, contains, sample
from hegemon.engine.notation import Notation

NOBODY: Final = -1  # no seat, as an owner or as somebody who is named
UNKNOWN: Final = -1  # how much of what was hidden has been turned up, where a state cannot tell
SPECTATOR: Final = -1  # the seat of those who only watch, where a view is asked for
MOST_TRUSTING: Final = 7  # seats whose truces fit into one number
NO_DICE: Final = seeded(0)  # of a state that is not set up yet


class Standing:
    """How it stands or ended: a place for each seat (1 is best, ties share), what counts, and why it is over."""

    def __init__(self, places: list[int], scores: list[int], ending: str) -> None:
        self.places = places
        self.scores = scores
        self.ending = ending  # "" while the game goes on

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.ending != ""

    @property
    def winners(self) -> list[int]:
        """The seats that won, several when the win is shared; none while the game goes on."""
        return [seat for seat, place in enumerate(self.places) if place == 1 and self.over]

    def share(self, seat: int) -> float:
        """A seat's part of the win."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def shares(self) -> vec[float]:
        """Every seat's part of the win."""
        return vec[float]([self.share(seat) for seat in range(len(self.places))])

    def __repr__(self) -> str:
        return f"Standing(places={self.places}, scores={self.scores}, ending={self.ending!r})"


def places_of(ranks: list[int]) -> list[int]:
    """The place of each seat, where the higher rank is better and equals share a place.

    >>> places_of([7, 9, 7, -2])
    [2, 1, 2, 4]
    """
    return [1 + sum([1 if other > mine else 0 for other in ranks]) for mine in ranks]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """Where a game stands. It changes when a move is played and is cheap to copy."""

    def __init__(self) -> None:
        self.seats: i64 = 0  # how many play
        self.dice = NO_DICE  # all chance comes from them
        self.heard: list[Event] | None = None  # where events go while somebody listens
        self.weights = vec[float]()  # of what `evaluate` adds up, where it can be tuned; copies have the same
        self.truces: i64 = 0  # who is believed to leave whom in peace, as bits; copies for evaluation may keep it

    def visit(self, fields: Fields) -> None:
        """Show every field, and take over what is given back."""
        raise NotImplementedError

    def derive(self) -> list[str]:
        """Work out anew what follows from the fields and is kept beside them for speed; the names of it."""
        return []

    def notation(self) -> Notation:
        """How the moves of this game are written on this map."""
        raise NotImplementedError

    def chronicle(self) -> Chronicle:
        """How the events of this game are told; a game without events has an empty one."""
        return Chronicle([])

    def pending(self) -> i64:
        """The seats that are asked now, as bits; 0 when the game is over."""
        raise NotImplementedError

    def unanswered(self) -> i64:
        """Those of the pending seats whose answer is not in yet: for whoever leads the game, and shown to nobody.

        A sealed choice stays pending for all who were asked until every answer is in, so that nobody sees who waits.
        """
        return self.pending()

    def question(self) -> i64:
        """What is asked now, as a number that everyone may know: by default, the seats that are asked.

        Answers are bound to their question. A game in which something beside can close one question and open the
        next says another number then, also where the same seats are asked.
        """
        return self.pending()

    def turn_order(self) -> list[int]:
        """The seats in the order in which they began, the same all game long; empty where no such order is drawn."""
        return []

    def legal(self, seat: i64) -> vec[i64]:
        """Every legal answer of this seat to what is pending, spans for counts; empty when it is not asked."""
        raise NotImplementedError

    def sample(self, seat: i64, dice: Dice) -> i64:
        """A random legal move: the one that sampling the list gives. Games may find it without making the list."""
        return sample(self.legal(seat), dice)

    def reply(self, seat: i64, dice: Dice) -> i64:
        """A quick plausible answer, for seats whose choice somebody has to imagine."""
        return self.sample(seat, dice)

    def asides(self, seat: i64) -> vec[i64]:
        """What this seat may do beside the pending decisions; nobody is ever awaited for it."""
        return vec[i64]()

    def proposals(self, seat: i64) -> list[Deal]:
        """Deals that this seat might propose now, a few for each partner; none in a game without deals."""
        return []

    def open_deals(self, seat: i64) -> list[Deal]:
        """Deals that lie open until this seat answers or they lapse."""
        return []

    def favours(self, seat: i64) -> vec[i64]:
        """Answers of the one seat that is asked now, for which this seat might ask aloud; a move cannot carry that."""
        return vec[i64]()

    def term(self) -> i64:
        """A number that everyone may know and that changes when what was promised lapses, such as the round."""
        return 0

    def breaks(self, seat: i64, other: i64, move: i64) -> bool:
        """Would this move of a seat wrong another that it has promised to leave in peace?"""
        return False

    def trust(self, seat: i64, other: i64) -> None:
        """From now on this state and its copies are evaluated as if the one left the other in peace for the term."""
        if self.seats <= MOST_TRUSTING:
            self.truces |= bit(seat * self.seats + other)

    def is_trusted(self, seat: i64, other: i64) -> bool:
        """Is the one believed to leave the other in peace?"""
        return self.truces != 0 and self.truces >> (seat * self.seats + other) & 1 != 0

    def play(self, seat: i64, move: i64) -> None:
        """Carry out a legal move; it is not checked here but in `submit`."""
        raise NotImplementedError

    def settled(self) -> bool:
        """Does no sealed choice lie open? Only at such points does an evaluation mean something."""
        return True

    def conceals(self) -> bool:
        """Is anything but the dice to come hidden from some seat?"""
        return False

    def copy(self) -> State:
        """An independent state, equal in every field; nobody listens to it."""
        raise NotImplementedError

    def standing(self) -> Standing:
        """Places, scores and the reason for the end."""
        raise NotImplementedError

    def evaluate(self, seat: i64) -> float:
        """A guess at the seat's share of the win, 0 to 1."""
        return self.standing().share(int(seat))

    def features(self) -> list[Feature]:
        """What `evaluate` adds up, in the order of `weights`; nothing where it cannot be tuned."""
        return []

    def styles(self) -> list[Style]:
        """Ways to play that the lab can compare: which features count more, and which less."""
        return []

    def weigh(self, weights: vec[float]) -> None:
        """From now on this state, its copies and those imagined from it are evaluated by these weights."""
        self.weights = weights

    def worths(self) -> vec[float]:
        """The evaluation of every seat. Games may find them together more quickly than one by one."""
        return vec[float]([self.evaluate(seat) for seat in range(self.seats)])

    def view(self, seat: i64) -> dict[str, object]:
        """What this seat, or as seat SPECTATOR whoever only watches, may know: an allow-list of plain data."""
        raise NotImplementedError

    def imagine(self, seat: i64, dice: Dice) -> State:
        """A state that this seat cannot tell from the true one, with dice of its own.

        What the seat knows stays; secrets are dealt anew from the dice that are given, sealed answers of others are
        taken as not given. It is asked for players, not for spectators.
        """
        raise NotImplementedError

    def why_not(self, seat: i64, move: i64) -> NotAllowed | None:
        """The rule that forbids the move, or nothing when it is legal."""
        if contains(self.legal(seat), move) or contains(self.asides(seat), move):
            return None
        return NotAllowed("", "That is not among the legal moves now.")

    def audit(self) -> list[str]:
        """What does not add up in the accounts of this state: nothing, unless the rules are wrong."""
        return []

    def thrown(self) -> i64:
        """How much of its dice has been used: another number after a move that threw any."""
        return self.dice.drawn

    def turned_up(self) -> i64:
        """How much that was hidden or left to the dice has come to light: another number after a move that met any.

        UNKNOWN where an evaluation may rest on secrets besides. A bot tries a move that turned up nothing only once.
        """
        return UNKNOWN if self.conceals() else self.dice.drawn

    def tell(
        self, kind: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0, audience: i64 = EVERYONE
    ) -> None:
        """Report an event to whoever listens."""
        if self.heard is not None:
            self.report(Event(kind, first, second, third, fourth, audience))

    def report(self, event: Event) -> None:
        """Apart from `tell`, so that telling nobody costs one look."""
        if self.heard is not None:
            self.heard.append(event)

    def digest(self) -> int:
        """63 bits of all fields, the same on every machine and in both forms."""
        mixed = Digest()
        self.visit(mixed)
        return int((mixed.left & 0x7FFFFFFF) << 32 | mixed.right)

    def lines(self) -> list[str]:
        """Every field as a line of text."""
        writer = Writer()
        self.visit(writer)
        return writer.lines

    def load(self, lines: list[str], first_line: int = 1) -> None:
        """Take over the fields from lines that `lines` wrote."""
        reader = Reader(lines, first_line)
        self.visit(reader)
        reader.finish()
        self.derive()

    def same(self, other: State) -> bool:
        """Is every field equal?"""
        return self.lines() == other.lines()


def bit(seat: i64) -> i64:
    """A seat as a bit of a set of seats.

    >>> bit(0) | bit(2)
    5
    """
    one: i64 = 1  # compiled, a literal would be shifted within 32 bits
    one <<= seat
    return one


def lowest(seats: i64) -> i64:
    """The first seat of a set that is not empty.

    >>> lowest(bit(1) | bit(3))
    1
    """
    seat: i64 = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


def seats_in(seats: i64) -> list[int]:
    """The seats of a set, in order.

    >>> seats_in(5)
    [0, 2]
    """
    return [seat for seat in range(62) if int(seats) >> seat & 1]


def is_written(notation: Notation, move: int) -> bool:
    """Could this number be a move of the game, legal or not?"""
    return 0 <= move <= SINGLE and notation.knows(move)


def refusal(state: State, seat: int, move: int) -> NotAllowed:
    """The rule that forbids a move which is not legal now."""
    reason = state.why_not(seat, move)
    return reason if reason is not None else NotAllowed("", "That is not among the legal moves now.")


def seats_from(first: i64, seats: i64) -> list[int]:
    """The seats round the table, beginning with one of them.

    >>> seats_from(2, 4)
    [2, 3, 0, 1]
    """
    return [int((first + place) % seats) for place in range(seats)]


def submit(state: State, seat: int, move: int) -> None:
    """Play a move if it is legal; otherwise raise the rule that forbids it and change nothing."""
    if not 0 <= seat < int(state.seats):
        raise NotUnderstood(f"there is no seat {seat}; seats are 0 to {state.seats - 1}")
    if not is_written(state.notation(), move):
        raise NotAllowed("", "That is no move of this game.")
    if not contains(state.legal(seat), move) and not contains(state.asides(seat), move):
        raise refusal(state, seat, move)
    state.play(seat, move)
