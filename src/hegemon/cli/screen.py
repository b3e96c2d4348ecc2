"""What is printed for people: tables, colours where a terminal shows them, plain text everywhere else."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

PIPE_WIDTH = 160  # columns of a table that no terminal shows
ESCAPES = re.compile(r"\x1b\[[0-9;]*m")
PLAINER = str.maketrans("─│┌┐└┘├┤┬┴┼▏▕·—–…×█░▓", "-|+++++++++||.--.x#.#")


def console(error: bool = False) -> Console:
    """A console for stdout or stderr; what is no terminal gets neither colour nor wrapped lines."""
    from rich.console import Console

    class Ours(Console):
        """Leaves it to the program what becomes of a reader who has gone."""

        def on_broken_pipe(self) -> None:
            raise BrokenPipeError

    stream = sys.stderr if error else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    return Ours(file=stream, width=width, highlight=False, soft_wrap=False, emoji=False, markup=False)


def size() -> tuple[int, int]:
    """Columns and lines of the screen."""
    return tuple(shutil.get_terminal_size((80, 24)))  # type: ignore[return-value]  # a pair with names


def has_colour() -> bool:
    """Whether the screen shows colours and its owner wants them."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def fitting(text: str) -> str:
    """The text without colours where there are none, and in plainer letters where the output cannot show others."""
    if not has_colour():
        text = ESCAPES.sub("", text)
    encoding = (getattr(sys.stdout, "encoding", "") or "utf-8").lower().replace("-", "")
    return text if encoding.startswith("utf") else text.translate(PLAINER)


def wrapped(text: str) -> str:
    """The text with lines that are too long for the screen broken between words; a pipe gets them whole."""
    if not sys.stdout.isatty():
        return text
    width = size()[0]
    return "\n".join(broken(line, width) if len(ESCAPES.sub("", line)) > width else line for line in text.split("\n"))


def broken(line: str, width: int) -> str:
    """One line as several, those after the first set in a little further.

    >>> broken("  one two three", 9)
    '  one two\\n    three'
    """
    indent = " " * (len(line) - len(line.lstrip()) + 2)
    return textwrap.fill(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)


def aligned(rows: Sequence[Sequence[str]], gap: int = 2) -> list[str]:
    """Rows of words as lines with straight columns.

    >>> aligned([["a", "1"], ["long", "22"]])
    ['a     1', 'long  22']
    """
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))] if rows else []
    return [(" " * gap).join(word.ljust(width) for word, width in zip(row, widths)).rstrip() for row in rows]


def in_columns(words: Sequence[str], width: int, gap: int = 3) -> list[str]:
    """A long list in as many columns as fit, read downwards.

    >>> in_columns(["one", "two", "three", "four"], 14)
    ['one   three', 'two   four']
    """
    if not words:
        return []
    most = max(1, (width + gap) // (max(len(word) for word in words) + gap))
    lines = -(-len(words) // most)
    columns = [list(words[k : k + lines]) for k in range(0, len(words), lines)]
    filled = [column + [""] * (lines - len(column)) for column in columns]
    return aligned([[column[line] for column in filled] for line in range(lines)], gap)
