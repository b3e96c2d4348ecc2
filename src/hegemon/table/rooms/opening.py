"""Opening a table: what somebody wants to play, checked, and written down as a whole."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sqlalchemy import Connection

from hegemon.bots.roster import USUAL, bot_names
from hegemon.engine.dials import Options
from hegemon.engine.discovery import game as find_game
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.presentation.tutorial import tutorial_of
from hegemon.table.errors import Refused, refusal_of
from hegemon.table.proof.offers import Offer, fresh_offer
from hegemon.table.rooms.numbers import opening_body
from hegemon.table.rooms.room import TUTORIAL
from hegemon.table.settings import (
    DEFAULT_PACE,
    DEFAULT_THINKING,
    GIVEN_NAMES,
    LONGEST_NAME,
    LONGEST_THINKING,
    SHORTEST_THINKING,
    SLOWEST_PACE,
)
from hegemon.table.storage import log, seats, tables
from hegemon.table.storage.rows import Entry, SeatRow, TableRow
from hegemon.table.storage.store import Store

THINKING_RANGE = f"Bots think for {SHORTEST_THINKING:g} to {LONGEST_THINKING:g} seconds."
AFTER_LESSONS = "easy"  # the bots that a learner plays on against
DOUBLE_CLICK = 5.0  # seconds, also for one whose first request was slow
YOU, OPEN, HERE = "you", "open", "here"  # who sits: the host, nobody yet, somebody else at the host's device


@dataclass(slots=True)
class TableRequest:
    """A table as somebody wants it: the game, who sits where, its dials."""

    game: str
    seats: list[str]  # each: you, here, open, or the name of a bot
    dials: Mapping[str, object] = field(default_factory=dict)
    names: list[str] = field(default_factory=list)  # of the persons at this device; empty for what is usual
    public: bool = False
    pace: float = DEFAULT_PACE  # seconds between two moves of bots
    thinking: float = DEFAULT_THINKING  # seconds that the strongest bot may think about one
    hints: bool | None = None  # whether they are allowed; None: while one person plays against bots
    standin: str = USUAL  # the bot that plays for who leaves
    rematch_of: str | None = None
    offer: Offer | None = None  # the table that the host was shown beforehand
    number: str = ""  # that the host's browser then added to the dice


async def open_table(store: Store, host: str, host_name: str, wish: TableRequest) -> str:
    """Write a new table down; its id. It begins at once when no seat is open."""
    if not 0 <= wish.pace <= SLOWEST_PACE:
        raise Refused(400, "pace", f"Bot speed is a number of seconds from 0 to {SLOWEST_PACE:g}.")
    if not SHORTEST_THINKING <= wish.thinking <= LONGEST_THINKING:
        raise Refused(400, "thinking", THINKING_RANGE)
    try:
        game = find_game(wish.game)
        options = game.settle(len(wish.seats), wish.dials)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    row = new_row(game.name, game.version, options, host, wish)
    sitting = [seat_row(row.id, seat, who, host, host_name, wish) for seat, who in enumerate(wish.seats)]
    body = opening_body([wish.number if who in (YOU, HERE) else "" for who in wish.seats])
    row.begun = row.created if OPEN not in wish.seats else None

    def job(connection: Connection) -> bool:
        known = tables.find(connection, row.id)
        if known is None:
            write_table(connection, row, sitting, body)
            return True
        return is_same(known, row) and log.all(connection, row.id)[0].body == body

    if await store.write(job):
        return row.id
    # The page was used before, so that its table is there: another one, to which nobody has added anything.
    return await open_table(store, host, host_name, replace(wish, offer=None, number=""))


async def open_tutorial(store: Store, host: str, host_name: str, game: Game, pace: float) -> str:
    """Write the table of a tutorial down, with the moves that come before its first remark; its id.

    Its dice are those of the script, which everybody can read, so nobody adds anything to them.
    """
    tutorial = tutorial_of(game)
    if tutorial is None:
        raise Refused(404, "no-tutorial", f"{game.title} has no tutorial.")
    seats_wanted = [YOU if seat == tutorial.learner else AFTER_LESSONS for seat in range(tutorial.players)]
    secret = f"{tutorial.seed:064x}"
    wish = TableRequest(game.name, seats_wanted, pace=pace, offer=Offer(fresh_offer().table, secret))
    row = new_row(game.name, game.version, tutorial.options, host, wish)
    row.begun = row.created
    sitting = [seat_row(row.id, seat, who, host, host_name, wish) for seat, who in enumerate(seats_wanted)]
    for bot in sitting:
        bot.name = bot.name if bot.guest else tutorial.names[bot.seat]

    def job(connection: Connection) -> None:
        tables.insert(connection, row)
        seats.insert(connection, sitting)
        log.append(connection, Entry(row.id, 1, row.created, "open", body=json.dumps({TUTORIAL: True})))
        log.append(connection, Entry(row.id, 2, row.created, "begin"))
        for number, (seat, text) in enumerate(tutorial.moves[: tutorial.prologue], 3):
            log.append(connection, Entry(row.id, number, row.created, "move", seat, text))

    await store.write(job)
    return row.id


def is_same(known: TableRow, row: TableRow) -> bool:
    """Was this very table opened just before, by the first click of a double one?"""
    wanted = [(one.host, one.game, one.options, one.players) for one in (known, row)]
    return wanted[0] == wanted[1] and row.created - known.created < DOUBLE_CLICK


def write_table(connection: Connection, row: TableRow, sitting: list[SeatRow], body: str) -> None:
    """Write a table with its seats and the numbers for its dice; it begins if its row says so."""
    tables.insert(connection, row)
    seats.insert(connection, sitting)
    log.append(connection, Entry(row.id, 1, row.created, "open", body=body))
    if row.begun is not None:
        log.append(connection, Entry(row.id, 2, row.created, "begin", body=body))


def new_row(game: str, version: int, options: Options, host: str, wish: TableRequest) -> TableRow:
    offer = wish.offer or fresh_offer()
    return TableRow(
        id=offer.table,
        game=game,
        version=version,
        options=json.dumps(options),
        players=len(wish.seats),
        seed=offer.secret,
        seed_hash=offer.commitment,
        public=wish.public,
        pace=wish.pace,
        thinking=wish.thinking,
        hints=wish.hints,
        standin=wish.standin,
        host=host,
        created=time.time(),
        rematch_of=wish.rematch_of,
    )


def seat_row(table_id: str, seat: int, who: str, host: str, host_name: str, wish: TableRequest) -> SeatRow:
    """Who sits on one seat at first."""
    usual = GIVEN_NAMES[seat % len(GIVEN_NAMES)]
    given = tidy_name(wish.names[seat]) if seat < len(wish.names) else ""
    if who == YOU:
        return SeatRow(table_id, seat, guest=host, name=given or host_name or usual)
    if who == HERE:
        return SeatRow(table_id, seat, guest=host, name=given or usual)
    if who == OPEN:
        return SeatRow(table_id, seat)
    if who in bot_names():
        return SeatRow(table_id, seat, bot=who, name=usual)
    known = ", ".join([YOU, HERE, OPEN, *bot_names()])
    raise Refused(400, "not-understood", f"A seat is one of: {known}; not {who!r}.")


def tidy_name(name: str) -> str:
    """A display name: one line, printable; one that is too long is refused rather than cut."""
    shown = "".join(letter for letter in " ".join(name.split()) if letter.isprintable()).strip()
    if len(shown) > LONGEST_NAME:
        raise Refused(400, "too-long", f"Names have at most {LONGEST_NAME} characters; this has {len(shown)}.")
    return shown
