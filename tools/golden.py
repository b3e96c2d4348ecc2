"""Writes the golden games anew and says which have changed: `make golden`. Read the difference before keeping it."""

from __future__ import annotations

import sys
from pathlib import Path

from hegemon.conformance.declared import declared_cases
from hegemon.conformance.golden import golden_cases, write_golden
from hegemon.engine import discovery

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def main() -> int:
    """Every game of the package, one file for each of its variants; files of no variant are removed."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted: set[str] = set()
    changed = 0
    for name in discovery.folders():
        for case in golden_cases(declared_cases(discovery.game(name))):
            wanted.add(case.name)
            is_new = write_golden(case, FOLDER)
            changed += is_new
            print(f"{'changed' if is_new else 'same   '}  {case.name}")
    for path in sorted(FOLDER.glob("*.txt")):
        if path.stem not in wanted:
            path.unlink()
            changed += 1
            print(f"removed  {path.stem}")
    print(f"{changed} changed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
