"""The numbers that players' browsers add to the dice, as the log of a table tells of them.

Until the game begins they come and go with those who sit there. The entry that begins it has them all, for ever; a game
that was begun before there were such numbers has none, and its seed is the server's alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from hegemon.table.proof.mixing import mixed_seed
from hegemon.table.storage.rows import Entry, TableRow

SEATED = ("sit", "carry", "number")  # entries after which a seat has the number that they carry


def opening_body(numbers: list[str]) -> str:
    """What the entries that open and begin a table keep of the numbers."""
    return json.dumps({"numbers": numbers})


def added(numbers: list[str], entries: Iterable[Entry]) -> list[str]:
    """The numbers by seat, after some more entries of a game that has not begun."""
    after = list(numbers)
    for entry in entries:
        told = json.loads(entry.body) if entry.body.startswith("{") else {}
        if "numbers" in told:
            after = list(told["numbers"])
        elif entry.kind in SEATED or (entry.kind == "leave" and not told.get("name")):  # else only a bot went
            after[entry.seat] = str(told.get("number", ""))
    return after


def seed_of(row: TableRow, begin: Entry) -> int:
    """The seed of a game that was begun with this entry."""
    if not is_mixed(begin):
        return int(row.seed, 16)
    return mixed_seed(row.id, row.seed, json.loads(begin.body)["numbers"])


def is_mixed(begin: Entry) -> bool:
    """Was the seed made of the players' numbers too?"""
    return bool(begin.body)
