"""Pictures that pages show: games, boards as options make them and of tables, faces of bots."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import JSONResponse

from hegemon.engine.dials import Options, format_value
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game
from hegemon.table.errors import Refused, no_table, refusal_of
from hegemon.table.pages.dialform import read_dials
from hegemon.table.pages.faces import face
from hegemon.table.pages.pictures import begun_picture, packed_picture, small_picture
from hegemon.table.routes.front import game_at, wanted_game
from hegemon.table.routes.visitors import server_of

router = APIRouter()
Players = Annotated[int, Query(ge=1, le=16)]
KEPT = 128  # boards that need not be drawn again
AN_HOUR = {"cache-control": "public, max-age=3600"}
IS_PICTURE: dict[int | str, dict[str, Any]] = {200: {"content": {"image/svg+xml": {}}}}


@router.get("/picture/{game}.svg", response_class=Response, responses=IS_PICTURE)
async def game_picture(game: str) -> Response:
    """A game's board in the middle of a game."""
    return packed(packed_picture(game_at(game).name))


@router.get("/picture/board/{game}.svg", response_class=Response, responses=IS_PICTURE)
def board_picture(
    request: Request, game: str, players: Players, small: bool = False, lettered: bool = False
) -> Response:
    """A board as somebody would find it who began a game with these dials; not that of any table."""
    found = game_at(game)
    options = settled(found, players, dict(request.query_params))
    return packed(drawn(found.name, players, tuple(options.items()), small, lettered))


@router.get("/picture/now/{table}.svg", response_class=Response, responses=IS_PICTURE)
async def table_picture(request: Request, table: str) -> Response:
    """The board of a table as whoever watches sees it now; to ask for it is not to look in at the table."""
    room = await server_of(request).hub.room(table)
    if room is None or room.match is None:
        raise no_table()
    match, presentation = room.game_on
    made = await run_in_threadpool(small_picture, presentation, match.shown(), match.game.title)
    headers = {"content-encoding": "gzip", "cache-control": "no-cache"}
    return Response(gzip.compress(made.encode(), mtime=0), media_type="image/svg+xml", headers=headers)


@router.get("/picture/face/{seat}/{bot}.svg", response_class=Response, responses=IS_PICTURE)
async def bot_face(seat: int, bot: str, name: Annotated[str, Query(max_length=40)] = "") -> Response:
    """The portrait of a bot."""
    return Response(face(seat, bot, name), media_type="image/svg+xml", headers=AN_HOUR)


@router.get("/new/usual")
async def usual(request: Request, game: str, players: Players) -> Response:
    """What each dial is when nothing is said, beside what is said of the others."""
    found = wanted_game(game)
    given = dict(request.query_params)
    shown = {}
    for dial in found.dials:
        others = {name: word for name, word in given.items() if name.partition("-other")[0] != f"dial-{dial.name}"}
        shown[f"dial-{dial.name}"] = format_value(settled(found, players, others)[dial.name])
    return JSONResponse(shown)


def settled(game: Game, players: int, typed: dict[str, str]) -> Options:
    """The dials that a form tells of; a refusal with the first sentence where one cannot be read."""
    given, errors = read_dials(game, typed)
    if errors:
        raise Refused(422, "not-understood", next(iter(errors.values())))
    try:
        return game.settle(players, given)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem


@lru_cache(maxsize=KEPT)
def drawn(game: str, players: int, options: tuple[tuple[str, object], ...], is_small: bool, is_lettered: bool) -> bytes:
    try:
        picture = begun_picture(game_at(game), players, dict(options), is_small, is_lettered)
    except NotUnderstood as problem:
        raise refusal_of(problem) from problem
    return gzip.compress(picture.encode(), mtime=0)


def packed(picture: bytes) -> Response:
    return Response(picture, media_type="image/svg+xml", headers={"content-encoding": "gzip", **AN_HOUR})
