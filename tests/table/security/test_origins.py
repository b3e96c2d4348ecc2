from __future__ import annotations

import pytest
from tests.table.security.guarded import HOME, METHODS, WebSocketDenialResponse, client, connect, own

from hegemon.table.security.origins import normal_origin
from hegemon.table.settings import Settings

pytestmark = pytest.mark.once

PUBLIC = "https://games.example.org"
SAFE = {"GET", "HEAD", "OPTIONS"}
OWN = [{"Origin": HOME}, {"Sec-Fetch-Site": "same-origin"}, {"Origin": "null", "Sec-Fetch-Site": "same-origin"}]
FOREIGN: list[dict[str, str]] = [
    {},
    {"Origin": "null"},
    {"Origin": ""},
    {"Origin": "http://evil.example"},
    {"Origin": "http://127.0.0.1:8001"},
    {"Origin": "http://127.0.0.1"},
    {"Origin": "http://localhost:8000"},
    {"Origin": "https://127.0.0.1:8000"},
    {"Origin": "http://127.0.0.1:8000.evil.example"},
    {"Origin": "http://127.0.0.1:8000@evil.example"},
    {"Origin": "http://evil.example", "Sec-Fetch-Site": "same-origin"},
    {"Origin": "null", "Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "none"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Referer": HOME + "/page"},
]


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("headers", OWN, ids=str)
def test_our_own_pages_may_do_everything(method: str, headers: dict[str, str]) -> None:
    assert client().request(method, "/t/x/moves", headers=headers).status_code == 200


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_others_may_only_look(method: str, headers: dict[str, str]) -> None:
    answer = client().request(method, "/t/x/moves", headers=headers)
    assert answer.status_code == (200 if method in SAFE else 403)
    assert method in SAFE or "not sent from a page of this server" in answer.text


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_a_live_connection_from_elsewhere_is_refused(headers: dict[str, str]) -> None:
    with pytest.raises(WebSocketDenialResponse) as refused, connect(client(), headers):
        pass
    assert refused.value.status_code == 403
    assert refused.value.headers["cache-control"] == "no-store"


def test_a_live_connection_from_our_page_is_opened() -> None:
    with connect(client(), own()) as socket:
        socket.send_text("hello")
        assert socket.receive_text() == "hello"


def test_a_live_connection_needs_the_origin_itself() -> None:
    headers = {"Sec-Fetch-Site": "same-origin"}
    with pytest.raises(WebSocketDenialResponse), connect(client(), headers):
        pass


def test_the_origin_has_the_name_by_which_we_were_called() -> None:
    called = client(base="http://localhost:8000")
    assert called.post("/name", headers={"Origin": "http://localhost:8000"}).status_code == 200
    assert called.post("/name", headers=own()).status_code == 403


@pytest.mark.parametrize("host", ["games.example.org", "127.0.0.1:8000"])
def test_behind_a_proxy_the_origin_is_the_public_one(host: str) -> None:
    called = client(Settings(public_url=PUBLIC))
    assert called.post("/name", headers={"Host": host, "Origin": PUBLIC}).status_code == 200
    refused = called.post("/name", headers={"Host": host, "Origin": f"http://{host}"})
    assert refused.status_code == 403
    assert f"Open it at {PUBLIC}." in refused.text


def test_a_usual_port_goes_without_saying() -> None:
    assert normal_origin("https://a.b") == normal_origin("HTTPS://A.B:443") == "https://a.b:443"
    assert normal_origin("http://[::1]") == "http://[::1]:80"
    assert [normal_origin(text) for text in ("null", "file:///x", "http://", "http://a:b", "")] == [""] * 5


@pytest.mark.parametrize("scheme", ["https", "wss"])
def test_under_https_the_origin_is_of_https(scheme: str) -> None:
    called = client(base="https://localhost")
    assert called.post("/name", headers={"Origin": "https://localhost"}).status_code == 200
    assert called.post("/name", headers={"Origin": "http://localhost"}).status_code == 403
