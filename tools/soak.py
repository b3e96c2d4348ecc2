"""The long run: what the tests only sample, in full. `make soak` writes the result to docs/soak.md.

It plays games of full length with every account checked at every state, lets greedy meet random, sees whether the games
are fair and whether a secret leaks, in the rules and at the table, runs the battery at a larger scale, kills the server
under play, tries chains of acts by which somebody could get at another's hand, and measures pages in a browser. What a
game declares for it is described in `hegemon.conformance.declared`. The exit code is 1 when anything fails.

    make soak                                  everything, and write the report
    make soak ARGS="--only NAME"               one game; the report's other lines stay
    make soak ARGS="--kind twins --kind kills" some kinds of lines; the report's other lines stay
    make soak ARGS="--part 0.01"               a hundredth of everything, and no report
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from hegemon import form
from hegemon.conformance.case import Case, cases
from hegemon.conformance.declared import declaration, declared_cases
from hegemon.conformance.trial import Trial
from hegemon.engine import discovery
from hegemon.engine.game import Game
from hegemon.lab.fairness import Bounds
from soaking.blind import blind
from soaking.boxes import boxes
from soaking.chains import chains
from soaking.checks import battery, conceals, leaks
from soaking.finding import Finding, by_variant
from soaking.kills import kills
from soaking.series import among_random, checked_games, duel, fairness, remedied, thoughtful
from soaking.trials import tried
from soaking.twins import twins

REPORT = Path(__file__).parent.parent / "docs" / "soak.md"
HEAD = """# The last soak

Written by `make soak`; `tools/soak.py` says what is played. Every line can be repeated from its seed.

| what | how many | result | seed | seconds | form |
| --- | ---: | --- | ---: | ---: | --- |
"""
RANDOM_GAMES = 100_000  # of each game over all variants and numbers of players, unless it declares another number
DUELS = 1_000  # games of greedy against random, for each variant
STATES = 2_000  # looked at for leaks, for each number of players
BLIND_STATES = 600  # in which a searching bot must not see the truth, for each game
SCALE = 20  # random games in each case of the battery
PLAYERS_AMONG_RANDOM = 4
KILLS = 200  # of a server under play
CHAINS = 300  # of three acts about the seats of a table, from each beginning
KINDS = (
    "games",
    "duels",
    "fairness",
    "thinking",
    "leaks",
    "blind",
    "twins",
    "battery",
    "trials",
    "boxes",
    "kills",
    "chains",
)  # of lines in the report


def main() -> int:
    """Run everything, report as it goes, and write the table."""
    asked = arguments()
    if form.FORM != form.COMPILED:
        print(f"soak: the rules must run compiled. {form.REASON}", file=sys.stderr)
        return 2
    findings: list[Finding] = []
    for finding in everything(asked):
        print(finding.spoken(), flush=True)
        findings.append(finding)
    if asked.part == 1:
        write_report(findings, whole=not asked.only and asked.kind == list(KINDS))
    return 0 if all(finding.passed for finding in findings) else 1


def everything(asked: argparse.Namespace) -> Iterator[Finding]:
    """Every game, and what is no game's own: the server that is killed, the chains of acts."""
    for name in [asked.only] if asked.only else discovery.folders():
        yield from Soak(discovery.game(name), asked.part, asked.seed).findings(asked.kind)
    if not asked.only and "kills" in asked.kind:
        yield kills(max(1, math.ceil(KILLS * asked.part)), asked.seed)
    if not asked.only and "chains" in asked.kind:
        yield chains(asked.part == 1, max(1, math.ceil(CHAINS * asked.part)), asked.seed)


def write_report(findings: list[Finding], whole: bool) -> None:
    """The lines of this run, each in the place of the one about the same; of a whole run nothing else."""
    rows: dict[str, str] = {}
    if not whole and REPORT.exists():
        rows = {title_of(row): row for row in REPORT.read_text(encoding="utf-8").removeprefix(HEAD).splitlines()}
    for finding in findings:
        rows[title_of(finding.row())] = finding.row()
    REPORT.write_text(HEAD + "\n".join(rows.values()) + "\n", encoding="utf-8")


def title_of(row: str) -> str:
    """What a line of the report is about."""
    return row.split("|")[1].strip()


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=discovery.folders(), help="one game")
    parser.add_argument("--kind", choices=KINDS, action="append", help="one kind of lines, or several (all)")
    parser.add_argument(
        "--part", type=float, default=1.0, help="how much of everything (1); fairness shows only in the whole"
    )
    parser.add_argument("--seed", type=int, default=1, help="from which all but fairness and the battery follows (1)")
    asked = parser.parse_args()
    asked.kind = asked.kind or list(KINDS)
    return asked


class Soak:
    """Everything there is to find out about one game."""

    def __init__(self, game: Game, part: float, seed: int) -> None:
        self.game = game
        self.part = part
        self.seed = seed
        self.declared = declaration(game)
        self.cases = cases(game, getattr(self.declared, "SOAK", ({},)))

    def findings(self, kinds: Sequence[str] = KINDS) -> Iterator[Finding]:
        """All lines of these kinds."""
        ways = {
            "games": self.games,
            "duels": self.against_random,
            "fairness": self.fair,
            "thinking": self.thinking,
            "leaks": self.secret,
            "blind": self.searching,
            "twins": self.unseen,
            "battery": self.battery,
            "trials": self.own,
            "boxes": self.shown,
        }
        for kind, way in ways.items():
            if kind in kinds:
                yield from way()

    def games(self) -> Iterator[Finding]:
        yield from self.checked("random", getattr(self.declared, "RANDOM_GAMES", RANDOM_GAMES))
        yield from self.checked("greedy", getattr(self.declared, "GREEDY_GAMES", 0))

    def battery(self) -> Iterator[Finding]:
        for group in by_variant(declared_cases(self.game)):
            yield battery(group, self.some(SCALE))

    def checked(self, bot: str, games: int) -> Iterator[Finding]:
        """Games of one bot, spread over variants and numbers of players."""
        for group in by_variant(self.cases) if games else []:
            yield checked_games(group, bot, self.some(games / len(self.cases)), self.seed)

    def against_random(self) -> Iterator[Finding]:
        """Greedy against random for two, and among three of them where that is declared."""
        duels = self.of_players(2)
        wins: float | list[float] = getattr(self.declared, "GREEDY_WINS", 0.0)
        for case, share in zip(duels, wins if isinstance(wins, list) else [wins] * len(duels), strict=True):
            yield duel(case, share, self.some(DUELS), self.seed)
        least: float | None = getattr(self.declared, "GREEDY_AMONG_RANDOM", None)
        if least is not None:
            for case in self.of_players(PLAYERS_AMONG_RANDOM):
                yield among_random(case, least, self.some(DUELS), self.seed)

    def fair(self) -> Iterator[Finding]:
        """Is every seat and every trait worth the same, where the game says what that means?"""
        bounds: Bounds | None = getattr(self.declared, "FAIR", None)
        if bounds is not None:
            for players in bounds.players:
                yield fairness(self.game, bounds, players, self.some(bounds.games))
                if bounds.remedy is not None and bounds.remedy.is_for(players):
                    yield remedied(self.game, bounds, bounds.remedy, players, self.some(bounds.remedy.games))

    def thinking(self) -> Iterator[Finding]:
        """What wins between bots that think ahead, and what do they never use, where a game wants to know?"""
        games: int = getattr(self.declared, "THINKING_GAMES", 0)
        for players in range(self.game.least, self.game.most + 1) if games else []:
            yield thoughtful(self.game, self.seed, players, self.some(games))

    def secret(self) -> Iterator[Finding]:
        """Does anything leak, where something is hidden?"""
        for players in range(self.game.least, self.game.most + 1) if conceals(self.game) else []:
            yield leaks(self.game, players, self.some(STATES))

    def searching(self) -> Iterator[Finding]:
        """Does a searching bot choose by what its seat cannot see?"""
        if conceals(self.game):
            yield blind(self.game, self.some(BLIND_STATES))

    def unseen(self) -> Iterator[Finding]:
        """Does the table show an act to who may not notice it?"""
        for players in range(self.game.least, self.game.most + 1):
            yield twins(self.game, players, self.some(STATES), self.seed)

    def own(self) -> Iterator[Finding]:
        """What the game tries in its own way."""
        trials: Sequence[Trial] = getattr(self.declared, "TRIALS", ())
        for trial in trials:
            yield tried(self.game, trial, self.part)

    def shown(self) -> Iterator[Finding]:
        """Has everything its place on the page?"""
        yield boxes(self.game, self.part, self.seed)

    def of_players(self, players: int) -> list[Case]:
        return [case for case in self.cases if case.players == players]

    def some(self, number: float) -> int:
        """The part of a number that is played: at least 1, and rounded up."""
        return max(1, math.ceil(number * self.part))


if __name__ == "__main__":
    sys.exit(main())
