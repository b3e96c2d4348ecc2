from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader
from tests.cli.conftest import Run

import hegemon
from hegemon.cli import screen
from hegemon.cli.playing.terminal import Terminal
from hegemon.engine.game import Game
from hegemon.presentation import module_of

ON_PAPER = [game.name for game in hegemon.all_games() if module_of(game, "sheet")]


def plain_board(game: Game, view: dict[str, object]) -> str:
    return screen.fitting(Terminal(game).board(view)) + "\n"


def front(path: Path) -> str:
    return PdfReader(BytesIO(path.read_bytes())).pages[0].extract_text()


def test_some_game_is_played_on_paper() -> None:
    assert ON_PAPER


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_map_goes_into_a_file_and_is_named(run: Run, tmp_path: Path, game: str) -> None:
    target = tmp_path / "map.pdf"
    result = run("map", game, "--size", "8x6", "--seed", "7", "--pdf", str(target), "--paper", "letter")
    assert result.exit_code == 0, result.stderr
    assert "map 8x6-7" in result.output
    assert "map 8x6-7" in front(target)


@pytest.mark.parametrize("game", ON_PAPER)
def test_without_a_seed_some_map_is_chosen_and_said(run: Run, tmp_path: Path, game: str) -> None:
    target = tmp_path / "map.pdf"
    name = run("map", game, "--size", "6x6", "--players", "2", "--pdf", str(target)).output.split()[2].rstrip(":")
    number = name.removeprefix("6x6-")
    assert f"map {name}" in front(target)
    run("map", game, "--size", "6x6", "--players", "2", "--seed", number, "--pdf", str(tmp_path / "again.pdf"))
    assert f"map {name}" in front(tmp_path / "again.pdf")


@pytest.mark.parametrize("game", ON_PAPER)
def test_without_a_file_the_map_is_shown_here(run: Run, game: str) -> None:
    result = run("map", game, "--size", "6x6", "--seed", "7")
    assert (result.exit_code, "Map 6x6-7" in result.output) == (0, True)


@pytest.mark.parametrize("game", ON_PAPER)
@pytest.mark.parametrize("seed", ["1", "2", "7"])
def test_a_map_that_is_shown_here_has_its_spawns_where_the_sheet_has_them(run: Run, game: str, seed: str) -> None:
    found = hegemon.game(game)
    sheet = module_of(found, "sheet")
    assert sheet is not None
    match = found.new(4, seed=int(seed), **sheet.options("6x6", int(seed)))
    assert run("map", game, "--size", "6x6", "--seed", seed).output == plain_board(found, sheet.unplayed(match.view()))


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_pdf_goes_to_standard_output(run: Run, game: str) -> None:
    result = run("map", game, "--size", "6x6", "--seed", "7", "--pdf", "-")
    assert result.stdout_bytes.startswith(b"%PDF")


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_record_is_printed_as_it_stands(run: Run, tmp_path: Path, game: str) -> None:
    record, target = str(tmp_path / "game.record"), tmp_path / "board.pdf"
    run("play", game, "--seats", "Mia=random,Leo=random", "--seed", "7", "--set", "size=6x6", "--save", record)
    result = run("map", "--record", record, "--until", "12", "--pdf", str(target))
    assert result.exit_code == 0, result.stderr
    assert "Mia" in front(target)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["campus"], "Campus is not played on paper: it has no sheet"),
        ([], "name a game, or a record with --record"),
        (["campus", "--record", "x"], "a record says which game and map it is"),
        (["--record", "/nowhere/x"], "cannot read /nowhere/x"),
    ],
)
def test_what_cannot_be_printed_is_one_sentence(run: Run, arguments: list[str], sentence: str) -> None:
    result = run("map", *arguments)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert result.stderr.startswith(f"hegemon: {sentence}")


@pytest.mark.parametrize("game", ON_PAPER)
@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--size", "3x3"], "a size is"),
        (["--players", "99"], "is for"),
        (["--until", "4"], "--until goes with --record"),
        (["--pdf", "/nowhere/map.pdf"], "cannot write /nowhere/map.pdf"),
    ],
)
def test_a_map_that_cannot_be_is_one_sentence(run: Run, game: str, arguments: list[str], sentence: str) -> None:
    result = run("map", game, *arguments)
    assert (result.exit_code, sentence in result.stderr) == (2, True)
