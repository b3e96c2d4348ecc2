"""Small words of English that counts, owners and lists want."""

from __future__ import annotations

LONGEST_BUTTON = 32  # characters


def counted(count: int, one: str, many: str = "") -> str:
    """So many of a thing.

    >>> counted(1, "troop"), counted(3, "troop"), counted(2, "territory", "territories")
    ('1 troop', '3 troops', '2 territories')
    """
    return f"{count} {one if count == 1 else many or one + 's'}"


def either(words: list[str]) -> str:
    """The words as a choice between them, the first one with a capital.

    >>> either(["attack", "reinforce", "end your turn"]), either(["end your turn"])
    ('Attack, reinforce or end your turn', 'End your turn')
    """
    told = f"{', '.join(words[:-1])} or {words[-1]}" if len(words) > 1 else words[0]
    return told[:1].upper() + told[1:]


def fitting(*texts: str, most: int = LONGEST_BUTTON) -> str:
    """The first text that is short enough, or the last.

    >>> fitting("Attack the Museum of Natural History with {n}", "Attack with {n}")
    'Attack with {n}'
    """
    return next((text for text in texts if len(text) <= most), texts[-1])
