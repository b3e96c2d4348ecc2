"""Words in a row, as a sentence has them."""

from __future__ import annotations


def listed(words: list[str]) -> str:
    """The words with commas, and `and` before the last.

    >>> listed(["fire", "earth", "wind"])
    'fire, earth and wind'
    """
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
