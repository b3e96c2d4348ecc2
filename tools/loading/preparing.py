"""Tables of people in the middle of their games, written into a database before the server starts."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass

from sqlalchemy import Connection

from hegemon.bots.roster import new_bot
from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.table.rooms.opening import OPEN, TableRequest, new_row
from hegemon.table.security.guests import guest_id, new_cookie
from hegemon.table.storage import guests, log, seats, tables
from hegemon.table.storage.rows import Entry, GuestRow, SeatRow, TableRow
from hegemon.table.storage.store import Store

NAMES = ("Ada", "Bo", "Cleo", "Dan")
PLAYERS = len(NAMES)
SHORTEST = 200  # moves of a whole game whose middle is used
LONGEST = 2000


@dataclass(frozen=True)
class Prepared:
    """A table, and the cookies of the browsers that hold its seats."""

    id: str
    game: str
    cookies: list[str]


def prepare(database: str, count: int) -> list[Prepared]:
    """So many tables of four people, all games equally often, each in the middle of a game that bots played well."""
    games = discovery.folders()
    now = time.time()
    written = [a_table(games[number % len(games)], now, number) for number in range(count)]

    def job(connection: Connection) -> None:
        for prepared, row, moves in written:
            write(connection, prepared, row, moves)

    with Store(database) as store:
        asyncio.run(store.write(job))
    return [prepared for prepared, _, _ in written]


def a_table(name: str, now: float, number: int) -> tuple[Prepared, TableRow, list[tuple[int, str]]]:
    game = discovery.game(name)
    cookies = [new_cookie() for _ in NAMES]
    wish = TableRequest(name, [OPEN] * PLAYERS)
    moves: list[tuple[int, str]] = []
    while len(moves) < SHORTEST:
        row = new_row(name, game.version, game.settle(PLAYERS, {}), guest_id(cookies[0]), wish)
        moves = whole_game(row, number)
    row.created = row.begun = now
    return Prepared(row.id, name, cookies), row, moves[: len(moves) // 2]


def whole_game(row: TableRow, number: int) -> list[tuple[int, str]]:
    """Every move of a game between greedy bots, with the seat that made it."""
    game = discovery.game(row.game)
    match = Match(game, PLAYERS, game.settle(PLAYERS, {}), int(row.seed, 16), list(NAMES))
    match.deal()
    bots = [new_bot("greedy", seeded(number * PLAYERS + seat)) for seat in range(PLAYERS)]
    moves: list[tuple[int, str]] = []
    while not match.over and len(moves) < LONGEST:
        seat = match.unanswered[0]
        move = bots[seat].choose(match.state, seat)
        moves.append((seat, str(match.notation.format(move))))
        match.play_move(seat, move)
    return moves


def write(connection: Connection, prepared: Prepared, row: TableRow, moves: list[tuple[int, str]]) -> None:
    tables.insert(connection, row)
    people = [guest_id(cookie) for cookie in prepared.cookies]
    for guest, name in zip(people, NAMES):
        guests.ensure(connection, GuestRow(guest, name, row.created, row.created))
    sitting = [SeatRow(row.id, seat, guest=people[seat], name=name) for seat, name in enumerate(NAMES)]
    seats.insert(connection, sitting)
    log.append(connection, Entry(row.id, 1, row.created, "open"))
    log.append(connection, Entry(row.id, 2, row.created, "begin"))
    for number, (seat, move) in enumerate(moves, 3):
        log.append(connection, Entry(row.id, number, row.created, "move", seat, move))
