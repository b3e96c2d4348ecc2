from __future__ import annotations

import pytest
from tests.table.security.guarded import HOME, WebSocketDenialResponse, client, connect, own

from hegemon.table.settings import Limits, Settings

pytestmark = pytest.mark.once

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox"
REQUESTS = [
    ("GET", "/page", {}, 200),
    ("HEAD", "/page", {}, 200),
    ("GET", "/stream", {}, 200),
    ("GET", "/picture/1", {}, 200),
    ("GET", "/static/file.js", {}, 200),
    ("GET", "/missing/a%0Ab", {}, 404),
    ("POST", "/page", own(), 200),
    ("GET", "/broken", {}, 500),
    ("POST", "/name", {}, 403),
    ("GET", "/page", {"Host": "evil.example"}, 400),
    ("POST", "/name", {**own(), "Content-Length": "9999999"}, 413),
]


@pytest.mark.parametrize(("method", "path", "headers", "status"), REQUESTS)
def test_every_answer_is_protected(method: str, path: str, headers: dict[str, str], status: int) -> None:
    answer = client().request(method, path, headers=headers)
    assert answer.status_code == status
    assert answer.headers["content-security-policy"] == (PICTURE_POLICY if "picture" in path else POLICY)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cross-origin-resource-policy"] == "same-origin"
    assert "camera=()" in answer.headers["permissions-policy"]
    assert answer.headers["referrer-policy"] in ("no-referrer", "same-origin")
    assert "cache-control" in answer.headers
    assert "strict-transport-security" not in answer.headers


def test_no_header_is_said_twice() -> None:
    names = [name for name, _ in client().get("/page").headers.multi_items()]
    assert len(names) == len(set(names))


def test_an_answer_to_nobody_is_protected_too() -> None:
    called = client(Settings(limits=Limits(guests_an_address=1, acts=Limits().acts.times(0.01))))
    statuses = [called.post("/name", headers=own()).status_code for _ in range(2)]
    assert statuses == [200, 429]
    assert called.post("/name", headers=own()).headers["content-security-policy"] == POLICY


def test_a_live_connection_that_is_refused_is_protected() -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, connect(client(), {}):
        pass
    assert refused.value.headers["content-security-policy"] == POLICY


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/page", "no-store"),
        ("/t/x", "no-store"),
        ("/static/file.js", "public, max-age=31536000, immutable"),
        ("/picture/1", "private, max-age=60"),
        ("/broken", "no-store"),
    ],
)
def test_only_what_belongs_to_nobody_is_kept(path: str, kept: str) -> None:
    assert client().get(path).headers["cache-control"] == kept


def test_a_static_file_that_is_missing_is_not_missing_for_ever() -> None:
    assert client().get("/static/a%0Ab").headers["cache-control"] == "no-store"


def test_pages_let_their_own_forms_say_whose_they_are() -> None:
    assert client().get("/page").headers["referrer-policy"] == "same-origin"
    assert client().get("/invite/seat-abc").headers["referrer-policy"] == "no-referrer"


def test_https_is_to_stay_where_it_is() -> None:
    public = client(Settings(public_url="https://games.example.org"))
    assert public.get("/page").headers["strict-transport-security"] == "max-age=31536000"
    assert "strict-transport-security" in client(base="https://localhost").get("/page").headers
    assert "strict-transport-security" not in client(base=HOME).get("/page").headers


def test_what_is_streamed_stays_whole() -> None:
    assert client().get("/stream").text == "onetwo"
