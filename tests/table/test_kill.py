"""SIGKILL at random moments under play: no acknowledged move is lost, none is doubled, and the game goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.killing import Killing, lasting_site, read_logs
from tests.table.site import Live, Parts, Site, first_move, new_key

pytestmark = pytest.mark.once
KILLS = 10
SEED = 4
PER_SERVER = {"type", "epoch", "seq", "events", "showdowns"}


def test_kills_at_random_moments_lose_nothing_and_double_nothing(tmp_path: Path) -> None:
    print(f"python -m tests.table.killing --kills {KILLS} --seed {SEED}")
    toll = Killing(tmp_path, SEED).run(KILLS)
    assert (toll.kills, toll.acknowledged > KILLS, toll.moves_of_bots > KILLS) == (KILLS, True, True)


def sealed_round(site: Site) -> tuple[Live, Live]:
    """Two people who are asked at the same time, in secret."""
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("swarm", ["you", "open"])
    mia.invite(table, 1, noa)
    tabs = mia.live(table, 0), noa.live(table, 1)
    for tab in tabs:
        tab.until(lambda parts: parts["stage"] == "playing" and parts["line"]["yours"])
        tab.drain()
    return tabs


def killed_and_started(site: Site, *tabs: Live) -> list[Live]:
    """The server is killed and started again, and every tab comes back."""
    site.kill()
    site.start()
    again = [tab.person.live(tab.table, tab.seat, tab.parts["epoch"], tab.parts["seq"]) for tab in tabs]
    for tab in again:
        tab.until(lambda parts: all(seat["here"] for seat in parts["seats"]))
        tab.drain()
    return again


def shown(tab: Live) -> Parts:
    return {name: value for name, value in tab.parts.items() if name not in PER_SERVER}


def kept_by(tab: Live) -> str:
    """The traitor that this seat has kept, as its note names it."""
    kept = next(note["text"] for note in tab.parts["notes"] if note["title"] == "Traitor")
    return str(kept).split(",")[0].lower()


def test_a_sealed_answer_survives_a_kill_and_stays_secret(tmp_path: Path) -> None:
    with lasting_site(tmp_path) as site:
        mia, noa = sealed_round(site)
        before, chosen = shown(noa), first_move(mia.parts, 1)
        assert mia.play(chosen).status_code == 200
        mia, noa = killed_and_started(site, mia, noa)
        assert (mia.parts["answered"], mia.parts["line"]["yours"]) == (True, False)
        assert shown(noa) == before
        question = mia.parts["line"]["question"]
        assert noa.play(first_move(noa.parts)).status_code == 200
        mia.until(lambda parts: parts["line"]["question"] > question)
        assert kept_by(mia) == chosen.split()[1]


def test_a_sealed_answer_can_be_given_anew_after_a_kill(tmp_path: Path) -> None:
    with lasting_site(tmp_path) as site:
        mia, noa = sealed_round(site)
        first, second = (first_move(mia.parts, which) for which in (0, 1))
        assert mia.play(first).status_code == 200
        mia, noa = killed_and_started(site, mia, noa)
        assert mia.play(second).status_code == 200
        assert noa.play(first_move(noa.parts)).status_code == 200
        mia.until(lambda parts: not parts["answered"] and parts["moments"]["count"] > 0)
        assert kept_by(mia) == second.split()[1]


def test_a_move_sent_again_after_a_kill_is_played_once(tmp_path: Path) -> None:
    with lasting_site(tmp_path) as site:
        mia, noa = sealed_round(site)
        key, move, question = new_key(), first_move(mia.parts), mia.parts["line"]["question"]
        assert mia.person.play(mia.table, 0, question, move, key).status_code == 200
        mia, noa = killed_and_started(site, mia, noa)
        again = [mia.person.play(mia.table, 0, question, move, key).status_code for _ in range(2)]
        assert (again, mia.table in read_logs(site)) == ([200, 200], True)
        assert [row.body for row in read_logs(site)[mia.table] if row.kind == "move"] == [move]
