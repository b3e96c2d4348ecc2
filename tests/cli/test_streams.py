"""Input or output that was closed before the program began, or that nobody reads: a sentence and a code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from hegemon import form

NO_OUTPUT = "hegemon: cannot write the output: it is closed.\n"
NO_INPUT = "hegemon: cannot read standard input: it is closed\n"


def shell(line: str) -> tuple[int, str, str]:
    """Run a line of the shell, in which `hegemon` stands for the program: exit code, output, complaints."""
    command = line.replace("hegemon", f"{sys.executable} -m hegemon.cli")
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "arguments",
    ["", "--help", "--version", "games", "games --json", "rules campus", "simulate campus --games 2 --cores 1"],
)
def test_output_that_is_closed_is_one_sentence(arguments: str) -> None:
    code, _, complaints = shell(f"hegemon {arguments} >&-")
    assert (code, complaints.splitlines()[-1:]) == (2, NO_OUTPUT.splitlines())
    assert "Traceback" not in complaints


def test_a_file_is_written_whatever_the_output_is(tmp_path: Path, record: str) -> None:
    assert shell(f"hegemon draw {record} --output {tmp_path}/board.svg >&-") == (0, "", "")
    assert (tmp_path / "board.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("command", ["replay -", "draw -", "position -", "play --load -"])
def test_input_that_is_closed_is_one_sentence(command: str) -> None:
    assert shell(f"hegemon {command} <&-") == (2, "", NO_INPUT)


def test_a_game_without_a_keyboard_is_left_and_kept() -> None:
    code, output, complaints = shell("hegemon play campus --seed 1 <&-")
    assert (code, complaints) == (0, "")
    assert "hegemon play --resume" in output


def test_what_needs_no_input_does_not_miss_it() -> None:
    code, output, complaints = shell("hegemon games <&-")
    assert (code, complaints) == (0, "")
    assert "Campus" in output


def test_complaints_that_are_closed_go_nowhere() -> None:
    assert shell("hegemon nonsense 2>&-") == (2, "", "")
    assert shell("hegemon games <&- >&- 2>&-") == (2, "", "")
    assert shell("hegemon games 2>&-")[0] == 0


def test_a_form_that_is_announced_never_mixes_with_the_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(form.TOLD, raising=False)
    monkeypatch.setattr(sys, "stderr", None)
    form.announce(form.INTERPRETED, "no reason.", "")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("arguments", ["--help", "rules campus", "games campus"])
def test_who_reads_one_line_gets_one_line(arguments: str) -> None:
    code, output, complaints = shell(f"hegemon {arguments} | head -1")
    assert (code, output.count("\n"), complaints) == (0, 1, "")


@pytest.mark.parametrize("arguments", ["", "--help", "--version", "games", "rules campus"])
def test_output_that_nobody_reads_ends_the_program_quietly(arguments: str) -> None:
    """The reader is gone before anything is written."""
    code, output, complaints = shell(f"{{ sleep 1; hegemon {arguments}; echo $? >&2; }} | true")
    assert (code, output, complaints) == (0, "", "141\n")
