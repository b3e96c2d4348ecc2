"""A view of Frontier read with names: tiles, players, what stands where."""

from __future__ import annotations

from functools import lru_cache

from hegemon.games.frontier.grid import tile_name
from hegemon.games.frontier.knowledge import FrontierView
from hegemon.kit.drawing.owners import LETTERS
from hegemon.kit.drawing.owners import player_name as player_name

NOBODY = -1
PLURALS = {"iron": "iron", "material": "material", "bowman": "bowmen"}  # that are not formed with an s


@lru_cache(maxsize=64)
def tile_names(width: int, height: int) -> tuple[str, ...]:
    """The names of all tiles, row by row from the top.

    >>> tile_names(2, 2)
    ('a1', 'b1', 'a2', 'b2')
    """
    return tuple(tile_name(column, row) for row in range(height) for column in range(width))


def column_name(column: int) -> str:
    """The letters of a column.

    >>> column_name(0), column_name(39)
    ('a', 'an')
    """
    return tile_name(column, 0).removesuffix("1")


def names_of(view: FrontierView) -> tuple[str, ...]:
    """The names of the tiles of a view."""
    return tile_names(view["width"], view["height"])


def tile_named(view: FrontierView, word: str) -> int:
    """The tile of this name, or -1."""
    names = names_of(view)
    return names.index(word) if word in names else NOBODY


def letter(seat: int) -> str:
    """The letter that stands for a seat on the board."""
    return LETTERS[seat] if seat >= 0 else "-"


def amount(count: int, thing: str) -> str:
    """So many of a thing.

    >>> amount(1, "action"), amount(2, "log"), amount(3, "iron"), amount(2, "bowman")
    ('1 action', '2 logs', '3 iron', '2 bowmen')
    """
    plural = PLURALS.get(thing, f"{thing}s")
    return f"{count} {thing if count == 1 else plural}"
