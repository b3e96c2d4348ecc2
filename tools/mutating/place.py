"""Where a mutant stands: the lines of its statement, and the function whose code it changes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from hegemon.conformance.mutation import Mutant


@dataclass(frozen=True)
class Place:
    """The lines that are executed when the changed statement is, and the function that holds it."""

    lines: frozenset[int]
    function: str  # its qualified name, the outermost if several; none for what is executed at import
    body: range  # the lines of that function without its head


def place_of(mutant: Mutant, source: bytes) -> Place:
    """The place of a mutant in the source that it changes."""
    first = source.count(b"\n", 0, mutant.start) + 1
    around = list(statements_around(ast.parse(source), first, column(source, mutant.start)))
    lines = own_lines(around[-1]) | {first, first + source.count(b"\n", mutant.start, mutant.end)}
    names: list[str] = []
    for node in around[:-1]:
        if isinstance(node, ast.FunctionDef):
            body = range(node.body[0].lineno, (node.end_lineno or 0) + 1)
            is_on_one_line = node.body[0].lineno == node.lineno
            return Place(frozenset(lines), "" if is_on_one_line else ".".join([*names, node.name]), body)
        names += [node.name] if isinstance(node, ast.ClassDef) else []
    return Place(frozenset(lines), "", range(0))


def column(source: bytes, at: int) -> int:
    return at - source.rfind(b"\n", 0, at) - 1


def statements_around(node: ast.AST, line: int, at: int) -> Iterator[ast.stmt]:
    """The statements in which a place lies, the outermost first."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.stmt):
            yield from statements_around(child, line, at)
        elif (child.lineno, child.col_offset) <= (line, at) < (child.end_lineno or 0, child.end_col_offset or 0):
            yield child
            yield from statements_around(child, line, at)


def own_lines(statement: ast.stmt) -> set[int]:
    """Its lines without those of the statements inside it."""
    inside = (node for node in ast.walk(statement) if isinstance(node, ast.stmt) and node is not statement)
    return lines_of(statement) - {line for node in inside for line in lines_of(node)}


def lines_of(statement: ast.stmt) -> set[int]:
    return set(range(statement.lineno, (statement.end_lineno or 0) + 1))
