"""Whatever is sent, the answer is a sentence and never a mistake of ours: generated requests, then chosen ones."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import httpx
import pytest
from tests.table.planting import Plan, plant, stored
from tests.table.site import Person, Site, new_key

from hegemon.table.app import create_app
from hegemon.table.rooms.hub import Hub
from hegemon.table.settings import Settings
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once
EXAMPLES = 12  # for each of some forty operations: about twenty seconds
DESCRIBED = create_app(Settings(database=f"sqlite:///{Path(gettempdir())}/never-opened.sqlite3")).openapi()
OPERATIONS = [(method, path) for path, methods in DESCRIBED["paths"].items() for method in methods]


@pytest.fixture(scope="module")
def schema() -> Any:
    """The requests that the app says it takes; what makes them takes a second to import, in every process."""
    import schemathesis

    return schemathesis.openapi.from_dict(DESCRIBED)


@pytest.fixture(scope="module")
def mia(site: Site) -> Person:
    return site.person("Mia")


@pytest.fixture(scope="module")
def table(site: Site, mia: Person) -> str:
    """A game that Mia plays alone with herself."""
    return plant(site, Plan("campus", [mia, mia, mia], mia))


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(schema: Any, method: str, path: str, site: Site, mia: Person, table: str) -> None:
    """Half of the requests go to a table that there is; the rest where chance leads them."""
    from hypothesis import HealthCheck, given, settings

    def answer_is_as_described(case: Any) -> None:
        if "table" in case.path_parameters and len(json.dumps(str(case.body), default=str)) % 2:
            case.path_parameters["table"] = table
        check_answer(case, site, {"origin": site.address, "cookie": mia.cookie})

    lots = settings(
        max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    lots(given(schema[path][method].as_strategy())(answer_is_as_described))()  # type: ignore[no-untyped-call]


def check_answer(case: Any, site: Site, headers: dict[str, str]) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    answer = case.call(base_url=site.address, headers=headers, allow_redirects=False)
    described = [checks.content_type_conformance, checks.response_schema_conformance, checks.status_code_conformance]
    case.validate_response(answer, checks=[not_a_server_error, *described], headers=headers)
    if answer.status_code >= 400 and "json" in answer.headers.get("content-type", [""])[0]:
        assert_says_why(answer.json())


def assert_says_why(problem: dict[str, str]) -> None:
    assert set(problem) == {"error", "sentence", "rule"}
    assert problem["error"]
    assert problem["sentence"].strip().endswith((".", "?", "!")), problem


BODIES: dict[str, bytes] = {
    "nothing": b"",
    "garbage": b"{]",
    "half of it": b'{"seat": 0, "quest',
    "not text": b"\xff\xfe\x00\x80",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1e999",
    "not a number": b'{"seat": NaN, "question": Infinity, "move": "pass", "key": "kkkkkkkkkkkkkkkkkkkk"}',
    "a huge number": b'{"seat": ' + b"9" * 5000 + b', "move": "pass"}',
    "deep": b"[" * 20_000,
    "deep objects": b'{"a":' * 10_000,
    "lone surrogate": b'{"seat": 0, "question": 1, "move": "\\ud800", "text": "\\ud800", "words": ["\\ud800"], '
    b'"bot": "\\ud800", "key": "kkkkkkkkkkkkkkkkkkkk"}',
    "zero byte": b'{"seat": 0, "question": 1, "move": "a\\u0000b", "text": "\\u0000", "words": ["\\u0000"], '
    b'"bot": "\\u0000", "key": "kkkkkkkkkkkkkkkkkkkk"}',
    "wrong types": b'{"seat": "x", "question": [], "move": {}, "text": 1, "words": "w", "bot": 2, "key": null}',
    "a seat in between": b'{"seat": 0.5, "question": true, "move": "pass", "key": "kkkkkkkkkkkkkkkkkkkk"}',
    "large": b'{"text": "' + b"x" * 70_000 + b'"}',
}
POSTS = ["moves", "back", "why", "hint", "chat", "sit", "leave", "seats/9/bot", "text"]
BY_SEAT = ["resign", "host"]  # a good seat is enough for these


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_that_makes_no_sense_is_refused_with_a_sentence(
    site: Site, mia: Person, table: str, name: str, kind: str
) -> None:
    before = stored(site, table)
    for path in POSTS if b'"seat": 0,' in BODIES[name] else POSTS + BY_SEAT:
        headers = {"content-type": kind} if kind else {}
        answer = mia.client.post(f"{site.address}/t/{table}/{path}", content=BODIES[name], headers=headers)
        assert_refused(answer)
    assert stored(site, table) == before


def assert_refused(answer: httpx.Response) -> None:
    """A sentence; 200 only where a seat is all that is asked for, or where words may mean nothing."""
    assert answer.status_code < 500, answer.text
    if answer.headers.get("content-type", "").startswith("application/json"):
        if answer.status_code >= 400:
            assert_says_why(answer.json())
        else:
            assert answer.url.path.endswith(("hint", "sit"))
    else:
        assert answer.status_code >= 400
        assert "<h1>" in answer.text


def test_what_is_too_large_is_told_so(site: Site, mia: Person, table: str) -> None:
    answer = mia.client.post(f"{site.address}/t/{table}/chat", content=b"x" * 200_000)
    assert (answer.status_code, answer.json()["error"]) == (413, "size")


FORMS: list[tuple[str, dict[str, str]]] = [
    ("/quick", {}),
    ("/quick", {"game": "nothing"}),
    ("/quick", {"game": "campus", "players": "99999999999999999999"}),
    ("/quick", {"game": "campus", "players": "-1"}),
    ("/quick", {"game": "campus", "players": "16"}),
    ("/quick", {"game": "campus", "bots": "../../etc"}),
    ("/quick", {"game": "../campus"}),
    ("/quick", {"game": "campus\0"}),
    ("/tables", {}),
    ("/tables", {"game": "campus", "players": "9" * 5000}),
    ("/tables", {"game": "campus", "players": "\u0663"}),
    ("/tables", {"game": "campus", "players": "2", "pace": "nan"}),
    ("/tables", {"game": "campus", "players": "2", "pace": "1e9"}),
    ("/tables", {"game": "campus", "players": "2", "pace": "."}),
    ("/tables", {"game": "campus", "players": "2", "pace": ""}),
    ("/tables", {"game": "campus", "players": "2", "seat-0": "bot:nobody"}),
    ("/tables", {"game": "campus", "players": "2", "seat-1": "\ud83d\ude00"}),
    ("/tables", {"game": "campus", "players": "2", "dial-round_limit": "9" * 5000}),
    ("/tables", {"game": "campus", "players": "2", "dial-round_limit": "\u00b2"}),
    ("/tables", {"game": "campus", "players": "2", "dial-round_limit": "1e5"}),
    ("/name", {}),
    ("/name", {"name": " \t\n "}),
    ("/name", {"name": "\u202e\u200b\u0000"}),
    ("/name", {"name": "x" * 10_000}),
]


@pytest.mark.parametrize(("path", "fields"), FORMS, ids=lambda value: str(value)[:60])
def test_a_form_that_makes_no_sense_is_refused_with_a_sentence(
    site: Site, mia: Person, path: str, fields: dict[str, str]
) -> None:
    for accept in ("text/html", "application/json"):
        sent = {name: value.encode("utf-16", "surrogatepass").decode("utf-16") for name, value in fields.items()}
        answer = mia.client.post(site.address + path, data=sent, headers={"accept": accept})
        assert 400 <= answer.status_code < 500, answer.text[:300]
        assert "<h1>" in answer.text or answer.json()["sentence"]


PATHS = [
    "/t/..%2f..%2fetc%2fpasswd",
    "/t/%00",
    "/t/%ff%fe",
    "/t/" + "x" * 3000,
    "/t/abcdefghjk",
    "/t/abcdefghjk/snapshot",
    "/t/abcdefghjk/at/0",
    "/t/{table}/at/-1?seat=99",
    "/t/{table}/at/99999999999999999999999999?seat=x",
    "/t/{table}/at/x",
    "/t/{table}/at/1e9",
    "/t/{table}?seat=-1",
    "/t/{table}?seat=16",
    "/t/{table}?seat=" + "9" * 5000,
    "/t/{table}/replay?at=x",
    "/t/{table}/nothing",
    "/t/{table}/",
    "/t//",
    "//t",
    "/rules/nothing",
    "/rules/..%2fcampus",
    "/rules/campus/nothing",
    "/rules/campus/%3Cscript%3E",
    "/picture/nothing.svg",
    "/picture/..%2f..%2fapp.svg",
    "/new?game=nothing",
    "/new?game=%3Cscript%3E",
    "/invite/%00",
    "/static/nothing",
    "/static/x/..%2f..%2fapp.py",
    "/static/{static}/../app.py",
    "/static/{static}/..%2fapp.py",
    "/static/{static}/%00",
    "/static/{static}/",
    "/static/{static}//etc/passwd",
    f"/static/{{static}}/{300 * 'a'}",
    f"/static/{{static}}/{300 * 'a'}.js",
    f"/static/{{static}}/{300 * 'a'}.css",
    "/favicon.ico",
    "/docs",
    "/redoc",
    "/.git/config",
    "/%2e%2e/%2e%2e/etc/passwd",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:60])
def test_an_address_that_leads_nowhere_says_so(site: Site, mia: Person, table: str, path: str) -> None:
    from hegemon.table.pages.render import static_digest

    where = path.replace("{table}", table).replace("{static}", static_digest())
    for accept in ("text/html", "application/json"):
        answer = raw_get(site, mia, where, accept)
        assert answer.status_code in (303, 307) or 400 <= answer.status_code < 500, answer.text[:200]
        assert "<script>" not in answer.text or answer.headers["content-type"] == "application/json"
        assert "create_app" not in answer.text
        assert "root:" not in answer.text
        if answer.status_code >= 400:
            assert "<h1>" in answer.text if "html" in answer.headers["content-type"] else answer.json()["sentence"]


def raw_get(site: Site, person: Person, path: str, accept: str) -> httpx.Response:
    """Ask for a path exactly as it is written; the client would tidy it."""
    request = person.client.build_request("GET", site.address + "/", headers={"accept": accept})
    request.url = request.url.copy_with(raw_path=path.encode())
    return person.client.send(request)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"])
def test_another_method_is_refused_with_a_sentence(site: Site, mia: Person, table: str, method: str) -> None:
    for path in ("/", f"/t/{table}", f"/t/{table}/moves", "/nothing"):
        answer = mia.client.request(method, site.address + path)
        assert 400 <= answer.status_code < 500
        assert_says_why(answer.json())


NASTY = "</script><img src=x onerror=alert(1)>\"'&{{7*7}}\u2028\x07\u202e"
NASTY_NAME = NASTY[:20]  # as much of it as a name may have


@pytest.fixture(scope="module")
def nasty(site: Site) -> tuple[Person, str]:
    """A table whose host has a name, and says things, that would be code if they were not escaped."""
    person = site.person(NASTY_NAME)
    table = person.open("campus", ["you", "open", "bot:random"], public=True)
    person.post(f"/t/{table}/chat", seat=0, text=NASTY, key=new_key())
    return person, table


PAGES = ["/", "/mine", "/lobby", "/t/{table}", "/t/{table}/text", "/t/{table}/replay", "/t/{table}?seat=0"]


@pytest.mark.parametrize("begun", [False, True])
def test_names_and_talk_are_escaped_on_every_page(site: Site, nasty: tuple[Person, str], begun: bool) -> None:
    person, table = nasty
    if begun:
        person.post(f"/t/{table}/begin")
    for path in PAGES:
        text = person.get(path.format(table=table), headers={"accept": "text/html"}).text
        for code in ("<img src=x", "onerror=alert(1)>"):
            assert code not in text, path
        assert text.count("</script>") == text.count("<script"), path
        assert "\x07" not in text
        assert "\u202e" not in text
        assert "\u2028" not in text


def test_an_invitation_shows_the_hosts_name_escaped(site: Site, nasty: tuple[Person, str]) -> None:
    host = site.person(NASTY_NAME)
    table = host.open("campus", ["you", "open"])
    guest = site.person()
    guest.get("/invite/" + host.post(f"/t/{table}/seats/1/link").json()["url"].rpartition("/")[2])
    page = guest.get("/invite", headers={"accept": "text/html"})
    assert page.status_code == 200
    assert "<img src=x" not in page.text
    assert "&lt;/script&gt;" in page.text


def test_typed_moves_come_back_escaped(site: Site, mia: Person, table: str) -> None:
    for move in ("<img src=x onerror=alert(1)>", "place <b> 1", '"><script>alert(1)</script>'):
        answer = mia.form(f"/t/{table}/text", seat=0, question=1, move=move, key=new_key())
        assert 400 <= answer.status_code < 500
        assert "<img src=x" not in answer.text
        assert "<script>alert" not in answer.text
        assert "<b>" not in answer.text


def test_table_talk_keeps_letters_of_all_scripts_and_drops_signs_that_control(
    site: Site, mia: Person, table: str
) -> None:
    said = "Grüße, 你好, שלום, 🎲\x00\x07\u202e\u2066!"
    assert mia.post(f"/t/{table}/chat", seat=0, text=said, key=new_key()).status_code == 200
    assert mia.snapshot(table, 0)["chat"]["lines"][-1]["text"] == "Grüße, 你好, שלום, 🎲!"


@pytest.mark.parametrize("word", ["%00", "%ff", "%0a", "a%00b", "%F0%9F%98%80", "x" * 500])
@pytest.mark.parametrize(
    "path", ["/t/{}", "/t/{}/text", "/t/{}/snapshot", "/rules/{}", "/rules/campus/{}", "/sheet/{}", "/games/campus/{}"]
)
def test_an_address_of_nothing_is_not_found(mia: Person, path: str, word: str) -> None:
    answer = mia.get(path.format(word))
    assert answer.status_code == 404, answer.text
    assert_says_why(answer.json())


def test_what_cannot_be_the_id_of_a_table_is_not_looked_up(tmp_path: Path) -> None:
    """A database server refuses some letters altogether; this store, which is not open, refuses everything."""
    hub = Hub(Store(f"sqlite:///{tmp_path}/none.sqlite3"))
    hub.store.readers.shutdown()
    ids = ["\0", "aaaaaaaaa\0", "", "AAAAAAAAAA", "aaaaaaaaaaaaaaaaaa", "a" * 100_000, "\udcff"]
    assert [asyncio.run(hub.room(word)) for word in ids] == [None] * len(ids)


def test_a_key_of_a_form_is_of_plain_letters(mia: Person, table: str) -> None:
    answer = mia.form(f"/t/{table}/text", seat=0, question=1, move="end", key="\0" * 20)
    assert answer.status_code == 422
