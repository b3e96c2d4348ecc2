from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

from tests.cli.conftest import Run


def test_a_record_is_drawn_as_svg(run: Run, record: str) -> None:
    result = run("draw", record)
    assert result.exit_code == 0, result.stderr
    assert ElementTree.fromstring(result.output).tag.endswith("svg")


def test_a_picture_goes_into_a_file(run: Run, record: str, tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert run("draw", record, "--until", "4", "--output", str(target)).output == ""
    assert target.read_text(encoding="utf-8") == run("draw", record, "--until", "4").output


def test_a_position_is_drawn_like_the_record_it_comes_from(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(run("position", record, "--until", "6").output)
    assert ElementTree.fromstring(run("draw", str(tmp_path / "here"), "--seat", "1").output).tag.endswith("svg")


def test_a_seat_that_is_not_there_is_one_sentence(run: Run, record: str) -> None:
    result = run("draw", record, "--seat", "5")
    assert (result.exit_code, result.stderr) == (2, "hegemon: there is no seat 5; seats are 0 to 1\n")


def test_a_picture_that_cannot_be_written_is_one_sentence(run: Run, record: str, tmp_path: Path) -> None:
    result = run("draw", record, "-o", str(tmp_path / "no" / "board.svg"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.endswith("board.svg: No such file or directory\n")
