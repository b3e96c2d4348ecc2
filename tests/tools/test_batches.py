"""Tests that share something dear stay together, also when pytest or its plugin for several processes has changed."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hegemon import form

pytestmark = pytest.mark.once
CONFTEST = Path(form.PACKAGE).parents[1] / "conftest.py"
QUICKLY = "-p no:cacheprovider -p no:schemathesis -p no:hypothesispytest".split()
TESTS = """
import os
import pytest

def note(name, request):
    with open(f"{name}.txt", "a") as file:
        print(os.getpid(), request.node.name, file=file)

@pytest.mark.parametrize("number", range(8))
def test_of_a_file(number, request):
    note("file", request)

class TestBattery:
    @pytest.mark.parametrize("case", ["one-2", "two-3"])
    def test_first(self, case, request):
        note(case, request)

    @pytest.mark.parametrize("case", ["one-2", "two-3"])
    def test_second(self, case, request):
        note(case, request)
"""


def test_files_and_the_cases_of_a_battery_run_in_one_process_each(tmp_path: Path) -> None:
    shutil.copy(CONFTEST, tmp_path)
    (tmp_path / "test_dear.py").write_text(TESTS)
    command = [sys.executable, "-m", "pytest", "-q", *QUICKLY]
    done = subprocess.run(
        [*command, "-n", "2", "--dist", "loadfile"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    for name, tests in {"file": 8, "one-2": 2, "two-3": 2}.items():
        lines = (tmp_path / f"{name}.txt").read_text().splitlines()
        assert len(lines) == tests
        assert len({line.split()[0] for line in lines}) == 1, f"{name} was split: {lines}"
