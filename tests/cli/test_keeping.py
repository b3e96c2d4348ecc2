from __future__ import annotations

import json
import os
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from hegemon.cli.playing import keeping
from hegemon.cli.playing.keeping import Keeper

QUICK = ("--set", "starting_troops=5", "--set", "batch=10")


def test_save_and_load_give_the_same_position(run: Run, tmp_path: Path) -> None:
    typed = ["sspa 2", f"save {tmp_path}/game", f"position {tmp_path}/before", "quit", ""]
    assert run("play", "campus", "--seed", "11", *QUICK, typed=typed).exit_code == 0
    assert run("play", "--load", f"{tmp_path}/game", typed=[f"position {tmp_path}/after"]).exit_code == 0
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()


def test_resume_goes_on_where_the_game_was_left(run: Run, tmp_path: Path) -> None:
    run("play", "campus", "--seed", "11", *QUICK, typed=["sspa 2", f"position {tmp_path}/before"])
    shown = run("play", "--resume", typed=[f"position {tmp_path}/after", "sspa 1"]).output
    assert (tmp_path / "before").read_text() == (tmp_path / "after").read_text()
    assert " B  Bo, bot (Medium)" in shown
    assert "Ada placed 1 on SSPA." in shown


def test_a_resumed_game_stays_in_its_file(run: Run, state_folder: Path) -> None:
    run("play", "campus", "--seed", "11", *QUICK, typed=["sspa 2"])
    run("play", "campus", "--resume", typed=["sspa 1"])
    (path,) = state_folder.iterdir()
    assert path.read_text().splitlines()[-1] != "0 place sspa 2"


def test_a_finished_game_is_not_resumed(run: Run) -> None:
    run("play", "campus", "--seats", "random,random", "--set", "round_limit=1")
    assert run("play", "--resume").stderr == "hegemon: there is no unfinished game to resume\n"
    assert run("play", "campus", "--resume").stderr == "hegemon: there is no unfinished game of campus to resume\n"


def test_a_finished_game_is_not_played_on(run: Run, record: str) -> None:
    result = run("play", "--load", record)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "this game is over" in result.stderr


def test_a_damaged_file_does_not_stop_a_resume(run: Run, state_folder: Path) -> None:
    run("play", "campus", "--seed", "11", *QUICK, typed=["sspa 2"])
    (state_folder / "campus-99999999-damaged.record").write_text("hegemon record 1\n")
    assert run("play", "--resume", typed=[]).exit_code == 0


def test_a_position_is_played_on_from(run: Run, record: str, tmp_path: Path) -> None:
    (tmp_path / "here").write_text(run("position", record, "--until", "0").output)
    shown = run("play", "--load", f"{tmp_path}/here", "--seats", "Mia=human,Leo=human", typed=[f"save {tmp_path}/game"])
    assert "Mia, human" in shown.output
    assert json.loads(run("replay", f"{tmp_path}/game", "--json").output)["names"] == ["Mia", "Leo"]


def test_loading_another_game_than_the_one_named_is_refused(run: Run, record: str) -> None:
    result = run("play", "campos", "--load", record)
    assert result.stderr == "hegemon: there is no game 'campos'; did you mean campus?\n"


def test_a_file_that_is_there_is_not_chosen_for_saving(run: Run, record: str) -> None:
    before = Path(record).read_text()
    result = run("play", "campus", "--save", record)
    assert result.stderr == f"hegemon: {record} exists already; name a new file, or --load it to go on with it\n"
    assert Path(record).read_text() == before


def test_a_loaded_file_may_be_saved_to(run: Run, tmp_path: Path) -> None:
    path = f"{tmp_path}/game"
    run("play", "campus", "--seed", "11", "--save", path, *QUICK, typed=["sspa 1"])
    run("play", "--load", path, "--save", path, typed=["sspa 2"])
    moves = json.loads(run("replay", path, "--json").output)["moves"]
    assert [move for move in moves if move.startswith("0 ")][:2] == ["0 place sspa 1", "0 place sspa 2"]


def test_what_another_process_has_written_is_left_alone(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path / "campus-1.record")
    keeper.keep("mine")
    (tmp_path / "campus-1.record").write_text("another's")
    keeper.keep("mine and more")
    assert (tmp_path / "campus-1.record").read_text() == "another's"
    assert keeper.path.read_text() == "mine and more"
    assert keeper.path.name.startswith("campus-")


def test_a_folder_that_cannot_be_made_is_remembered_as_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    keeper = Keeper(tmp_path / "file" / "campus-1.record")
    keeper.keep("mine")
    assert keeper.trouble.startswith(f"cannot save the game in {tmp_path}/file/campus-1.record: ")


def test_a_game_that_cannot_be_kept_is_played_with_a_warning(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("in the way")
    result = run("play", "campus", "--seats", "random,random", "--seed", "1", "--set", "round_limit=1")
    assert result.exit_code == 0
    assert result.output.count("Warning: cannot save the game in ") == 1


def test_the_newest_game_comes_first_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "MOST_KEPT", 2)
    for number in range(4):
        path = tmp_path / f"campus-{number}.record"
        path.write_text("x")
        os.utime(path, (time.time(), 1000 + number))
    keeping.prune(tmp_path)
    assert [path.name for path in keeping.newest_first(tmp_path, "campus")] == ["campus-3.record", "campus-2.record"]
