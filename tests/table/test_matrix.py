"""Nobody acts for another, and nobody looks from another's seat: every address, asked by everybody.

The table of expectations must name every route that the app has; a new route fails here until somebody has said who may
use it. Asked for is always seat A, of which Holder is the person; Host sits at B and Other at C.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from tests.table.planting import Plan, moves_of, plant, random_game, stored
from tests.table.site import Live, Person, Site, new_key
from websockets.exceptions import InvalidStatus

from hegemon.engine.match import Match
from hegemon.table.app import create_app
from hegemon.table.security.limits import ASKED
from hegemon.table.settings import Settings

pytestmark = pytest.mark.once
SHORT: dict[str, object] = {"round_limit": 1}
ASKERS = ("holder", "host", "other", "onlooker", "nobody")
TABLE = "/t/{table}"
PLAYING, WAITING, OVER = "playing", "waiting", "over"


@dataclass(frozen=True)
class Ask:
    """A request, and the status that each asker gets: holder, host, other seat, onlooker, browser without cookie."""

    method: str
    path: str
    statuses: tuple[int, int, int, int, int]
    stage: str = PLAYING
    body: dict[str, Any] = field(default_factory=dict)
    form: bool = False
    query: str = ""
    keyed: bool = False  # a fresh key goes along
    public: bool = False
    game: str = "campus"

    def __str__(self) -> str:
        return f"{self.method} {self.path}{self.query} {self.stage}"

    @property
    def is_unsafe(self) -> bool:
        return self.method != "GET"


SEAT = {"seat": 0}
MOVE = {**SEAT, "question": 1, "move": "MOVE"}
ALL = (200, 200, 200, 200, 200)
SENT_ON = (303, 303, 303, 303, 303)
NOBODY = (403, 403, 403, 403, 403)
HOLDER = (200, 403, 403, 403, 403)
HOST = (403, 200, 403, 403, 403)
EARLY = (409, 403, 403, 403, 403)
EARLY_ALL = (409, 409, 409, 409, 409)
EARLY_HOST = (403, 409, 403, 403, 403)
LATE = (409, 409, 409, 409, 403)  # a cookie is asked for first
ASKS = [
    Ask("GET", "/", ALL),
    Ask("POST", "/quick", SENT_ON, body={"game": "campus", "bots": "random"}, form=True),
    Ask("POST", "/learn", SENT_ON, body={"game": "campus"}, form=True),
    Ask("GET", "/new", ALL),
    Ask("POST", "/tables", SENT_ON, body={"game": "campus", "players": "2", "seat-1": "open"}, form=True),
    Ask("GET", "/lobby", ALL),
    Ask("GET", "/mine", ALL),
    Ask("POST", "/name", SENT_ON, body={"name": "Zoe"}, form=True),
    Ask("GET", "/rules/{game}", ALL),
    Ask("GET", "/rules/{game}/{number}", ALL),
    Ask("GET", "/new/usual", ALL, query="?game=campus&players=2"),
    Ask("GET", "/picture/{game}.svg", ALL),
    Ask("GET", "/picture/board/{game}.svg", ALL, query="?players=2"),
    Ask("GET", "/picture/face/{seat}/{bot}.svg", ALL),
    Ask("GET", "/sheet/{game}", ALL, game="frontier"),
    Ask("GET", "/sheet/{game}/map.pdf", ALL, game="frontier"),
    Ask("GET", "/games/{game}/{name}", (404, 404, 404, 404, 404)),
    Ask("GET", "/openapi.json", ALL),
    Ask("GET", "/invite/{token}", SENT_ON),
    Ask("GET", "/invite", (404, 404, 404, 404, 404)),
    Ask("POST", "/invite", (404, 404, 404, 404, 404), form=True),
    Ask("GET", TABLE, ALL),
    Ask("GET", TABLE, HOLDER, query="?seat=0"),
    Ask("GET", TABLE, ALL, WAITING),
    Ask("GET", TABLE, HOLDER, WAITING, query="?seat=0"),
    Ask("GET", TABLE, HOLDER, OVER, query="?seat=0"),
    Ask("GET", f"{TABLE}/replay", ALL),
    Ask("GET", f"{TABLE}/replay", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/replay", EARLY_ALL, WAITING),
    Ask("GET", f"{TABLE}/replay", ALL, OVER, query="?seat=0"),
    Ask("GET", f"{TABLE}/text", ALL),
    Ask("GET", f"{TABLE}/text", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/text", ALL, WAITING),
    Ask("GET", f"{TABLE}/snapshot", ALL),
    Ask("GET", f"{TABLE}/snapshot", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/snapshot", HOLDER, OVER, query="?seat=0"),
    Ask("GET", f"{TABLE}/words", ALL),
    Ask("GET", f"{TABLE}/words", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/at/{{moment}}", ALL),
    Ask("GET", f"{TABLE}/at/{{moment}}", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/at/{{moment}}", ALL, OVER, query="?seat=0"),
    Ask("GET", f"{TABLE}/at/{{moment}}", EARLY_ALL, WAITING),
    Ask("GET", f"{TABLE}/record", NOBODY),
    Ask("GET", f"{TABLE}/record", NOBODY, WAITING),
    Ask("GET", f"{TABLE}/record", ALL, OVER),
    Ask("GET", f"{TABLE}/review", NOBODY),
    Ask("GET", f"{TABLE}/review", NOBODY, WAITING),
    Ask("GET", f"{TABLE}/review", ALL, OVER),
    Ask("GET", f"{TABLE}/review", ALL, OVER, query="?seat=0"),
    Ask("GET", "/picture/t/{table}.svg", NOBODY),
    Ask("GET", "/picture/t/{table}.svg", NOBODY, WAITING),
    Ask("GET", "/picture/t/{table}.svg", ALL, OVER),
    Ask("GET", "/picture/now/{table}.svg", ALL),
    Ask("GET", "/picture/now/{table}.svg", (404, 404, 404, 404, 404), WAITING),
    Ask("GET", "/picture/now/{table}.svg", ALL, OVER),
    Ask("GET", f"{TABLE}/report.zip", ALL),
    Ask("GET", f"{TABLE}/report.zip", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/report.zip", ALL, WAITING),
    Ask("GET", f"{TABLE}/report.zip", ALL, OVER),
    Ask("POST", f"{TABLE}/text", (303, 403, 403, 403, 403), body=MOVE, form=True, keyed=True),
    Ask("POST", f"{TABLE}/moves", HOLDER, body=MOVE, keyed=True),
    Ask("POST", f"{TABLE}/moves", EARLY, WAITING, body=MOVE, keyed=True),
    Ask("POST", f"{TABLE}/moves", EARLY, OVER, body=MOVE, keyed=True),
    Ask("POST", f"{TABLE}/back", EARLY, body=SEAT, keyed=True),
    Ask("POST", f"{TABLE}/read", HOLDER, body={**SEAT, "number": 0}, keyed=True),
    Ask("POST", f"{TABLE}/learnt", HOLDER, body=SEAT, keyed=True),
    Ask("POST", f"{TABLE}/resign", HOLDER, body=SEAT, keyed=True),
    Ask("POST", f"{TABLE}/why", HOLDER, body={**SEAT, "move": "MOVE"}),
    Ask("POST", f"{TABLE}/hint", HOLDER, body={**SEAT, "words": ["place"]}),
    Ask("POST", f"{TABLE}/chat", HOLDER, body={**SEAT, "text": "hello"}, keyed=True),
    Ask("POST", f"{TABLE}/chat", HOLDER, OVER, body={**SEAT, "text": "hello", "to": 2}, keyed=True),
    Ask("POST", f"{TABLE}/sit", (200, 409, 409, 409, 403), body=SEAT, public=True),
    Ask("POST", f"{TABLE}/sit", (200, 409, 403, 403, 403), body=SEAT),
    Ask("POST", f"{TABLE}/sit", (403, 200, 403, 403, 403), WAITING, body={"seat": 3}),
    Ask("POST", f"{TABLE}/sit", (200, 200, 200, 200, 403), WAITING, body={"seat": 3}, public=True),
    Ask("POST", f"{TABLE}/number", EARLY, body={**SEAT, "number": "0" * 32}),
    Ask("POST", f"{TABLE}/number", HOLDER, WAITING, body={**SEAT, "number": "0" * 32}),
    Ask("POST", f"{TABLE}/number", HOLDER, OVER, body={**SEAT, "number": "0" * 32}),
    Ask("GET", "/check", ALL),
    Ask("GET", f"{TABLE}/check", ALL),
    Ask("GET", f"{TABLE}/check", ALL, OVER),
    Ask("POST", f"{TABLE}/leave", EARLY, body=SEAT),
    Ask("POST", f"{TABLE}/leave", HOLDER, WAITING, body=SEAT),
    Ask("POST", f"{TABLE}/begin", EARLY_HOST),
    Ask("POST", f"{TABLE}/begin", HOST, WAITING),
    Ask("POST", f"{TABLE}/pace", HOST, body={"pace": 0.2}),
    Ask("POST", f"{TABLE}/pace", HOST, WAITING, body={"pace": 0.2}),
    Ask("GET", f"{TABLE}/turn", HOLDER, query="?seat=0"),
    Ask("GET", f"{TABLE}/turn", HOLDER, WAITING, query="?seat=0"),
    Ask("GET", f"{TABLE}/turn", HOLDER, OVER, query="?seat=0"),
    Ask("POST", f"{TABLE}/thinking", HOST, body={"thinking": 3}),
    Ask("POST", f"{TABLE}/thinking", HOST, WAITING, body={"thinking": 3}),
    Ask("POST", f"{TABLE}/hints", HOST, body={"allowed": True}),
    Ask("POST", f"{TABLE}/hints", HOST, WAITING, body={"allowed": False}),
    Ask("POST", f"{TABLE}/standin", HOST, body={"bot": "easy"}),
    Ask("POST", f"{TABLE}/standin", (403, 400, 403, 403, 403), body={"bot": "nobody"}),
    Ask("POST", f"{TABLE}/advice", NOBODY, body=SEAT),
    Ask("POST", f"{TABLE}/advice", (409, 403, 403, 403, 403), WAITING, body=SEAT),
    Ask("POST", f"{TABLE}/host", HOST, body={"seat": 2}),
    Ask("POST", f"{TABLE}/host", (403, 409, 403, 403, 403), WAITING, body={"seat": 3}),
    Ask("POST", f"{TABLE}/seats/{{seat}}/bot", (200, 200, 403, 403, 403), body={"bot": "random"}),
    Ask("POST", f"{TABLE}/seats/{{seat}}/bot", (409, 409, 403, 403, 403), OVER, body={"bot": "random"}),
    Ask("DELETE", f"{TABLE}/seats/{{seat}}/bot", EARLY_HOST),
    Ask("DELETE", f"{TABLE}/seats/{{seat}}/bot", EARLY_HOST, WAITING),  # nor does a bot play that seat
    Ask("POST", f"{TABLE}/seats/{{seat}}/back", HOLDER),
    Ask("POST", f"{TABLE}/seats/{{seat}}/vote", (403, 409, 409, 403, 403)),
    Ask("POST", f"{TABLE}/seats/{{seat}}/vote", (403, 409, 409, 403, 403), WAITING),
    Ask("POST", f"{TABLE}/seats/{{seat}}/vote", (403, 409, 409, 403, 403), OVER),
    Ask("POST", f"{TABLE}/seats/{{seat}}/link", HOLDER),
    Ask("POST", f"{TABLE}/seats/{{seat}}/link", HOLDER, WAITING),
    Ask("POST", f"{TABLE}/seats/{{seat}}/link", HOLDER, OVER),
    Ask("DELETE", f"{TABLE}/seats/{{seat}}/link", HOLDER),
    Ask("POST", f"{TABLE}/rematch", (409, 409, 409, 403, 403)),
    Ask("POST", f"{TABLE}/rematch", (200, 200, 200, 403, 403), OVER),
    Ask("POST", f"{TABLE}/again", (409, 409, 409, 403, 403), form=True),
    Ask("POST", f"{TABLE}/again", (303, 303, 303, 403, 403), OVER, form=True),
]
LIVE = "/live"  # asked below by live connections


def test_every_route_has_its_expectation(tmp_path: Path) -> None:
    expected = {(ask.method, ask.path) for ask in ASKS} | {("LIVE", LIVE)}
    assert set(routes(tmp_path)) == expected


def test_every_limit_is_that_of_a_route(tmp_path: Path) -> None:
    assert set(ASKED) <= {path for method, path in routes(tmp_path) if method in ("POST", "DELETE")}


def routes(folder: Path) -> Iterator[tuple[str, str]]:
    app = create_app(Settings(database=f"sqlite:///{folder}/none.sqlite3"))
    for route in flat(app.routes):
        if isinstance(route, WebSocketRoute) or "WebSocket" in type(route).__name__:
            yield "LIVE", str(vars(route)["path"])
        elif isinstance(route, APIRoute | Route):
            yield from ((method, route.path) for method in (route.methods or set()) - {"HEAD"})
        else:
            assert isinstance(route, Mount), f"what is {route!r}?"
            assert route.path.startswith("/static/")
    documented = app.openapi()["paths"]
    yield from ((method.upper(), path) for path, methods in documented.items() for method in methods)


def flat(found: list[BaseRoute]) -> Iterator[BaseRoute]:
    """Routes with those of included routers, which the prefix of their own is part of already."""
    for route in found:
        inner = getattr(route, "original_router", None)
        if inner is None:
            yield route
        else:
            assert not route.include_context.prefix, "the paths below would lack it"  # type: ignore[attr-defined]
            yield from flat(inner.routes)


@pytest.fixture(scope="module")
def people(site: Site) -> dict[str, Person]:
    """One browser for each kind of asker; the last has no cookie."""
    found = {name: site.person(name.capitalize()) for name in ASKERS[:-1]}
    found["nobody"] = Person(site)
    site.opened.append(found["nobody"])
    return found


def table_for(site: Site, people: dict[str, Person], stage: str, public: bool = False) -> str:
    seats = [people["holder"], people["host"], people["other"]]
    if stage == WAITING:
        return plant(site, Plan("campus", [*seats, None, None], people["host"], begun=False, public=public))
    if stage == OVER:
        match = finished()
        ending = match.standing.ending
        return plant(
            site,
            Plan("campus", seats, people["host"], dials=SHORT, public=public, moves=moves_of(match), ending=ending),
        )
    return plant(site, Plan("campus", seats, people["host"], public=public))


@cache
def finished() -> Match:
    return random_game("campus", 3, SHORT)


@cache
def first_move() -> str:
    match = random_game("campus", 3, {}, most=1)
    assert match.moves[0].seat == 0
    return match.moves[0].text


def send(person: Person, ask: Ask, table: str, **headers: str | None) -> httpx.Response:
    """Carry out a request with a client that has the person's cookies and is thrown away with what it was given."""
    parts = {"game": ask.game, "bot": "hard", "name": "lore", "number": "CAMPUS-1.1", "token": "seat-" + "x" * 22}
    path = ask.path.format(table=table, seat=0, moment=0, **parts)
    body = {name: first_move() if value == "MOVE" else value for name, value in ask.body.items()}
    if ask.keyed:
        body["key"] = new_key()
    given = {"origin": person.site.address, **headers}
    sent = {name: value for name, value in given.items() if value is not None}
    with httpx.Client(timeout=30, verify=False, cookies=dict(person.client.cookies), headers=sent) as client:
        content = {"data": body} if ask.form else {"json": body} if ask.method == "POST" else {}
        return client.request(ask.method, person.site.address + path + ask.query, **content)  # type: ignore[arg-type]


@pytest.mark.parametrize("ask", ASKS, ids=str)
def test_everybody_gets_what_is_theirs_and_nothing_else_changes(
    site: Site, people: dict[str, Person], ask: Ask
) -> None:
    got = {}
    for asker in reversed(ASKERS):
        table = table_for(site, people, ask.stage, ask.public)
        before = stored(site, table)
        answer = send(people[asker], ask, table)
        got[asker] = answer.status_code
        if answer.status_code >= 400 or not ask.is_unsafe:
            assert stored(site, table) == before, f"{asker} changed something"
        if answer.status_code >= 400:
            assert_is_a_sentence(answer)
    assert got == dict(zip(ASKERS, ask.statuses))


def assert_is_a_sentence(answer: httpx.Response) -> None:
    if answer.headers["content-type"].startswith("application/json"):
        problem = answer.json()
        assert set(problem) == {"error", "sentence", "rule"}
        assert problem["error"]
        assert problem["sentence"][0].isupper()
        assert problem["sentence"][-1] in ".?!"


STRANGE_ORIGINS: dict[str, dict[str, str | None]] = {
    "another site": {"origin": "https://evil.example"},
    "another port": {"origin": "http://127.0.0.1:1"},
    "no origin": {"origin": None},
    "a hidden origin": {"origin": "null"},
    "a hidden origin from elsewhere": {"origin": "null", "sec-fetch-site": "cross-site"},
    "no origin, a sister site": {"origin": None, "sec-fetch-site": "same-site"},
}


@pytest.mark.parametrize("strange", STRANGE_ORIGINS)
def test_other_sites_change_nothing_with_our_cookies(site: Site, people: dict[str, Person], strange: str) -> None:
    tables = {stage: table_for(site, people, stage, public=True) for stage in (PLAYING, WAITING, OVER)}
    before = {table: stored(site, table) for table in tables.values()}
    for ask in [ask for ask in ASKS if ask.is_unsafe]:
        for asker in ("holder", "host"):
            answer = send(people[asker], ask, tables[ask.stage], **STRANGE_ORIGINS[strange])
            assert (answer.status_code, answer.json()["error"]) == (403, "origin"), str(ask)
    assert {table: stored(site, table) for table in tables.values()} == before


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_seat_is_played_from_its_own_browser_alone(site: Site, people: dict[str, Person], seat: int) -> None:
    table = table_for(site, people, PLAYING)
    mine = ["holder", "host", "other"][seat]
    for asker in ASKERS:
        person = people[asker]
        why = person.post(f"/t/{table}/why", seat=seat, move=first_move()).status_code
        view = person.get(f"/t/{table}/snapshot?seat={seat}").status_code
        said = person.post(f"/t/{table}/chat", seat=seat, text="hello", key=new_key()).status_code
        assert {why, view, said} == {200 if asker == mine else 403}, asker


def test_a_seat_that_the_table_does_not_have_belongs_to_nobody(site: Site, people: dict[str, Person]) -> None:
    table = table_for(site, people, PLAYING)
    before = stored(site, table)
    host = people["host"]
    assert host.play(table, 9, 1, first_move()).status_code == 403
    assert host.get(f"/t/{table}/snapshot?seat=9").status_code == 403
    assert host.post(f"/t/{table}/seats/9/bot", bot="random").status_code == 404
    assert host.post(f"/t/{table}/seats/9/link").status_code == 404
    assert stored(site, table) == before


def test_a_key_of_another_opens_nothing(site: Site, people: dict[str, Person]) -> None:
    table, key = table_for(site, people, PLAYING), new_key()
    assert people["holder"].post(f"/t/{table}/resign", seat=0, key=key).status_code == 200
    answers = [people["other"].post(f"/t/{table}/resign", seat=seat, key=key).status_code for seat in (0, 1)]
    assert answers == [403, 403]
    assert [seat["resigned"] for seat in people["other"].snapshot(table)["seats"]] == [True, False, False]


@pytest.mark.parametrize("asker", ASKERS)
def test_news_of_a_seat_go_to_its_own_browser_alone(site: Site, people: dict[str, Person], asker: str) -> None:
    table = table_for(site, people, PLAYING)
    with Live(people[asker], table, 0) as tab:
        message = tab.next()
    if asker == "holder":
        assert (message["type"], message["mine"]) == ("snapshot", [0])
    else:
        assert set(message) == {"type", "sentence"}
        assert message["type"] == "reload"


@pytest.mark.parametrize("asker", ASKERS)
def test_everybody_may_look_on_from_their_own_place(site: Site, people: dict[str, Person], asker: str) -> None:
    table = table_for(site, people, PLAYING)
    with Live(people[asker], table, None) as tab:
        message = tab.next()
    own = {"holder": [0], "host": [1], "other": [2]}.get(asker, [])
    assert (message["type"], message["mine"]) == ("snapshot", own)
    assert json.dumps(message["picks"]) == "[]" or own == [0]


@pytest.mark.parametrize("strange", STRANGE_ORIGINS)
def test_other_sites_hear_nothing(site: Site, people: dict[str, Person], strange: str) -> None:
    from websockets.sync.client import connect

    table = table_for(site, people, PLAYING)
    given = STRANGE_ORIGINS[strange]
    headers = {"cookie": people["holder"].cookie, **{name: value for name, value in given.items() if value is not None}}
    address = site.address.replace("http", "ws")
    for query in (f"?table={table}&seat=0", f"?table={table}", ""):
        with pytest.raises(InvalidStatus) as refused, connect(f"{address}/live{query}", additional_headers=headers):
            pass
        assert refused.value.response.status_code == 403
