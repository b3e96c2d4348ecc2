"""Writes docs/api.md from the docstrings of what people outside the package use: `make api`.

It reads the source and imports nothing, so it says the same whether the rules are compiled or not. Shown are the names
that CONTENTS lists: functions and classes with their signatures and docstrings, members of a class that have a
docstring, constants and attributes with the comment behind them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "api.md"
BATTERY = "hegemon.conformance.battery"
RECORDS = ("dataclass", "NamedTuple")  # classes that are made from their fields
WIDTH = 120

HEAD = """# The names of the library

Written by `make api` from the docstrings; a test compares. [library.md](library.md) is the tour;
[write-a-game.md](write-a-game.md) and [write-a-hidden-game.md](write-a-hidden-game.md) build games with what stands
here. The examples are run as tests of their modules.

`i64` is a whole number of 64 bits, an `int` in plain Python; `vec[i64]` is a packed list of them (`librt.vecs`). Sets
of seats are bits of one number. Members that are not listed are the engine's own.
"""

Definition = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign


class Part(NamedTuple):
    """A section of the page: a module, the names of it that are shown, and members that are the engine's own."""

    module: str
    names: str
    left_out: str = ""
    called: str = ""  # where the names are to be had, if not in the module


CONTENTS = [
    Part("hegemon.engine.discovery", "all_games game from_position read_record replay_record", called="hegemon"),
    Part("hegemon.engine.errors", "NotAllowed NotUnderstood"),
    Part("hegemon.engine.game", "Blank Setup Draw Reading Game", "state_class make_blank make_setup"),
    Part(
        "hegemon.engine.match",
        "Match",
        "deal place begin attempt attempt_move carry_out look undo retractable fresh_state seen_state",
    ),
    Part("hegemon.engine.steps", "Step", "number at chapter"),
    Part("hegemon.engine.picker", "Picks"),
    Part("hegemon.engine.record", "Record Header", "line_of"),
    Part(
        "hegemon.engine.state",
        "State Standing NOBODY SPECTATOR NO_DICE bit lowest seats_in seats_from places_of submit is_written",
        "report",
    ),
    Part("hegemon.engine.adapter", "Adapter", "thrown copy imagine has_dice"),
    Part("hegemon.engine.fields", "Fields Copier COPIER"),
    Part("hegemon.engine.dice", "Dice die seeded", "word"),
    Part("hegemon.engine.dials", "Value Options number switch choice text group Dial settle format_value"),
    Part(
        "hegemon.engine.moves",
        "pack span towards verb first second third count high counted size covers contains expand sample spread",
    ),
    Part("hegemon.engine.notation", "Kind COUNT Verb Notation", "place knows"),
    Part("hegemon.engine.events", "EVERYONE SEAT DICE Event Telling Chronicle", "knows"),
    Part("hegemon.engine.playout", "playout"),
    Part("hegemon.engine.invariants", "broken"),
    Part(
        "hegemon.presentation.presentation",
        "View Imagine Presentation Picture",
        "module take_over guarded complain draw",
        called="hegemon.presentation",
    ),
    Part("hegemon.presentation.modules", "module_of"),
    Part(
        "hegemon.conformance.suite",
        "Conformance",
        "cases pytest_generate_tests test_write_the_story",
        called="hegemon.conformance",
    ),
    Part("hegemon.conformance.declared", ""),
    Part(BATTERY, "BATTERY"),
    Part("hegemon.kit.seats", "all_seats count_bits in_order seat_after first_of leading"),
    Part("hegemon.kit.bank", "can_pay gain pay hand_over pay_what_there_is"),
    Part(
        "hegemon.kit.cards",
        "IN_DECK shuffled top without_top with_below everyone is_known audience exchange_unknown misplaced",
    ),
    Part("hegemon.kit.asking", "Asking"),
    Part("hegemon.kit.shelf", "Shelf"),
    Part("hegemon.kit.graph", "Graph zeros linked_where shared_edges merged is_connected survives_any_loss"),
    Part("hegemon.bots.bot", "NOTHING Bot"),
    Part("hegemon.bots.kind", "Kind"),
    Part("hegemon.bots.roster", "offered level_names bot_names kind_of title_of new_bot bot_dice"),
    Part("hegemon.bots.greedy", "Greedy candidates settle", "imagine_worlds worth worlds"),
    Part("hegemon.bots.arena", "contest checked_contest"),
    Part("hegemon.lab.simulate", "Progress Plan simulate"),
    Part("hegemon.lab.tally", "Tally", "count count_places add"),
    Part("hegemon.lab.measures", "Measure measure_names new_measure"),
    Part("hegemon.lab.intervals", "interval"),
]


class Module:
    """A source file: what is defined in it, and its lines, for the comments."""

    def __init__(self, name: str) -> None:
        path = SOURCE.joinpath(*name.split("."))
        text = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text(encoding="utf-8")
        self.name = name
        self.tree = ast.parse(text)
        self.lines = text.splitlines()
        self.defined: dict[str, Definition] = {}
        for node in self.tree.body:
            if isinstance(node, Definition):
                self.defined |= dict.fromkeys(names_of(node), node)

    def find(self, name: str) -> Definition:
        """What is defined under a name; a name that is gone must go from CONTENTS too."""
        if name not in self.defined:
            raise KeyError(f"{self.name} has no {name}")
        return self.defined[name]

    def comment(self, node: ast.stmt) -> str:
        """The comment behind a line, as a sentence's end."""
        _, mark, words = self.lines[(node.end_lineno or 1) - 1].partition("  # ")
        return f": {words.strip()}" if mark else ""


def main() -> int:
    """Write the page and say whether it is another one now."""
    before = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    now = page()
    PAGE.write_text(now, encoding="utf-8")
    print(f"{'same' if now == before else 'changed'}  {PAGE.relative_to(ROOT)}")
    return 0


def page() -> str:
    """The whole page."""
    called = [part.called or part.module for part in CONTENTS]
    places = [f"[{name}](#{name.replace('.', '')})" for name in called]
    blocks = [block for part in CONTENTS for block in section(part) if block]
    return "\n\n".join([HEAD.rstrip(), " ·\n".join(places), *blocks]) + "\n"


def section(part: Part) -> Iterator[str]:
    """A module: what it is for, its constants and functions as a list, then its classes."""
    module, called = Module(part.module), part.called or part.module
    yield f"## {called}"
    yield explained(ast.get_docstring(Module(called).tree) or "")
    shown = [module.find(name) for name in part.names.split()]
    yield "\n".join(item for node in shown for item in short_items(module, node))
    for node in shown:
        if isinstance(node, ast.ClassDef):
            yield from class_blocks(module, node, set(part.left_out.split()))


def short_items(module: Module, node: Definition) -> list[str]:
    """A function or a constant; of the battery, every check; nothing for a class."""
    if isinstance(node, ast.ClassDef):
        return []
    if isinstance(node, ast.FunctionDef):
        return [function_item(node)]
    return list(checks(module)) if module.name == BATTERY else [f"- `{shortened(node)}`{module.comment(node)}"]


def class_blocks(module: Module, node: ast.ClassDef, left_out: set[str]) -> Iterator[str]:
    """A class: how it is made, what it means, its attributes that have a comment, its members that have a docstring."""
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) not in ("NamedTuple", "ValueError")]
    yield f"### {node.name}"
    yield f"```python\n{wrapped(f'{node.name}({parameters_of(node)})')}\n```"
    if bases:
        yield f"A {', '.join(f'`{base}`' for base in bases)}."
    yield explained(ast.get_docstring(node) or "")
    items = [f"- `{name}`{words}" for name, words in attributes(module, node) if name not in left_out]
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and is_shown(member) and member.name not in left_out:
            items.append(function_item(member))
    yield "\n".join(items)


def is_shown(member: ast.FunctionDef) -> bool:
    return not member.name.startswith("_") and ast.get_docstring(member) is not None


def attributes(module: Module, node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """The attributes that are set in the class or when an object is made, with the comments behind them."""
    made = [member for member in node.body if isinstance(member, ast.FunctionDef) and member.name == "__init__"]
    set_there = [line for member in made for line in member.body if "self." in ast.unparse(line)]
    for statement in [*node.body, *set_there]:
        if isinstance(statement, ast.Assign | ast.AnnAssign) and module.comment(statement):
            for target in targets_of(statement):
                yield ast.unparse(target).removeprefix("self."), module.comment(statement)


def function_item(node: ast.FunctionDef) -> str:
    """A function or method as an item of a list: its signature, then its docstring."""
    returned = ast.unparse(node.returns) if node.returns else "None"
    is_property = any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)
    signature = f"{node.name}: {returned}" if is_property else f"{node.name}({parameters(node.args)}) -> {returned}"
    return item(signature, explained(ast.get_docstring(node) or ""))


def item(signature: str, words: str) -> str:
    """An item of a list: a signature, and what there is to say below it."""
    return "\n".join([f"- `{signature}`", *(f"  {line}".rstrip() for line in words.splitlines())])


def checks(module: Module) -> Iterator[str]:
    """Every check of the battery with what it demands, file by file."""
    table = module.find("BATTERY")
    assert isinstance(table, ast.AnnAssign)
    assert isinstance(table.value, ast.Tuple)
    for check in table.value.elts:
        place, _, name = ast.unparse(check).partition(".")
        found = Module(f"hegemon.conformance.{place}").find(name)
        assert isinstance(found, ast.FunctionDef)
        yield item(name, (ast.get_docstring(found) or "").partition("\n")[0])


def explained(docstring: str) -> str:
    """A docstring as Markdown: examples and whatever is indented become blocks of code."""
    parts: list[str] = []
    for part in docstring.split("\n\n"):
        is_code = part.startswith((">>> ", "    "))
        if is_code and parts and parts[-1].endswith("```") and not part.startswith(">>> "):
            parts[-1] = parts[-1].removesuffix("\n```") + f"\n\n{undented(part)}\n```"
        else:
            parts.append(f"```python\n{undented(part)}\n```" if is_code else part)
    return "\n\n".join(parts)


def undented(part: str) -> str:
    return "\n".join(line.removeprefix("    ") for line in part.split("\n"))


def parameters_of(node: ast.ClassDef) -> str:
    """What an object is made from: the parameters of `__init__`, or the fields of a class that has none."""
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            return parameters(member.args)
    if not any(word in ast.unparse(mark) for word in RECORDS for mark in [*node.decorator_list, *node.bases]):
        return ""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    return ", ".join(ast.unparse(field) for field in fields)


def parameters(given: ast.arguments) -> str:
    """The parameters of a function without `self`; none of ours has some that are by position only."""
    plain = [argument for argument in given.args if argument.arg not in ("self", "cls")]
    missing: list[ast.expr | None] = [None] * (len(plain) - len(given.defaults))
    words = [parameter(argument, default) for argument, default in zip(plain, [*missing, *given.defaults])]
    words += [f"*{parameter(given.vararg)}"] if given.vararg else []
    words += [parameter(argument, default) for argument, default in zip(given.kwonlyargs, given.kw_defaults)]
    return ", ".join([*words, f"**{parameter(given.kwarg)}"] if given.kwarg else words)


def parameter(argument: ast.arg, default: ast.expr | None = None) -> str:
    return ast.unparse(argument) + (f" = {ast.unparse(default)}" if default else "")


def shortened(node: Definition) -> str:
    """A constant as it is used: its name, and its value where that is short."""
    assert isinstance(node, ast.Assign | ast.AnnAssign)
    value = ast.unparse(node.value) if node.value else ""
    return f"{ast.unparse(targets_of(node)[0])} = {value}"


def names_of(node: Definition) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    return [ast.unparse(target) for target in targets_of(node)]


def targets_of(node: ast.Assign | ast.AnnAssign) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def wrapped(signature: str) -> str:
    """A signature on one line, or where that is too long with a line for each parameter."""
    if len(signature) <= WIDTH:
        return signature
    name, _, rest = signature.partition("(")
    return "\n".join([f"{name}(", *one_a_line(rest.removesuffix(")")), ")"])


def one_a_line(listed: str) -> Iterator[str]:
    """Each of the parameters, indented; a comma within brackets separates nothing."""
    depth, word = 0, ""
    for letter in listed + ",":
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            yield f"    {word.strip()},"
            word = ""
        else:
            word += letter


if __name__ == "__main__":
    sys.exit(main())
