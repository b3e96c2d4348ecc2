"""A bundle for a bug report: the record, the log, options and versions in one archive.

While a game goes on there is no record in it, and only what its reader may know.
"""

from __future__ import annotations

import platform
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import hegemon
from hegemon.engine.dials import format_value
from hegemon.engine.match import Match
from hegemon.form import form_of
from hegemon.table.rooms.lines import Pages
from hegemon.table.rooms.readers import seat_of_reader
from hegemon.table.rooms.room import Room

WRITTEN = (2020, 1, 1, 0, 0, 0)  # the time of every file: the same game makes the same archive


def report(room: Room, reader: int) -> bytes:
    """The archive."""
    made = BytesIO()
    with ZipFile(made, "w", ZIP_DEFLATED) as archive:
        for name, text in files(room, reader).items():
            archive.writestr(ZipInfo(name, WRITTEN), text)
    return made.getvalue()


def files(room: Room, reader: int) -> dict[str, str]:
    """The files by name, as far as the game has come."""
    found = {"versions.txt": versions(room), "options.txt": options(room)}
    if room.match is not None:
        found |= {"log.txt": log(room, reader), "position.txt": position(room, reader)}
    if room.match is not None and room.stage == "over":
        found["record.txt"] = str(room.match.record())
    return found


def versions(room: Room) -> str:
    """What the game was played with."""
    rows = {
        "game": f"{room.row.game}, rules version {room.row.version}",
        "hegemon": f"{hegemon.__version__}, {form_of(Match)}",
        "python": f"{platform.python_version()}, {platform.system()} {platform.machine()}",
        "stage": room.stage,
        "problem": room.problem or "none",
    }
    return "".join(f"{name}: {value}\n" for name, value in rows.items())


def options(room: Room) -> str:
    """Players and options."""
    seats = [f"seat {seat}: {row.bot or ('person' if row.guest else 'open')}" for seat, row in enumerate(room.seats)]
    return "\n".join([*seats, *(f"{name}: {format_value(value)}" for name, value in room.options.items()), ""])


def log(room: Room, reader: int) -> str:
    """The log as the reader has it."""
    match, presentation = room.game_on
    pages = Pages(reader)
    pages.update(match, presentation, room.handed_of(reader))
    return "".join(f"{line['text']}{' (undone)' if line['undone'] else ''}\n" for line in pages.lines)


def position(room: Room, reader: int) -> str:
    """The position in sentences, as the reader sees it."""
    match, presentation = room.game_on
    return presentation.describe(match.shown(seat_of_reader(reader))) + "\n"
