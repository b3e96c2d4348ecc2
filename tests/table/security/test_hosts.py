from __future__ import annotations

import pytest
from tests.table.security.guarded import WebSocketDenialResponse, client, connect, own

from hegemon.table.security.hosts import Hosts, host_name, machine_names
from hegemon.table.settings import Settings

pytestmark = pytest.mark.once

LOCAL = [
    "localhost", "localhost:8000", "LOCALHOST:9999", "localhost.:8000",
    "127.0.0.1", "127.0.0.1:8000", "127.8.8.8:1", "[::1]:8000",
]  # fmt: skip
STRANGE = [
    "example.org", "evil.localhost.example.org", "localhost.example.org:8000", "127.0.0.1.example.org",
    "localhost:8000x", "192.168.1.7:8000", "10.0.0.1", "[2001:db8::1]:8000", "",
    "local host", "localhost:8000@evil", "0.0.0.0:8000",
    "::1", "localhost,evil", "2130706433", "[::1", "x" * 300,
]  # fmt: skip


@pytest.mark.parametrize("host", LOCAL)
def test_this_machine_goes_by_its_own_names(host: str) -> None:
    assert client().get("/page", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", STRANGE)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_any_other_name_is_refused_with_a_sentence(host: str, method: str) -> None:
    answer = client().request(method, "/page", headers={"Host": host, "Origin": f"http://{host}"})
    assert answer.status_code == 400
    assert "does not go by that name" in answer.text


@pytest.mark.parametrize("host", ["example.org", "192.168.1.7:8000"])
def test_a_live_connection_to_another_name_is_refused(host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}
    with pytest.raises(WebSocketDenialResponse) as refused, connect(client(), headers):
        pass
    assert refused.value.status_code == 400


def test_a_person_gets_a_page_and_a_script_gets_data() -> None:
    strange = {"Host": "example.org"}
    shown = client().get("/page", headers={**strange, "Accept": "text/html,*/*"})
    told = client().get("/page", headers={**strange, "Accept": "application/json"})
    assert shown.headers["content-type"].startswith("text/html")
    assert told.json()["error"] == "host"


def test_the_public_host_is_a_name() -> None:
    settings = Settings(public_url="https://games.example.org:8443")
    assert client(settings).get("/page", headers={"Host": "Games.Example.org:8443"}).status_code == 200
    assert client(settings).get("/page", headers={"Host": "example.org"}).status_code == 400


def test_further_names_can_be_allowed() -> None:
    settings = Settings(allowed_hosts=("den.home",), host="10.1.2.3")
    assert client(settings).get("/page", headers={"Host": "den.home:8000"}).status_code == 200
    assert client(settings).get("/page", headers={"Host": "10.1.2.3:8000"}).status_code == 200


def test_in_the_local_network_the_machine_has_a_name() -> None:
    for name in machine_names():
        assert client(Settings(lan=True, host="0.0.0.0")).get("/page", headers={"Host": name}).status_code == 200
        assert client().get("/page", headers={"Host": name}).status_code in (400, 200 if name == "localhost" else 400)


@pytest.mark.parametrize(
    ("host", "arrived", "is_ours"),
    [
        ("192.168.1.7:8000", "192.168.1.7", True),
        ("192.168.1.7:8000", "::ffff:192.168.1.7", True),
        ("192.168.1.8:8000", "192.168.1.7", False),
        ("[fe80::1]:8000", "fe80::1", True),
        ("0.0.0.0:8000", "192.168.1.7", False),
    ],
)
def test_an_address_is_ours_if_it_is_where_the_request_arrived(host: str, arrived: str, is_ours: bool) -> None:
    scope = {"type": "http", "headers": [(b"host", host.encode())], "server": (arrived, 8000)}
    assert Hosts(client().app, Settings(lan=True, host="0.0.0.0")).is_ours(scope) is is_ours


def test_two_names_are_none() -> None:
    scope = {"type": "http", "headers": [(b"host", b"localhost"), (b"host", b"localhost")], "server": ("127.0.0.1", 1)}
    assert not Hosts(client().app, Settings()).is_ours(scope)


def test_the_port_is_not_part_of_the_name() -> None:
    assert [host_name(host) for host in ("A.b:80", "[::1]:80", "a:b", "")] == ["a.b", "::1", "", ""]


def test_what_is_ours_still_needs_our_origin() -> None:
    assert client().post("/t/x/moves", headers={"Host": "localhost:8000", **own("http://evil.org")}).status_code == 403
