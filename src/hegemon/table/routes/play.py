"""Playing at a table: moves, take-backs, reasons why not, remarks, talk, and what there is to see."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, Field

from hegemon.engine.errors import NotUnderstood
from hegemon.table.errors import Refused, not_your_seat, refusal_of
from hegemon.table.rooms.commands import playing
from hegemon.table.rooms.readers import seat_of_reader
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.snapshot import moment_parts
from hegemon.table.rooms.talk import LONGEST_TEXT, say
from hegemon.table.routes.visitors import AtTable, Guest, own_seat, reader, server_of
from hegemon.table.security.guests import guest_of

router = APIRouter(prefix="/t/{table}")
Seat = Annotated[int, Field(ge=0, le=15, description="The number of a seat, from 0.")]
KEY_LETTERS = r"^[A-Za-z0-9_-]+$"
Key = Annotated[
    str,
    Field(
        min_length=16,
        max_length=64,
        pattern=KEY_LETTERS,
        description="Chance, made once for a request and kept when it is sent again.",
    ),
]
WantedSeat = Annotated[int | None, Query(ge=0, le=15)]


class MoveSent(BaseModel):
    """A move, as an answer to a question or beside it."""

    seat: Seat
    question: int = Field(ge=0, le=1 << 31)
    move: str = Field(min_length=1, max_length=200)
    key: Key


class SeatAct(BaseModel):
    """Something that a seat does once."""

    seat: Seat
    key: Key


class MoveAsked(BaseModel):
    """A move that somebody wonders about."""

    seat: Seat
    move: str = Field(min_length=1, max_length=200)


class WordsAsked(BaseModel):
    """A move or the beginning of one."""

    seat: Seat
    words: list[Annotated[str, Field(max_length=60)]] = Field(max_length=12)


class SeatAsked(BaseModel):
    """A seat for which somebody asks."""

    seat: Seat


class Advised(BaseModel):
    """A hint: a move as it is written, and why."""

    move: str
    why: str


class Said(BaseModel):
    """Table talk, to everyone or to one seat."""

    seat: Seat
    text: str = Field(min_length=1, max_length=4 * LONGEST_TEXT)
    to: int | None = Field(default=None, ge=0, le=15)
    key: Key


class Done(BaseModel):
    """It is done, and stored."""

    ok: bool = True


@router.post("/moves")
async def play(request: Request, room: AtTable, guest: Guest, sent: MoveSent) -> Done:
    """Play a move. The answer comes when it is stored for good; the same key again is answered and not played again."""
    right = partial(own_seat, room, guest, sent.seat)
    await server_of(request).commands.play(room, sent.seat, sent.question, sent.move, sent.key, right)
    return Done()


@router.post("/back")
async def take_back(request: Request, room: AtTable, guest: Guest, sent: SeatAct) -> Done:
    """Take the own last move back."""
    await server_of(request).commands.take_back(room, sent.seat, sent.key, partial(own_seat, room, guest, sent.seat))
    return Done()


@router.post("/resign")
async def resign(request: Request, room: AtTable, guest: Guest, sent: SeatAct) -> Done:
    """Give up; a bot plays on."""
    right = partial(may_resign, room, guest, sent)
    await server_of(request).seating.resign(room, sent.seat, sent.key, right)
    return Done()


def holds_seat(room: Room, guest: str, seat: int) -> None:
    """The own seat, also while a bot plays it."""
    if not room.holds(guest, seat):
        raise not_your_seat()


def may_resign(room: Room, guest: str, sent: SeatAct) -> None:
    """The own seat; whoever has resigned already may say so again."""
    if not room.holds(guest, sent.seat) or sent.key not in room.keys:
        own_seat(room, guest, sent.seat)


def is_over(room: Room) -> bool:
    """Has the game ended? Who asks about a move at that very moment is told so, and has done nothing wrong."""
    return not room.problem and room.match is not None and room.match.over


class Reason(BaseModel):
    """Whether a move is allowed and, if not, why."""

    allowed: bool
    sentence: str = ""
    rule: str = ""


@router.post("/why")
async def why_not(room: AtTable, guest: Guest, asked: MoveAsked) -> Reason:
    """The rule that forbids a move, if one does."""
    own_seat(room, guest, asked.seat)
    if is_over(room):
        return Reason(allowed=False, sentence="The game is over.")
    try:
        reason = playing(room).why_not(asked.seat, asked.move)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    if reason is None:
        return Reason(allowed=True)
    return Reason(allowed=False, sentence=reason.sentence, rule=reason.rule)


class Remark(BaseModel):
    """What a move in the making means: what, about it (its odds, say), its price; empty where nothing is to be said."""

    what: str
    about: str
    price: str
    chance: int | None = None  # of success, in percent
    spends: tuple[int, int] | None = None  # how much of how much
    sum: list[tuple[str, str]] = []  # what the price is the sum of
    besides: list[str] = []


@router.post("/hint")
async def hint(room: AtTable, guest: Guest, asked: WordsAsked) -> Remark:
    """A remark on a move in the making; none when the game has ended meanwhile."""
    own_seat(room, guest, asked.seat)
    if is_over(room):
        return Remark(what="", about="", price="")
    playing(room)
    match, presentation = room.game_on
    view, imagine = match.shown(asked.seat), partial(match.imagined, asked.seat)
    return Remark(**presentation.preview(view, imagine, asked.words))


@router.post("/advice")
async def advice(request: Request, room: AtTable, guest: Guest, asked: SeatAsked) -> Advised:
    """A hint for an own seat that is asked: what the strongest bot would play there, and why."""
    own_seat(room, guest, asked.seat)
    hint = await server_of(request).advice.hint(room, asked.seat)
    return Advised(move=hint.move, why=hint.why)


@router.post("/chat")
async def talk(request: Request, room: AtTable, guest: Guest, said: Said) -> Done:
    """Say something."""
    right = partial(holds_seat, room, guest, said.seat)
    await say(server_of(request).commands, room, said.seat, said.text, said.to, said.key, right)
    return Done()


@router.get("/snapshot")
async def snapshot(request: Request, room: AtTable, seat: WantedSeat = None) -> Response:
    """Everything that a reader is shown now."""
    found = reader_now(request, room, seat)
    return Response(server_of(request).hub.snapshot(room, found), media_type="application/json")


@router.get("/words")
async def words(request: Request, room: AtTable, seat: WantedSeat = None) -> dict[str, list[str]]:
    """The position in sentences."""
    if room.match is None:
        return {"text": ["The game has not started yet."]}
    match, presentation = room.game_on
    found = reader_now(request, room, seat)
    return {"text": presentation.describe(match.shown(seat_of_reader(found))).splitlines()}


@router.get("/at/{moment}")
async def at_moment(request: Request, room: AtTable, moment: int, seat: WantedSeat = None) -> dict[str, object]:
    """The table as it stood at a moment, from the reader's own place; from any place once the game is over."""
    if room.match is None:
        raise Refused(409, "not-begun", room.problem or "The game has not started yet.")
    return moment_parts(room, reader(room, guest_of(request.headers), seat), moment)


@router.get("/record", response_class=PlainTextResponse)
async def record(room: AtTable) -> Response:
    """The record, seed and all, once the game is over."""
    if room.stage != "over" or room.match is None:
        raise Refused(403, "not-over", "You can download the game once it is over: the file holds all secrets.")
    name = f"{room.row.game}-{room.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(room.record(), media_type="text/plain; charset=utf-8", headers=headers)


def reader_now(request: Request, room: AtTable, seat: int | None) -> int:
    """Who looks at the table as it is now: while a game goes on, each from their own place only."""
    guest = guest_of(request.headers)
    found = reader(room, guest, seat)
    if found >= 0 and not room.holds(guest, found):
        raise Refused(403, "not-your-seat", "This is not your seat. The replay shows every player’s view.")
    return found
