"""The server as an application: routes, pages, errors as sentences, and the guards around all of it."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

import hegemon
from hegemon.table.data_folder import database_url
from hegemon.table.errors import Refused, not_reached, not_saved
from hegemon.table.live import socket
from hegemon.table.pages import render
from hegemon.table.pages.scripts import Scripts
from hegemon.table.routes import (
    afterwards,
    check,
    front,
    lessons,
    own_pages,
    pages,
    pictures,
    play,
    programs,
    seats,
    sheet,
)
from hegemon.table.security import protect
from hegemon.table.security.requests import SAFE_METHODS
from hegemon.table.server import Server
from hegemon.table.settings import Settings
from hegemon.table.storage.store import FAILURES

logger = logging.getLogger(__name__)
SHORTEST_PACKED = 1000  # bytes of an answer that is worth packing
STATUS_SENTENCES = {404: "Page not found.", 405: "This page does not take that request."}


class Guarded(FastAPI):
    """An application behind the guards, its own mistakes included."""

    def build_middleware_stack(self) -> ASGIApp:
        """The guards stand outside of everything, also of what answers when something went wrong."""
        return protect(super().build_middleware_stack(), self.state.server.settings)


class Problem(BaseModel):
    """Why something was not done: a word for programs, a sentence for people, and the rule, where one forbids it."""

    error: str
    sentence: str
    rule: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {
        "description": "It was not done.",
        "content": {"application/json": {"schema": Problem.model_json_schema()}, "text/html": {}},
    }
    for status in ("4XX", "503")
}


def create_app(settings: Settings) -> FastAPI:
    """The application; it opens its storage when it is started, and closes it when it stops."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        server: Server = app.state.server
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Guarded(
        title="Hegemon",
        version=hegemon.__version__,
        lifespan=running,
        responses=PROBLEMS,
        docs_url=None,
        redoc_url=None,
        swagger_ui_oauth2_redirect_url=None,
    )
    app.state.server = Server(settings, settings.database or database_url())
    for part in (afterwards, front, check, lessons, own_pages, pages, pictures, play, programs, seats, sheet, socket):
        app.include_router(part.router)
    app.mount(f"/static/{render.static_digest()}", Scripts(directory=render.STATIC), "static")
    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, misshapen)
    app.add_exception_handler(HTTPException, unknown)
    for failure in FAILURES:
        app.add_exception_handler(failure, database_failed)
    app.add_exception_handler(Exception, our_mistake)
    app.add_middleware(GZipMiddleware, minimum_size=SHORTEST_PACKED, compresslevel=5)
    return app


async def refused(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return answer(request, problem)


async def misshapen(request: Request, problem: Exception) -> Response:
    """A request whose parts are missing or of the wrong kind."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or "the request"
    return answer(request, Refused(422, "misshapen", f"In {where}: {first['msg']}."))


async def unknown(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    sentence = STATUS_SENTENCES.get(problem.status_code, f"{problem.detail}.")
    return answer(request, Refused(problem.status_code, "not-here", sentence))


async def database_failed(request: Request, problem: Exception) -> Response:
    """The database is locked, full or gone: one line for whoever runs the server, a sentence for whoever asked."""
    logger.warning("%s: the database failed: %s", request.method, str(problem).partition("\n")[0])
    return answer(request, not_reached() if request.method in SAFE_METHODS else not_saved())


async def our_mistake(request: Request, problem: Exception) -> Response:
    """A mistake of ours is told as such; the server's log has it whole."""
    sentence = "Something went wrong on our side. Nothing has changed; please try again."
    return answer(request, Refused(500, "our-mistake", sentence))


def answer(request: Request, problem: Refused) -> Response:
    """A refusal as a page for people, as data for scripts."""
    if "text/html" in request.headers.get("accept", ""):
        return HTMLResponse(render.error_page(problem.status, problem.sentence), problem.status)
    return JSONResponse(problem.data(), problem.status)
