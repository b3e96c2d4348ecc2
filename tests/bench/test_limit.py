"""The C programs are a second, independent writing of the rules: they must play the same games, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.limit.build import WAYS, NoCompilerError, Setting, build
from bench.limit.same import game_of_rules, games_of_program, games_of_rules

SETTINGS = [Setting("university", 4), Setting("university", 6), Setting("johanneberg", 2), Setting("johanneberg", 3)]
GAMES = 4


def program_for(setting: Setting, way: str) -> Path:
    try:
        return build(setting, way)
    except NoCompilerError as reason:
        pytest.skip(str(reason))


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting.map}-{setting.players}")
def test_the_c_programs_play_the_games_of_the_rules(setting: Setting) -> None:
    programs = [program_for(setting, way) for way in WAYS]
    wanted = games_of_rules(setting, 0, GAMES)
    assert [games_of_program(program, 0, GAMES) for program in programs] == [wanted for _ in WAYS]


def test_a_program_begins_with_any_seed() -> None:
    program = program_for(SETTINGS[2], "counted")
    seed = (1 << 40) + 7
    assert games_of_program(program, seed, 1) == [game_of_rules(SETTINGS[2], seed)]


def test_two_games_are_told_apart() -> None:
    told = games_of_program(program_for(SETTINGS[2], "listed"), 0, 50)
    assert len({line.split()[3] for line in told}) == 50
