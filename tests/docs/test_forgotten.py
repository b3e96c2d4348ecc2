"""What the second tutorial says of the battery is what the battery says: each mistake of its table is made here."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from tests.docs.pages import ROOT, TUTORIALS

from hegemon.conformance.battery import BATTERY
from hegemon.conformance.case import Case

pytestmark = pytest.mark.once

PAGE = Path("docs/write-a-hidden-game.md")
EXAMPLE = ROOT / TUTORIALS[PAGE]
TABLE = re.compile(r"^\| forgotten \|.*?\n\n", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (.+) \| `(.+)` \|$", re.MULTILINE)

# By what the page calls it: the file, what is there, and what is there when it is forgotten.
MISTAKES = {
    "`turn` in the view, while all choose": ("knowledge.py", '        "turn": int(state.turn),\n', ""),
    "to throw the others' dice anew in `imagine`": ("knowledge.py", "            world.throw(other)\n", ""),
    "to forget their answers there": ("knowledge.py", "            world.answer[other] = 0\n", ""),
    "`again` in the view": ("knowledge.py", '        "again": seats_in(state.again),\n', ""),
    "the audience of `THREW`": ("rules.py", ", audience=bit(seat))", ")"),
    "`settled`": ("rules.py", "return self.phase != THROWING", "return True"),
    "`unanswered`": ("rules.py", "missing &= ~bit(seat)", "pass"),
}


def rows() -> dict[str, str]:
    """The page's table: what is forgotten, and what the battery says then."""
    found = TABLE.search((ROOT / PAGE).read_text(encoding="utf-8"))
    assert found
    return {row[1]: row[2] for row in ROW.finditer(found[0])}


def forget_package() -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "cups"]:
        del sys.modules[name]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example's package that is found first."""
    shutil.copytree(EXAMPLE / "src" / "cups", tmp_path / "cups", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.syspath_prepend(tmp_path)
    forget_package()
    yield tmp_path / "cups"
    forget_package()


def suite_of_the_example() -> ModuleType:
    spec = spec_from_file_location("tests_of_cups", EXAMPLE / "tests" / "test_conformance.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def complaints() -> Iterator[str]:
    """What the battery has against the game for two, check by check."""
    suite = suite_of_the_example().TestCups
    case = Case(import_module("cups").GAME, 2, {}, suite.constants, suite.swap)
    for check in BATTERY:
        try:
            check(case)
        except AssertionError as problem:
            yield str(problem)


def test_the_table_has_every_mistake() -> None:
    assert list(rows()) == list(MISTAKES)


def test_the_battery_has_nothing_against_the_example(folder: Path) -> None:
    assert list(complaints()) == []


@pytest.mark.parametrize("forgotten", MISTAKES)
def test_the_battery_says_what_the_page_says(forgotten: str, folder: Path) -> None:
    name, there, instead = MISTAKES[forgotten]
    text = (folder / name).read_text(encoding="utf-8")
    assert there in text
    (folder / name).write_text(text.replace(there, instead), encoding="utf-8")
    said = re.compile(re.escape(rows()[forgotten]).replace(re.escape("..."), ".*"))
    assert any(said.search(complaint) for complaint in complaints())
