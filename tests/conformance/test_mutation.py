"""The small changes that tests of rules are tested with."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hegemon.conformance import mutation
from hegemon.conformance.mutation import mutants_of


def changed(source: str) -> set[str]:
    """What a source can become, without its first and last line breaks."""
    return {mutant.apply(source.encode()).decode().strip("\n") for mutant in mutants_of("x.py", source.encode())}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a <= b <= c", {"x = a < b <= c", "x = a <= b < c"}),
        ("x = (a) == (b)", {"x = (a) != (b)"}),
        ("x = a in b", {"x = a not in b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a and b and c", {"x = a or b and c", "x = a and b or c"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a // b", {"x = a * b"}),
        ("x = a % b", {"x = a // b"}),
        ("x += a", {"x -= a"}),
        ("x = 3", {"x = 4", "x = 2"}),
        ("x = -1", {"x = -2", "x = -0"}),
        ("x = 0.5", {"x = 1.5"}),
        ("x = True", {"x = False"}),
        ("x = max(a, b)", {"x = min(a, b)"}),
        ("x = any(y)", {"x = all(y)"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("x = [a for a in b if not a]", {"x = [a for a in b if a]"}),
        ("å = 'ö'; x = a + b  # ü", {"å = 'ö'; x = a - b  # ü"}),
    ],
)
def test_an_expression_is_changed_at_one_place(source: str, expected: set[str]) -> None:
    assert changed(source) == expected


@pytest.mark.parametrize(
    "source",
    [
        "x = 'text'",
        "x = f'{a + 1} troops'",
        "x: vec[i64, 3] = a",
        "x = vec(capacity=48)",
        "@made(free=1)\nclass X: ...",
        "if TYPE_CHECKING:\n    x = 1",
        "from a import b",
        "def f(x: int) -> int: ...",
    ],
)
def test_texts_types_and_hints_are_left_alone(source: str) -> None:
    assert changed(source) == set()


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("if a or b: c", {"if not (a or b): c", "if a and b: c"}),
        ("if a == b: c", {"if a != b: c"}),
        ("while a: c", {"while not (a): c"}),
        ("a.b = c", {"pass"}),
        ("a[b] = c", {"pass"}),
        ("a = c", set()),
        ("a[b] += c", {"pass", "a[b] -= c"}),
        ("f(a)", {"pass"}),
        ("raise a", {"pass"}),
        ("for a in b: continue", {"for a in b: pass", "for a in b: break"}),
        ("return", {"pass"}),
    ],
)
def test_a_statement_that_acts_is_also_removed(statement: str, expected: set[str]) -> None:
    body = "def f():\n    {}\n    g = h"
    assert changed(body.format(statement)) == {body.format(after) for after in expected}


@pytest.mark.parametrize(
    ("type_name", "value", "expected"),
    [
        ("bool", "a", {"not (a)"}),
        ("i64", "a", {"(a) + 1"}),
        ("float", "a", {"(a) + 1.0"}),
        ("str", "a", {'""'}),
        ("str", '""', set()),
        ("State", "a", set()),
    ],
)
def test_another_value_is_given_back(type_name: str, value: str, expected: set[str]) -> None:
    function = f"def f() -> {type_name}:\n    return {{}}"
    assert changed(function.format(value)) == {function.format(after) for after in expected}


def test_what_a_class_declares_is_not_removed() -> None:
    assert changed("class X:\n    def __init__(self):\n        self.a = b") == set()


def test_every_mutant_of_a_program_is_a_program() -> None:
    source = Path(mutation.__file__).read_bytes()
    mutants = mutants_of("mutation.py", source)
    assert len(mutants) > 50
    for mutant in mutants:
        ast.parse(mutant.apply(source))


def test_a_report_is_a_patch_of_one_line() -> None:
    source = b"x = 0\ny = a + b  # why\nz = 0\n"
    (mutant,) = [mutant for mutant in mutants_of("rules.py", source) if mutant.after == "-"]
    assert mutant.report(source) == "rules.py:2\n    - y = a + b  # why\n    + y = a - b  # why"
