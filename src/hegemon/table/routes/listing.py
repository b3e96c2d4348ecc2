"""Lists of tables: those that wait for players, and those of one browser."""

from __future__ import annotations

from sqlalchemy import Connection

from hegemon.engine.state import SPECTATOR
from hegemon.table.pages.dialform import changed_dials
from hegemon.table.pages.models import LobbyRow, MineRow
from hegemon.table.rooms.room import Room, installed
from hegemon.table.server import Server
from hegemon.table.storage import guests, seats, tables
from hegemon.table.storage.rows import SeatRow, TableRow

MOST_ROWS = 30


async def lobby_rows(server: Server) -> list[LobbyRow]:
    """Public tables with a free seat."""
    return await server.store.read(read_lobby)


def read_lobby(connection: Connection) -> list[LobbyRow]:
    rows = [lobby_row(connection, row) for row in tables.public_open(connection, MOST_ROWS)]
    return [row for row in rows if row is not None]


def lobby_row(connection: Connection, row: TableRow) -> LobbyRow | None:
    game, options, problem = installed(row)
    if game is None or problem:
        return None
    sitting = seats.all(connection, row.id)
    free = sum(seat.guest is None and not seat.bot for seat in sitting)
    dials = changed_dials(game, row.players, options)
    return LobbyRow(row.id, game.title, host_name(connection, row, sitting), free, row.players, dials, row.created)


def host_name(connection: Connection, row: TableRow, sitting: list[SeatRow]) -> str:
    for seat in sitting:
        if seat.guest == row.host and seat.name:
            return seat.name
    known = guests.find(connection, row.host)
    return known.name if known and known.name else "Somebody"


async def mine_rows(server: Server, guest: str) -> list[MineRow]:
    """The tables of a browser, those where it is awaited first."""
    found = await server.store.read(lambda connection: tables.of_guest(connection, guest, MOST_ROWS))
    rooms = [await server.hub.room(row.id) for row in found]
    rows = [mine_row(room, guest) for room in rooms if room is not None]
    return sorted(rows, key=lambda row: (not row.yours, row.stage != "playing", -row.at))


def mine_row(room: Room, guest: str) -> MineRow:
    mine = room.seats_of(guest)
    names = room.names()
    others = [names[seat] for seat in range(room.row.players) if seat not in mine and not room.is_open(seat)]
    match = room.match
    awaited = [seat for seat in mine if not room.is_bot(seat)] if match is not None else []
    return MineRow(
        id=room.id,
        game=room.game.title if room.game is not None else room.row.game,
        others=", ".join(others),
        stage=room.stage,
        yours=match is not None and any(seat in match.unanswered for seat in awaited),
        line=line_of(room),
        at=room.noticed_at(mine or [SPECTATOR]),
    )


def line_of(room: Room) -> str:
    """Where the table stands, in a sentence."""
    if room.problem or room.match is None:
        return room.problem or "Waiting for players."
    match, presentation = room.game_on
    if not match.over:
        return presentation.moment(match.shown())
    names = room.names()
    winners = " and ".join(names[seat] for seat in match.standing.winners)
    return f"Won by {winners}: {match.standing.ending}." if winners else f"{match.standing.ending}."
