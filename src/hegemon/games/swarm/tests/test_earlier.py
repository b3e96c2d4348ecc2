"""Games that were begun under earlier rules are played on by them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.record import parse_record
from hegemon.engine.replay import replay
from hegemon.games.swarm import GAME
from hegemon.games.swarm.dials import first_reading

RECORDS = sorted((Path(__file__).parent / "version_1").glob("*.record"))
EVERY_CHANGE = next(path for path in RECORDS if path.stem == "every_change").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_version_1_ends_as_it_did_then(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    digest = re.findall(r"^# digest: (\d+)", text, re.MULTILINE)
    assert (text.splitlines()[3], [str(replay(GAME, parse_record(text)).state.digest())]) == ("version 1", digest)


@pytest.mark.parametrize("dial", first_reading({}))
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
