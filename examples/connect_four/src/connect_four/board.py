"""The board as text for the terminal, and as a picture in parts for the browser."""

from __future__ import annotations

from typing import Any

STONES = "XO"
ROWS = 6
COLUMNS = "abcdefg"
CELL = 60
COLOURS = ("#0072B2", "#E69F00")


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


def view_box(view: dict[str, Any]) -> str:
    """Left, top, width and height of the picture."""
    return f"0 0 {CELL * len(COLUMNS)} {CELL * ROWS}"


def still(view: dict[str, Any]) -> str:
    """The empty board: it is sent to a browser once."""
    middles = [(k % 7 * CELL + CELL / 2, k // 7 * CELL + CELL / 2) for k in range(7 * ROWS)]
    holes = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="24" fill="#FBF7EC"/>' for x, y in middles)
    return f'<g id="still"><rect width="{7 * CELL}" height="{ROWS * CELL}" rx="12" fill="#5A6B7A"/>{holes}</g>'


def pieces(view: dict[str, Any]) -> dict[str, str]:
    """What changes, a part for each column: after a move only one of them is sent."""
    return {f"column-{name}": column(name, k, view["columns"][k]) for k, name in enumerate(COLUMNS)}


def column(name: str, at: int, stones: list[int]) -> str:
    """A column to point at: it says its name, and the stones in it."""
    x = at * CELL
    place = f'<rect x="{x}" width="{CELL}" height="{ROWS * CELL}" fill="none" pointer-events="all"/>'
    balls = "".join(stone(x + CELL / 2, (ROWS - k - 0.5) * CELL, seat) for k, seat in enumerate(stones))
    return f'<g data-column="{name}"><title>Column {name}: {len(stones)} stones</title>{place}{balls}</g>'


def stone(x: float, y: float, seat: int) -> str:
    """A colour and a letter, for eyes of every kind."""
    letter = f'<text x="{x:g}" y="{y + 8:g}" font-size="24" text-anchor="middle">{STONES[seat]}</text>'
    return f'<circle cx="{x:g}" cy="{y:g}" r="24" fill="{COLOURS[seat]}"/>{letter}'
