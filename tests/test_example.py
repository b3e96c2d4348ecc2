"""The game outside the package, installed on its own: it passes its tests in both forms, and plays the same in both."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest
from tests.docs.transcript import can_compile

from hegemon import form

ROOT = Path(form.PACKAGE).parent.parent
EXAMPLE = ROOT / "examples" / "connect_four"
LEFT_OUT = shutil.ignore_patterns(".*", "build", "*.so", "*.egg-info", "__pycache__")
MOST_LINES = 100
QUICKLY = "-p no:cacheprovider -p no:xdist -p no:schemathesis -p no:hypothesispytest".split()
SIMULATION = "simulate connect_four --players 2 --games 20 --bots greedy,random --seed 7 --cores 1 --json"
COMPARED = ("games", "moves", "wins_by_seat", "wins_by_bot", "shared", "unfinished", "endings")


class Installed:
    """The example in a folder of its own, with the rules in one of the two forms."""

    def __init__(self, folder: Path, compiled: bool) -> None:
        self.project = folder / "project"
        self.packages = folder / "packages"
        self.records = folder / "records"
        self.environment = {
            **os.environ,
            "CONNECT_FOUR_COMPILE": "1" if compiled else "0",
            "HEGEMON_RECORDS": str(self.records),
            "PYTHONPATH": os.pathsep.join([str(self.packages), str(ROOT / "src")]),
            "MYPYPATH": str(ROOT / "src"),
        }
        shutil.copytree(EXAMPLE, self.project, ignore=LEFT_OUT)
        self.python("-m", "pip", *"install -qq --no-deps --no-build-isolation --no-index".split(), *self.into())

    def into(self) -> list[str]:
        return ["--disable-pip-version-check", "--target", str(self.packages), str(self.project)]

    def python(self, *arguments: str) -> str:
        """What a Python that finds the example prints."""
        command = [sys.executable, *arguments]
        done = subprocess.run(
            command, cwd=self.project, env=self.environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def test(self) -> None:
        """Run the example's own tests, which leave their records."""
        self.python("-m", "pytest", "-q", *QUICKLY, "tests")

    def told(self) -> dict[str, str]:
        return {path.name: path.read_text(encoding="utf-8") for path in sorted(self.records.iterdir())}

    def rules_file(self) -> str:
        return self.python("-c", "from connect_four import rules; print(rules.__file__)").strip()

    def simulated(self) -> dict[str, object]:
        result = json.loads(self.python("-m", "hegemon.cli", *SIMULATION.split()))
        return {name: result[name] for name in COMPARED}


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return Installed(tmp_path_factory.mktemp("interpreted"), compiled=False)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    if not can_compile():
        pytest.skip("there is no C compiler, or Python's headers are missing")
    return Installed(tmp_path_factory.mktemp("compiled"), compiled=True)


def test_the_rules_are_at_most_a_hundred_lines() -> None:
    text = (EXAMPLE / "src" / "connect_four" / "rules.py").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES


def test_the_example_is_installed_with_its_rule_book(interpreted: Installed) -> None:
    assert interpreted.rules_file() == str(interpreted.packages / "connect_four" / "rules.py")
    assert (interpreted.packages / "connect_four" / "RULES.md").read_bytes() == (
        EXAMPLE / "src" / "connect_four" / "RULES.md"
    ).read_bytes()


def test_it_is_found_by_its_entry_point(interpreted: Installed) -> None:
    listed = json.loads(interpreted.python("-m", "hegemon.cli", "games", "--json"))
    assert "connect_four" in [game["name"] for game in listed]


def test_interpreted_and_compiled_it_passes_its_tests_and_plays_the_same(
    interpreted: Installed, compiled: Installed
) -> None:
    assert compiled.rules_file().endswith(sysconfig.get_config_var("EXT_SUFFIX"))
    for installed in (interpreted, compiled):
        installed.test()
    assert interpreted.told()
    assert interpreted.told() == compiled.told()
    assert interpreted.simulated() == compiled.simulated()
