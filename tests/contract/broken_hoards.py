"""Hoard with one mistake at a time, each of a kind that games really have."""

from __future__ import annotations

from typing import Self

from librt.vecs import append, vec
from mypy_extensions import i64
from tests.contract.hoard import CHOOSE, CHOSEN, DREW, GIVE, KINDS, NONE, ROUNDS, WON, Hoard

from hegemon.engine.dice import BLOCK_WORDS, Dice, die
from hegemon.engine.errors import NotAllowed
from hegemon.engine.events import EVERYONE, SEAT, Chronicle, Event, Telling
from hegemon.engine.fields import Fields
from hegemon.engine.moves import pack, sample, verb
from hegemon.engine.notation import Kind, Notation, Verb
from hegemon.engine.state import seats_in


class Endless(Hoard):
    def reveal(self) -> None:
        super().reveal()
        self.round = 0
        for kind in range(KINDS):
            self.deck[kind] += self.shown[kind]
            self.shown[kind] = 0


class Stuck(Hoard):
    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]() if self.round == 2 else super().legal(seat)


class Doubled(Hoard):
    def legal(self, seat: int) -> vec[i64]:
        entries = super().legal(seat)
        return append(entries, entries[0]) if len(entries) else entries


class Restless(Hoard):
    calls = 0

    def legal(self, seat: int) -> vec[i64]:
        Restless.calls += 1
        return vec[i64](list(super().legal(seat))[:: 1 if Restless.calls % 2 else -1])


class Generous(Hoard):
    """Offers cards that nobody holds."""

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([pack(CHOOSE, kind) for kind in range(KINDS)] if self.pending() >> seat & 1 else [])


class Biased(Hoard):
    """Prefers the first move to a random one."""

    def sample(self, seat: int, dice: Dice) -> int:
        dice.word()
        return int(self.legal(seat)[0])


class Thirsty(Hoard):
    """Draws more dice than it needs."""

    def sample(self, seat: int, dice: Dice) -> int:
        move = int(sample(self.legal(seat), dice))
        dice.word()
        return move


class Unsettled(Hoard):
    def settled(self) -> bool:
        return False


class Stale(Hoard):
    """Keeps a number beside the fields and forgets to keep it right."""

    def derive(self) -> list[str]:
        super().derive()
        self.richest = max(self.gold)
        return ["chosen", "richest"]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.richest = 0


class Idle(Hoard):
    """Says that something follows from the fields and does not work it out."""

    def derive(self) -> list[str]:
        return ["chosen"]


class Ambiguous(Hoard):
    """Two moves that are picked by the same picks."""

    def legal(self, seat: int) -> vec[i64]:
        return vec[i64]([move | bits << 18 for move in super().legal(seat) for bits in (0, 1)])


class Speechless(Hoard):
    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        return None


class Wordless(Hoard):
    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        return NotAllowed("HOARD-1", " ") if super().why_not(seat, move) else None


class Strict(Hoard):
    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        return NotAllowed("HOARD-1", "No.")


class Vengeful(Hoard):
    """Takes gold from those who ask."""

    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        self.gold[seat] += 1
        return super().why_not(seat, move)


class Undying(Hoard):
    """Gold can be given after the end."""

    def asides(self, seat: int) -> vec[i64]:
        return vec[i64]([pack(GIVE, 1 - min(seat, 1), 0, 1)] if self.gold[seat] else [])


class Curious(Hoard):
    def evaluate(self, seat: int) -> float:
        return self.dice.below(100) / 100


class Boastful(Hoard):
    def evaluate(self, seat: int) -> float:
        return 1.5


class Pushing(Hoard):
    """Whoever is asked says that they began."""

    def turn_order(self) -> list[int]:
        begins = seats_in(self.pending())[:1]
        return begins + [seat for seat in range(int(self.seats)) if seat not in begins]


class Crowded(Hoard):
    """A seat comes twice in a round, and another never."""

    def turn_order(self) -> list[int]:
        return [0] * int(self.seats)


class Shouting(Hoard):
    def notation(self) -> Notation:
        verbs = super().notation().verbs
        return Notation([Verb(CHOOSE, "choose", [Kind("card", ["low", "LOW", "high"])]), verbs[1]])


class Alike(Hoard):
    def notation(self) -> Notation:
        verbs = super().notation().verbs
        return Notation([Verb(CHOOSE, "choose", [Kind("card", ["low", "low", "high"])]), verbs[1]])


class Forgetful(Hoard):
    """Leaves a field out of the list."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.luck = 0

    def reveal(self) -> None:
        self.luck += 1
        if self.luck == 2:
            self.gold[0] += 10
        super().reveal()


class Growing(Hoard):
    """Shows a field otherwise than it is."""

    def visit(self, fields: Fields) -> None:
        super().visit(fields)
        self.round = fields.number("age", self.round + 1)


class Brittle(Hoard):
    """Cannot bear a number that does not fit."""

    def audit(self) -> list[str]:
        return super().audit() if self.round >= 0 else [["never"][self.round - 1]]


class Shallow(Hoard):
    """A copy that shares its hands."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class Lossy(Hoard):
    def copy(self) -> Self:
        twin = super().copy()
        twin.last = vec[i64]([NONE] * self.seats)
        return twin


class Inconstant(Hoard):
    """What it calls constant is made anew for every state."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.world = object()

    def copy(self) -> Self:
        twin = super().copy()
        twin.world = object()
        return twin


class Tupled(Hoard):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "gold": tuple(self.gold)}


class Lending(Hoard):
    """A view that is the game's own table."""

    table: dict[str, list[int]] = {"prizes": [1, 2, 3]}  # noqa: RUF012  the mistake that is to be found

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), **self.table}


class Transparent(Hoard):
    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "hands": list(self.hands)}


class OpenToAll(Hoard):
    """Spectators see a hand."""

    def view(self, seat: int) -> dict[str, object]:
        return super().view(seat) if seat >= 0 else {"hands": list(self.hands)}


class Telltale(Hoard):
    """What may be done depends on others' cards."""

    def asides(self, seat: int) -> vec[i64]:
        return vec[i64]() if self.hands[(seat + 1) % self.seats * KINDS] else super().asides(seat)


class Chatty(Hoard):
    """Reasons that give secrets away."""

    def why_not(self, seat: int, move: int) -> NotAllowed | None:
        if super().why_not(seat, move) is None:
            return None
        return NotAllowed("HOARD-1", f"No: the next player holds {list(self.hands[:KINDS])}.")


class Loud(Hoard):
    """Draws are told to everyone."""

    def tell(self, kind: int, one: int, two: int = 0, three: int = 0, audience: int = EVERYONE) -> None:
        super().tell(kind, one, two, three, EVERYONE if kind == DREW else audience)


class Blabbing(Hoard):
    """Says which card was chosen."""

    def play(self, seat: int, move: int) -> None:
        if verb(move) == CHOOSE:
            self.tell(CHOSEN, int(move >> 6) % self.seats)
        super().play(seat, move)


class Keyless(Hoard):
    """Shows a part of the key."""

    def view(self, seat: int) -> dict[str, object]:
        return {**super().view(seat), "table": int(self.dice.key[0])}


class Leaking(Hoard):
    """Cards that were shown are gone."""

    def reveal(self) -> None:
        super().reveal()
        self.shown[0] = 0


class Dreaming(Hoard):
    """There are more cards in imagination."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.deck[0] += 1
        return twin


class Shy(Hoard):
    """Plays otherwise when somebody listens."""

    def play(self, seat: int, move: int) -> None:
        if self.heard is not None:
            self.dice.word()
        super().play(seat, move)


class Gossiping(Hoard):
    """Remembers whoever has listened once."""

    audience: list[list[Event]] = []  # noqa: RUF012  the mistake that is to be found

    def tell(self, kind: int, one: int, two: int = 0, three: int = 0, audience: int = EVERYONE) -> None:
        super().tell(kind, one, two, three, audience)
        if self.heard is not None:
            self.audience.append(self.heard)
        for heard in self.audience:
            heard.append(Event(kind, one, two, three, 0, audience))


class Silent(Hoard):
    """Tells of an event to seats that do not exist."""

    def tell(self, kind: int, one: int, two: int = 0, three: int = 0, audience: int = EVERYONE) -> None:
        super().tell(kind, one, two, three, 1 << self.seats)


class Moody(Hoard):
    """Chance from outside the state."""

    drawn = 0

    def draw(self, seat: int) -> None:
        Moody.drawn += 1
        self.dice.drawn += BLOCK_WORDS * Moody.drawn  # another place each time, whatever was played before
        super().draw(seat)


class Common(Hoard):
    """All games have one table of prizes, which is laid out anew whenever one is dealt."""

    table: list[int] = []  # noqa: RUF012  the mistake that is to be found

    def stack(self) -> None:
        if not sum(self.hands):
            Common.table = [int(die(self.dice.roll(1), 0)) for _ in range(ROUNDS)]

    def prize(self) -> int:
        return Common.table[self.round]


class Remembering(Hoard):
    """The first game of a process lays out the prizes for all that follow."""

    table: list[int] = []  # noqa: RUF012  the mistake that is to be found

    def stack(self) -> None:
        if not Remembering.table:
            Remembering.table = [int(self.dice.copy().word() % 97)]

    def prize(self) -> int:
        return Remembering.table[0]


class Untold(Hoard):
    """Something happens, late in a game, that the chronicle knows nothing of."""

    def reveal(self) -> None:
        super().reveal()
        if self.round == ROUNDS:
            self.tell(9, 0)


class Misspelt(Hoard):
    """A sentence asks for more than its event has."""

    def chronicle(self) -> Chronicle:
        tellings = dict(super().chronicle().by_code)
        tellings[WON] = Telling(WON, "won", [SEAT], "{0} wins {1} gold.")
        return Chronicle(list(tellings.values()))
