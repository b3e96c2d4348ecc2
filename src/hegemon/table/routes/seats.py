"""Who sits at a table: taking and leaving seats, links to them, bots in their place, hosting, beginning."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Path, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import BaseModel, Field

from hegemon.table.errors import Refused, bad_link, no_table
from hegemon.table.network import link_base
from hegemon.table.pages import render
from hegemon.table.pages.models import Invitation
from hegemon.table.proof.mixing import NUMBER
from hegemon.table.qr import qr_picture
from hegemon.table.rooms.opening import tidy_name
from hegemon.table.rooms.rematch import rematch as open_rematch
from hegemon.table.rooms.room import Room
from hegemon.table.rooms.seating import seat_of
from hegemon.table.rooms.voting import check_free
from hegemon.table.routes.play import Done, Seat, holds_seat
from hegemon.table.routes.visitors import AtTable, Guest, Who, as_host, remember, server_of
from hegemon.table.security import tokens
from hegemon.table.server import Server
from hegemon.table.settings import LONGEST_THINKING, SHORTEST_THINKING, SLOWEST_PACE
from hegemon.table.storage import guests, seats

router = APIRouter()
SeatInPath = Annotated[int, Path(ge=0, le=15)]
ABOUT_NUMBERS = "32 hex digits of chance that the browser adds to the dice; public."
Number = Annotated[str, Field(pattern=f"^{NUMBER.pattern}$", description=ABOUT_NUMBERS)]
NumberOrNone = Annotated[str, Field(pattern=f"^({NUMBER.pattern})?$", description=ABOUT_NUMBERS)]


class SeatChosen(BaseModel):
    """A seat of the table."""

    seat: Seat


class SeatTaken(SeatChosen):
    """A seat of the table, and what its new player adds to the dice."""

    number: NumberOrNone = ""


class NumberAdded(SeatChosen):
    """What a seat adds to the dice of a game that is yet to begin."""

    number: Number


class BotChosen(BaseModel):
    """The bot that is to play for a seat."""

    bot: str = Field(default="", max_length=40, description="By name; the table's stand-in where none is given.")


class Pace(BaseModel):
    """How long bots take."""

    pace: float = Field(ge=0, le=SLOWEST_PACE, description="Seconds between two moves of bots.")


class Thinking(BaseModel):
    """How long bots think."""

    thinking: float = Field(
        ge=SHORTEST_THINKING, le=LONGEST_THINKING, description="Seconds that the strongest bot may think about a move."
    )


class Hints(BaseModel):
    """Whether hints are allowed."""

    allowed: bool


class Standin(BaseModel):
    """The bot that plays for who leaves."""

    bot: str = Field(max_length=40)


class Vote(BaseModel):
    """Whether the seat may go to somebody else."""

    agree: bool = True


class Link(BaseModel):
    """The way to a seat for somebody else: an address, and a picture of it for a phone."""

    url: str
    qr: str


@router.post("/t/{table}/sit")
async def sit(request: Request, room: AtTable, guest: Guest, chosen: SeatTaken) -> Done:
    """Take an open seat of a public table."""
    server = server_of(request)
    known = await server.store.read(lambda connection: guests.find(connection, guest))
    await server.seating.sit(room, chosen.seat, guest, known.name if known else "", chosen.number)
    return Done()


@router.post("/t/{table}/number")
async def add_number(request: Request, room: AtTable, guest: Guest, added: NumberAdded) -> Done:
    """Add an own seat's number to the dice, before the game begins; after it, to those of the rematch."""
    right = partial(holds_seat, room, guest, added.seat)
    await server_of(request).seating.add_number(room, added.seat, added.number, right)
    return Done()


@router.post("/t/{table}/leave")
async def leave(request: Request, room: AtTable, guest: Guest, chosen: SeatChosen) -> Done:
    """Give an own seat up before the game begins."""
    await server_of(request).seating.leave(room, chosen.seat, guest)
    return Done()


@router.post("/t/{table}/begin")
async def begin(request: Request, room: AtTable, guest: Guest) -> Done:
    """Begin; bots take the open seats."""
    await server_of(request).seating.begin(room, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/pace")
async def set_pace(request: Request, room: AtTable, guest: Guest, chosen: Pace) -> Done:
    """Change how long the bots of this table take."""
    await server_of(request).commands.set_pace(room, chosen.pace, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/thinking")
async def set_thinking(request: Request, room: AtTable, guest: Guest, chosen: Thinking) -> Done:
    """Change how long the bots of this table may think."""
    await server_of(request).commands.set_thinking(room, chosen.thinking, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/hints")
async def set_hints(request: Request, room: AtTable, guest: Guest, chosen: Hints) -> Done:
    """Allow hints at this table, or forbid them."""
    await server_of(request).commands.set_hints(room, chosen.allowed, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/standin")
async def set_standin(request: Request, room: AtTable, guest: Guest, chosen: Standin) -> Done:
    """Choose the bot that plays for who leaves."""
    await server_of(request).commands.set_standin(room, chosen.bot, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/host")
async def hand_over(request: Request, room: AtTable, guest: Guest, chosen: SeatChosen) -> Done:
    """Make another person the host."""
    await server_of(request).seating.hand_over(room, chosen.seat, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/seats/{seat}/bot")
async def give_to_bot(request: Request, room: AtTable, guest: Guest, seat: SeatInPath, chosen: BotChosen) -> Done:
    """Let a bot play for a seat: the host for any, a person for the own."""
    right = partial(own_or_host, room, guest, seat)
    await server_of(request).seating.give_to_bot(room, seat, chosen.bot, right)
    return Done()


@router.delete("/t/{table}/seats/{seat}/bot")
async def remove_bot(request: Request, room: AtTable, guest: Guest, seat: SeatInPath) -> Done:
    """Open the seat of a bot again, before the game begins."""
    await server_of(request).seating.remove_bot(room, seat, partial(as_host, room, guest))
    return Done()


@router.post("/t/{table}/seats/{seat}/back")
async def come_back(request: Request, room: AtTable, guest: Guest, seat: SeatInPath) -> Done:
    """Take the own seat back from a bot."""
    await server_of(request).seating.come_back(room, seat, guest)
    return Done()


@router.post("/t/{table}/seats/{seat}/vote")
async def vote(request: Request, room: AtTable, guest: Guest, seat: SeatInPath, said: Vote) -> Done:
    """Vote on whether the seat of somebody who is long gone, or of a bot, may go to another person."""
    await server_of(request).seating.vote(room, seat, guest, said.agree)
    return Done()


@router.post("/t/{table}/seats/{seat}/link")
async def issue_link(request: Request, room: AtTable, guest: Guest, seat: SeatInPath) -> Link:
    """A new link to a seat: by its person or, where it is open, a bot's before the game, or voted free, by the host."""
    server = server_of(request)
    token = await server.seating.issue_link(room, seat, partial(check_link_maker, room, guest, seat))
    url = f"{link_base(request.scope, server.settings)}/invite/{token}"
    return Link(url=url, qr=qr_picture(url))


@router.delete("/t/{table}/seats/{seat}/link")
async def revoke_link(request: Request, room: AtTable, guest: Guest, seat: SeatInPath) -> Done:
    """Let the seat's link lead nowhere."""
    await server_of(request).seating.set_token(room, seat, None, partial(check_link_maker, room, guest, seat))
    return Done()


def own_or_host(room: Room, guest: str, seat: int) -> None:
    if not room.holds(guest, seat):
        as_host(room, guest)


def check_link_maker(room: Room, guest: str, seat: int) -> None:
    row = seat_of(room, seat)
    if row.guest != guest:
        as_host(room, guest)
        check_free(room, seat)
    elif row.resigned:
        raise Refused(409, "resigned", "You have resigned from this game.")


@router.get("/invite/{token}", status_code=303, response_class=RedirectResponse)
async def open_link(request: Request, token: str) -> Response:
    """A seat's link: the token leaves the address at once; nothing is taken by looking."""
    answer = RedirectResponse("/invite", 303)
    if tokens.is_token(token):
        cookie = tokens.invitation_cookie(token, request.scope, server_of(request).settings)
        answer.headers.append("set-cookie", cookie)
    return answer


@router.get("/invite", response_class=HTMLResponse)
async def show_invitation(request: Request, who: Who) -> Response:
    """The page that asks whether to take the seat."""
    server = server_of(request)
    room, seat = await invited(request, server)
    return who.page(render.invite_page(invitation(room, seat, who.name)))


@router.post("/invite", status_code=303, response_class=RedirectResponse)
async def accept_invitation(
    request: Request,
    who: Who,
    name: Annotated[str, Form(max_length=200)] = "",
    number: Annotated[NumberOrNone, Form()] = "",
) -> Response:
    """Take the seat."""
    server = server_of(request)
    room, seat = await invited(request, server)
    await remember(server, who, tidy_name(name))
    token = tokens.invitation_of(request.headers)
    assert token is not None, "this browser is invited"
    await server.seating.sit_by_link(room, seat, who.id, who.name, tokens.hash_token(token), number)
    answer = who.send_to(f"/t/{room.id}?seat={seat}")
    answer.headers.append("set-cookie", tokens.forget_invitation(request.scope, server.settings))
    return answer


async def invited(request: Request, server: Server) -> tuple[Room, int]:
    """The seat that this browser's invitation leads to."""
    token = tokens.invitation_of(request.headers)
    if token is None:
        raise bad_link()
    hashed = tokens.hash_token(token)
    found = await server.store.read(lambda connection: seats.by_token(connection, hashed))
    if found is None or not tokens.is_same(hashed, found.token_hash):
        raise bad_link()
    room = await server.hub.room(found.table_id)
    if room is None:
        raise no_table()
    return room, found.seat


def invitation(room: Room, seat: int, name: str) -> Invitation:
    title = room.game.title if room.game is not None else room.row.game
    return Invitation(title, seat, host_name(room), name, dice=f"{room.id} {room.row.seed_hash}")


def host_name(room: Room) -> str:
    """What the host is called."""
    held = room.seats_of(room.row.host)
    return room.names()[held[0]] if held else "the host"


class Rematch(BaseModel):
    """The table of the rematch."""

    id: str


@router.post("/t/{table}/rematch")
async def rematch(request: Request, room: AtTable, guest: Guest) -> Rematch:
    """The same game again with the same players; the first who asks opens it, the others find it."""
    return Rematch(id=await rematch_of(request, room, guest))


@router.post("/t/{table}/again", status_code=303, response_class=RedirectResponse)
async def play_again(request: Request, room: AtTable, guest: Guest) -> Response:
    """The same for a form: the browser is sent to the rematch."""
    return RedirectResponse(f"/t/{await rematch_of(request, room, guest)}", 303)


async def rematch_of(request: Request, room: Room, guest: str) -> str:
    """The id of the rematch that a guest asks for."""
    if not room.seats_of(guest):
        raise Refused(403, "not-seated", "Only those who played can ask for a rematch.")
    if room.stage != "over":
        raise Refused(409, "not-over", "The game is not over yet.")
    return await open_rematch(server_of(request).commands, room)
