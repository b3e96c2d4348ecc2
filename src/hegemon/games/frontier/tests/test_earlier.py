"""Games of earlier versions of the rules are played by the rules that they were begun with."""

from __future__ import annotations

from pathlib import Path

import pytest

import hegemon
from hegemon.games.frontier.dials import of_version_1

RECORD = (Path(__file__).parent / "version_1" / "golden_7_players.record").read_text(
    encoding="utf-8"
)  # for seven, who wait for each other


def test_a_game_of_version_1_leads_where_it_led() -> None:
    match = hegemon.replay_record(hegemon.read_record(RECORD))
    assert match.over
    assert f"# digest: {match.state.digest()};" in RECORD
    assert match.options["head_start"] == "places"


def test_a_game_of_version_1_goes_on_as_one_of_today() -> None:
    match = hegemon.replay_record(hegemon.read_record(RECORD).cut(9))
    again = hegemon.replay_record(hegemon.read_record(str(match.record())))
    assert "version 2\n" in str(match.record())
    assert again.position() == match.position()


@pytest.mark.parametrize(
    ("given", "reading"),
    [({"head_start": "on"}, "places"), ({"head_start": "off"}, "off"), ({}, "places"), ({"head_start": False}, "off")],
)
def test_the_head_start_of_version_1_is_one_action_a_place_or_none(given: dict[str, object], reading: str) -> None:
    assert of_version_1(given) == {"head_start": reading}


def test_a_head_start_that_version_1_did_not_have_is_refused() -> None:
    with pytest.raises(hegemon.NotUnderstood, match="head_start takes on or off, not 'waited'"):
        hegemon.replay_record(hegemon.read_record(RECORD.replace("head_start on", "head_start waited")))
