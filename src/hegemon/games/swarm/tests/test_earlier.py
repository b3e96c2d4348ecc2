"""Games that were begun under earlier rules are played on by them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.record import parse_record
from hegemon.engine.replay import replay
from hegemon.games.swarm import GAME
from hegemon.games.swarm.dials import first_reading, second_reading

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "version_1").glob("*.record"))
SECOND = sorted((HERE / "version_2").glob("*.record"))
EVERY_CHANGE = next(path for path in RECORDS if path.stem == "every_change").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", [*RECORDS, *SECOND], ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_of_an_earlier_version_ends_as_it_did_then(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    digest = re.findall(r"^# digest: (\d+)", text, re.MULTILINE)
    assert text.splitlines()[3] == path.parent.name.replace("_", " ")
    assert [str(replay(GAME, parse_record(text)).state.digest())] == digest


@pytest.mark.parametrize("dial", sorted(first_reading({}).keys() - second_reading({}).keys()))
def test_a_record_of_version_1_needs_every_part_of_its_reading(dial: str) -> None:
    record = parse_record(EVERY_CHANGE)
    record.header.options |= {dial: GAME.settle(3, {})[dial]}
    with pytest.raises(NotUnderstood, match=r"line \d+"):
        replay(GAME, record)


def test_a_record_of_version_1_goes_on_as_one_of_today_with_its_dials() -> None:
    match = replay(GAME, parse_record(EVERY_CHANGE).cut(100))
    again = replay(GAME, parse_record(str(match.record())))
    kept = {dial: again.options[dial] for dial in first_reading({})}
    assert (again.state.digest(), kept) == (match.state.digest(), first_reading({}))


@pytest.mark.parametrize("path", SECOND, ids=lambda path: path.stem)
def test_a_record_of_version_2_begins_with_the_water_of_then(path: Path) -> None:
    record = parse_record(path.read_text(encoding="utf-8")).cut(0)
    then = replay(GAME, record)
    record.header.options |= {"specialty_water": "even"}
    assert then.options["specialty_water"] == second_reading({})["specialty_water"] == "first"
    assert then.state.lines() != replay(GAME, record).state.lines()
