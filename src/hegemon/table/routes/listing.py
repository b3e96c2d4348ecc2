"""Lists of tables: those that wait for players, and those of one browser."""

from __future__ import annotations

from sqlalchemy import Connection

from hegemon.engine.dials import format_value
from hegemon.engine.state import SPECTATOR
from hegemon.presentation.scenes import addressed
from hegemon.table.pages.dialform import PREFIX, changed_dials
from hegemon.table.pages.forms import board_address
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
    asked = [seat for seat in mine if match is not None and seat in match.unanswered and not room.is_bot(seat)]
    return MineRow(
        id=room.id,
        game=room.game.title if room.game is not None else room.row.game,
        others=", ".join(others),
        stage=room.stage,
        yours=bool(asked),
        line=line_of(room, mine, asked),
        seat=(asked or mine or [0])[0],
        at=room.noticed_at(mine or [SPECTATOR]),
        picture=picture_of(room),
        verdict=verdict_of(room, mine),
        rematch=room.row.rematch or "",
        bot=next((seat.bot for seat in room.seats if seat.bot and not seat.guest), ""),
        stand=stand_of(room, (asked or mine or [SPECTATOR])[0]),
    )


def picture_of(room: Room) -> str:
    """Where a picture of the table's own board is; before it has begun, of one with its options."""
    if room.match is not None:
        return f"/picture/now/{room.id}.svg"
    if room.game is None or room.problem:
        return ""
    dials = {PREFIX + name: format_value(value) for name, value in room.options.items()}
    return board_address(room.row.game, room.row.players, dials, is_small=True)


def stand_of(room: Room, seat: int) -> str:
    """How far a game is that goes on, and what a seat has to show, as everybody may know it."""
    if room.problem or room.match is None or room.match.over:
        return ""
    match, presentation = room.game_on
    view = match.shown()
    told = [presentation.heading(view), presentation.score(view, seat).partition(",")[0] if seat != SPECTATOR else ""]
    return " · ".join(filter(None, told))


def verdict_of(room: Room, mine: list[int]) -> str:
    """Who has won, in few words; empty as long as nobody has."""
    winners = room.match.standing.winners if room.match is not None and room.match.over else []
    if not winners:
        return ""
    names = room.names()
    own_wins = [seat for seat in winners if seat in mine]
    others = [names[seat] for seat in winners if seat not in mine]
    own = list(dict.fromkeys("Your bot" if room.is_bot(seat) else "You" for seat in own_wins))
    return " and ".join(own + others) + " won"


def line_of(room: Room, mine: list[int], asked: list[int]) -> str:
    """Where the table stands, or how it was won, in a sentence; to own seats that are asked, what they are to do."""
    if room.problem or room.match is None:
        return room.problem or seats_taken(room)
    match, presentation = room.game_on
    if asked:
        return presentation.prompt(match.shown(asked[0]))
    if not match.over:
        return presentation.moment(match.shown())
    own = {seat: "your bot" if room.is_bot(seat) else "you" for seat in mine}
    names = [own.get(seat, name) for seat, name in enumerate(room.names())]
    told = presentation.outcome(match.shown() | {"names": names})
    return addressed(told).removesuffix(".") if told else match.standing.ending.capitalize()


def seats_taken(room: Room) -> str:
    taken = sum(not room.is_open(seat) for seat in range(room.row.players))
    return f"{taken} of {room.row.players} seats taken"
