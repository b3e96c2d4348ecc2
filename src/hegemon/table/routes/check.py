"""Dice to be checked: by the browser, on a page for one table or for any record."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import HTMLResponse

from hegemon.table.pages import render
from hegemon.table.pages.luck import luck_of
from hegemon.table.pages.models import CheckPage
from hegemon.table.routes.visitors import AtTable

router = APIRouter()


@router.get("/check", response_class=HTMLResponse)
async def check_file() -> Response:
    """The page that checks a record which somebody has as a file."""
    return HTMLResponse(render.check_page(CheckPage()))


@router.get("/t/{table}/check", response_class=HTMLResponse)
async def check_table(room: AtTable) -> Response:
    """The page that checks the dice of a table; while the game goes on, it says when it can."""
    title = room.game.title if room.game is not None else room.row.game
    page = CheckPage(room.id, title, room.stage == "over", room.row.seed_hash, room.problem, luck_of(room.game))
    return HTMLResponse(render.check_page(page))
