"""Which tests prove which rules: the ids of a rule book, and the tests that name them in their marks.

    @pytest.mark.rule("CAMPUS-3.1")
    def test_nobody_receives_fewer_than_three() -> None: ...

Tests are read, not run. They are looked for in the folder `tests` of the game and in that of the project it is part of.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from hegemon.engine.errors import NotUnderstood
from hegemon.engine.game import Game

RULE = re.compile(r"^\s*(?:[-*+>] +|\d+\. +)?\*\*([A-Z][A-Z0-9]*-\d+(?:\.\d+)*)\*\*", re.MULTILINE)
MARK = "pytest.mark.rule"
PROJECT = "pyproject.toml"
INSTALLED = ("site-packages", "dist-packages")

Proofs = dict[str, list[str]]


def coverage(game: Game) -> Proofs:
    """Every rule of the game's rule book, in its order, with the tests that prove it."""
    found = proofs(game)
    return {rule: found.get(rule, []) for rule in listed_rules(game.rules.read_text(encoding="utf-8"))}


def strays(game: Game) -> Proofs:
    """Ids that tests name as this game's and that its rule book does not list, with those tests."""
    listed = listed_rules(game.rules.read_text(encoding="utf-8"))
    own = {rule.partition("-")[0] for rule in listed}
    named_here = proofs_in([game.folder / "tests"], root_of(game))
    named = {**{rule: tests for rule, tests in proofs(game).items() if rule.partition("-")[0] in own}, **named_here}
    return {rule: tests for rule, tests in named.items() if rule not in listed}


def listed_rules(book: str) -> list[str]:
    """The ids that a rule book lists, in order.

    >>> listed_rules("**SEA-1.1** Ships sail.\\n\\n- **SEA-1.2** Not on land, as SEA-1.1 says.")
    ['SEA-1.1', 'SEA-1.2']
    """
    return RULE.findall(book)


def proofs(game: Game) -> Proofs:
    """Every id that a test of the game or of its project names, with those tests; a sentence if there are no tests."""
    root = root_of(game)
    folders = [folder for folder in dict.fromkeys([game.folder / "tests", root / "tests"]) if folder.is_dir()]
    if not any(files_of_tests(folder) for folder in folders):
        raise NotUnderstood(f"the tests of {game.title} are not installed; they are in the source of its project")
    return proofs_in(folders, root)


def root_of(game: Game) -> Path:
    """The folder of the project that a game is part of, or the game's own where that is not to be had."""
    folder = game.folder.resolve()
    for parent in [folder, *folder.parents]:
        if parent.name in INSTALLED:
            break
        if (parent / PROJECT).exists():
            return parent
    return folder


def proofs_in(folders: list[Path], root: Path) -> Proofs:
    """Every id that tests in the folders name, with those tests, written from the root."""
    found: Proofs = {}
    for file in [file for folder in folders for file in files_of_tests(folder)]:
        where = file.resolve().relative_to(root.resolve()).as_posix()
        for name, rules in marked_tests(file):
            for rule in rules:
                found.setdefault(rule, []).append(f"{where}::{name}")
    return found


def files_of_tests(folder: Path) -> list[Path]:
    return sorted(folder.rglob("test_*.py"))


def marked_tests(file: Path) -> Iterator[tuple[str, list[str]]]:
    """The tests of a file, each with the ids that it, its class or its module is marked with."""
    module = ast.parse(file.read_text(encoding="utf-8"), str(file))
    yield from tests_in(module.body, "", file)


def tests_in(body: list[ast.stmt], prefix: str, file: Path) -> Iterator[tuple[str, list[str]]]:
    common = [rule for statement in body if is_marking(statement) for rule in named_rules(statement, file)]
    for item in body:
        if isinstance(item, ast.FunctionDef | ast.AsyncFunctionDef) and item.name.startswith("test"):
            yield prefix + item.name, unique([*common, *decorated_rules(item, file)])
        elif isinstance(item, ast.ClassDef) and item.name.startswith("Test"):
            for name, rules in tests_in(item.body, f"{prefix}{item.name}::", file):
                yield name, unique([*common, *decorated_rules(item, file), *rules])


def is_marking(statement: ast.stmt) -> bool:
    """Whether a statement marks all the tests beside it, as `pytestmark = ...` does."""
    return isinstance(statement, ast.Assign) and any(
        isinstance(target, ast.Name) and target.id == "pytestmark" for target in statement.targets
    )


def decorated_rules(item: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, file: Path) -> list[str]:
    return [rule for decorator in item.decorator_list for rule in named_rules(decorator, file)]


def named_rules(marking: ast.AST, file: Path) -> list[str]:
    """The ids in every `pytest.mark.rule(...)` of an expression or statement."""
    calls = [node for node in ast.walk(marking) if isinstance(node, ast.Call) and ast.unparse(node.func) == MARK]
    return [written_id(argument, file) for call in calls for argument in call.args]


def written_id(argument: ast.expr, file: Path) -> str:
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    raise NotUnderstood(f"{file.name}, line {argument.lineno}: the id of a rule is written out in its mark")


def unique(rules: list[str]) -> list[str]:
    return list(dict.fromkeys(rules))
