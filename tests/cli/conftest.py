"""The command line in this process and in one of its own, each with a state folder that nobody else uses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from tests.cli.tables import Table

Run = Callable[..., Result]
Start = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games in play are kept during a test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    return tmp_path / "state" / "hegemon"


@pytest.fixture
def run() -> Run:
    """`run("games", "--json")` in this process; lines to be typed may be given."""
    from hegemon.cli.program import program

    def invoke(*arguments: str, typed: Sequence[str] = ()) -> Result:
        return CliRunner().invoke(program, list(arguments), input="".join(f"{line}\n" for line in typed))

    return invoke


@pytest.fixture
def start() -> Start:
    """`start("games")` as a process of its own."""

    def process(
        *arguments: str, typed: str = "", env: dict[str, str] | None = None
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "hegemon.cli", *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
            env={**os.environ, **(env or {})},
            check=False,
        )

    return process


@pytest.fixture
def record(run: Run, tmp_path: Path) -> str:
    """The record of a short game between bots, on disk."""
    path = str(tmp_path / "game.record")
    result = run("play", "campus", "--seats", "random,random", "--seed", "7", "--set", "round_limit=2", "--save", path)
    assert result.exit_code == 0, result.output
    return path


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    """Where sessions are played with lines typed beforehand."""
    return Table(tmp_path, monkeypatch, capsys)
