"""What games show in a terminal alike: texts side by side as far as they fit, and players with their colours."""

from __future__ import annotations

from hegemon.theme import terminal_code

RESET = "\x1b[0m"
BADGE = 3  # columns of a player's letter with a space on both sides


def rows_that_fit(texts: list[str], columns: int) -> list[list[int]]:
    """The numbers of texts that stand side by side, two columns apart.

    >>> rows_that_fit(["one", "two", "three", "four"], 10)
    [[0, 1], [2], [3]]
    """
    rows: list[list[int]] = []
    width = columns
    for number, text in enumerate(texts):
        width += 2 + len(text)
        if width > columns or not rows:
            rows.append([])
            width = len(text)
        rows[-1].append(number)
    return rows


def joined(texts: list[str], columns: int) -> list[str]:
    """Texts in as many lines as are needed."""
    return ["  ".join(texts[number] for number in row) for row in rows_that_fit(texts, columns)]


def player_lines(texts: list[str], columns: int) -> list[str]:
    """The same for texts on players, by seat: each begins with the letter, which is painted in the seat's colours."""
    painted = [f"{terminal_code(seat)}{text[:BADGE]}{RESET}{text[BADGE:]}" for seat, text in enumerate(texts)]
    return ["  ".join(painted[seat] for seat in row) for row in rows_that_fit(texts, columns)]
