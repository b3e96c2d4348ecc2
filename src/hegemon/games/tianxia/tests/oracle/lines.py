"""Benefits, read from their lines of data: "2 coins 1 sage", "1 wall / 3 points", "2 rice > 5 points"."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hegemon.games.tianxia.tests.oracle.parts import THINGS, TRACKS


@dataclass(frozen=True)
class Atom:
    """One thing given, so many times; or, with a price, a conversion that may be declined."""

    amount: int
    word: str
    gained: Atom | None = None

    def __str__(self) -> str:
        own = f"{self.amount} {self.word}"
        return f"{own} > {self.gained}" if self.gained else own

    @property
    def kind(self) -> str:
        """What it is called when it is one of several to choose from."""
        if self.gained:
            return "convert"
        return "track" if self.word in TRACKS else self.word

    def is_plain(self) -> bool:
        """TIANXIA-4.1 Coins, resources and goods by name: the only gains that are counted beforehand."""
        return self.word in THINGS and not self.gained


@dataclass(frozen=True)
class Part:
    """One part of a benefit: what may be chosen from, and what its points are booked for."""

    choices: tuple[Atom, ...]
    item: str = ""

    def __str__(self) -> str:
        return " / ".join(map(str, self.choices))

    def with_only(self, atom: Atom) -> Part:
        return replace(self, choices=(atom,))

    def one_less(self) -> Part | None:
        """What is left when one of so many is done."""
        (atom,) = self.choices
        return self.with_only(replace(atom, amount=atom.amount - 1)) if atom.amount > 1 else None


def read_benefit(line: str, item: str = "") -> list[Part]:
    """The parts of a benefit, from left to right."""
    parts: list[Part] = []
    is_choice = False
    words = line.split()
    while words:
        atom = read_atom(words)
        if is_choice:
            parts[-1] = replace(parts[-1], choices=(*parts[-1].choices, atom))
        else:
            parts.append(Part((atom,), item))
        is_choice = words[:1] == ["/"]
        del words[: 1 if is_choice else 0]
    return parts


def read_atom(words: list[str]) -> Atom:
    """Take the first words away that make one thing."""
    atom = Atom(int(words.pop(0)), words.pop(0))
    if words[:1] == [">"]:
        del words[0]
        return replace(atom, gained=read_atom(words))
    return atom


def plain_gains(line: str) -> dict[str, int]:
    """What a benefit gives for certain, of what can be paid with."""
    gains: dict[str, int] = {}
    for part in read_benefit(line):
        for atom in part.choices:
            if atom.is_plain() and len(part.choices) == 1:
                gains[atom.word] = gains.get(atom.word, 0) + atom.amount
    return gains
