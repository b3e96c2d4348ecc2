"""What is changed, and the tests that should notice: a game's rules, its remarks on moves, or the kit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from hegemon import manifest
from hegemon.conformance.case import Variant, is_allowed, variant_name
from hegemon.conformance.declared import declaration
from hegemon.conformance.mutation import Mutant, mutants_of
from hegemon.engine.discovery import folders, game
from hegemon.engine.game import Game

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "hegemon"
KIT = "kit"
DATA_FILES = {"content.py", "names.py"}
REMARKS = {"hints.py", "moving.py", "offers.py", "previews.py"}  # of a game's words: what asks the rules


@dataclass(frozen=True)
class Subject:
    """What is changed, and the tests that should notice."""

    name: str
    title: str
    files: list[str]  # that are changed, relative to the package
    traced: list[str]  # these, and what else the same tests judge
    folders: list[str]  # whose tests judge, the subject's own first
    games: list[str]  # whose batteries judge too
    cases: list[str]  # of those batteries, with the fewest players
    larger: list[str]  # the cases with more players, which are not played here but decide which games are golden


def subject_of(name: str, words: bool) -> Subject:
    """A game, its remarks on moves, or the kit."""
    if name == KIT:
        files = rules_under(KIT)
        return Subject(KIT, "The kit", files, files, ["tests/kit", *map(tests_of, folders())], *cases_of(folders()))
    rules, remarks = rules_under(f"games/{name}"), remarks_of(name)
    title = f"{game(name).title}, its remarks" if words else game(name).title
    traced = rules + remarks + rules_under(KIT)
    return Subject(name, title, remarks if words else rules, traced, [tests_of(name)], *cases_of([name]))


def tests_of(name: str) -> str:
    return f"src/hegemon/games/{name}/tests"


def remarks_of(name: str) -> list[str]:
    """The files of a game's words that ask the rules."""
    folder = PACKAGE / "games" / name / "words"
    return sorted(str(file.relative_to(PACKAGE)) for file in folder.glob("*.py") if file.name in REMARKS)


def cases_of(games: list[str]) -> tuple[list[str], list[str], list[str]]:
    """Games, and the names of their cases: with the fewest players, and with more."""
    found = [game(name) for name in games]
    least = [case for of in found for case in allowed_cases(of, of.least)]
    larger = [
        case for of in found for players in range(of.least + 1, of.most + 1) for case in allowed_cases(of, players)
    ]
    return games, least, larger


def allowed_cases(of: Game, players: int) -> list[str]:
    """The names of a game's cases with so many players."""
    declared: Sequence[Variant] = getattr(declaration(of), "VARIANTS", ({},))
    return [f"{of.name}-{players}-{variant_name(one)}" for one in declared if is_allowed(of, players, one)]


def rules_under(folder: str) -> list[str]:
    """The compiled files of a folder that hold rules."""
    files = [file for file in manifest.sources(str(PACKAGE)) if file.startswith(f"{folder}/")]
    return [file for file in files if Path(file).name not in DATA_FILES]


def possible_mutants(of: Subject) -> list[Mutant]:
    """Every small change to its files."""
    return [mutant for file in of.files for mutant in mutants_of(file, (PACKAGE / file).read_bytes())]


def source_of(mutant: Mutant) -> bytes:
    return (PACKAGE / mutant.file).read_bytes()
