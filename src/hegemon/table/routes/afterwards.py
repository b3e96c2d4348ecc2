"""What a game that is over leaves behind: how it went, pictures of its board, a bundle for a bug report."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse

from hegemon.table.errors import Refused
from hegemon.table.pages import render
from hegemon.table.pages.pictures import small_picture, whole_picture
from hegemon.table.pages.report import report
from hegemon.table.pages.reviewing import review_page
from hegemon.table.rooms.moments import Moments
from hegemon.table.rooms.room import Room
from hegemon.table.routes.play import WantedSeat, reader_now
from hegemon.table.routes.visitors import AtTable, reader, server_of
from hegemon.table.security.guests import guest_of

router = APIRouter()
SVG = "image/svg+xml"
PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {SVG: {}}}}


def check_over(room: Room) -> None:
    """All of this knows what is secret while a game goes on."""
    if room.stage != "over":
        raise Refused(403, "not-over", "You can look back at the game once it is over.")


@router.get("/t/{table}/review", response_class=HTMLResponse)
async def review(request: Request, room: AtTable, seat: WantedSeat = None) -> Response:
    """How a game that is over went, as a part of a page: plots, win chances, turning points, deeds."""
    check_over(room)
    found = reader(room, guest_of(request.headers), seat)
    seen = await server_of(request).reviews.of(room)
    return HTMLResponse(render.review_fragment(review_page(room, found, seen)))


@router.get("/picture/t/{table}.svg", response_class=Response, responses=PICTURE)
async def board_picture(
    request: Request, room: AtTable, seat: WantedSeat = None, at: int | None = None, small: bool = False
) -> Response:
    """The board of a game that is over: as it ended, or at one of the reader's moments."""
    check_over(room)
    match, presentation = room.game_on
    moments = Moments(reader(room, guest_of(request.headers), seat))
    moments.update(match)
    last = len(moments.moves) - 1
    then = match.at(moments.moves[last if at is None else min(max(at, 0), last)])
    draw = small_picture if small else whole_picture
    made = await run_in_threadpool(draw, presentation, then.shown(), match.game.title)
    return Response(made, media_type=SVG)


@router.get("/t/{table}/report.zip", response_class=Response, responses={200: {"content": {"application/zip": {}}}})
async def bug_report(request: Request, room: AtTable, seat: WantedSeat = None) -> Response:
    """What a bug report needs; of a game that goes on, only what the reader may know."""
    found = reader_now(request, room, seat)
    name = f"{room.row.game}-{room.id}.zip"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(report(room, found), media_type="application/zip", headers=headers)
