from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.cli.conftest import Run, Start

from hegemon.cli import files
from hegemon.cli.failures import Refusal


def refused(path: str) -> str:
    with pytest.raises(Refusal) as problem:
        files.read_match(path)
    return str(problem.value)


def test_a_folder_is_not_read(tmp_path: Path) -> None:
    assert refused(str(tmp_path)) == f"cannot read {tmp_path}: Is a directory"


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"hegemon record 1\n\0\1\2")
    assert refused(str(tmp_path / "x")) == f"{tmp_path}/x is not a text file"


def test_other_encodings_are_refused_with_the_line(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"hegemon record 1\n\ng\xf6tt\n")
    assert refused(str(tmp_path / "x")) == f"{tmp_path}/x, line 3: this is not UTF-8 text"


def test_a_file_that_is_too_large_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "LARGEST", 1024 * 1024)
    (tmp_path / "x").write_bytes(b"x" * (1024 * 1024 + 1))
    assert refused(str(tmp_path / "x")) == f"{tmp_path}/x is too large: more than 1 MB"


def test_a_name_that_no_file_can_have_is_refused() -> None:
    assert refused("a\0b").startswith("cannot read 'a\\x00b'")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_forbidden_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("x")
    (tmp_path / "x").chmod(0)
    assert refused(str(tmp_path / "x")) == f"cannot read {tmp_path}/x: Permission denied"


def test_a_file_that_is_no_record_is_refused_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("once upon a time\n")
    assert (
        refused(str(tmp_path / "x")) == f"{tmp_path}/x: line 1, column 1: this does not begin with 'hegemon record 1'"
    )


def test_an_error_in_a_record_names_line_and_column(record: str) -> None:
    lines = Path(record).read_text().splitlines()
    spoilt = lines.index("") + 3
    lines[spoilt] = lines[spoilt].replace("place", "plaice")
    Path(record).write_text("\n".join(lines))
    assert refused(record).startswith(f"{record}: line {spoilt + 1}, column 3: 'plaice' is not a move here")


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(record: str) -> None:
    text = Path(record).read_text()
    moves = len(files.read_match(record).moves)
    Path(record).write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert len(files.read_match(record).moves) == moves


def test_names_from_a_file_cannot_command_the_terminal(record: str) -> None:
    text = Path(record).read_text()
    Path(record).write_text(text.replace("seat 0 Ada", "seat 0 A\x1b[2Jda"))
    assert files.read_match(record).names[0] == "A?[2Jda (random)"


def test_writing_replaces_a_file_whole_and_keeps_its_rights(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text("old")
    path.chmod(0o640)
    files.write_text(str(path), "new")
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("new", 0o640)
    assert [entry.name for entry in tmp_path.iterdir() if entry.is_file()] == ["x"]


def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write_text(str(tmp_path / "link"), "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"cannot write .*: No such file or directory"):
        files.write_text(str(tmp_path / "no" / "x"), "new")
    with pytest.raises(Refusal, match=r"cannot write .*: Is a directory"):
        files.write_text(str(tmp_path), "new")


def test_standard_input_is_a_file_called_minus(start: Start, record: str) -> None:
    done = start("position", "-", "--legal", "--until", "0", typed=Path(record).read_text())
    assert done.returncode == 0
    assert done.stdout.splitlines()[0].split()[1] == "place"


def test_an_empty_input_is_one_sentence(run: Run) -> None:
    result = run("replay", "-")
    assert result.exit_code == 2
    assert result.stderr == "hegemon: standard input: line 1, column 1: this does not begin with 'hegemon record 1'\n"
