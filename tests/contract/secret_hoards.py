"""Hoard with more to hide, and with mistakes in what it imagines of it."""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64
from tests.contract.hoard import KINDS, NONE, ROUNDS, Bare, Hoard, imagined

from hegemon.engine.dice import Dice, die
from hegemon.engine.fields import Fields
from hegemon.engine.state import State


class Stacked(Hoard):
    """A sound game: the cards lie in a pile, and the prizes of all rounds are laid out face down."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.pile = vec[i64]()  # the last one is next
        self.prizes = vec[i64]([0] * ROUNDS)

    def visit(self, fields: Fields) -> None:
        super().visit(fields)
        self.pile = fields.cells("pile", self.pile)
        self.prizes = fields.cells("prizes", self.prizes)

    def stack(self) -> None:
        self.pile = vec[i64]([kind for kind in range(KINDS) for _ in range(self.deck[kind])])
        self.dice.shuffle(self.pile)
        self.prizes = vec[i64]([die(self.dice.roll(1), 0) for _ in range(ROUNDS)])

    def prize(self) -> int:
        return int(self.prizes[self.round])

    def next_card(self) -> int:
        kind = int(self.pile[-1])
        self.pile = self.pile[:-1]
        return kind

    def audit(self) -> list[str]:
        if self.round < 0 or [list(self.pile).count(kind) for kind in range(KINDS)] != list(self.deck):
            return ["the pile is not what is left"]
        return super().audit()


class KeepsPile(Stacked):
    """Deals the hands of the others anew among them, and leaves the pile as it lies."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin, pile, deck = self.copy(), self.pile[:], self.deck[:]
        twin.dice, twin.pile, twin.deck = dice.fork(), vec[i64](), vec[i64]([0] * KINDS)
        others = [other for other in range(self.seats) if other != seat]
        for other in others:
            twin.put_back(other)
        twin.stack()
        for other in others:
            twin.deal_again(other, self.choice[other] != NONE)
        twin.pile, twin.deck = pile, deck
        return twin


class KeepsPrizes(Stacked):
    """Looks at the prizes to come."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.prizes = self.prizes[:]
        return twin


class KeepsLuck(Hoard):
    """Has a generator of its own for the prizes, whose next number is in what everyone imagines."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.luck = 0

    def visit(self, fields: Fields) -> None:
        super().visit(fields)
        self.luck = fields.number("luck", self.luck)

    def stack(self) -> None:
        self.luck = self.luck or int(self.dice.word())

    def prize(self) -> int:
        self.luck = (self.luck * 1103515245 + 12345) % 2**31
        return self.luck // 2**16 % 6 + 1


class KeepsAnswers(Hoard):
    """Deals the hands of the others anew, but not the cards that they have chosen."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        hidden = self.copy()
        for other in range(self.seats):
            hidden.choice[other] = self.choice[other] if other == seat else NONE
        twin = imagined(hidden, seat, dice)
        for other in range(self.seats):
            if other != seat and self.choice[other] != NONE:
                twin.take_out(other)
        twin.choice, twin.chosen = self.choice[:], self.chosen
        return twin

    def take_out(self, seat: int) -> None:
        """One card less, for the one that lies on the table."""
        kind = next(kind for kind in range(KINDS) if self.hands[seat * KINDS + kind])
        self.hands[seat * KINDS + kind] -= 1
        self.deck[kind] += 1


class KeepsHands(Hoard):
    """Imagines the truth; but for the dice, which the engine sees to."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        return self.copy()


class Nervous(Hoard):
    """Deals fairly, after throwing as many dice as the others hold high cards."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        own = dice.fork()
        for other in range(self.seats):
            for _ in range(int(self.hands[other * KINDS + KINDS - 1]) if other != seat else 0):
                own.word()
        return super().imagine(seat, own)


class Envious(KeepsHands):
    """Knows what the others hold, and wants to keep the kind that they have as many high cards as."""

    def evaluate(self, seat: int) -> float:
        high = sum(int(self.hands[other * KINDS + KINDS - 1]) for other in range(self.seats) if other != seat)
        return 0.1 + 0.1 * int(self.hands[seat * KINDS + high % KINDS])


class Unimaginative(Bare):
    """Hides cards and answers, and imagines nothing."""

    def settled(self) -> bool:
        return self.chosen == 0

    def conceals(self) -> bool:
        return True


class Frank(Hoard):
    """Says that nothing is hidden."""

    def conceals(self) -> bool:
        return False


class Assured(Hoard):
    """Says that no move ever turns up anything."""

    def turned_up(self) -> int:
        return 0


class Unsealed(Bare):
    """Never says that a choice lies open."""

    def conceals(self) -> bool:
        return True

    def imagine(self, seat: int, dice: Dice) -> Self:
        return imagined(self, seat, dice)


class Dreamer(Hoard):
    """What it imagines shares a list with the truth."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.gold = self.gold
        return twin


class Native(Hoard, State):  # type: ignore[misc]  # the same questions, with int for i64
    """A sound game of the package itself: no outsider stands between its dice and the world."""

    def __init__(self, seats: int) -> None:
        State.__init__(self)
        super().__init__(seats)


class Prophetic(Native):
    """Imagines with the true dice."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        twin.dice = self.dice.copy()
        return twin


class Copying(Native):
    """Imagines the truth, dice and all."""

    def imagine(self, seat: int, dice: Dice) -> Self:
        return self.copy()
