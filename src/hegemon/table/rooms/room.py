"""A table in memory: its row, its seats, and its log played out. All of it can be made again from storage."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from hegemon.engine.dials import Options
from hegemon.engine.discovery import game as find_game
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.course import Course, Step, Told
from hegemon.table.rooms.presence import Presence
from hegemon.table.storage.rows import ChatLine, Entry, SeatRow, TableRow

LETTERS = "ABCDEFGH"
GIVEN_NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")  # the letters of their seats


class Room:
    """One table, as long as somebody looks at it or a bot plays at it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], chat: list[ChatLine]) -> None:
        self.row = row
        self.seats = seats
        self.chat = chat
        self.entries: list[Entry] = []
        self.keys: dict[str, Entry] = {}
        self.game, self.options, self.problem = installed(row)
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        self.audiences: dict[int, Audience] = {}
        self.presence = Presence()
        self.version = 0  # counts everything that can be seen somewhere
        self.talked = 0  # the question at which a bot last looked at what it might do beside
        for entry in entries:
            self.apply(entry)

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def stage(self) -> str:
        """How far the table is: waiting, playing, over, or readonly where its rules are not installed."""
        if self.problem:
            return "readonly"
        if self.course is None:
            return "waiting"
        return "over" if self.course.match.over else "playing"

    @property
    def next_number(self) -> int:
        return len(self.entries) + 1

    def apply(self, entry: Entry) -> None:
        """Take in an entry of the log, which is in storage by now."""
        self.entries.append(entry)
        if entry.key:
            self.keys[entry.key] = entry
        if not self.problem:
            APPLIERS[entry.kind](self, entry)
        self.version += 1

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a browser holds; one that a bot plays meanwhile is still the person's to take back."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def holds(self, guest: str | None, seat: int) -> bool:
        return guest is not None and 0 <= seat < len(self.seats) and self.seats[seat].guest == guest

    def is_bot(self, seat: int) -> bool:
        return bool(self.seats[seat].bot)

    def is_open(self, seat: int) -> bool:
        return self.seats[seat].guest is None and not self.seats[seat].bot

    def noticed_at(self, readers: list[int]) -> float:
        """When something last happened that one of these readers noticed: what is done unseen leaves no time behind."""
        told = self.course.told if self.course is not None else []
        unseen = {one.number for one in told if not any(one.is_for(reader) for reader in readers)}
        seen = (entry.at for entry in reversed(self.entries) if entry.number not in unseen)
        return next(seen, self.row.created)

    def names(self) -> list[str]:
        return [seat.name or GIVEN_NAMES[seat.seat % len(GIVEN_NAMES)] for seat in self.seats]

    def rename(self) -> None:
        """Let the game speak of people by the names they have now."""
        if self.course is not None:
            self.course.names[:] = self.names()

    def bots_awaited(self) -> list[int]:
        """The bots that the game waits for."""
        if self.course is None:
            return []
        return [seat for seat in self.course.match.unanswered if self.is_bot(seat)]


def installed(row: TableRow) -> tuple[Game | None, Options, str]:
    """The game of a table with its options, or why it cannot be played here.

    A table that was begun under earlier rules keeps their reading, where the game still knows it.
    """
    try:
        game = find_game(row.game)
    except NotUnderstood:
        return None, {}, f"The game {row.game} is not installed here, so this table can only be kept, not shown."
    begun = f"This game was begun under version {row.version} of the rules of {game.title}"
    if not game.plays(row.version):
        return game, {}, f"{begun}; version {game.version} is installed here, so it can only be kept, not played on."
    try:
        return game, game.settle(row.players, game.reading(row.version, json.loads(row.options))), ""
    except NotUnderstood as problem:
        return game, {}, f"{begun}, with options that are not known here: {problem}."


def begin(room: Room, entry: Entry) -> None:
    assert room.game is not None, "a table without its game is read-only"
    seed = int(room.row.seed, 16)
    room.course = Course(room.game, room.row.players, room.options, seed, room.names())


def move(room: Room, entry: Entry) -> None:
    assert room.course is not None, "moves come after the beginning"
    room.course.play(entry.seat, room.course.parse(entry.body), entry.number)


def take_back(room: Room, entry: Entry) -> None:
    assert room.course is not None, "moves come after the beginning"
    undone = room.course.undo(int(entry.body))
    note(room, entry, "{name} takes a move back.", undone)


def change_seat(sentence: str) -> Callable[[Room, Entry], None]:
    """What an entry about a seat does: the log says it in a sentence."""

    def change(room: Room, entry: Entry) -> None:
        room.rename()
        note(room, entry, sentence)

    return change


def note(room: Room, entry: Entry, sentence: str, about: Step | None = None) -> None:
    """A sentence of the table itself, once the game has begun; for those who noticed the step that it is about."""
    if room.course is None:
        return
    name = str(json.loads(entry.body).get("name", "")) if entry.body.startswith("{") else ""
    said = sentence.format(name=name or room.names()[entry.seat], letter=LETTERS[entry.seat])
    chapter = room.course.told[-1].chapter
    room.course.told.append(Told(entry.seat, [], entry.number, note=said, chapter=chapter, about=about))


def nothing(room: Room, entry: Entry) -> None:
    """The rows say it already."""


APPLIERS: dict[str, Callable[[Room, Entry], None]] = {
    "open": nothing,
    "sit": change_seat("{name} sits at seat {letter}."),
    "bot": change_seat("A bot plays for seat {letter} now."),
    "leave": nothing,
    "begin": begin,
    "move": move,
    "back": take_back,
    "resign": change_seat("{name} resigns; a bot plays on."),
    "host": change_seat("{name} is the host now."),
    "end": nothing,
}
