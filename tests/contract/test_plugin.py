"""The plugin as an outside package meets it: in a process of its own, with a game that no folder holds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent.parent
TESTS = """
import pytest
from hegemon.conformance import Conformance
from tests.contract import hoard

class TestOutside(Conformance):
    game = hoard.game_of(hoard.Hoard)
    variants = {variants}

@pytest.mark.rule("HOARD-1", "HOARD-2")
def test_marked():
    pass
"""


QUICKLY = "-p no:cacheprovider -p no:schemathesis -p no:hypothesispytest".split()  # a second and a half less each


def run(folder: Path, *arguments: str, variants: str = "[{}]", **settings: str) -> tuple[int, str]:
    """Exit code and output of pytest on an outside package's tests."""
    (folder / "test_outside.py").write_text(TESTS.format(variants=variants), encoding="utf-8")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
    surroundings = {**os.environ, "PYTHONPATH": path, **settings}
    command = [sys.executable, "-m", "pytest", *QUICKLY, "--strict-markers", *arguments]
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_class_and_two_lines_give_an_outside_game_the_battery(tmp_path: Path) -> None:
    code, output = run(tmp_path, "-v", "-k", "accounts_add_up or marked", "--hegemon-scale", "3")
    assert code == 0, output
    assert "hegemon: rules interpreted, scale 3" in output or "hegemon: rules compiled, scale 3" in output
    assert "TestOutside::test_accounts_add_up_in_imagination[hoard-4-default] PASSED" in output
    assert "test_marked PASSED" in output


def test_the_scale_comes_from_the_surroundings(tmp_path: Path) -> None:
    assert "scale 2" in run(tmp_path, "--collect-only", HEGEMON_SCALE="2")[1]


def test_a_scale_that_is_no_number_is_an_error_of_usage(tmp_path: Path) -> None:
    code, output = run(tmp_path, HEGEMON_SCALE="many")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "the scale is a whole number from 1 on, not 'many'" in output


def test_no_test_runs_in_a_form_that_cannot_be_had(tmp_path: Path) -> None:
    code, output = run(tmp_path, HEGEMON_FORM="xyzzy")
    assert code == pytest.ExitCode.USAGE_ERROR
    assert "xyzzy" in output


def test_a_variant_that_cannot_be_played_stops_the_collection(tmp_path: Path) -> None:
    code, output = run(tmp_path, variants="[{'xyzzy': 1}]")
    assert code == pytest.ExitCode.INTERRUPTED
    assert "there is no dial 'xyzzy' here" in output
