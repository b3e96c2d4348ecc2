"""Every line that asks or tells of a moment, in every state of every golden game: to the player, short, in English."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.presentation.walking import GOLDEN, NAMES, faults_at, golden_match, moments

from hegemon.engine import discovery
from hegemon.presentation import Presentation

CAMPUS = next(path for path in GOLDEN if path.name.startswith("campus-3"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem[:40])
def test_every_moment_of_a_golden_game_is_put_well(path: Path) -> None:
    found: dict[str, int] = {}
    for number, match in enumerate(moments(path)):
        presentation = Presentation(match.game, strict=True)
        for fault in [] if match.over else faults_at(presentation, match):
            found.setdefault(fault, number)
    assert not found


def test_every_game_that_is_found_is_walked() -> None:
    assert {path.name.split("-")[0] for path in GOLDEN} == set(discovery.folders())


@pytest.mark.parametrize(
    ("name", "said", "fault"),
    [
        ("prompt", "Place the troops that came in at the beginning of this turn now", "63 characters"),
        ("prompt", f"{NAMES[0]} is to place 3 troops", "in the third person"),
        ("prompt", "Players are to choose", "in the third person"),
        ("prompt", "Place 3 troops (CAMPUS-2.3)", "a rule"),
        ("prompt", "Click what glows", "no English of games"),
        ("prompt", "", "says nothing"),
        ("moment", f"{NAMES[0]} and {NAMES[1]} choose", "a list of players"),
        ("moment", "Three are awaited", "no English of games"),
        ("doing", "choosing where to go", "not a word or two"),
        ("button", "", "the button of place"),
        ("button", "Place {n} of your new troops on this territory", "the button of place"),
        ("verbs", {}, "no label for place"),
        ("verbs", {"place": {"label": "Place", "steps": ["Who is asked?"]}}, "place: no English of games"),
    ],
)
def test_what_is_put_badly_is_found(name: str, said: Any, fault: str) -> None:
    match = golden_match(CAMPUS)
    presentation = Presentation(match.game, strict=True)
    assert not list(faults_at(presentation, match))
    setattr(presentation, name, lambda *asked: said)
    assert any(fault in told for told in faults_at(presentation, match))
