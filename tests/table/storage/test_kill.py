"""SIGKILL in the middle of a storm of writes loses nothing that was acknowledged and doubles nothing."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.table.storage import storm
from tests.table.storage.samples import url

from hegemon.table.storage import log
from hegemon.table.storage.rows import Entry
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once

KILLS = 5


def killed_storm(database: str, seconds: float) -> set[tuple[str, int, str]]:
    """What a storm was told to be written before it was killed, a while after its first word."""
    assert storm.__file__
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, storm.__file__, database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        said = [first, *process.stdout]
    whole = [line.split() for line in said if line.endswith("\n")]
    return {(table, int(number), key) for table, number, key in whole}


async def stored(database: str) -> list[Entry]:
    with Store(database) as store:
        names = [storm.name_of(number) for number in range(storm.TABLES)]
        return await store.read(lambda c: [entry for name in names for entry in log.all(c, name)])


def test_a_killed_writer_loses_no_acknowledged_entry_and_doubles_none(tmp_path: Path) -> None:
    chance = random.Random(4)
    acknowledged: set[tuple[str, int, str]] = set()
    for _ in range(KILLS):
        acknowledged |= killed_storm(url(tmp_path), chance.uniform(0.0, 0.3))
        entries = asyncio.run(stored(url(tmp_path)))
        assert acknowledged <= {(entry.table_id, entry.number, entry.key) for entry in entries}
        for name in {entry.table_id for entry in entries}:
            mine = [entry for entry in entries if entry.table_id == name]
            places = list(range(1, len(mine) + 1))
            assert [entry.number for entry in mine] == places
            assert [entry.body for entry in mine] == [f"move {place}" for place in places]
    assert len(acknowledged) > 100
