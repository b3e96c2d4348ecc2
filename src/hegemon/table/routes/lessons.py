"""Tutorials: the table of one is opened, a remark of the coach is read, the learner plays on freely."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import Field

from hegemon.table.rooms.opening import open_tutorial
from hegemon.table.routes.front import wanted_game
from hegemon.table.routes.play import Done, SeatAct
from hegemon.table.routes.visitors import AtTable, Guest, Who, own_seat, remember, server_of

router = APIRouter()


class RemarkRead(SeatAct):
    """A remark of the coach that was read."""

    number: int = Field(ge=0, le=1000, description="Of the remark, from 0.")


@router.post("/learn", status_code=303, response_class=RedirectResponse)
async def learn(request: Request, who: Who, game: Annotated[str, Form(max_length=40)]) -> Response:
    """A tutorial, at once."""
    server = server_of(request)
    await remember(server, who)
    found = wanted_game(game)
    return who.send_to(f"/t/{await open_tutorial(server.store, who.id, who.name, found, server.settings.pace)}")


@router.post("/t/{table}/read")
async def note_read(request: Request, room: AtTable, guest: Guest, sent: RemarkRead) -> Done:
    """Go on after a remark of the coach."""
    right = partial(own_seat, room, guest, sent.seat)
    await server_of(request).commands.note_read(room, sent.seat, sent.number, right)
    return Done()


@router.post("/t/{table}/learnt")
async def end_lesson(request: Request, room: AtTable, guest: Guest, sent: SeatAct) -> Done:
    """Play on without the coach."""
    await server_of(request).commands.end_lesson(room, sent.seat, partial(own_seat, room, guest, sent.seat))
    return Done()
