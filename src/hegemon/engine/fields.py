"""A state names its fields once; copy, equality, digest and the position as text are readers of that list."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from hegemon.engine.dice import KEY_WORDS, MASK, Dice
from hegemon.engine.errors import NotUnderstood, quoted


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Is shown each field by name and gives back what the state is to hold; this one changes nothing."""

    def number(self, name: str, value: i64) -> i64:
        """A field that is one whole number."""
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        """A field that is a list of whole numbers; one that is not empty keeps its length when it is read back."""
        return values

    def dice(self, name: str, dice: Dice) -> Dice:
        """The dice of the game."""
        return dice


class Copier(Fields):
    """Gives copies, so that two states share nothing that changes."""

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        return values[:]

    def dice(self, name: str, dice: Dice) -> Dice:
        return dice.copy()


class Digest(Fields):
    """Mixes all fields into two lanes of 32 bits; no product reaches 2**63, so both forms agree."""

    def __init__(self) -> None:
        self.left: i64 = 0x811C9DC5
        self.right: i64 = 0x1B873593

    def mix(self, value: i64) -> None:
        left = ((self.left ^ (value & MASK)) * 0x01000193) & MASK
        right = ((self.right + (value >> 32 & MASK) + left & MASK) * 0x2C1B3C6D) & MASK
        self.left = left ^ right >> 15
        self.right = right ^ left >> 13

    def number(self, name: str, value: i64) -> i64:
        self.mix(value)
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        self.mix(len(values))
        for value in values:
            self.mix(value)
        return values

    def dice(self, name: str, dice: Dice) -> Dice:
        self.cells(name, dice.key)
        self.mix(dice.stream)
        self.mix(dice.drawn)
        return dice


class Writer(Fields):
    """The position as text, one field a line."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def number(self, name: str, value: i64) -> i64:
        self.lines.append(f"{name} {value}")
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        self.lines.append(" ".join([name] + [str(value) for value in values]))
        return values

    def dice(self, name: str, dice: Dice) -> Dice:
        self.lines.append(f"{name} {format_key(dice.key)} {dice.stream} {dice.drawn}")
        return dice


class Reader(Fields):
    """Reads the lines of a Writer back, in any order; each field must be there once."""

    def __init__(self, lines: list[str], first_line: int = 1) -> None:
        self.found: dict[str, list[str]] = {}
        self.line_of: dict[str, int] = {}
        self.last_line = first_line + max(0, len(lines) - 1)
        for k, line in enumerate(lines):
            words = line.split()
            if words:
                self.keep(words, first_line + k)

    def keep(self, words: list[str], line: int) -> None:
        if words[0] in self.found:
            raise NotUnderstood(f"the field {quoted(words[0])} stands here a second time", 1, line)
        self.found[words[0]] = words[1:]
        self.line_of[words[0]] = line

    def take(self, name: str) -> list[str]:
        words = self.found.pop(name, None)
        if words is None:
            raise NotUnderstood(f"the field {name!r} is missing from the position", 0, self.last_line)
        return words

    def number(self, name: str, value: i64) -> i64:
        words = self.take(name)
        if len(words) != 1:
            raise NotUnderstood(f"the field {name!r} takes one number, not {len(words)}", 0, self.line_of[name])
        return parse_cell(words[0], name, self.line_of[name])

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        words = self.take(name)
        if len(values) and len(words) != len(values):
            sentence = f"the field {name!r} takes {len(values)} numbers, not {len(words)}"
            raise NotUnderstood(sentence, 0, self.line_of[name])
        cells = vec[i64](capacity=len(words))
        for word in words:
            cells = append(cells, parse_cell(word, name, self.line_of[name]))
        return cells

    def dice(self, name: str, dice: Dice) -> Dice:
        words = self.take(name)
        line = self.line_of[name]
        if len(words) != 3 or len(words[0]) != KEY_WORDS * 8:
            raise NotUnderstood(f"the field {name!r} takes a key of 64 hex digits, a stream and a number", 0, line)
        stream = parse_cell(words[1], name, line)
        drawn = parse_cell(words[2], name, line)
        if stream < 0 or drawn < 0:
            raise NotUnderstood(f"the field {name!r} takes no number below 0", 0, line)
        return Dice(parse_key(words[0], name, line), stream, drawn)

    def finish(self) -> None:
        """Nothing may be left over."""
        for name in self.found:
            raise NotUnderstood(f"no field is called {quoted(name)}", 1, self.line_of[name])


class Names(Fields):
    """The names of all fields, in order."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def number(self, name: str, value: i64) -> i64:
        self.names.append(name)
        return value

    def cells(self, name: str, values: vec[i64]) -> vec[i64]:
        self.names.append(name)
        return values

    def dice(self, name: str, dice: Dice) -> Dice:
        self.names.append(name)
        return dice


COPIER: Final = Copier()  # one for all: it remembers nothing
CELL_LEAST: Final = -(2**63)
CELL_MOST: Final = 2**63 - 1


def format_key(key: vec[i64]) -> str:
    """The 256 bits of a key as hex digits, word by word.

    >>> from hegemon.engine.dice import seeded
    >>> format_key(seeded(7).key)[:16]
    '0000000700000000'
    """
    return "".join([f"{int(word):08x}" for word in key])


def parse_key(digits: str, name: str, line: int) -> vec[i64]:
    key = vec[i64](capacity=KEY_WORDS)
    for k in range(KEY_WORDS):
        part = digits[8 * k : 8 * k + 8]
        if any(letter not in "0123456789abcdef" for letter in part):
            raise NotUnderstood(f"the key of {name!r} has letters that are no hex digits: {part!r}", 0, line)
        key = append(key, i64(int(part, 16)))
    return key


def parse_cell(word: str, name: str, line: int) -> i64:
    digits = word[1:] if word.startswith("-") else word
    if not (digits.isascii() and digits.isdigit()):
        raise NotUnderstood(f"{quoted(word)} in the field {name!r} is not a whole number", 0, line)
    if len(digits) > 19 or not CELL_LEAST <= int(word) <= CELL_MOST:
        raise NotUnderstood(f"{quoted(word)} in the field {name!r} does not fit into 64 bits", 0, line)
    return i64(int(word))
