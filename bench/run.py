"""The benchmark: Campus beside the same rules in C, our other games, Connect Four beside peers, and what was promised.

    make bench                          everything; the first time the peers are installed and the C programs built
    make bench ARGS=--quick             a look at it in a minute
    make bench ARGS=--write-docs        and put the figures into docs/performance.md

It prints its tables and writes all figures to bench/results/latest.json.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bench import contenders, goals, whole  # noqa: E402  (found only now that the root is on the path)
from bench.limit.build import NoCompilerError, Setting, build  # noqa: E402
from bench.limit.same import games_of_program, games_of_rules  # noqa: E402
from bench.peers import run_all  # noqa: E402
from bench.report import Findings, as_data, as_text, write_into  # noqa: E402
from bench.rounds import run_rounds  # noqa: E402
from bench.versus import measure_versus  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "latest.json"
PAGE = ROOT / "docs" / "performance.md"
CLEAR_LINE = "\r\x1b[K"


class OtherGamesError(Exception):
    """Which game the C program plays otherwise than the rules do."""


def main() -> int:
    """Measure, print, write; 1 when the C programs and the rules do not play the same games."""
    options = parsed_options()
    tell("the C programs and the rules play the same games")
    try:
        same = {setting.map: same_games(setting, options.same) for setting in contenders.SETTINGS}
    except OtherGamesError as difference:
        return fail(str(difference))
    found = measured(options, same)
    tell("")
    print(as_text(found))
    RESULTS.parent.mkdir(exist_ok=True)
    RESULTS.write_text(json.dumps(as_data(found), indent=2) + "\n", encoding="utf-8")
    if options.write_docs:
        write_into(PAGE, as_text(found))
    return 0


def parsed_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure speed beside the peers and beside C, on one core.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each row is measured (5)")
    parser.add_argument("--seconds", type=float, default=1.5, help="how long each time (1.5)")
    parser.add_argument("--games", type=int, default=120_000, help="games of the simulation on one core and on two")
    parser.add_argument("--same", type=int, default=200, help="games that are compared with those of the C programs")
    parser.add_argument("--matches", type=int, default=200, help="games of Connect Four against OpenSpiel's search")
    parser.add_argument("--skip-peers", action="store_true", help="leave out the other systems")
    parser.add_argument("--write-docs", action="store_true", help="put the figures into docs/performance.md")
    parser.add_argument("--quick", action="store_true", help="two short rounds; the figures are rough")
    options = parser.parse_args()
    if options.quick:
        options.rounds, options.seconds, options.games, options.same, options.matches = 2, 0.5, 20_000, 20, 10
    return options


def measured(options: argparse.Namespace, same: dict[str, int]) -> Findings:
    """All rows, round after round, then what goes by the wall."""
    tell("preparing")
    rows = run_rounds(chosen(options.skip_peers), options.rounds, options.seconds, tell)
    cores = whole.measure_cores(options.games, min(3, options.rounds), tell)
    start = whole.measure_start(tell)
    versus = None if options.skip_peers else measure_versus(run_all.prepare_python(), options.matches, tell)
    judged = goals.judge(rows, cores, start, versus)
    return Findings(rows, judged, cores, start, same, options.rounds, options.seconds, versus)


def chosen(skip_peers: bool) -> list[contenders.Contender]:
    campus = [row for setting in contenders.SETTINGS for row in contenders.campus(setting)]
    ours = [*campus, *contenders.games(), *contenders.states(), *contenders.searches(), *contenders.connect_four()]
    return ours if skip_peers else [*ours, *contenders.peers()]


def same_games(setting: Setting, count: int) -> int:
    """See to it that the C programs play the games of the rules; how many were compared."""
    try:
        programs = [build(setting, way) for way in contenders.WAYS]
    except NoCompilerError:
        return 0
    wanted = games_of_rules(setting, 0, count)
    for program in programs:
        for ours, theirs in zip(wanted, games_of_program(program, 0, count), strict=True):
            if ours != theirs:
                raise OtherGamesError(f"on {setting.map} the rules played {ours}, the C program {theirs}")
    return count


def tell(what: str) -> None:
    """Show on the terminal what is being done; a log gets a line for each."""
    if sys.stderr.isatty():
        print(f"{CLEAR_LINE}{what[:100]}", end="", file=sys.stderr, flush=True)
    elif what:
        print(what, file=sys.stderr, flush=True)


def fail(reason: str) -> int:
    print(f"bench: {reason}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
