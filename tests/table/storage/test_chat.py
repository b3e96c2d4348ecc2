"""What is said is kept in order, and a whisper stays between two seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.table.storage.samples import in_store, put, table

from hegemon.table.storage import chat
from hegemon.table.storage.log import Conflict
from hegemon.table.storage.rows import ChatLine
from hegemon.table.storage.store import Store

TABLE = "aaaaaaaaaa"


def talk(connection: Connection) -> list[ChatLine]:
    """Two lines to all with a whisper between them, and one at another table."""
    put(connection, table("bbbbbbbbbb"))
    said = [
        ChatLine(TABLE, 1.0, 0, "Good evening."),
        ChatLine("bbbbbbbbbb", 2.0, 0, "Another table."),
        ChatLine(TABLE, 3.0, 0, "Let us take her down.", to_seat=2),
        ChatLine(TABLE, 4.0, 1, "What are you two up to?"),
    ]
    return [chat.append(connection, line) for line in said]


def test_lines_come_back_in_order_with_their_ids(tmp_path: Path) -> None:
    async def play(store: Store) -> tuple[list[ChatLine], ...]:
        said = await store.write(talk)
        mine = [line for line in said if line.table_id == TABLE]
        found = await store.read(lambda c: chat.latest(c, TABLE, 10))
        return mine, found, await store.read(lambda c: chat.latest(c, TABLE, 2))

    said, found, latest = in_store(tmp_path, play)
    assert (found, latest) == (said, said[-2:])


def test_who_reads_over_a_shoulder_gets_no_whisper_from_the_text_form() -> None:
    assert "Psst" not in repr(ChatLine(TABLE, 1.0, 0, "Psst.", to_seat=2))


def test_a_line_that_is_sent_twice_is_written_once(tmp_path: Path) -> None:
    async def play(store: Store) -> int:
        line = ChatLine(TABLE, 1.0, 0, "Hello?", key="once")
        await store.write(lambda c: chat.append(c, line))
        with pytest.raises(Conflict) as told:
            await store.write(lambda c: chat.append(c, line))
        assert told.value.what == "key"
        return len(await store.read(lambda c: chat.latest(c, TABLE, 10)))

    assert in_store(tmp_path, play) == 1
