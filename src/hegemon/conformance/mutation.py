"""Small changes to a source file, each of which should make a test fail: comparisons, sums, numbers, conditions.

A change keeps everything else of the file as it is, so that what survives its tests can be read as a patch of one line.
Texts, annotations, decorators and hints that change nothing but speed are left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

SWAPS: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
NEGATED_BY_SWAP = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}
RETURNS = {"bool": "not ({})", "i64": "({}) + 1", "int": "({}) + 1", "float": "({}) + 1.0", "str": '""'}
HINTS = {"capacity"}  # arguments that change nothing but speed
LEFT_ALONE = {"annotation", "returns", "decorator_list"}  # parts of a node that are no rules


def mutants_of(file: str, source: bytes) -> list[Mutant]:
    """Every small change to a file, in order."""
    finder = Finder(file, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found)


@dataclass(frozen=True, order=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `after`."""

    file: str
    start: int
    end: int
    after: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]

    def report(self, source: bytes) -> str:
        """The place, and the changed line before and after."""
        first = source.rfind(b"\n", 0, self.start) + 1
        rest = len(source) - source.find(b"\n", self.end)
        changed = self.apply(source)
        before, after = (text[first : len(text) - rest].decode().strip() for text in (source, changed))
        line = source.count(b"\n", 0, self.start) + 1
        return f"{self.file}:{line}\n    - {before}\n    + {after}"


class Finder:
    """Collects the mutants of one file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.line_starts = [0]
        for line in source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))
        self.found: set[Mutant] = set()

    def visit(self, node: ast.AST) -> None:
        """Change a node in every way it can be, and whatever it is made of."""
        if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.If) and self.text(node.test) == "TYPE_CHECKING"):
            return
        if type(node) in CHANGES:
            CHANGES[type(node)](self, node)
        for part, value in ast.iter_fields(node):
            if part not in LEFT_ALONE and not (isinstance(node, ast.keyword) and node.arg in HINTS):
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.AST):
                        self.visit(child)

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        return self.line_starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def text(self, node: ast.expr | ast.stmt) -> str:
        return self.source[self.start(node) : self.end(node)].decode()

    def replace(self, node: ast.expr | ast.stmt, after: str) -> None:
        if after != self.text(node):
            self.found.add(Mutant(self.file, self.start(node), self.end(node), after))

    def swap(self, operator: ast.AST, left: ast.expr, right: ast.expr) -> None:
        """Exchange the operator that stands between two operands."""
        symbol, other = SWAPS.get(type(operator), ("", ""))
        at = self.source.index(symbol.encode(), self.end(left), self.start(right))
        if symbol:
            self.found.add(Mutant(self.file, at, at + len(symbol), other))


def change_comparison(finder: Finder, node: ast.Compare) -> None:
    for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators):
        finder.swap(operator, left, right)


def change_logic(finder: Finder, node: ast.BoolOp) -> None:
    for left, right in zip(node.values, node.values[1:]):
        finder.swap(node.op, left, right)


def change_arithmetic(finder: Finder, node: ast.BinOp) -> None:
    if not isinstance(node.left, ast.List | ast.JoinedStr):
        finder.swap(node.op, node.left, node.right)


def change_update(finder: Finder, node: ast.AugAssign) -> None:
    finder.swap(node.op, node.target, node.value)


def change_constant(finder: Finder, node: ast.Constant) -> None:
    if isinstance(node.value, bool):
        finder.replace(node, str(not node.value))
    elif isinstance(node.value, int):
        finder.replace(node, str(node.value + 1))
        finder.replace(node, str(node.value - 1))
    elif isinstance(node.value, float):
        finder.replace(node, str(node.value + 1.0))


def change_call(finder: Finder, node: ast.Call) -> None:
    if isinstance(node.func, ast.Name) and node.func.id in NAMES:
        finder.replace(node.func, NAMES[node.func.id])


def change_condition(finder: Finder, node: ast.If | ast.While | ast.IfExp) -> None:
    negate(finder, node.test)


def change_filter(finder: Finder, node: ast.comprehension) -> None:
    for test in node.ifs:
        negate(finder, test)


def negate(finder: Finder, test: ast.expr) -> None:
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        finder.replace(test, finder.text(test.operand))
    elif not (isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATED_BY_SWAP)):
        finder.replace(test, f"not ({finder.text(test)})")


def change_function(finder: Finder, function: ast.FunctionDef) -> None:
    """Remove its statements one by one, and return other values; what `__init__` declares stays."""
    returns = ast.unparse(function.returns) if function.returns else ""
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and function.name != "__init__" and is_removable(node, function):
            finder.replace(node, "pass")
        if isinstance(node, ast.Continue):
            finder.replace(node, "break")
        if isinstance(node, ast.Return) and node.value is not None and returns in RETURNS:
            finder.replace(node.value, RETURNS[returns].format(finder.text(node.value)))


def is_removable(node: ast.stmt, function: ast.FunctionDef) -> bool:
    """A statement that acts; one that only names a value, or gives the last one back, cannot go without an error."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name | ast.Tuple)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Return):
        return node is not function.body[-1]
    return isinstance(node, ast.AugAssign | ast.Raise | ast.Continue)


CHANGES: dict[type[ast.AST], Callable[[Finder, Any], None]] = {
    ast.Compare: change_comparison,
    ast.BoolOp: change_logic,
    ast.BinOp: change_arithmetic,
    ast.AugAssign: change_update,
    ast.Constant: change_constant,
    ast.Call: change_call,
    ast.If: change_condition,
    ast.While: change_condition,
    ast.IfExp: change_condition,
    ast.comprehension: change_filter,
    ast.FunctionDef: change_function,
}
