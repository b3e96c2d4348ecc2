"""The tree keeps its shape: imports look down, rules do nothing but rules, and nothing grows too large to read."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from hegemon import manifest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "hegemon"
PLACES = ["src", "tests", "tools", "bench", "examples"]
LONGEST_FILE = 400
LONGEST_FUNCTION = 40

# Which parts of the package a part may import, beside itself. A game may not import another game.
MAY_IMPORT = {
    "manifest": set[str](),
    "theme": set[str](),  # how seats look, for all that shows them
    "form": {"manifest"},
    "engine": set[str](),
    "kit": {"engine", "theme"},
    "games": {"engine", "kit", "theme"},
    "bots": {"engine"},
    "presentation": {"engine"},
    "face": {"presentation"},
    "table": {"engine", "bots", "presentation", "theme", "form"},
    "lab": {"engine", "bots", "form"},
    "conformance": {"engine", "bots", "presentation", "form", "manifest"},
    "cli": {"engine", "bots", "presentation", "table", "lab", "conformance", "theme", "form", "manifest"},
}
# Rules code decides and remembers; reading, writing, waiting and guessing are for others.
BANNED_MODULES = (
    "asyncio concurrent contextvars ctypes datetime fcntl glob http importlib io logging multiprocessing os pathlib "
    "pickle platform random secrets select shutil signal socket sqlite3 subprocess sys tempfile threading time urllib "
    "uuid weakref"
)
BANNED_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint", "id", "hash"}
DOORS = {
    "bots/outside.py": {"importlib", "sys"},  # finds the bots of other packages
    "bots/search/budget.py": {"time"},  # a bot thinks for so long by the processor's clock
    "bots/tuned.py": {"pathlib", "sys"},  # reads the weights beside the rules, once
    "engine/discovery.py": {"importlib", "pathlib", "sys"},  # finds the folders of games, and is no rule
    "engine/game.py": {"pathlib", "secrets"},  # where the rule book lies; a seed for a match that is given none
}
UNFINISHED = re.compile("|".join(["TO" + "DO", "FIX" + "ME", "XX" + "X"]))
BANNER = re.compile(r"#\s*([-=*#~_+])\1{2,}|#.*([-=*#~_+])\2{3,}\s*$")


def python_files() -> list[Path]:
    found = [path for place in PLACES for path in sorted((ROOT / place).rglob("*.py"))]
    return [path for path in found if not {"build", "node_modules", ".venv"} & set(path.relative_to(ROOT).parts)]


@cache
def modules() -> dict[str, Path]:
    """The modules of the package without tests, by path relative to the package."""
    paths = {path.relative_to(PACKAGE).as_posix(): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {name: path for name, path in paths.items() if "tests" not in Path(name).parts}


def rules_files() -> dict[str, Path]:
    """What is compiled: engine, kit, games and bots."""
    return {name: PACKAGE / name for name in manifest.sources(str(PACKAGE))}


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imported(tree: ast.Module) -> list[str]:
    """The full names of everything that is imported anywhere in a file."""
    nodes = list(ast.walk(tree))
    modules = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    parts = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    return modules + [f"{node.module}.{alias.name}" for node in parts for alias in node.names]


def part_of(name: str) -> str:
    """The part of the package that a full name belongs to: `engine`, or `games.NAME` for what is in a game."""
    parts = name.split(".")[1:]
    return ".".join(parts[:2]) if parts[0] == "games" else parts[0]


def home_of(module: str) -> str:
    return part_of("hegemon." + module.removesuffix(".py").replace("/", "."))


def imported_parts(path: Path) -> set[str]:
    return {part_of(name) for name in imported(tree_of(path)) if name.startswith("hegemon.")}


@pytest.mark.parametrize("module", modules())
def test_imports_look_down_only(module: str) -> None:
    home = home_of(module)
    if home not in ("__init__", "games.__init__"):
        allowed = {home} | MAY_IMPORT[home.split(".")[0]]
        assert imported_parts(modules()[module]) <= allowed


def test_no_two_parts_import_each_other() -> None:
    graph: dict[str, set[str]] = {}
    for module, path in modules().items():
        if not home_of(module).endswith("__init__"):
            graph.setdefault(home_of(module), set()).update(imported_parts(path) - {home_of(module)})
    assert list(TopologicalSorter(graph).static_order())


def game_names() -> list[str]:
    return sorted(folder.parent.name for folder in PACKAGE.glob("games/*/RULES.md"))


def words_of(tree: ast.Module) -> Iterator[str]:
    """Every identifier and every text of a file, but for what only explains."""
    texts = {id(text) for text in explanations(tree)}
    for node in ast.walk(tree):
        for name in ("id", "attr", "arg", "name", "module"):
            word = getattr(node, name, None)
            if isinstance(word, str):
                yield word
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
            yield node.value


def explanations(tree: ast.Module) -> Iterator[ast.expr]:
    """Docstrings, and the help of commands with its examples."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        if isinstance(node, ast.Constant) and "Examples:" in str(node.value):
            yield node


@pytest.mark.parametrize("game", game_names())
def test_nothing_outside_its_folder_names_a_game(game: str) -> None:
    named = re.compile(rf"(?<![a-z]){game}(?![a-z])", re.IGNORECASE)
    for module, path in modules().items():
        if not module.startswith(f"games/{game}/"):
            found = [word for word in words_of(tree_of(path)) if named.search(word)]
            assert not found, f"{module} names {game}: {found}"


def kit_modules() -> list[str]:
    return [name for name in modules() if name.startswith("kit/") and not name.endswith("__init__.py")]


@cache
def users_of(module: str) -> set[str]:
    """The games that use a module of the kit, themselves or by another module of the kit."""
    full = "hegemon." + module.removesuffix(".py").replace("/", ".")
    users: set[str] = set()
    for name, path in modules().items():
        if name != module and any(f"{one}.".startswith(f"{full}.") for one in imported(tree_of(path))):
            users |= users_of(name) if name.startswith("kit/") else {home_of(name)}
    return users


@pytest.mark.parametrize("module", kit_modules())
def test_what_one_game_alone_uses_is_not_in_the_kit(module: str) -> None:
    assert len(users_of(module)) > 1, f"only {users_of(module)} uses {module}"


@pytest.mark.parametrize("module", rules_files())
def test_rules_code_has_no_door_to_the_world(module: str) -> None:
    path = rules_files()[module]
    used = {name.split(".")[0] for name in imported(tree_of(path))} - DOORS.get(module, set())
    assert not used & set(BANNED_MODULES.split())
    assert not called(tree_of(path)) & BANNED_CALLS


def called(tree: ast.Module) -> set[str]:
    """The plain names that are called somewhere."""
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {function.id for function in calls if isinstance(function, ast.Name)}


@pytest.mark.parametrize("module", rules_files())
def test_rules_code_has_no_state_of_its_own(module: str) -> None:
    """No `global`; what a module holds is not changed, but for a shelf that one function alone fills and empties."""
    tree = tree_of(rules_files()[module])
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.Global)]
    for name, changers in changed_state(tree).items():
        assert len(changers) == 1, f"{name} is changed by {changers}"
        assert is_shelf(tree, name), f"{name} is changed and is not a shelf"


def changed_state(tree: ast.Module) -> dict[str, set[str]]:
    """What the module holds and changes, with the functions that do so."""
    held = module_names(tree)
    changers: dict[str, set[str]] = {}
    for function in functions(tree):
        for name in changed_names(function):
            if name in held:
                changers.setdefault(name, set()).add(function.name)
    return changers


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def module_names(tree: ast.Module) -> set[str]:
    """The names that hold something at the top of a module."""
    targets: list[ast.expr] = []
    for node in tree.body:
        targets += (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
    return {target.id for target in targets if isinstance(target, ast.Name)}


def changed_names(function: ast.FunctionDef) -> Iterator[str]:
    """Names that a function, which did not make them, puts something into or takes something out of."""
    own = {argument.arg for argument in function.args.args}
    own |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(function):
        holder: ast.expr | None = None
        if isinstance(node, ast.Subscript | ast.Attribute) and not isinstance(node.ctx, ast.Load):
            holder = node.value
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGERS:
            holder = node.func.value
        if isinstance(holder, ast.Name) and holder.id not in own:
            yield holder.id


CHANGERS = {
    "append",
    "extend",
    "insert",
    "add",
    "update",
    "setdefault",
    "pop",
    "popitem",
    "remove",
    "discard",
    "clear",
    "sort",
}


def is_shelf(tree: ast.Module, name: str) -> bool:
    """Is this an empty dictionary for what was made before, never to be another one?"""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            return (
                ast.unparse(node.annotation).startswith(("Final[dict[str, ", "Final[dict[tuple["))
                and ast.unparse(node.value or node) == "{}"
            )
    return False


def first_line(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Where a function's code begins, after its arguments and what it says of itself."""
    body = node.body[1:] if ast.get_docstring(node) and len(node.body) > 1 else node.body
    return body[0].lineno


def is_list(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Is this no more than the list of a state's fields, one a line?"""
    return all(isinstance(part, ast.Assign | ast.AnnAssign | ast.Expr) for part in node.body)


@pytest.mark.parametrize("path", python_files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_and_functions_can_be_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - first_line(node) + 1
            assert lines <= LONGEST_FUNCTION or is_list(node), f"{node.name} has {lines} lines"


@pytest.mark.parametrize("path", python_files(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_left_for_later_and_nothing_shouts(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not UNFINISHED.search(text)
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    assert not [token.string for token in tokens if token.type == tokenize.COMMENT and BANNER.match(token.string)]


@pytest.mark.parametrize("module", modules())
def test_every_module_says_what_it_offers(module: str) -> None:
    tree = tree_of(modules()[module])
    assert ast.get_docstring(tree) or not tree.body


def test_an_import_is_seen_wherever_it_stands() -> None:
    tree = ast.parse("def f():\n    from hegemon.lab import simulate\n    import time")
    assert set(imported(tree)) == {"hegemon.lab.simulate", "time"}


def test_a_change_to_what_a_module_holds_is_seen() -> None:
    source = "A = []\nB = {}\ndef f(x):\n    A.append(x)\n    own = []\n    own.append(B)\ndef g():\n    B['k'] = 1"
    assert changed_state(ast.parse(source)) == {"A": {"f"}, "B": {"g"}}


def test_a_name_in_code_is_seen_and_one_in_an_explanation_is_not() -> None:
    tree = ast.parse('"""About chess."""\ndef chess_board():\n    """As in chess."""\n    return "no chess"')
    assert {word for word in words_of(tree) if "chess" in word} == {"chess_board", "no chess"}


@pytest.mark.parametrize("comment", ["# -----", "#####", "# === rules ===", "# rules ------"])
def test_a_banner_is_seen(comment: str) -> None:
    assert BANNER.match(comment)
