"""What happens at a table when people come, go, hand over, give up, and when its rules are not those installed."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from tests.table.planting import truth
from tests.table.site import Person, Site, first_move, new_key
from tests.table.storage.samples import in_store

from hegemon.table.live.channel import Subscriber
from hegemon.table.rooms import presence
from hegemon.table.rooms.commands import Commands
from hegemon.table.rooms.hub import Hub
from hegemon.table.rooms.opening import TableRequest, open_table
from hegemon.table.rooms.presence import Presence
from hegemon.table.rooms.seating import Seating
from hegemon.table.storage.store import Store

pytestmark = pytest.mark.once


def test_a_slow_reader_is_told_to_reload_and_gets_nothing_more() -> None:
    reader = Subscriber("somebody", limit=3)
    assert [reader.offer(str(k)) for k in range(5)] == [True, True, True, False, False]
    assert "reload" in str(reader.waiting.get_nowait())
    assert (reader.waiting.get_nowait(), reader.waiting.empty()) == (None, True)


def test_a_reload_is_no_departure(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("hegemon.table.rooms.presence.time.monotonic", lambda: clock[0])
    here = Presence()
    here.arrive("mia")
    here.depart("mia")
    assert here.is_here("mia")
    clock[0] += presence.GRACE_SECONDS + 1
    assert not here.is_here("mia")


def test_others_act_for_a_host_who_was_gone_for_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("hegemon.table.rooms.presence.time.monotonic", lambda: clock[0])
    here = Presence()
    here.arrive("host")
    clock[0] += 700
    assert not here.is_long_gone("host")
    here.depart("host")
    clock[0] += 599
    assert not here.is_long_gone("host")
    clock[0] += 2
    assert here.is_long_gone("host")


def test_who_reads_the_table_as_text_is_not_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("hegemon.table.rooms.presence.time.monotonic", lambda: clock[0])
    here = Presence()
    clock[0] += 599
    here.notice("mia")
    clock[0] += 599
    assert (here.is_long_gone("mia"), here.is_long_gone("noa")) == (False, True)


def test_pages_are_told_that_somebody_has_been_gone_for_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("hegemon.table.rooms.presence.time.monotonic", lambda: clock[0])

    async def watch(store: Store) -> list[list[int]]:
        hub, reader = Hub(store), Subscriber("noa")
        room = await hub.room(await open_table(store, "mia", "Mia", TableRequest("campus", ["you", "open", "open"])))
        assert room is not None
        seating = Seating(Commands(hub))
        for seat, guest in ((1, "noa"), (2, "eve")):
            await seating.seat_person(room, "sit", seat, guest, guest)
        hub.subscribe(room, 1, reader, "", 0)
        room.presence.arrive("eve")
        clock[0] += 601
        hub.tell_of_the_gone(room)
        hub.tell_of_the_gone(room)
        told = [json.loads(str(reader.waiting.get_nowait())) for _ in range(reader.waiting.qsize())]
        return [message["seats"][0]["voters"] for message in told]

    assert in_store(tmp_path, watch) == [[], [], [1, 2]]  # at first, when Noa arrives, and once


def test_hosting_is_handed_over(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("campus", ["you", "open", "open"], public=True)
    assert noa.post(f"/t/{table}/sit", seat=1).status_code == 200
    assert noa.post(f"/t/{table}/begin").status_code == 403
    assert mia.post(f"/t/{table}/host", seat=1).status_code == 200
    assert noa.post(f"/t/{table}/begin").status_code == 200
    assert [seat["kind"] for seat in noa.snapshot(table)["seats"]] == ["person", "person", "bot"]


def test_a_game_begins_when_the_last_seat_is_taken(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("campus", ["you", "open"], public=True)
    assert mia.snapshot(table)["stage"] == "waiting"
    noa.post(f"/t/{table}/sit", seat=1)
    assert mia.snapshot(table)["stage"] == "playing"


def test_a_taken_seat_is_not_taken_again(site: Site) -> None:
    mia, noa, eve = site.person("Mia"), site.person("Noa"), site.person("Eve")
    table = mia.open("campus", ["you", "open", "open"], public=True)
    noa.post(f"/t/{table}/sit", seat=1)
    refusal = eve.post(f"/t/{table}/sit", seat=1)
    assert (refusal.status_code, refusal.json()["sentence"]) == (409, "Seat B is taken.")


def test_a_seat_is_left_before_the_game_begins_and_not_after(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("campus", ["you", "open", "open"], public=True)
    noa.post(f"/t/{table}/sit", seat=1)
    assert noa.post(f"/t/{table}/leave", seat=1).status_code == 200
    mia.post(f"/t/{table}/begin")
    assert mia.post(f"/t/{table}/leave", seat=0).status_code == 409


def test_who_resigns_is_played_for_by_a_bot_for_good(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "bot:random"], {"round_limit": 1})
    assert mia.post(f"/t/{table}/resign", seat=0, key=new_key()).status_code == 200
    assert mia.post(f"/t/{table}/seats/0/back").status_code == 409
    with mia.live(table, 0) as tab:
        tab.until(lambda parts: parts["result"] is not None)
    assert mia.snapshot(table)["seats"][0]["resigned"] is True


def test_a_table_of_another_rules_version_opens_read_only_with_a_sentence(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "bot:random"])
    database = site.database.removeprefix("sqlite:///")
    site.stop()
    with sqlite3.connect(database) as connection:
        connection.execute("update tables set version = 99 where id = ?", (table,))
    connection.close()
    site.start()
    parts = mia.snapshot(table)
    assert (parts["stage"], parts["board"]) == ("readonly", None)
    assert "version 99" in parts["problem"]
    assert mia.play(table, 0, 1, "end").json()["error"] == "read-only"


def test_a_restart_keeps_sealed_answers_sealed_and_given(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("swarm", ["you", "open"])
    mia.invite(table, 1, noa)
    first = mia.snapshot(table)
    assert mia.play(table, 0, first["line"]["question"], first_move(first)).status_code == 200
    site.kill()
    site.start()
    again, others = mia.snapshot(table), noa.snapshot(table)
    assert (again["answered"], again["line"]["question"]) == (True, first["line"]["question"])
    assert (others["answered"], others["line"]["yours"]) == (False, True)


def test_a_host_without_a_seat_leads_the_table_from_outside(site: Site) -> None:
    mia: Person = site.person("Mia")
    table = mia.open("campus", ["open", "bot:random"])
    assert (mia.snapshot(table)["can_host"], mia.snapshot(table)["mine"]) == (True, [])
    assert site.person().snapshot(table)["can_host"] is False
    assert mia.post(f"/t/{table}/begin").status_code == 200


def test_a_table_with_a_wrong_dial_comes_back_with_a_sentence_beside_it(site: Site) -> None:
    mia = site.person("Mia")
    fields = {"game": "campus", "players": 2, "pace": "0", "seat-0": "you", "seat-1": "bot:random"}
    answer = mia.form("/tables", **fields, **{"dial-round_limit": "0"})
    assert answer.status_code == 422
    assert "takes 1 to" in answer.text.lower()


def test_the_form_of_a_table_offers_the_pace_of_the_server_first(tmp_path: Path) -> None:
    with Site(tmp_path, pace=1.5) as slow:
        mia = slow.person("Mia")
        page = mia.get("/new?game=campus").text
        assert '<input type="radio" name="pace" value="1.5" checked>' in page
        answer = mia.form("/tables", **{"game": "campus", "players": 2, "seat-0": "you", "seat-1": "bot:random"})
        table = answer.headers["location"].removeprefix("/t/")
        assert truth(slow, table).row.pace == 1.5


def test_a_pace_that_is_too_slow_is_refused_with_the_limit(site: Site) -> None:
    fields = {"game": "campus", "players": 2, "pace": "60", "seat-0": "you", "seat-1": "bot:random"}
    answer = site.person("Mia").form("/tables", **fields)
    assert answer.status_code == 422
    assert "a number of seconds from 0 to 10." in answer.text


def test_a_name_has_one_limit_wherever_it_is_typed(site: Site) -> None:
    mia = site.person("Mia")
    assert 'maxlength="20"' in mia.get("/").text
    refused = mia.form("/name", name="M" * 21)
    assert (refused.status_code, "Names have at most 20 characters; this has 21." in refused.text) == (400, True)
    assert mia.form("/name", name="M" * 20).status_code == 303
    assert "M" * 20 in mia.snapshot(mia.open("campus", ["you", "open"]))["seats"][0]["name"]
