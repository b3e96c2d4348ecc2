"""A small app behind the guards, and clients that talk to it as a browser would, or as it would not."""

from __future__ import annotations

import warnings
from collections.abc import AsyncIterator, Iterator

import httpx
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from hegemon.table.security import protect
from hegemon.table.settings import Settings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another HTTP client, and works with the one we have
    from starlette.testclient import TestClient, WebSocketDenialResponse, WebSocketTestSession

__all__ = ["TestClient", "WebSocketDenialResponse"]
HOME = "http://127.0.0.1:8000"
METHODS = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]


async def echo(request: Request) -> Response:
    """As many bytes as came."""
    return PlainTextResponse(str(len(await request.body())))


async def page(request: Request) -> Response:
    return HTMLResponse("<p>Hello</p>", headers={"Cache-Control": "public", "Referrer-Policy": "unsafe-url"})


async def picture(request: Request) -> Response:
    return Response("<svg/>", media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=60"})


async def broken(request: Request) -> Response:
    raise RuntimeError(f"broken at {request.url.path}")


async def stream(request: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"one"
        yield b"two"

    return StreamingResponse(parts())


async def seen(request: Request) -> Response:
    return JSONResponse({"client": request.client.host if request.client else "", "scheme": request.url.scheme})


async def live(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


def small_app() -> Starlette:
    """Routes of every kind, without any guard."""
    return Starlette(
        routes=[
            Route("/page", page),
            Route("/static/file.js", echo),
            Route("/picture/1", picture),
            Route("/broken", broken),
            Route("/stream", stream),
            Route("/seen", seen),
            Route("/invite/{token}", echo, methods=["GET"]),
            Route("/{rest:path}", echo, methods=METHODS),
            WebSocketRoute("/live", live),
        ]
    )


def guarded(settings: Settings | None = None) -> ASGIApp:
    return protect(small_app(), settings or Settings())


def client(settings: Settings | None = None, base: str = HOME, app: ASGIApp | None = None) -> TestClient:
    """A browser at this address; headers are sent as a test gives them."""
    return TestClient(app or guarded(settings), base_url=base, raise_server_exceptions=False)


def connect(browser: TestClient, headers: dict[str, str], path: str = "/live") -> WebSocketTestSession:
    """A live connection from this browser."""
    return browser.websocket_connect(path, headers={"Host": browser.base_url.netloc.decode(), **headers})


def own(base: str = HOME) -> dict[str, str]:
    """What a page of ours says when it sends something."""
    return {"Origin": base}


def pieces(size: int, count: int) -> Iterator[bytes]:
    """A body whose length nobody announces."""
    for _ in range(count):
        yield b"x" * size


def sentence(answer: httpx.Response) -> str:
    told: str = answer.json()["sentence"]
    return told
