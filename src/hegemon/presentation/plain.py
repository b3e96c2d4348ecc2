"""Any view as text: what every game looks like before it has a board of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def describe_plainly(view: dict[str, object]) -> str:
    """Single values first, then a table by seat, then a table for every list of things."""
    names = seat_names(view)
    single, by_seat, tables = [], {}, []
    for key, value in view.items():
        if key == "names":
            continue
        if is_table(value):
            tables.append((key, value))
        elif isinstance(value, list) and names and len(value) == len(names):
            by_seat[key] = value
        else:
            single.append(f"{title(key)}: {cell(value)}")
    parts = ["\n".join(single)]
    if by_seat:
        parts.append(seat_table(names, by_seat))
    parts += [table(key, value) for key, value in tables]
    return "\n\n".join(part for part in parts if part)


def seat_names(view: dict[str, object]) -> list[str]:
    names = view.get("names")
    return [str(name) for name in names] if isinstance(names, list) else []


def is_table(value: object) -> bool:
    """Whether this is a list of things that have fields."""
    return isinstance(value, list) and bool(value) and all(isinstance(thing, dict) for thing in value)


def seat_table(names: list[str], columns: Mapping[str, list[object]]) -> str:
    rows = [["seat", *(title(key).lower() for key in columns)]]
    for seat, name in enumerate(names):
        rows.append([name, *(cell(values[seat]) for values in columns.values())])
    return "\n".join(aligned(rows))


def table(key: str, things: object) -> str:
    assert isinstance(things, list)
    fields = list(dict.fromkeys(field for thing in things for field in thing))
    rows = [[title(field).lower() for field in fields]]
    rows += [[cell(thing.get(field, "")) for field in fields] for thing in things]
    return "\n".join([f"{title(key)}:", *aligned(rows)])


def title(key: str) -> str:
    """The name of a field as a reader sees it.

    >>> title("round_limit")
    'Round limit'
    """
    return key.replace("_", " ").capitalize()


def cell(value: object) -> str:
    """A value in few characters."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return " ".join(cell(item) for item in value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {cell(item)}" for key, item in value.items())
    return str(value)


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of words as lines with straight columns.

    >>> aligned([["a", "1"], ["long", "22"]])
    ['a     1', 'long  22']
    """
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    return ["  ".join(word.ljust(width) for word, width in zip(row, widths)).rstrip() for row in rows]
