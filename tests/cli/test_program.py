from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.cli.conftest import Run, Start

from hegemon import form
from hegemon.cli.program import COMMANDS

HELP_SECONDS = 0.3


def test_help_lists_every_command(run: Run) -> None:
    result = run("--help")
    assert result.exit_code == 0
    assert all(f"\n  {name} " in result.output for name in COMMANDS)


def test_without_a_command_there_is_help(run: Run) -> None:
    bare, asked = run(), run("--help")
    assert (bare.exit_code, bare.stdout, bare.stderr) == (0, asked.stdout, "")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.output or "To install it:" in result.output
    assert f"hegemon {name}" in result.output


def test_the_version_says_which_form_runs_and_why(run: Run) -> None:
    assert run("--version").output.endswith(f"rules {form.FORM}: {form.REASON}\n")


def test_help_is_quick() -> None:
    def seconds() -> float:
        """Of a processor, so that a busy machine does not count."""
        before = os.times()
        subprocess.run([sys.executable, "-m", "hegemon.cli", "--help"], capture_output=True, check=True)
        after = os.times()
        return after.children_user + after.children_system - before.children_user - before.children_system

    assert min(seconds() for _ in range(3)) < HELP_SECONDS


def test_help_needs_neither_the_rules_nor_rich() -> None:
    script = (
        "import sys; sys.argv = ['hegemon', '--help']\n"
        "from hegemon.cli import main\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "print(sorted(name for name in sys.modules if name.startswith(('rich', 'hegemon.engine', 'hegemon.games'))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


NOT_UNDERSTOOD = [
    (["nonsense"], "there is no command 'nonsense'"),
    (["simulat"], "did you mean simulate?"),
    (["games", "campos"], "there is no game 'campos'; did you mean campus?"),
    (["rules", "campos"], "there is no game 'campos'"),
    (["rules", "campus", "9.9"], "there is no rule '9.9'"),
    (["play"], "choose a game: "),
    (["play", "campus", "--players", "7"], "Campus is for 2 to 6 players, not 7"),
    (["play", "campus", "--players", "many"], "'many' is not a valid integer"),
    (["play", "campus", "--seats", "elephant"], "'elephant' cannot take a seat"),
    (["play", "campus", "--seats", "human,human,human", "--players", "2"], "3 seats for 2 play"),
    (["play", "campus", "--seats", "Mia=human,Mia=human"], "two players are called 'Mia'"),
    (["play", "campus", "--seed", "-1"], "a seed is a whole number from 0 to 2**256 - 1, not '-1'"),
    (["play", "campus", "--set", "batch"], "a dial is set as NAME=VALUE, not 'batch'"),
    (["play", "campus", "--set", "batch=1", "--set", "batch=2"], "the dial 'batch' is set twice"),
    (["play", "campus", "--set", "bacth=1"], "there is no dial 'bacth' here; did you mean batch?"),
    (["play", "campus", "--set", "batch=99"], "batch takes 1 to 10, not '99'"),
    (["play", "campus", "--set", "map=moon"], "there is no map called 'moon'"),
    (["play", "campus", "--set", "map=johanneberg", "--players", "5"], "johanneberg is for 2 to 4 players, not 5"),
    (["play", "--resume"], "there is no unfinished game to resume"),
    (["play", "--resume", "--load", "x"], "take one of them"),
    (["play", "--resume", "--seed", "1"], "keeps its players, dials and seed"),
    (["play", "--load", "missing"], "cannot read missing: No such file or directory"),
    (["play", "campus", "--save", "/no/such/folder/file"], "there is no folder /no/such/folder"),
    (["simulate", "campus", "--bots", "grady"], "there is no bot 'grady'; did you mean greedy"),
    (["simulate", "campus", "--players", "2", "--bots", "random,random,random"], "3 bots are named for 2 seats"),
    (["simulate", "campus", "--games", "0"], "0 is not in the range"),
    (["simulate", "campus", "--players", "5", "--set", "map=johanneberg"], "johanneberg is for 2 to 4 players"),
    (["replay", "missing"], "cannot read missing: No such file or directory"),
    (["replay"], "missing argument 'FILE'"),
    (["replay", "x", "--until", "soon"], "'soon' is not a valid integer"),
    (["draw", "missing"], "cannot read missing"),
    (["position", "missing"], "cannot read missing"),
    (["completion", "tcsh"], "'tcsh' is not one of"),
    (["bench", "campus", "--seconds", "0"], "0.0 is not in the range"),
    (["games", "--jsn"], "no such option"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), NOT_UNDERSTOOD, ids=[" ".join(case)[:40] for case, _ in NOT_UNDERSTOOD]
)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, arguments: list[str], sentence: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.startswith("hegemon: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ["{0}"],
        ["games", "{0}"],
        ["--{0}"],
        ["rules", "campus", "{0}"],
        ["play", "campus", "--players", "{0}"],
        ["play", "campus", "--seed", "{0}"],
        ["play", "campus", "--set", "{0}"],
        ["play", "campus", "--set", "{0}=1"],
        ["play", "campus", "--set", "{0}=1", "--set", "{0}=1"],
        ["play", "campus", "--seats", "{0}"],
        ["play", "campus", "--seats", "{0}=human,{0}=human"],
        ["simulate", "campus", "--bots", "{0}"],
        ["simulate", "campus", "--games", "{0}"],
        ["map", "frontier", "--size", "{0}"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("piece", ["x", "y z "], ids=["one word", "many words"])
def test_a_long_argument_is_not_repeated_whole(run: Run, arguments: list[str], piece: str) -> None:
    result = run(*[argument.format(piece * 20_000) for argument in arguments])
    assert result.exit_code == 2
    assert len(result.stderr) < 500


def test_a_process_that_fails_shows_no_traceback(start: Start) -> None:
    done = start("simulate", "campos")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "hegemon: there is no game 'campos'; did you mean campus?\n"


def test_a_form_that_cannot_be_had_is_one_sentence(start: Start) -> None:
    done = start("games", env={"HEGEMON_FORM": "melted"})
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "hegemon: HEGEMON_FORM is 'melted'; it may be compiled or interpreted.\n"


def test_nobody_reading_on_is_not_an_error() -> None:
    command = [sys.executable, "-m", "hegemon.cli", "rules", "campus"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (141, "")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no device that is always full")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "hegemon.cli", "games"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "hegemon: cannot write the output: No space left on device.\n"


def test_letters_that_the_output_does_not_know_are_replaced(start: Start, record: str) -> None:
    done = start("replay", record, env={"PYTHONIOENCODING": "iso8859-7"})
    assert done.returncode == 0
    assert "Vasaomr?det +2" in done.stdout
