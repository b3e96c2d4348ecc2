"""Games that were begun under earlier rules are played on by them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hegemon
from hegemon.games.tianxia import content
from hegemon.games.tianxia.dials import of_version_1

RECORDS = sorted((Path(__file__).parent / "version_1").glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_game_of_version_1_leads_where_it_led(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = hegemon.replay_record(hegemon.read_record(text))
    assert (match.over, match.options["compensation"]) == (True, "places")
    assert re.findall(r"^# digest: (\d+)", text, re.MULTILINE) == [str(match.state.digest())]


def test_a_game_of_version_1_goes_on_as_one_of_today() -> None:
    match = hegemon.replay_record(hegemon.read_record(RECORDS[0].read_text(encoding="utf-8")).cut(9))
    again = hegemon.replay_record(hegemon.read_record(str(match.record())))
    assert "version 2\n" in str(match.record())
    assert (again.position(), again.options["compensation"]) == (match.position(), "places")


def test_version_1_made_up_for_places_alone() -> None:
    assert of_version_1({"rounds": 3}) == {"compensation": "places", "rounds": 3}


def test_what_an_earlier_edition_made_up_for_is_still_an_option() -> None:
    goods = [hegemon.game("tianxia").new(players=4, seed=7, compensation=word).position() for word in ("even", "full")]
    assert goods[0] != goods[1]
    assert content.EXTRAS["full"].places[4][0] == "1 wood 1 stone"
