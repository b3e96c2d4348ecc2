"""Moves as text and back: `attack fysik sspa 3`. A verb declares the kinds of its arguments."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from mypy_extensions import i64

from hegemon.engine.errors import LONGEST_ECHO, NotUnderstood, clipped, quoted
from hegemon.engine.moves import (
    ARGUMENT_LIMIT,
    COUNT_LIMIT,
    VERB_LIMIT,
    count,
    first,
    high,
    pack,
    second,
    third,
    verb,
)


class Kind:
    """What an argument points at: one of a few named things, or a plain number when there are no names.

    `name` is what such a thing is called, `names` the words that are typed, the value of each being its place in the
    list; `labels` are the names that people read, where they are others.
    """

    def __init__(self, name: str, names: list[str], labels: list[str] | None = None) -> None:
        self.name = name
        self.names = names
        self.labels = names if labels is None else labels
        self.numbers = {word: k for k, word in enumerate(names)}

    def format(self, value: i64) -> str:
        """The word for a value.

        >>> Kind("side", ["left", "right"]).format(1)
        'right'
        """
        return self.names[value] if self.names else str(value)

    def label(self, value: i64) -> str:
        """The name to show; a number below 0 is nobody and nothing."""
        if value < 0:
            return "nobody"
        return self.labels[value] if self.labels else str(value)

    def parse(self, word: str, column: int) -> i64:
        """The value of a word."""
        if not self.names:
            return parse_number(self.name, word, column)
        if word in self.numbers:
            return self.numbers[word]
        hint = suggestion(word, self.names)
        raise NotUnderstood(f"no {self.name} is called {quoted(word)}; {hint}", column)


COUNT: Final = Kind("count", [])  # a plain number; at the end of a verb it may be listed as a span


class Verb:
    """One kind of move: its word, then its arguments, among which fixed words may stand (`offer SEAT give COUNT`)."""

    def __init__(self, code: int, word: str, parts: list[Kind | str], text: str = "", shown: str = "") -> None:
        self.code = code
        self.word = word
        self.parts = parts
        self.text = text  # what it does, in a sentence, for those who ask for help
        self.shown = shown  # for those who pick: the move in plain words, `{0}` its first argument; empty: as written
        self.kinds: list[Kind] = []
        for part in parts:
            if isinstance(part, Kind):
                assert len(part.names) <= ARGUMENT_LIMIT, f"{word}: a {part.name} does not fit into a move"
                self.kinds.append(part)
        self.ends_in_count = len(self.kinds) > 0 and self.kinds[-1] is COUNT
        assert 0 <= code < VERB_LIMIT, f"{word}: a verb's code is below {VERB_LIMIT}"
        assert len(self.kinds) <= 3, f"{word}: a verb has at most three arguments"

    def place(self, which: int) -> int:
        """Where the argument lies in the packed move; a count at the end has a place of its own."""
        return 2 if self.ends_in_count and which == len(self.kinds) - 1 else which

    def opening(self) -> str:
        """The word with the fixed words that follow it at once.

        >>> Verb(1, "play", ["thief", Kind("seat", ["a"])]).opening()
        'play thief'
        """
        words = [self.word]
        for part in self.parts:
            if isinstance(part, Kind):
                break
            words.append(part)
        return " ".join(words)

    def pattern(self) -> str:
        """How the move is written, kinds in capitals.

        >>> Verb(1, "attack", [Kind("tile", ["a1"]), COUNT]).pattern()
        'attack TILE COUNT'
        """
        words = [self.word]
        for part in self.parts:
            words.append(part.name.upper() if isinstance(part, Kind) else part)
        return " ".join(words)


class Notation:
    """All verbs of a game, with the names that its map and cards have."""

    def __init__(self, verbs: list[Verb]) -> None:
        self.verbs = verbs
        self.by_code = {v.code: v for v in verbs}

    def verb_of(self, move: i64) -> Verb:
        """The verb of a move."""
        return self.by_code[int(verb(move))]

    def format(self, entry: i64) -> str:
        """The text of a move, or of a span with its range: `attack fysik sspa 1-3`."""
        spoken = self.verb_of(entry)
        words = [spoken.word]
        which = 0
        for part in spoken.parts:
            if isinstance(part, Kind):
                words.append(format_argument(part, entry, spoken.place(which)))
                which += 1
            else:
                words.append(part)
        return " ".join(words)

    def parse(self, text: str) -> i64:
        """The move that a text means; NotUnderstood says what is wrong and what would be right."""
        words = text.split()
        if not words:
            raise NotUnderstood(f"a move begins with one of: {', '.join(self.words())}", 1)
        candidates = [v for v in self.verbs if v.word == words[0]]
        if not candidates:
            hint = suggestion(words[0], self.words())
            raise NotUnderstood(f"{quoted(words[0])} is not a move here; {hint}", column_of(text, 0))
        fitting = [candidate for candidate in candidates if fits(candidate, words)]
        for candidate in fitting:
            if candidate is fitting[-1] or all_known(candidate, words):
                return parse_arguments(candidate, text, words)
        patterns = " or ".join([f"`{v.pattern()}`" for v in candidates])
        raise NotUnderstood(f"{quoted(text.strip())} has the wrong shape; write {patterns}", column_of(text, 0))

    def knows(self, move: i64) -> bool:
        """Is this a move that could be written, legal or not?"""
        spoken = self.by_code.get(int(verb(move)))
        if spoken is None:
            return False
        used = [spoken.place(k) for k in range(len(spoken.kinds))]
        if any(argument(move, place) for place in range(3) if place not in used):
            return False
        return all(not kind.names or argument(move, used[k]) < len(kind.names) for k, kind in enumerate(spoken.kinds))

    def words(self) -> list[str]:
        """The words that moves begin with, each once."""
        return list(dict.fromkeys([v.word for v in self.verbs]))


def argument(move: i64, place: int) -> i64:
    """An argument by its place in the packed move."""
    if place == 0:
        return first(move)
    return second(move) if place == 1 else third(move)


def format_argument(kind: Kind, entry: i64, place: int) -> str:
    """The word for an argument; for the count of a span, its range."""
    word = kind.format(argument(entry, place))
    return f"{word}-{high(entry)}" if place == 2 and high(entry) > count(entry) else word


def fits(candidate: Verb, words: list[str]) -> bool:
    """Do number of words and fixed words agree?"""
    if len(words) != len(candidate.parts) + 1:
        return False
    return all(isinstance(part, Kind) or words[k + 1] == part for k, part in enumerate(candidate.parts))


def all_known(candidate: Verb, words: list[str]) -> bool:
    """Is every word one that its kind knows?"""
    for k, part in enumerate(candidate.parts):
        if isinstance(part, Kind) and part.names and words[k + 1] not in part.numbers:
            return False
    return True


def parse_arguments(spoken: Verb, text: str, words: list[str]) -> i64:
    values = [i64(0), i64(0), i64(0)]
    which = 0
    for k, part in enumerate(spoken.parts):
        if isinstance(part, Kind):
            place = spoken.place(which)
            column = column_of(text, k + 1)
            value = part.parse(words[k + 1], column)
            if value >= (COUNT_LIMIT if place == 2 else ARGUMENT_LIMIT):
                raise NotUnderstood(f"{clipped(words[k + 1])} is too large a {part.name}", column)
            values[place] = value
            which += 1
    return pack(spoken.code, values[0], values[1], values[2])


def parse_number(name: str, word: str, column: int) -> i64:
    if not (word.isascii() and word.isdigit()) or len(word) > 9:
        raise NotUnderstood(f"{quoted(word)} is not a {name}; write a whole number such as 3", column)
    return i64(int(word))


def column_of(text: str, which: int) -> int:
    """The column, from 1, in which a word of a text begins."""
    at = 0
    for k, word in enumerate(text.split()):
        at = text.index(word, at)
        if k == which:
            break
        at += len(word)
    return at + 1


def suggestion(word: str, names: list[str]) -> str:
    """The nearest names, or all of them when nothing is near."""
    close = get_close_matches(word[:LONGEST_ECHO].lower(), names, 3, 0.5)
    if close:
        return f"did you mean {' or '.join(close)}?"
    if not names:
        return "there are none"
    shown = ", ".join(names[:12])
    return f"there are: {shown}{', ...' if len(names) > 12 else ''}"
