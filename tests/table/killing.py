"""People and bots play while the server is killed again and again: nothing acknowledged is lost, nothing is doubled.

The log is read from the file itself while no server runs, and held against what every player was told.

    python -m tests.table.killing --kills 200 --seed 1
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from collections import defaultdict
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.table.party import Party, Sent
from tests.table.site import PATIENCE, Site

from hegemon.engine import discovery
from hegemon.table.rooms.room import Room
from hegemon.table.storage import log, seats, tables
from hegemon.table.storage.engines import parse_address, reading_engine

PACE = 0.25  # of the bots that play among themselves: slow enough to be at it when the server is killed
LONGEST_PLAY = 0.8  # seconds between the first move after a start and the next kill
BEFORE_ANY_MOVE = 0.2  # of all kills come at once, while tables are loaded and people come back
PORTS = (12_000, 30_000)  # below those that systems give to connections
Key = str


@dataclass(frozen=True)
class Row:
    """One entry of the log, as the file has it."""

    table: str
    number: int
    kind: str
    seat: int
    body: str
    key: Key | None


@dataclass
class Toll:
    """What came of it all."""

    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0  # because no answer had come
    written_unanswered: int = 0  # were in the log when the server was killed before it could say so
    moves_of_bots: int = 0
    tables: int = 0


class Killing:
    """A server, those who play at it, and what its log was at the last kill."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.site = lasting_site(folder, PACE)
        self.parties = [Party(self.site, game, seats, seed) for game in discovery.folders() for seats in (2, 3)]
        self.logs: dict[str, list[Row]] = {}
        self.alone = ""  # the table where bots play among themselves
        self.toll = Toll()

    def run(self, kills: int) -> Toll:
        """Kill the server so many times, and compare after each; then let it run, and compare what people see."""
        with self.site:
            self.alone = self.table_of_bots()
            for party in self.parties:
                party.start()
            try:
                for _ in range(kills):
                    self.play_for_a_while()
                    self.kill()
                    self.site.start()
                    self.see_bots_go_on()
            finally:
                for party in self.parties:
                    party.stopping.set()
            for party in self.parties:
                party.stop()
            self.compare_pages()
            self.site.kill()
            self.compare_logs()
            self.compare_questions()
        return self.counted()

    def play_for_a_while(self) -> None:
        """Until a moment that chance picks."""
        if self.chance.random() < BEFORE_ANY_MOVE:
            time.sleep(self.chance.uniform(0.0, 0.1))
            return
        had = len(self.acknowledged())
        self.wait_for(lambda: len(self.acknowledged()) > had, "nobody could play")
        time.sleep(self.chance.uniform(0.0, LONGEST_PLAY))

    def kill(self) -> None:
        self.site.kill()
        self.toll.kills += 1
        self.compare_logs()
        written = {row.key for rows in self.logs.values() for row in rows}
        self.toll.written_unanswered += sum(sent.key in written for sent in self.sent() if not sent.status)

    def wait_for(self, is_so: object, otherwise: str) -> None:
        assert callable(is_so)
        end = time.monotonic() + PATIENCE
        while not is_so():
            for party in self.parties:
                party.raise_problem()
            assert time.monotonic() < end, otherwise
            time.sleep(0.01)

    def sent(self) -> list[Sent]:
        return [sent for party in self.parties for sent in list(party.sent)]

    def acknowledged(self) -> list[Sent]:
        return [sent for sent in self.sent() if sent.status == 200]

    def compare_logs(self) -> None:
        """Hold the file against what people were told."""
        logs = read_logs(self.site)
        for table, before in self.logs.items():
            assert logs[table][: len(before)] == before, f"the log of {table} was changed"
        for table, rows in logs.items():
            assert [row.number for row in rows] == list(range(1, len(rows) + 1)), f"gaps in the log of {table}"
        self.logs = logs
        by_key: dict[Key, list[Row]] = defaultdict(list)
        for row in (row for rows in logs.values() for row in rows if row.key):
            by_key[row.key or ""].append(row)
        latest: dict[tuple[str, int], int] = {}
        for sent in self.sent():
            rows = by_key[sent.key]
            if sent.status == 200:
                wanted = [(sent.table, "move", sent.seat, sent.move)]
                assert [(row.table, row.kind, row.seat, row.body) for row in rows] == wanted, f"{sent} is {rows}"
                where = (sent.table, sent.seat)
                assert rows[0].number > latest.get(where, 0), f"{sent} is out of order"
                latest[where] = rows[0].number
            elif sent.status:
                assert not rows, f"{sent} was refused, and played: {rows}"
            assert len(rows) <= 1, f"{sent} was played {len(rows)} times"

    def compare_questions(self) -> None:
        """Play every log again: each acknowledged move stands where the question is that it answered."""
        questions = {sent.key: sent.question for sent in self.acknowledged()}
        engine = reading_engine(parse_address(self.site.database))
        for table in self.logs:
            with engine.connect() as connection:
                row = tables.find(connection, table)
                assert row is not None
                room = Room(row, seats.all(connection, table), [], [])
                entries = log.all(connection, table)
            for entry in entries:
                if entry.key in questions:
                    assert room.match is not None
                    assert room.match.question == questions[entry.key], f"{entry} answers another question"
                room.apply(entry)
        engine.dispose()

    def compare_pages(self) -> None:
        """Everybody's page is what somebody sees who comes anew."""
        for party in self.parties:
            party.raise_problem()
            party.compare_pages()

    def table_of_bots(self) -> str:
        """A table that its only person left to bots."""
        host = self.site.person("Host")
        table = host.form("/quick", game=discovery.folders()[0], bots="random", players=3).headers["location"]
        assert host.post(f"{table}/seats/0/bot", bot="random").status_code == 200
        return str(table.removeprefix("/t/"))

    def see_bots_go_on(self) -> None:
        """The bots go on at their own table though nobody looks at it; after the end of a game they begin another."""
        if self.logs[self.alone][-1:] and self.logs[self.alone][-1].kind == "end":
            self.alone = self.table_of_bots()
            self.logs[self.alone] = []
        had = len(self.logs[self.alone])
        self.wait_for(lambda: length_of_log(self.site, self.alone) > had, "the bots did not go on")

    def counted(self) -> Toll:
        again = [sent for sent in self.sent() if sent.times > 1]
        self.toll.acknowledged = len(self.acknowledged())
        self.toll.sent_again = len(again)
        moves = [row for rows in self.logs.values() for row in rows if row.kind == "move"]
        self.toll.moves_of_bots = sum(row.key is None for row in moves)
        self.toll.tables = len(self.logs)
        return self.toll


def lasting_site(folder: Path, pace: float = 0.0) -> Site:
    """A server on a port that no connection is given by chance while it is down, not even one to that very port."""
    site = Site(folder, pace=pace)
    while True:
        site.port = random.randrange(*PORTS)
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", site.port)):
                return site


def read_logs(site: Site) -> dict[str, list[Row]]:
    """The log of every table, from the file; nothing of the server's code is asked.

    Of a server that runs it is read as a second reader does, since a copy could be torn by what is just being written;
    of one that was killed from a copy, so that the file stays as the server will find it.
    """
    original = Path(site.database.removeprefix("sqlite:///"))
    if site.process is not None:
        rows = rows_of(f"file:{original}?mode=ro")
    else:
        with tempfile.TemporaryDirectory() as folder:
            for suffix in ("", "-wal"):
                if Path(f"{original}{suffix}").exists():
                    shutil.copy(f"{original}{suffix}", Path(folder, f"copy{suffix}"))
            rows = rows_of(f"file:{folder}/copy")
    logs: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        logs[row[0]].append(Row(*row))
    return dict(logs)


def rows_of(uri: str) -> list[tuple[Any, ...]]:
    columns = "table_id, number, kind, seat, body, key"
    return asked_of(uri, f"SELECT {columns} FROM log ORDER BY table_id, number")


def length_of_log(site: Site, table: str) -> int:
    """How many entries one table has, while the server runs."""
    original = site.database.removeprefix("sqlite:///")
    return int(asked_of(f"file:{original}?mode=ro", "SELECT count(*) FROM log WHERE table_id = ?", table)[0][0])


def asked_of(uri: str, query: str, *values: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE)
    rows = connection.execute(query, values).fetchall()
    connection.close()
    return rows


def main() -> int:
    """Kill a server of its own, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        toll = Killing(Path(folder), asked.seed).run(asked.kills)
    print(json.dumps(asdict(toll)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
