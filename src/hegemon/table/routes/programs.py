"""For programs that play a seat: what it may know and do, as plain data, and a way to wait for its turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from hegemon.table.errors import Refused
from hegemon.table.rooms.snapshot import Common, line_part
from hegemon.table.routes.play import Seat, holds_seat
from hegemon.table.routes.visitors import AtTable, Guest, server_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from hegemon.table.rooms.room import Room
    from hegemon.table.server import Server

router = APIRouter(prefix="/t/{table}")
LONGEST_WAIT = 30.0  # seconds, after which a program asks again
MOST_WAITS = 16  # of one guest at a time
Wait = Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait until the seat is asked.")]


class Result(BaseModel):
    """How it ended."""

    ending: str
    places: list[int] = Field(description="By seat; 1 is best, and equals share a place.")
    scores: list[int]
    winners: list[int] = Field(description="Seats.")


class Turn(BaseModel):
    """What a seat may know and do now."""

    stage: str = Field(description="waiting, playing, over, or readonly where the rules are not installed.")
    seat: int
    yours: bool = Field(description="Is the seat asked, and has not answered?")
    question: int = Field(default=0, description="Goes back with the move that answers it.")
    prompt: str = Field(default="", description="What the seat is to do, in words.")
    legal: list[str] = Field(default=[], description="Every answer; one that ends in 1-3 stands for three moves.")
    asides: list[str] = Field(default=[], description="What the seat may do at any time, asked or not.")
    view: dict[str, object] = Field(default={}, description="What the seat may know, as the game writes it.")
    players: list[str] = Field(description="Names by seat.")
    result: Result | None = None


@router.get("/turn")
async def turn(request: Request, room: AtTable, guest: Guest, seat: Annotated[Seat, Query()], wait: Wait = 0) -> Turn:
    """A seat's turn: at once if it is asked or the game is over, else when that is so or the time is up."""
    holds_seat(room, guest, seat)
    if wait and not is_due(room, seat):
        with waiting(server_of(request), room, guest):
            await due(room, seat, wait)
        holds_seat(room, guest, seat)
    return turn_of(room, seat, server_of(request).hub.shown(room))


def turn_of(room: Room, seat: int, common: Common) -> Turn:
    """What is told of the seat's turn: nothing that its own page would not show."""
    plain = Turn(stage=room.stage, seat=seat, yours=False, players=room.names())
    if room.problem or room.match is None:
        return plain
    match, presentation = room.game_on
    line = line_part(match, presentation, seat, common)
    told: dict[str, object] = {"question": match.question, "prompt": line["text"], "view": match.view(seat)}
    if match.over:
        standing = match.standing
        told["result"] = Result(
            ending=standing.ending, places=standing.places, scores=standing.scores, winners=standing.winners
        )
    elif not room.is_bot(seat):
        told |= {"yours": line["yours"], "legal": match.legal(seat), "asides": match.asides(seat)}
    return plain.model_copy(update=told)


def is_due(room: Room, seat: int) -> bool:
    """Has the seat something to do, or nothing any more?"""
    match = room.match
    if room.problem or match is None:
        return bool(room.problem)
    return match.over or (seat in match.unanswered and not room.is_bot(seat))


async def due(room: Room, seat: int, seconds: float) -> None:
    """Wait until the seat is asked, at most so long; what others do meanwhile makes no difference that it could see."""
    bell = asyncio.Event()
    room.bells.add(bell)
    try:
        async with asyncio.timeout(seconds):
            while not is_due(room, seat):
                bell.clear()
                await bell.wait()
    except TimeoutError:
        pass
    finally:
        room.bells.discard(bell)


@contextmanager
def waiting(server: Server, room: Room, guest: str) -> Iterator[None]:
    """Somebody waits, and so is here; nobody waits too often at a time."""
    if server.waits[guest] >= MOST_WAITS:
        raise Refused(429, "waits", f"Wait for at most {MOST_WAITS} turns at a time.")
    server.waits[guest] += 1
    if room.presence.arrive(guest):
        server.hub.touch(room)
    try:
        yield
    finally:
        room.presence.depart(guest)
        server.waits -= Counter([guest])
