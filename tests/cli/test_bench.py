from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

import hegemon
from hegemon import form


def test_a_game_is_measured_in_the_form_that_runs(run: Run) -> None:
    data = json.loads(run("bench", "campus", "--seconds", "0.1", "--set", "round_limit=2", "--json").output)
    assert data["form"] == form.FORM
    assert data["games"] >= 1
    assert data["moves_per_second"] > 0
    assert data["copy_nanoseconds"] > 0


def test_the_measure_is_one_sentence(run: Run) -> None:
    output = run("bench", "campus", "--players", "3", "--seconds", "0.1", "--set", "round_limit=1").output
    assert output.startswith(f"campus, 3 players, random play on one core, rules {form.FORM}: ")
    assert output.count("\n") == 1


def test_the_whole_benchmark_needs_the_checkout(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hegemon, "__file__", str(tmp_path / "lib" / "hegemon" / "__init__.py"))
    result = run("bench")
    assert result.exit_code == 2
    assert result.stderr.startswith("hegemon: the whole benchmark needs the checkout; `hegemon bench GAME` measures")


def test_the_benchmark_of_a_checkout_is_run(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "run.py").write_text("raise SystemExit(3)")
    monkeypatch.setattr(hegemon, "__file__", str(tmp_path / "src" / "hegemon" / "__init__.py"))
    assert run("bench").exit_code == 3
