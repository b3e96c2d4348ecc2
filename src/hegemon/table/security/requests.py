"""What the guards read of a request, and how they refuse one: with a status and a sentence, whatever was asked for."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape

from starlette.types import Receive, Scope, Send

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY_VIOLATION = 1008  # the code of a live connection that is closed for what it did
Headers = list[tuple[bytes, bytes]]

PAGE = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title></head>
<body><main><h1>{title}</h1><p>{sentence}</p><p><a href="/">To the first page</a></p></main></body>
</html>
"""
TITLES = {
    400: "Not understood",
    403: "Not from here",
    408: "Too slow",
    413: "Too large",
    429: "Too fast",
}


def is_guarded(scope: Scope) -> bool:
    """Is this a request or a live connection, and not the server's own beginning and end?"""
    return scope["type"] in ("http", "websocket")


def is_unsafe(scope: Scope) -> bool:
    """May this request change something?"""
    return scope["type"] == "http" and scope["method"] not in SAFE_METHODS


def header(scope: Scope, name: bytes) -> str | None:
    """The value of a header; None where it is missing, and nothing good where it is given twice."""
    values = [value for key, value in scope["headers"] if key == name]
    if not values:
        return None
    return values[0].decode("latin-1").strip() if len(values) == 1 else ""


async def refuse(
    scope: Scope,
    receive: Receive,
    send: Send,
    status: int,
    error: str,
    sentence: str,
    extra: Iterable[tuple[bytes, bytes]] = (),
) -> None:
    """Answer with a status and a sentence: data for scripts, a page for people; no live connection is opened."""
    if scope["type"] == "websocket" and not can_be_answered(scope):
        await receive()
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": sentence[:120]})
        return
    kind, body = answer(scope, status, error, sentence)
    headers = [(b"content-type", kind), (b"content-length", b"%d" % len(body)), *extra]
    begin = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    await send({"type": f"{begin}.start", "status": status, "headers": headers})
    await send({"type": f"{begin}.body", "body": b"" if scope.get("method") == "HEAD" else body})


def can_be_answered(scope: Scope) -> bool:
    """Can a live connection be refused with a whole answer?"""
    return "websocket.http.response" in (scope.get("extensions") or {})


def answer(scope: Scope, status: int, error: str, sentence: str) -> tuple[bytes, bytes]:
    """The kind and the text of a refusal."""
    if wants_page(scope):
        page = PAGE.format(title=TITLES.get(status, "Not possible"), sentence=escape(sentence))
        return b"text/html; charset=utf-8", page.encode()
    return b"application/json", json.dumps({"error": error, "sentence": sentence, "rule": ""}).encode()


def wants_page(scope: Scope) -> bool:
    """Does a person look at the answer, and not a script?"""
    return scope["type"] == "http" and "text/html" in (header(scope, b"accept") or "")
