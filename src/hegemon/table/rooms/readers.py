"""From where a table is looked at: a seat by its number, or from outside by a number below 0."""

from __future__ import annotations

from hegemon.engine.state import SPECTATOR
from hegemon.table.rooms.room import Room

HOST_OUTSIDE = -2  # sees what spectators see, and leads a table without sitting at it


def reader_of(room: Room, guest: str | None, wanted: int | None) -> int:
    """From where a guest looks: the seat asked for if it is theirs, else their first, else from outside."""
    mine = room.seats_of(guest)
    if wanted is not None and wanted in mine:
        return wanted
    if mine and wanted is None:
        return mine[0]
    return HOST_OUTSIDE if guest is not None and guest == room.row.host else SPECTATOR


def seat_of_reader(reader: int) -> int | None:
    """The seat, or None for whoever looks from outside."""
    return reader if reader >= 0 else None
