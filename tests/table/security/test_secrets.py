"""Cookies and tokens: made of chance, hashed where they are kept, and shown nowhere."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from io import StringIO

import pytest
from starlette.types import Scope
from tests.table.security.guarded import client, connect, own

from hegemon.table.security import guests, tokens
from hegemon.table.security.tokens import ScrubbingFormatter, scrub
from hegemon.table.settings import Settings

pytestmark = pytest.mark.once

NOT_OURS = [
    "", "hegemon=", "hegemon=short", "hegemon=guest-short", "hegemonx=1", "hegemon",
    "xhegemon=guest-" + "a" * 32, "hegemon=guest-" + "a" * 33,
]  # fmt: skip
PLAIN: Scope = {"type": "http", "scheme": "http"}
PROXIED: Scope = {"type": "http", "scheme": "https"}


@pytest.fixture
def written() -> Iterator[StringIO]:
    """Everything that is logged during a test, as the server would write it."""
    out = StringIO()
    handler = logging.StreamHandler(out)
    handler.setFormatter(ScrubbingFormatter("%(name)s %(message)s"))
    root = logging.getLogger()
    levels = {name: logging.getLogger(name).level for name in ("", "hegemon")}
    root.addHandler(handler)
    for name in levels:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield out
    root.removeHandler(handler)
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_every_guest_and_every_token_is_another() -> None:
    assert len({guests.new_cookie() for _ in range(1000)} | {tokens.new_token() for _ in range(1000)}) == 2000


def test_a_guest_is_known_by_the_hash_of_the_cookie() -> None:
    value = guests.new_cookie()
    found = guests.guest_of({"cookie": f"other=1; hegemon={value}; hegemon-invitation=x"})
    assert found == guests.guest_id(value)
    assert len(found) == 64
    assert value not in found


@pytest.mark.parametrize("cookie", NOT_OURS)
def test_a_cookie_that_we_did_not_make_is_no_guest(cookie: str) -> None:
    assert guests.guest_of({"cookie": cookie}) is None
    assert guests.guest_of({}) is None


def test_the_cookie_is_for_this_server_alone() -> None:
    flags = guests.guest_cookie("guest-x", PLAIN, Settings()).split("; ")
    assert flags == ["hegemon=guest-x", "Path=/", "Max-Age=31536000", "HttpOnly", "SameSite=Lax"]


@pytest.mark.parametrize(
    ("scope", "settings"),
    [(PLAIN, Settings(public_url="https://games.example.org")), (PROXIED, Settings()), ({"scheme": "wss"}, Settings())],
)
def test_under_https_the_cookie_never_travels_in_the_open(scope: Scope, settings: Settings) -> None:
    assert guests.guest_cookie("x", scope, settings).endswith("; Secure")
    assert tokens.invitation_cookie("x", scope, settings).endswith("; Secure")


def test_an_invitation_is_carried_for_a_while_to_the_page_that_asks() -> None:
    token = tokens.new_token()
    flags = tokens.invitation_cookie(token, PLAIN, Settings()).split("; ")
    assert flags == [f"hegemon-invitation={token}", "Path=/invite", "Max-Age=900", "HttpOnly", "SameSite=Lax"]
    assert tokens.invitation_of({"cookie": flags[0]}) == token
    assert "Max-Age=0" in tokens.forget_invitation(PLAIN, Settings())


def test_a_token_is_compared_by_its_hash() -> None:
    token = tokens.new_token()
    assert tokens.is_same(tokens.hash_token(token), tokens.hash_token(token))
    assert not tokens.is_same(tokens.hash_token(token), tokens.hash_token(token + "x"))
    assert not tokens.is_same(tokens.hash_token(token), None)
    assert not tokens.is_token(token + "/..")


def test_a_secret_is_known_wherever_it_turns_up() -> None:
    token, value = tokens.new_token(), guests.new_cookie()
    for text in (
        f"/invite/{token}?x=1",
        f"{token!r}",
        f"Cookie: hegemon={value}; a=b",
        f"{{'cookie': '{value}'}}",
        f"x{value}",
    ):
        assert token not in scrub(text)
        assert value not in scrub(text)
    assert scrub("/invite/old-kind of link") == "/invite/seat-... of link"
    assert scrub("GET /t/abc seat-2 guest-list") == "GET /t/abc seat-2 guest-list"


def test_no_log_shows_a_token_or_a_cookie(written: StringIO) -> None:
    token, value = tokens.new_token(), guests.new_cookie()
    browser = client(Settings(verbose=True))
    headers = {**own(), "Cookie": f"hegemon={value}; hegemon-invitation={token}"}
    browser.get(f"/invite/{token}?again={token}", headers=headers)
    browser.post(f"/invite/{token}", headers=headers)
    browser.get("/broken", headers={**headers, "X-Forwarded-For": token})
    with connect(browser, headers, f"/live?invite={token}"):
        pass
    try:
        raise ValueError(f"no such token {token} of {value}")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception with %s", token)
    text = written.getvalue()
    assert "GET /invite/seat-... 200" in text
    assert "LIVE /live opened" in text
    assert "no such token seat-..." in text
    assert token not in text
    assert value not in text


def test_nobody_can_break_a_line_of_the_log(written: StringIO) -> None:
    client(Settings(verbose=True)).get("/a%0Ahegemon%20GET%20/forged%20200")
    line = next(line for line in written.getvalue().splitlines() if "access" in line)
    assert r"GET /a\nhegemon%20GET%20/forged%20200 404" in line


def test_without_being_asked_for_there_are_no_lines(written: StringIO) -> None:
    client().get("/page")
    assert "hegemon.table.access" not in written.getvalue()
