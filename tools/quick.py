"""The tests of what differs from the last commit, in one form: `make quick`.

A changed file of `src/hegemon/FOLDER` brings `tests/FOLDER`, a game's brings its own tests and a sample of the battery
for that game, a changed test file brings itself, and the architecture is always looked at. The rules run in the form
that is fresh: compiled where nothing of them has changed, else interpreted.

    make quick                      what `git status` lists
    make quick ARGS="--since main"  everything since a commit
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ALWAYS = "tests/test_architecture.py"
BATTERY = "tests/contract/test_games.py"
BATTERY_SAMPLE = 24  # one in so many of a game's battery


def main() -> int:
    """Say what is run, and run it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--since", default="HEAD", help="the commit to compare with (HEAD)")
    changed = changed_files(parser.parse_args().since)
    tests, games = tests_for(changed), games_among(changed)
    print(f"hegemon: {len(changed)} changed files; testing {', '.join(tests)}", flush=True)
    code = pytest(tests)
    if games and code == 0:
        print(f"hegemon: a sample of the battery for {', '.join(games)}", flush=True)
        code = pytest([BATTERY, "--sample", str(BATTERY_SAMPLE), "-k", " or ".join(f"{name}-" for name in games)])
    return code


def changed_files(since: str) -> list[str]:
    """What differs from a commit, new files included."""
    different = git("diff", "--name-only", "--diff-filter=d", since)
    return sorted({*different, *git("ls-files", "--others", "--exclude-standard")})


def git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"hegemon: {done.stderr.strip() or 'git does not work here'}")
    return done.stdout.splitlines()


def tests_for(changed: list[str]) -> list[str]:
    """The test files and folders that belong to changed files, each once.

    >>> tests_for(["src/hegemon/lab/tally.py", "tests/lab/test_tally.py", "README.md"])
    ['tests/docs', 'tests/lab', 'tests/test_architecture.py']
    """
    found = {ALWAYS}
    for name in changed:
        found |= {place for place in places_for(Path(name)) if (ROOT / place).exists()}
    return sorted(place for place in found if not any(place.startswith(f"{other}/") for other in found))


def places_for(name: Path) -> set[str]:
    """Where a file is tested."""
    parts = name.parts
    if parts[:3] == ("src", "hegemon", "games") and len(parts) > 4:
        return {f"src/hegemon/games/{parts[3]}/tests"}
    if parts[:2] == ("src", "hegemon") and len(parts) > 3:
        return {f"tests/{parts[2]}"}
    if name.suffix == ".md":
        return {"tests/docs"}
    if parts[:2] == ("src", "hegemon") and name.suffix == ".py":
        return {f"tests/test_{name.name}"}
    if parts[0] == "tests" and name.name.startswith("test_"):
        return {str(name)}
    return {f"tests/{parts[1]}"} if parts[0] == "tests" and len(parts) > 2 else {f"tests/{parts[0]}"}


def games_among(changed: list[str]) -> list[str]:
    """The games whose folder has changed."""
    folders = [Path(name).parts for name in changed if name.startswith("src/hegemon/games/")]
    return sorted({parts[3] for parts in folders if len(parts) > 4})


def pytest(words: list[str]) -> int:
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadfile", *words]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    return 0 if code == 5 else code  # nothing of it is in the sample


if __name__ == "__main__":
    sys.exit(main())
