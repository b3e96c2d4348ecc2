"""The vocabulary of benefits: one line of data says what a building, bubble, step, ship, tile or card gives.

    2 coins 1 sage            both, from left to right
    1 wall / 3 points         one of the two, as the player chooses
    2 rice > 5 points         pay the first for the second, or decline
    2 governor                a governor anywhere, 2 wood off; 1 sea: one delivery on the ship at sea

A line is read once. Each of its parts becomes one number: up to three alternatives of 18 bits, and the item under which
points are booked.

    bits of an alternative   0-3    4-7      8-10   11-14           15-17
                             kind   amount   what   amount gained   what is gained
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

# What can be owned in numbers, and what steps are made on.
COINS: Final = 0
WOOD: Final = 1
STONE: Final = 2
RICE: Final = 3
SILK: Final = 4
TEA: Final = 5
JADE: Final = 6
THINGS: Final = ["coins", "wood", "stone", "rice", "silk", "tea", "jade"]
THING_LABELS: Final = ["Coins", "Wood", "Stone", "Rice", "Silk", "Tea", "Jade"]
THING_COUNT: Final = 7
FIRST_RESOURCE: Final = 1
FIRST_GOOD: Final = 4
GOOD_COUNT: Final = 3
TRACKS: Final = ["chancellor", "general", "sage", "steward"]
TRACK_COUNT: Final = 4
AS_POINTS: Final = 7  # what a conversion may give beside things

# Kinds of alternatives.
NOTHING: Final = 0
GAIN: Final = 1
RESOURCE: Final = 2
GOOD: Final = 3
POINTS: Final = 4
STEP: Final = 5
ANY_STEP: Final = 6
DRAW: Final = 7
WALL: Final = 8
TOWER: Final = 9
SOLDIER: Final = 10
GOVERNOR: Final = 11
SEA: Final = 12
CONVERT: Final = 13
KIND_WORDS: Final = {
    "resource": RESOURCE,
    "good": GOOD,
    "points": POINTS,
    "step": ANY_STEP,
    "card": DRAW,
    "wall": WALL,
    "tower": TOWER,
    "soldier": SOLDIER,
    "governor": GOVERNOR,
    "sea": SEA,
}

ALTERNATIVES: Final = 3
ATOM_BITS: Final = 18
ATOM_MASK: Final = (1 << 18) - 1
ITEM_AT: Final = 54
MOST: Final = 15  # of anything in one part


def kind_of(atom: i64) -> i64:
    return atom & 15


def amount_of(atom: i64) -> i64:
    return atom >> 4 & 15


def what_of(atom: i64) -> i64:
    """The thing that is gained or paid, or the track."""
    return atom >> 8 & 7


def gained_amount(atom: i64) -> i64:
    """What a conversion gives."""
    return atom >> 11 & 15


def gained_what(atom: i64) -> i64:
    return atom >> 15 & 7


def item_of(part: i64) -> i64:
    """The item under which a part books points."""
    return part >> ITEM_AT


def alternative(part: i64, which: i64) -> i64:
    """One of the alternatives of a part; 0 where it has fewer."""
    return part >> which * ATOM_BITS & ATOM_MASK


def only(part: i64, which: i64) -> i64:
    """The part with one of its alternatives chosen."""
    item = item_of(part)
    return alternative(part, which) | item << ITEM_AT


def one_less(part: i64) -> i64:
    """A part of one alternative of which one piece is done; 0 when that was the last."""
    return part - 16 if amount_of(part) > 1 else 0


def parse_benefit(text: str, item: int = 0) -> list[int]:
    """The parts of a benefit, in order.

    >>> [hex(part) for part in parse_benefit("2 coins 1 sage")]
    ['0x21', '0x215']
    """
    parts: list[int] = []
    words = text.split()
    at, joined = 0, False
    while at < len(words):
        atom, at = parse_atom(words, at)
        if joined:
            places = [place for place in range(ALTERNATIVES) if parts[-1] >> place * ATOM_BITS & ATOM_MASK]
            parts[-1] |= atom << len(places) * ATOM_BITS
        else:
            parts.append(atom | item << ITEM_AT)
        joined = at < len(words) and words[at] == "/"
        at += 1 if joined else 0
    return parts


def parse_atom(words: list[str], at: int) -> tuple[int, int]:
    """The alternative that begins with a word, and where the next begins."""
    atom = parse_pair(words[at], words[at + 1])
    at += 2
    if at < len(words) and words[at] == ">":
        gained = parse_pair(words[at + 1], words[at + 2])
        what = AS_POINTS if gained & 15 == POINTS else gained >> 8 & 7
        return (atom & ~15) | CONVERT | (gained >> 4 & 15) << 11 | what << 15, at + 3
    return atom, at


def parse_pair(number: str, word: str) -> int:
    amount = int(number)
    assert 0 <= amount <= MOST, f"{number} {word} is too much"
    if word in THINGS:
        return GAIN | amount << 4 | THINGS.index(word) << 8
    if word in TRACKS:
        return STEP | amount << 4 | TRACKS.index(word) << 8
    return KIND_WORDS[word] | amount << 4


def format_benefit(parts: list[int]) -> str:
    """The line of data that a benefit was read from.

    >>> format_benefit(parse_benefit("1 wall / 3 points 2 rice > 1 jade"))
    '1 wall / 3 points 2 rice > 1 jade'
    """
    return " ".join(
        [
            " / ".join([format_atom(part >> k * ATOM_BITS & ATOM_MASK) for k in range(3) if part >> k * ATOM_BITS & 15])
            for part in parts
        ]
    )


def format_atom(atom: int) -> str:
    kind, amount, what = atom & 15, atom >> 4 & 15, atom >> 8 & 7
    if kind == GAIN:
        return f"{amount} {THINGS[what]}"
    if kind == STEP:
        return f"{amount} {TRACKS[what]}"
    if kind == CONVERT:
        return f"{amount} {THINGS[what]} > {atom >> 11 & 15} {[*THINGS, 'points'][atom >> 15 & 7]}"
    return f"{amount} {next(word for word, code in KIND_WORDS.items() if code == kind)}"


class Benefits:
    """All benefits of the content, one after the other, known by their numbers; number 0 gives nothing."""

    def __init__(self) -> None:
        self.parts = vec[i64]()
        self.starts = vec[i64]([0, 0])

    def add(self, text: str, item: int = 0) -> i64:
        """The number of one more benefit."""
        if not text:
            return 0
        for part in parse_benefit(text, item):
            self.parts = append(self.parts, i64(part))
        self.starts = append(self.starts, i64(len(self.parts)))
        return i64(len(self.starts) - 2)
