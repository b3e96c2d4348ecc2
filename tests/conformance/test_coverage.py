"""Every rule of every game has a test, and every mark names a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from hegemon.conformance.coverage import coverage, listed_rules, proofs_in, strays
from hegemon.engine import discovery
from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game

BOOK = """# Sea

**SEA-1.1** Ships sail. See **SEA-1.2** for the rest.

- **SEA-1.2** Not on land.
1. **SEA-2.10** Nor in the air.
"""
TESTS = """
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.rule("SEA-2.10")]

@pytest.mark.rule("SEA-1.1", "SEA-1.2")
def test_ships_sail(): ...

@pytest.mark.rule("SEA-1.1")
class TestShips:
    @pytest.mark.parametrize("ship", [pytest.param(1, marks=pytest.mark.rule("SEA-1.2"))])
    def test_they_sail(self, ship): ...

    def help(self): ...

@pytest.mark.rule("SEA-1.1")
def helper(): ...
"""


def sea(project: Path, book: str = BOOK, tests: str = TESTS) -> Game:
    """A game in a project of its own."""
    folder = project / "sea"
    (folder / "tests").mkdir(parents=True)
    (project / "pyproject.toml").touch()
    (folder / "RULES.md").write_text(book)
    (folder / "tests" / "test_sea.py").write_text(tests)
    return Game("sea", "Sea", "", 1, (2, 2), [], lambda *_: None, lambda *_: None, str(folder))


@pytest.mark.parametrize("name", discovery.folders())
def test_every_rule_has_a_test(name: str) -> None:
    assert [rule for rule, tests in coverage(discovery.game(name)).items() if not tests] == []


@pytest.mark.parametrize("name", discovery.folders())
def test_every_mark_names_a_rule(name: str) -> None:
    assert strays(discovery.game(name)) == {}


@pytest.mark.parametrize("name", discovery.folders())
def test_no_rule_is_listed_twice(name: str) -> None:
    listed = listed_rules(discovery.game(name).rules.read_text(encoding="utf-8"))
    assert len(listed) == len(set(listed)) > 0


def test_marks_outside_the_games_name_rules_of_some_game() -> None:
    tests = Path(__file__).parent.parent
    known = {rule for game in discovery.all_games() for rule in listed_rules(game.rules.read_text(encoding="utf-8"))}
    assert set(proofs_in([tests], tests.parent)) <= known


def test_rules_are_listed_at_the_beginning_of_a_line_or_an_item() -> None:
    assert listed_rules(BOOK) == ["SEA-1.1", "SEA-1.2", "SEA-2.10"]


def test_marks_of_functions_classes_modules_and_parameters_count(tmp_path: Path) -> None:
    file = "sea/tests/test_sea.py"
    both = [f"{file}::test_ships_sail", f"{file}::TestShips::test_they_sail"]
    assert coverage(sea(tmp_path)) == {"SEA-1.1": both, "SEA-1.2": both, "SEA-2.10": both}


def test_tests_of_the_project_count_as_well(tmp_path: Path) -> None:
    game = sea(tmp_path, tests="")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_ships.py").write_text(TESTS)
    assert coverage(game)["SEA-1.1"][0] == "tests/test_ships.py::test_ships_sail"


def test_a_rule_without_a_test_has_an_empty_list(tmp_path: Path) -> None:
    assert coverage(sea(tmp_path, BOOK + "\n**SEA-3.1** Storms.\n"))["SEA-3.1"] == []


@pytest.mark.parametrize("marked", ["SEA-9.9", "SAE-1.1", "ships"])
def test_a_mark_that_names_no_rule_is_a_stray(tmp_path: Path, marked: str) -> None:
    game = sea(tmp_path, tests=TESTS.replace("SEA-2.10", marked))
    assert list(strays(game)) == [marked]


def test_marks_of_other_games_in_the_project_are_none_of_this_one(tmp_path: Path) -> None:
    game = sea(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_all.py").write_text(TESTS.replace("SEA-1.1", "LAND-1.1").replace("SEA-1.2", "SEA-7.7"))
    assert list(strays(game)) == ["SEA-7.7"]


def test_an_id_that_is_not_written_out_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotUnderstood, match=r"test_sea\.py, line 6: the id of a rule is written out in its mark"):
        coverage(sea(tmp_path, tests=TESTS.replace('"SEA-1.1", "SEA-1.2"', "ALL")))


def test_without_tests_a_sentence_says_so(tmp_path: Path) -> None:
    game = sea(tmp_path)
    (game.folder / "tests" / "test_sea.py").unlink()
    with pytest.raises(NotUnderstood, match="the tests of Sea are not installed; they are in the source"):
        coverage(game)


def test_an_installed_game_does_not_take_the_tests_of_whoever_installed_it(tmp_path: Path) -> None:
    game = sea(tmp_path / ".venv" / "site-packages")
    (game.folder.parent / "pyproject.toml").unlink()
    (game.folder / "tests" / "test_sea.py").unlink()
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_other.py").write_text(TESTS)
    with pytest.raises(NotUnderstood, match="not installed"):
        coverage(game)
