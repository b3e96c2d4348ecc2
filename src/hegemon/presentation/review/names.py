"""The names of the players beside a plot, where their lines end."""

from __future__ import annotations

from html import escape

from hegemon.presentation.review.canvas import BOTTOM, RIGHT, apart, kind

BETWEEN_NAMES = 16
NAMES_AT = RIGHT + 11
LONGEST_NAME = 9
DISPLACED = 3  # a name further than this from the end of its line is led to


def labels(names: list[str], ends: list[float], own: int) -> str:
    """The names at the ends of their lines, so far apart that each can be read, with leads to those elsewhere."""
    rows = named_together(names, ends)
    wanted = [ends[row[0]] for row in rows]
    places = apart(wanted, BETWEEN_NAMES, BOTTOM)
    leads = "".join(
        f'<path d="M{RIGHT + 4} {end:.1f}L{NAMES_AT - 2} {place:.1f}"/>'
        for end, place in zip(wanted, places)
        if abs(end - place) > DISPLACED
    )
    texts = "".join(label(row, names, place + 4, own) for row, place in zip(rows, places))
    return f'<g class="names">{leads}{texts}</g>'


def named_together(names: list[str], ends: list[float]) -> list[list[int]]:
    """The seats by row of a label: those that end at the same height share one, as far as it is wide enough.

    >>> named_together(["You", "Bo", "Cleo", "Dan"], [10, 178, 178, 178])
    [[0], [1, 2], [3]]
    """
    rows: list[list[int]] = []
    for seat in sorted(range(len(names)), key=lambda seat: ends[seat]):
        last = rows[-1] if rows else []
        width = len(", ".join(short(names[one]) for one in [*last, seat]))
        if last and ends[last[0]] == ends[seat] and width <= LONGEST_NAME:
            last.append(seat)
        else:
            rows.append([seat])
    return rows


def label(row: list[int], names: list[str], y: float, own: int) -> str:
    """One name, or several that end at the same height, each in its own colour."""
    first, *others = (kind(seat, own) for seat in row)
    more = "".join(f', <tspan class="{one}">{escape(short(names[seat]))}</tspan>' for one, seat in zip(others, row[1:]))
    return f'<text class="{first}" x="{NAMES_AT}" y="{y:.1f}">{escape(short(names[row[0]]))}{more}</text>'


def short(name: str) -> str:
    """A name that has room beside a plot."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
