"""Changes the rules of a game, or the kit, in small ways, each of which should make a test fail.

    python tools/mutants.py campus                        a sample of 150 changes, drawn with seed 1
    python tools/mutants.py campus --words                the game's remarks on moves instead of its rules
    python tools/mutants.py kit                           what games share; the tests of all games judge it
    python tools/mutants.py campus --seed 2 --sample 40   (or SEED=2 SAMPLE=40 in the environment)
    python tools/mutants.py campus --only turn.py --list  every possible change to one file, without a test

Each change, a *mutant*, is made in a private copy of the tree. There the game's own tests run, then its part of the
contract battery with the fewest players, both interpreted. For the kit, its own tests run and then those of all games.
A mutant that no test notices has survived; survivors are
listed, and fewer than nine caught of ten is a failure.
"""

from __future__ import annotations

import argparse
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import entry_points
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "hegemon"
sys.path.insert(0, str(ROOT / "src"))
os.environ["HEGEMON_FORM"] = "interpreted"

from hegemon import manifest  # noqa: E402
from hegemon.conformance.mutation import Mutant, mutants_of  # noqa: E402
from hegemon.engine.discovery import folders, game  # noqa: E402
from hegemon.engine.game import Game  # noqa: E402

ENOUGH = 0.9
AT_A_TIME = 2
MEMORY = 3 << 30  # bytes for a process, so that a mutant that never stops growing is stopped
SHORTEST_LIMIT = 60.0  # seconds
TIMES_AS_LONG = 4  # as the unchanged tests a mutant's may take
DATA_FILES = {"content.py", "names.py"}
REMARKS = {"hints.py", "offers.py", "previews.py"}  # of a game's words: what asks the rules
KIT = "kit"
COPIED_FOLDERS = ["src", "tests"]
SETTINGS = "pyproject.toml"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info", manifest.FILE)
PLUGIN = "hegemon.conformance.plugin"

PASSED = "survived"
FAILED = "caught"
HUNG = "caught by time"


@dataclass(frozen=True)
class Subject:
    """What is changed, and the tests that should notice."""

    title: str
    files: list[str]  # relative to the package
    tests: Path  # where the test of a file is looked for first
    games: list[Game]


def subject_of(name: str, words: bool) -> Subject:
    """A game, its remarks on moves, or the kit."""
    if name == KIT:
        return Subject("The kit", rules_under("kit"), Path("tests", "kit"), [game(one) for one in folders()])
    found = game(name)
    tests = Path("src", "hegemon", "games", name, "tests")
    if not words:
        return Subject(found.title, rules_under(f"games/{name}"), tests, [found])
    folder = PACKAGE / "games" / name / "words"
    files = sorted(str(file.relative_to(PACKAGE)) for file in folder.glob("*.py") if file.name in REMARKS)
    return Subject(f"{found.title}, its remarks", files, tests, [found])


def rules_under(folder: str) -> list[str]:
    """The compiled files of a folder that hold rules."""
    files = [file for file in manifest.sources(str(PACKAGE)) if file.startswith(f"{folder}/")]
    return [file for file in files if Path(file).name not in DATA_FILES]


def main() -> int:
    """Draw the sample and try it."""
    wanted = arguments()
    subject = subject_of(wanted.game, wanted.words)
    mutants = [mutant for mutant in possible_mutants(subject) if wanted.only in mutant.file]
    if wanted.list:
        print("\n".join(mutant.report(source_of(mutant)) for mutant in mutants))
        return 0
    sample = sorted(random.Random(wanted.seed).sample(mutants, min(wanted.sample, len(mutants))))
    print(f"{subject.title}: {len(sample)} of {len(mutants)} possible changes, seed {wanted.seed}")
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with tempfile.TemporaryDirectory(prefix="mutants-") as place:
        return judge(sample, subject, [Laboratory(Path(place) / str(k), subject) for k in range(AT_A_TIME)])


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
    return parser.parse_args()


def possible_mutants(of: Subject) -> list[Mutant]:
    """Every small change to its files."""
    return [mutant for file in of.files for mutant in mutants_of(file, (PACKAGE / file).read_bytes())]


def source_of(mutant: Mutant) -> bytes:
    return (PACKAGE / mutant.file).read_bytes()


def judge(sample: list[Mutant], of: Subject, laboratories: list[Laboratory]) -> int:
    """Try every mutant, tell how each fares, and say in the end whether enough were caught."""
    limit = unchanged(laboratories[0])
    if not limit:
        print(f"the tests of {of.title} fail without any change: mutants can tell nothing", file=sys.stderr)
        return 2
    survivors: list[Mutant] = []
    for number, (mutant, verdict) in enumerate(verdicts(sample, laboratories, limit), start=1):
        survivors += [mutant] if verdict == PASSED else []
        first_line = mutant.report(source_of(mutant)).splitlines()[0]
        print(f"{number:4} of {len(sample)}  {verdict:14}  {first_line}", flush=True)
    return conclude(sample, survivors)


def unchanged(laboratory: Laboratory) -> float:
    """How long the tests of a mutant may take, from the time of the unchanged ones; 0 when those fail."""
    begun = time.monotonic()
    if laboratory.run_tests(3600.0, shown=True) != PASSED:
        return 0.0
    seconds = time.monotonic() - begun
    print(f"the unchanged tests pass in {seconds:.0f} s")
    return max(SHORTEST_LIMIT, TIMES_AS_LONG * seconds)


def verdicts(sample: list[Mutant], laboratories: list[Laboratory], limit: float) -> Iterator[tuple[Mutant, str]]:
    """Each mutant with what became of it, in order, as many at a time as there are laboratories."""
    free: SimpleQueue[Laboratory] = SimpleQueue()
    for laboratory in laboratories:
        free.put(laboratory)

    def tried(mutant: Mutant) -> str:
        laboratory = free.get()
        try:
            return laboratory.try_mutant(mutant, limit)
        finally:
            free.put(laboratory)

    with ThreadPoolExecutor(len(laboratories)) as pool:
        yield from zip(sample, pool.map(tried, sample))


def conclude(sample: list[Mutant], survivors: list[Mutant]) -> int:
    caught = 1 - len(survivors) / max(len(sample), 1)
    for mutant in survivors:
        print(f"\nsurvived: {mutant.report(source_of(mutant))}")
    print(f"\n{len(sample) - len(survivors)} of {len(sample)} caught: {caught:.1%}; wanted: {ENOUGH:.0%}")
    return 0 if caught >= ENOUGH else 1


class Laboratory:
    """A private copy of the tree in which one mutant after the other is made."""

    def __init__(self, root: Path, of: Subject) -> None:
        self.root = root
        for name in COPIED_FOLDERS:
            shutil.copytree(ROOT / name, root / name, ignore=LEFT_OUT)
        shutil.copy(ROOT / SETTINGS, root)
        self.tests = of.tests
        own = [str(PACKAGE.relative_to(ROOT) / "games" / one.name / "tests") for one in of.games]
        batteries = " or ".join(f"{one.name}-{one.least}-" for one in of.games)
        folders_of_tests = dict.fromkeys([str(of.tests), *own])
        self.commands = [*([folder] for folder in folders_of_tests), ["tests/contract", "-k", batteries]]

    def try_mutant(self, mutant: Mutant, limit: float) -> str:
        """Make the change, run the tests, and undo it."""
        file = self.root / "src" / "hegemon" / mutant.file
        source = file.read_bytes()
        self.write(file, mutant.apply(source))
        namesake = self.tests / f"test_{file.name}"  # most likely to notice, and sooner than all together
        exists = (self.root / namesake).exists()
        verdict = self.run([str(namesake)], limit, False) if exists else PASSED
        verdict = self.run_tests(limit) if verdict == PASSED else verdict
        self.write(file, source)
        return verdict

    def write(self, file: Path, source: bytes) -> None:
        """A changed file, without the compiled one that Python might take for fresh within the same second."""
        file.write_bytes(source)
        for stale in (file.parent / "__pycache__").glob(f"{file.stem}.*.pyc"):
            stale.unlink()

    def run_tests(self, limit: float, shown: bool = False) -> str:
        """The own tests, and when they pass, the part of the battery."""
        for command in self.commands:
            verdict = self.run(command, limit, shown)
            if verdict != PASSED:
                return verdict
        return PASSED

    def run(self, command: list[str], limit: float, shown: bool) -> str:
        known = [point.name for point in entry_points(group="pytest11") if point.value == PLUGIN]
        plugins = ["-p", "no:cacheprovider", "-p", "no:xdist", *([] if known else ["-p", PLUGIN])]
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", *plugins, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), "PYTHONHASHSEED": "0"},
            stdout=None if shown else subprocess.DEVNULL,
            stderr=None if shown else subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return PASSED if process.wait(limit) == 0 else FAILED
        except subprocess.TimeoutExpired:
            return HUNG
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


if __name__ == "__main__":
    sys.exit(main())
