"""Compiles the rules in the source tree, unless they are compiled already: `python tools/build.py`.

HEGEMON_COMPILE=1 must compile, 0 must not, auto (the default) compiles where there is a C compiler.
HEGEMON_OPT=1 builds more quickly, for code that runs more slowly.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import native


def main() -> int:
    """Compile if need be; the exit code is not 0 only where compiling was wanted and failed."""
    mode = os.environ.get("HEGEMON_COMPILE", "auto")
    if mode == "0":
        return 0
    with alone():
        if native.is_up_to_date():
            return 0
        problem = native.why_not()
        return refuse(problem, mode) if problem else compile_rules()


def compile_rules() -> int:
    """Run the build of setup.py in place, where a failure is a failure."""
    count = len(native.sources())
    print(f"hegemon: compiling {count} modules on {native.PROCESSORS} processors ...", flush=True)
    start = time.monotonic()
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=native.ROOT, env={**os.environ, "HEGEMON_COMPILE": "1"}, check=False)
    if done.returncode == 0:
        print(f"hegemon: compiled in {time.monotonic() - start:.0f} s")
    return done.returncode


def refuse(problem: str, mode: str) -> int:
    """Say why nothing is compiled; an error only where it must be."""
    print(f"hegemon: {problem}, so the rules run interpreted, many times slower", file=sys.stderr)
    return 1 if mode == "1" else 0


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other build of this tree runs."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = Path(native.ROOT, "build")
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main())
