"""Ways in which text goes wrong: by a slip of the finger, a bad copy, or ill will."""

from __future__ import annotations

from collections.abc import Iterable

from hegemon.conformance.case import spaced

NOT_NUMBERS = ["-1", "+3", "0x3", "1e3", "3.0", "\u00b3", "\u0663", "1_000", "9" * 40, "-", "nan", "\x00"]
WRONG_NUMBERS = ["-1", "99", "4095", "123456789012"]
DAMAGED_WORDS = 20  # of a line
NOT_WORDS = ["xyzzy", "\u00e5\u00e4\u00f6", "--help", "a" * 300, "{0}", "%s", "\x00", "\ufeff"]


def damaged_words(line: str) -> list[str]:
    """A line of words, with one of them missing, double, strange or out of place."""
    words = line.split()
    damaged = ["", " ", "\t", "\n", line.upper(), line[::-1], f"{line} {line}", line[: len(line) // 2]]
    for at in spaced(range(len(words)), DAMAGED_WORDS):
        before, word, after = words[:at], words[at], words[at + 1 :]
        replacements = [[], [word, word], [word[:-1]], [word + word]]
        replacements += [[other] for other in NOT_NUMBERS + NOT_WORDS]
        damaged += [" ".join(before + replacement + after) for replacement in replacements]
    return [text for text in dict.fromkeys(damaged) if text.split() != words]


def damaged_lines(text: str, places: Iterable[int]) -> list[str]:
    """A text of many lines, with one of those in these places missing, double, cut, strange or in the wrong place."""
    lines = text.splitlines()
    damaged = ["", "\n", "xyzzy", text[: len(text) // 3], text.replace("\n", " "), text[1:], "\n" + text]
    for at in places:
        before, line, after = lines[:at], lines[at], lines[at + 1 :]
        replacements = [[], [line, line], [line[: len(line) // 2]], ["xyzzy", line], [f"{line} xyzzy"], [""]]
        replacements += [[f"{line.rpartition(' ')[0]} {number}"] for number in WRONG_NUMBERS]
        replacements += [[damage] for damage in spaced(damaged_words(line), 6)]
        damaged += ["\n".join([*before, *replacement, *after, ""]) for replacement in replacements]
    return list(dict.fromkeys(damaged))
