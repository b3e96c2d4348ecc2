"""A rematch: the same game, dials and players at a new table, everyone one seat further round."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection

from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.opening import TableRequest, new_row
from hegemon.table.rooms.room import GIVEN_NAMES, Room
from hegemon.table.storage import log, seats, tables
from hegemon.table.storage.rows import Entry, SeatRow


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
    assert room.game is not None, "a game that has been played to its end is installed"
    row = new_row(room.row.game, room.game.version, room.options, room.row.host, wish)
    row.begun = row.created
    sitting = [moved(room.seats[(seat + 1) % len(room.seats)], row.id, seat) for seat in range(len(room.seats))]

    def job(connection: Connection) -> None:
        tables.insert(connection, row)
        seats.insert(connection, sitting)
        log.append(connection, Entry(row.id, 1, row.created, "open"))
        log.append(connection, Entry(row.id, 2, row.created, "begin"))
        tables.update(connection, room.id, rematch=row.id)

    await commands.hub.store.write(job)
    room.row.rematch = row.id
    room.version += 1


def moved(row: SeatRow, table_id: str, seat: int) -> SeatRow:
    """Who sat elsewhere, on a seat of the new table; a person who left it to a bot is a person again."""
    bot = None if row.guest else row.bot
    name = GIVEN_NAMES[seat % len(GIVEN_NAMES)] if bot else row.name
    return replace(
        row, table_id=table_id, seat=seat, bot=bot, name=name, token_hash=None, token_at=None, resigned=False
    )
