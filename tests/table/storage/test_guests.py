"""Guests are known by the hash of their cookie."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.storage.samples import in_store

from hegemon.table.storage import guests
from hegemon.table.storage.rows import GuestRow
from hegemon.table.storage.store import Store

ADA = GuestRow("hash-of-a-cookie", "Ada", 1.0, 1.0)


def test_a_guest_is_written_down_once_and_keeps_the_name(tmp_path: Path) -> None:
    async def play(store: Store) -> list[GuestRow | None]:
        first = await store.write(lambda c: guests.ensure(c, ADA))
        again = await store.write(lambda c: guests.ensure(c, GuestRow(ADA.id, "Guest", 9.0, 9.0)))
        return [first, again, await store.read(lambda c: guests.find(c, ADA.id))]

    assert in_store(tmp_path, play) == [ADA, ADA, ADA]


def test_a_guest_is_renamed_and_seen_again(tmp_path: Path) -> None:
    async def play(store: Store) -> GuestRow | None:
        await store.write(lambda c: guests.ensure(c, ADA))
        await store.write(lambda c: guests.rename(c, ADA.id, "Countess <Ada>"))
        await store.write(lambda c: guests.touch(c, ADA.id, 5.5))
        return await store.read(lambda c: guests.find(c, ADA.id))

    assert in_store(tmp_path, play) == GuestRow(ADA.id, "Countess <Ada>", 1.0, 5.5)


def test_who_was_never_here_is_not_found_and_cannot_be_renamed(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        assert await store.read(lambda c: guests.find(c, "nobody")) is None
        with pytest.raises(LookupError):
            await store.write(lambda c: guests.rename(c, "nobody", "Eve"))

    in_store(tmp_path, play)
