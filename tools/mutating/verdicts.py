"""What became of the mutants that were tried, kept so that a run that was broken off goes on where it was."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

from hegemon.conformance.mutation import Mutant
from mutating.digests import Digests
from mutating.laboratory import Verdict


class Verdicts:
    """The verdicts that still hold, each written down as soon as it is known."""

    def __init__(self, file: Path, digests: Digests) -> None:
        self.file = file
        self.known = known_verdicts(file, digests)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps(asdict(digests)) + "\n", encoding="utf-8")
        for mutant, verdict in self.known.items():
            self.keep(mutant, verdict)

    def keep(self, mutant: Mutant, verdict: Verdict) -> None:
        self.known[mutant] = verdict
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps([list(asdict(mutant).values()), list(asdict(verdict).values())]) + "\n")


def known_verdicts(file: Path, digests: Digests) -> dict[Mutant, Verdict]:
    """Those of an earlier run. When tests have changed since, what an unchanged test caught is still caught."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    if not lines:
        return {}
    earlier = Digests(**json.loads(lines[0]))
    pairs = (json.loads(line) for line in lines[1:])
    known = {Mutant(*mutant): Verdict(*verdict) for mutant, verdict in pairs}
    return {one: verdict for one, verdict in known.items() if earlier == digests or digests.holds(earlier, verdict.by)}
