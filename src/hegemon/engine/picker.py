"""A move is a path of picks: the verb first, then its arguments; only what leads to a legal move is offered."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.moves import COUNT_LIMIT, count, counted, high, verb
from hegemon.engine.notation import Kind, Notation, Verb, argument


class Picks:
    """What may be picked next, or the whole move when nothing is left to pick."""

    def __init__(self, kind: str) -> None:
        self.kind = kind  # "verb", the name of an argument's kind, or "" when the move is complete
        self.values: list[int] = []  # what may be picked
        self.words: list[str] = []  # the same as it is written
        self.labels: list[str] = []  # the same as it is shown
        self.ranges: list[tuple[int, int]] = []  # of a count that spans offer
        self.move: int = -1

    @property
    def complete(self) -> bool:
        """Is nothing left to pick? Then `move` is the whole move."""
        return self.move >= 0

    def offers(self, value: int) -> bool:
        """May this value be picked?"""
        return value in self.values or any(low <= value <= top for low, top in self.ranges)

    def add(self, value: int, word: str, label: str) -> None:
        if value not in self.values:
            self.values.append(value)
            self.words.append(word)
            self.labels.append(label)

    def add_range(self, low: int, top: int) -> None:
        if (low, top) not in self.ranges:
            self.ranges.append((low, top))


def next_picks(notation: Notation, legal: vec[i64], picked: list[int]) -> Picks:
    """What comes after these picks, in the order of the legal moves."""
    if not picked:
        return verb_picks(notation, legal)
    if any(not 0 <= value < COUNT_LIMIT for value in picked[1:]):
        raise NotUnderstood("these picks lead to no legal move")
    spoken = notation.by_code.get(picked[0])
    if spoken is None:
        raise NotUnderstood(f"no verb has the number {picked[0]}")
    left = [entry for entry in legal if leads_on(spoken, entry, picked)]
    if not left:
        raise NotUnderstood("these picks lead to no legal move")
    if len(picked) == len(spoken.kinds) + 1:
        return finished(spoken, left[0], picked)
    return argument_picks(spoken, left, len(picked) - 1)


def verb_picks(notation: Notation, legal: vec[i64]) -> Picks:
    picks = Picks("verb")
    for entry in legal:
        spoken = notation.verb_of(entry)
        picks.add(spoken.code, spoken.word, spoken.opening())
    return picks


def argument_picks(spoken: Verb, left: list[i64], which: int) -> Picks:
    kind: Kind = spoken.kinds[which]
    place = spoken.place(which)
    picks = Picks(kind.name)
    for entry in left:
        if place == 2 and high(entry):
            picks.add_range(int(count(entry)), int(high(entry)))
        else:
            value = argument(entry, place)
            picks.add(int(value), kind.format(value), kind.label(value))
    return picks


def finished(spoken: Verb, entry: i64, picked: list[int]) -> Picks:
    picks = Picks("")
    picks.move = int(counted(entry, picked[-1]) if high(entry) else entry)
    return picks


def leads_on(spoken: Verb, entry: i64, picked: list[int]) -> bool:
    """Do the picks so far agree with this entry?"""
    if int(verb(entry)) != picked[0] or len(picked) > len(spoken.kinds) + 1:
        return False
    for which in range(len(picked) - 1):
        place = spoken.place(which)
        if place == 2 and high(entry):
            if not count(entry) <= picked[which + 1] <= high(entry):
                return False
        elif int(argument(entry, place)) != picked[which + 1]:
            return False
    return True
