from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.table.security.guarded import TestClient, WebSocketDenialResponse, client, own, pieces, sentence, small_app

from hegemon.table.security.bodies import Bodies
from hegemon.table.security.buckets import Buckets
from hegemon.table.security.guests import new_cookie
from hegemon.table.security.limits import RateLimits, asked_for, client_address, duration
from hegemon.table.settings import Limits, Rate, Settings

pytestmark = pytest.mark.once

KILOBYTE = 1024


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(clock: Clock, **changed: Any) -> TestClient:
    return client(app=RateLimits(small_app(), Settings(limits=Limits(**changed)), clock))


def guest() -> dict[str, str]:
    """The headers of a new browser."""
    return {"Cookie": f"hegemon={new_cookie()}"}


def statuses(called: TestClient, path: str, count: int, headers: dict[str, str]) -> list[int]:
    return [called.post(path, headers=headers).status_code for _ in range(count)]


def test_a_body_may_have_64_kilobytes() -> None:
    assert client().post("/name", headers=own(), content=b"x" * 64 * KILOBYTE).text == str(64 * KILOBYTE)
    answer = client().post("/name", headers=own(), content=b"x" * (64 * KILOBYTE + 1))
    assert (answer.status_code, sentence(answer)) == (413, "That is too much at once: a request may have 64 KB.")


@pytest.mark.parametrize(("count", "status"), [(63, 200), (65, 413), (3000, 413)])
def test_a_body_of_unknown_length_is_counted_while_it_comes(count: int, status: int) -> None:
    assert client().post("/name", headers=own(), content=pieces(KILOBYTE, count)).status_code == status


@pytest.mark.parametrize("length", ["-1", "many", "9" * 40, "1e3"])
def test_a_length_that_is_none_is_refused(length: str) -> None:
    assert client().post("/name", headers={**own(), "Content-Length": length}).status_code == 413


def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/name", "headers": [(b"content-length", b"10")]}
    asyncio.run(Bodies(small_app(), Settings(limits=Limits(body_seconds=0.01)))(scope, receive, send))
    assert sent[0]["status"] == 408


def test_moves_in_quick_succession_are_granted_then_refused_then_granted_again() -> None:
    clock, ada = Clock(), guest()
    called = limited(clock)
    assert statuses(called, "/t/x/moves", 41, ada) == [200] * 40 + [429]
    clock.now += 0.06
    assert statuses(called, "/t/x/moves", 2, ada) == [200, 429]


def test_a_limit_answers_with_a_sentence_and_says_when_to_try_again() -> None:
    called, ada = limited(Clock()), guest()
    statuses(called, "/quick", 10, ada)
    answer = called.post("/quick", headers=ada)
    assert (answer.status_code, answer.headers["retry-after"]) == (429, "120")
    assert sentence(answer) == "Many tables were opened from here; try again in 2 minutes."


def test_one_guest_uses_up_nothing_of_another() -> None:
    called, ada, ben = limited(Clock()), guest(), guest()
    statuses(called, "/t/x/chat", 9, ada)
    assert statuses(called, "/t/x/chat", 1, ada) == [429]
    assert statuses(called, "/t/x/chat", 1, ben) == [200]


def test_one_kind_uses_up_nothing_of_another() -> None:
    called, ada = limited(Clock()), guest()
    assert statuses(called, "/t/x/chat", 9, ada)[-1] == 429
    assert statuses(called, "/t/x/moves", 1, ada) == [200]


def test_always_new_cookies_do_not_help() -> None:
    called = limited(Clock(), openings=Rate(0.01, 2), guests_an_address=3)
    assert [called.post("/tables", headers=guest()).status_code for _ in range(7)] == [200] * 6 + [429]


def test_who_has_no_cookie_shares_with_the_others_at_the_address() -> None:
    assert statuses(limited(Clock()), "/t/x/chat", 9, {}) == [200] * 8 + [429]


def test_an_address_may_only_ask_for_so_much_altogether() -> None:
    clock = Clock()
    called = limited(clock)
    answers = [called.get("/page").status_code for _ in range(301)]
    assert answers == [200] * 300 + [429]
    clock.now += 1
    assert called.get("/page").status_code == 200


def test_lifted_limits_are_no_limits() -> None:
    called = client(Settings(limits=Limits.lifted()))
    assert set(statuses(called, "/tables", 400, own())) == {200}


def test_live_connections_are_counted_and_given_back() -> None:
    called, ada = limited(Clock(), sockets=2), guest()
    with called.websocket_connect("/live", headers=ada), called.websocket_connect("/live", headers=ada):
        with pytest.raises(WebSocketDenialResponse) as refused, called.websocket_connect("/live", headers=ada):
            pass
        assert refused.value.status_code == 429
        with called.websocket_connect("/live", headers=guest()):
            pass
    with called.websocket_connect("/live", headers=ada):
        pass


def test_a_browser_that_says_too_much_is_cut_off() -> None:
    called = limited(Clock(), messages=Rate(1, 3))
    with called.websocket_connect("/live") as socket:
        for _ in range(4):
            socket.send_text("again")
        assert [socket.receive_text() for _ in range(3)] == ["again"] * 3
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
    assert (closed.value.code, closed.value.reason) == (
        1008,
        "Too many messages came up this connection; reload the page.",
    )


def test_what_is_full_again_is_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(1000, clock)
    for number in range(500):
        buckets.take(number, Rate(1, 2))
    clock.now += 10
    for _ in range(300):
        buckets.take("ada", Rate(100, 1000))
    assert list(buckets.held) == ["ada"]


def test_never_more_are_remembered_than_was_said() -> None:
    buckets = Buckets(100, Clock())
    for number in range(1000):
        buckets.take(number, Rate(1, 2))
    assert list(buckets.held) == list(range(900, 1000))


@pytest.mark.parametrize(
    ("method", "path", "asked"),
    [
        ("GET", "/t/x/moves", ""),
        ("POST", "/t/x/moves", "moves"),
        ("POST", "/t/x/text", "moves"),
        ("POST", "/t/x/why", "questions"),
        ("POST", "/quick", "openings"),
        ("POST", "/t/x/rematch", "openings"),
        ("DELETE", "/t/x/seats/1/link", "invitations"),
        ("POST", "/invite", "invitations"),
        ("GET", "/invite/seat-abc", ""),
        ("POST", "/t/x/sit", "acts"),
        ("POST", "/t/x/seats/0/back", "acts"),
        ("POST", "/t/x/seats/0/vote", "acts"),
        ("POST", "/elsewhere/moves", "acts"),
        ("POST", "/t/x/y/chat", "acts"),
        ("PUT", "/", "acts"),
    ],
)
def test_each_request_falls_under_its_limit(method: str, path: str, asked: str) -> None:
    assert asked_for({"type": "http", "method": method, "path": path}) == asked


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("10.0.0.1", 5), "10.0.0.1"),
        (("::ffff:10.0.0.1", 5), "10.0.0.1"),
        (("2001:db8:1:2:3:4:5:6", 5), "2001:db8:1:2::/64"),
        (("::1", 5), "::1"),
        (None, ""),
    ],
)
def test_an_address_is_known_by_what_its_owner_cannot_choose(client: tuple[str, int] | None, address: str) -> None:
    assert client_address({"client": client}) == address


def test_time_is_told_as_people_do() -> None:
    assert [duration(seconds) for seconds in (1, 2, 89, 90, 120)] == [
        "1 second",
        "2 seconds",
        "89 seconds",
        "2 minutes",
        "2 minutes",
    ]
