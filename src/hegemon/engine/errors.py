"""Two of the three kinds of error; the third, our own mistakes, are assertions."""

from __future__ import annotations

from typing import Final

LONGEST_ECHO: Final = 60  # letters of what somebody wrote that an error repeats


class NotUnderstood(ValueError):
    """Bad text: a word, a number, an option or a file that means nothing here."""

    def __init__(self, sentence: str, column: int = 0, line: int = 0) -> None:
        super().__init__(sentence, column, line)
        self.sentence = sentence
        self.column = column
        self.line = line

    def __str__(self) -> str:
        if self.line and self.column:
            return f"line {self.line}, column {self.column}: {self.sentence}"
        return f"line {self.line}: {self.sentence}" if self.line else self.sentence


class NotAllowed(ValueError):
    """Against a rule: a sentence fit for the player, with the rule's id."""

    def __init__(self, rule: str, sentence: str) -> None:
        super().__init__(rule, sentence)
        self.rule = rule
        self.sentence = sentence

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


def clipped(given: str) -> str:
    """What somebody wrote, short enough to be repeated in a sentence.

    >>> clipped("attack"), len(clipped("a" * 10_000_000))
    ('attack', 60)
    """
    return given if len(given) <= LONGEST_ECHO else f"{given[: LONGEST_ECHO - 3]}..."


def quoted(given: str) -> str:
    """The same in quotation marks, letters that cannot be shown written out.

    >>> quoted("atta\\tck")
    "'atta\\\\tck'"
    """
    return repr(clipped(given))
