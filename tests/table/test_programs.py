"""Programs at a table: the example of the documents plays whole games, and a turn is told when it is there."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, assembled, blocks
from tests.table.site import Person, Site, new_key

PLAYER = ROOT / "examples" / "remote_bot" / "player.py"
PAGE = Path("docs/bot-protocol.md")
PATIENCE = 240.0  # seconds, on a slow machine
SWARM = {"bastions_to_win": 2, "hold": 1, "ending_among_last": 18, "rain_on_top": 0}
pytestmark = [pytest.mark.once]


def link(host: Person, table: str, seat: int) -> str:
    found = host.post(f"/t/{table}/seats/{seat}/link").json()["url"]
    assert isinstance(found, str)
    return found


def program(address: str) -> subprocess.Popen[str]:
    """The example, which knows no package of ours."""
    command = [sys.executable, "-I", str(PLAYER), address]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def said(player: subprocess.Popen[str]) -> str:
    """What it prints in the end."""
    try:
        text, _ = player.communicate(timeout=PATIENCE)
    finally:
        player.kill()
    assert player.returncode == 0, text
    return text


def turn(person: Person, table: str, seat: int, wait: float = 0) -> dict[str, object]:
    answer = person.get(f"/t/{table}/turn?seat={seat}&wait={wait}")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_the_page_shows_the_example() -> None:
    assert assembled(blocks(PAGE)) == {"player.py": PLAYER.read_text(encoding="utf-8")}


def test_a_program_plays_a_whole_game_within_the_limits(tmp_path: Path) -> None:
    site = Site(tmp_path)
    site.options.remove("--lift-limits")
    with site:
        host = site.person("Mia")
        table = host.open("campus", ["open", "bot:random"], {"round_limit": 1, "map": "johanneberg"})
        assert said(program(link(host, table, 0))).startswith("round limit; winners: [")


def test_two_programs_play_a_game_of_secrets(site: Site) -> None:
    host = site.person("Mia")
    table = host.open("swarm", ["open", "open"], SWARM)
    players = [program(link(host, table, seat)) for seat in range(2)]
    assert len({said(player) for player in players}) == 1


def test_a_turn_says_what_the_seat_may_know_and_do(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "bot:random"])
    found = turn(mia, table, 0, wait=20)
    assert (found["stage"], found["yours"], found["players"]) == ("playing", True, ["Mia", "Bo"])
    assert isinstance(found["legal"], list)
    first = found["legal"][0].replace("1-3", "1")
    sent = mia.post(f"/t/{table}/moves", seat=0, question=found["question"], move=first, key=new_key())
    assert sent.status_code == 200, sent.text


def test_who_waits_is_answered_when_the_seat_is_asked(site: Site) -> None:
    mia, noa = site.person("Mia"), site.person("Noa")
    table = mia.open("frontier", ["you", "open"])
    told: list[dict[str, object]] = []
    waiter = threading.Thread(target=lambda: told.append(turn(mia, table, 0, wait=20)))
    waiter.start()
    waiter.join(0.5)
    assert not told, "the game has not begun"
    mia.invite(table, 1, noa)
    waiter.join(PATIENCE)
    assert told[0]["stage"] == "playing"
    assert told[0]["yours"] or turn(noa, table, 1)["yours"]


def test_who_waits_in_vain_is_told_so_in_time(site: Site) -> None:
    mia = site.person("Mia")
    table = mia.open("campus", ["you", "open"])
    began = time.monotonic()
    found = turn(mia, table, 0, wait=0.3)
    assert (found["stage"], found["yours"], found["legal"], found["view"]) == ("waiting", False, [], {})
    assert 0.3 <= time.monotonic() - began < PATIENCE
    assert mia.get(f"/t/{table}/turn?seat=0&wait=31").status_code == 422
