"""The long run: what the tests only sample, in full. `make soak` writes the result to docs/soak.md.

It plays random games of full length with every account checked at every state, lets greedy meet random, and runs the
battery at a larger scale. The exit code is 1 when anything fails.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from hegemon import form
from hegemon.conformance.battery import BATTERY
from hegemon.conformance.case import Case, cases, variant_name
from hegemon.conformance.declared import declaration, declared_cases
from hegemon.engine import discovery
from hegemon.engine.dials import format_value
from hegemon.lab.intervals import interval
from hegemon.lab.simulate import Plan, simulate
from hegemon.lab.tally import Tally

REPORT = Path(__file__).parent.parent / "docs" / "soak.md"
HEAD = """# The last soak

Written by `make soak`; `tools/soak.py` says what is played. Every line can be repeated from its seed.

| what | how many | result | seed | seconds | form |
| --- | ---: | --- | ---: | ---: | --- |
"""


@dataclass(frozen=True)
class Finding:
    """One line of the report."""

    what: str
    many: str
    result: str
    seed: str
    seconds: float
    passed: bool

    def row(self) -> str:
        result = self.result if self.passed else f"**failed**: {self.result}"
        return f"| {self.what} | {self.many} | {result} | {self.seed} | {self.seconds:.0f} | {form.FORM} |"


def main() -> int:
    """Run everything, report as it goes, and write the table."""
    asked = arguments()
    if form.FORM != form.COMPILED:
        print(f"soak: the rules must run compiled. {form.REASON}", file=sys.stderr)
        return 2
    findings: list[Finding] = []
    for finding in all_findings(asked):
        print(
            f"{'ok    ' if finding.passed else 'FAILED'} {finding.what}: {finding.many}, {finding.result}", flush=True
        )
        findings.append(finding)
    REPORT.write_text(HEAD + "\n".join([finding.row() for finding in findings]) + "\n", encoding="utf-8")
    return 0 if all(finding.passed for finding in findings) else 1


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="random games, over all maps and numbers of players")
    parser.add_argument("--duels", type=int, default=1000, help="games of greedy against random, for each variant")
    parser.add_argument("--scale", type=int, default=20, help="random games in each case of the battery")
    parser.add_argument("--seed", type=int, default=1, help="from which everything follows")
    return parser.parse_args()


def all_findings(asked: argparse.Namespace) -> Iterator[Finding]:
    """Everything there is to find out, game by game."""
    for name in discovery.folders():
        game = discovery.game(name)
        long_cases = cases(game, getattr(declaration(game), "SOAK", ({},)))
        games = -(-asked.games // len(long_cases))
        for group in by_variant(long_cases):
            yield random_games(group, games, asked.seed)
        for case in long_cases:
            if case.players == 2:
                yield duel(case, asked.duels, asked.seed)
        for group in by_variant(declared_cases(game, asked.scale)):
            yield battery(group)


def by_variant(cases: list[Case]) -> list[list[Case]]:
    """The cases that differ only in the number of players, together."""
    names = dict.fromkeys(variant_name(case.variant) for case in cases)
    return [[case for case in cases if variant_name(case.variant) == name] for name in names]


def random_games(group: list[Case], games: int, seed: int) -> Finding:
    """So many random games for each number of players, with every account checked at every state."""

    def run() -> tuple[str, str, bool]:
        endings: Counter[str] = Counter()
        moves = 0
        for case in group:
            plan = Plan(case.game.name, case.players, games, ("random",), seed, case.options, check=True)
            tally = simulate(plan, progress=Progress(spoken([case]), games).show)
            endings += tally.endings
            moves += tally.moves
        told = ", ".join(f"{number} by {ending}" for ending, number in sorted(endings.items()))
        many = f"{games * len(group)} games, {moves} moves"
        return many, f"no stuck state, no broken account; {told}", "unfinished" not in endings

    return measured(f"random games, checked: {spoken(group)}", str(seed), run)


def duel(case: Case, games: int, seed: int) -> Finding:
    """Greedy against random, from both seats."""

    def run() -> tuple[str, str, bool]:
        plan = Plan(case.game.name, 2, games, ("greedy", "random"), seed, case.options)
        tally = simulate(plan, progress=Progress(spoken([case]), games).show)
        shares = [greedy_share(tally, seat) for seat in range(2)]
        wanted = getattr(declaration(case.game), "GREEDY_WINS", 0.0)
        told = [f"seat {seat}: {share:.1%} ({low:.1%} to {high:.1%})" for seat, (share, low, high) in enumerate(shares)]
        passed = tally.unfinished == 0 and min(share for share, _, _ in shares) >= wanted
        return f"{tally.games} games", f"greedy wins, {'; '.join(told)}", passed

    return measured(f"greedy against random: {spoken([case])}", str(seed), run)


def greedy_share(tally: Tally, seat: int) -> tuple[float, float, float]:
    """Greedy's share of the wins from a seat, and its interval."""
    games = tally.games_by_bot_and_seat[f"greedy@{seat}"]
    wins = float(tally.wins_by_bot_and_seat[f"greedy@{seat}"])
    return wins / games, *interval(wins, games)


def battery(group: list[Case]) -> Finding:
    """Every check of the battery for each number of players, each on many random games."""

    def run() -> tuple[str, str, bool]:
        failures = [failure for case in group for check in BATTERY if (failure := failure_of(check, case))]
        games = sum(case.scale for case in group)
        return f"{len(BATTERY)} checks on {games} games", "; ".join(failures) or "all passed", not failures

    return measured(f"battery: {spoken(group)}", "the case's name", run)


def measured(what: str, seed: str, run: Callable[[], tuple[str, str, bool]]) -> Finding:
    """How many, what came of it and whether that is good: found out by running it, with the time it took."""
    began = time.perf_counter()
    try:
        many, result, passed = run()
    except AssertionError as problem:
        many, result, passed = "", str(problem), False
    return Finding(what, many, result, seed, time.perf_counter() - began, passed)


def failure_of(check: Callable[[Case], None], case: Case) -> str:
    """What a check finds, in one line; nothing when it passes."""
    try:
        check(case)
    except Exception as problem:
        return f"{check.__name__}: {type(problem).__name__}: {problem}".splitlines()[0]
    return ""


class Progress:
    """Says now and then how far a series is."""

    def __init__(self, what: str, games: int) -> None:
        self.what = what
        self.games = games
        self.told = time.monotonic()

    def show(self, games: int, moves: int) -> None:
        if time.monotonic() - self.told > 10:
            self.told = time.monotonic()
            print(f"       {self.what}: {games} of {self.games} games, {moves} moves", flush=True)


def spoken(group: list[Case]) -> str:
    """A case, or several that differ only in the number of players, in words."""
    seats = sorted(case.players for case in group)
    players = f"{seats[0]} to {seats[-1]}" if len(seats) > 1 else str(seats[0])
    options = [
        f"{name} {format_value(value)}" for name, value in group[0].variant.items() if isinstance(value, int | str)
    ]
    return ", ".join([group[0].game.title, f"{players} players", *options])


if __name__ == "__main__":
    sys.exit(main())
