"""A mutant is tried with the tests that can notice it, and the verdict is that of its tests."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from hegemon.conformance.declared import declared_cases
from hegemon.conformance.mutation import Mutant, mutants_of
from hegemon.engine.discovery import game
from mutating.digests import Digests
from mutating.laboratory import Laboratory, Verdict
from mutating.place import place_of
from mutating.subject import PACKAGE, ROOT, Subject, subject_of
from mutating.swapping import Loaded
from mutating.traces import Trace, Traces, saved_traces
from mutating.verdicts import Verdicts

pytestmark = pytest.mark.once

SOURCE = """\
LIMIT = 3

class Purse:
    def pay(self, amount=1):
        if (
            amount > LIMIT
        ):
            return -1
        def later():
            return amount * 5
        return later()
"""


def mutant_of(after: str, source: str = SOURCE) -> Mutant:
    """The change of a source that makes this of one of its lines."""
    found = mutants_of("purse.py", source.encode())
    return next(one for one in found if f"+ {after}" in one.report(source.encode()).splitlines()[-1])


@pytest.mark.parametrize(
    ("after", "lines", "function"),
    [
        ("LIMIT = 4", {1}, ""),
        ("def pay(self, amount=2):", {4}, ""),
        ("amount >= LIMIT", {5, 6, 7}, "Purse.pay"),
        ("return -2", {8}, "Purse.pay"),
        ("return amount * 6", {10}, "Purse.pay"),
    ],
)
def test_a_mutant_stands_in_a_statement_of_a_function(after: str, lines: set[int], function: str) -> None:
    place = place_of(mutant_of(after), SOURCE.encode())
    assert (set(place.lines), place.function) == (lines, function)


TRACES = Traces(
    {"purse.py": [1, 3, 4]},
    {
        "tests/test_slow.py::test": Trace(2.0, False, {"purse.py": [5, 6, 8]}),
        "tests/test_quick.py::test": Trace(1.0, False, {"purse.py": [5, 6, 8]}),
        "tests/test_purse.py::test": Trace(3.0, False, {"purse.py": [5, 6]}),
        "tests/test_other.py::test": Trace(0.1, False, {"bank.py": [8]}),
    },
)


def planned(after: str, traces: Traces = TRACES) -> tuple[list[str], bool]:
    plan = traces.plan(mutant_of(after), place_of(mutant_of(after), SOURCE.encode()))
    return [test.split("_")[1].split(".")[0] for test in plan.tests], plan.anew


def test_those_that_execute_the_statement_judge_it_the_likeliest_and_quickest_first() -> None:
    assert planned("amount >= LIMIT") == (["purse", "quick", "slow"], False)
    assert planned("return -2") == (["quick", "slow"], False)
    assert planned("return amount * 6") == ([], False)


def test_what_is_executed_at_import_is_judged_by_all_tests_and_imported_anew() -> None:
    assert planned("LIMIT = 4") == (["other", "purse", "quick", "slow"], True)
    called = Traces({"purse.py": [1, 3, 4, 5]}, TRACES.tests)
    assert planned("return -2", called) == (["quick", "slow", "other", "purse"], True)


def test_a_test_that_starts_other_processes_may_execute_anything() -> None:
    other = Trace(9.0, True, {})
    assert planned("return amount * 6", Traces(TRACES.at_import, {"tests/test_far.py::test": other})) == (
        ["far"],
        False,
    )


BEFORE = Digests("rest", {"tests/test_slow.py": "a", "tests/test_quick.py": "b"})
AFTER = Digests("rest", {"tests/test_slow.py": "a", "tests/test_quick.py": "c"})


def test_what_a_test_executes_is_kept_until_it_changes(tmp_path: Path) -> None:
    TRACES.save(tmp_path / "traces", BEFORE)
    assert saved_traces(tmp_path / "traces", BEFORE).at_import == TRACES.at_import
    assert saved_traces(tmp_path / "traces", AFTER).at_import == {}
    assert set(saved_traces(tmp_path / "traces", AFTER).tests) == {"tests/test_slow.py::test"}
    assert saved_traces(tmp_path / "traces", Digests("changed", BEFORE.tests)).tests == {}


def test_only_what_an_unchanged_test_caught_is_still_caught(tmp_path: Path) -> None:
    kept = {
        mutant_of("LIMIT = 4"): Verdict("caught", "tests/test_slow.py::test"),
        mutant_of("LIMIT = 2"): Verdict("caught", "tests/test_quick.py::test"),
        mutant_of("return -2"): Verdict("survived"),
    }
    for mutant, verdict in kept.items():
        Verdicts(tmp_path / "verdicts", BEFORE).keep(mutant, verdict)
    assert Verdicts(tmp_path / "verdicts", BEFORE).known == kept
    assert set(Verdicts(tmp_path / "verdicts", AFTER).known) == {mutant_of("LIMIT = 4")}
    assert Verdicts(tmp_path / "verdicts", Digests("changed", AFTER.tests)).known == {}


@pytest.fixture
def module(tmp_path: Path) -> ModuleType:
    (tmp_path / "purse.py").write_text(SOURCE)
    spec = importlib.util.spec_from_file_location("purse", tmp_path / "purse.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_loaded_function_becomes_the_changed_one_wherever_it_is_held(module: ModuleType, tmp_path: Path) -> None:
    pay: Callable[[int], int] = module.Purse().pay
    assert [pay(1), pay(3), pay(4)] == [5, 15, -1]
    mutant = mutant_of("amount >= LIMIT")
    sources = (SOURCE, mutant.apply(SOURCE.encode()).decode())
    for function, code in Loaded(tmp_path, ["purse.py"]).swaps("purse.py", sources, "Purse.pay", 6):
        function.__code__ = code
    assert [pay(1), pay(3), pay(4)] == [5, -1, -1]


def test_the_verdict_on_a_mutant_is_that_of_its_tests(tmp_path: Path) -> None:
    subject = Subject("bank", "Bank", ["kit/bank.py"], ["kit/bank.py"], ["tests/kit/test_bank.py"], [], [], [])
    source = (PACKAGE / "kit" / "bank.py").read_bytes()
    laboratory = Laboratory(tmp_path / "copy", subject)
    assert laboratory.open(trace=True)
    collected = laboratory.worker.collected
    traces = {test: laboratory.trace(test) for test in collected["tests"]}
    known = Traces(collected["lines"], {test: trace for test, trace in traces.items() if trace})
    assert len(known.tests) == len(traces)
    found = mutants_of("kit/bank.py", source)
    mutant = next(one for one in found if "purses[seat] > amount" in one.report(source))
    plan = known.plan(mutant, place_of(mutant, source))
    others = [test for test in known.tests if test not in plan.tests]
    tried = [plan, known.plan_of(others, False), known.whole(mutant)]
    verdicts = [laboratory.try_mutant(mutant, one).word for one in tried]
    laboratory.close()
    assert others
    assert verdicts == ["caught", "survived", "caught"]


def test_a_mutant_with_which_tests_are_never_collected_is_caught_by_time(tmp_path: Path) -> None:
    subject = Subject("bank", "Bank", ["kit/bank.py"], ["kit/bank.py"], ["tests/kit/test_bank.py"], [], [], [])
    laboratory = Laboratory(tmp_path / "copy", subject)
    laboratory.patience = 0.05
    verdict = laboratory.try_anew(Traces({}, {}).whole(None))
    assert verdict == Verdict("caught by time", "the collection of tests fails")


def test_the_cases_of_a_subject_are_all_that_golden_games_are_chosen_from() -> None:
    subject = subject_of("campus", words=False)
    golden = {path.stem for path in (ROOT / "tests" / "golden").glob("campus-*")}
    assert golden <= {*subject.cases, *subject.larger}
    assert {case.split("-")[1] for case in subject.cases} == {"2"}
    assert len({*subject.cases, *subject.larger}) == len(declared_cases(game("campus")))
