"""The board as text, for the terminal."""

from __future__ import annotations

from typing import Any

STONES = "XO"
ROWS = 6


def show(view: dict[str, Any]) -> str:
    """The columns as they stand, X for the stones of seat 0 and O for those of seat 1.

    >>> print(show({"names": ["Ada", "Ben"], "columns": [[0], [], [1, 0], [], [], [], []]}))
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . X . . . .
    X . O . . . .
    a b c d e f g   X Ada, O Ben
    """
    rows = [" ".join(cell(column, row) for column in view["columns"]) for row in reversed(range(ROWS))]
    owners = ", ".join(f"{STONES[seat]} {name}" for seat, name in enumerate(view["names"]))
    return "\n".join([*rows, f"a b c d e f g   {owners}"])


def cell(column: list[int], row: int) -> str:
    return STONES[column[row]] if row < len(column) else "."
