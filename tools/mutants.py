"""Changes the rules of a game, or the kit, in small ways, each of which should make a test fail.

    python tools/mutants.py campus                        a sample of 150 changes, drawn with seed 1
    python tools/mutants.py campus --words                the game's remarks on moves instead of its rules
    python tools/mutants.py kit                           what games share; the tests of all games judge it
    python tools/mutants.py campus --seed 2 --sample 40   (or SEED=2 SAMPLE=40 in the environment)
    python tools/mutants.py campus --only turn.py --list  every possible change to one file, without a test
    python tools/mutants.py campus --whole                run all tests on each change: slow, to check the quick way

Each change, a *mutant*, is made in a private copy of the tree. The game's own tests judge it, and its part of the
contract battery with the fewest players, all interpreted; the kit is judged by its own tests and by those of all games.
First every test is traced by itself. Then of each mutant those tests run that execute the changed statement, the
likeliest and quickest first, up to the first that fails. A mutant that no test notices has survived; survivors are
listed, and fewer than nine caught of ten is a failure. Traces and verdicts are kept under build/mutants while sources
and tests stay as they are, so a run that was broken off goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from hegemon.conformance.mutation import Mutant  # noqa: E402
from hegemon.engine.discovery import folders  # noqa: E402
from mutating.digests import digests_of  # noqa: E402
from mutating.laboratory import Laboratory, Verdict  # noqa: E402
from mutating.place import place_of  # noqa: E402
from mutating.subject import KIT, Subject, possible_mutants, source_of, subject_of  # noqa: E402
from mutating.traces import Plan, Trace, Traces, saved_traces  # noqa: E402
from mutating.verdicts import Verdicts  # noqa: E402
from mutating.worker import PASSED  # noqa: E402

ENOUGH = 0.9
AT_A_TIME = 2
MEMORY = 3 << 30  # bytes for a process, so that a mutant that never stops growing is stopped
KEPT = ROOT / "build" / "mutants"
UNSEEN = "survived unseen"
NOBODY = "no test executes it"
STEP = 100  # tests traced between two lines of progress

Work = TypeVar("Work")
Result = TypeVar("Result")


def main() -> int:
    """Draw the sample and try it."""
    wanted = arguments()
    subject = subject_of(wanted.game, wanted.words)
    mutants = [mutant for mutant in possible_mutants(subject) if wanted.only in mutant.file]
    if wanted.list:
        print("\n".join(mutant.report(source_of(mutant)) for mutant in mutants))
        return 0
    sample = sorted(random.Random(wanted.seed).sample(mutants, min(wanted.sample, len(mutants))))
    print(f"{subject.title}: {len(sample)} of {len(mutants)} possible changes, seed {wanted.seed}", flush=True)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        return Trial(subject, Path(place), wanted.at_a_time, wanted.whole).run(sample)


def arguments() -> argparse.Namespace:
    """What was asked for; `make mutants SEED=2 SAMPLE=40` says it through the environment."""
    parser = argparse.ArgumentParser(description="Change rules in small ways and see whether tests fail.")
    parser.add_argument("game", choices=[*folders(), KIT])
    parser.add_argument("--words", action="store_true", help="change the game's remarks on moves instead of its rules")
    parser.add_argument("--seed", type=int, default=os.environ.get("SEED", "1"), help="of the sample (default: 1)")
    sample = os.environ.get("SAMPLE", "150")
    parser.add_argument("--sample", type=int, default=sample, help="how many changes to try (default: 150)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only files whose path has this text in it")
    parser.add_argument("--list", action="store_true", help="list the changes and try none")
    parser.add_argument("--whole", action="store_true", help="run all tests on each change, to check the quick way")
    text = f"how many changes to try at a time (default: {AT_A_TIME})"
    parser.add_argument("--at-a-time", type=int, default=AT_A_TIME, metavar="N", help=text)
    return parser.parse_args()


class Trial:
    """A subject, the laboratories in which its mutants are tried, and what is known of its tests."""

    def __init__(self, subject: Subject, place: Path, at_a_time: int, is_whole: bool) -> None:
        self.subject = subject
        self.is_whole = is_whole
        self.digests = digests_of(subject)
        self.laboratories = [Laboratory(place / str(k), subject) for k in range(at_a_time)]

    def run(self, sample: list[Mutant]) -> int:
        """Try every mutant and say in the end whether enough were caught."""
        traces = self.traces()
        if not traces:
            print(
                f"the tests of {self.subject.title} fail without any change: mutants can tell nothing", file=sys.stderr
            )
            return 2
        tried = list(self.told(sample, traces))
        for laboratory in self.laboratories:
            laboratory.close()
        return conclude(tried)

    def traces(self) -> Traces | None:
        """What each test executes, from an earlier run or measured now; none when one fails."""
        file = KEPT / f"{self.subject.name}.traces.json"
        known = saved_traces(file, self.digests).beside(self.traces_of_games())
        is_complete = bool(known.at_import)
        opened = self.shared_out(self.laboratories, lambda _, laboratory: laboratory.open(trace=not is_complete))
        if not all(is_open for _, is_open in opened):
            return None
        found = known if is_complete else self.measured(known)
        if found:
            found.save(file, self.digests)
        return found

    def traces_of_games(self) -> dict[str, Trace]:
        """What is known of the tests of games that judge the kit."""
        subjects = [subject_of(name, False) for name in self.subject.games if self.subject.name == KIT]
        found = [saved_traces(KEPT / f"{one.name}.traces.json", digests_of(one)) for one in subjects]
        return {name: trace for traces in found for name, trace in traces.tests.items()}

    def measured(self, known: Traces) -> Traces | None:
        """Every test traced by itself, if that is not known, and all of them passed together without tracing."""
        collected = self.laboratories[0].worker.collected
        traces = Traces(
            collected["lines"], {name: known.tests[name] for name in collected["tests"] if name in known.tests}
        )
        unknown = [name for name in collected["tests"] if name not in known.tests]
        begun = time.monotonic()
        for number, (name, trace) in enumerate(self.shared_out(unknown, Laboratory.trace), start=1):
            if trace is None:
                print(f"{name} fails without any change", file=sys.stderr)
                return None
            traces.tests[name] = trace
            if number % STEP == 0 or number == len(unknown):
                print(f"{number} of {len(unknown)} tests traced, {time.monotonic() - begun:.0f} s", flush=True)
        return traces if self.pass_together(traces) else None

    def pass_together(self, traces: Traces) -> bool:
        """Does no test fail after others, in the order in which mutants are tried?"""
        begun = time.monotonic()
        verdict = self.laboratories[0].try_unchanged(traces.whole(None))
        if verdict.word != PASSED:
            print(f"{verdict.by} fails without any change, after others", file=sys.stderr)
            return False
        print(f"the unchanged tests pass together in {time.monotonic() - begun:.0f} s", flush=True)
        return True

    def told(self, sample: list[Mutant], traces: Traces) -> Iterator[tuple[Mutant, Verdict]]:
        """Each mutant with what became of it, in order, and a line on the screen."""
        kept = Verdicts(KEPT / f"{self.subject.name}.verdicts{'.whole' * self.is_whole}.txt", self.digests)

        def tried(laboratory: Laboratory, mutant: Mutant) -> tuple[Verdict, float]:
            begun = time.monotonic()
            known = kept.known.get(mutant)
            return known or attempt(laboratory, mutant, self.plan(mutant, traces)), time.monotonic() - begun

        for number, (mutant, (verdict, seconds)) in enumerate(self.shared_out(sample, tried), start=1):
            if mutant not in kept.known:
                kept.keep(mutant, verdict)
            place = mutant.report(source_of(mutant)).splitlines()[0]
            told = f"{number:4} of {len(sample)}  {verdict.word:15} {seconds:6.1f} s  {place}"
            print(f"{told}  {verdict.by.rpartition('/')[2]}".rstrip(), flush=True)
            yield mutant, verdict

    def plan(self, mutant: Mutant, traces: Traces) -> Plan:
        return traces.whole(mutant) if self.is_whole else traces.plan(mutant, place_of(mutant, source_of(mutant)))

    def shared_out(
        self, work: Iterable[Work], do: Callable[[Laboratory, Work], Result]
    ) -> Iterator[tuple[Work, Result]]:
        """What is done with each piece of work, in order, as many at a time as there are laboratories."""
        free: SimpleQueue[Laboratory] = SimpleQueue()
        for laboratory in self.laboratories:
            free.put(laboratory)

        def done(one: Work) -> Result:
            laboratory = free.get()
            try:
                return do(laboratory, one)
            finally:
                free.put(laboratory)

        with ThreadPoolExecutor(len(self.laboratories)) as pool:
            pieces = list(work)
            yield from zip(pieces, pool.map(done, pieces))


def attempt(laboratory: Laboratory, mutant: Mutant, plan: Plan) -> Verdict:
    """Try a mutant, where any test can notice."""
    return laboratory.try_mutant(mutant, plan) if plan.tests else Verdict(UNSEEN, NOBODY)


def conclude(tried: list[tuple[Mutant, Verdict]]) -> int:
    survivors = [mutant for mutant, verdict in tried if verdict.word in (PASSED, UNSEEN)]
    for mutant in survivors:
        print(f"\nsurvived: {mutant.report(source_of(mutant))}")
    words = Counter(verdict.word for _, verdict in tried)
    print(f"\n{', '.join(f'{count} {word}' for word, count in sorted(words.items()))}")
    caught = 1 - len(survivors) / max(len(tried), 1)
    print(f"{len(tried) - len(survivors)} of {len(tried)} caught: {caught:.1%}; wanted: {ENOUGH:.0%}")
    return 0 if caught >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main())
