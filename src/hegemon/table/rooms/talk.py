"""Table talk: stored, for everyone or as a whisper between two seats, which stays theirs."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from hegemon.table.errors import Refused, key_used
from hegemon.table.rooms.commands import Commands, Right, ask_right
from hegemon.table.rooms.room import Room
from hegemon.table.storage import chat
from hegemon.table.storage.conflict import Conflict
from hegemon.table.storage.rows import ChatLine
from hegemon.theme import LETTERS

LONGEST_TEXT = 500


async def say(
    commands: Commands, room: Room, seat: int, text: str, to: int | None, key: str | None, right: Right | None = None
) -> None:
    """Say something at a table."""
    ask_right(right)
    words = "".join(letter for letter in text.strip() if letter.isprintable() or letter == "\n")
    if not words:
        raise Refused(400, "empty", "Type a message first.")
    if len(words) > LONGEST_TEXT:
        raise Refused(400, "too-long", f"Messages have at most {LONGEST_TEXT} characters; this has {len(words)}.")
    if to is not None and (not 0 <= to < room.row.players or to == seat):
        others = ", ".join(letter for k, letter in enumerate(LETTERS[: room.row.players]) if k != seat)
        raise Refused(400, "no-seat", f"A whisper goes to another seat: {others}.")
    line = ChatLine(room.id, time.time(), seat, words, to, key)

    def job(connection: Connection) -> ChatLine:
        return chat.append(connection, line)

    async with room.lock:
        ask_right(right)
        try:
            written = await commands.hub.store.write(job)
        except Conflict:
            said = next((one for one in room.chat if one.key == key), None)
            if said is not None and (said.seat, said.text, said.to_seat) != (seat, words, to):
                raise key_used() from None
            return  # it has been said already
        room.chat.append(written)
        room.version += 1
        commands.tell(room)
