"""Dials: the numbers and switches of a game that a designer may turn, each declared once with range and text."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from mypy_extensions import i64

from hegemon.engine.errors import NotUnderstood, quoted
from hegemon.engine.notation import suggestion

Value = int | str | bool  # of a dial
Options = dict[str, Value]  # every dial of a game with its value

ON_WORDS = ("on", "true", "yes", "1")
OFF_WORDS = ("off", "false", "no", "0")


class Dial:
    """One option of a game; made by `number`, `switch`, `choice` or `text`."""

    def __init__(self, kind: str, name: str, default: Value, explanation: str) -> None:
        self.kind = kind
        self.name = name
        self.default = default
        self.explanation = explanation
        self.low = 0
        self.high = 0
        self.choices: list[str] = []
        self.allowed = ""  # for a text: what may be written, in words
        self.check: Callable[[str], object] | None = None
        self.by_players: Callable[[int], Value] | None = None  # a default that depends on the number of players
        self.by_options: Callable[[int, Mapping[str, Value]], Value] | None = None  # or on dials before it
        self.title = ""  # what players call it; empty: its name
        self.group = ""  # the heading under which a form lists it; empty: with the others that have none
        self.labels: dict[str, str] = {}  # what players call its values; its values by themselves where none is given
        self.picks: list[str] = []  # for a text: words that a form offers
        self.prefix: str | None = None  # for a text: what stands before a number, each of which is another value
        self.is_for_numbers = False  # does it count only where such a number is given?

    def default_for(self, players: int, options: Mapping[str, Value] | None = None) -> Value:
        """What holds when nothing is said; without options, beside the defaults of the other dials."""
        if self.by_options is not None:
            return self.by_options(players, options or {})
        return self.default if self.by_players is None else self.by_players(players)

    def called(self, title: str, labels: Mapping[str, str] | None = None) -> Dial:
        """The same dial, with what players call it and its values.

        >>> choice("fight", "to_the_end", ["to_the_end", "one_roll"], "").called("Battles").title
        'Battles'
        """
        self.title = title
        self.labels = dict(labels or {})
        return self

    def offering(self, picks: list[str], prefix: str | None = None) -> Dial:
        """The same text, with the words that a form offers, and what stands before a number where one may be given."""
        self.picks = picks
        self.prefix = prefix
        return self

    def for_numbers(self) -> Dial:
        """The same dial, which counts only where the text of its group is a number.

        >>> number("size", 30, 12, 60, "Territories on a random map.").for_numbers().is_for_numbers
        True
        """
        self.is_for_numbers = True
        return self

    def range_text(self) -> str:
        """What may be chosen, in words.

        >>> number("batch", 3, 1, 10, "Troops placed at a time.").range_text()
        '1 to 10'
        """
        if self.kind == "number":
            return f"{self.low} to {self.high}"
        if self.kind == "switch":
            return "on or off"
        return " or ".join(self.choices) if self.kind == "choice" else self.allowed

    def parse(self, given: object) -> Value:
        """The value that a text, or a plain value of the right type, means."""
        if self.kind == "number":
            return self.parse_number(given)
        if self.kind == "switch":
            return self.parse_switch(given)
        word = str(given) if isinstance(given, (str, int)) and not isinstance(given, bool) else ""
        if self.kind == "choice" and word in self.choices:
            return word
        if self.kind == "text" and word and self.check is not None:
            self.check(word)
            return word
        raise self.refusal(given)

    def parse_number(self, given: object) -> int:
        word = str(given)
        digits = word[1:] if word.startswith("-") else word
        if isinstance(given, bool) or not (digits.isascii() and digits.isdigit()) or len(digits) > 18:
            raise self.refusal(given)
        if not self.low <= int(word) <= self.high:
            raise self.refusal(given)
        return int(word)

    def parse_switch(self, given: object) -> bool:
        word = str(given).lower()
        if word not in ON_WORDS and word not in OFF_WORDS:
            raise self.refusal(given)
        return word in ON_WORDS

    def refusal(self, given: object) -> NotUnderstood:
        return NotUnderstood(f"{self.name} takes {self.range_text()}, not {quoted(str(given))}")


def number(name: str, default: int, low: int, high: int, explanation: str) -> Dial:
    """A whole number within a range, both ends included."""
    dial = Dial("number", name, default, explanation)
    dial.low = low
    dial.high = high
    return dial


def switch(name: str, default: bool, explanation: str) -> Dial:
    """On or off."""
    return Dial("switch", name, default, explanation)


def choice(name: str, default: str, choices: list[str], explanation: str) -> Dial:
    """One of a few words.

    >>> choice("ties", "defender", ["defender", "attacker"], "Who wins equal dice.").parse("attacker")
    'attacker'
    """
    dial = Dial("choice", name, default, explanation)
    dial.choices = choices
    return dial


def text(name: str, default: str, allowed: str, check: Callable[[str], object], explanation: str) -> Dial:
    """A word of a larger pattern, told by `allowed`; `check` raises NotUnderstood for what does not fit."""
    dial = Dial("text", name, default, explanation)
    dial.allowed = allowed
    dial.check = check
    return dial


def group(heading: str, *dials: Dial) -> list[Dial]:
    """Dials that a form lists under one heading.

    >>> [dial.group for dial in group("Battle", switch("walls", True, "Walls count."))]
    ['Battle']
    """
    for dial in dials:
        dial.group = heading
    return list(dials)


def format_value(value: Value) -> str:
    """A value as it is written in records and on the command line.

    >>> format_value(True), format_value(30)
    ('on', '30')
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


class Numbers:
    """Options that are numbers, as the rules reckon with them.

    >>> Numbers({"batch": 3})["batch"]
    3
    """

    def __init__(self, options: Options) -> None:
        self.options = options

    def __getitem__(self, name: str) -> i64:
        return i64(int(self.options[name]))


def settle(dials: list[Dial], given: Mapping[str, object], players: int) -> Options:
    """Every dial with its value: what was given, checked, and the defaults for the rest."""
    names = [dial.name for dial in dials]
    for name in given:
        if name not in names:
            raise NotUnderstood(f"there is no dial {quoted(name)} here; {suggestion(name, names)}")
    options: Options = {}
    for dial in dials:
        is_given = dial.name in given
        options[dial.name] = dial.parse(given[dial.name]) if is_given else dial.default_for(players, options)
    return options
