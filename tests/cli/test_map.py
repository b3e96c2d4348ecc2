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
from hegemon.presentation.sheet import sheet_of

ON_PAPER = [game.name for game in hegemon.all_games() if sheet_of(game)]


def plain_board(game: Game, view: dict[str, object]) -> str:
    return screen.fitting(Terminal(game).board(view)) + "\n"


def front(path: Path) -> str:
    return PdfReader(BytesIO(path.read_bytes())).pages[0].extract_text()


def named(game: str, seed: int) -> str:
    """What the map of a number is called, as it is said and printed."""
    sheet = sheet_of(hegemon.game(game))
    assert sheet is not None
    match = sheet.game.new(sheet.usual_players, seed=seed, **sheet.options(None, seed))
    return f"{sheet.called} {sheet.name(match.view())}"


def test_some_game_is_played_on_paper() -> None:
    assert ON_PAPER


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_map_goes_into_a_file_and_is_named(run: Run, tmp_path: Path, game: str) -> None:
    target = tmp_path / "map.pdf"
    result = run("map", game, "--seed", "7", "--pdf", str(target), "--paper", "letter")
    assert result.exit_code == 0, result.stderr
    assert f"{named(game, 7)}: {target}" in result.output
    assert named(game, 7) in front(target)
    assert named(game, 7) != named(game, 8)


@pytest.mark.parametrize("game", ON_PAPER)
def test_without_a_seed_some_map_is_chosen_and_said(run: Run, tmp_path: Path, game: str) -> None:
    target = tmp_path / "map.pdf"
    told = run("map", game, "--pdf", str(target)).output
    name = told.partition(", ")[2].rpartition(": ")[0]
    assert name
    assert name in front(target)


@pytest.mark.parametrize("game", ON_PAPER)
@pytest.mark.parametrize("seed", ["1", "2", "7"])
def test_a_map_that_is_shown_here_is_the_one_of_the_sheet(run: Run, game: str, seed: str) -> None:
    sheet = sheet_of(hegemon.game(game))
    assert sheet is not None
    match = sheet.game.new(sheet.usual_players, seed=int(seed), **sheet.options(None, int(seed)))
    shown = plain_board(sheet.game, sheet.unplayed(match.view()))
    assert run("map", game, "--seed", seed).output == shown


def test_a_map_has_the_size_that_is_asked_for(run: Run, tmp_path: Path) -> None:
    target = tmp_path / "map.pdf"
    result = run("map", "frontier", "--size", "8x6", "--seed", "7", "--pdf", str(target))
    assert "map 8x6-7" in result.output
    assert "map 8x6-7" in front(target)


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_pdf_goes_to_standard_output(run: Run, game: str) -> None:
    result = run("map", game, "--seed", "7", "--pdf", "-")
    assert result.stdout_bytes.startswith(b"%PDF")


@pytest.mark.parametrize("game", ON_PAPER)
def test_a_record_is_printed_as_it_stands(run: Run, tmp_path: Path, game: str) -> None:
    record, target = str(tmp_path / "game.record"), tmp_path / "board.pdf"
    run("play", game, "--seats", "Mia=random,Leo=random", "--seed", "7", "--set", "round_limit=2", "--save", record)
    result = run("map", "--record", record, "--until", "4", "--pdf", str(target))
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
        (["--size", "endless"], "size"),
        (["--players", "99"], "is for"),
        (["--until", "4"], "--until goes with --record"),
        (["--pdf", "/nowhere/map.pdf"], "cannot write /nowhere/map.pdf"),
    ],
)
def test_a_map_that_cannot_be_is_one_sentence(run: Run, game: str, arguments: list[str], sentence: str) -> None:
    result = run("map", game, *arguments)
    assert (result.exit_code, sentence in result.stderr) == (2, True)
