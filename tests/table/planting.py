"""Tables written straight into a running server's database, with the seed, players and moves that a test wants.

The server finds them as it finds every table after a restart. What it then writes is read back here and played out,
so that a test knows the truth that the server must keep to itself.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest
from sqlalchemy import Connection, Engine, NullPool, create_engine, text
from tests.table.site import Person, Site

from hegemon.engine import discovery
from hegemon.engine.dice import seeded
from hegemon.engine.match import Match
from hegemon.table.proof.mixing import commitment
from hegemon.table.rooms.numbers import opening_body
from hegemon.table.rooms.opening import TableRequest, new_row
from hegemon.table.rooms.room import Room
from hegemon.table.security.guests import guest_id
from hegemon.table.storage import chat, log, seats, tables
from hegemon.table.storage.rows import Entry, SeatRow

T = TypeVar("T")
SEED = "beef" * 16
LONG_AGO = 3600.0  # seconds, so that what happens now is seen to be new
NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana")
Moves = Iterable[tuple[int, str]]


@dataclass
class Plan:
    """A table as a test wants it: who sits where (None leaves it open, a word names a bot), and how far it has come."""

    game: str
    people: Sequence[Person | str | None]
    host: Person
    seed: str = SEED
    dials: dict[str, object] = field(default_factory=dict)
    begun: bool = True
    public: bool = False
    moves: Moves = ()
    ending: str = ""
    numbers: list[str] | None = None  # that the players added to the dice; None in a game from before there were any


def plant(site: Site, plan: Plan) -> str:
    """Write a table down; its id."""
    found = discovery.game(plan.game)
    wish = TableRequest(plan.game, [""] * len(plan.people), public=plan.public, pace=0.0)
    row = new_row(plan.game, found.version, found.settle(len(plan.people), plan.dials), guest_of(plan.host), wish)
    row.created -= LONG_AGO
    row.seed, row.seed_hash = plan.seed, commitment(plan.seed)
    row.begun = row.created if plan.begun else None
    row.ended, row.ending = (row.created, plan.ending) if plan.ending else (None, "")

    def job(connection: Connection) -> None:
        tables.insert(connection, row)
        seats.insert(connection, [seat_row(row.id, seat, person) for seat, person in enumerate(plan.people)])
        for number, (kind, seat, body) in enumerate(entries_of(plan), 1):
            log.append(connection, Entry(row.id, number, row.created, kind, seat, body))

    with_database(site, job)
    return row.id


def seat_row(table: str, seat: int, person: Person | str | None) -> SeatRow:
    if isinstance(person, Person):
        return SeatRow(table, seat, guest_of(person), name=NAMES[seat])
    return SeatRow(table, seat, bot=person, name=NAMES[seat] if person else "")


def entries_of(plan: Plan) -> list[tuple[str, int, str]]:
    entries = [("open", -1, "")]
    if plan.begun:
        begin = "" if plan.numbers is None else opening_body(plan.numbers)
        entries += [("begin", -1, begin), *(("move", seat, move) for seat, move in plan.moves)]
    return entries + ([("end", -1, plan.ending)] if plan.ending else [])


def cookie_of(person: Person) -> str:
    """The value of a browser's cookie."""
    return str(person.client.cookies["hegemon"])


def guest_of(person: Person) -> str:
    return guest_id(cookie_of(person))


def with_database(site: Site, job: Callable[[Connection], T]) -> T:
    with engine_of(site.database).begin() as connection:
        return job(connection)


@cache
def engine_of(database: str) -> Engine:
    return create_engine(database, connect_args={"timeout": 30}, poolclass=NullPool)


def stored(site: Site, table: str) -> str:
    """Everything that the database holds of a table, as one text to compare."""

    def job(connection: Connection) -> str:
        names = {"tables": "id", "seats": "table_id", "log": "table_id", "chat": "table_id"}
        found = {
            name: [
                list(row) for row in connection.execute(text(f"select * from {name} where {key} = :id"), {"id": table})
            ]
            for name, key in names.items()
        }
        return json.dumps(found)

    return with_database(site, job)


def truth(site: Site, table: str) -> Room:
    """A table as it truly stands, played out from the database."""

    def job(connection: Connection) -> Room:
        row = tables.find(connection, table)
        assert row is not None
        talk = chat.latest(connection, table, 1000)
        return Room(row, seats.all(connection, table), log.all(connection, table), talk)

    return with_database(site, job)


def true_match(site: Site, table: str) -> Match:
    match = truth(site, table).match
    assert match is not None, "the game has begun"
    return match


def random_game(game: str, players: int, dials: dict[str, object], most: int = 5000, seed: str = SEED) -> Match:
    """A game of random moves from a seed, to the end or so far."""
    found = discovery.game(game)
    match = Match(found, players, found.settle(players, dials), int(seed, 16), NAMES[:players])
    match.deal()
    dice = seeded(1)
    while not match.over and len(match.moves) < most:
        seat = match.unanswered[0]
        match.play_move(seat, int(match.state.sample(seat, dice)))
    return match


def moves_of(match: Match) -> list[tuple[int, str]]:
    return [(step.seat, step.text) for step in match.moves]


def wait_until(wanted: Callable[[], bool], patience: float = 10.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not wanted():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.02)


def arrives(site: Site, table: str, text: str) -> None:
    """Wait until a move is the last of a game, which may have had none before."""
    wait_until(lambda: [step.text for step in true_match(site, table).moves[-1:]] == [text])


ROOT = Path(__file__).parents[2]


@contextmanager
def game_of_tests(folder: Path) -> Iterator[None]:
    """Let this process, and servers that it starts, find the game Hidden Words as a package of somebody else's."""
    about = folder / "hidden_words-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hidden-words\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[hegemon.games]\nhidden_words = tests.table.hidden_words:GAME\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(ROOT), os.environ.get("PYTHONPATH", "")]))
        yield
