"""A rematch: the same game, dials and players at a new table, everyone one seat further round."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from sqlalchemy import Connection

from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.numbers import opening_body
from hegemon.table.rooms.opening import TableRequest, new_row, write_table
from hegemon.table.rooms.room import Room
from hegemon.table.settings import GIVEN_NAMES
from hegemon.table.storage import tables
from hegemon.table.storage.rows import SeatRow

T = TypeVar("T")


async def rematch(commands: Commands, room: Room) -> str:
    """The id of the rematch; the first who asks for it opens it."""
    async with room.lock:
        if room.row.rematch is None:
            await open_rematch(commands, room)
            commands.tell(room)
        assert room.row.rematch is not None
        return room.row.rematch


async def open_rematch(commands: Commands, room: Room) -> None:
    old = room.row
    wish = TableRequest(
        old.game, [""] * old.players, public=old.public, pace=old.pace, thinking=old.thinking, rematch_of=room.id
    )
    wish.hints, wish.standin = old.hints, old.standin
    wish.offer = room.again
    assert room.game is not None, "a game that has been played to its end is installed"
    row = new_row(room.row.game, room.game.version, room.options, room.row.host, wish)
    row.begun = row.created
    sitting = [moved(sitter, row.id, seat) for seat, sitter in enumerate(shifted(room.seats))]
    body = opening_body(shifted(room.numbers_again))

    def job(connection: Connection) -> None:
        write_table(connection, row, sitting, body)
        tables.update(connection, room.id, rematch=row.id)

    await commands.hub.store.write(job)
    room.row.rematch = row.id
    room.version += 1


def shifted(by_seat: list[T]) -> list[T]:
    """Everyone one seat further round."""
    return [*by_seat[1:], by_seat[0]]


def moved(row: SeatRow, table_id: str, seat: int) -> SeatRow:
    """Who sat elsewhere, on a seat of the new table; a person who left it to a bot is a person again."""
    bot = None if row.guest else row.bot
    name = GIVEN_NAMES[seat % len(GIVEN_NAMES)] if bot else row.name
    return replace(
        row, table_id=table_id, seat=seat, bot=bot, name=name, token_hash=None, token_at=None, resigned=False
    )
