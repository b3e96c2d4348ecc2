"""What differs brings its own tests, and no others."""

from __future__ import annotations

import pytest

import quick

pytestmark = pytest.mark.once
ALWAYS = "tests/test_architecture.py"


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ("src/hegemon/lab/tally.py", ["tests/lab"]),
        ("src/hegemon/table/rooms/room.py", ["tests/table"]),
        ("src/hegemon/games/campus/attack.py", ["src/hegemon/games/campus/tests"]),
        ("tests/lab/test_tally.py", ["tests/lab/test_tally.py"]),
        ("tests/table/site.py", ["tests/table"]),
        ("tools/soak.py", ["tests/tools"]),
        ("src/hegemon/form.py", ["tests/test_form.py"]),
        ("docs/table.md", ["tests/docs"]),
        ("Makefile", []),
    ],
)
def test_a_changed_file_brings_its_tests(changed: str, wanted: list[str]) -> None:
    assert quick.tests_for([changed]) == sorted([*wanted, ALWAYS])


def test_a_folder_is_named_once() -> None:
    assert quick.tests_for(["src/hegemon/lab/tally.py", "tests/lab/test_tally.py"]) == ["tests/lab", ALWAYS]


def test_a_game_that_changed_brings_its_battery() -> None:
    assert quick.games_among(["src/hegemon/games/campus/attack.py", "src/hegemon/games/__init__.py"]) == ["campus"]
