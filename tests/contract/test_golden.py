"""The golden games go as they always went."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.conformance.case import Case
from hegemon.conformance.declared import declared_cases
from hegemon.conformance.golden import check_golden, golden_cases
from hegemon.engine import discovery

pytestmark = pytest.mark.forms

FOLDER = Path(__file__).parent.parent / "golden"
CASES = [case for name in discovery.folders() for case in golden_cases(declared_cases(discovery.game(name)))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_golden_game_goes_as_it_always_went(case: Case) -> None:
    check_golden(case, FOLDER)


def test_every_golden_file_belongs_to_a_case() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {case.name for case in CASES}
