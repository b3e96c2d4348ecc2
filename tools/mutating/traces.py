"""Which test executes which lines, and so which tests can notice a change: those that execute its statement.

A test is traced by itself, in a process that has run no other, so that it has to make for itself what would otherwise
have been kept from an earlier one: a world on a shelf, a cache, a fixture.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from hegemon.conformance.mutation import Mutant
from mutating.digests import Digests
from mutating.place import Place
from mutating.tracing import Lines

NAMESAKE = 4  # times as likely to notice as another test: that of test_turn.py, for turn.py


@dataclass(frozen=True)
class Trace:
    """What one test executes."""

    seconds: float  # of the processor, while it was traced
    elsewhere: bool  # does it start other processes, of which nothing is known?
    lines: Lines


@dataclass(frozen=True)
class Plan:
    """The tests to run on a mutant, in order, with their seconds; none when no test executes it."""

    tests: list[str]
    seconds: list[float]
    anew: bool  # modules have to be imported anew, for what they do when they are imported may change

    def among(self, tests: list[str]) -> Plan:
        """The same for tests whose names have changed too: those that are there, and last those that are new."""
        known = dict(zip(self.tests, self.seconds))
        there = [name for name in self.tests if name in set(tests)] + [name for name in tests if name not in known]
        return Plan(there, [known.get(name, 0.0) for name in there], self.anew)


@dataclass(frozen=True)
class Traces:
    """What all tests execute, and what is executed before the first of them."""

    at_import: Lines
    tests: dict[str, Trace]

    def beside(self, others: dict[str, Trace]) -> Traces:
        """With those of other subjects, where this one knows no better."""
        return Traces(self.at_import, {**others, **self.tests})

    def plan(self, mutant: Mutant, place: Place) -> Plan:
        """What can notice this change. The likeliest and quickest come first."""
        anew = not place.function or not set(place.body).isdisjoint(self.at_import.get(mutant.file, []))
        near = {name for name, trace in self.tests.items() if is_near(trace, mutant.file, place)}
        tests = sorted(self.tests if anew else near, key=lambda name: (name not in near, self.cost(name, mutant)))
        return self.plan_of(tests, anew)

    def plan_of(self, tests: list[str], anew: bool) -> Plan:
        return Plan(tests, [self.tests[name].seconds for name in tests], anew)

    def whole(self, mutant: Mutant | None) -> Plan:
        """All tests."""
        return self.plan_of(sorted(self.tests, key=lambda name: self.cost(name, mutant)), True)

    def cost(self, name: str, mutant: Mutant | None) -> float:
        """What it takes to see whether this test notices."""
        is_namesake = mutant and f"/test_{Path(mutant.file).name}::" in name
        return self.tests[name].seconds / (NAMESAKE if is_namesake else 1)

    def save(self, file: Path, digests: Digests) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({"digests": asdict(digests), "traces": asdict(self)}), encoding="utf-8")


def is_near(trace: Trace, file: str, place: Place) -> bool:
    """Does this test execute the statement, or what nobody can see?"""
    return trace.elsewhere or not place.lines.isdisjoint(trace.lines.get(file, []))


def saved_traces(file: Path, digests: Digests) -> Traces:
    """Those of an earlier run that still hold; complete only when nothing has changed since."""
    if not file.exists():
        return Traces({}, {})
    found = json.loads(file.read_text(encoding="utf-8"))
    earlier, tests = Digests(**found["digests"]), found["traces"]["tests"]
    held = {name: Trace(**trace) for name, trace in tests.items() if digests.holds(earlier, name)}
    return Traces(found["traces"]["at_import"] if earlier == digests else {}, held)
