"""A table in memory: its row, its seats, and its log played out. All of it can be made again from storage."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable

from hegemon.bots.roster import title_of
from hegemon.engine.dials import Options
from hegemon.engine.discovery import game as find_game
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.events import EVERYONE
from hegemon.engine.game import Game
from hegemon.engine.match import Match
from hegemon.engine.state import SPECTATOR
from hegemon.engine.steps import Attempt
from hegemon.presentation import Presentation
from hegemon.table.proof.lines import with_proof
from hegemon.table.proof.offers import Offer
from hegemon.table.rooms.audience import Audience
from hegemon.table.rooms.lesson import Lesson, lesson_of
from hegemon.table.rooms.numbers import added, is_mixed, seed_of
from hegemon.table.rooms.presence import Presence
from hegemon.table.rooms.voting import Ballots
from hegemon.table.settings import GIVEN_NAMES
from hegemon.table.storage.rows import ChatLine, Entry, SeatRow, TableRow
from hegemon.theme import LETTERS

RENAMING = ("sit", "bot", "return", "carry")  # entries that say what a seat is called from now on
RESEATING = ("sit", "bot", "free", "resign")  # entries after which somebody else plays a seat
TO_A_BOT = ("bot", "resign")  # entries after which a bot plays a seat
TO_A_PERSON = ("sit", "return", "carry")  # entries after which a person does
PLAYED = ("move", "auto")  # entries that are moves: of a person or a bot, or the only answer, given by the table
UNPLAYABLE = "The log of this game does not fit the rules that are installed here, so it can only be kept, not shown."
logger = logging.getLogger(__name__)
TUTORIAL = "tutorial"  # what the entry that opens such a table says


class Room:
    """One table, as long as somebody looks at it or a bot plays at it."""

    def __init__(self, row: TableRow, seats: list[SeatRow], entries: list[Entry], chat: list[ChatLine]) -> None:
        self.row = row
        self.seats = seats
        self.chat = chat
        self.written = 0  # entries of the log
        self.opened = row.created  # when something was last done before the game began
        self.keys: dict[str, Entry] = {}
        self.game, self.options, self.problem = installed(row)
        self.match: Match | None = None
        self.presentation: Presentation | None = None
        self.lesson: Lesson | None = None  # as long as the table is a tutorial
        self.lock = asyncio.Lock()
        self.audiences: dict[int, Audience] = {}
        self.bells: set[asyncio.Event] = set()  # rung whenever something may have changed
        self.presence = Presence()
        self.ballots = Ballots()
        self.version = 0  # counts everything that can be seen somewhere
        self.talked = 0  # the question at which a bot last looked at what it might do beside
        self.proposed: dict[int, int] = {}  # by seat: the question before which its bot could last propose a deal
        self.pleaded = -1  # the question at which bots last asked a person for a favour
        self.notes: dict[int, tuple[int, ...]] = {}  # by seat: what its bot keeps in mind; forgotten with the room
        self.taken_back = False  # nothing has been played since somebody took a move back
        self.numbers = [""] * row.players  # that the players' browsers added to the dice
        self.is_mixed = True  # are they part of the seed? Not in a game that was begun before there were any
        self.again: Offer | None = None  # the rematch, which the players may add numbers to
        self.numbers_again = [""] * row.players
        self.handed: dict[int, list[int]] = {}  # by seat: the steps from which a bot plays for a person, or no more
        self.named: dict[int, list[tuple[float, str]]] = {}  # by seat: since when it has been called what
        try:
            for entry in entries:
                self.apply(entry)
        except Exception:
            logger.exception("table %s: its log cannot be played out", row.id)
            self.match, self.presentation, self.problem = None, None, UNPLAYABLE
            self.written = entries[-1].number

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def stage(self) -> str:
        """How far the table is: waiting, playing, over, or readonly where its rules are not installed."""
        if self.problem:
            return "readonly"
        if self.match is None:
            return "waiting"
        return "over" if self.match.over else "playing"

    @property
    def next_number(self) -> int:
        return self.written + 1

    @property
    def game_on(self) -> tuple[Match, Presentation]:
        """The game of a table where it has begun, and its presentation."""
        assert self.match is not None, "the game has begun"
        assert self.presentation is not None, "it has a presentation from then on"
        return self.match, self.presentation

    def apply(self, entry: Entry) -> None:
        """Take in an entry of the log, which is in storage by now."""
        self.note_written(entry)
        if self.match is None:
            self.numbers = added(self.numbers, [entry])
        if not self.problem:
            APPLIERS[entry.kind](self, entry)
        if entry.kind in RESEATING:
            self.lesson = None
        self.ballots.take_in(entry)

    def carry_out(self, entry: Entry, attempt: Attempt) -> None:
        """Take in the entry of a move that was understood already."""
        self.note_written(entry)
        match, presentation = self.game_on
        step = match.carry_out(attempt)
        step.number, step.at, step.automatic = entry.number, entry.at, entry.kind == "auto"
        step.chapter = presentation.chapter(match.shown()) if step.noticed_by(SPECTATOR) else match.steps[-2].chapter
        if self.lesson is not None and not self.lesson.note_move(entry.seat, step.text):
            self.lesson = None

    def note_written(self, entry: Entry) -> None:
        self.written = entry.number
        if entry.key:
            self.keys[entry.key] = entry
        self.note_name(entry)
        self.taken_back = entry.kind == "back" or (self.taken_back and entry.kind not in PLAYED)
        if self.match is None:
            self.opened = entry.at
        self.version += 1

    def note_name(self, entry: Entry) -> None:
        """Remember what a seat was called until now, and is from now on."""
        told = json.loads(entry.body) if entry.kind in RENAMING and entry.body else {}
        known = self.named.setdefault(entry.seat, [])
        if not known and "was" in told:
            known.append((0.0, str(told["was"])))
        if "name" in told:
            known.append((entry.at, str(told["name"])))

    def note_player(self, entry: Entry) -> None:
        """Remember from which step on a bot plays for the person who has this seat, or the person again."""
        known = self.handed.setdefault(entry.seat, [])
        if self.match is not None and (entry.kind in TO_A_BOT) != (len(known) % 2 == 1):
            known.append(len(self.match.steps))

    def handed_of(self, reader: int) -> list[int]:
        """The steps from which a bot plays for a reader, and from which no more."""
        return self.handed.get(reader, [])

    def name_at(self, seat: int, at: float) -> str:
        """What a seat was called at that time."""
        before = [name for since, name in self.named.get(seat, []) if since <= at]
        return before[-1] if before else self.names()[seat]

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that a browser holds; one that a bot plays meanwhile is still the person's to take back."""
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest]

    def holds(self, guest: str | None, seat: int) -> bool:
        return guest is not None and 0 <= seat < len(self.seats) and self.seats[seat].guest == guest

    def is_bot(self, seat: int) -> bool:
        return bool(self.seats[seat].bot)

    def is_bots(self, reader: int) -> bool:
        """Does a bot play for this reader?"""
        return reader >= 0 and self.is_bot(reader)

    def is_open(self, seat: int) -> bool:
        return self.seats[seat].guest is None and not self.seats[seat].bot

    def noticed_at(self, readers: list[int]) -> float:
        """When something last happened that one of these readers noticed: what is done unseen leaves no time behind."""
        steps = self.match.steps if self.match is not None else []
        seen = (step.at for step in reversed(steps) if any(step.noticed_by(reader) for reader in readers))
        return next(seen, self.opened)

    def names(self) -> list[str]:
        """What everyone is called; a bot that was named after its kind, as they once were, by the name alone."""
        names = [seat.name.removesuffix(f" ({seat.bot})") for seat in self.seats]
        return [name or GIVEN_NAMES[seat % len(GIVEN_NAMES)] for seat, name in enumerate(names)]

    def rename(self) -> None:
        """Let the game speak of people by the names they have now."""
        if self.match is not None:
            self.match.rename(self.names())

    def record(self) -> str:
        """The record of the game, with the proof of its dice."""
        match, _ = self.game_on
        text = str(match.record())
        return with_proof(text, self.id, self.row.seed, self.numbers) if self.is_mixed else text

    @property
    def allows_hints(self) -> bool:
        """As the host said; where nothing was said, while no more than one seat is a person's."""
        if self.row.hints is not None:
            return self.row.hints
        return sum(seat.guest is not None and not seat.resigned for seat in self.seats) <= 1

    def bots_awaited(self) -> list[int]:
        """The bots that the game waits for."""
        if self.match is None:
            return []
        if self.lesson is not None:
            return self.lesson.bots_awaited()
        return [seat for seat in self.match.unanswered if self.is_bot(seat)]


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
    match = Match(room.game, room.row.players, room.options, seed_of(room.row, entry), room.names())
    room.is_mixed = is_mixed(entry)
    match.deal()
    room.match, room.presentation = match, Presentation(room.game)
    match.steps[0].at = entry.at
    match.steps[0].chapter = room.presentation.chapter(match.shown())


def move(room: Room, entry: Entry) -> None:
    match, _ = room.game_on
    room.carry_out(entry, match.attempt(entry.seat, entry.body))


def open_up(room: Room, entry: Entry) -> None:
    """The rows say the rest already."""
    if TUTORIAL in json.loads(entry.body or "{}"):
        room.lesson = lesson_of(room.game)


def note_read(room: Room, entry: Entry) -> None:
    """The learner has read a remark; after the last one the game is theirs."""
    if room.lesson is not None:
        room.lesson.note_read(int(entry.body))
        room.lesson = None if room.lesson.is_over else room.lesson


def end_lesson(room: Room, entry: Entry) -> None:
    """The learner plays on without the coach."""
    room.lesson = None


def take_back(room: Room, entry: Entry) -> None:
    """Those who noticed the move are told that it was taken back."""
    match, presentation = room.game_on
    number = int(json.loads(entry.body)["number"]) if entry.body.startswith("{") else int(entry.body)
    undone = next((step for step in match.steps if step.is_move and step.number == number), None)
    if undone is None:
        raise NotUnderstood(f"no move of the log has the number {number}")
    match.undo(undone)
    note(room, entry, "{name} undid a move", int(undone.audience))
    match.steps[-1].chapter = presentation.chapter(match.shown())


def add_number(room: Room, entry: Entry) -> None:
    """After the game it is for the next one."""
    if room.match is not None:
        room.numbers_again = added(room.numbers_again, [entry])


def change_seat(sentence: str) -> Callable[[Room, Entry], None]:
    """What an entry about a seat does: the log says it in a sentence."""

    def change(room: Room, entry: Entry) -> None:
        room.rename()
        if entry.kind in TO_A_BOT + TO_A_PERSON:
            room.note_player(entry)
        note(room, entry, sentence)

    return change


def note(room: Room, entry: Entry, sentence: str, audience: int = EVERYONE) -> None:
    """A sentence of the table itself, once the game has begun; for those who may notice what it is about."""
    if room.match is None:
        return
    told = json.loads(entry.body) if entry.body.startswith("{") else {}
    name = str(told.get("name", ""))
    level = f" ({title_of(str(told['bot']))})" if told.get("bot") else ""
    said = sentence.format(name=name or room.names()[entry.seat], letter=LETTERS[entry.seat], level=level)
    chapter = room.match.steps[-1].chapter
    step = room.match.remark(int(told.get("by", entry.seat)), said, audience)
    step.number, step.at, step.chapter = entry.number, entry.at, chapter


def nothing(room: Room, entry: Entry) -> None:
    """The rows say it already."""


APPLIERS: dict[str, Callable[[Room, Entry], None]] = {
    "open": open_up,
    "read": note_read,
    "learnt": end_lesson,
    "sit": change_seat("{name} joined as {letter}"),
    "carry": change_seat("{name} joined as {letter}"),
    "return": change_seat("{name} came back as {letter}"),
    "vote": change_seat("{name} voted to open seat {letter} to someone else"),
    "unvote": change_seat("{name} withdrew the vote on seat {letter}"),
    "free": change_seat("Everyone agreed: seat {letter} is open to someone else"),
    "here": change_seat("{name} came back; the vote on seat {letter} is off"),
    "bot": change_seat("A bot plays for {name} now{level}"),
    "leave": nothing,
    "number": add_number,
    "begin": begin,
    "move": move,
    "auto": move,
    "back": take_back,
    "resign": change_seat("{name} resigned; a bot plays on{level}"),
    "host": change_seat("{name} became the host"),
    "end": nothing,
}
