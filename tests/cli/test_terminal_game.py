from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.terminals import Terminal

SHORT = ("campus", "--seed", "11", "--set", "starting_troops=5", "--set", "batch=10", "--set", "round_limit=2")
CHOICE = "Ada place> "
TURN = "Ada> "


def play_to_the_end(terminal: Terminal) -> None:
    """Place everything on the first territory of the menu, look at the board, and end every turn."""
    while asked := terminal.read_until(CHOICE, TURN):
        if asked == TURN:
            terminal.line("end")
            continue
        terminal.line("1")
        terminal.read_until("> ")
        terminal.line("all")


def test_a_whole_game_is_played_at_a_terminal(run: Run) -> None:
    terminal = Terminal("play", *SHORT, "--seats", "human,random")
    play_to_the_end(terminal)
    assert terminal.leave() == 0
    assert re.search(r"(territories|campus).* (Ada|Bo) wins\. ", " ".join(terminal.shown.split()))  # lines are broken
    path = terminal.shown.rpartition("hegemon replay")[2].split()[0]
    data = json.loads(run("replay", path, "--json").output)
    assert data["over"]
    assert data["names"] == ["Ada", "Bo (random)"]


def test_no_line_is_wider_than_the_screen() -> None:
    terminal = Terminal("play", *SHORT, "--seats", "human,random")
    terminal.read_until(CHOICE)
    for line in ("?", "text", "help", "legal", "rules 3.6", "board"):
        terminal.line(line)
        terminal.read_until(CHOICE)
    terminal.type("\x04")
    terminal.leave()
    assert max(len(line) for line in terminal.shown.splitlines() if "play --load" not in line) <= 80


def test_the_board_is_coloured_and_carries_letters() -> None:
    terminal = Terminal("play", *SHORT)
    terminal.read_until(CHOICE)
    terminal.type("\x04")
    terminal.leave()
    assert "\x1b[48;5;25;38;5;231m" in terminal.raw
    assert "\x1b[48;5;214;38;5;16m" in terminal.raw
    assert "|kemi" in terminal.shown
    assert "|A 1" in terminal.shown


@pytest.mark.parametrize("refusal", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_colours_can_be_refused(refusal: dict[str, str]) -> None:
    terminal = Terminal("play", *SHORT, env=refusal)
    terminal.read_until(CHOICE)
    terminal.type("\x04")
    terminal.leave()
    assert "\x1b[48" not in terminal.raw
    assert "|A 1" in terminal.shown


@pytest.mark.parametrize(("key", "code"), [("\x03", 130), ("\x04", 0)])
def test_leaving_by_a_key_keeps_the_game(run: Run, state_folder: Path, key: str, code: int) -> None:
    terminal = Terminal("play", *SHORT)
    terminal.read_until(CHOICE)
    terminal.line("sspa 2")
    terminal.read_until(CHOICE)
    terminal.press(key)
    assert terminal.leave() == code
    assert "Your game is saved. To continue: `hegemon play --resume`, or\n" in terminal.shown
    assert "Traceback" not in terminal.shown
    (kept,) = state_folder.iterdir()
    assert kept.read_text().splitlines()[-1] == "0 place sspa 2"
    assert "Ada placed 1 on SSPA." in run("play", "--resume", typed=["sspa 1"]).output


def test_the_tab_key_completes_names() -> None:
    pytest.importorskip("readline")
    terminal = Terminal("play", *SHORT)
    terminal.read_until(CHOICE)
    terminal.type("place kop\t")
    terminal.read_until("place kopparbunkern ")
    terminal.line("1")
    terminal.read_until(CHOICE)
    terminal.type("\x04")
    terminal.leave()
    assert "Ada placed 1 on Kopparbunkern." in terminal.shown


def test_the_rule_book_is_laid_out_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "cat")
    terminal = Terminal("rules", "campus")
    assert terminal.leave() == 0
    assert "**CAMPUS-3.1**" not in terminal.shown
    assert "CAMPUS-3.1" in terminal.shown
